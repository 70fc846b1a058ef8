import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { after, beforeEach, test } from 'node:test'
import { forgetExpired } from '../server/identity/expiry.store.ts'
import { sendSummaries } from '../server/mail/account-notices.ts'
import { decideDevice, OAuthClient } from './support/oauth-client.ts'
import { Visitor } from './support/visitor.ts'
import { World } from './support/world.ts'

const world = await World.create({ host: 'localhost' })
beforeEach(() => {
  world.clock.ahead = 0
})
after(() => world.close())
const { app } = world.server

const subjects = {
  passkey: /^A passkey was added to your Learn account$/,
  key: /^An API key that acts for you was created on Learn$/,
  app: /^An app can now act for you on Learn$/,
  browser: /^New sign-in to your Learn account$/,
}

const wait = (email: string, kind: keyof typeof subjects, atLeast = 1) =>
  world.waitForMails(email, atLeast, subjects[kind])

/** Waits until everything queued has been sent, so that a missing email is really missing. */
async function sent(email: string, kind: keyof typeof subjects) {
  while ((await world.owner.query('select from mails')).rows.length > 0) app.mail.kick()
  return await wait(email, kind, 0)
}

const hour = 60 * 60_000
const newEmail = () => `${randomBytes(6).toString('hex')}@example.org`

test('a person gets an email about a new API key, without any text that others chose', async () => {
  const tenant = await world.tenant('Call 0900 now')
  const email = `${tenant.userId}@example.org`
  const { organizationId } = tenant
  const { body } = await world.call('identity.createApiKey', tenant.key, {
    organizationId,
    name: 'Winner',
    role: 'viewer',
    scopes: [],
  })
  const [mail] = await wait(email, 'key')
  assert.match(mail?.text ?? '', /^An API key that acts for you was created or rotated on Learn on 20\d\d-/)
  assert(mail?.text.includes(`${app.publicUrl}/auth/account`))
  for (const foreign of ['0900', 'Winner', body.secret, body.id]) assert(!mail?.text.includes(foreign))
})

test('however many keys are created, there is one email an hour, and it counts them', async () => {
  const tenant = await world.tenant()
  const email = `${tenant.userId}@example.org`
  const apiKeyId = await world.keyId(tenant.key)
  let key = tenant.key
  for (let made = 0; made < 4; made++)
    key = (await world.call('identity.rotateApiKey', key, { apiKeyId, overlapSeconds: 0 })).body.secret
  assert.equal((await sent(email, 'key')).length, 1)
  const later = new Date(Date.now() + hour + 1_000)
  const sweep = (now: Date) => sendSummaries(app.identity.system, now, 100, app)
  await sweep(new Date())
  assert.equal((await sent(email, 'key')).length, 1, 'the hour is not over')
  await world.owner.query(`update account_notices set sent_at = sent_at - interval '1 hour'`)
  await Promise.all([sweep(new Date()), sweep(new Date())])
  const mails = await sent(email, 'key')
  assert.equal(mails.length, 2)
  assert.match(
    mails[1]?.text ?? '',
    /^Since our last email about this, 3 more API keys that act for you were/,
  )
  for (const forget of forgetExpired) await forget(app.identity.system, later, 100)
  await world.call('identity.rotateApiKey', key, { apiKeyId, overlapSeconds: 0 })
  assert.equal((await sent(email, 'key')).length, 3, 'the next change is reported at once')
})

test('a sign-in in another browser is reported; the first sign-in and known browsers are not', async () => {
  const email = newEmail()
  const first = await Visitor.createSignedIn(world, email)
  await first.post('/auth/sign-out', {})
  await first.signIn(email)
  assert.deepEqual(await sent(email, 'browser'), [])
  await Visitor.createSignedIn(world, email)
  const [mail] = await wait(email, 'browser')
  assert.match(
    mail?.text ?? '',
    /a browser that we had not seen before on .* UTC: A browser, from the address (127|::)/,
  )
})

test('the first sign-in to an account that the operator has created is not reported; the next browser is', async () => {
  const { userId } = await world.tenant()
  const email = `${userId}@example.org`
  await Visitor.createSignedIn(world, email)
  assert.deepEqual(await sent(email, 'browser'), [])
  await Visitor.createSignedIn(world, email)
  assert.equal((await wait(email, 'browser')).length, 1)
})

test('a browser that another person uses is new to this one', async () => {
  const [email, other] = [newEmail(), newEmail()]
  await Visitor.createSignedIn(world, email)
  const shared = await Visitor.createSignedIn(world, other)
  await shared.post('/auth/sign-out', {})
  await shared.signIn(email)
  assert.equal((await wait(email, 'browser')).length, 1)
})

test('a person gets an email about an app that can act for them, whichever way they allowed it', async () => {
  const terminal = await OAuthClient.discover(app.publicUrl)
  const email = newEmail()
  const visitor = await Visitor.createSignedIn(world, email)
  const denied = await terminal.startDevice({ scope: 'identity:read' })
  await decideDevice(visitor, denied.user_code, 'deny')
  assert.deepEqual(await sent(email, 'app'), [])
  const device = await terminal.startDevice({ scope: 'identity:read' })
  await decideDevice(visitor, device.user_code, 'approve')
  assert.equal((await wait(email, 'app')).length, 1)

  const another = newEmail()
  const browser = await Visitor.createSignedIn(world, another)
  await terminal.askForCode(browser)
  assert.equal((await wait(another, 'app')).length, 1)
})

/** An authenticator's answer, made in software. */
function registration(challenge: string, origin: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (part: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(part, 'base64url')])
  // CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }, a key for ES256.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ])
  const id = randomBytes(16)
  const data = Buffer.concat([
    createHash('sha256').update(new URL(origin).hostname).digest(),
    Buffer.from([0x45, 0, 0, 0, 0]), // Present, verified, with a new credential; the counter is 0.
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    cose,
  ])
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
  const client = { type: 'webauthn.create', challenge, origin, crossOrigin: false }
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  }
}

test('a person gets an email about a new passkey', async () => {
  const email = newEmail()
  const visitor = await Visitor.createSignedIn(world, email)
  const post = (path: string, json: object) =>
    visitor.visit(path, {
      method: 'POST',
      headers: { origin: visitor.origin, 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
  const { challenge } = JSON.parse((await post('/auth/passkeys/options', {})).text)
  const added = await post('/auth/passkeys', {
    name: 'Call 0900 now',
    response: registration(challenge, visitor.origin),
  })
  assert.equal(added.status, 200, added.text)
  const [mail] = await wait(email, 'passkey')
  assert.match(
    mail?.text ?? '',
    /^A passkey was added to your Learn account on 20\d\d-\d\d-\d\d at \d\d:\d\d UTC\.$/m,
  )
  assert(!mail?.text.includes('0900'))
})
