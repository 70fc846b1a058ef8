import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { clientFamily, family, onboard, practiseOnce } from '../../test/support/learning/family.ts'
import { newFile, sha256Of } from '../../test/support/media/files.ts'
import { Visitor } from '../../test/support/visitor.ts'
import { type Person, World } from '../../test/support/world.ts'
import { NoSuchObject } from '../objects/objects.ts'

const world = await World.create({ host: 'localhost' }, undefined, {
  sweepTimes: { everyMilliseconds: 50, silentMilliseconds: 300_000 },
})
const second = await world.startAnotherServer({ host: 'localhost' })
after(async () => {
  await second.close()
  await world.close()
})

const close = (
  { token, email }: Pick<Person, 'token' | 'email'>,
  { deleteUnshared, url = world.server.url }: { deleteUnshared?: boolean; url?: string } = {},
) =>
  world.call(
    'identity.closeAccount',
    token,
    { confirmEmail: email, ...(deleteUnshared && { deleteUnshared }) },
    { url },
  )

async function tables(): Promise<string[]> {
  const { rows } = await world.owner.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
      where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  return rows.map(({ name }) => name.replace(/^public\./, ''))
}

/** The tables in which any column of a row contains this text. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await tables()) {
    const { rows } = await world.owner.query(
      `select from ${name} t where position(lower($1) in lower(t::text)) > 0 limit 1`,
      [text],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

async function countRows(table: string, column: string, id: string): Promise<number> {
  return (await world.owner.query(`select from ${table} where ${column} = $1`, [id])).rows.length
}

/** A member who has left a trace in everything that others keep, and has every kind of credential. */
async function createBusyMember() {
  const tenant = await world.tenant('Ashgrove Tutors')
  const { organizationId } = tenant
  const person = await world.person()
  const { email, token, userId } = person
  const { body: invitation } = await world.call('organizations.createInvitation', tenant.key, {
    organizationId,
    email,
    role: 'admin',
  })
  await world.call('organizations.acceptInvitation', token, { token: invitation.token })
  const { body: key } = await world.call('identity.createApiKey', token, {
    organizationId,
    name: 'Mine',
    role: 'viewer',
    scopes: ['identity:read'],
  })
  await world.call('organizations.updateOrganization', token, { organizationId, billingEmail: email })
  const invited = await world.person()
  const { body: sent } = await world.call('organizations.createInvitation', token, {
    organizationId,
    email: invited.email,
    role: 'viewer',
  })
  await world.call('media.createMediaItem', token, { organizationId, ...newFile() })
  const visitor = await Visitor.createSignedIn(world, email)
  const grantId = await world.grant(userId)
  const granted = await world.token(userId, { grantId })
  await addCredentials(userId, email, grantId)
  return { ...person, tenant, invitation, key, invited, sent, visitor, granted }
}

async function addCredentials(userId: string, email: string, grantId: string): Promise<void> {
  await world.owner.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
      values (gen_random_uuid(), $1::uuid, gen_random_uuid()::text, '', 0, '{}', 'Phone', now())`,
    [userId],
  )
  await world.owner.query(
    `insert into passkey_challenges (hash, user_id, expires_at) values (sha256(gen_random_uuid()::text::bytea), $1, now() + interval '1 hour')`,
    [userId],
  )
  await world.owner.query(
    `insert into oauth_records (model, hash, grant_id, payload, expires_at) values
      ('RefreshToken', sha256(gen_random_uuid()::text::bytea), $2, jsonb_build_object('accountId', $1::uuid), now() + interval '1 day'),
      ('DeviceCode', sha256(gen_random_uuid()::text::bytea), null, jsonb_build_object('accountId', $1::uuid), now() + interval '1 day')`,
    [userId, grantId],
  )
  await world.owner.query(
    `insert into sign_in_codes (browser_hash, email, code_hash, network, sent_at, expires_at)
      values (sha256(gen_random_uuid()::text::bytea), $1, sha256(''), '192.0.2.0', now(), now() + interval '10 minutes')`,
    [email],
  )
}

test('the person is signed out everywhere immediately, and their keys stop working', async () => {
  const person = await createBusyMember()
  const { token, granted, key, visitor } = person
  const credentials = [token, granted, key.secret]
  for (const url of [world.server.url, second.url])
    for (const credential of credentials)
      assert.equal((await world.call('identity.getCaller', credential, {}, { url })).status, 200)
  assert.equal((await visitor.get('/auth/account')).status, 200)
  const { status, body } = await close(person)
  assert.deepEqual([status, body.id], [200, person.userId])
  for (const url of [world.server.url, second.url])
    for (const credential of credentials)
      assert.equal((await world.call('identity.getCaller', credential, {}, { url })).status, 401)
  assert.equal((await visitor.get('/auth/account')).status, 303)
  assert.equal((await close(person)).body._tag, 'Unauthorized')
})

test('the address is in no table any more, and the id only in what others keep', async () => {
  const person = await createBusyMember()
  const { userId, email, tenant } = person
  const before = await tablesWith(userId)
  for (const name of [
    'users',
    'memberships',
    'web_sessions',
    'passkeys',
    'passkey_challenges',
    'oauth_grants',
    'oauth_records',
    'access_tokens',
  ])
    assert(before.includes(name), `${name} must have something to lose`)
  assert.equal((await close(person)).status, 200)
  assert.deepEqual(await tablesWith(email), [])
  assert.deepEqual(await tablesWith(userId), ['api_keys', 'audit_events', 'invitations', 'media_items'])
  const { rows } = await world.owner.query(
    'select operation, subject_id from audit_events where organization_id is null and user_id = $1',
    [userId],
  )
  assert.deepEqual(rows, [{ operation: 'identity.closeAccount', subject_id: userId }])
  assert.equal(await countRows('organizations', 'id', tenant.organizationId), 1)
})

test('others see that the person is gone, and only an id of theirs', async () => {
  const person = await createBusyMember()
  const { tenant, userId, email, invitation, key, invited, sent } = person
  await close(person)
  const lists = [
    await world.call('members.listMembers', tenant.key, {}),
    await world.call('organizations.listInvitations', tenant.key, {}),
    await world.call('identity.listApiKeys', tenant.key, {}),
    await world.call('audit.listAuditEvents', tenant.key, { limit: '100' }),
    await world.call('media.listMediaItems', tenant.key, {}),
    await world.call('organizations.listOrganizations', tenant.key, {}),
  ]
  for (const { status, body } of lists) {
    assert.equal(status, 200)
    assert(!JSON.stringify(body).includes(email))
  }
  const { body: members } = await world.call('members.listMembers', tenant.key, {})
  assert(members.data.every(({ principalId }) => principalId !== userId))
  const { body: accepted } = await world.call('organizations.getInvitation', tenant.key, {
    invitationId: invitation.id,
  })
  assert.deepEqual([accepted.status, accepted.email], ['accepted', 'former.member@account.invalid'])
  const { body: keys } = await world.call('identity.listApiKeys', tenant.key, {})
  const revoked = keys.data.find(({ id }) => id === key.id)
  assert.equal(revoked?.createdByUserId, userId)
  assert.notEqual(revoked?.revokedAt, null)
  const { body: events } = await world.call('audit.listAuditEvents', tenant.key, { limit: '100' })
  const closing = events.data.filter(({ operation }) => operation === 'identity.closeAccount')
  assert.equal(closing.length, 2, 'the membership and the key')
  const { body: organization } = await world.call('organizations.getOrganization', tenant.key, tenant)
  assert.equal(organization.billingEmail, null)

  const { body: received } = await world.call('organizations.lookUpInvitation', invited.token, {
    token: sent.token,
  })
  assert.deepEqual([received.status, received.invitedByEmail], ['pending', null])
  const guest = await Visitor.createSignedIn(world, invited.email)
  const page = await guest.get(`/auth/invitation?token=${sent.token}`)
  assert.match(page.text, /A former member<\/strong> has invited you/)
  const joined = await world.call('organizations.acceptInvitation', invited.token, { token: sent.token })
  assert.equal(joined.status, 200)
})

test('a last email says that the account is closed, and nothing else', async () => {
  const person = await world.person()
  await close(person)
  const [mail, ...others] = await world.waitForMails(person.email)
  assert.deepEqual(others, [])
  assert.equal(mail?.subject, 'Your Learn account is closed')
  assert.match(mail?.text ?? '', /^Your Learn account is closed, and this email address has been removed/)
  assert.doesNotMatch(mail?.text ?? '', /http/)
})

test('the same address can sign up again as a new person, who sees nothing of the old one', async () => {
  const person = await createBusyMember()
  const child = await family(world, {})
  const { email, userId } = person
  await close(person)
  await world.waitForMails(email, 3) // An invitation, a code, and the last one.
  const visitor = await Visitor.createSignedIn(world, email)
  const account = await visitor.get('/auth/account')
  assert(account.text.includes(email))
  assert.match(account.text, /You have no passkeys yet/)
  assert.match(account.text, /No apps have access/)
  const { rows } = await world.owner.query('select id from users where email = $1', [email])
  assert.equal(rows.length, 1)
  assert.notEqual(rows[0].id, userId)
  const token = await world.token(rows[0].id)
  const { body: caller } = await world.call('identity.getCaller', token, {})
  assert.deepEqual(caller.memberships, [])
  for (const id of ['organizations.listOrganizations', 'learn.listLearnStudents'] as const)
    assert.equal((await world.call(id, token, {})).body.total, 0)
  const { studentId } = child
  assert.equal((await world.call('learn.getLearnStudent', token, { studentId })).body._tag, 'NotFound')
})

test('the address must be confirmed', async () => {
  const person = await world.person()
  for (const email of ['', 'x', `x${person.email}`, (await world.person()).email])
    assert.equal((await close({ ...person, email })).body._tag, 'BadRequest', email)
  assert.equal((await close({ ...person, email: person.email.toUpperCase() })).status, 200)
})

test('neither a key nor a child nor an app without the right can close an account', async () => {
  const { parent, token } = await family(world)
  const tenant = await world.tenant()
  const narrow = await world.token(parent.userId, { scopes: ['identity:write', 'organizations:write'] })
  for (const credential of [tenant.key, token, narrow])
    assert.equal((await close({ token: credential, email: parent.email })).body._tag, 'Forbidden')
  assert.equal(await countRows('users', 'id', parent.userId), 1)
})

test('the only administrator of an organization with others is refused with advice', async () => {
  const tenant = await world.tenant('Beech Hill')
  const { body } = await world.call('identity.getCaller', await world.token(tenant.userId), {})
  const person = { email: body.email ?? '', token: await world.token(tenant.userId) }
  const colleague = await world.member(tenant)
  const refused = await close(person, { deleteUnshared: true })
  assert.equal(refused.body._tag, 'Conflict')
  assert.match(refused.body.message ?? '', /“Beech Hill”.*Make somebody else an administrator, or delete/)
  const { memberId } = colleague
  await world.call('members.updateMember', tenant.key, { memberId, role: 'admin' })
  assert.equal((await close(person)).status, 200)
  assert.equal((await world.call('organizations.getOrganization', colleague.token, tenant)).status, 200)
})

test('an organization with other families’ children is not deleted with its only member', async () => {
  const tenant = await world.tenant('Cedar Tutors')
  const email =
    (await world.call('identity.getCaller', await world.token(tenant.userId), {})).body.email ?? ''
  await onboard(world, tenant.key, 'not.yet@accounts.example')
  const { body } = await close({ token: await world.token(tenant.userId), email }, { deleteUnshared: true })
  assert.equal(body._tag, 'Conflict')
  assert.match(body.message ?? '', /Cedar Tutors/)
})

test('a suspended or subscribed organization is not deleted by closing the account', async () => {
  for (const [change, sentence] of [
    [`suspended_reason = 'unpaid'`, /“Dell School”, which the operator of this server has suspended/],
    [
      `provider_subscription_id = gen_random_uuid()::text, subscription_status = 'past_due'`,
      /“Dell School” still has a paid subscription/,
    ],
  ] as const) {
    const person = await world.person()
    const { body: mine } = await world.call('organizations.createOrganization', person.token, {
      name: 'Dell School',
    })
    await world.owner.query(`update organizations set ${change} where id = $1`, [mine.id])
    const { body } = await close(person, { deleteUnshared: true })
    assert.equal(body._tag, 'Conflict')
    assert.match(body.message ?? '', sentence)
    assert.equal((await world.call('identity.getCaller', person.token, {})).status, 200)
    assert.equal(await countRows('organizations', 'id', mine.id), 1)
  }
})

test('a member of a suspended organization can close their account', async () => {
  const tenant = await world.tenant()
  const member = await world.member(tenant)
  await world.owner.query(`update organizations set suspended_reason = 'unpaid' where id = $1`, [
    tenant.organizationId,
  ])
  assert.equal((await close(member)).status, 200)
})

test('what nobody else shares is listed first, and deleted only if the person agrees', async () => {
  const child = await family(world, { parentDisplayName: 'Robin Ashby' })
  const { parent, organizationId, teamId, studentId } = child
  await practiseOnce(world, child)
  const file = newFile('worksheet.txt', 'Robin’s own worksheet\n')
  await world.call('media.createMediaItem', parent.token, { organizationId, teamId, ...file })
  const { body } = await close(parent)
  assert.equal(body._tag, 'Conflict')
  assert.match(body.message ?? '', /delete “Family of Robin Ashby” \(with 1 student and 1 file\)/)
  assert.match(body.message ?? '', /erase everything recorded about 1 student.*deleteUnshared/)
  assert.equal((await world.call('learn.getLearnStudent', parent.token, { studentId })).status, 200)

  const { status } = await close(parent, { deleteUnshared: true })
  assert.equal(status, 200)
  assert.deepEqual(await tablesWith('Robin Ashby'), [])
  assert.deepEqual(await tablesWith(child.learnerKey), [])
  assert.deepEqual(
    (await tablesWith(organizationId)).filter(name => name !== 'credit_entries'),
    ['organization_deletions'],
  )
  const { objects } = world.server.app.parts
  const stored = { organizationId, sha256: sha256Of(Buffer.from(file.data, 'base64')) }
  const isStored = async () =>
    await objects.read(stored).then(
      bytes => bytes.destroy() !== undefined,
      error => !(error instanceof NoSuchObject),
    )
  for (let waited = 0; (await isStored()) && waited < 30_000; waited += 50) await sleep(50)
  assert.equal(await isStored(), false, 'the bytes are removed, too')
})

test('a child at a tutor’s is erased with their only guardian, and the tutor keeps everything else', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant, { parentDisplayName: 'Rowan Ashby' })
  const other = await clientFamily(world, tenant)
  const { parent, organizationId, teamId, studentId } = child
  await world.call('media.createMediaItem', tenant.key, { organizationId, teamId, ...newFile() })
  assert.equal((await close(parent)).body._tag, 'Conflict')
  assert.equal((await close(parent, { deleteUnshared: true })).status, 200)
  assert.equal(await countRows('students', 'id', studentId), 0)
  assert.equal(await countRows('teams', 'id', teamId), 0)
  assert.equal(await countRows('media_items', 'team_id', teamId), 0)
  assert.deepEqual(await tablesWith('Rowan Ashby'), [])
  assert.deepEqual(await tablesWith(parent.email), [])
  const { body } = await world.call('learn.listLearnStudents', tenant.key, {})
  assert.deepEqual(
    body.data.map(({ id }) => id),
    [other.studentId],
  )
})

test('a guardian who has left a suspended organization can close their account, and their child is erased', async () => {
  const tenant = await world.tenant()
  const { parent, organizationId, studentId } = await clientFamily(world, tenant)
  await world.call('members.leaveOrganization', parent.token, { organizationId })
  await world.owner.query(`update organizations set suspended_reason = 'unpaid' where id = $1`, [
    organizationId,
  ])
  assert.equal((await close(parent, { deleteUnshared: true })).status, 200)
  assert.equal(await countRows('students', 'id', studentId), 0)
})

test('a child with another guardian stays with them', async () => {
  const tenant = await world.tenant()
  const { parent, studentId, organizationId } = await clientFamily(world, tenant)
  const other = await world.person()
  await world.owner.query(
    `insert into guardians (id, organization_id, student_id, user_id, display_name, created_at)
      values (gen_random_uuid(), $1, $2, $3, 'Other', now())`,
    [organizationId, studentId, other.userId],
  )
  assert.equal((await close(parent)).status, 200)
  assert.equal((await world.call('learn.exportLearnStudent', other.token, { studentId })).status, 200)
})

test('a child’s other guardian, who is not a member, keeps the family’s own organization from being deleted', async () => {
  const { parent, studentId, organizationId } = await family(world)
  const other = await world.person()
  await world.owner.query(
    `insert into guardians (id, organization_id, student_id, user_id, display_name, created_at)
      values (gen_random_uuid(), $1, $2, $3, 'Other', now())`,
    [organizationId, studentId, other.userId],
  )
  assert.equal((await close(parent, { deleteUnshared: true })).body._tag, 'Conflict')
  assert.equal(await countRows('students', 'id', studentId), 1)
})

test('a family’s own organization that others administer stays, without the family’s team', async () => {
  const { parent, organizationId, teamId } = await family(world, { parentDisplayName: 'Hazel Ashby' })
  const other = await world.member({ organizationId }, 'admin')
  assert.equal((await close(parent, { deleteUnshared: true })).status, 200)
  assert.equal((await world.call('teams.getTeam', other.token, { teamId })).body._tag, 'NotFound')
  assert.equal(
    (await world.call('organizations.getOrganization', other.token, { organizationId })).status,
    200,
  )
})

test('an invitation that the person has not accepted stays as it is, and tells nobody about the account', async () => {
  const tenant = await world.tenant()
  const person = await world.person()
  const { body: sent } = await world.call('organizations.createInvitation', tenant.key, {
    organizationId: tenant.organizationId,
    email: person.email,
    role: 'viewer',
  })
  const look = async () =>
    (await world.call('organizations.getInvitation', tenant.key, { invitationId: sent.id })).body
  const before = await look()
  assert.equal((await close(person)).status, 200)
  assert.deepEqual(await look(), before)
})

test('more than twenty organizations can’t be deleted at once', async () => {
  const person = await world.person()
  for (let made = 0; made < 21; made++)
    await world.call('organizations.createOrganization', person.token, { name: `Number ${made}` })
  const { body } = await close(person, { deleteUnshared: true })
  assert.equal(body._tag, 'Conflict')
  assert.match(body.message ?? '', /21 organizations .* at most 20/)
})

test('on the account page, a person reads why it failed, agrees to the deletion, and is signed out', async () => {
  const { parent } = await family(world)
  const visitor = await Visitor.createSignedIn(world, parent.email)
  const { email } = parent
  assert.match((await visitor.get('/auth/account')).text, /Close my account/)
  const refused = await visitor.post('/auth/account/close', { email })
  assert.equal(refused.status, 400)
  assert.match(
    refused.text,
    /would also delete “Family of Alex Reed”.* agree to the deletion by ticking the box/,
  )
  assert.match(refused.text, /name="deleteUnshared"/, 'the box is on the same page')
  for (const wrong of ['other@example.org', 'x'.repeat(300)]) {
    const { text } = await visitor.post('/auth/account/close', { email: wrong })
    assert.match(text, /This is not the email address of your account\. Nothing was changed\./)
  }
  const closed = await visitor.post('/auth/account/close', { email, deleteUnshared: 'yes' })
  assert.equal(closed.status, 200)
  assert.match(closed.text, /Your account is closed/)
  assert(!visitor.cookies.some(({ name }) => name.endsWith('learn_session')))
  assert.equal(await countRows('users', 'id', parent.userId), 0)
})
