import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import { canDryRun } from '@learn/contract/operation'
import { choose } from '@learn/mcp'
import { keptFromAgents } from '../mcp/slim.ts'
import { call, connectAgent, textOf } from './support/agent.ts'
import { inputs } from './support/operation-inputs.ts'
import { populate } from './support/populated-tenant.ts'
import { trialUnusual } from './support/trial.ts'
import { World } from './support/world.ts'

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
const { operations: bound } = choose(operations, { organization, kind: 'user' })

const ask = async (operation: string, input: object) =>
  await call(agent, 'call_operation', { operation, input: { ...input } })

test('an agent bound to one of a person’s organizations reaches everything in it', async () => {
  const apiToken = await world.token(mine.userId)
  for (const operation of bound) {
    const { id, effect } = operation
    const input = inputs[id as OperationId](mine)
    const { isError, structuredContent } = await ask(id, input)
    // Changes are only previewed here, and calls that the API refuses, such as a child’s export, are refused here too.
    const headers = { prefer: 'dry-run' }
    const isTried = effect === 'read' || canDryRun(operation)
    const { body } = isTried ? await world.call(id as OperationId, apiToken, input as never, { headers }) : {}
    const expected = keptFromAgents(operation)?._tag ?? (body as { _tag?: string } | undefined)?._tag
    assert.equal(
      isError ? structuredContent._tag : undefined,
      expected,
      `${id}: ${JSON.stringify(structuredContent)}`,
    )
  }
})

test('the agent reaches nothing in the other organization, with any operation', async () => {
  let refused = 0
  for (const operation of bound) {
    const { id, about } = operation
    const { isError, structuredContent } = await ask(id, inputs[id as OperationId](other))
    const text = JSON.stringify(structuredContent)
    assert(!text.includes(other.marker) && !text.includes(other.organizationId), `${id}: ${text}`)
    if (about === undefined) continue
    assert.equal(isError, true, `${id} reaches the other organization: ${text}`)
    const kept = keptFromAgents(operation)?._tag
    assert.match(String(structuredContent._tag), kept ? /^NotForAgents$/ : /^(Forbidden|NotFound)$/, id)
    refused++
  }
  assert(refused > 40)
})

test('a deletion repeated with the same token gets its first answer, though the record is gone', async () => {
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
  assert.equal(gone.structuredContent._tag, 'NotFound', 'a call about a missing record needs no confirmation')
})
