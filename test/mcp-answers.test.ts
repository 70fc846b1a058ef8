import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openapi } from '@learn/contract/documents/openapi'
import { call, connectAgent, makePayer, textOf, tokenFor } from './support/agent.ts'
import { trialTable, trialUnusual, wordsOf } from './support/trial.ts'
import { type Tenant, World } from './support/world.ts'

const world = await World.create({}, undefined, trialUnusual)
after(() => world.close())
await world.owner.query(trialTable)
const tenant = await world.tenant()

test('an agent gets the same answers as from the API', async () => {
  for (const legacy of [false, true]) {
    const agent = await connectAgent(world, tenant.key, { legacy })
    const { structuredContent, content } = await call(agent, 'get_caller')
    const { body } = await world.call('identity.getCaller', tenant.key, {})
    assert.deepEqual(structuredContent, body)
    assert.deepEqual(JSON.parse(textOf({ content })), body, 'as text too')
    const missing = await call(agent, 'get_job', { jobId: tenant.organizationId })
    assert.equal(missing.isError, true)
    const { _tag, requestId, next } = missing.structuredContent
    assert.equal(_tag, 'NotFound')
    assert.match(String(requestId), /^[0-9a-f-]{36}$/)
    assert.match(String(next), /list/, 'and says what to do next')
    await agent.close()
  }
})

test('documents and prompts can be read', async () => {
  const agent = await connectAgent(world, tenant.key)
  const read = async (uri: string) => {
    const [first] = (await agent.readResource({ uri })).contents
    return first && 'text' in first ? first.text : ''
  }
  assert.deepEqual(JSON.parse(await read('learn://openapi')), openapi())
  const prices = await world.call('billing.listPrices', tenant.key, {})
  assert.deepEqual(JSON.parse(await read('learn://prices')), prices.body)
  assert.match(await read('learn://operations'), /^teams\.createTeam: Create a team \(mutate\)$/m)
  await assert.rejects(read(`learn://decisions/${tenant.organizationId}`), /NotFound: Decision not found/)
  await assert.rejects(read('learn://decisions/x'), /HttpApiDecodeError/)
  const { prompts } = await agent.listPrompts()
  assert.deepEqual(
    prompts.map(({ name }) => name),
    ['onboard_family', 'review_week', 'how_is_child', 'check_spend'],
  )
  await agent.close()
})

test('the committed list of tools is the one the server gives', async () => {
  const agent = await connectAgent(world, tenant.key)
  const { tools } = await agent.listTools()
  await agent.close()
  assert.deepEqual({ tools }, JSON.parse(await readFile('generated/mcp-tools.json', 'utf8')))
})

describe('a job', () => {
  const book = ({ organizationId }: Tenant, pages: number, pageMilliseconds: number) => ({
    operation: 'trial.createBook',
    input: { organizationId, pages, pageMilliseconds },
  })

  test('is followed to its end for a client that wants progress, and otherwise returned immediately', async () => {
    for (const legacy of [false, true]) {
      const tenant = await makePayer(world)
      const agent = await connectAgent(world, tenant.key, { legacy })
      const args = book(tenant, 10, 100)
      const confirmed = { ...args, confirmationToken: await tokenFor(agent, args) }
      const told: number[] = []
      const { structuredContent } = await agent.callTool(
        { name: 'call_operation', arguments: confirmed },
        { onprogress: ({ progress }) => told.push(progress) },
      )
      const job = structuredContent as { status: string; result: { pages: number } }
      assert.deepEqual([job.status, job.result.pages], ['succeeded', 10])
      assert(told.length > 1, `${told}`)
      assert.deepEqual(told, told.toSorted(), 'ever more')
      assert.equal(told.at(-1), 1)
      const again = await call(agent, 'call_operation', {
        ...args,
        confirmationToken: await tokenFor(agent, args),
      })
      assert.equal(again.structuredContent.finishedAt, null)
      await agent.close()
    }
  })

  test('continues if the call that follows it is canceled', async () => {
    const tenant = await makePayer(world)
    const agent = await connectAgent(world, tenant.key)
    const args = book(tenant, 20, 100)
    const confirmed = { ...args, confirmationToken: await tokenFor(agent, args) }
    const canceled = new AbortController()
    const following = agent.callTool(
      { name: 'call_operation', arguments: confirmed },
      { signal: canceled.signal, onprogress: () => canceled.abort() },
    )
    await assert.rejects(following)
    let words: string[] = []
    for (let waited = 0; waited < 60_000 && words.length === 0; waited += 50) {
      await sleep(50)
      words = await wordsOf(world, tenant.organizationId)
    }
    assert.deepEqual(words, ['a book of 20 pages'])
    await agent.close()
  })
})
