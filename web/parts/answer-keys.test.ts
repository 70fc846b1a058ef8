import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keysFor, marksOf, withUnit } from './answer-keys.ts'

test('numbers have a pad with the signs they need, and words are typed', () => {
  const typed = (kind: 'number' | 'fraction' | 'money' | 'time') =>
    keysFor({ kind, unit: null })
      .map(({ types }) => types)
      .join('')
  assert.equal(typed('number'), '1234567890.-')
  assert.equal(typed('fraction'), '1234567890/ ')
  assert.equal(typed('money'), '1234567890.')
  assert.equal(typed('time'), '1234567890:')
  for (const kind of ['text', 'letters'] as const) assert.deepEqual(keysFor({ kind, unit: null }), [])
})

test('a unit that stands beside the field becomes part of the answer, unless the child typed one', () => {
  const length = { kind: 'quantity', unit: 'cm' } as const
  assert.deepEqual(marksOf(length), { before: '', after: 'cm' })
  assert.equal(withUnit(' 45 ', length), '45 cm')
  assert.equal(withUnit('1,200.5', length), '1,200.5 cm')
  assert.equal(withUnit('0.45 m', length), '0.45 m')
  assert.equal(withUnit('about 4', length), 'about 4')

  const cost = { kind: 'money', unit: null } as const
  assert.deepEqual(marksOf(cost), { before: '£', after: '' })
  assert.equal(withUnit('3.50', cost), '£3.50')
  assert.equal(withUnit('£3.50', cost), '£3.50')
  assert.equal(withUnit('350p', cost), '350p')

  assert.equal(withUnit('3/4', { kind: 'fraction', unit: null }), '3/4')
  assert.equal(withUnit('B', null), 'B')
})
