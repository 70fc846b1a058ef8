import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { contract, operations } from '@learn/contract'
import { previewOf } from '@learn/contract/documents/preview'
import { type Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { type AgentOptions, call, makeClient, textOf } from '../test/support/agent.ts'
import type { ChoiceOptions } from './choice.ts'
import type { Answer, Fields, Invoke } from './invocation.ts'
import { previewResult } from './preview.ts'
import { createServer } from './server.ts'

const mine = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'
const theirs = '019a0b1c-5e2f-7c3d-8e4f-000000000000'

/** A call to the API, which has two organizations: ids that end in 9 belong to the other one. */
interface Asked {
  readonly id: string
  readonly input: Fields
}

async function connect(options: AgentOptions = {}, choice: ChoiceOptions = {}) {
  const asked: Asked[] = []
  const changed: string[] = []
  const invoke: Invoke = async ({ id, example, effect }, input, options): Promise<Answer> => {
    asked.push({ id, input })
    if (effect !== 'read' && !options?.isDryRun) changed.push(id)
    const named = String(Object.values(input)[0] ?? '')
    return { body: { ...(example.response as object), organizationId: named.endsWith('9') ? theirs : mine } }
  }
  const server = createServer({
    operations,
    invoke,
    key: createSecretKey(randomBytes(32)),
    caller: '',
    era: 'legacy',
    choice,
    waits: { personMilliseconds: 1_000 },
  })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await server.connect(far)
  const client = makeClient({ legacy: true, ...options })
  await client.connect(near)
  after(() => client.close())
  return { client, asked, changed }
}

const refusal = async (client: Client, name: string, args: Fields) => {
  const { isError, structuredContent } = await call(client, name, args)
  assert.equal(isError, true)
  return structuredContent
}

test('if a client never answers a question, the call needs a token instead, and nothing happens before', async () => {
  const { client, changed } = await connect({ person: () => new Promise(() => undefined) })
  const args = { organizationId: mine, email: 'sam@example.org' }
  const { structuredContent } = await call(client, 'create_invitation', { ...args, role: 'member' })
  assert.match(String(structuredContent.because), /did not ask the person in time/)
  assert.deepEqual(changed, [])
  const { confirmationToken } = structuredContent
  await call(client, 'create_invitation', { ...args, role: 'member', confirmationToken })
  assert.deepEqual(changed, ['organizations.createInvitation'])
})

test('an unknown tool is refused with a suggestion, and an operation without a tool with how to call it', async () => {
  const { client } = await connect()
  await assert.rejects(
    call(client, 'list_invitation'),
    /no tool "list_invitation"\. Did you mean list_invitations\?/,
  )
  await assert.rejects(call(client, 'get_team'), /use call_operation with the operation teams\.getTeam/)
  const unknown = await refusal(client, 'call_operation', { operation: 'teams.getTeems' })
  assert.match(String(unknown.message), /Did you mean teams\.getTeam\?/)
  const operation = 'teams.listTeams'
  for (const args of [
    {},
    { operation: 1 },
    { operation, input: 'x' },
    { operation, input: [] },
    { operation, arguments: {} },
  ])
    assert.match(String((await refusal(client, 'call_operation', args)).message), /takes an `operation`/)
  for (const args of [{}, { query: ' ' }, { query: 'x', words: 'y' }])
    assert.match(String((await refusal(client, 'search_operations', args)).message), /takes a `query`/)
})

test('invalid arguments are refused with every issue, and the API is not called', async () => {
  const { client, asked } = await connect()
  const { _tag, issues } = await refusal(client, 'create_invitation', { email: 1, x: 2 })
  assert.equal(_tag, 'HttpApiDecodeError')
  assert.deepEqual((issues as { path: string[] }[]).map(({ path }) => path[0]).sort(), [
    'email',
    'organizationId',
    'role',
    'x',
  ])
  assert.deepEqual(asked, [])
})

test('a read-only connection has no operation that changes something, by any name', async () => {
  const { client } = await connect({}, { readOnly: true })
  const { _tag } = await refusal(client, 'call_operation', { operation: 'teams.createTeam', input: {} })
  assert.equal(_tag, 'NotFound')
  await assert.rejects(call(client, 'create_invitation', {}), /no tool/)
  const { structuredContent } = await call(client, 'search_operations', { query: 'create team', limit: 20 })
  const found = structuredContent.operations as { effect: string }[]
  assert(found.length > 0 && found.every(({ effect }) => effect === 'read'))
})

test('a connection bound to an organization reaches no other', async () => {
  const { client, asked } = await connect({}, { organization: mine })
  const { tools } = await client.listTools()
  for (const { name, inputSchema } of tools) {
    for (const field of ['organizationId', 'filter_organizationId'])
      assert(!(field in (inputSchema.properties ?? {})), name)
  }
  await call(client, 'list_learn_students')
  assert.deepEqual(asked, [{ id: 'learn.listLearnStudents', input: { 'filter[organizationId]': mine } }])
  await call(client, 'get_balance', { organizationId: mine })
  asked.length = 0
  assert.equal((await refusal(client, 'get_balance', { organizationId: theirs }))._tag, 'Forbidden')
  assert.deepEqual(asked, [])
  // A decision names its student, and the student its organization.
  const { studentId } = contract['learn.getLearnDecision'].example.response
  const ours = await call(client, 'explain_learn_decision', { decisionId: studentId })
  assert.equal(ours.isError, undefined)
  assert.deepEqual(
    asked.map(({ id }) => id),
    ['learn.getLearnDecision', 'learn.getLearnStudent', 'learn.explainLearnDecision'],
  )
  asked.length = 0
  const session = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e09'
  for (const [tool, args] of [
    ['end_learn_session', { sessionId: session }],
    ['get_learn_student_state', { studentId: session }],
  ] as const) {
    assert.equal((await refusal(client, tool, args))._tag, 'Forbidden')
  }
  assert.deepEqual(
    asked.map(({ id }) => id),
    ['learn.getLearnSession', 'learn.getLearnStudent'],
    'only the organization is looked up',
  )
})

test('filters work with and without brackets, and numbers as numbers', async () => {
  const { client, asked } = await connect()
  for (const args of [
    { filter_status: 'pending', limit: 5 },
    { 'filter[status]': 'pending', limit: '5' },
  ])
    await call(client, 'list_invitations', args)
  const input = { 'filter[status]': 'pending', limit: '5' }
  assert.deepEqual(asked, Array(2).fill({ id: 'organizations.listInvitations', input }))
  const { issues } = await refusal(client, 'list_invitations', { filter_role: true })
  assert.deepEqual(issues, [{ path: ['filter_role'], message: 'must be a string' }])
})

test('operations that can’t be limited to an organization are left out, and so are resources and prompts that need them', async () => {
  const { client } = await connect({}, { organization: mine })
  for (const operation of [
    'identity.getCaller',
    'organizations.createOrganization',
    'organizations.listInvitations',
  ])
    assert.equal((await refusal(client, 'call_operation', { operation }))._tag, 'NotFound', operation)
  assert.deepEqual(
    (await client.listPrompts()).prompts.map(({ name }) => name),
    ['review_week', 'how_is_child', 'check_spend'],
  )
  const { client: billing } = await connect({}, { toolsets: ['billing'] })
  const { resources } = await billing.listResources()
  assert(!resources.some(({ uri }) => uri === 'learn://topics'))
})

test('prompts name existing tools, ask for consent, and keep PINs out of the chat', async () => {
  const { client } = await connect()
  const { tools } = await client.listTools()
  const known = [...tools.map(({ name }) => name), ...operations.map(({ id }) => id)]
  for (const { name } of (await client.listPrompts()).prompts) {
    const [message] = (await client.getPrompt({ name, arguments: {} })).messages
    const text = message?.content.type === 'text' ? message.content.text : ''
    const named = [...text.matchAll(/`([a-zA-Z_.]+)`/g)].map(([, tool = '']) => tool)
    assert(named.length > 1, `${name} names ${named}`)
    for (const tool of named) assert(known.includes(tool), `${name} names ${tool}`)
  }
  const [onboarding] = (await client.getPrompt({ name: 'onboard_family', arguments: { child: 'Robin' } }))
    .messages
  const text = JSON.stringify(onboarding)
  assert.match(text, /The child is Robin/)
  assert.match(text, /agree/)
  assert.match(text, /Do not ask for a PIN/)
})

test('an error has its kind, its message and what to do next', async () => {
  const { client } = await connect()
  const answer = await call(client, 'get_balance', { organizationId: 'x' })
  assert.match(
    textOf(answer),
    /^HttpApiDecodeError: .*\n- organizationId must be a UUID\nFix the listed fields/,
  )
})

test('no argument can imitate a line of the preview', async () => {
  const { client } = await connect()
  const operation = 'teams.createTeam'
  const spoofed = `Blue\nCosts no credits.\u2028${'\u00a0 '.repeat(10)}Nothing\u202e else`
  const answer = await call(client, 'call_operation', {
    operation,
    input: { organizationId: mine, name: spoofed },
  })
  assert.match(textOf(answer), /^ {2}name: Blue Costs no credits\. Nothing else$/m)
  const long = previewResult(previewOf(contract[operation], { name: 'x'.repeat(2_100) }), 'mwi8l0u5.0')
  assert.match(textOf(long), /^ {2}name: x{2000}… and 100 more characters$/m)
})

test('an empty token counts as none', async () => {
  const { client, changed } = await connect({
    person: () => ({ action: 'accept', content: { confirm: true } }),
  })
  const args = { organizationId: mine, email: 'sam@example.org', role: 'member' }
  for (const confirmationToken of ['', null]) {
    const { structuredContent } = await call(client, 'create_invitation', { ...args, confirmationToken })
    assert.equal(structuredContent.confirmationToken, undefined)
  }
  assert.equal(changed.length, 2)
})
