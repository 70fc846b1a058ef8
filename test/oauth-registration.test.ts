import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { forgetExpired } from '../server/identity/expiry.store.ts'
import { call } from './support/agent.ts'
import { decideConsent, errorOf, OAuthClient } from './support/oauth-client.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
const others: { close(): Promise<void> }[] = []
after(async () => {
  for (const other of others) await other.close()
  await world.close()
})

/** A server with its own count of each network's registrations. */
async function startServer(on = world) {
  const server = await on.startAnotherServer({ publicUrl: on.server.app.publicUrl })
  others.push(server)
  return server
}
const origin = world.server.app.publicUrl
const person = await Visitor.createSignedIn(world, 'person@example.org')

const usual = { client_name: 'An assistant', redirect_uris: ['http://127.0.0.1/callback'] }

async function post(body: unknown, url = world.server.url, type = 'application/json') {
  const response = await fetch(`${url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: JSON.parse(text) }
}

/** Registers a program, and returns it. */
async function register(metadata: object = usual, url?: string): Promise<OAuthClient> {
  const { status, body } = await post(metadata, url)
  assert.equal(status, 201, JSON.stringify(body))
  return await OAuthClient.discover(origin, body.client_id)
}

const isStored = async ({ client }: OAuthClient): Promise<boolean> =>
  (await world.owner.query('select from oauth_clients where id = $1', [client.client_id])).rowCount === 1

async function sweepAfter(days: number): Promise<void> {
  const later = new Date(Date.now() + days * 86_400_000)
  for (const forget of forgetExpired) await forget(world.server.app.identity.system, later, 10_000)
}

/** An agent's own storage, and its person, who opens the address in a browser and agrees. */
function makeAgent(visitor: Visitor) {
  const kept: Record<string, unknown> = {}
  const pages: string[] = []
  let answer = new URLSearchParams()
  const provider: OAuthClientProvider = {
    redirectUrl: 'http://127.0.0.1:51234/callback',
    clientMetadata: {
      client_name: 'A real agent',
      redirect_uris: ['http://127.0.0.1:51234/callback'],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => kept.client as { client_id: string; issuer: string } | undefined,
    saveClientInformation: client => {
      kept.client = client
    },
    tokens: () => kept.tokens as { access_token: string; token_type: string; issuer: string } | undefined,
    saveTokens: tokens => {
      kept.tokens = tokens
    },
    saveCodeVerifier: verifier => {
      kept.verifier = verifier
    },
    codeVerifier: () => String(kept.verifier),
    saveDiscoveryState: state => {
      kept.discovery = state
    },
    discoveryState: () => kept.discovery as ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>,
    invalidateCredentials: () => {
      for (const name of Object.keys(kept)) delete kept[name]
    },
    async redirectToAuthorization(url) {
      const { location } = await visitor.get(url.href)
      pages.push((await visitor.get(location ?? '')).text)
      answer = (await decideConsent(visitor, location ?? '', 'approve')).searchParams
    },
  }
  const connect = async () => {
    const client = new Client({ name: 'agent', version: '1' })
    const transport = () =>
      new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { authProvider: provider })
    const first = transport()
    try {
      await client.connect(first)
      return client
    } catch (error) {
      if (!(error instanceof UnauthorizedError)) throw error
    }
    await first.finishAuth(answer)
    const again = new Client({ name: 'agent', version: '1' })
    await again.connect(transport())
    return again
  }
  return { kept, pages, connect }
}

test('an agent that knows only the address registers itself, asks its person and works', async () => {
  const visitor = await Visitor.createSignedIn(world, 'newcomer@example.org')
  const agent = makeAgent(visitor)
  const client = await agent.connect()
  const { structuredContent } = await call(client, 'get_caller')
  assert.equal(structuredContent.kind, 'user')
  await client.close()
  const [page = ''] = agent.pages
  assert.match(page, /<strong>A real agent<\/strong> wants to act for you/)
  assert.match(page, /The app chose this name itself, and nobody has checked it\./)

  const { client_id } = agent.kept.client as { client_id: string }
  assert.match(client_id, /^app_[\w-]{22}$/)
  const again = await agent.connect()
  await again.close()
  assert.equal(agent.pages.length, 1, 'it neither registers nor asks again')
})

test('a registered program works on every server, and after a restart', async () => {
  const program = await register()
  const other = await startServer()
  const tokens = await program.signInBrowser(person)
  const next = await program.onServer(other.url).refresh(tokens.refresh_token)
  assert.equal((await world.call('identity.getCaller', next.access_token, {})).status, 200)
})

test('the answer is what was registered, without a secret or anything that was ignored', async () => {
  const before = Math.floor(Date.now() / 1000)
  const { status, headers, body } = await post({
    ...usual,
    client_name: ` <b>Learn</b>\u0000\n\u202e itself ${'x'.repeat(200)}`,
    application_type: 'web',
    client_secret: 'chosen by the program',
    client_uri: 'https://assistant.example',
    jwks_uri: 'https://assistant.example/keys',
    sector_identifier_uri: 'https://assistant.example/sector',
    subject_type: 'pairwise',
    software_statement: 'signed',
    unknown: true,
  })
  assert.equal(status, 201)
  assert.equal(headers.get('cache-control'), 'no-store')
  assert(body.client_id_issued_at >= before)
  assert.deepEqual(body, {
    client_id: body.client_id,
    client_id_issued_at: body.client_id_issued_at,
    client_name: `<b>Learn</b> itself ${'x'.repeat(80)}`,
    redirect_uris: usual.redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  })
  assert.equal(body.client_name.length, 100)
})

test('redirect addresses follow the rules of client documents', async () => {
  const server = await startServer()
  for (const redirect of [
    'https://assistant.example/callback',
    'http://127.0.0.1:8080/callback',
    'http://[::1]/callback',
    'http://localhost/callback',
    'editor://callback/done',
    'org.example.app:/callback',
  ])
    assert.equal((await post({ redirect_uris: [redirect] }, server.url)).status, 201, redirect)
  for (const redirect_uris of [
    ['http://assistant.example/callback'],
    ['https://localhost/callback'],
    ['https://assistant.example/callback#here'],
    ['javascript:alert(1)'],
    ['data:text/html,hello'],
    ['https://assistant.example/callback', 'http://10.0.0.1/callback'],
    ['nowhere'],
    [17],
    [],
    'https://assistant.example/callback',
    undefined,
  ]) {
    const { status, body } = await post({ application_type: 'web', redirect_uris }, server.url)
    assert.deepEqual([status, body.error], [400, 'invalid_redirect_uri'], String(redirect_uris))
    assert.equal(typeof body.error_description, 'string')
  }
})

test('a program with a secret, another flow or unknown scopes is refused', async () => {
  const server = await startServer()
  const before = (await world.owner.query('select from oauth_clients')).rowCount
  const long = Array.from(
    { length: 100 },
    (_, index) => `https://assistant.example/${index}/${'x'.repeat(60)}`,
  )
  for (const wrong of [
    { token_endpoint_auth_method: 'client_secret_basic' },
    { token_endpoint_auth_method: 'private_key_jwt' },
    { response_types: ['token'] },
    { grant_types: ['client_credentials'] },
    { grant_types: 'authorization_code' },
    { scope: 'everything' },
    { client_name: 17 },
    { redirect_uris: long },
    { redirect_uris: ['editor://callback/\u0000'] },
    { redirect_uris: ['editor://callback/\ud800'] },
  ]) {
    const { status, body } = await post({ ...usual, ...wrong }, server.url)
    assert.deepEqual(
      [status, body.error],
      [400, 'invalid_client_metadata'],
      JSON.stringify(wrong).slice(0, 80),
    )
  }
  for (const [body, type] of [
    ['', 'application/json'],
    ['[]', 'application/json'],
    ['null', 'application/json'],
    ['{', 'application/json'],
    [JSON.stringify({ ...usual, padding: 'x'.repeat(60_000) }), 'application/json'],
    ['redirect_uris=x', 'application/x-www-form-urlencoded'],
  ] as const) {
    const { status, body: answer } = await post(body, server.url, type)
    assert.deepEqual([status, answer.error], [400, 'invalid_client_metadata'], body.slice(0, 20))
  }
  assert.equal((await world.owner.query('select from oauth_clients')).rowCount, before)
})

test('a registered program must use PKCE and its registered address', async () => {
  const program = await register({ redirect_uris: ['https://assistant.example/callback'] })
  const redirectUri = 'https://assistant.example/callback'
  const withoutPkce = { code_challenge: '', code_challenge_method: '' }
  assert.equal(await program.refusalOf(person, { redirectUri, parameters: withoutPkce }), 'invalid_request')
  const { url } = await program.authorizeUrl({ redirectUri: 'https://elsewhere.example/callback' })
  const { status, location } = await person.get(url)
  assert.deepEqual([status, location], [400, null])
})

test('registration can’t be read, changed or deleted', async () => {
  const { client } = await register()
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await fetch(`${origin}/oauth/register/${client.client_id}`, { method })
    assert.equal(response.status, 404, method)
  }
  assert.equal((await fetch(`${origin}/oauth/register`)).status, 404)
})

test('a network can register 30 programs in an hour', async () => {
  const server = await startServer()
  for (let made = 0; made < 30; made++) assert.equal((await post(usual, server.url)).status, 201)
  const refused = await post(usual, server.url)
  assert.deepEqual([refused.status, refused.body.error], [429, 'temporarily_unavailable'])
  const seconds = Number(refused.headers.get('retry-after'))
  assert(seconds > 3_000 && seconds <= 3_600, `${seconds}`)
})

test('the installation can register 1,000 programs in an hour, even in parallel and on several servers', async () => {
  const fresh = await World.create({ host: 'localhost' })
  const other = await startServer(fresh)
  others.push(fresh)
  await fresh.owner.query(
    `insert into oauth_clients (id, metadata, created_at)
      select 'old ' || n, '{}'::jsonb, now() - interval '40 minutes' from generate_series(1, 990) n
      union all select 'ancient ' || n, '{}'::jsonb, now() - interval '61 minutes' from generate_series(1, 100) n`,
  )
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => post(usual, n % 2 ? fresh.server.url : other.url)),
  )
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(answers.filter(({ status }) => status === 201).length, 10)
  assert.equal(refused.length, 10)
  for (const { headers, body } of refused) {
    assert.equal(body.error, 'temporarily_unavailable')
    const seconds = Number(headers.get('retry-after'))
    assert(seconds > 1_100 && seconds <= 1_200, `${seconds}`)
  }
  assert(!fresh.log.some(line => line.includes('OAuth request failed')))
})

test('a program that nobody allows is forgotten after a day, and its requests then fail', async () => {
  const server = await startServer()
  const program = await register(usual, server.url)
  const { page } = await program.openConsent(person)
  await sweepAfter(0.99)
  assert(await isStored(program))
  await sweepAfter(1.01)
  assert(!(await isStored(program)))
  assert.equal((await person.get(page)).status, 410)
  assert.equal(await errorOf(() => program.refresh('learn_rt_unknown')), 'invalid_client')
  const { url } = await program.authorizeUrl()
  assert.match((await person.get(url)).text, /Register the app again, with POST \/oauth\/register/)
})

test('a program that was allowed is forgotten 90 days after its last token', async () => {
  const server = await startServer()
  const program = await register(usual, server.url)
  const tokens = await program.signInBrowser(person)
  await sweepAfter(2)
  assert(await isStored(program))
  await world.owner.query(
    `update oauth_clients set last_used_at = now() - interval '89 days' where id = $1`,
    [program.client.client_id],
  )
  await program.refresh(tokens.refresh_token)
  await sweepAfter(89)
  assert(await isStored(program), 'a refresh counts as use')
  await sweepAfter(91)
  assert(!(await isStored(program)))
})

test('an agent whose registration was forgotten registers again', async () => {
  const agent = makeAgent(await Visitor.createSignedIn(world, 'returning@example.org'))
  await (await agent.connect()).close()
  const first = agent.kept.client as { client_id: string }
  await world.owner.query('delete from oauth_clients where id = $1', [first.client_id])
  const tokens = agent.kept.tokens as { access_token: string }
  agent.kept.tokens = { ...tokens, access_token: 'expired' }
  const client = await agent.connect()
  assert.equal((await call(client, 'get_caller')).structuredContent.kind, 'user')
  await client.close()
  assert.notEqual((agent.kept.client as { client_id: string }).client_id, first.client_id)
  assert.equal(agent.pages.length, 2)
})
