import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  countWords,
  examDateTrouble,
  exportName,
  isSameName,
  makePin,
  newPinTrouble,
  refusalWords,
} from './values.ts'

test('a new PIN is typed twice, has four characters and is not easy to guess', () => {
  assert.equal(newPinTrouble('8152', '8152'), '')
  assert.match(newPinTrouble('815', '815'), /four/)
  assert.match(newPinTrouble('8152', '8153'), /not the same/)
  for (const pin of ['1111', '1212', '1234', '4321', '2014', '1999'])
    assert.match(newPinTrouble(pin, pin), /easy to guess/, pin)
})

test('a PIN that we make is never easy to guess', () => {
  const drawn = [1, 2, 3, 4, 2, 0, 1, 5, 7, 7, 7, 1, 8, 1, 5, 2]
  assert.equal(
    makePin(() => drawn.shift() ?? 0),
    '8152',
  )
})

test('the name of the file says nothing about the child but their animal', () => {
  const now = new Date('2026-11-18T09:00:00Z')
  assert.equal(exportName('fox', now), 'learn-fox-2026-11-18.json')
  assert.equal(exportName('../<b>', now), 'learn-b-2026-11-18.json')
  assert.equal(exportName('7', now), 'learn-child-2026-11-18.json')
})

test('only what there is to lose is named', () => {
  const none = { attempts: 0, sessions: 0, papers: 0, assignments: 0, notes: 0, files: 0 }
  assert.deepEqual(countWords(none), [])
  assert.deepEqual(countWords({ ...none, attempts: 1_212, notes: 1 }), [
    '1,212 answers',
    '1 note by a teacher',
  ])
})

test('a name is confirmed in any case', () => {
  assert(isSameName(' robin ', 'Robin'))
  assert(!isSameName('Robi', 'Robin'))
})

test('a refusal is said in words about the section', () => {
  assert.equal(refusalWords({ _tag: 'BadRequest', message: 'x' }, 'Try another.'), 'Try another.')
  assert.match(
    refusalWords({ _tag: 'Conflict', message: 'username is taken. Choose another.' }, ''),
    /This username/,
  )
  assert.equal(refusalWords({ _tag: 'Conflict', message: 'Because.' }, ''), 'Because.')
})

test('the date of the test is from today on, within four years', () => {
  const now = new Date(2026, 10, 18, 23, 30)
  const trouble = (date: string) => examDateTrouble(date, now)
  assert.deepEqual(['', '2026-11-18', '2030-09-14'].map(trouble), ['', '', ''])
  assert.match(trouble('2026-11-17'), /in the past/)
  assert.match(trouble('2062-09-15'), /Check the year/)
})
