import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'
import { notCompared, organizationsLiteral } from './scope.ts'
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
