import assert from 'node:assert/strict'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { scopes } from '@learn/contract/operation'
import * as oauth from 'oauth4webapi'
import { createDatabase } from './support/database.ts'
import { insecure, OAuthClient } from './support/oauth-client.ts'
import { launch, stopAll } from './support/processes.ts'
import { Visitor } from './support/visitor.ts'
import { testSecret, World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(async () => {
  await stopAll()
  await world.close()
})
const origin = world.server.app.publicUrl
const program = await OAuthClient.discover(origin)

async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

const errorIn = (text: string): unknown => JSON.parse(text).error

test('the server describes itself at both well-known addresses, and lists only what it supports', async () => {
  const { server } = program
  assert.equal(server.issuer, origin)
  assert.equal(server.authorization_endpoint, `${origin}/oauth/authorize`)
  assert.equal(server.token_endpoint, `${origin}/oauth/token`)
  assert.equal(server.device_authorization_endpoint, `${origin}/oauth/device`)
  assert.equal(server.revocation_endpoint, `${origin}/oauth/revoke`)
  assert.equal(server.registration_endpoint, `${origin}/oauth/register`)
  assert.deepEqual(server.scopes_supported, scopes)
  assert.deepEqual(server.response_types_supported, ['code'])
  assert.deepEqual(server.response_modes_supported, ['query'])
  assert.deepEqual(server.code_challenge_methods_supported, ['S256'])
  assert.deepEqual(server.token_endpoint_auth_methods_supported, ['none'])
  assert.deepEqual([...(server.grant_types_supported ?? [])].sort(), [
    'authorization_code',
    'refresh_token',
    'urn:ietf:params:oauth:grant-type:device_code',
  ])
  assert.equal(server.authorization_response_iss_parameter_supported, true)
  const endpoints = Object.keys(server).filter(name => /_endpoint$|_uri$/.test(name))
  assert.deepEqual(endpoints.sort(), [
    'authorization_endpoint',
    'device_authorization_endpoint',
    'jwks_uri',
    'registration_endpoint',
    'revocation_endpoint',
    'token_endpoint',
  ])
  const response = await oauth.discoveryRequest(new URL(origin), { algorithm: 'oidc', ...insecure })
  const openid = await oauth.processDiscoveryResponse(new URL(origin), response)
  assert.equal(openid.token_endpoint, server.token_endpoint)
  assert.deepEqual(openid.scopes_supported, scopes)
})

test('a refusal links to the resource’s metadata, which names the authorization server', async () => {
  for (const token of [undefined, 'nonsense']) {
    const { headers } = await world.call('identity.getCaller', token, {})
    const challenge = headers.get('www-authenticate') ?? ''
    const address = /^Bearer resource_metadata="([^"]+)"/.exec(challenge)?.[1]
    assert.equal(address, `${origin}/.well-known/oauth-protected-resource/v1`)
  }
  for (const path of ['/v1', '/mcp']) {
    const resource = new URL(origin + path)
    const response = await oauth.resourceDiscoveryRequest(resource, insecure)
    assert.equal(response.url, `${origin}/.well-known/oauth-protected-resource${path}`)
    assert.equal(
      response.headers.get('access-control-allow-origin'),
      '*',
      'a program in a browser can read it too',
    )
    const description = await oauth.processResourceDiscoveryResponse(resource, response)
    assert.deepEqual(description.authorization_servers, [program.server.issuer])
    assert.deepEqual(description.scopes_supported, scopes)
    assert.deepEqual(description.bearer_methods_supported, ['header'])
    const documentation = await fetch(description.resource_documentation ?? '')
    assert.equal(documentation.status, 200)
  }
})

test('a challenge says why a token was refused, and gives no reason where none was sent', async () => {
  const { userId } = await world.person()
  const challengeFor = async (authorization: string | undefined) => {
    const headers = authorization === undefined ? {} : { authorization }
    const response = await fetch(`${origin}/v1/caller`, { headers })
    const challenge = response.headers.get('www-authenticate') ?? ''
    assert.match(challenge, /^Bearer resource_metadata="[^"]+"(, [a-z_]+="[^"\\\x80-\uffff]+")*$/)
    return { status: response.status, reason: challenge.replace(/^[^,]*,? ?/, '') }
  }
  for (const none of [undefined, 'Basic YTpi'])
    assert.deepEqual(await challengeFor(none), { status: 401, reason: '' })
  const expired = await world.token(userId, { expiresAt: new Date(Date.now() - 1) })
  for (const token of [
    '',
    'nonsense',
    'two words',
    expired,
    await world.token(userId, { audience: 'mcp' }),
  ]) {
    const { status, reason } = await challengeFor(`Bearer ${token}`)
    assert.equal(status, 401)
    assert.match(reason, /^error="invalid_token", error_description="[A-Z][^"]+\."$/)
  }
  const narrow = await world.token(userId, { scopes: ['organizations:read'] })
  assert.deepEqual(await challengeFor(`Bearer ${narrow}`), {
    status: 403,
    reason:
      'error="insufficient_scope", error_description="This access token does not have the scope identity:read.", scope="identity:read"',
  })
  assert.equal(
    (await world.call('organizations.listInvitations', narrow, {})).headers
      .get('www-authenticate')
      ?.endsWith('scope="invitations:read"'),
    true,
  )
})

test('no request header can change the addresses in a response', async () => {
  const secure = await World.create({ publicUrl: 'https://learn.example' })
  try {
    for (const asked of [world, secure]) {
      const { publicUrl } = asked.server.app
      for (const path of [
        '/.well-known/oauth-authorization-server',
        '/.well-known/openid-configuration',
        '/.well-known/oauth-protected-resource/v1',
        '/.well-known/oauth-protected-resource/mcp',
      ]) {
        const { status, body } = await mislead(asked, path)
        assert.equal(status, 200)
        const addresses = body.match(/https?:\/\/[^/"]+/g) ?? []
        assert(addresses.length > 0 && addresses.every(address => address === publicUrl), body)
        const absolute = await mislead(asked, `http://evil.example${path}`)
        assert.doesNotMatch(absolute.body, /evil\.example\/(oauth|v1|mcp)/)
      }
      const { headers } = await mislead(asked, '/v1/caller')
      assert(headers['www-authenticate']?.includes(`"${publicUrl}/.well-known/`))
    }
  } finally {
    await secure.close()
  }
})

test('behind an https proxy, cookies and redirects use https too', async () => {
  const secure = await World.create({ publicUrl: 'https://learn.example' })
  try {
    const { url } = await program.authorizeUrl()
    const { pathname, search } = new URL(url)
    const { status, headers } = await mislead(secure, pathname + search)
    assert.equal(status, 303)
    const cookies = headers['set-cookie'] ?? []
    assert.equal(cookies.length, 4)
    for (const cookie of cookies) {
      assert.match(
        cookie,
        /^__Secure-learn_(interaction|resume)(\.sig)?=.*; path=\/(auth\/interaction|oauth\/authorize)\/.*samesite=lax; secure; httponly$/,
      )
    }
    const visitor = await Visitor.createSignedIn(secure, 'person@example.org')
    const opened = await visitor.get(pathname + search)
    const decided = await visitor.post(opened.location ?? '', { decision: 'approve' })
    assert.match(decided.location ?? '', /^https:\/\/learn\.example\/oauth\/authorize\//)
    const { location } = await visitor.get(decided.location ?? '')
    assert.equal(new URL(location ?? '').searchParams.get('iss'), 'https://learn.example')
  } finally {
    await secure.close()
  }
})

interface Misled {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request whose headers claim another host and the other protocol. */
function mislead({ server: { url, app } }: World, path: string): Promise<Misled> {
  const { port, hostname } = new URL(url)
  const protocol = app.publicUrl.startsWith('https:') ? 'http' : 'https'
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': protocol,
    'x-forwarded-port': '666',
    forwarded: `host=evil.example;proto=${protocol}`,
  }
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ hostname, port, path, headers }, async response => {
      const body = (await response.setEncoding('utf8').toArray()).join('')
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    })
    outgoing.on('error', reject).end()
  })
}

test('the signing key is derived from the secret alone, and only its public part is shown', async () => {
  const other = await world.startAnotherServer({ publicUrl: origin })
  const keys = async (url: string) => await (await fetch(`${url}/oauth/jwks`)).json()
  const shown = (await keys(origin)) as { keys: object[] }
  assert.deepEqual(shown, await keys(other.url))
  assert.deepEqual(
    shown.keys.map(key => Object.keys(key).sort()),
    [['alg', 'crv', 'kid', 'kty', 'use', 'x']],
  )
  await other.close()
})

test('other OAuth and OpenID endpoints and features are not available', async () => {
  for (const path of [
    '/reg',
    '/register',
    '/oauth/reg',
    '/me',
    '/userinfo',
    '/oauth/userinfo',
    '/request',
    '/oauth/par',
    '/token/introspection',
    '/oauth/introspect',
    '/backchannel',
    '/session/end',
    '/session/end/confirm',
    '/auth',
    '/token',
    '/jwks',
  ]) {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(origin + path, { method })
      assert.equal(response.status, 404, `${method} ${path}`)
    }
  }
  for (const [method, path] of [
    ['GET', '/oauth/token'],
    ['GET', '/oauth/device'],
    ['GET', '/oauth/revoke'],
    ['POST', '/oauth/authorize'],
  ] as const) {
    assert.equal((await fetch(origin + path, { method })).status, 404, `${method} ${path}`)
  }
})

test('errors are JSON, even for clients that prefer HTML', async () => {
  for (const [path, body, status, error] of [
    ['/oauth/token', 'grant_type=refresh_token&refresh_token=x&client_id=nobody', 401, 'invalid_client'],
    ['/oauth/token', 'grant_type=refresh_token&refresh_token=x&client_id=learn-cli', 400, 'invalid_grant'],
    ['/oauth/token', 'grant_type=password&client_id=learn-cli', 400, 'unsupported_grant_type'],
    ['/oauth/token', 'grant_type=client_credentials&client_id=learn-cli', 400, 'unsupported_grant_type'],
    ['/oauth/token', 'client_id=learn-cli', 400, 'invalid_request'],
    ['/oauth/token', '', 400, 'invalid_request'],
    ['/oauth/device', 'client_id=nobody', 401, 'invalid_client'],
    ['/oauth/revoke', 'client_id=learn-cli', 400, 'invalid_request'],
  ] as const) {
    const answer = await post(path, body, { accept: 'text/html' })
    assert.equal(answer.status, status, `${path} ${body}`)
    assert.match(answer.headers.get('content-type') ?? '', /^application\/json/)
    assert.equal(errorIn(answer.text), error)
    assert.match(answer.headers.get('x-request-id') ?? '', /./)
  }
  const json = await post('/oauth/token', '{}', { 'content-type': 'application/json' })
  assert.equal(json.status, 400)
  assert.equal(errorIn(json.text), 'invalid_request')
  const large = await post('/oauth/token', `client_id=${'x'.repeat(60_000)}`)
  assert.equal(large.status, 400)
  assert.equal(errorIn(large.text), 'invalid_request')
})

test('an internal failure doesn’t reveal its cause, which is in the log', async () => {
  const { url } = await program.authorizeUrl()
  await world.owner.query('revoke insert on oauth_records from learn_identity')
  const before = world.log.length
  const device = await post('/oauth/device', 'client_id=learn-cli')
  const page = await new Visitor(world).get(url)
  await world.owner.query('grant insert on oauth_records to learn_identity')
  assert.equal(device.status, 500)
  assert.equal(errorIn(device.text), 'server_error')
  assert.equal(page.status, 500)
  assert.match(page.text, /<h1>Something went wrong<\/h1>/)
  for (const { text } of [device, page]) assert.doesNotMatch(text, /permission|oauth_records|node_modules/)
  const failures = world.log.slice(before).filter(line => line.includes('OAuth request failed'))
  assert.equal(failures.length, 2)
  assert((await program.startDevice()).user_code)
})

test('pages of other origins may read the metadata, and only call for programs registered at their origin', async () => {
  const from = (address: string) => ({ headers: { origin: address } })
  const described = await fetch(`${origin}/.well-known/oauth-authorization-server`, from('https://a.example'))
  assert.equal(described.headers.get('access-control-allow-origin'), 'https://a.example')
  assert.equal(described.headers.get('access-control-allow-credentials'), null)
  const preflight = await fetch(`${origin}/oauth/token`, {
    method: 'OPTIONS',
    headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
  })
  assert.equal(preflight.status, 204)
  const body = 'grant_type=refresh_token&refresh_token=x&client_id=learn-cli'
  const foreign = await post('/oauth/token', body, { origin: 'https://a.example' })
  assert.equal(foreign.headers.get('access-control-allow-origin'), null)
  assert.equal(errorIn(foreign.text), 'invalid_request')
  const home = await post('/oauth/token', body, { origin: 'http://localhost' })
  assert.equal(home.headers.get('access-control-allow-origin'), 'http://localhost')
  assert.equal(errorIn(home.text), 'invalid_grant')
})

test('the endpoints are rate-limited, and say when to retry', async () => {
  const limited = await World.create({ requestsPerMinute: 5 })
  try {
    const ask = () => fetch(`${limited.server.url}/oauth/device`, { method: 'POST' })
    for (let asked = 0; asked < 5; asked++) assert.notEqual((await ask()).status, 429)
    const refused = await ask()
    assert.equal(refused.status, 429)
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d?$/)
    assert.equal(errorIn(await refused.text()), 'temporarily_unavailable')
  } finally {
    await limited.close()
  }
})

test('a server without OAuth clients does not load the provider', async () => {
  const database = await createDatabase()
  const server = await launch({
    DATABASE_URL: database.url,
    LEARN_SECRET: testSecret,
    NODE_OPTIONS: '--import=./test/support/note-provider.ts',
  })
  for (const path of [
    '/healthz',
    '/v1/caller',
    '/auth/sign-in',
    '/auth/account',
    '/device',
    '/.well-known/oauth-protected-resource/v1',
  ]) {
    await fetch(server.url + path)
  }
  await sleep(100)
  assert.doesNotMatch(server.output(), /the OAuth provider is loaded/)
  const clients = await Promise.all(Array.from({ length: 3 }, () => OAuthClient.discover(server.url)))
  for (const { server: described } of clients) assert.equal(described.issuer, server.url)
  while (!server.output().includes('the OAuth provider is loaded')) await sleep(20)
  await server.stop('SIGTERM')
  await database.drop()
})

test('a stranger can’t make the server store long values', async () => {
  const long = 'x'.repeat(8_000)
  const body = new URLSearchParams({ client_id: 'learn-cli', login_hint: long })
  const response = await fetch(`${origin}/oauth/device`, { method: 'POST', body })
  assert.equal(response.status, 400)
  assert.equal((JSON.parse(await response.text()) as { error: string }).error, 'invalid_request')
  const { rows } = await world.owner.query('select from oauth_records where length(payload::text) > 6000')
  assert.equal(rows.length, 0)
})
