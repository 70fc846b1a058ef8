import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { operations as all, contract } from '@learn/contract'
import type { Operation } from '@learn/contract/operation'
import { InMemoryTransport } from '@modelcontextprotocol/client'
import { type AgentOptions, callById, makeClient, yes } from '../test/support/agent.ts'
import type { Answer, Fields, InvokeOptions } from './invocation.ts'
import { createServer } from './server.ts'

const mine = '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f'
const theirs = '019a0b1c-5e2f-7c3d-8e4f-000000000000'
const student = contract['learn.getLearnStudent'].example.request.studentId

/** A paid operation on a student, whose organization must be looked up first. */
const report: Operation = {
  ...contract['learn.getLearnStudent'],
  id: 'trial.createReport',
  method: 'POST',
  effect: 'paid',
  cost: { credits: 5, per: 'report' },
}
const operations = [...all, report]
const key = createSecretKey(randomBytes(32))

/** An API where the student belongs to the other organization, and the price of a report can change. */
const api = { credits: 5, done: 0 }

async function invoke({ id, example }: Operation, input: Fields, options?: InvokeOptions): Promise<Answer> {
  if (id === report.id && !options?.isDryRun) api.done++
  const { credits } = api
  const told = {
    organizationId: input.organizationId ?? theirs,
    credits,
    availableCredits: 100,
    payable: true,
  }
  return { body: { ...(example.response as object), ...told } }
}

async function connect(options: AgentOptions, organization?: string) {
  const choice = { organization }
  const server = createServer({ operations, invoke, key, caller: '', era: 'legacy', choice })
  const [near, far] = InMemoryTransport.createLinkedPair()
  await server.connect(far)
  const client = makeClient({ legacy: true, ...options })
  await client.connect(near)
  after(() => client.close())
  return client
}

const call = { operation: report.id, input: { studentId: student } }

test('if the price changes while a person thinks, they are asked again', async () => {
  const asked: string[] = []
  const client = await connect({
    person: message => {
      asked.push(message)
      api.credits = 50
      return yes
    },
  })
  await callById(client, call)
  assert.equal(api.done, 1)
  assert.equal(asked.length, 2)
  assert.match(asked[0] ?? '', /Costs up to 5 credits/)
  assert.match(
    asked[1] ?? '',
    /^The price has changed since the preview, from 5 to 50 .*Costs up to 50 credits/s,
  )
  api.done = 0
})

test('a bound connection refuses a token for another organization from an unbound one', async () => {
  const { structuredContent } = await callById(await connect({}), call)
  const { confirmationToken } = structuredContent
  assert.equal(typeof confirmationToken, 'string')
  const bound = await connect({}, mine)
  const refused = await callById(bound, { ...call, confirmationToken })
  assert.deepEqual([refused.isError, refused.structuredContent._tag, api.done], [true, 'Forbidden', 0])
  const theirOwn = await connect({}, theirs.toUpperCase())
  await callById(theirOwn, { ...call, confirmationToken })
  assert.equal(api.done, 1, 'upper case does not matter')
})
