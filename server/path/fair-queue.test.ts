import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'

const world = await World.create({ databaseConnections: 6 })
after(() => world.close())

test('an organization flooded with changes leaves connections for the others', async () => {
  const [busy, other] = [await world.tenant(), await world.tenant()]
  await world.call('teams.listTeams', other.key, {})
  const flood = Array.from({ length: 30 }, (_, round) =>
    world.call('organizations.createInvitations', busy.key, {
      organizationId: busy.organizationId,
      invitations: Array.from({ length: 5 }, (_, index) => ({
        email: `guest${round}.${index}@example.org`,
        role: 'viewer' as const,
      })),
    }),
  )
  let done = false
  const all = Promise.all(flood).finally(() => {
    done = true
  })
  const waits: number[] = []
  while (!done) {
    const started = performance.now()
    assert.equal((await world.call('teams.listTeams', other.key, {})).status, 200)
    waits.push(performance.now() - started)
  }
  assert(waits.length > 5, `${waits.length} lists were answered meanwhile`)
  assert(Math.max(...waits) < 2_000, `the longest took ${Math.max(...waits)} ms`)
  for (const { status } of await all) assert.equal(status, 201)
})

test('when too many changes are waiting, further ones are refused with Retry-After', async () => {
  const { key, organizationId } = await world.tenant()
  const holding = await world.owner.connect()
  await holding.query('begin')
  await holding.query('select from organizations where id = $1 for update', [organizationId])
  const asked = Array.from({ length: 110 }, (_, index) =>
    world.call('teams.createTeam', key, { organizationId, name: `Team ${index}` }),
  )
  const refused = await Promise.race(
    asked.map(async answer => {
      const { status, headers } = await answer
      return { status, retryAfter: headers.get('retry-after') }
    }),
  )
  assert.deepEqual(refused, { status: 429, retryAfter: '1' })
  await holding.query('commit')
  holding.release()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  const made = statuses.filter(status => status === 201).length
  assert(made >= 103, `three at work and a hundred that waited: ${made}`)
  assert.equal(statuses.filter(status => status === 429).length, 110 - made)
})

test('a member who floods their organization with changes does not keep the others waiting', async () => {
  const tenant = await world.tenant()
  const { organizationId } = tenant
  const { token } = await world.member(tenant, 'admin')
  const holding = await world.owner.connect()
  await holding.query('begin')
  await holding.query('select from organizations where id = $1 for update', [organizationId])
  let answered = 0
  const flood = Array.from({ length: 110 }, async (_, index) => {
    const { status } = await world.call('teams.createTeam', token, { organizationId, name: `Team ${index}` })
    if (status === 201) answered++
    return status
  })
  assert.equal(await Promise.race(flood), 429)
  const other = world.call('teams.createTeam', tenant.key, { organizationId, name: 'Other' })
  await holding.query('commit')
  holding.release()
  assert.equal((await other).status, 201)
  assert(answered < 50, `${answered} of the flood were answered first`)
  await Promise.all(flood)
})
