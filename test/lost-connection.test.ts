import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { AdvisoryLocks } from '../server/storage/advisory-locks.ts'
import { Database } from '../server/storage/database.ts'
import { DatabaseAway } from '../server/storage/reaching/away.ts'
import { Presence } from '../server/storage/reaching/presence.ts'
import { Wire } from './faults/platform/wire.ts'
import { addressOf, through, untilItWaitsAt } from './support/database.ts'
import { World } from './support/world.ts'

const signIn = (url: string) =>
  fetch(`${url}/auth/student`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'brave-otter-12', pin: '4071' }),
  })

test('a connection to the database that is lost is never called the caller’s mistake, and the call can be repeated', async t => {
  const shared = process.env.LEARN_TEST_DATABASE_URL ?? assert.fail()
  const direct = new URL(shared)
  const wire = await Wire.lay(addressOf(direct))
  process.env.LEARN_TEST_DATABASE_URL = through(direct, wire.port).href
  const world = await World.create()
  direct.pathname = new URL(world.databaseUrl).pathname
  const owner = new pg.Pool({ connectionString: direct.href })
  t.after(async () => {
    process.env.LEARN_TEST_DATABASE_URL = shared
    await owner.end()
    await world.close()
    wire.close()
  })
  const { organizationId, key } = await world.tenant()
  const create = () =>
    world.call(
      'teams.createTeam',
      key,
      { organizationId, name: 'Owls' },
      {
        headers: { 'idempotency-key': 'owls' },
      },
    )

  const holder = await owner.connect()
  await holder.query('begin; lock table teams')
  const call = create()
  await untilItWaitsAt(owner, 'teams')
  wire.cut()
  const lost = await call
  await holder.query('rollback')
  holder.release()
  assert.equal(lost.status, 429, 'the first attempt may still be running in the database')
  assert.equal(lost.body._tag, 'TooManyRequests')

  wire.isBroken = true
  wire.cut()
  const refused = [await create(), await signIn(world.server.url)]
  wire.isBroken = false
  assert.deepEqual(
    refused.map(({ status }) => status),
    [429, 429],
  )

  let again = await create()
  for (let tries = 0; again.status === 429 && tries < 100; tries++) {
    await sleep(100)
    again = await create()
  }
  assert.equal(again.status, 201, JSON.stringify(again.body))
  assert.equal((await owner.query('select from teams')).rowCount, 1)
})

test('a change that may have been saved is not called undone because asking again met a busy database', async t => {
  const world = await World.create()
  t.after(() => world.close())
  await world.owner.query('create sequence commits')
  await world.owner.query(
    `create function disturb_commit() returns trigger language plpgsql security definer as $$ declare
      number bigint := nextval('commits');
    begin
      if number = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      if number = 2 then raise lock_not_available; end if;
      return null;
    end $$`,
  )
  await world.owner.query(
    `create constraint trigger disturb_commit after insert on teams deferrable initially deferred
      for each row execute function disturb_commit()`,
  )
  const { organizationId, key } = await world.tenant()
  const headers = { 'idempotency-key': 'owls' }
  const create = () => world.call('teams.createTeam', key, { organizationId, name: 'Owls' }, { headers })
  const unknown = await create()
  assert.deepEqual([unknown.status, unknown.body._tag], [500, 'InternalError'], unknown.body.message)
  assert.match(String(unknown.body.message), /we don’t know whether it was done/)
  assert.equal((await create()).status, 201)
})

test('nothing waits for long for a database that has fallen silent', async t => {
  const shared = process.env.LEARN_TEST_DATABASE_URL ?? assert.fail()
  const direct = new URL(shared)
  const wire = await Wire.lay(addressOf(direct))
  process.env.LEARN_TEST_DATABASE_URL = through(direct, wire.port).href
  const world = await World.create()
  process.env.LEARN_TEST_DATABASE_URL = shared
  const { log, database } = world.server.app
  const { login } = database
  const presence = new Presence(login, log)
  await presence.start()
  const locks = new AdvisoryLocks(login)
  await locks.runIfFree('anything', async () => undefined)
  const forJobs = new Database({ login, connections: 1 })
  await forJobs.runText('select 1', undefined)
  const silence = new AbortController()
  const held = wire.hold(120_000, silence.signal)
  t.after(async () => {
    silence.abort()
    await held
    await world.close()
    wire.close()
  })
  const asked = assert.rejects(forJobs.runText('select 1', undefined), DatabaseAway)
  const ends = { presence: presence.close(), locks: locks.close(), jobs: asked.then(() => forJobs.close()) }
  for (const [what, end] of Object.entries(ends)) {
    const ended = end.then(() => true)
    assert(await Promise.race([ended, sleep(60_000, false, { ref: false })]), `the end of ${what}`)
  }
})
