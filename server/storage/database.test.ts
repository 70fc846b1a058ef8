import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { World } from '../../test/support/world.ts'
import type { Transaction } from './database.ts'
import { runPrepared } from './prepared-query.ts'
import { notCompared, organizationsLiteral, StaleAccess } from './scope.ts'
import { statement } from './statement.ts'

const world = await World.create()
after(() => world.close())
const { database } = world.server.app

const organizationLock = statement<never>(
  'test_lock',
  `update organizations set name = name || '!' where id = $1`,
)

test('two deadlocked transactions both succeed in the end, each once', async () => {
  const [one, two] = [await world.tenant('One'), await world.tenant('Two')]
  const ids = [one.organizationId, two.organizationId]
  const scope = {
    principalId: one.userId,
    versions: notCompared,
    organizations: organizationsLiteral(ids),
  }
  let attempts = 0
  let held = 0
  const bothHaveOne = Promise.withResolvers<void>()
  const change = async (order: string[]) =>
    await database.transaction(scope, async db => {
      attempts++
      await db.query(organizationLock, order.slice(0, 1))
      if (++held === 2) bothHaveOne.resolve()
      await bothHaveOne.promise
      await db.query(organizationLock, order.slice(1))
      return 'done'
    })
  assert.deepEqual(await Promise.all([change(ids), change(ids.toReversed())]), ['done', 'done'])
  // On a busy machine the retries may deadlock again.
  assert(attempts >= 3, `they waited for each other: ${attempts} attempts`)
  const { rows } = await world.owner.query('select name from organizations where id = any ($1) order by 1', [
    ids,
  ])
  assert.deepEqual(rows, [{ name: 'One!!' }, { name: 'Two!!' }])
})

test('a transaction that fails for another reason is not retried', async () => {
  const { userId } = await world.tenant()
  let attempts = 0
  const scope = { principalId: userId, versions: notCompared, organizations: '{}' }
  await assert.rejects(
    database.transaction(scope, async db => {
      attempts++
      await db.query(statement('test_broken', 'select 1 / 0'), [])
    }),
  )
  assert.equal(attempts, 1)
})

const teamInsert = statement<{ id: string }>(
  'test_insert_team',
  'insert into teams (id, organization_id, name, created_at, updated_at) values (gen_random_uuid(), $1, $2, now(), now()) returning id',
)

test('a transaction whose access has changed does nothing, and says so before anything else', async () => {
  const { userId, organizationId } = await world.tenant()
  const scope = {
    principalId: userId,
    versions: { credential: -1, membership: null },
    organizations: organizationsLiteral([organizationId]),
    only: organizationId,
  }
  const teams = async () => {
    const { rows } = await world.owner.query('select from teams where organization_id = $1', [organizationId])
    return rows.length
  }
  const before = await teams()
  const insert = (db: Transaction) => db.query(teamInsert, [organizationId, 'New'])
  await assert.rejects(database.transaction(scope, insert), StaleAccess)
  const inserting = (db: Transaction) => db.finish(teamInsert, [organizationId, 'New'])
  await assert.rejects(database.transaction(scope, inserting), StaleAccess)
  const failing = (db: Transaction) => db.query(teamInsert, [randomUUID(), 'New'])
  await assert.rejects(database.transaction(scope, failing), StaleAccess)
  const careless = async (db: Transaction) => {
    await insert(db).catch(() => undefined)
    await insert(db).catch(() => undefined)
  }
  await assert.rejects(database.transaction(scope, careless), StaleAccess)
  const unawaited = async (db: Transaction) => void insert(db).catch(() => undefined)
  await assert.rejects(database.transaction(scope, unawaited), StaleAccess)
  const refusing = () => Promise.reject(new Error('bad input'))
  await assert.rejects(database.transaction(scope, refusing), StaleAccess)
  await assert.rejects(database.transaction({ ...scope, versions: notCompared }, refusing), /bad input/)
  assert.equal(await teams(), before)
})

const nameFind = statement<{ name: string }>('test_find_name', 'select name from organizations where id = $1')

test('statements that are started together run in the order in which they were started', async () => {
  const { userId, organizationId } = await world.tenant('Together')
  const scope = {
    principalId: userId,
    versions: notCompared,
    organizations: organizationsLiteral([organizationId]),
    only: organizationId,
  }
  const [before, , after] = await database.transaction(scope, db =>
    Promise.all([
      db.query(nameFind, [organizationId]),
      db.query(organizationLock, [organizationId]),
      db.query(nameFind, [organizationId]),
    ]),
  )
  assert.deepEqual([before, after], [[{ name: 'Together' }], [{ name: 'Together!' }]])
})

test('if one of them fails, nothing is kept, and each can be run again on the same connection', async () => {
  const { userId, organizationId } = await world.tenant('Together')
  const scope = {
    principalId: userId,
    versions: notCompared,
    organizations: organizationsLiteral([organizationId]),
    only: organizationId,
  }
  const divide = statement<{ quotient: number }>('test_divide', 'select 6 / $1::integer as quotient')
  const change = (by: number) => (db: Transaction) =>
    Promise.all([
      db.query(organizationLock, [organizationId]),
      db.query(divide, [by]),
      db.query(nameFind, [organizationId]),
    ])
  // The pool hands out the connection that was returned last.
  for (let time = 0; time < 3; time++)
    await assert.rejects(database.transaction(scope, change(0)), /division by zero/)
  const [, divided, [found]] = await database.transaction(scope, change(2))
  assert.deepEqual([divided, found], [[{ quotient: 3 }], { name: 'Together!' }])
})

test('a statement that waits for the next one is run before it, and at the latest with the commit', async () => {
  const { userId, organizationId } = await world.tenant('Together')
  const organizations = organizationsLiteral([organizationId])
  const scope = { principalId: userId, versions: notCompared, organizations, only: organizationId }
  const lock = (db: Transaction) => db.soon.query(organizationLock, [organizationId])
  const found = await database.transaction(scope, async db => {
    await lock(db)
    return await db.query(nameFind, [organizationId])
  })
  assert.deepEqual(found, [{ name: 'Together!' }])
  await database.transaction(scope, lock)
  const divide = statement<never>('test_divide_later', 'select 6 / $1::integer')
  const fail = (db: Transaction) => db.soon.query(divide, [0])
  for (const ending of [
    (db: Transaction) => db.query(nameFind, [organizationId]),
    (db: Transaction) => db.finish(nameFind, [organizationId]),
    (db: Transaction) => db.flush(),
    () => undefined,
  ]) {
    const failing = async (db: Transaction) => {
      await lock(db)
      await fail(db)
      await ending(db)
    }
    await assert.rejects(database.transaction(scope, failing), /division by zero/)
  }
  const refusing = async (db: Transaction) => {
    await lock(db)
    throw new Error('bad input')
  }
  await assert.rejects(database.transaction(scope, refusing), /bad input/)
  assert.deepEqual(await database.transaction(scope, db => db.query(nameFind, [organizationId])), [
    { name: 'Together!!' },
  ])
})

test('work that outlives its transaction can change nothing, because its connection may be in use by others', async () => {
  const { userId, organizationId } = await world.tenant('Outlived')
  const scope = {
    principalId: userId,
    versions: notCompared,
    organizations: organizationsLiteral([organizationId]),
    only: organizationId,
  }
  let late: Promise<unknown> = Promise.resolve()
  const outliving = (end: () => Promise<void>) => (db: Transaction) => {
    const rest = async () => {
      await db.query(nameFind, [organizationId])
      await setImmediate()
      await db.query(nameFind, [organizationId])
    }
    late = rest()
    late.catch(() => undefined)
    return end()
  }
  const failing = outliving(() => Promise.reject(new Error('failed meanwhile')))
  await assert.rejects(database.transaction(scope, failing), /failed meanwhile/)
  await assert.rejects(late, /already ended/)
  await database.transaction(
    scope,
    outliving(async () => undefined),
  )
  await assert.rejects(late, /already ended/)
})

test('a transaction that goes on after a failed statement is not reported as saved', async () => {
  const { userId, organizationId } = await world.tenant('Swallowed')
  const scope = {
    principalId: userId,
    versions: notCompared,
    organizations: organizationsLiteral([organizationId]),
  }
  const careless = async (db: Transaction) => {
    await db.query(organizationLock, [organizationId])
    await db.query(statement('test_broken', 'select 1 / 0'), []).catch(() => undefined)
  }
  await assert.rejects(database.transaction(scope, careless), /failed before its commit/)
})

test('a statement that another connection runs first meanwhile still returns its rows', async () => {
  const [one, other] = [await database.pool.connect(), await database.pool.connect()]
  const number = statement<{ number: number }>('test_number', 'select 7 as number')
  try {
    const waiting = runPrepared(one, statement<never>('test_sleep', 'select pg_sleep(0.3)'), [])
    const queued = runPrepared(one, number, [])
    assert.deepEqual(await runPrepared(other, number, []), [{ number: 7 }])
    await waiting
    assert.deepEqual(await queued, [{ number: 7 }])
    assert.deepEqual(await runPrepared(other, number, []), [{ number: 7 }])
  } finally {
    one.release()
    other.release()
  }
})
