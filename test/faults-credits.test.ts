import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { creditFaults } from './faults/credits.ts'
import { createDatabase } from './world.ts'

const database = await createDatabase()
after(() => database.drop())

test('servers that are killed under paid load charge for what is done, once, and for nothing else', async () => {
  const lines: string[] = []
  const report = await creditFaults({
    databaseUrl: database.url,
    times: 5,
    seed: Number(process.env.SEED ?? Date.now() % 1_000_000),
    say: line => lines.push(line),
  })
  assert.deepEqual(report.violations, [])
  assert(report.losses.kills >= 5)
  assert(report.tally.done > 50, `there was hardly any load: ${lines.at(-2)}`)
  assert(report.replays > 20)
})
