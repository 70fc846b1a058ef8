import assert from 'node:assert/strict'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { migrationFaults } from './faults/migrations/migrations.ts'
import { createDatabase } from './support/database.ts'

const rows = 4_000
const say = () => undefined
const directory = await mkdtemp(join(tmpdir(), 'learn-migrations-'))
after(() => rm(directory, { recursive: true }))

test('no migration keeps anybody waiting for more than a second', async () => {
  const database = await createDatabase()
  const { violations, stalls, statements } = await migrationFaults({ databaseUrl: database.url, rows, say })
  await database.drop()
  assert.deepEqual(violations, [])
  assert.equal(stalls.at(0)?.migration, '0027_secret_rotation.sql')
  assert(statements > 100, `only ${statements} statements ran meanwhile`)
})

test('a migration that locks a table in use is noticed', async () => {
  const database = await createDatabase()
  await cp('server/storage/migrations', directory, { recursive: true })
  const later = (await readdir(directory)).sort().slice(26)
  for (const name of later) await rm(join(directory, name))
  await writeFile(
    join(directory, '0027_slow.sql'),
    'alter table audit_events add column slow integer; select pg_sleep(3);',
  )
  const { violations } = await migrationFaults({ databaseUrl: database.url, rows, say, from: directory })
  await database.drop()
  assert.equal(violations.length, 1)
  assert.match(violations[0] ?? '', /^0027_slow\.sql: (read|write) \w+ waited for \d{4,} ms$/)
})
