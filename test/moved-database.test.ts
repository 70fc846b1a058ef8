import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../server/config.ts'
import { makeApiKey } from '../server/identity/api-key.ts'
import { createLog } from '../server/log.ts'
import { type RunningServer, start } from '../server/start.ts'
import { callOperation } from './support/client.ts'
import { Cluster, urlOf } from './support/clusters/cluster.ts'
import { assertDeclared, Customers } from './support/clusters/customers.ts'
import { temporaryDirectory } from './support/processes.ts'
import { testSecret } from './support/world.ts'

/** The longest time without an answer to a statement or commit, with some time added for a busy machine. */
const longestMilliseconds = 30_000
const key = makeApiKey()
const log: string[] = []
const folder = await temporaryDirectory()
const first = await Cluster.create()
const second = await first.copy()
let server: RunningServer
let organizationId: string

before(async () => {
  await first.start()
  server = await startOn(
    urlOf(`127.0.0.1:${second.port},127.0.0.1:${first.port}`, '?target_session_attrs=read-write'),
  )
  const { body } = await callOperation(server.url, 'organizations.listOrganizations', key, {})
  organizationId = body.data[0]?.id ?? assert.fail()
})

after(async () => {
  await server.close()
  await first.remove()
  await second.remove()
  await folder.remove()
})

const startOn = (databaseUrl: string) =>
  start({
    config: {
      ...readConfig({}),
      port: 0,
      requestsPerMinute: 0,
      dataDir: folder.path,
      bootstrapApiKey: key,
    },
    databaseUrl,
    secret: testSecret,
    log: createLog('info', { write: line => log.push(line) }),
  })

const readiness = async () => {
  const response = await fetch(`${server.url}/readyz`)
  return { status: response.status, body: (await response.json()) as { reason?: string } }
}

async function untilReady(wanted: number): Promise<{ reason?: string }> {
  for (let tries = 0; ; tries++) {
    const { status, body } = await readiness()
    if (status === wanted) return body
    assert(tries < 600, `/readyz still says ${status}`)
    await sleep(50)
  }
}

/** Everything acknowledged is there, and everything is there once. */
async function assertKept(at: Cluster, { names, acknowledged }: Customers): Promise<void> {
  const rows = await at.ask<{ name: string }>(`select name from teams`)
  const found = rows.map(({ name }) => name).filter(name => names.includes(name))
  assert.deepEqual(found.toSorted(), acknowledged.toSorted())
}

/** Customers call while something happens to the database, and for a while after it is back. */
async function disturb(happen: () => Promise<void>): Promise<Customers> {
  log.length = 0
  const customers = new Customers(server.url, key, organizationId)
  try {
    await customers.untilServed(3)
    await happen()
    await untilReady(200)
    await customers.untilServed(3)
  } finally {
    await customers.stop()
  }
  assertDeclared(customers)
  assert(customers.longest < longestMilliseconds, `a call took ${customers.longest} ms`)
  const warnings = log.filter(line => JSON.parse(line).level >= 40)
  assert(
    warnings.length < 40,
    `the log was flooded: ${warnings.length} lines\n${warnings.slice(0, 40).join('')}`,
  )
  return customers
}

test('calls wait while the database restarts, and nobody notices', async () => {
  let milliseconds = 0
  const customers = await disturb(async () => {
    const began = performance.now()
    await first.stop('immediate')
    await first.start()
    milliseconds = performance.now() - began
  })
  if (milliseconds < 4_000) assert.deepEqual(customers.refusals, [])
  await assertKept(first, customers)
})

test('calls during a longer outage get Retry-After, and every acknowledged change is there', async () => {
  const customers = await disturb(async () => {
    await first.stop('immediate')
    assert.deepEqual(await untilReady(503), { ready: false, reason: 'the database is unreachable' })
    await sleep(7_000)
    const began = performance.now()
    const { status, body, headers } = await callOperation(
      server.url,
      'organizations.listOrganizations',
      key,
      {},
    )
    assert.equal(status, 429)
    assert.equal(body.message, 'The database is unavailable right now. Try again in 5 seconds.')
    assert.equal(headers.get('retry-after'), '5')
    assert(performance.now() - began < 3_000, 'after a while nobody waits any more')
    await first.start()
  })
  assert(customers.refusals.length > 0)
  await assertKept(first, customers)
})

test('a database that hangs counts as lost, and is used again once it answers', async () => {
  const customers = await disturb(async () => {
    await first.freeze()
    assert.deepEqual(await untilReady(503), { ready: false, reason: 'the database is unreachable' })
    await sleep(14_000)
    await first.resume()
  })
  assert(customers.refusals.length > 0)
  await assertKept(first, customers)
})

test('a read-only database counts as unavailable', async () => {
  const customers = await disturb(async () => {
    await first.ask('alter system set default_transaction_read_only = on')
    await first.ask('select pg_reload_conf()')
    assert.deepEqual(await untilReady(503), { ready: false, reason: 'the database can only be read' })
    await sleep(1_000)
    await first.ask('alter system reset default_transaction_read_only')
    await first.ask('select pg_reload_conf()')
  })
  await assertKept(first, customers)
})

test('readiness is checked on its own connection, at most once a second, however busy the requests are', async () => {
  const [holder, observer] = [await first.connect(), await first.connect()]
  await holder.query('begin; lock table teams')
  const waiting = Array.from({ length: 20 }, (_, number) =>
    callOperation(server.url, 'teams.createTeam', key, { organizationId, name: `Waiting ${number}` }),
  )
  const askedAt = new Set<string>()
  const began = performance.now()
  let slowest = 0
  while (performance.now() - began < 3_000) {
    const asked = performance.now()
    assert.equal((await readiness()).status, 200)
    slowest = Math.max(slowest, performance.now() - asked)
    const { rows } = await observer.query(
      `select query_start::text as at from pg_stat_activity where application_name = 'learn presence'`,
    )
    assert.equal(rows.length, 1)
    askedAt.add(rows[0]?.at)
    await sleep(20)
  }
  await holder.query('rollback')
  await Promise.all([holder.end(), observer.end()])
  await Promise.all(waiting)
  const seconds = (performance.now() - began) / 1_000
  assert(askedAt.size >= 2 && askedAt.size <= seconds + 2, `${askedAt.size} questions in ${seconds} s`)
  assert(slowest < 2_000, `${slowest} ms`)
})

test('a commit whose connection is lost is found again with the key, and its answer never says that nothing happened', async () => {
  const observer = await first.connect()
  const awaitStandby = async (names: string) => {
    await observer.query(`alter system set synchronous_standby_names = '${names}'`)
    await observer.query('select pg_reload_conf()')
  }
  /**
   * Every commit is made, then waits for a standby that does not exist. Ends the connection of the call's commit. The
   * setting takes a moment to be noticed, so calls are made until one waits.
   */
  const createAndLose = async (name: string, hasKey: boolean) => {
    await awaitStandby('nobody')
    for (let attempt = 0; ; attempt++) {
      const input = { organizationId, name: `${name} ${attempt}` }
      const headers: Record<string, string> = hasKey ? { 'idempotency-key': input.name } : {}
      let isDone = false
      const call = callOperation(server.url, 'teams.createTeam', key, input, headers).finally(() => {
        isDone = true
      })
      while (!isDone) {
        const { rowCount } = await observer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and query = 'commit'`,
        )
        if (rowCount === 0) continue
        await awaitStandby('')
        return { name: input.name, ...(await call) }
      }
    }
  }
  try {
    const known = await createAndLose('Known', true)
    assert.equal(known.status, 201, JSON.stringify(known.body))
    const unknown = await createAndLose('Unknown', false)
    assert.equal(unknown.status, 500)
    assert.match(unknown.body.message ?? '', /so we don’t know whether it was done\. Repeat the request/)
    assert.equal(unknown.headers.get('retry-after'), '5')
    const { rows } = await observer.query(`select name from teams where name like '%nown %'`)
    for (const { name } of [known, unknown])
      assert.equal(rows.filter(row => row.name === name).length, 1, name)
  } finally {
    await awaitStandby('')
    await observer.end()
  }
})

test('after a failover to another host, everything continues there, without a restart', async () => {
  await second.start()
  await first.ask(`alter system set synchronous_standby_names = '*'`)
  await first.ask('select pg_reload_conf()')
  const customers = await disturb(async () => {
    await first.stop('immediate')
    await untilReady(503)
    await second.promote()
  })
  await assertKept(second, customers)
  const names = await second.ask<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity where application_name like 'learn%'`,
  )
  assert(names.length >= 2, JSON.stringify(names))
})
