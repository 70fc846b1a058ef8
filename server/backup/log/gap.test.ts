import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findGap } from './gap.ts'

const megabyte = 1 << 20
const at = (minute: number) => new Date(Date.UTC(2026, 0, 31, 12, minute))
const kept = (...parts: string[]) => parts.map((part, minute) => ({ part, keptAt: at(minute) }))
const only = { firstPart: '000000010000000000000FFE', branch: 1, branches: [] }

test('a complete log has no gap, even where its numbers carry over', () => {
  const parts = kept('000000010000000000000FFE', '000000010000000000000FFF', '000000010000000100000000')
  assert.equal(findGap(parts, only, megabyte), undefined)
})

test('the first missing part is found, with the time until which the log is intact', () => {
  const parts = kept(
    '000000010000000000000FFE',
    '000000010000000000000FFF',
    '000000010000000100000001',
    '000000010000000100000003',
  )
  assert.deepEqual(findGap(parts, only, megabyte), {
    missing: '000000010000000100000000',
    intactUntil: at(1),
  })
})

test('a damaged part is a gap, also at the end of the log', () => {
  const [first, last] = kept('000000010000000000000FFE', '000000010000000000000FFF')
  assert(first && last)
  assert.deepEqual(findGap([first, { ...last, isDamaged: true }], only, megabyte), {
    missing: last.part,
    intactUntil: at(0),
  })
})

test('without the first part, the log is intact at no time', () => {
  const first = { missing: only.firstPart, intactUntil: undefined }
  assert.deepEqual(findGap(kept('000000010000000000000FFF'), only, megabyte), first)
  assert.deepEqual(findGap([], only, 0), first)
})

test('a branch continues its original, and other branches fill no gap', () => {
  const branch = { number: 2, writtenAt: at(9), leftAt: new Map([[1, 0x2_80000n]]) }
  const base = { firstPart: '000000010000000000000001', branch: 2, branches: [branch] }
  const before = ['000000010000000000000001', '000000010000000000000002', '000000020000000000000002']
  assert.equal(findGap(kept(...before, '000000020000000000000003'), base, megabyte), undefined)
  const elsewhere = [...before, '000000010000000000000003', '000000020000000000000004']
  assert.equal(findGap(kept(...elsewhere), base, megabyte)?.missing, '000000020000000000000003')
})
