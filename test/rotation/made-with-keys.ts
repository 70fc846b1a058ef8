import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { hashUsername } from '../../server/identity/pin.ts'
import { uuidv7 } from '../../server/ids.ts'
import { enqueueMail } from '../../server/mail/queue.ts'
import { unsubscribeToken } from '../../server/mail/unsubscribe.ts'
import { queriesOf } from '../../server/operator/operator.ts'
import { notesOf, readPurchase } from '../../server/payments/purchase.ts'
import { type Secrets, sign } from '../../server/secrets.ts'
import { findKnownBrowser, rememberBrowser } from '../../server/sign-in/known-browser.ts'
import type { RunningServer } from '../../server/start.ts'
import { keyName } from '../../server/storage/idempotency.ts'
import { callById, connectAgent } from '../support/agent.ts'
import { type Child, family } from '../support/learning/family.ts'
import { addReadyPicture } from '../support/media/files.ts'
import { decideConsent, decideDevice, OAuthClient } from '../support/oauth-client.ts'
import { Visitor } from '../support/visitor.ts'
import type { Person, Tenant, World } from '../support/world.ts'

/** Fails unless this server accepts what another one has made. */
type Check = (on: RunningServer) => Promise<void>
/** Makes something with a key of the server. */
type Make = (scene: Scene, on: RunningServer) => Promise<Check>

export interface Scene {
  readonly world: World
  readonly tenant: Tenant
  readonly pictureId: string
  /** Each makes one PIN. */
  readonly children: (Child & { parent: Person })[]
  readonly program: OAuthClient
}

export async function setScene(world: World): Promise<Scene> {
  const tenant = await world.tenant()
  for (const name of ['One', 'Two', 'Three']) await createTeam(world, world.server, tenant, name)
  const children: Scene['children'] = []
  for (let count = 0; count < 8; count++) children.push(await family(world))
  const pictureId = await addReadyPicture(world, tenant)
  return { world, tenant, pictureId, children, program: await OAuthClient.discover(world.server.url) }
}

const createTeam = (world: World, { url }: RunningServer, tenant: Tenant, name: string, key = randomUUID()) =>
  world.call(
    'teams.createTeam',
    tenant.key,
    { organizationId: tenant.organizationId, name },
    { url, headers: { 'idempotency-key': key } },
  )

/** Something that every server with these keys computes in the same way. */
const same =
  (compute: (secrets: Secrets) => Buffer | null): Make =>
  async (_scene, { app }) => {
    const made = compute(app.secrets)
    return async on => assert.deepEqual(compute(on.app.secrets), made)
  }

const visitorOf = async (world: World, { url }: RunningServer): Promise<Visitor> => {
  const visitor = new Visitor(world, url)
  await visitor.signIn(`${randomUUID()}@example.org`)
  return visitor
}

const cursor: Make = async ({ world, tenant: { key } }, { url }) => {
  const first = await world.call('teams.listTeams', key, { limit: '1' }, { url })
  const next = first.body.nextCursor ?? assert.fail('there is only one page')
  return async on => {
    const { status, body } = await world.call(
      'teams.listTeams',
      key,
      { limit: '1', cursor: next },
      { url: on.url },
    )
    assert.equal(status, 200)
    assert.notEqual(body.data[0]?.id, first.body.data[0]?.id)
  }
}

const invitationToken: Make = async ({ world, tenant: { key, organizationId } }, { url }) => {
  const { email, token } = await world.person()
  const invitation = { organizationId, email, role: 'member' } as const
  const { body } = await world.call('organizations.createInvitation', key, invitation, { url })
  return async on => {
    const found = await world.call(
      'organizations.lookUpInvitation',
      token,
      { token: body.token },
      { url: on.url },
    )
    assert.equal(found.status, 200)
  }
}

const answer: Make = async ({ world, tenant }, server) => {
  const [name, key] = [`Team ${randomUUID()}`, randomUUID()]
  const first = await createTeam(world, server, tenant, name, key)
  assert.equal(first.status, 201)
  return async on => {
    const again = await createTeam(world, on, tenant, name, key)
    assert.deepEqual(again.body, first.body)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.equal((await createTeam(world, on, tenant, 'Another', key)).status, 409)
  }
}

/** Queued for tomorrow, and sent when it is checked. */
const mail: Make = async ({ world }, { app }) => {
  const [id, to] = [uuidv7(new Date()), `${randomUUID()}@example.org`]
  const tomorrow = new Date(Date.now() + 86_400_000)
  const content = { to, subject: 'Hello', text: 'Read me' }
  await world.runAsOperator(client => enqueueMail(queriesOf(client), app.secrets, id, content, tomorrow))
  return async () => {
    await world.owner.query(`update mails set send_at = now() - interval '1 hour' where id = $1`, [id])
    const [sent] = await world.waitForMails(to)
    assert.equal(sent?.text, 'Read me')
  }
}

const unsubscribe: Make = async ({ world }, { app }) => {
  const { userId } = await world.person()
  const token = unsubscribeToken(app.secrets, { userId, kind: 'weekly' })
  return async on => {
    const { status } = await fetch(`${on.url}/auth/unsubscribe?token=${token}`, { method: 'POST' })
    assert.equal(status, 200)
  }
}

const signInCode: Make = async ({ world }, { url }) => {
  const [visitor, email, next] = [new Visitor(world, url), `${randomUUID()}@example.org`, '/auth/account']
  await visitor.post('/auth/sign-in', { email, next })
  const [sent] = await world.waitForCodes(email)
  const code = /\d{6}/.exec(sent?.subject ?? '')?.[0] ?? ''
  return async on => {
    assert.equal((await visitor.onServer(on.url).post('/auth/code', { code, next })).status, 303)
  }
}

const knownBrowser: Make = async (_scene, { app }) => {
  const email = `${randomUUID()}@example.org`
  const remembered = rememberBrowser(app.secrets, undefined, email)
  return async on => {
    assert(findKnownBrowser(on.app.secrets, remembered, email))
    const again = rememberBrowser(on.app.secrets, remembered, email)
    assert.equal(again.split('.').length, 2, 'one mark for one account')
  }
}

/** A person has been sent to the page where they decide. */
const cookie: Make = async ({ world, program }, server) => {
  const visitor = await visitorOf(world, server)
  const { page, state } = await program.openConsent(visitor)
  return async on => {
    const callback = await decideConsent(visitor.onServer(on.url), page, 'approve')
    assert(program.readCallback(callback, state).get('code'))
  }
}

const readKeys = async ({ url }: RunningServer): Promise<string[]> => {
  const { keys } = (await (await fetch(`${url}/oauth/jwks`)).json()) as { keys: { x: string }[] }
  return keys.map(({ x }) => x)
}

const signing: Make = async (_scene, server) => {
  const [first = ''] = await readKeys(server)
  return async on => assert((await readKeys(on)).includes(first))
}

const userCode: Make = async ({ world }, server) => {
  const visitor = await visitorOf(world, server)
  const body = new URLSearchParams({ client_id: 'learn-cli' })
  const response = await fetch(`${server.url}/oauth/device`, { method: 'POST', body })
  const device = (await response.json()) as { user_code: string }
  return async on => {
    const { text } = await decideDevice(visitor.onServer(on.url), device.user_code, 'approve')
    assert.match(text, /The device is signed in/)
  }
}

const purchase: Make = async ({ tenant: { organizationId } }, { app }) => {
  const bought = { organizationId, credits: 10, amount: 100, currency: 'gbp' }
  const notes = notesOf(app.secrets, bought)
  return async on => {
    assert.deepEqual(readPurchase(on.app.secrets, notes, bought), bought)
    assert.deepEqual(notesOf(on.app.secrets, bought), notes, 'Stripe refuses a repeated payment that differs')
  }
}

const pin: Make = async ({ world, children }, { url }) => {
  const child = children.pop() ?? assert.fail('no child is left')
  const given = { studentId: child.studentId, pin: '8152' }
  const set = await world.call('learn.resetLearnStudentPin', child.parent.token, given, { url })
  assert(set.status < 300)
  return async on => {
    for (let again = 0; again < 2; again++) {
      const response = await fetch(`${on.url}/auth/student`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: child.username, pin: given.pin }),
      })
      assert.equal(response.status, 200, 'also with the renewed hash')
    }
  }
}

const confirmation: Make = async ({ tenant }, { url }) => {
  const { organizationId } = tenant
  const input = { organizationId, name: `Team ${randomBytes(6).toString('hex')}` }
  const args = { operation: 'teams.createTeam', input }
  const agent = await connectAgent(url, tenant.key)
  const { confirmationToken } = (await callById(agent, args)).structuredContent
  await agent.close()
  return async on => {
    const later = await connectAgent(on.url, tenant.key)
    const made = await callById(later, { ...args, confirmationToken })
    await later.close()
    assert.equal(made.structuredContent.name, input.name)
  }
}

const download: Make = async ({ world, tenant, pictureId: mediaItemId }, { url }) => {
  const { body } = await world.call('media.createMediaDownload', tenant.key, { mediaItemId }, { url })
  const { pathname } = new URL(body.url)
  return async on => assert.equal((await fetch(on.url + pathname)).status, 200)
}

/** Without the right one of these, the server would not have started. */
const serves: Make = async ({ world, tenant }) => {
  return async on => {
    const { status } = await world.call('organizations.listOrganizations', tenant.key, {}, { url: on.url })
    assert.equal(status, 200)
  }
}

/** Something made with each key of the server. A new key must be added here. */
export const madeWith: Record<keyof Secrets, Make> = {
  cursor,
  invitationToken,
  answer,
  fingerprint: answer,
  requestName: same(secrets =>
    keyName(secrets, { principalId: 'p', operation: 'o', key: 'k', input: {}, now: new Date(0) }),
  ),
  mail,
  mailCount: same(({ mailCount }) => sign(mailCount.current, 'invitation to sam@example.org')),
  sharedWindow: same(({ sharedWindow }) => sign(sharedWindow.current, 'address 192.0.2.1')),
  unsubscribe,
  signInCode,
  knownBrowser,
  cookie,
  signing,
  userCode,
  purchase,
  pin,
  username: same(({ username }) => hashUsername(username, 'robin')),
  confirmation,
  download,
  installation: serves,
  databaseLogin: serves,
  wrapping: serves,
}
