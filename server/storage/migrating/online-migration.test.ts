import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, mock, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createDatabase } from '../../../test/support/database.ts'
import { migrate } from '../migrate.ts'
import { statementsOf, summaryOf, tablesOf } from './migration-file.ts'

const database = await createDatabase()
const directory = await mkdtemp(join(tmpdir(), 'learn-migrations-'))
const clients: pg.Client[] = []
const connect = async (name = 'learn') => {
  const client = new pg.Client({ connectionString: database.url, application_name: name })
  client.on('error', () => undefined) // Some are terminated.
  await client.connect()
  clients.push(client)
  return client
}
const owner = await connect('learn start') // A server that starts is not one that waits.
after(async () => {
  await Promise.all(clients.map(client => client.end().catch(() => undefined)))
  await database.drop()
  await rm(directory, { recursive: true })
})

const add = async (text: string) => {
  const number = (await readdir(directory)).length + 1
  await writeFile(join(directory, `${String(number).padStart(4, '0')}_test.sql`), text)
}

beforeEach(async () => {
  await owner.query('drop table if exists schema_migrations, things')
  for (const name of await readdir(directory)) await rm(join(directory, name))
  await add('-- Things.\ncreate table things (id integer, size integer);')
  await migrate(owner, directory)
  await owner.query('insert into things select n, n from generate_series(1, 1000) n')
})

const indexes = async () => {
  const { rows } = await owner.query<{ name: string; valid: boolean }>(
    `select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = 'things'::regclass order by 1`,
  )
  return rows
}

const steps = `-- Finds things by size.
-- outside a transaction
alter table things add column if not exists large boolean;
-- until nothing changes
update things set large = size > 500 where id in (select id from things where large is null limit 300);
create index concurrently if not exists things_by_size on things (size);
create unique index concurrently if not exists things_by_id on things (id);
`

const finished = async () => {
  const { rows } = await owner.query('select count(*)::int as count from things where large is null')
  assert.equal(rows[0].count, 0)
  assert.deepEqual(await indexes(), [
    { name: 'things_by_id', valid: true },
    { name: 'things_by_size', valid: true },
  ])
}

const watching = () => {
  const said: string[] = []
  return { said, watcher: { say: (text: string) => said.push(text), url: database.url } }
}

const until = async (holds: () => boolean) => {
  while (!holds()) await sleep(20)
}

/** The longest that a read takes meanwhile, in milliseconds. */
async function longestRead(milliseconds: number): Promise<number> {
  const reader = await connect()
  let longest = 0
  for (const end = performance.now() + milliseconds; performance.now() < end; await sleep(5)) {
    const began = performance.now()
    await reader.query('select from things limit 1')
    longest = Math.max(longest, performance.now() - began)
  }
  await reader.end()
  return longest
}

test('a migration never keeps others waiting behind a long transaction, and says which it is', async () => {
  await add('-- A column.\nalter table things add column colour text;')
  const reader = await connect('report')
  await reader.query('begin; select from things limit 1')
  const { said, watcher } = watching()
  const migrating = migrate(await connect(), directory, undefined, watcher)
  const longest = await longestRead(2_500)
  await until(() => said.length >= 3)
  await reader.query('commit')
  assert.deepEqual(await migrating, ['0002_test.sql'])
  assert(longest < 1_000, `somebody waited for ${longest} ms`)
  const text = said.join('\n')
  assert.match(
    text,
    /0002_test\.sql waits for "report" \(process \d+ of PostgreSQL, which began a transaction \d+ seconds ago\)/,
  )
  assert.equal(said.filter(line => /gives way to requests, and tries again/.test(line)).length, 1, text)
  await reader.end()
})

test('a migration whose statements together take long under a lock gives way, until nobody uses the database', async () => {
  const statements = ['alter table things add column colour text', ...Array(3).fill('select pg_sleep(0.4)')]
  await add(`-- A column.\n${statements.join(';\n')};`)
  for (const client of clients.splice(0)) if (client !== owner) await client.end()
  clients.push(owner)
  const server = await connect()
  const migrating = migrate(owner, directory)
  const longest = await longestRead(3_000)
  await server.end()
  assert.deepEqual(await migrating, ['0002_test.sql'])
  assert(longest < 1_000, `somebody waited for ${longest} ms`)
})

test('an index waits for a backup for as long as it takes, and says so', async () => {
  await add(
    '-- An index.\n-- outside a transaction\ncreate index concurrently if not exists things_by_size on things (size);',
  )
  const backup = await connect('learn backup')
  await backup.query('begin isolation level repeatable read; select from things limit 1')
  const { said, watcher } = watching()
  const migrating = migrate(await connect(), directory, undefined, watcher)
  await until(() => said.some(text => /waits for "learn backup" \(process \d+/.test(text)))
  await backup.query('commit')
  assert.deepEqual(await migrating, ['0002_test.sql'])
})

for (const name of ['learn backup', 'report'])
  test(`a migration ${name === 'report' ? 'gives up after 15 minutes of waiting' : 'does not give up while a backup runs'}`, async () => {
    await add('-- A column.\nalter table things add column colour text;')
    const other = await connect(name)
    await other.query('begin; select from things limit 1')
    const { said, watcher } = watching()
    mock.timers.enable({ apis: ['Date'], now: Date.now() })
    try {
      const migrating = migrate(await connect(), directory, undefined, watcher)
      const ended = migrating.then(
        () => 'applied',
        (error: Error) => error.message,
      )
      await until(() => said.some(text => text.includes('tries again')))
      mock.timers.tick(16 * 60 * 1000)
      if (name === 'report')
        assert.match(await ended, /locked a table for 15 minutes \("report" \(process \d+/)
      else {
        assert.equal(await Promise.race([ended, sleep(2_000, 'waits')]), 'waits')
        await other.query('commit')
        assert.equal(await ended, 'applied')
      }
    } finally {
      mock.timers.reset()
      await other.query('rollback')
    }
  })

test('statements outside a transaction run one at a time, in batches where that is asked for', async () => {
  await add(steps)
  assert.deepEqual(await migrate(owner, directory), ['0002_test.sql'])
  await finished()
  const { rows } = await owner.query('show lock_timeout')
  assert.equal(rows[0].lock_timeout, '0')
})

test('a server that waits for another to migrate does not stop a concurrent index', async () => {
  await add(steps)
  const servers = await Promise.all(Array.from({ length: 5 }, () => connect()))
  const applied = await Promise.all(servers.map(client => migrate(client, directory)))
  assert.equal(applied.flat().length, 1)
  await finished()
})

for (const at of statementsOf({ name: 'steps', text: steps }).keys())
  test(`a migration outside a transaction that is killed at statement ${at + 1} is finished by the next start`, async () => {
    await add(steps)
    const client = await connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>
    const statement = statementsOf({ name: 'steps', text: steps })[at]
    const blocker = await connect()
    // The statement can't finish while this transaction is open, so it is killed in its middle.
    client.query = (async (text: string, values?: unknown[]) => {
      if (text !== statement) return await query(text, values)
      await blocker.query('begin; update things set size = size')
      const running = query(text, values)
      running.catch(() => undefined) // It is awaited below.
      await sleep(100)
      await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      return await running.finally(() => blocker.query('rollback'))
    }) as typeof client.query
    await assert.rejects(migrate(client, directory))
    const invalid = (await indexes()).filter(({ valid }) => !valid)
    assert.equal(invalid.length, at >= 2 ? 1 : 0, 'an interrupted index stays invalid')
    assert.deepEqual(await migrate(owner, directory), ['0002_test.sql'])
    await finished()
  })

test('on a new database, indexes are not created concurrently, because nobody waits', async () => {
  await add(steps)
  await owner.query('drop table schema_migrations, things')
  const texts: string[] = []
  const client = await connect()
  const query = client.query.bind(client) as (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  client.query = (async (text: string, values?: unknown[]) => {
    texts.push(text)
    return await query(text, values)
  }) as typeof client.query
  await migrate(client, directory)
  assert(texts.every(text => !/index concurrently/.test(text)))
  await finished()
})

test('what a migration does is read from its text', () => {
  const text =
    '-- Finds things\n-- by size. Quickly.\ncreate table boxes (id int);\ncreate index i on boxes (id);\nalter table things add x int;\ncreate function f() returns void language sql as $$ update others set x = 1 $$;'
  assert.equal(summaryOf({ text }), 'Finds things by size.')
  assert.deepEqual(tablesOf({ text }), ['things'])
  assert.throws(() => statementsOf({ name: '0001_x.sql', text }), /0001_x\.sql has a function/)
})

test('an index of a table with partitions is created in each of them, although nobody waits', async () => {
  await owner.query(`create table parts (id integer, size integer) partition by range (id);
    create table parts_first partition of parts for values from (minvalue) to (10);
    create table parts_outside partition of parts default;
    insert into parts select n, n from generate_series(1, 20) n`)
  try {
    await add(
      '-- Finds parts.\n-- outside a transaction\ncreate index concurrently if not exists parts_by_size on parts (size);\n',
    )
    const other = await connect()
    await other.query('begin; insert into parts values (3, 3)')
    const migrating = migrate(await connect(), directory)
    const longest = await longestRead(500)
    await other.query('rollback')
    assert.deepEqual(await migrating, ['0002_test.sql'])
    assert(longest < 1_000, `somebody waited for ${longest} ms`)
    const { rows } = await owner.query(
      `select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
        where c.relname like 'parts%' order by 1`,
    )
    assert.deepEqual(
      rows,
      ['parts_by_size', 'parts_by_size_first', 'parts_by_size_outside'].map(name => ({ name, valid: true })),
    )
    await add(
      '-- Finds them no more.\n-- outside a transaction\ndrop index concurrently if exists parts_by_size;',
    )
    await migrate(await connect(), directory)
    const left = await owner.query(`select from pg_class where relname like 'parts_by_size%'`)
    assert.equal(left.rowCount, 0)
  } finally {
    await owner.query('drop table parts')
  }
})
