import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { scopes } from '@learn/contract/operation'
import * as oauth from 'oauth4webapi'
import {
  decideConsent,
  errorOf,
  type Flow,
  grantsOf,
  OAuthClient,
  recordsOfGrants,
} from './support/oauth-client.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())
const origin = world.server.app.publicUrl
const program = await OAuthClient.discover(origin)
const person = await Visitor.createSignedIn(world, 'person@example.org')

const caller = async (token: string) => (await world.call('identity.getCaller', token, {})).body

/** The seconds until the latest record expires, rounded up to half a minute. */
async function longest(model: string): Promise<number> {
  const { rows } = await world.owner.query<{ seconds: number }>(
    `select ceil(extract(epoch from max(expires_at) - now()) / 30)::int * 30 as seconds
      from oauth_records where model = $1`,
    [model],
  )
  return rows[0]?.seconds ?? 0
}

test('a program approved on our page gets tokens by proving its challenge', async () => {
  const { page, verifier, state } = await program.openConsent(person, {
    parameters: { scope: 'identity:read teams:read' },
  })
  const { text, headers } = await person.get(page)
  for (const said of [
    'Learn command line',
    'learn-cli',
    'person@example.org',
    'view teams and their members',
    'view your account and where you are signed in',
    'sent back to <strong>127.0.0.1:51234</strong>',
  ]) {
    assert(text.includes(said), said)
  }
  assert(!text.includes('API keys'), 'scopes that were not requested are not listed')
  assert.match(
    headers.get('content-security-policy') ?? '',
    /; form-action 'self' http:\/\/127\.0\.0\.1:51234; base-uri 'none'; frame-ancestors 'none'; /,
    'the form may redirect to the program, and nowhere else',
  )

  const callback = await decideConsent(person, page, 'approve')
  assert.equal(callback.origin + callback.pathname, 'http://127.0.0.1:51234/callback')
  assert.equal(callback.searchParams.get('iss'), origin)
  const tokens = await program.exchange(program.readCallback(callback, state), verifier)
  assert.match(tokens.access_token, /^learn_at_[\w-]{43}$/)
  assert.match(tokens.refresh_token, /^learn_rt_[\w-]{43}$/)
  assert.equal(tokens.scope, 'identity:read teams:read')
  assert.equal(tokens.id_token, undefined)
  const { email, scopes } = await caller(tokens.access_token)
  assert.equal(email, 'person@example.org')
  assert.deepEqual(scopes, ['identity:read', 'teams:read'])
  assert.equal((await person.get(page)).status, 410, 'the page ends with its decision')
})

test('a person who is not signed in does so on the way, and the browser keeps no session but ours', async () => {
  const visitor = new Visitor(world)
  const { page, verifier, state } = await program.openConsent(visitor)
  const { location } = await visitor.get(page)
  assert.equal(location, `/auth/sign-in?next=${encodeURIComponent(page)}`)
  const { location: back } = await visitor.signIn('late@example.org', page)
  assert.equal(back, page)
  const callback = await decideConsent(visitor, page, 'approve')
  const { access_token } = await program.exchange(program.readCallback(callback, state), verifier)
  assert.equal((await caller(access_token)).email, 'late@example.org')
  const kept = visitor.cookies.filter(({ path }) => path === '/').map(({ name }) => name)
  assert.deepEqual(kept, ['learn_session', 'learn_known'])
})

test('the grant and its audit event are written together or not at all', async () => {
  const email = 'recorded@example.org'
  const visitor = await Visitor.createSignedIn(world, email)
  const { page } = await program.openConsent(visitor)
  await world.owner.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'no events today'; end $$`)
  await world.owner.query('create trigger refuse before insert on audit_events execute function refuse()')
  const failed = await visitor.post(page, { decision: 'approve' })
  await world.owner.query('drop function refuse cascade')
  assert.equal(failed.status, 500)
  assert.deepEqual(await grantsOf(world, email), [])

  await decideConsent(visitor, page, 'approve')
  assert.deepEqual(await recordsOfGrants(world, email), [
    {
      operation: 'auth.decideInteraction',
      organization_id: null,
      actor_kind: 'user',
      address: '127.0.0.1',
      together: true,
    },
  ])
})

test('using a code twice ends every token it gave', async () => {
  const { answer, verifier } = await program.askForCode(person)
  const { access_token, refresh_token } = await program.exchange(answer, verifier)
  assert.equal((await caller(access_token)).email, 'person@example.org')
  assert.equal(await errorOf(() => program.exchange(answer, verifier)), 'invalid_grant')
  assert.equal((await caller(access_token))._tag, 'Unauthorized')
  assert.equal(await errorOf(() => program.refresh(refresh_token)), 'invalid_grant')
})

test('of many concurrent exchanges of a code at most one gets tokens, and these end up revoked', async () => {
  const email = 'raced@example.org'
  const visitor = await Visitor.createSignedIn(world, email)
  const { answer, verifier } = await program.askForCode(visitor)
  const results = await Promise.all(
    Array.from({ length: 10 }, () => errorOf(() => program.exchange(answer, verifier))),
  )
  const won = results.filter(result => result === 'no error').length
  assert(won <= 1, results.join())
  assert.equal(results.filter(result => result === 'invalid_grant').length, 10 - won, results.join())
  assert.deepEqual(await grantsOf(world, email), [])
})

test('a wrong verifier is refused and keeps the code usable; a missing one and the plain method are refused', async () => {
  const { answer, verifier } = await program.askForCode(person)
  const wrong = oauth.generateRandomCodeVerifier()
  assert.equal(await errorOf(() => program.exchange(answer, wrong)), 'invalid_grant')
  assert.equal(await errorOf(() => program.exchange(answer, oauth.nopkce)), 'invalid_grant')
  await program.exchange(answer, verifier)
  for (const parameters of [
    { code_challenge: '', code_challenge_method: '' },
    { code_challenge_method: 'plain' },
    { code_challenge_method: '' },
  ]) {
    const refusal = await program.refusalOf(person, { parameters })
    assert.equal(refusal, 'invalid_request', JSON.stringify(parameters))
  }
})

test('a code only works for the program and redirect address it was issued for', async () => {
  const { answer, verifier } = await program.askForCode(person)
  const elsewhere = { redirectUri: 'http://127.0.0.1:51235/callback' }
  assert.equal(await errorOf(() => program.exchange(answer, verifier, elsewhere)), 'invalid_grant')
  const stranger = await OAuthClient.discover(origin, 'somebody-else')
  assert.equal(await errorOf(() => stranger.exchange(answer, verifier)), 'invalid_client')
})

test('the command line may listen on any local port', async () => {
  for (const redirectUri of [
    'http://localhost:4321/callback',
    'http://127.0.0.1:65535/callback',
    'http://127.0.0.1/callback',
  ]) {
    await program.signInBrowser(person, { redirectUri })
  }
})

test('a denial is reported to the program, and nothing is granted', async () => {
  const visitor = await Visitor.createSignedIn(world, 'denier@example.org')
  const { page, state } = await program.openConsent(visitor)
  const callback = await decideConsent(visitor, page, 'deny')
  assert.equal(await errorOf(async () => program.readCallback(callback, state)), 'access_denied')
  assert.deepEqual(await grantsOf(world, 'denier@example.org'), [])
})

test('if another person is signed in by the end, they are asked again, and the first approval is undone', async () => {
  const visitor = await Visitor.createSignedIn(world, 'first@example.org')
  const { page, verifier, state } = await program.openConsent(visitor)
  const decided = await visitor.post(page, { decision: 'approve' })
  await visitor.signIn('second@example.org')
  const { location } = await visitor.get(decided.location ?? '')
  assert.match(location ?? '', /^\/auth\/interaction\//)
  assert.deepEqual(await grantsOf(world, 'first@example.org'), [])
  assert((await visitor.get(location ?? '')).text.includes('second@example.org'))
  const callback = await decideConsent(visitor, location ?? '', 'approve')
  const { access_token } = await program.exchange(program.readCallback(callback, state), verifier)
  assert.equal((await caller(access_token)).email, 'second@example.org')
})

test('if nobody is signed in by the end, approval is requested again', async () => {
  const visitor = await Visitor.createSignedIn(world, 'leaving@example.org')
  const { page, verifier, state } = await program.openConsent(visitor)
  const decided = await visitor.post(page, { decision: 'approve' })
  await visitor.post('/auth/sign-out', {})
  const { location } = await visitor.get(decided.location ?? '')
  assert.match(location ?? '', /^\/auth\/interaction\//)
  assert.match((await visitor.get(location ?? '')).location ?? '', /^\/auth\/sign-in\?next=/)
  await visitor.signIn('coming@example.org')
  const callback = await decideConsent(visitor, location ?? '', 'approve')
  const { access_token } = await program.exchange(program.readCallback(callback, state), verifier)
  assert.equal((await caller(access_token)).email, 'coming@example.org')
})

test('approval is requested every time, and each approval is a separate grant', async () => {
  const visitor = await Visitor.createSignedIn(world, 'often@example.org')
  await program.signInBrowser(visitor)
  await program.signInBrowser(visitor)
  assert.equal((await grantsOf(world, 'often@example.org')).length, 2)
  assert.equal(await program.refusalOf(visitor, { parameters: { prompt: 'none' } }), 'consent_required')
})

test('a consent page only works in the browser that opened it, for half an hour', async () => {
  const { page } = await program.openConsent(person)
  const other = await Visitor.createSignedIn(world, 'other@example.org')
  assert.equal((await other.get(page)).status, 410)
  for (const decision of ['approve', 'deny']) assert.equal((await other.post(page, { decision })).status, 410)
  assert.deepEqual(await grantsOf(world, 'other@example.org'), [])
  assert.equal((await person.get(page)).status, 200)
  const elsewhere = await person.post(page, { decision: 'approve' }, { origin: 'https://evil.example' })
  assert.equal(elsewhere.status, 403)
  assert.equal(await longest('Interaction'), 30 * 60)
  await world.owner.query(`update oauth_records set expires_at = now() where model = 'Interaction'`)
  assert.equal((await person.get(page)).status, 410)
  assert.equal((await person.post(page, { decision: 'approve' })).status, 410)
})

test('a code expires after a minute', async () => {
  const { answer, verifier } = await program.askForCode(person)
  assert.equal(await longest('AuthorizationCode'), 60)
  await world.owner.query(`update oauth_records set expires_at = now() where model = 'AuthorizationCode'`)
  assert.equal(await errorOf(() => program.exchange(answer, verifier)), 'invalid_grant')
})

test('an error that must not be redirected is shown on our own page', async () => {
  const stranger = await OAuthClient.discover(origin, '<script>alert(1)</script>')
  const wrong: [OAuthClient, Flow][] = [
    [stranger, {}],
    [program, { redirectUri: 'https://evil.example/' }],
    [program, { redirectUri: 'http://127.0.0.1/other' }],
    [program, { redirectUri: 'http://127.0.0.1.evil.example/callback' }],
    [program, { redirectUri: 'http://localhost@evil.example/callback' }],
    [program, { parameters: { redirect_uri: '' } }],
    [program, { parameters: { client_id: '' } }],
  ]
  for (const [from, flow] of wrong) {
    const { url } = await from.authorizeUrl(flow)
    const { status, location, text, headers } = await person.get(url)
    assert.equal(status, 400, url)
    assert.equal(location, null)
    assert.match(headers.get('content-type') ?? '', /^text\/html/)
    assert.match(
      headers.get('content-security-policy') ?? '',
      /^default-src 'none'; .*frame-ancestors 'none'/,
    )
    assert.match(text, /<h1>Something went wrong<\/h1>/)
    assert.doesNotMatch(text, /<script>alert|node_modules|\bat .*\.js/)
  }
})

test('a parameter that the database can’t store is the caller’s mistake', async () => {
  const before = world.log.length
  for (const name of ['state', 'login_hint', 'ui_locales']) {
    const { url } = await program.authorizeUrl({ parameters: { [name]: 'a\0b' } })
    const { location } = await person.get(url)
    assert.match(location ?? '', /^http:\/\/127\.0\.0\.1:51234\/callback\?error=invalid_request&/, name)
  }
  assert.equal(await errorOf(() => program.startDevice({ login_hint: 'a\0b' })), 'invalid_request')
  assert.doesNotMatch(world.log.slice(before).join(''), /OAuth request failed/)
})

test('a token only works for the resource it was requested for', async () => {
  const forMcp = { parameters: { resource: `${origin}/mcp` } }
  const { answer, verifier } = await program.askForCode(person, forMcp)
  const tokens = await program.exchange(answer, verifier)
  const next = await program.refresh(tokens.refresh_token)
  for (const { access_token } of [tokens, next]) {
    const { status, body } = await world.call('identity.getCaller', access_token, {})
    assert.equal(status, 401)
    assert.equal(body._tag, 'Unauthorized')
    assert.equal(body.message, 'This access token was issued for mcp, not for api.')
  }
  const forApi = { parameters: { resource: `${origin}/v1` } }
  const { access_token } = await program.signInBrowser(person, forApi)
  assert.equal((await caller(access_token)).email, 'person@example.org')
})

test('an unknown resource is refused before anybody is asked', async () => {
  for (const resource of ['https://elsewhere.example/', origin, `${origin}/v1/`, `${origin}/mcp?x`, 'v1']) {
    assert.equal(await program.refusalOf(person, { parameters: { resource } }), 'invalid_target', resource)
    assert.equal(await errorOf(() => program.startDevice({ resource })), 'invalid_target', resource)
  }
})

test('two resources in one request are refused, because a grant is for one', async () => {
  const { url, state } = await program.authorizeUrl()
  const both = `${url}&resource=${encodeURIComponent(`${origin}/v1`)}&resource=${encodeURIComponent(`${origin}/mcp`)}`
  const { location } = await person.get(both)
  const refusal = errorOf(async () => program.readCallback(new URL(location ?? ''), state))
  assert.equal(await refusal, 'invalid_target')
})

test('a refresh for another resource is refused, and the refresh token stays valid', async () => {
  const tokens = await program.signInBrowser(person)
  for (const resource of [`${origin}/mcp`, 'https://elsewhere.example/'])
    assert.equal(
      await errorOf(() => program.refresh(tokens.refresh_token, { resource })),
      'invalid_target',
      resource,
    )
  const next = await program.refresh(tokens.refresh_token, { resource: `${origin}/v1` })
  assert.equal((await caller(next.access_token)).email, 'person@example.org')
})

test('unknown scopes are refused, OpenID scopes are ignored, and a request without scopes gets all of them', async () => {
  for (const scope of ['identity:read everything', 'Identity:read', 'toString']) {
    assert.equal(await program.refusalOf(person, { parameters: { scope } }), 'invalid_scope', scope)
    assert.equal(await errorOf(() => program.startDevice({ scope })), 'invalid_scope', scope)
  }
  const habit = { parameters: { scope: 'openid offline_access teams:read', prompt: 'consent' } }
  const tokens = await program.signInBrowser(person, habit)
  assert.equal(tokens.scope, 'teams:read')
  assert.equal(tokens.id_token, undefined)
  assert.equal((await program.signInBrowser(person)).scope, scopes.join(' '))
})

test('a token lacks the scopes that were not granted', async () => {
  const { access_token } = await program.signInBrowser(person, { parameters: { scope: 'teams:read' } })
  const { status, body } = await world.call('identity.getCaller', access_token, {})
  assert.equal(status, 403)
  assert.equal(body._tag, 'Forbidden')
})

test('a refresh may narrow the scopes for its own token, and never widens them', async () => {
  const flow = { parameters: { scope: 'identity:read teams:read' } }
  const tokens = await program.signInBrowser(person, flow)
  const narrow = await program.refresh(tokens.refresh_token, { scope: 'identity:read' })
  assert.equal(narrow.scope, 'identity:read')
  assert.deepEqual((await caller(narrow.access_token)).scopes, ['identity:read'])
  const wider = errorOf(() => program.refresh(narrow.refresh_token, { scope: 'identity:read keys:write' }))
  assert.equal(await wider, 'invalid_scope')
  const whole = await program.refresh(narrow.refresh_token)
  assert.equal(whole.scope, 'identity:read teams:read', 'a refused refresh keeps the refresh token valid')
})
