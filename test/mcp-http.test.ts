import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { call, callTwice, connectAgent } from './support/agent.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())
const { url } = world.server
const tenant = await world.tenant()
const metadata = `${world.server.app.publicUrl}/.well-known/oauth-protected-resource/mcp`

/** A message as a client of revision 2026-07-28 sends it. */
const message = (method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params: {
    ...params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
})

/** Sends a message without a client library, with the right headers. */
const send = (body: unknown, headers: Record<string, string> = {}, at = `${url}/mcp`) => {
  const { method = '', params } = Object(body) as { method?: string; params?: { name?: string } }
  return fetch(at, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${tenant.key}`,
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(params?.name && { 'mcp-name': params.name }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function post(body: unknown, headers: Record<string, string> = {}, query = '') {
  const response = await send(body, headers, `${url}/mcp${query}`)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) }
}

test('one address serves the current revision of the protocol and older ones, back to 2025-03-26', async () => {
  const modern = await connectAgent(world, tenant.key)
  assert.equal(modern.getNegotiatedProtocolVersion(), '2026-07-28')
  await modern.close()
  for (const protocolVersion of ['2025-11-25', '2025-06-18', '2025-03-26']) {
    const params = { protocolVersion, capabilities: {}, clientInfo: { name: 'old', version: '1' } }
    const initialize = { jsonrpc: '2.0', id: 1, method: 'initialize', params }
    const { status, text } = await post(initialize, { 'mcp-protocol-version': protocolVersion })
    assert.equal(status, 200)
    assert.match(text, new RegExp(`"protocolVersion":"${protocolVersion}"`))
  }
})

test('a response to a missing or invalid credential says where to get one', async () => {
  const { userId } = await world.person()
  const wrong = {
    none: '',
    unknown: `Bearer learn_at_${'A'.repeat(43)}`,
    'for the API': `Bearer ${await world.token(userId)}`,
    expired: `Bearer ${await world.token(userId, { audience: 'mcp', expiresAt: new Date(Date.now() - 1) })}`,
  }
  for (const [name, authorization] of Object.entries(wrong)) {
    const { status, headers, json } = await post(message('tools/list'), { authorization })
    assert.equal(status, 401, name)
    const asked = `Bearer resource_metadata="${metadata}"`
    const challenge = headers.get('www-authenticate') ?? ''
    if (name === 'none') assert.equal(challenge, asked)
    else assert(challenge.startsWith(`${asked}, error="invalid_token", error_description="This `), challenge)
    assert.equal(json()._tag, 'Unauthorized')
    assert.equal(headers.get('x-request-id'), json().requestId)
  }
  const described = (await (await fetch(metadata)).json()) as { resource: string }
  assert.equal(described.resource, `${world.server.app.publicUrl}/mcp`)
})

test('a token for agents works at /mcp and not at the API', async () => {
  const { userId } = await world.person()
  const token = await world.token(userId, { audience: 'mcp' })
  const agent = await connectAgent(world, token)
  assert.equal((await call(agent, 'get_caller')).structuredContent.userId, userId)
  await agent.close()
  assert.equal((await world.call('identity.getCaller', token, {})).status, 401)
})

test('a token that lacks a scope is refused so that its client can request it; a key gets an error in the result', async () => {
  const { userId } = await world.person()
  const scopes = ['identity:read']
  const authorization = `Bearer ${await world.token(userId, { audience: 'mcp', scopes })}`
  const tool = message('tools/call', { name: 'list_members', arguments: {} })
  const byId = message('tools/call', { name: 'call_operation', arguments: { operation: 'teams.listTeams' } })
  for (const [sent, scope] of [
    [tool, 'members:read'],
    [byId, 'teams:read'],
  ] as const) {
    const { status, headers, json } = await post(sent, { authorization })
    assert.equal(status, 403)
    const why = `error_description="This access token does not have the scope ${scope}."`
    const asked = `Bearer resource_metadata="${metadata}", error="insufficient_scope", ${why}, scope="${scope}"`
    assert.equal(headers.get('www-authenticate'), asked)
    assert.equal(json()._tag, 'Forbidden')
  }
  assert.equal((await post(message('tools/call', { name: 'get_caller' }), { authorization })).status, 200)

  const agent = await connectAgent(world, await world.key(tenant, { scopes }))
  const { isError, structuredContent } = await call(agent, 'list_members')
  assert.deepEqual([isError, structuredContent._tag], [true, 'Forbidden'])
  await agent.close()
})

test('a token revoked during a connection stops working', async () => {
  const key = await world.key(tenant)
  const agent = await connectAgent(world, key)
  assert.equal((await call(agent, 'get_caller')).isError, undefined)
  await world.revoke(key)
  await assert.rejects(call(agent, 'list_organizations'), /Unauthorized|401/)
  await assert.rejects(agent.listTools(), /Unauthorized|401/)
  await agent.close()
})

/** A request to the server under another host name, as after DNS rebinding. */
async function ask(headers: Record<string, string>): Promise<number | undefined> {
  const { port } = new URL(url)
  const sent = { 'content-type': 'application/json', authorization: `Bearer ${tenant.key}`, ...headers }
  return await new Promise((resolve, reject) => {
    const request = httpRequest({ port, path: '/mcp', method: 'POST', headers: sent }, response => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', reject)
    request.end(JSON.stringify(message('tools/list')))
  })
}

test('requests from another site, or under another host name, are refused', async () => {
  for (const host of ['evil.example', 'evil.example:80', 'localhost.evil.example', '127.0.0.1.evil.example'])
    assert.equal(await ask({ host }), 403, host)
  for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example'])
    assert.equal(await ask({ host: 'localhost', origin }), 403, origin)
  for (const host of ['localhost', '127.0.0.1:8080', '[::1]:1'])
    assert.notEqual(await ask({ host, origin: 'http://localhost:6274' }), 403, host)
  const { port } = new URL(url)
  const socket = connect(Number(port)).end('POST /mcp HTTP/1.0\r\n\r\n')
  assert.match(await text(socket), /^HTTP\/1\.1 403 /, 'a request without a host is refused too')
})

test('there are no sessions, so GET and DELETE are refused', async () => {
  for (const method of ['GET', 'DELETE']) {
    const headers = { authorization: `Bearer ${tenant.key}`, accept: 'text/event-stream' }
    assert.equal((await fetch(`${url}/mcp`, { method, headers })).status, 405)
  }
  assert.equal((await fetch(`${url}/mcp`)).status, 401, 'and a stranger learns nothing')
})

test('an invalid message gets the protocol’s error, and one that is too long gets ours', async () => {
  for (const body of ['', '{', '[]', 'null', '"x"', '{"jsonrpc":"2.0"}']) {
    const { status, json } = await post(body, { 'mcp-method': 'tools/list' })
    assert(status >= 400 && status < 500, `${body}: ${status}`)
    assert.equal(json().jsonrpc, '2.0')
  }
  const wrongType = await post(message('tools/list'), { 'content-type': 'text/plain' })
  assert.equal(wrongType.status, 415)
  const long = await post(message('tools/list', { x: 'x'.repeat(1_100_000) }))
  assert.deepEqual([long.status, long.json()._tag], [400, 'BadRequest'])
})

test('the address can limit an agent to toolsets, to reading, or to one organization', async () => {
  const names = async (query: string) => {
    const agent = await connectAgent(world, tenant.key, { query })
    const { tools } = await agent.listTools()
    await agent.close()
    return tools.map(({ name }) => name)
  }
  assert.deepEqual((await names('?toolsets=jobs&readOnly=true')).sort(), [
    'get_job',
    'list_jobs',
    'watch_job',
  ])
  assert(!(await names('?readOnly=true')).includes('create_invitation'))
  assert(!(await names(`?organization=${tenant.organizationId}`)).includes('list_organizations'))
  const cases: [string, RegExp][] = [
    ['?toolsets=lern', /no toolset "lern"\. Did you mean learn\?/],
    ['?toolset=learn', /no option "toolset"\. Did you mean toolsets\?/],
    ['?readOnly=yes', /true or false/],
    ['?organization=mine', /UUID/],
    ['?organization=a&organization=b', /once/],
  ]
  for (const [query, words] of cases) {
    const { status, json } = await post(message('tools/list'), {}, query)
    assert.equal(status, 400, query)
    assert.match(json().message, words)
  }
})

test('requests count towards the rate limit like those of the API', async () => {
  const limited = await world.startAnotherServer({ requestsPerMinute: 3 })
  const key = await world.key(tenant)
  const tools = () => send(message('tools/list'), { authorization: `Bearer ${key}` }, `${limited.url}/mcp`)
  for (const left of [2, 1]) {
    const { headers, status } = await tools()
    assert.equal(status, 200)
    assert.match(headers.get('ratelimit') ?? '', new RegExp(`"credential";r=${left};`))
  }
  await world.call('identity.getCaller', key, {}, { url: limited.url })
  const refused = await tools()
  assert.equal(refused.status, 429)
  assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
  assert.match(await refused.text(), /TooManyRequests/)
  await limited.close()
})

test('a request without a message counts too', async () => {
  const limited = await world.startAnotherServer({ requestsPerMinute: 1 })
  const authorization = `Bearer ${await world.key(tenant)}`
  const statuses: number[] = []
  for (let times = 0; times < 2; times++)
    statuses.push((await send('[]', { authorization }, `${limited.url}/mcp`)).status)
  assert.deepEqual(statuses, [400, 429])
  await limited.close()
})

test('no stream waits forever for a call that is canceled in the same request', async () => {
  const params = { name: 'get_caller', arguments: {} }
  const batch = [
    { jsonrpc: '2.0', id: 7, method: 'tools/call', params },
    { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } },
  ]
  const { status, text: answer } = await post(batch, { 'mcp-protocol-version': '2025-03-26' })
  assert.equal(status, 200)
  assert.match(answer, /"id":7/)
})

test('completely wrong arguments are refused with a limited number of issues', async () => {
  const callWith = (fields: number) => {
    const args = Object.fromEntries(Array.from({ length: fields }, (_, index) => [`k${index}`, 1]))
    return post(message('tools/call', { name: 'create_invitation', arguments: args }))
  }
  const { status, text: answer } = await callWith(5_000)
  assert.equal(status, 200)
  assert(answer.length < 200_000, `${answer.length} characters`)
  const tooLarge = await callWith(50_000)
  assert.equal(tooLarge.status, 400)
  assert.match(tooLarge.text, /larger than 64 KiB/)
})

test('each message in a request counts', async () => {
  const limited = await world.startAnotherServer({ requestsPerMinute: 5 })
  const authorization = `Bearer ${await world.key(tenant)}`
  const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' })
  const headers = { authorization, 'mcp-protocol-version': '2025-03-26', 'mcp-method': '' }
  const three = () => send([ping(1), ping(2), ping(3)], headers, `${limited.url}/mcp`)
  assert.match((await three()).headers.get('ratelimit') ?? '', /"credential";r=2;/)
  assert.equal((await three()).status, 429)
  await limited.close()
})

test('the log names the caller, and nothing from the call', async () => {
  const agent = await connectAgent(world, tenant.key)
  const word = 'a-name-that-is-nobodys-business'
  const { organizationId } = tenant
  await callTwice(agent, 'call_operation', {
    operation: 'teams.createTeam',
    input: { organizationId, name: word },
  })
  await agent.close()
  const who = `"principalId":"${await world.keyId(tenant.key)}"`
  assert(world.log.some(line => line.includes('"mcp.message"') && line.includes(who)))
  assert(!world.log.some(line => line.includes(word)))
})

test('a stopping server does not wait for clients that only listen', async () => {
  const other = await world.startAnotherServer()
  const listens = message('subscriptions/listen', { notifications: {} })
  const listening = await send(listens, {}, `${other.url}/mcp`)
  assert.equal(listening.status, 200)
  const began = performance.now()
  await other.close()
  assert(performance.now() - began < 10_000)
  await listening.text().catch(() => undefined)
})

test('a server loads the protocol’s library for its first agent, not at startup', async () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ resolve: (name, context, next) => { const found = next(name, context); loaded.push(found.url); return found } })
    await import('./server/start.ts')
    await import('./server/handlers.ts')
    console.log(JSON.stringify(loaded.filter(url => url.includes('modelcontextprotocol') || url.includes('mcp-session'))))
    console.log(loaded.some(url => url.endsWith('server/http/mcp.ts')))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  assert.deepEqual(stdout.trim().split('\n'), ['[]', 'true'])
})

test('a response has each header once, and is never cached', async () => {
  const legacy = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const streamed = await post(legacy, { 'mcp-protocol-version': '2025-11-25' })
  assert.match(streamed.headers.get('content-type') ?? '', /^text\/event-stream/)
  assert.equal(streamed.headers.get('x-accel-buffering'), 'no')
  const whole = await post(message('tools/list'))
  assert.match(whole.headers.get('content-type') ?? '', /^application\/json/)
  for (const { headers } of [streamed, whole]) assert.equal(headers.get('cache-control'), 'no-store')
})
