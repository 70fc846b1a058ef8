import assert from 'node:assert/strict'
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import pg from 'pg'
import { createDatabase } from '../../test/support/database.ts'
import { newestMigration } from '../../test/support/operating/newer-version.ts'
import { MigrationError, migrate } from './migrate.ts'
import { numbered } from './migrating/compatibility.ts'

const database = await createDatabase()
const directory = await mkdtemp(join(tmpdir(), 'learn-migrations-'))
after(async () => {
  await database.drop()
  await rm(directory, { recursive: true })
})

const withClient = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return await work(client).finally(() => client.end())
}

beforeEach(async () => {
  await rm(directory, { recursive: true })
  await cp(join(import.meta.dirname, 'migrations'), directory, { recursive: true })
})

test('ten servers that start at the same time migrate once', async () => {
  const applied = await Promise.all(
    Array.from({ length: 10 }, () => withClient(client => migrate(client, directory))),
  )
  assert.equal(applied.filter(names => names.length > 0).length, 1)
  assert.deepEqual(await withClient(client => migrate(client, directory)), [])
})

test('an edited old migration stops start-up with a sentence', async () => {
  await withClient(client => migrate(client, directory))
  await appendFile(join(directory, '0002_invitations.sql'), '-- an afterthought\n')
  await assert.rejects(
    withClient(client => migrate(client, directory)),
    (error: Error) =>
      error instanceof MigrationError && /0002_invitations\.sql was changed/.test(error.message),
  )
})

test('a database newer than the program stops start-up with a sentence', async () => {
  await withClient(client => migrate(client, directory))
  await withClient(client =>
    client.query(
      `insert into schema_migrations (version, name, checksum) values (99, '0099_future.sql', 'x')`,
    ),
  )
  try {
    await assert.rejects(
      withClient(client => migrate(client, directory)),
      (error: Error) =>
        error instanceof MigrationError &&
        /newer than this version of Learn.*0099_future/.test(error.message),
    )
  } finally {
    await withClient(client => client.query('delete from schema_migrations where version = 99'))
  }
})

test('a failed migration is rolled back completely and can be fixed', async () => {
  await withClient(client => migrate(client, directory))
  const next = (await newestMigration()) + 1
  const name = `${numbered(next)}_broken.sql`
  const said = `-- compatible from ${numbered(next)}\n`
  await writeFile(join(directory, name), `${said}create table half (id int); select 1 / 0;`)
  await assert.rejects(
    withClient(client => migrate(client, directory)),
    (error: Error) =>
      error instanceof MigrationError && /failed and was rolled back: division by zero/.test(error.message),
  )
  const { rows } = await withClient(client => client.query(`select to_regclass('half') as half`))
  assert.equal(rows[0].half, null)
  await writeFile(join(directory, name), `${said}select 1;`)
  assert.deepEqual(await withClient(client => migrate(client, directory)), [name])
  await withClient(client => client.query('delete from schema_migrations where version = $1', [next]))
})

test('a number that is used twice is detected', async () => {
  await writeFile(join(directory, '0031_twice.sql'), 'select 1;')
  await assert.rejects(
    withClient(client => migrate(client, directory)),
    /0031_twice\.sql has the same number as another one/,
  )
})

test('a database user who may not create the job queue gets a clear error', async () => {
  const other = await createDatabase()
  const role = new URL(other.url).pathname.slice(1)
  const owner = new pg.Client({ connectionString: other.url })
  await owner.connect()
  try {
    await owner.query(`create role ${role} login password 'secret'`)
    await owner.query(`grant all on schema public to ${role}`)
    const url = Object.assign(new URL(other.url), { username: role, password: 'secret' })
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    await assert.rejects(migrate(client), /Can't set up the job queue.*permission denied/)
    await owner.query(`grant create on database ${role} to ${role}`)
    assert.deepEqual(await migrate(client), [], 'and continues from there')
    await client.end()
  } finally {
    await owner.end()
    await other.drop()
  }
})
