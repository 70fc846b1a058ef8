import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'
import { freeBuffer, type RawRow } from './copy-query.ts'
import { notCompared, organizationsLiteral, StaleAccess } from './scope.ts'
import { statement } from './statement.ts'

const world = await World.create()
after(() => world.close())
const { database } = world.server.app
const tenant = await world.tenant('Ours')
await world.tenant('Theirs')
const scope = {
  principalId: tenant.userId,
  versions: notCompared,
  organizations: organizationsLiteral([tenant.organizationId]),
}
const db = database.scoped(scope)

const bytesFind = statement<RawRow>(
  'test_copy_bytes',
  `select n::text, $1::text, decode(repeat('00ff', n * $2::integer), 'hex') from generate_series(1, 3) n
    union all select null, null, null order by 1`,
)

test('rows are copied with all bytes unchanged, and values with all characters', async () => {
  const given = `it's a \\ and $1`
  const rows = await db.copy(bytesFind, [given, 100_000])
  assert.deepEqual(
    rows.map(([number, text]) => [number?.toString(), text?.toString()]),
    [...['1', '2', '3'].map(number => [number, given]), [undefined, undefined]],
  )
  for (const [at, [, , bytes]] of rows.slice(0, 3).entries())
    assert(bytes?.equals(Buffer.alloc((at + 1) * 200_000, '00ff', 'hex')))
  assert.equal(rows[3]?.[2], null)
})

test('freeing a row frees the memory of no other', async () => {
  const [first, second] = await db.copy(bytesFind, ['', 1])
  if (first?.[2]) freeBuffer(first[2])
  assert.deepEqual([first?.[2]?.length, second?.[2]?.length], [0, 4])
})

const namesFind = statement<RawRow>('test_copy_names', 'select name from organizations')

test('a copy sees only its scope, and the next statement has its own', async () => {
  const copied = (await db.copy(namesFind, [])).map(([name]) => name?.toString())
  assert.deepEqual(copied, ['Ours'])
  const nobody = database.scoped({ ...scope, organizations: '{}' })
  assert.deepEqual(await nobody.copy(namesFind, []), [])
  assert.deepEqual(await database.system.query(namesFind, []), [])
})

test('a copy with stale access is refused, and a failed copy does not affect the next query', async () => {
  const stale = database.scoped({ ...scope, versions: { credential: null, membership: 2 ** 30 } })
  await assert.rejects(stale.copy(namesFind, []), StaleAccess)
  const broken = statement<RawRow>('test_copy_broken', 'select 1 / $1::integer')
  await assert.rejects(db.copy(broken, [0]), /division by zero/)
  assert.equal((await db.copy(namesFind, [])).length, 1)
})
