import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { applyChanges, changesBetween } from './byte-changes.ts'

const someBytes = fc.uint8Array({ maxLength: 300, max: 3 })

test('changes turn any bytes into any others of the same length', () => {
  fc.assert(
    fc.property(someBytes, someBytes, (one, other) => {
      const length = Math.min(one.length, other.length)
      const [from, to] = [one.subarray(0, length), other.subarray(0, length)]
      const changes = changesBetween(from, to)
      assert(changes)
      assert.deepEqual([...applyChanges(from, changes)], [...to])
    }),
    { numRuns: 2_000 },
  )
})

test('long runs are split, and the bytes that are changed stay as they were', () => {
  const from = new Uint8Array(150_000)
  const to = from.map((_, at) => (at % 2) + 1)
  const changes = changesBetween(from, to)
  assert(changes)
  assert.deepEqual(applyChanges(from, changes), to)
  assert.equal(from.some(Boolean), false)
})

test('one changed number takes 14 bytes, and none takes nothing', () => {
  const from = new Uint8Array(20_000)
  const to = from.with(9_000, 1).with(9_007, 2)
  assert.equal(changesBetween(from, to)?.length, 14)
  assert.equal(changesBetween(from, from)?.length, 0)
})

test('bytes of another length have no changes, and changes for longer bytes are refused', () => {
  assert.equal(changesBetween(new Uint8Array(3), new Uint8Array(4)), undefined)
  const changes = changesBetween(new Uint8Array(9), new Uint8Array(9).with(8, 1)) ?? Buffer.alloc(0)
  assert.throws(() => applyChanges(new Uint8Array(8), changes), /not for these bytes/)
  for (let length = 1; length < changes.length; length++)
    assert.throws(() => applyChanges(new Uint8Array(9), changes.subarray(0, length)), /not for these bytes/)
})
