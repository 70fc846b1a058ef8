import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import { choose } from '@learn/mcp'
import { call, connectAgent, textOf } from './agent.ts'
import { inputs } from './operation-inputs.ts'
import { populate } from './populated-tenant.ts'
import { trialUnusual } from './trial.ts'
import { World } from './world.ts'

const world = await World.create({}, undefined, trialUnusual)
after(() => world.close())
const mine = await populate(world)
const other = await populate(world)
await world.owner.query(
  `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
    values (gen_random_uuid(), $1, $2, 'admin', 'team', now())`,
  [mine.userId, other.organizationId],
)
const token = await world.token(mine.userId, { audience: 'mcp' })
const { organizationId: organization } = mine
const agent = await connectAgent(world, token, { query: `?organization=${organization}` })
after(() => agent.close())
const { operations: bound } = choose(operations, { organization })

const ask = async (operation: string, input: object) =>
  await call(agent, 'call_operation', { operation, input: { ...input } })

test('an agent that is bound to one of its person’s organizations reaches what is there', async () => {
  const apiToken = await world.token(mine.userId)
  for (const { id, effect } of bound) {
    const input = inputs[id as OperationId](mine)
    const { isError, structuredContent } = await ask(id, input)
    // The input is the operation’s own. What changes something is only previewed here. What the API refuses them, such as a child’s export, it refuses here.
    const { body } = effect === 'read' ? await world.call(id as OperationId, apiToken, input as never) : {}
    const expected = (body as { _tag?: string } | undefined)?._tag
    assert.equal(
      isError ? structuredContent._tag : undefined,
      expected,
      `${id}: ${JSON.stringify(structuredContent)}`,
    )
  }
})

test('and nothing of the other, by any operation', async () => {
  let refused = 0
  for (const { id, about } of bound) {
    const { isError, structuredContent } = await ask(id, inputs[id as OperationId](other))
    const text = JSON.stringify(structuredContent)
    assert(!text.includes(other.marker) && !text.includes(other.organizationId), `${id}: ${text}`)
    if (about === undefined) continue
    assert.equal(isError, true, `${id} is about the other organization and answers ${text}`)
    assert.match(String(structuredContent._tag), /^(Forbidden|NotFound)$/, id)
    refused++
  }
  assert(refused > 40)
})

test('what was deleted is answered again to the same token, though nobody can tell any more whose it was', async () => {
  const { body: team } = await world.call('teams.createTeam', mine.key, {
    organizationId: organization,
    name: 'Blue',
  })
  const input = { teamId: team.id }
  const first = await ask('teams.deleteTeam', input)
  assert.match(textOf(first), /can’t be undone\.\nCosts no credits\./)
  const { confirmationToken } = first.structuredContent
  const confirm = () =>
    call(agent, 'call_operation', { operation: 'teams.deleteTeam', input, confirmationToken })
  const done = await confirm()
  assert.equal(done.structuredContent.id, team.id)
  assert.deepEqual((await confirm()).structuredContent, done.structuredContent)
  const gone = await ask('teams.deleteTeam', input)
  assert.equal(gone.structuredContent._tag, 'NotFound', 'and nobody is asked about what is not there')
})
