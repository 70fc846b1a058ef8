import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Contract } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { type Tenant, World } from '../../test/support/world.ts'
import { sign } from '../secrets.ts'

const world = await World.create()
after(() => world.close())

const day = 86_400_000
type Invitee = Omit<Input<Contract['organizations.createInvitation']>, 'organizationId' | 'role'>

const invite = (
  { organizationId, key }: Pick<Tenant, 'organizationId' | 'key'>,
  invitee: Invitee,
  headers = {},
) =>
  world.call(
    'organizations.createInvitation',
    key,
    { organizationId, role: 'member', ...invitee },
    { headers },
  )

const totalOf = async ({ key }: Tenant) =>
  (await world.call('organizations.listInvitations', key, {})).body.total

const tokenIn = (text: string) => /\/auth\/invitation\?token=(learn_it_\S+)/.exec(text)?.[1] ?? ''

const lookUp = (bearer: string, token: string) =>
  world.call('organizations.lookUpInvitation', bearer, { token })

test('an invitation is pending for seven days and listed as it was returned', async () => {
  const tenant = await world.tenant()
  const { status, body } = await invite(tenant, { email: 'Sam@Example.org' })
  assert.equal(status, 201)
  const { id, token, expiresAt, createdAt, ...rest } = body
  assert.deepEqual(rest, {
    organizationId: tenant.organizationId,
    email: 'sam@example.org',
    role: 'member',
    status: 'pending',
    invitedByUserId: tenant.userId,
    revokedAt: null,
    revokedByUserId: null,
    teamId: null,
    membershipType: 'team',
  })
  assert.equal(Date.parse(expiresAt) - Date.parse(createdAt), 7 * day)
  const { key } = tenant
  assert.deepEqual((await world.call('organizations.getInvitation', key, { invitationId: id })).body, body)
  assert.deepEqual((await world.call('organizations.listInvitations', key, {})).body.data, [body])
  assert.match(token, /^learn_it_/)
})

test('the email names the organization and contains a working link', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const { email, token } = await world.person()
  const { body } = await invite(tenant, { email })
  const [mail] = await world.waitForMails(email)
  assert.equal(mail?.subject, 'You have an invitation to Learn')
  assert.match(mail?.text ?? '', /"Ashgrove Tutors"/)
  assert(mail?.text.includes(`${world.server.url}/auth/invitation?token=`))
  assert.equal(tokenIn(mail?.text ?? ''), body.token)
  assert.equal((await lookUp(token, tokenIn(mail?.text ?? ''))).body.organizationName, 'Ashgrove Tutors')
})

test('a repeated request creates one invitation and sends one email', async () => {
  const tenant = await world.tenant()
  const { email } = await world.person()
  const headers = { 'idempotency-key': 'once' }
  const [first, again] = [await invite(tenant, { email }, headers), await invite(tenant, { email }, headers)]
  assert.deepEqual(again.body, first.body)
  await invite(tenant, { email: 'later@example.org' })
  await world.waitForMails('later@example.org')
  assert.equal((await world.waitForMails(email)).length, 1)
})

test('an address has only one pending invitation, however it is spelled', async () => {
  const tenant = await world.tenant()
  const { body } = await invite(tenant, { email: 'sam@example.org' })
  for (const email of [
    'sam@example.org',
    'SAM@EXAMPLE.ORG',
    'ｓａｍ@example.org',
    'sam@ｅｘａｍｐｌｅ.org',
  ]) {
    const again = await invite(tenant, { email })
    assert.equal(again.body._tag, 'Conflict', email)
    assert.match(again.body.message ?? '', /pending/)
  }
  assert.equal((await invite(await world.tenant(), { email: 'sam@example.org' })).status, 201)
  await world.call('organizations.revokeInvitation', tenant.key, { invitationId: body.id })
  assert.equal((await invite(tenant, { email: 'sam@example.org' })).status, 201, 'after it was revoked')
})

test('an overdue invitation can be replaced, even before it is swept', async () => {
  const tenant = await world.tenant()
  const [id] = await world.invitations(tenant, [
    { email: 'sam@example.org', expiresAt: new Date(Date.now() - 1_000).toISOString() },
  ])
  assert.equal((await invite(tenant, { email: 'sam@example.org' })).status, 201)
  const { body } = await world.call('organizations.getInvitation', tenant.key, { invitationId: id ?? '' })
  assert.equal(body.status, 'expired')
})

test('members can’t be invited, including the inviter', async () => {
  const tenant = await world.tenant()
  const self = await world.member(tenant, 'admin')
  const other = await world.member(tenant, 'viewer', 'client')
  const asSelf = { ...tenant, key: self.token }
  for (const email of [self.email, self.email.toUpperCase(), other.email]) {
    const { body } = await invite(asSelf, { email })
    assert.equal(body._tag, 'Conflict')
    assert.match(body.message ?? '', /member/)
  }
})

test('invalid addresses are refused, and nothing is written or sent', async () => {
  const tenant = await world.tenant()
  const unfit = [
    'sаm@example.org', // The second letter is Cyrillic.
    'ｓаm@example.org',
    'sam\u200b@example.org',
    'sam\u202e@example.org',
    'sam\u0085@example.org',
    'sam\u007f@example.org',
    'sam,eve@example.org',
    'sam;eve@example.org',
    'sam<eve@example.org',
    '<sam@example.org>',
    '"sam"@example.org',
    'sam@example.org,eve',
    'sam@example.org>',
    'sam@example.org/eve',
    'sam@example.org?bcc=eve',
    'sam@ex%61mple.org',
    'sam@example.org.',
    'sam@127.0.0.1',
  ]
  for (const email of unfit)
    assert.equal((await invite(tenant, { email })).body._tag, 'BadRequest', JSON.stringify(email))
  for (const email of [
    'sam@example.org\r\nBcc: eve@example.org',
    'sam@example.org\n',
    ' sam@example.org',
    'sam',
    `${'a'.repeat(250)}@example.org`,
  ])
    assert.equal((await invite(tenant, { email })).body._tag, 'HttpApiDecodeError', JSON.stringify(email))
  assert.equal(await totalOf(tenant), 0)
  const { rows } = await world.owner.query('select from invitations where organization_id = $1', [
    tenant.organizationId,
  ])
  assert.equal(rows.length, 0)
})

test('a client needs a team of the organization and can’t be an administrator', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const other = await world.tenant()
  const team = async ({ key, organizationId }: Tenant) =>
    (await world.call('teams.createTeam', key, { organizationId, name: 'Team' })).body.id
  const [own, foreign] = [await team(tenant), await team(other)]
  const email = 'sam@example.org'
  const client = { email, membershipType: 'client' } as const
  assert.equal((await invite(tenant, client)).body._tag, 'BadRequest')
  assert.equal((await invite(tenant, { ...client, teamId: null })).body._tag, 'BadRequest')
  assert.equal((await invite(tenant, { email, teamId: foreign })).body._tag, 'NotFound')
  const admin = await world.call('organizations.createInvitation', key, {
    organizationId,
    role: 'admin',
    teamId: own,
    ...client,
  })
  assert.equal(admin.body._tag, 'BadRequest')
  const { body } = await invite(tenant, { ...client, teamId: own })
  assert.deepEqual([body.teamId, body.membershipType], [own, 'client'])
})

test('a batch is created in the requested order, and everybody gets an email', async () => {
  const { key, organizationId } = await world.tenant()
  const invitations = Array.from({ length: 100 }, (_, index) => ({
    email: `guest${(index * 37) % 100}@example.org`,
    role: 'viewer' as const,
  }))
  const { status, body } = await world.call('organizations.createInvitations', key, {
    organizationId,
    invitations,
  })
  assert.equal(status, 201)
  assert.deepEqual(
    body.data.map(({ email }) => email),
    invitations.map(({ email }) => email),
  )
  for (const { email, token } of [body.data[0], body.data[99]].filter(made => made !== undefined))
    assert.equal(tokenIn((await world.waitForMails(email))[0]?.text ?? ''), token)
})

test('a batch is created completely or not at all, and the error says which invitation failed', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const member = await world.member(tenant)
  await invite(tenant, { email: 'pending@example.org' })
  const good = ['one@example.org', 'two@example.org'].map(email => ({ email, role: 'member' as const }))
  const batch = (third: object) =>
    world.call('organizations.createInvitations', key, {
      organizationId,
      invitations: [...good, { email: 'three@example.org', role: 'member', ...third }],
    })
  for (const [third, tag, place] of [
    [{ email: 'pending@example.org' }, 'Conflict', 'email'],
    [{ email: 'TWO@example.org' }, 'Conflict', 'email'],
    [{ email: member.email }, 'Conflict', 'email'],
    [{ email: 'a,b@example.org' }, 'BadRequest', 'email'],
    [{ membershipType: 'client' }, 'BadRequest', 'teamId'],
    [{ teamId: organizationId }, 'NotFound', 'teamId'],
  ] as const) {
    const { body } = await batch(third)
    assert.equal(body._tag, tag, JSON.stringify(third))
    assert.match(body.message ?? '', new RegExp(`^invitations\\.2\\.${place}`))
    assert.equal(await totalOf(tenant), 1)
  }
  assert.equal((await batch({})).status, 201)
  await world.waitForMails('three@example.org')
  assert.equal(
    (await world.waitForMails('one@example.org')).length,
    1,
    'no email was sent for the failed batch',
  )
})

test('a batch has 1 to 100 invitations', async () => {
  const { key, organizationId } = await world.tenant()
  for (const length of [0, 101]) {
    const invitations = Array.from({ length }, (_, index) => ({
      email: `guest${index}@example.org`,
      role: 'viewer' as const,
    }))
    const { body } = await world.call('organizations.createInvitations', key, { organizationId, invitations })
    assert.equal(body._tag, 'HttpApiDecodeError')
  }
})

test('resending gives a new token for another week, and the old link stops working', async () => {
  const tenant = await world.tenant()
  const { email, token } = await world.person()
  const { body: first } = await invite(tenant, { email })
  const { body: resent } = await world.call('organizations.resendInvitation', tenant.key, {
    invitationId: first.id,
  })
  assert.deepEqual([resent.id, resent.status], [first.id, 'pending'])
  assert.notEqual(resent.token, first.token)
  assert(resent.expiresAt >= first.expiresAt)
  assert.equal((await lookUp(token, first.token)).body._tag, 'NotFound')
  assert.equal((await lookUp(token, resent.token)).body.id, first.id)
  const mails = await world.waitForMails(email, 2)
  assert.deepEqual(new Set(mails.map(({ text }) => tokenIn(text))), new Set([first.token, resent.token]))
  const accept = (invitation: string) =>
    world.call('organizations.acceptInvitation', token, { token: invitation })
  assert.equal((await accept(first.token)).body._tag, 'NotFound')
  assert.equal((await accept(resent.token)).status, 200)
})

test('resending makes an expired invitation pending again, but not an accepted or revoked one', async () => {
  const tenant = await world.tenant()
  const past = new Date(Date.now() - day).toISOString()
  const [overdue, expired, accepted, revoked] = await world.invitations(tenant, [
    { expiresAt: past },
    { expiresAt: past, status: 'expired' },
    { status: 'accepted' },
    { status: 'revoked' },
  ])
  const resend = async (invitationId = '') =>
    (await world.call('organizations.resendInvitation', tenant.key, { invitationId })).body
  for (const id of [overdue, expired]) {
    const { status, expiresAt } = await resend(id)
    assert.equal(status, 'pending')
    assert(Date.parse(expiresAt) > Date.now() + 6 * day)
  }
  for (const id of [accepted, revoked]) assert.equal((await resend(id))._tag, 'Conflict')
})

test('an expired invitation can’t be resent while a newer one is pending', async () => {
  const tenant = await world.tenant()
  const [old = ''] = await world.invitations(tenant, [{ email: 'sam@example.org', status: 'expired' }])
  await invite(tenant, { email: 'sam@example.org' })
  const { body } = await world.call('organizations.resendInvitation', tenant.key, { invitationId: old })
  assert.equal(body._tag, 'Conflict')
})

test('a revoked invitation shows by whom and when, and its link stops working', async () => {
  const tenant = await world.tenant()
  const { email, token } = await world.person()
  const { body: made } = await invite(tenant, { email })
  const revoke = () => world.call('organizations.revokeInvitation', tenant.key, { invitationId: made.id })
  const { body } = await revoke()
  assert.deepEqual([body.status, body.revokedByUserId], ['revoked', tenant.userId])
  assert(Date.parse(body.revokedAt ?? '') >= Date.parse(made.createdAt))
  assert.equal((await revoke()).body._tag, 'Conflict')
  assert.equal((await lookUp(token, made.token)).body.status, 'revoked')
  const accepted = await world.call('organizations.acceptInvitation', token, { token: made.token })
  assert.equal(accepted.body._tag, 'Conflict')
})

test('an organization can send only a limited number of invitations a day', async () => {
  const { key, organizationId } = await world.tenant()
  const invite = (email: string) =>
    world.call('organizations.createInvitation', key, { organizationId, email, role: 'viewer' })
  const { body: first } = await invite('first@example.org')
  await world.owner.query('update invitation_mails set sent = 499 where organization_id = $1', [
    organizationId,
  ])
  const resend = () => world.call('organizations.resendInvitation', key, { invitationId: first.id })
  assert.equal((await resend()).status, 200)
  assert.match((await resend()).body.message ?? '', /limit of 500 emails for today/)
  const refused = await invite('second@example.org')
  assert.equal(refused.body._tag, 'TooManyRequests')
  const opensAt = Date.now() + Number(refused.headers.get('retry-after')) * 1_000
  const midnight = Math.round(opensAt / day) * day
  assert(opensAt > Date.now() && Math.abs(opensAt - midnight) < 60_000, new Date(opensAt).toISOString())
  await world.owner.query(`update invitation_mails set day = day - 1 where organization_id = $1`, [
    organizationId,
  ])
  assert.equal((await invite('second@example.org')).status, 201)
})

test('an address gets three invitations by email a day from all senders together, and nobody can tell', async () => {
  const { email, token } = await world.person()
  const made = []
  for (let index = 0; index < 5; index++) {
    const { key, organizationId } = await world.tenant('PAYPAL SECURITY - call now')
    made.push(
      await world.call('organizations.createInvitation', key, { organizationId, email, role: 'viewer' }),
    )
  }
  assert.deepEqual(
    made.map(({ status }) => status),
    [201, 201, 201, 201, 201],
  )
  assert.deepEqual(Object.keys(made[4]?.body ?? {}), Object.keys(made[0]?.body ?? {}))
  assert.equal((await lookUp(token, made[4]?.body.token ?? '')).status, 200, 'its link works')
  await invite(await world.tenant(), { email: 'marker@example.org' })
  await world.waitForMails('marker@example.org')
  const mails = await world.waitForMails(email)
  assert.equal(mails.length, 3)
  for (const { subject } of mails) assert(!subject.includes('PAYPAL'))
})

test('a person can have only a limited number of emails sent in a day, with all their organizations and keys', async () => {
  const tenant = await world.tenant()
  const name = sign(world.server.app.secrets.mailCount.current, `by ${tenant.userId}`)
  await world.owner.query('insert into mail_counts values ($1, current_date, 5000)', [name])
  const { body } = await invite(tenant, { email: 'one.more@example.org' })
  assert.equal(body._tag, 'TooManyRequests')
  assert.match(body.message ?? '', /5,000 emails/)
})
