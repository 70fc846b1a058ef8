import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeApiKey } from '../server/identity/api-key.ts'
import { migrate } from '../server/storage/migrate.ts'
import { numbered } from '../server/storage/migrating/compatibility.ts'
import { readMigrations } from '../server/storage/migrating/migration-file.ts'
import { runAsOwner } from '../server/storage/owner.ts'
import { callOperation } from './support/client.ts'
import { createDatabase } from './support/database.ts'
import {
  copyNewerMigrations,
  laterMigrations,
  newestMigration,
  writeMigration,
} from './support/operating/newer-version.ts'
import { finish, launch, stopAll, temporaryDirectory } from './support/processes.ts'
import { testSecret, World } from './support/world.ts'

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
const after28 = (await readMigrations('server/storage/migrations')).filter(
  ({ version }) => version > 28,
).length

test('migrate tells what it would do, does it, and the server then has nothing to do', async () => {
  await asOwner(client => migrate(client, undefined, 28))
  const told = await admin('migrate', '--dry-run')
  assert.equal(told.code, 0, told.output)
  const count = `${after28} migrations would be applied`
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

const list = (url: string) => callOperation(url, 'organizations.listOrganizations', key, {})
const create = (url: string, name: string) =>
  callOperation(url, 'organizations.createOrganization', key, { name }, { 'idempotency-key': name })

test('a server keeps serving while its database is migrated, and can start on it again', async () => {
  const server = await launch(settings)
  assert.equal((await create(server.url, 'Before')).status, 201)
  await copyNewerMigrations(newer)
  assert.equal((await asOwner(client => migrate(client, newer))).length, laterMigrations)
  assert.equal((await create(server.url, 'After')).status, 201)
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
  assert.doesNotMatch(server.output(), /"level":50|cached plan/)
  assert.equal(await server.stop('SIGTERM'), 0)

  const back = await launch(settings)
  assert.equal((await create(back.url, 'Back')).status, 201)
  const { body } = await list(back.url)
  assert.deepEqual(body.data.map(({ name }) => name).sort(), ['After', 'Back', 'Before', 'My organization'])
  assert.equal(await back.stop('SIGTERM'), 0)
  assert.match(back.output(), /the database is newer, but this version is compatible with \d{4}_later\.sql/)
  const told = await admin('migrate', '--dry-run')
  assert.equal(told.code, 0, told.output)
  assert.match(
    told.output,
    /The database is newer than this version: it has \d{4}_later\.sql, \d{4}_later\.sql\. This version is compatible with it/,
  )
})

/** A migration that is not compatible with servers of this version. */
const breaking = async () => {
  const version = (await newestMigration()) + laterMigrations + 1
  const text = `-- Takes something away.\n-- compatible from ${numbered(version - 1)}\ncreate table replacements (id uuid);`
  await writeMigration(newer, version, text)
  return { name: `${numbered(version)}_later.sql`, needs: numbered(version - 1) }
}

test('a migration that is incompatible with a running server is not applied; once applied, that server does not start', async () => {
  const server = await launch(settings)
  const { name, needs } = await breaking()
  const newest = await newestMigration()
  await assert.rejects(
    asOwner(client => migrate(client, newer)),
    (error: Error) =>
      error.message ===
      `Nothing was migrated: the newest migration of a running server is ${numbered(newest)}, and ${name} needs servers that have ${needs}. First upgrade the running servers to a version in between, or stop them.`,
  )
  assert.equal((await create(server.url, 'Still')).status, 201)
  assert.equal(await server.stop('SIGTERM'), 0)
  assert.deepEqual(await asOwner(client => migrate(client, newer)), [name])

  const refused = await finish('server/main.ts', settings)
  assert.equal(refused.code, 1)
  assert.match(
    refused.output,
    new RegExp(
      `The database is newer than this version of Learn: it has the migration ${name}, .* Servers need at least the migration ${needs}\\. Start the newer version again\\. To go back, restore`,
    ),
  )
  const told = await admin('migrate', '--dry-run')
  assert.equal(told.code, 1)
  assert.match(told.output, /newer than this version of Learn/)
})

test('the last version before servers had a number counts as old', async () => {
  const old = await createDatabase()
  await runAsOwner(old.url, 'test', client => migrate(client, undefined, 31))
  const folder = await mkdtemp(join(tmpdir(), 'learn-migrations-'))
  for (const { version, name, text } of await readMigrations('server/storage/migrations'))
    if (version <= 31) await writeFile(join(folder, name), text)
  await writeMigration(
    folder,
    33,
    '-- Takes something away.\n-- compatible from 0032\ncreate table x (id uuid);',
  )
  const attempt = () => runAsOwner(old.url, 'test', client => migrate(client, folder))
  await runAsOwner(old.url, 'learn, new files: disk', async () => {
    await assert.rejects(attempt, /the newest migration of a running server is 0031/)
  })
  assert.deepEqual(await attempt(), ['0033_later.sql'])
  await rm(folder, { recursive: true })
  await old.drop()
})

test('a running server whose database has become too new is not ready, refuses calls and stops its background work', async () => {
  const world = await World.create({}, undefined, {
    selfCheckMilliseconds: 50,
    sweepTimes: { everyMilliseconds: 50 },
  })
  try {
    const tenant = await world.tenant()
    const url = world.server.url
    const overdue = { expiresAt: new Date(Date.now() - 60_000).toISOString() }
    const statusOf = async (id: string) => {
      const { rows } = await world.owner.query('select status from invitations where id = $1', [id])
      return rows[0]?.status
    }
    const [early = ''] = await world.invitations(tenant, [overdue])
    while ((await statusOf(early)) !== 'expired') await sleep(20)
    // Somebody has applied it although this server was running.
    await world.owner.query(
      `insert into schema_migrations (version, name, checksum, compatible_from) values (9998, '9998_fine.sql', 'x', 1)`,
    )
    await sleep(300)
    assert.equal((await fetch(`${url}/readyz`)).status, 200)
    await world.owner.query(
      `insert into schema_migrations (version, name, checksum, compatible_from) values (9999, '9999_breaking.sql', 'x', 9999)`,
    )
    let ready = await fetch(`${url}/readyz`)
    for (; ready.status === 200; ready = await fetch(`${url}/readyz`)) await sleep(20)
    assert.equal(ready.status, 503)
    assert.match(
      (await ready.text()) ?? '',
      /the migration 9999_breaking\.sql, which is not compatible with this version of Learn/,
    )
    assert.equal((await fetch(`${url}/healthz`)).status, 200)
    const refused = await callOperation(url, 'organizations.listOrganizations', tenant.key, {})
    assert.deepEqual([refused.status, refused.body._tag], [500, 'InternalError'])
    assert.match(refused.body.message ?? '', /older than its database and is being replaced/)
    const page = await fetch(`${url}/auth/sign-in`, { headers: { accept: 'text/html' } })
    assert.equal(page.status, 503)
    assert.match(world.log.join(''), /This server is not ready: the database has the migration 9999_breaking/)
    const [late = ''] = await world.invitations(tenant, [overdue])
    await sleep(1_000)
    assert.equal(await statusOf(late), 'pending', 'no sweep expires it any more')
  } finally {
    await world.close()
  }
})
