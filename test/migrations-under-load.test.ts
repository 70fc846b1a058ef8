import assert from 'node:assert/strict'
import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { lastOfBaseline } from '../server/storage/migrating/migration-file.ts'
import { migrationFaults } from './faults/migrations/migrations.ts'
import { createDatabase } from './support/database.ts'
import { temporaryDirectory } from './support/processes.ts'

const rows = 4_000
const say = () => undefined

test('no migration keeps anybody waiting for more than a second', async () => {
  const database = await createDatabase()
  const { violations, stalls, statements } = await migrationFaults({
    databaseUrl: database.url,
    rows,
    say,
    // A busy machine is slow by itself. `npm run faults -- migrations` applies the bar, which is one second.
    longestStall: 3_000,
    // With a report nearly always open, a migration tries for minutes before it finds a gap.
    rest: 4_000,
  })
  await database.drop()
  assert.deepEqual(violations, [])
  assert.equal(stalls.at(0)?.migration, '0027_secret_rotation.sql')
  assert.match(stalls.at(-1)?.migration ?? '', /later_batches/)
  assert(statements > 100, `only ${statements} statements ran meanwhile`)
})

test('a migration that locks a table in use is noticed, whichever table it is', async () => {
  const tables = ['audit_events', 'jobs', 'mails']
  const [database, folder] = [await createDatabase(), await temporaryDirectory()]
  await cp('server/storage/migrations', folder.path, { recursive: true })
  for (const name of (await readdir(folder.path)).sort().slice(lastOfBaseline))
    await rm(join(folder.path, name))
  // A batch has no limit.
  for (const [at, table] of tables.entries())
    await writeFile(
      join(folder.path, `00${lastOfBaseline + 1 + at}_slow.sql`),
      `-- outside a transaction\n-- until nothing changes\ndo 'begin lock table ${table}; perform pg_sleep(1.5); end';`,
    )
  const { violations } = await migrationFaults({ databaseUrl: database.url, rows, say, from: folder.path })
  await Promise.all([database.drop(), folder.remove()])
  assert.equal(violations.length, tables.length, violations.join('\n'))
  for (const [at, table] of tables.entries()) {
    assert.match(violations[at] ?? '', /^00\d\d_slow\.sql: .+ waited for \d{4,} ms \(before: \d+ ms\)$/)
    assert.match(violations[at] ?? '', new RegExp(table))
  }
})
