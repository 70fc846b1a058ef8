import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { notCompared } from '../server/storage/scope.ts'
import { statement } from '../server/storage/statement.ts'
import { World } from './support/world.ts'

const world = await World.create({ databaseConnections: 2 }, undefined, { databasePatience: 1 })
after(() => world.close())
const { key } = await world.tenant()
const { pool } = world.server.app.database

const list = () => world.call('organizations.listOrganizations', key, { limit: '1' })
const endConnections = () =>
  world.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'learn'`,
  )

/** Locks a table against every reader while the work runs. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const client = await world.owner.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  try {
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function waitFor(condition: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 1_500; tries++) {
    if (await condition()) return
    await sleep(20)
  }
  assert.fail('it did not happen in time')
}

const waitsForLock = async () =>
  (
    await world.owner.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'learn' and wait_event_type = 'Lock'`,
    )
  ).rows.length > 0

/** Makes a call, and ends all connections while it waits for a lock on this table. Then releases the lock. */
async function askAndLose<T>(table: string, ask: () => Promise<T>): Promise<T> {
  const { asked } = await whileLocked(table, async () => {
    const asked = ask()
    await waitFor(waitsForLock)
    await endConnections()
    return { asked }
  })
  return await asked
}

test('a read whose connection is lost is retried, and the pool does not grow', async () => {
  for (let round = 0; round < 20; round++) {
    assert.equal((await list()).status, 200)
    assert.equal((await askAndLose('organizations', list)).status, 200)
    assert(pool.totalCount <= 2, 'the pool does not grow')
    assert.equal(pool.waitingCount, 0)
  }
})

test('connections lost while idle fail no request', async () => {
  await Promise.all([list(), list()])
  await endConnections()
  await waitFor(() => pool.totalCount === 0)
  assert.equal((await list()).status, 200)
})

test('a change whose connection is lost before the commit is retried, and made once', async () => {
  const make = () =>
    world.call(
      'organizations.createOrganization',
      key,
      { name: 'Half' },
      { headers: { 'idempotency-key': 'half' } },
    )
  const answer = await askAndLose('audit_events', make)
  assert.equal(answer.status, 201)
  assert.equal(answer.headers.get('idempotency-replayed'), null)
  const { rows } = await world.owner.query(`select from organizations where name = 'Half'`)
  assert.equal(rows.length, 1)
  assert.equal((await make()).headers.get('idempotency-replayed'), 'true')
})

test('waiting too long for a lock is a 429, and the connection stays usable', async () => {
  const before = Date.now()
  const name = 'Waits'
  const answer = await whileLocked('organizations', () =>
    world.call('organizations.createOrganization', key, { name }),
  )
  assert.equal(answer.body._tag, 'TooManyRequests')
  assert.equal(answer.headers.get('retry-after'), '1')
  assert(Date.now() - before < 9_000)
  assert(world.log.some(line => line.includes('"code":"55P03"')))
  assert.equal((await list()).status, 200)
})

test('a change that can’t be retried in time leaves nothing behind', async () => {
  const make = () => world.call('organizations.createOrganization', key, { name: 'None' })
  const answer = await whileLocked('organizations', async () => {
    const asked = make()
    await waitFor(waitsForLock)
    await endConnections()
    return await asked
  })
  assert.equal(answer.body._tag, 'TooManyRequests')
  const { rows } = await world.owner.query(`select from organizations where name = 'None'`)
  assert.equal(rows.length, 0)
})

test('every connection has its timeouts set', async () => {
  const settings = statement<{ statement: string; lock: string; idle: string }>(
    'test_settings',
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  assert.deepEqual(await world.server.app.database.system.query(settings, []), [
    { statement: '10s', lock: '5s', idle: '15s' },
  ])
})

test('more requests than connections are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, list))
  assert(answers.every(({ status }) => status === 200))
  assert(pool.totalCount <= 2)
})

test('a failing transaction returns its connection', async () => {
  const scope = {
    principalId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
    versions: notCompared,
    organizations: '{}',
  }
  for (let round = 0; round < 10; round++) {
    await assert.rejects(
      world.server.app.database.transaction(scope, async () => {
        throw new Error('on purpose')
      }),
      /on purpose/,
    )
  }
  assert.equal(pool.waitingCount, 0)
  assert.equal(pool.idleCount, pool.totalCount)
  assert.equal((await list()).status, 200)
})

test('without its database the server reports that it is not ready, and recovers on its own', async () => {
  const name = new URL(world.databaseUrl).pathname.slice(1)
  const cluster = new pg.Client({ connectionString: process.env.LEARN_TEST_DATABASE_URL })
  await cluster.connect()
  const ready = async () => {
    const response = await fetch(`${world.server.url}/readyz`)
    return { status: response.status, body: await response.json() }
  }
  assert.deepEqual(await ready(), { status: 200, body: { ready: true } })
  await cluster.query(`alter database ${name} with allow_connections false`)
  await cluster.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await waitFor(() => pool.totalCount === 0)
  // The last result of the check is kept for a second.
  await waitFor(async () => (await ready()).status === 503)
  assert.deepEqual((await ready()).body, { ready: false, reason: 'the database is unreachable' })
  assert.equal((await list()).body._tag, 'InternalError')
  assert.equal((await fetch(`${world.server.url}/healthz`)).status, 200)
  await cluster.query(`alter database ${name} with allow_connections true`)
  await cluster.end()
  await waitFor(async () => (await ready()).status === 200)
  assert.equal((await list()).status, 200)
})
