import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { Restarts } from './restarts.ts'

test('a process is replaced at once, but later and later if its replacements also end quickly', () => {
  const restarts = new Restarts()
  const pauses = Array.from({ length: 8 }, () => restarts.pauseAfter(100))
  assert.deepEqual(pauses, [0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  assert.equal(restarts.isHopeless, true)
  assert.equal(restarts.pauseAfter(20_000), 0, 'one that ran for long does not count')
  assert.equal(restarts.isHopeless, false)
})

test('a server whose processes keep ending stops and says why', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['test/support/operating/dying-process.ts'],
    {
      env: { LEARN_PROCESSES: '2', DATABASE_URL: 'postgres://127.0.0.1/none', LEARN_SECRET: 'x'.repeat(32) },
    },
  )
  assert.match(stdout, /^The server stops: its process "front \d" kept ending, and no other/m)
  const ends = stdout.match(/"ended":"front 1","code":7.*/g) ?? []
  assert.match(ends[0] ?? '', /another takes its place now/)
  assert.match(ends[2] ?? '', /another takes its place in 2 seconds/)
  assert(ends.length < 8, `${ends.length} ends`)
})
