import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { populate } from '../../test/support/populated-tenant.ts'
import { finish } from '../../test/support/processes.ts'
import { testSecret, World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'

const world = await World.create()
after(() => world.close())

const admin = (...args: string[]) =>
  finish('server/admin.ts', { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret }, args)

/** A passkey as the browser of a person would have added it. */
async function addPasskey(userId: string, name = 'Sam’s phone'): Promise<string> {
  const id = randomId()
  await world.owner.query(
    `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
      values ($1, $2, $3, '\\x00', 0, '{}', $4, '2026-01-31')`,
    [id, userId, `credential ${id}`, name],
  )
  return id
}

const eventsAbout = async (userId: string) =>
  (
    await world.owner.query(
      `select operation, actor_kind, subject_id, note from audit_events
        where organization_id is null and user_id = $1 and actor_kind = 'operator' order by created_at, id`,
      [userId],
    )
  ).rows

test('a person is found by their address, with everything that helps them and nothing about children', async () => {
  const tenant = await populate(world)
  const { parent, student, sister, marker, name } = tenant
  const passkeyId = await addPasskey(parent.userId)
  await world.session(parent.userId)
  const { code, output } = await admin('find-person', parent.email.toUpperCase())
  assert.equal(code, 0, output)
  assert.match(output, new RegExp(`^address +${parent.email}\nuser id +${parent.userId}\n`))
  assert.match(output, new RegExp(`^open sessions +1; to end them: end-sessions ${parent.userId}$`, 'm'))
  assert.match(output, new RegExp(`^member \\(client\\) +${name} \\(${tenant.organizationId}\\)$`, 'm'))
  assert.match(output, new RegExp(`^${passkeyId} +2026-01-31 +never +Sam’s phone$`, 'm'))
  const { output: json } = await admin('find-person', parent.email, '--json')
  assert.equal(JSON.parse(json).person.id, parent.userId)
  const looked = { actor_kind: 'operator', subject_id: parent.userId, note: null }
  const operation = 'operator.findPerson'
  assert.deepEqual(await eventsAbout(parent.userId), [
    { operation, ...looked },
    { operation, ...looked },
  ])
  for (const child of [student, sister])
    for (const trace of [child.studentId, child.username, child.learnerKey, `Child ${marker}`, child.teamId])
      assert(!output.includes(trace) && !json.includes(trace), trace)
})

test('an invited person without an account is found by their invitation', async () => {
  const tenant = await world.tenant('Inviting')
  const email = 'new.person@example.org'
  const { body } = await world.call('organizations.createInvitation', tenant.key, {
    organizationId: tenant.organizationId,
    email,
    role: 'viewer',
  })
  const { output } = await admin('find-person', email)
  assert.match(output, /^Nobody has an account with the address new\.person@example\.org\.\n/)
  assert.match(output, new RegExp(`^${body.id} +pending +\\S+ +viewer +Inviting`, 'm'))
  assert.deepEqual(await admin('find-person', 'nobody@example.org'), {
    code: 0,
    output: 'Nobody has an account with the address nobody@example.org.\n',
  })
})

test('an expired invitation is sent again with a new link, and the old one stops working', async () => {
  const tenant = await world.tenant('Again')
  const person = await world.person()
  const { body } = await world.call('organizations.createInvitation', tenant.key, {
    organizationId: tenant.organizationId,
    email: person.email,
    role: 'member',
  })
  await world.owner.query(`update invitations set expires_at = now() - interval '1 day' where id = $1`, [
    body.id,
  ])
  const sent = await admin('resend-invitation', body.id)
  assert.match(sent.output, new RegExp(`^The invitation is on its way to ${person.email}\\. Its new link`))
  const [, mail] = await world.waitForMails(person.email, 2)
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const accept = (given: string) =>
    world.call('organizations.acceptInvitation', person.token, { token: given })
  assert.equal((await accept(body.token)).status, 404)
  assert.equal((await accept(token)).status, 200)
  const again = await admin('resend-invitation', body.id)
  assert.deepEqual(again, {
    code: 1,
    output: 'This invitation has been accepted. Only the organization can create a new one.\n',
  })
  const { body: events } = await world.call('audit.listAuditEvents', tenant.key, {})
  assert(
    events.data.some(
      ({ operation, subjectId }) => /operator.resend/.test(operation) && subjectId === body.id,
    ),
  )
})

test('an expired invitation is not sent again without a free seat, and stays as it was', async () => {
  const tenant = await world.tenant('Full')
  const [invitation] = await world.invitations(tenant, [
    { expiresAt: new Date(Date.now() - 1_000).toISOString() },
  ])
  await world.owner.query('update organizations set seats = 1 where id = $1', [tenant.organizationId])
  const before = (await world.owner.query('select * from invitations where id = $1', [invitation])).rows
  const { code, output } = await admin('resend-invitation', invitation ?? '')
  assert.equal(code, 1)
  assert.match(output, /no free seat for it\. Give the organization more seats with set-seats\.\n$/)
  const after = (await world.owner.query('select * from invitations where id = $1', [invitation])).rows
  assert.deepEqual(after, before)
})

test('the operator ends all sessions of a person, who gets an email', async () => {
  const person = await world.person()
  await world.session(person.userId)
  await world.session(person.userId)
  const { code, output } = await admin('end-sessions', person.userId)
  assert.deepEqual([code, output], [0, `Ended 2 sessions of ${person.email}. They get an email about it.\n`])
  const { body } = await world.call('identity.listSessions', person.token, {})
  assert.equal(body.total, 0)
  const [mail] = await world.waitForMails(person.email)
  assert.equal(mail?.subject, 'You were signed out of Learn everywhere')
  assert.deepEqual(await eventsAbout(person.userId), [
    { operation: 'operator.endSessions', actor_kind: 'operator', subject_id: person.userId, note: null },
  ])
})

test('a lost passkey is removed with a recorded proof, ends all sessions, and the person gets an email', async () => {
  const person = await world.person()
  const [lost, kept] = [await addPasskey(person.userId), await addPasskey(person.userId, 'Laptop')]
  await world.session(person.userId)
  const proof = 'Called back on the number in the contract.'
  const { code, output } = await admin('unlink-passkey', lost, '--proof', proof)
  assert.equal(code, 0, output)
  assert.equal(
    output,
    `Removed the passkey of ${person.email} and ended 1 session. They get an email about it.\n`,
  )
  const { rows } = await world.owner.query('select id from passkeys where user_id = $1', [person.userId])
  assert.deepEqual(rows, [{ id: kept }])
  const [mail] = await world.waitForMails(person.email)
  assert.equal(mail?.subject, 'A passkey was removed from your Learn account')
  assert.match(mail?.text ?? '', /signed out in every browser/)
  assert.doesNotMatch(mail?.text ?? '', /contract/, 'the proof is for the operator alone')
  assert.deepEqual(await eventsAbout(person.userId), [
    { operation: 'operator.unlinkPasskey', actor_kind: 'operator', subject_id: lost, note: proof },
  ])
  assert.match((await admin('unlink-passkey', lost, '--proof', proof)).output, /^There is no passkey /)
})

test('nothing is removed or shown without its audit event', async () => {
  const person = await world.person()
  const passkeyId = await addPasskey(person.userId)
  await world.session(person.userId)
  await world.owner.query(
    `alter table audit_events add constraint broken check (operation not like 'operator.%') not valid`,
  )
  try {
    assert.equal((await admin('unlink-passkey', passkeyId, '--proof', 'I know them well.')).code, 1)
    assert.equal((await admin('end-sessions', person.userId)).code, 1)
    const looking = await admin('find-person', person.email)
    assert.equal(looking.code, 1)
    assert(!looking.output.includes(person.userId), 'nothing is shown without its audit event')
  } finally {
    await world.owner.query('alter table audit_events drop constraint broken')
  }
  const { rows } = await world.owner.query(
    'select from passkeys where user_id = $1 union all select from web_sessions where user_id = $1',
    [person.userId],
  )
  assert.equal(rows.length, 2)
})

test('wrong arguments are refused with a sentence that helps', async () => {
  const id = randomId()
  const cases: [string[], RegExp, number][] = [
    [['find-person', 'Sam'], /^Give the whole email address: /, 2],
    [['find-person'], /^Give the whole email address: /, 2],
    [['resend-invitation', 'mine'], /^Usage: .*\nTo see the ids: npm run admin -- find-person <email>\n$/, 2],
    [['end-sessions'], /^Usage: npm run admin -- end-sessions <user id>\n/, 2],
    [['unlink-passkey', id], /^--proof must say in a sentence how you made sure/, 2],
    [['unlink-passkey', id, '--proof', 'trust me'], /^--proof must say in a sentence/, 2],
    [['resend-invitation', id], /^There is no invitation .* See npm run admin -- find-person\.\n$/, 1],
    [['end-sessions', id], /^There is no person /, 1],
    [['unlink-passkey', id, '--proof', 'I know them well.'], /^There is no passkey /, 1],
  ]
  for (const [args, sentence, expected] of cases) {
    const { code, output } = await admin(...args)
    assert.match(output, sentence)
    assert.equal(code, expected, output)
  }
})

test('a wrong secret is refused before anything changes', async () => {
  const person = await world.person()
  await world.session(person.userId)
  const env = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: 'another secret, also long enough to be one' }
  const { code, output } = await finish('server/admin.ts', env, ['end-sessions', person.userId])
  assert.equal(code, 1)
  assert.match(output, /^This database was created with a different LEARN_SECRET/)
  assert.equal((await world.call('identity.listSessions', person.token, {})).body.total, 1)
})
