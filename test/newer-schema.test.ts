import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { makeApiKey } from '../server/identity/api-key.ts'
import { migrate } from '../server/storage/migrate.ts'
import { runAsOwner } from '../server/storage/owner.ts'
import { callOperation } from './support/client.ts'
import { createDatabase } from './support/database.ts'
import { copyNewerMigrations, laterMigrations } from './support/operating/newer-version.ts'
import { finish, launch, stopAll, temporaryDirectory } from './support/processes.ts'
import { testSecret } from './support/world.ts'

const database = await createDatabase()
const files = await temporaryDirectory()
const newer = await mkdtemp(join(tmpdir(), 'learn-migrations-'))
after(async () => {
  await stopAll()
  await database.drop()
  await files.remove()
  await rm(newer, { recursive: true })
})

const key = makeApiKey()
const settings = {
  DATABASE_URL: database.url,
  LEARN_SECRET: testSecret,
  LEARN_DATA_DIR: files.path,
  LEARN_BOOTSTRAP_API_KEY: key,
}
const admin = (...args: string[]) => finish('server/admin.ts', settings, args)
const asOwner = <T>(work: Parameters<typeof runAsOwner<T>>[2]) => runAsOwner(database.url, 'test', work)
const latest = (await readdir('server/storage/migrations')).length

test('migrate tells what it would do, does it, and the server then has nothing to do', async () => {
  await asOwner(client => migrate(client, undefined, 28))
  const told = await admin('migrate', '--dry-run')
  assert.equal(told.code, 0, told.output)
  const count = `${latest - 28} migrations would be applied`
  assert(told.output.includes(`${count}, in this order. Nothing was changed.`), told.output)
  assert.match(
    told.output,
    /0029_operator\.sql\n {2}The operator's tool: .+\.\n {2}Online, in one transaction/,
  )
  assert.match(told.output, /audit_events \(about 0 rows\)/)
  assert.match(told.output, /0030_note_check\.sql\n.*\n {2}Online, statement by statement/)
  assert((await admin('migrate', '--dry-run')).output.includes(count))
  const applied = await admin('migrate')
  assert.match(applied.output, /applying the migration 0029_operator\.sql\n/)
  assert.match(applied.output, /Applied 0029_operator\.sql, 0030_note_check\.sql[.,]/)
  assert.match((await admin('migrate')).output, /up to date/)
  const server = await launch(settings)
  assert.doesNotMatch(server.output(), /appl(ying|ied) .*migration/)
  assert.equal(await server.stop('SIGTERM'), 0)
})

test('a newer server migrates an older database, and logs each migration', async () => {
  const older = await createDatabase()
  await runAsOwner(older.url, 'test', client => migrate(client, undefined, 28))
  const server = await launch({ ...settings, DATABASE_URL: older.url })
  assert.equal(await server.stop('SIGTERM'), 0)
  assert.match(server.output(), /applying the migration 0029_operator\.sql/)
  await older.drop()
})

test('a running server serves on while its database is migrated, but does not start on it', async () => {
  const server = await launch(settings)
  const create = (name: string) =>
    callOperation(server.url, 'organizations.createOrganization', key, { name }, { 'idempotency-key': name })
  assert.equal((await create('Before')).status, 201)
  await copyNewerMigrations(newer)
  assert.equal((await asOwner(client => migrate(client, newer))).length, laterMigrations)
  assert.equal((await create('After')).status, 201)
  const { body } = await callOperation(server.url, 'organizations.listOrganizations', key, {})
  assert.deepEqual(body.data.map(({ name }) => name).sort(), ['After', 'Before', 'My organization'])
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
  assert.doesNotMatch(server.output(), /"level":50|cached plan/)
  assert.equal(await server.stop('SIGTERM'), 0)

  const refused = await finish('server/main.ts', settings)
  assert.equal(refused.code, 1)
  assert.match(
    refused.output,
    /The database is newer than this version of Learn: it has the migration \d{4}_later\.sql.*Start the newer version again\. To go back, restore/,
  )
  const told = await admin('migrate', '--dry-run')
  assert.equal(told.code, 1)
  assert.match(told.output, /newer than this version of Learn/)
})
