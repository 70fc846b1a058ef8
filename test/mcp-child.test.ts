import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type OperationId, operations } from '@learn/contract'
import { callersOf } from '@learn/contract/operation'
import { toolNameOf } from '@learn/mcp'
import { keptFromAgents } from '../mcp/slim.ts'
import { call, callTwice, connectAgent, textOf } from './support/agent.ts'
import { family } from './support/learning/family.ts'
import { inputs } from './support/operation-inputs.ts'
import { populate } from './support/populated-tenant.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

/** Signs the child in as children do, and connects an agent with the token. */
async function connectChild({ username }: { username: string }) {
  const response = await fetch(`${world.server.url}/auth/student`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, pin: '4071' }),
  })
  const { token } = (await response.json()) as { token: string }
  return { token, agent: await connectAgent(world, token) }
}

/** Whether a child may call it at all. */
const isTheirs = (operation: (typeof operations)[number]) => callersOf(operation).includes('student')

test('a child practises at /mcp with the token of their sign-in, and no step asks a person', async () => {
  const child = await family(world)
  const { agent, token } = await connectChild(child)
  const { studentId } = child
  const started = await callTwice(agent, 'create_learn_session', { studentId, sessionType: 'diagnostic' })
  const sessionId = String(started.structuredContent.id)
  const questions = new Set<string>()
  for (let asked = 0; asked < 3; asked++) {
    const { structuredContent: step } = await call(agent, 'create_learn_decision', { sessionId })
    const { id: decisionId } = step.decision as { id: string }
    const { question } = step as { question: { rightAnswer?: string } | null }
    assert(question, JSON.stringify(step))
    assert(!('rightAnswer' in question), 'children get questions without the answer')
    questions.add(decisionId)
    const { structuredContent } = await call(agent, 'create_learn_attempt', { decisionId, answer: null })
    assert.equal(structuredContent.correct, false)
  }
  assert.equal(questions.size, 3)
  const { body } = await world.call('learn.listLearnAttempts', token, {})
  assert.equal(body.total, 3)
  await agent.close()
})

test('a child sees only the tools of their operations', async () => {
  const { agent } = await connectChild(await family(world))
  const { tools } = await agent.listTools()
  const names = tools.map(({ name }) => name)
  const own = names.filter(name => !/^(search_operations|call_operation)$/.test(name))
  assert(new Set(own).isSubsetOf(new Set(operations.filter(isTheirs).map(toolNameOf))))
  assert(own.length > 10)
  await agent.close()
})

test('everything else is refused to a child as over HTTP, whatever the arguments', async () => {
  const tenant = await populate(world)
  const { token } = tenant.student
  const agent = await connectAgent(world, token)
  for (const operation of operations.filter(each => !isTheirs(each))) {
    const id = operation.id as OperationId
    const input = inputs[id](tenant)
    const { body } = await world.call(id, token, input as never)
    const refused = await call(agent, toolNameOf(operation), { ...input })
    const { _tag, message } = body as unknown as Record<string, unknown>
    assert.deepEqual([refused.isError, _tag], [true, 'Forbidden'], id)
    assert.equal(refused.structuredContent._tag, _tag, id)
    assert.equal(refused.structuredContent.message, message, id)
  }
  await agent.close()
})

test('a child can’t reach another child’s learning, nor anything after signing out', async () => {
  const [one, two] = [await family(world), await family(world)]
  const { agent, token } = await connectChild(one)
  const foreign = await call(agent, 'get_learn_student', { studentId: two.studentId })
  assert.match(textOf(foreign), /^NotFound: /)
  await agent.close()
  const headers = { authorization: `Bearer ${token}` }
  await fetch(`${world.server.url}/auth/student/sign-out`, { method: 'POST', headers })
  const after = await fetch(`${world.server.url}/mcp`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_learn_sessions', arguments: {} },
    }),
  })
  assert.match(await after.text(), /Unauthorized/)
})

test('an adult’s agent practises without asking, and must confirm every other change', async () => {
  const tenant = await populate(world)
  const agent = await connectAgent(world, tenant.key)
  let asked = 0
  for (const operation of operations.filter(({ effect }) => effect !== 'read')) {
    if (!callersOf(operation).includes('key') || keptFromAgents(operation)) continue
    const input = inputs[operation.id as OperationId](tenant)
    const { structuredContent, isError } = await call(agent, 'call_operation', {
      operation: operation.id,
      input,
    })
    const headers = { prefer: 'dry-run' }
    const tried = await world.call(operation.id as OperationId, tenant.key, input as never, { headers })
    // What would fail is refused at once. Few of these inputs do.
    if (isError) assert.equal(structuredContent._tag, tried.body._tag, operation.id)
    if (isError) continue
    asked++
    assert.equal('confirmationToken' in structuredContent, !operation.practises, operation.id)
  }
  assert(asked > 30)
  await agent.close()
})
