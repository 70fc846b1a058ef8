import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { mediaFaults } from './faults/media.ts'
import { createMigratedDatabase } from './support/database.ts'
import { temporaryDirectory } from './support/processes.ts'

const data = await temporaryDirectory()
const database = await createMigratedDatabase()
after(async () => {
  await database.drop()
  await data.remove()
})

test('uploads to killed servers resume, and end with the right bytes and the right storage usage', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  const report = await mediaFaults({
    databaseUrl: database.url,
    dataDir: data.path,
    times: 3,
    uploads: 16,
    seed,
    say: () => undefined,
  })
  assert.deepEqual(report.violations, [], `SEED=${seed} npm run faults -- media --times 3`)
  assert(report.losses.kills >= 3)
  assert(report.resumedWithin > 0)
})
