import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { operations } from '@learn/contract'
import { fuzz, judge } from './fuzz/run.ts'

test('random requests get declared responses that tell nothing about other tenants', async () => {
  const { statuses, findings } = await fuzz({ seed: 1, count: 1_000 })
  assert.deepEqual(
    findings.map(({ what, request }) => `${request?.number} by ${request?.caller}: ${what}`),
    [],
  )
  for (const status of [200, 400, 401, 403, 404]) assert((statuses.get(status) ?? 0) > 10, `status ${status}`)
})

/** What a wrong server might answer, and what must be said about it. */
const wrong: Record<string, readonly [status: number, body: string, expected: RegExp]> = {
  'a server error': [500, '{}', /^a server error/],
  'a fault in an agent’s answer': [200, '{"result":"InternalError"}', /^a server error/],
  'another tenant’s name': [200, '{"name":"Robin of B"}', /^another tenant’s Robin of B/],
  'the inside of the server': [400, '{"message":"at run (/a/b.ts:12)"}', /^the inside of the server/],
  'an undeclared answer': [200, '{"odd":true}', /breaks the contract/],
  'a cut connection': [0, '', /fetch failed/],
}

for (const [name, [status, body, expected]] of Object.entries(wrong)) {
  test(`${name} is noticed`, async t => {
    const server = createServer((request, response) => {
      if (status === 0) request.socket.destroy()
      else response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    t.after(() => server.close())
    const { port } = server.address() as AddressInfo
    const operation = operations.find(({ id }) => id === 'identity.getCaller')
    assert(operation)
    const request = { number: 0, caller: '', path: '/v1/caller', init: { method: 'GET' }, operation }
    const judged = await judge(`http://127.0.0.1:${port}`, request, ['Robin of B'])
    assert.equal(judged.status, status)
    assert.match(judged.what ?? '', expected)
  })
}
