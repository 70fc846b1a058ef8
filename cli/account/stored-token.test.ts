import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { after, test } from 'node:test'
import { hashSecret } from '../../server/identity/secret.ts'
import { learn, newSettings, runLearn } from '../../test/support/command-line.ts'
import { OAuthClient } from '../../test/support/oauth-client.ts'
import { Visitor } from '../../test/support/visitor.ts'
import { World } from '../../test/support/world.ts'
import type { Config } from '../config.ts'
import { parseGlobalFlags } from '../flags/global-flags.ts'
import { changeProfiles, chooseProfile } from './profiles.ts'
import { storedToken } from './stored-token.ts'
import { keepToken, type Token, tokenPath } from './tokens.ts'

const world = await World.create()
after(() => world.close())
const url = world.server.app.publicUrl
const program = await OAuthClient.discover(url)
const noFlags = { profile: undefined, url: undefined }
const { flags } = parseGlobalFlags([])
const silent = async () => undefined

/** Settings with a sign-in whose token expires in this many seconds. */
async function signedIn(email: string, seconds: number) {
  const settings = await newSettings()
  after(settings.remove)
  const { access_token, refresh_token } = await program.signInDevice(
    await Visitor.createSignedIn(world, email),
  )
  const expiresAt = new Date(Date.now() + seconds * 1_000).toISOString()
  const token = { accessToken: access_token, refreshToken: refresh_token, expiresAt }
  await keepToken({ config: settings.config, flags, warn: silent }, 'default', token, 'file')
  await changeProfiles(settings.config, () => ({
    current: 'default',
    profiles: { default: { url, storage: 'file', caller: email } },
  }))
  return { ...settings, token }
}

const tokenIn = async (config: Config): Promise<Token> =>
  JSON.parse(await readFile(tokenPath(config, 'default'), 'utf8'))

async function providerOf(config: Config) {
  const profile = await chooseProfile(noFlags, config)
  const { flags } = parseGlobalFlags([])
  return storedToken({ flags, config, fetch: undefined, warn: silent }, { ...profile, storage: 'file' })
}

/** How many refresh tokens of a user were used. */
async function countSpent(email: string): Promise<number> {
  const { rows } = await world.owner.query(
    `select from oauth_records r join oauth_grants g on g.id = r.grant_id join users u on u.id = g.user_id
      where u.email = $1 and model = 'RefreshToken' and consumed_at is not null`,
    [email],
  )
  return rows.length
}

test('when ten processes have an expired token, one renews it and all continue', async () => {
  const email = 'ten@example.org'
  const { config, env, token } = await signedIn(email, -10)
  const ended = await Promise.all(Array.from({ length: 10 }, () => learn(['whoami', '--json'], env)))
  for (const { code, out, err } of ended) {
    assert.equal(code, 0, err)
    assert.equal(JSON.parse(out).email, email)
  }
  assert.equal(await countSpent(email), 1)
  const renewed = await tokenIn(config)
  assert.notEqual(renewed.refreshToken, token.refreshToken)
  assert(Date.parse(renewed.expiresAt ?? '') > Date.now() + 3_000_000)
})

test('a token is renewed shortly before it expires, and not earlier', async () => {
  const { config, token } = await signedIn('ahead@example.org', 59)
  assert.notEqual(await (await providerOf(config))(), token.accessToken)
  const later = await signedIn('later@example.org', 90)
  assert.equal(await (await providerOf(later.config))(), later.token.accessToken)
})

test('a refused token is renewed once for all processes', async () => {
  const email = 'refused@example.org'
  const { config, token } = await signedIn(email, 3_000)
  const providers = await Promise.all(Array.from({ length: 5 }, () => providerOf(config)))
  assert.deepEqual(
    new Set(await Promise.all(providers.map(provider => provider()))),
    new Set([token.accessToken]),
  )
  const renewed = await Promise.all(providers.map(provider => provider(token.accessToken)))
  assert.equal(new Set(renewed).size, 1)
  assert.equal(await countSpent(email), 1)
  assert.equal((await world.call('identity.getCaller', renewed[0], {})).status, 200)
})

test('a command whose token was revoked continues with a new one', async () => {
  const { config, token } = await signedIn('gone@example.org', 3_000)
  const spend = `delete from access_tokens where hash = decode($1, 'hex')`
  await world.owner.query(spend, [hashSecret(token.accessToken)])
  const { code, err } = await runLearn(['whoami'], config)
  assert.equal(code, 0, err)
  assert.notEqual((await tokenIn(config)).accessToken, token.accessToken)
})

test('a lock whose process is gone is broken by one of the waiting processes', async () => {
  const email = 'stale@example.org'
  const { config } = await signedIn(email, -10)
  const lock = `${tokenPath(config, 'default')}.lock`
  await writeFile(lock, `999999999 ${hostname()}`)
  const providers = await Promise.all(Array.from({ length: 5 }, () => providerOf(config)))
  await Promise.all(providers.map(provider => provider()))
  assert.equal(await countSpent(email), 1)
})

test('a revoked sign-in exits with 3 and says how to sign in again', async () => {
  const { config, token } = await signedIn('revoked@example.org', -10)
  await program.revoke(token.refreshToken)
  const { code, err } = await runLearn(['whoami', '--json'], config)
  assert.equal(code, 3)
  const { _tag, message, next } = JSON.parse(err)
  assert.equal(_tag, 'NotSignedIn')
  assert.match(message, /^Your sign-in at http:\S+ has ended/)
  assert.equal(next, 'Sign in again: learn login --profile default')
})

test('a revoked API key exits with 3, since it can’t be renewed', async () => {
  const { config } = await signedIn('key@example.org', 100)
  const { key } = await world.tenant()
  await keepToken({ config, flags, warn: silent }, 'default', { accessToken: key }, 'file')
  assert.equal((await runLearn(['whoami'], config)).code, 0)
  await world.revoke(key)
  const { code, err } = await runLearn(['whoami', '--json'], config)
  assert.equal(code, 3)
  assert.deepEqual(Object.keys(JSON.parse(err)).sort(), ['_tag', 'message', 'next', 'requestId'])
})

test('a token is only sent to the server that issued it', async () => {
  const { config } = await signedIn('careful@example.org', 3_000)
  const { code, err } = await runLearn(['whoami', '--url', 'http://127.0.0.1:1'], config)
  assert.equal(code, 3)
  assert.match(err, /Its token is not sent to http:\/\/127\.0\.0\.1:1\./)
})

test('a broken token file is named', async () => {
  const { config } = await signedIn('broken@example.org', 3_000)
  const path = tokenPath(config, 'default')
  await writeFile(path, '{"accessToken":')
  const { code, err } = await runLearn(['whoami'], config)
  assert.equal(code, 1)
  assert(err.startsWith(`${path} is not JSON.\n`), err)
})
