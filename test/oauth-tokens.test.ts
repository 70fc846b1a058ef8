import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { forgetExpired } from '../server/identity/expiry.store.ts'
import { hashSecret } from '../server/identity/secret.ts'
import { decideDevice, errorOf, OAuthClient, type Tokens } from './support/oauth-client.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
after(() => world.close())
const origin = world.server.app.publicUrl
const program = await OAuthClient.discover(origin)
const person = await Visitor.createSignedIn(world, 'person@example.org')

const callerOf = async (token: string, url = world.server.url) =>
  (await world.call('identity.getCaller', token, {}, { url })).body

const refreshError = (token: string) => errorOf(() => program.refresh(token))

async function assertAlive({ access_token }: Tokens): Promise<void> {
  assert.equal((await callerOf(access_token)).kind, 'user')
}

/** Neither the access token nor the refresh token works any more. */
async function assertEnded({ access_token, refresh_token }: Tokens): Promise<void> {
  assert.equal((await callerOf(access_token))._tag, 'Unauthorized')
  assert.equal(await refreshError(refresh_token), 'invalid_grant')
}

async function grantOf({ access_token }: Tokens): Promise<string> {
  const { rows } = await world.owner.query<{ id: string }>(
    `select grant_id as id from access_tokens where hash = decode($1, 'hex')`,
    [hashSecret(access_token)],
  )
  return rows[0]?.id ?? ''
}

/** The days until a refresh token expires. */
async function daysLeft({ refresh_token }: Tokens): Promise<number> {
  const { rows } = await world.owner.query<{ days: number }>(
    `select round(extract(epoch from expires_at - now()) / 86400)::int as days
      from oauth_records where model = 'RefreshToken' and hash = decode($1, 'hex')`,
    [hashSecret(refresh_token)],
  )
  return rows[0]?.days ?? 0
}

const countRows = async (user: string) => {
  const { rows } = await world.owner.query(
    `select (select count(*)::int from access_tokens where principal_id = u.id) as tokens,
        (select count(*)::int from oauth_grants where user_id = u.id) as grants,
        (select count(*)::int from oauth_records where payload->>'accountId' = u.id::text) as records
      from users u where email = $1`,
    [user],
  )
  return rows[0]
}

test('a refresh gives new tokens for another 30 days; the old access token stays valid for its hour', async () => {
  const first = await program.signInDevice(person)
  assert.equal(await daysLeft(first), 30)
  await world.owner.query(
    `update oauth_records set expires_at = now() + interval '1 hour' where model = 'RefreshToken'`,
  )
  const second = await program.refresh(first.refresh_token)
  assert.notEqual(second.refresh_token, first.refresh_token)
  assert.notEqual(second.access_token, first.access_token)
  assert.equal(await daysLeft(second), 30)
  await assertAlive(first)
  await assertAlive(second)
  await assertAlive(await program.refresh(second.refresh_token))
})

test('reusing a refresh token ends the whole family, immediately and on every server', async () => {
  const other = await world.startAnotherServer({ publicUrl: origin })
  try {
    const first = await program.signInDevice(person)
    const second = await program.refresh(first.refresh_token)
    const bystander = await program.signInDevice(person)
    for (const { access_token } of [first, second, bystander]) {
      assert.equal((await callerOf(access_token)).kind, 'user')
      assert.equal((await callerOf(access_token, other.url)).kind, 'user')
    }
    assert.equal(await refreshError(first.refresh_token), 'invalid_grant')
    for (const { access_token } of [first, second]) {
      assert.equal((await callerOf(access_token, other.url))._tag, 'Unauthorized')
      assert.equal((await callerOf(access_token))._tag, 'Unauthorized')
    }
    assert.equal(await refreshError(second.refresh_token), 'invalid_grant')
    assert.equal((await callerOf(bystander.access_token, other.url)).kind, 'user')
    await program.onServer(other.url).refresh(bystander.refresh_token)
    assert.equal(
      await refreshError(bystander.refresh_token),
      'invalid_grant',
      'a token used on the other server is used up here too',
    )
  } finally {
    await other.close()
  }
})

test('of 25 concurrent refreshes at most one succeeds, and the whole family ends', async () => {
  const email = 'raced@example.org'
  const visitor = await Visitor.createSignedIn(world, email)
  for (let round = 0; round < 3; round++) {
    const { refresh_token } = await program.signInDevice(visitor)
    const results = await Promise.all(Array.from({ length: 25 }, () => refreshError(refresh_token)))
    const won = results.filter(result => result === 'no error').length
    assert(won <= 1, results.join())
    assert.equal(results.filter(result => result === 'invalid_grant').length, 25 - won, results.join())
    assert.deepEqual(await countRows(email), { tokens: 0, grants: 0, records: 0 })
  }
})

test('revoking either token ends both', async () => {
  for (const kind of ['access_token', 'refresh_token'] as const) {
    const tokens = await program.signInDevice(person)
    const next = await program.refresh(tokens.refresh_token)
    await assertAlive(next)
    await program.revoke(next[kind])
    await assertEnded(next)
    assert.equal(
      (await callerOf(tokens.access_token))._tag,
      'Unauthorized',
      'and the earlier access token ends too',
    )
  }
  await program.revoke('learn_at_unknown')
})

test('a person can end their own grants with the API, and only their own', async () => {
  const tokens = await program.signInDevice(person)
  const other = await program.signInDevice(await Visitor.createSignedIn(world, 'other@example.org'))
  const grantId = await grantOf(tokens)
  const foreign = await world.call('identity.revokeGrant', other.access_token, { grantId })
  assert.equal(foreign.body._tag, 'NotFound')
  await assertAlive(tokens)
  const ended = await world.call('identity.revokeGrant', tokens.access_token, { grantId })
  assert.equal(ended.status, 200)
  await assertEnded(tokens)
  await assertAlive(other)
})

test('a person ends a grant on the account page', async () => {
  const tokens = await program.signInDevice(person)
  const id = await grantOf(tokens)
  await assertAlive(tokens)
  const { text } = await person.get('/auth/account')
  assert(text.includes(`action="/auth/grants/end"><input type="hidden" name="id" value="${id}">`))
  assert.equal((await person.post('/auth/grants/end', { id })).location, '/auth/account')
  assert(!(await person.get('/auth/account')).text.includes(id))
  await assertEnded(tokens)
  const { rows } = await world.owner.query('select operation from audit_events where subject_id = $1', [id])
  assert.deepEqual(rows.map(({ operation }) => operation).sort(), [
    'auth.decideDevice',
    'identity.revokeGrant',
  ])
})

test('an access token lasts an hour, and its refresh token continues to work', async () => {
  const tokens = await program.signInDevice(person)
  await assertAlive(tokens)
  world.clock.ahead = 3_600_000 - 60_000
  await assertAlive(tokens)
  world.clock.ahead = 3_600_000
  const { _tag, message } = await callerOf(tokens.access_token)
  world.clock.ahead = 0
  assert.equal(_tag, 'Unauthorized')
  assert.equal(message, 'This access token has expired. Refresh it or sign in again.')
  await assertAlive(await program.refresh(tokens.refresh_token))
})

test('a refresh token ends when it expires, and when its grant expires', async () => {
  const first = await program.signInDevice(person)
  await world.owner.query(
    `update oauth_records set expires_at = now() where model = 'RefreshToken' and hash = decode($1, 'hex')`,
    [hashSecret(first.refresh_token)],
  )
  assert.equal(await refreshError(first.refresh_token), 'invalid_grant')
  const second = await program.signInDevice(person)
  await world.owner.query('update oauth_grants set expires_at = now() where id = $1', [await grantOf(second)])
  assert.equal(await refreshError(second.refresh_token), 'invalid_grant')
})

test('a deleted person leaves no token behind', async () => {
  const email = 'deleted@example.org'
  const visitor = await Visitor.createSignedIn(world, email)
  const tokens = await program.signInDevice(visitor)
  const waiting = await program.startDevice()
  await decideDevice(visitor, waiting.user_code, 'approve')
  await assertAlive(tokens)
  await world.owner.query('delete from principals where id = (select id from users where email = $1)', [
    email,
  ])
  await assertEnded(tokens)
  assert.equal(await errorOf(() => program.poll(waiting.device_code)), 'invalid_grant')
  assert.equal((await visitor.get('/auth/account')).status, 303)
})

async function dump(): Promise<string> {
  const { rows: tables } = await world.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  let text = ''
  for (const { name } of tables) {
    const { rows } = await world.owner.query<{ line: string }>(
      `select to_jsonb(t)::text as line from ${name} t`,
    )
    text += rows.map(({ line }) => `${name} ${line}\n`).join('')
  }
  return text
}

test('no token, code or cookie is in the database or in the log', async () => {
  const tokens = await program.signInDevice(person)
  const visitor = await Visitor.createSignedIn(world, 'secretive@example.org')
  const browser = await program.signInBrowser(visitor)
  const waiting = await program.startDevice()
  assert.equal(await errorOf(() => program.poll(waiting.device_code)), 'authorization_pending')
  const open = await program.openConsent(visitor)
  await visitor.get(open.page)
  const { answer } = await program.askForCode(visitor)
  await assertAlive(await program.refresh(tokens.refresh_token))

  const text = await dump()
  for (const secret of [
    tokens.access_token,
    browser.refresh_token,
    waiting.device_code,
    answer.get('code') ?? '',
  ])
    assert(text.includes(hashSecret(secret)), 'the database has its hash')
  const log = world.log.join('')
  const secrets = new Set([...program.seen, ...person.seen, ...visitor.seen])
  assert(secrets.size > 100)
  for (const secret of secrets) {
    const bare = secret.replace(/^learn_[a-z]{2}_/, '')
    const written = [bare, Buffer.from(secret).toString('hex'), Buffer.from(bare).toString('base64')]
    for (const form of written) {
      assert(!text.includes(form), `${secret} is in the database`)
      assert(!log.includes(form), `${secret} is in the log`)
    }
  }
  assert.doesNotMatch(log, /OAuth request failed/)
})

test('ended records are deleted, and valid ones are kept', async () => {
  const hour = 3_600_000
  const sweep = async (later: number) => {
    for (const forget of forgetExpired)
      await forget(world.server.app.identity.system, new Date(Date.now() + later), 10_000)
  }
  const email = 'swept@example.org'
  const visitor = await Visitor.createSignedIn(world, email)
  const tokens = await program.signInDevice(visitor)
  const neverFetched = await program.startDevice()
  await decideDevice(visitor, neverFetched.user_code, 'approve')
  const late = await program.startDevice()
  const page = await program.openConsent(visitor)
  const before = await countRows(email)

  await sweep(0)
  assert.deepEqual(await countRows(email), before)
  assert.equal((await visitor.get(page.page)).status, 200)
  await assertAlive(tokens)

  await sweep(hour + 60_000)
  assert.equal((await countRows(email)).tokens, 0)
  await world.owner.query(`update oauth_records set expires_at = now() where model = 'DeviceCode'`)
  assert.equal(
    await errorOf(() => program.poll(late.device_code)),
    'expired_token',
    'an expired code is still recognized',
  )

  await sweep(25 * hour)
  assert.equal(await errorOf(() => program.poll(late.device_code)), 'invalid_grant')
  assert.equal((await visitor.get(page.page)).status, 410)
  assert.equal((await countRows(email)).grants, 1, 'the grant that was never used is gone')
  const next = await program.refresh(tokens.refresh_token)
  await assertAlive(next)

  await sweep(32 * 24 * hour)
  for (const table of ['access_tokens', 'oauth_records', 'oauth_grants']) {
    const { rows } = await world.owner.query(`select from ${table}`)
    assert.equal(rows.length, 0, table)
  }
  await assertEnded(next)
})
