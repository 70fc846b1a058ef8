import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { finish } from '../../test/support/processes.ts'
import { testSecret, World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const admin = (...args: string[]) =>
  finish('server/admin.ts', { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret }, args)

test('keys are listed with their role, scopes and times, without their secrets', async () => {
  const tenant = await world.tenant('Keyed')
  await world.tenant('Another')
  const expiresAt = new Date(Date.now() + 86_400_000)
  const key = await world.key(tenant, { role: 'viewer', scopes: ['learn:read'], expiresAt })
  const id = await world.keyId(key)
  const { output } = await admin('list-keys', '--organization', tenant.organizationId)
  const day = new Date().toISOString().slice(0, 10)
  const until = expiresAt.toISOString().slice(0, 10)
  assert.match(
    output,
    new RegExp(
      `^${id} +${day} +never +${until} +viewer +1 of \\d+ +.* +Keyed \\(${tenant.organizationId}\\)$`,
      'm',
    ),
  )
  assert.match(output, /^\S{36} +\S+ +never +never +admin +all +/m)
  assert.equal(output.trim().split('\n').length, 3, 'the heading and both keys of this organization')
  const found = JSON.parse((await admin('list-keys', '--search', id, '--json')).output)
  assert.equal(found.total, 1)
  assert.deepEqual([found.data[0].id, found.data[0].scopes], [id, ['learn:read']])
  for (const secret of [key, tenant.key]) assert(!output.includes(secret))
})

test('all of an organization’s keys can be seen, fifty at a time', async () => {
  const tenant = await world.tenant('Many')
  await world.owner.query(
    `insert into api_keys (id, organization_id, created_by_user_id, name, scopes, created_at)
      select gen_random_uuid(), $1, $2, 'Many keys', '{learn:read}', date_trunc('day', now()) - (n / 7) * interval '1 minute'
      from generate_series(1, 119) n`,
    [tenant.organizationId, tenant.userId],
  )
  const seen: string[] = []
  const left: (string | undefined)[] = []
  let next: string[] = []
  do {
    const { output } = await admin('list-keys', '--organization', tenant.organizationId, ...next)
    seen.push(...[...output.matchAll(/^([0-9a-f-]{36}) /gm)].map(([, id = '']) => id))
    const [, older, last] =
      /There are (\d+) older keys\. To see the next, add: --before (\S+)/.exec(output) ?? []
    left.push(older)
    next = last ? ['--before', last] : []
  } while (next.length > 0)
  assert.deepEqual(left, ['70', '20', undefined])
  assert.deepEqual([seen.length, new Set(seen).size], [120, 120])
  assert.match((await admin('list-keys', '--before', 'the last')).output, /^--before must be the id of a key/)
})

test('a revoked or expired key is not listed', async () => {
  const tenant = await world.tenant('Ending')
  const [mine, expired] = [
    await world.key(tenant),
    await world.key(tenant, { expiresAt: new Date(Date.now() - 1) }),
  ]
  const list = async () => (await admin('list-keys', '--organization', tenant.organizationId)).output
  const id = await world.keyId(mine)
  assert((await list()).includes(id))
  assert(!(await list()).includes(await world.keyId(expired)))
  assert.deepEqual(await admin('revoke-key', id), { code: 0, output: `Revoked key ${id}.\n` })
  assert(!(await list()).includes(id))
  assert.deepEqual(await admin('list-keys', '--search', 'no such key'), {
    code: 0,
    output: 'No valid key has "no such key" in its name or id.\n',
  })
  assert.match((await admin('list-keys', '--organization', 'mine')).output, /^--organization must be an org/)
})
