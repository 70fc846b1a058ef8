import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topics as allTopics } from '@learn/content'
import { packMarks } from '@learn/learning/marks'
import { rebuild } from '@learn/learning/projection'
import { model } from '../knowledge/model.ts'
import { gridFor } from './grid.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 0, 5, 9, 10)
const columns = allTopics
  .slice(0, 3)
  .map(({ id, name }) => ({ topicId: id, name, subjectId: 'maths' as const }))
const [first] = columns
const attempts = Array.from({ length: 12 }, (_, n) => ({
  topicId: first?.topicId ?? '',
  difficulty: 0,
  right: n % 4 > 0,
  at: now - (12 - n) * hour,
}))
const marks = packMarks(model, rebuild(model, attempts))
const source = { studentId: 'robin', attempts: 12, modelVersion: model.version, subjectIds: 'maths english' }

test('a row is kept until the child answers, chooses other subjects, or the hour is over', () => {
  const grid = gridFor(columns, now)
  assert.equal(grid.find(source), undefined)
  const cells = grid.read(source, marks)
  assert.equal(typeof cells.scores[0], 'number')
  assert.deepEqual(cells.scores.slice(1), [null, null])
  assert.equal(gridFor(columns, now + 30 * 60_000).find(source), cells)
  assert.equal(grid.find({ ...source, attempts: 13 }), undefined)
  assert.equal(grid.find({ ...source, modelVersion: 'another' }), undefined)
  assert.equal(grid.find({ ...source, subjectIds: 'english' }), undefined)
  assert.deepEqual(grid.read({ ...source, subjectIds: 'english' }, marks).scores, [null, null, null])
  assert.equal(gridFor(columns.slice(1), now).find(source), undefined)
  assert.equal(gridFor(columns, now + hour).find(source), undefined)
})

test('however many children are looked at, at most ten thousand rows are kept', () => {
  const other = gridFor(columns.slice(0, 2), now)
  for (let n = 0; n < 6_000; n++) other.read({ ...source, studentId: `other ${n}` }, marks)
  const grid = gridFor(columns, now)
  for (let n = 0; n < 14_000; n++) grid.read({ ...source, studentId: `child ${n}` }, marks)
  assert(grid.size <= 10_000, String(grid.size))
  assert(grid.find({ ...source, studentId: 'child 13999' }))
  assert.equal(gridFor(columns.slice(0, 2), now).find({ ...source, studentId: 'other 1' }), undefined)
})

test('a look that began before the hour ended neither disturbs the next hour nor counts in it', () => {
  const late = Date.UTC(2026, 0, 6, 9, 59)
  for (let n = 0; n < 40; n++) {
    const before = gridFor(columns, late + n * hour)
    const next = gridFor(columns, late + (n + 1) * hour)
    for (let child = 0; child < 300; child++) before.read({ ...source, studentId: `child ${child}` }, marks)
    assert.equal(gridFor(columns, late + (n + 1) * hour), next)
  }
  const grid = gridFor(columns, late + 41 * hour)
  for (let child = 0; child < 300; child++) grid.read({ ...source, studentId: `child ${child}` }, marks)
  assert.equal(grid.size, 300)
})

test('at most a hundred sets of columns are kept', () => {
  const first = gridFor(columns.slice(0, 1), now)
  for (let n = 0; n < 150; n++) gridFor([{ topicId: `topic ${n}`, name: 'Topic', subjectId: 'maths' }], now)
  assert.notEqual(gridFor(columns.slice(0, 1), now), first)
})
