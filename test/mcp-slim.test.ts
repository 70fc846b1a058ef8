import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import { call, callById, callTwice, connectAgent, textOf } from './support/agent.ts'
import { inputs } from './support/operation-inputs.ts'
import { type PopulatedTenant, populate } from './support/populated-tenant.ts'
import { trialUnusual } from './support/trial.ts'
import { World } from './support/world.ts'

const world = await World.create({}, undefined, trialUnusual)
after(() => world.close())
const tenant = await populate(world)
await enlarge(tenant)
const agent = await connectAgent(world, await world.token(tenant.admin.userId, { audience: 'mcp' }))
after(() => agent.close())

/** A hundred of what people name, with the longest names and texts that are allowed. */
async function enlarge({ organizationId, key, admin }: PopulatedTenant) {
  const invitations = Array.from({ length: 100 }, (_, index) => ({
    email: `${`${index}`.padStart(3, '0')}${'x'.repeat(60)}@${`${'y'.repeat(60)}.`.repeat(3)}example`,
    role: 'member' as const,
  }))
  const { status } = await world.call('organizations.createInvitations', key, { organizationId, invitations })
  assert.equal(status, 201)
  await world.owner.query(
    `insert into teams (id, organization_id, name, created_at, updated_at)
      select gen_random_uuid(), $1, rpad(n::text, 64, '"'), now(), now() from generate_series(1, 100) n`,
    [organizationId],
  )
  await world.owner.query(
    `with made as (
        insert into organizations (id, name, created_at, updated_at)
          select gen_random_uuid(), rpad(n::text, 64, '"'), now(), now() from generate_series(1, 100) n
          returning id)
      insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
        select gen_random_uuid(), $1, id, 'admin', 'team', now() from made`,
    [admin.userId],
  )
}

interface Page {
  readonly data: readonly Record<string, unknown>[]
  readonly total: number
  readonly nextCursor: string | null
  readonly prevCursor: string | null
  readonly leftOut?: string
}

const readPage = async (operation: string, input: object) =>
  (await callById(agent, { operation, input })).structuredContent as unknown as Page

// `call` fails if an answer costs more than 8,000 tokens or contains a secret.
test('every operation keeps its answer short for a model, with and without a limit, however much data there is', async () => {
  for (const { id, listing } of operations) {
    const input = inputs[id as OperationId](tenant)
    await callById(agent, { operation: id, input })
    if (listing) await callById(agent, { operation: id, input: { ...input, limit: '100' } })
  }
})

for (const operation of [
  'organizations.listInvitations',
  'organizations.listOrganizations',
  'teams.listTeams',
])
  test(`the pages of ${operation} lead to every item and back`, async () => {
    const seen: unknown[] = []
    let last: Page | undefined
    for (let cursor: string | null = ''; cursor !== null; cursor = last.nextCursor) {
      last = await readPage(operation, { limit: '100', ...(cursor && { cursor }) })
      seen.push(...last.data.map(({ id }) => id))
    }
    assert.equal(last?.total, seen.length)
    assert.equal(new Set(seen).size, seen.length)
    assert(seen.length > 100)
    const before = await readPage(operation, { limit: '100', cursor: String(last?.prevCursor) })
    assert.equal(
      before.data.at(-1)?.id,
      seen.at(-1 - (last?.data.length ?? 0)),
      'the page before ends where the last one starts',
    )
  })

test('a page that would be too long has fewer items and says so', async () => {
  const { data, nextCursor, leftOut } = await readPage('organizations.listInvitations', { limit: '100' })
  assert(data.length < 100)
  assert.match(String(leftOut), new RegExp(`Only ${data.length} of 100 items fitted`))
  assert.equal(typeof nextCursor, 'string')
  const fields = ['id', 'email']
  const slimmer = await readPage('organizations.listInvitations', { limit: '100', fields })
  assert(slimmer.data.length > data.length, 'with fewer fields, more items fit')
  assert.deepEqual(Object.keys(slimmer.data[0] ?? {}), fields)
})

test('topics come in pages', async () => {
  const first = await call(agent, 'list_learn_topics')
  const { data, total, nextCursor } = first.structuredContent as unknown as Page
  assert.deepEqual([data.length, nextCursor === null], [25, false])
  const names: unknown[] = []
  let cursor: string | null = null
  do {
    const args = { ...(cursor && { cursor }), limit: '40', fields: ['id', 'name'] }
    const page = (await call(agent, 'list_learn_topics', args)).structuredContent as unknown as Page
    names.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor !== null)
  assert.deepEqual([names.length, new Set(names).size], [total, total])
})

describe('a secret', () => {
  const { organizationId } = tenant

  test('that is shown once is not created: the person gets the command to run', async () => {
    const count = async () => (await world.call('identity.listApiKeys', tenant.key, {})).body.total
    const before = await count()
    for (const operation of [
      'identity.createApiKey',
      'identity.rotateApiKey',
      'billing.createPortalSession',
    ]) {
      const input = inputs[operation as OperationId](tenant)
      const refused = await callById(agent, { operation, input })
      assert.equal(refused.structuredContent._tag, 'NotForAgents')
      assert.match(
        textOf(refused),
        /Nothing was done\.\nAsk the person to run `learn (keys|billing) [a-z]+` in a terminal/,
      )
      const forced = await callById(agent, { operation, input, confirmationToken: 'x' })
      assert.equal(forced.structuredContent._tag, 'NotForAgents')
    }
    assert.equal(await count(), before)
    const { status } = await world.call('billing.getBalance', tenant.spareKey, { organizationId })
    assert.equal(status, 200, 'the old secret still works')
  })

  test('in an invitation stays in its email, and the invitation is created', async () => {
    const made = await callTwice(agent, 'create_invitation', {
      organizationId,
      email: 'secret@example.org',
      role: 'viewer',
    })
    assert.equal(made.structuredContent.status, 'pending')
    assert.equal('token' in made.structuredContent, false)
    assert.match(textOf(made), /Agents never get the token\. The invited person gets it by email/)
    const asked = await readPage('organizations.listInvitations', { fields: ['email', 'token'] })
    assert.deepEqual(Object.keys(asked.data[0] ?? {}), ['email'])
    const { body } = await world.call('organizations.getInvitation', tenant.key, {
      invitationId: String(made.structuredContent.id),
    })
    assert.match(body.token, /^learn_it_/)
  })
})

test('a preview that is too long is refused instead of cut, and nothing is done', async () => {
  const invitations = Array.from({ length: 100 }, (_, index) => ({
    email: `${index}${'z'.repeat(50)}@${`${'q'.repeat(60)}.`.repeat(3)}example`,
    role: 'member',
  }))
  const input = { organizationId: tenant.organizationId, invitations }
  const refused = await callById(agent, { operation: 'organizations.createInvitations', input })
  assert.equal(refused.isError, true)
  assert.match(textOf(refused), /^TooLong: .* Nothing was done\.\nMake several smaller calls/)
})
