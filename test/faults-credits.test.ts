import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { creditFaults } from './faults/credits.ts'
import { createMigratedDatabase } from './support/database.ts'

const database = await createMigratedDatabase()
after(() => database.drop())

test('servers killed under paid load charge once for finished work, and for nothing else', async () => {
  const lines: string[] = []
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  const report = await creditFaults({
    databaseUrl: database.url,
    times: 5,
    seed,
    say: line => lines.push(line),
  })
  assert.deepEqual(report.violations, [], `SEED=${seed} npm run faults -- credits --times 5`)
  assert(report.losses.kills >= 5)
  // A busy machine does less, but never nothing.
  assert(report.tally.done > 10, `there was too little load: ${lines.at(-2)}`)
  assert(report.replays > 5)
})
