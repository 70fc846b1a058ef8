import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest } from './nearest.ts'

const known = ['cursor', 'limit', 'sortBy', 'filter[status]', 'filter[studentId]']

for (const [given, expected] of [
  ['curser', 'cursor'],
  ['lmiit', 'limit'],
  ['sort_by', 'sortBy'],
  ['studentId', 'filter[studentId]'],
  ['status', 'filter[status]'],
  ['filter[stauts]', 'filter[status]'],
  ['colour', undefined],
  ['', undefined],
  ['x'.repeat(10_000), undefined],
] as const) {
  test(`${given.slice(0, 20) || 'an empty name'} ${expected ? `suggests ${expected}` : 'has no suggestion'}`, () => {
    assert.equal(nearest(given, known), expected)
  })
}
