import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { failure, json, type ScriptedAnswer, ScriptedServer } from '../test/support/scripted-server.ts'
import { callRoute } from './call.ts'
import { connect } from './connection.ts'
import { Unauthorized } from './errors.ts'
import { listOrganizations } from './operations.ts'
import type { TokenProvider } from './options.ts'

const server = await ScriptedServer.start()
after(() => server.close())

const read = (token: TokenProvider) => connect({ baseUrl: server.url, token }).call(listOrganizations, {})

/** Accepts only this token. */
const accepts =
  (good: string): ScriptedAnswer =>
  (response, asked) =>
    (asked.headers.authorization === `Bearer ${good}` ? json({ ok: true }) : failure('Unauthorized', 401))(
      response,
      asked,
    )

const tokensSent = () => server.asked.map(({ headers }) => headers.authorization)

test('after a refusal the provider is called once more, with the refused token', async () => {
  server.script(accepts('new'))
  const refused: (string | undefined)[] = []
  const provider = async (old?: string) => {
    refused.push(old)
    return old ? 'new' : 'old'
  }
  await read(provider)
  assert.deepEqual(refused, [undefined, 'old'])
  assert.deepEqual(tokensSent(), ['Bearer old', 'Bearer new'])
})

test('a token is not replaced again and again', async () => {
  server.script(failure('Unauthorized', 401))
  let count = 0
  await assert.rejects(
    read(() => `token ${count++}`),
    Unauthorized,
  )
  assert.equal(server.asked.length, 2)
  server.script(failure('Unauthorized', 401))
  await assert.rejects(
    read(() => 'the same'),
    Unauthorized,
  )
  assert.equal(server.asked.length, 1, 'the same token would be refused again')
})

test('calls at the same time share one token refresh', async () => {
  server.script(accepts('new'))
  let refreshes = 0
  const connection = connect({
    baseUrl: server.url,
    token: async old => {
      if (old) refreshes++
      await new Promise(resolve => setTimeout(resolve, 20))
      return old ? 'new' : 'old'
    },
  })
  await Promise.all(Array.from({ length: 8 }, () => connection.call(listOrganizations, {})))
  assert.equal(refreshes, 1)
  await connection.call(listOrganizations, {})
  assert.equal(refreshes, 1, 'a later call with the old token takes the new one')
  server.script(accepts('newest'))
  await assert.rejects(connection.call(listOrganizations, {}), Unauthorized)
  assert.equal(refreshes, 2, 'a refused new token is refreshed again')
})

test("a provider's own error is passed on, and the next call asks it again", async () => {
  server.script(accepts('good'))
  let count = 0
  const connection = connect({
    baseUrl: server.url,
    token: () => {
      if (count++ === 0) throw new RangeError('not signed in')
      return 'good'
    },
  })
  await assert.rejects(callRoute(connection, listOrganizations).attempt(), RangeError)
  await connection.call(listOrganizations, {})
  assert.equal(server.asked.length, 1)
})

test("the caller's signal ends the wait for a token", async () => {
  const connection = connect({ baseUrl: server.url, token: () => new Promise<string>(() => undefined) })
  const controller = new AbortController()
  const call = connection.call(listOrganizations, {}, { signal: controller.signal })
  setImmediate(() => controller.abort())
  await assert.rejects(call, { _tag: 'Aborted' })
})
