import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  acceptInvitation,
  type Child,
  clientFamily,
  family,
  newChild,
  onboard,
  practiseOnce,
} from '../../../test/support/learning/family.ts'
import { answerMany, insertTraces } from '../../../test/support/learning/long-history.ts'
import { readStoredDecision } from '../../../test/support/learning/stored-decision.ts'
import { World } from '../../../test/support/world.ts'
import { hashUsername } from '../../identity/pin.ts'
import { decryptBytes } from '../../secrets.ts'
import { unpackAnswer } from '../../storage/idempotency.ts'

const world = await World.create()
const second = await world.startAnotherServer()
after(async () => {
  await second.close()
  await world.close()
})
const { secrets } = world.server.app

const erase = (
  token: string,
  studentId: string,
  options: { headers?: Record<string, string>; url?: string } = {},
) => world.call('learn.eraseLearnStudent', token, { studentId }, options)

const hashOf = ({ username }: Child) => hashUsername(secrets.username, username)

async function tables(): Promise<string[]> {
  const { rows } = await world.owner.query<{ name: string }>(
    `select format('%I.%I', relnamespace::regnamespace, relname) as name from pg_class
      where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  return rows.map(({ name }) => name.replace(/^public\./, ''))
}

/** The tables in which a row contains this text, in any column; bytes are compared as hexadecimal digits. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await tables()) {
    const { rows } = await world.owner.query(
      `select from ${name} t where position(lower($1) in lower(t::text)) > 0`,
      [text],
    )
    found.push(...rows.map(() => name))
  }
  return found
}

/** A child with something in every table, in an organization with others. */
async function createCrowded() {
  const tenant = await world.tenant('Ashgrove')
  const child = await clientFamily(world, tenant, {
    childDisplayName: 'Wren Ashby-Ünique',
    childUsername: `Wren.Ashby.${Math.random()}`,
    targetSchool: 'Ashgrove Grammar School',
  })
  const sister = await onboard(world, tenant.key, child.parent.email, { childDisplayName: 'Sister Sue' })
  const other = await clientFamily(world, tenant, { childDisplayName: 'Other Otto' })
  const elsewhere = await family(world)
  const learned = await practiseOnce(world, child)
  for (const one of [sister, other, elsewhere]) await practiseOnce(world, one)
  const headers = { 'idempotency-key': 'k' }
  const { studentId, parent } = child
  await world.call('learn.resetLearnStudentPin', parent.token, { studentId, pin: '8152' }, { headers })
  await world.call('learn.updateLearnConsent', parent.token, { studentId, given: false }, { headers })
  await world.call('learn.updateLearnConsent', parent.token, { studentId, given: true })
  const another = newChild(child.parent.email, { childDisplayName: 'Brother Bob' })
  await world.call('learn.completeLearnParentChildOnboarding', tenant.key, another, { headers })
  for (const one of [child, sister, other, elsewhere]) await insertTraces(world, one, hashOf(one))
  return { ...child, tenant, sister, other, elsewhere, learned }
}

test('nothing remains of an erased child in any column of any table, except that they were erased', async () => {
  const child = await createCrowded()
  const { studentId, learnerKey, username, learned } = child
  const { rows: links } = await world.owner.query<{ id: string }>(
    'select id from guardians where student_id = $1 union all select id from consents where student_id = $1',
    [studentId],
  )
  const needles = [
    learnerKey,
    username,
    'Wren Ashby-Ünique',
    'Ashgrove Grammar School',
    hashOf(child).toString('hex'),
    ...Object.values(learned),
    ...links.map(({ id }) => id),
  ]
  const before = await tablesWith(studentId)
  const { rows: ofStudents } = await world.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attname = 'student_id'`,
  )
  for (const name of [...ofStudents.map(({ name }) => name), 'students', 'principals', 'access_tokens'])
    assert(before.includes(name), `${name} must have something to lose`)
  for (const needle of needles) assert.notDeepEqual(await tablesWith(needle), [], needle)
  const { status, body } = await erase(child.parent.token, studentId, {
    headers: { 'idempotency-key': 'erase' },
  })
  assert.equal(status, 200)
  assert.equal(body.id, studentId)
  for (const needle of needles) assert.deepEqual(await tablesWith(needle), [], needle)
  assert.deepEqual(await tablesWith(studentId), ['audit_events'])
  const { rows } = await world.owner.query(
    'select operation, actor_kind, user_id, organization_id from audit_events where subject_id = $1',
    [studentId],
  )
  assert.deepEqual(rows, [
    {
      operation: 'learn.eraseLearnStudent',
      actor_kind: 'user',
      user_id: child.parent.userId,
      organization_id: child.organizationId,
    },
  ])
})

test('of all stored answers about the child, only that of the erasure itself is left', async () => {
  const child = await createCrowded()
  const { studentId, parent, tenant, elsewhere } = child
  const headers = { 'idempotency-key': 'k' }
  await world.call('organizations.createOrganization', tenant.key, { name: 'Kept' }, { headers })
  const kept = { studentId: elsewhere.studentId, given: false }
  await world.call('learn.updateLearnConsent', elsewhere.parent.token, kept, { headers })
  const answersOf = async (principalId: string) =>
    (
      await world.owner.query<{ operation: string; answer: Buffer }>(
        'select operation, answer from idempotent_answers where principal_id = $1',
        [principalId],
      )
    ).rows
  const keyId = await world.keyId(tenant.key)
  assert.equal((await answersOf(parent.userId)).length, 2)
  assert.equal((await answersOf(keyId)).length, 2)
  await erase(parent.token, studentId, { headers: { 'idempotency-key': 'erase' } })
  const [only, ...more] = await answersOf(parent.userId)
  assert.deepEqual(more, [])
  const stored = unpackAnswer(decryptBytes(secrets.answer, only?.answer ?? Buffer.alloc(0))) as object
  assert.deepEqual(Object.keys(stored), ['id', 'deletedAt'])
  assert.deepEqual(
    (await answersOf(keyId)).map(({ operation }) => operation),
    ['organizations.createOrganization'],
  )
  assert.equal((await answersOf(elsewhere.parent.userId)).length, 1)
})

test('erasing twice with one idempotency key returns the first answer again, even after another erasure', async () => {
  const { parent, studentId } = await family(world)
  const sister = await onboard(world, parent.token, parent.email)
  const headers = { 'idempotency-key': 'once' }
  const first = await erase(parent.token, studentId, { headers })
  await erase(parent.token, sister.studentId)
  const again = await erase(parent.token, studentId, { headers, url: second.url })
  assert.deepEqual([again.status, again.body], [200, first.body])
  assert.equal(again.headers.get('idempotency-replayed'), 'true')
  assert.equal((await erase(parent.token, studentId)).body._tag, 'NotFound')
})

test('of two erasures at the same time, one succeeds', async () => {
  const { parent, studentId } = await family(world)
  const answers = await world.callInOrder(
    'select from students where id = $1 for update',
    studentId,
    () => erase(parent.token, studentId),
    () => erase(parent.token, studentId, { url: second.url }),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404])
})

test('data about a child that is written during their erasure is erased too', async () => {
  const child = await family(world)
  const writer = await world.owner.connect()
  await writer.query('begin')
  await writer.query(
    `insert into lessons_seen (organization_id, student_id, topic_id, seen_at) values ($1, $2, 'maths.algebra', now())`,
    [child.organizationId, child.studentId],
  )
  const erasing = erase(child.parent.token, child.studentId)
  assert.equal(await Promise.race([erasing, new Promise(done => setTimeout(done, 300, 'waits'))]), 'waits')
  await writer.query('commit')
  writer.release()
  assert.equal((await erasing).status, 200)
  assert.deepEqual(await tablesWith(child.studentId), ['audit_events'])
})

/** Calls that change something about a child and leave an audit event; all but the last also store an answer. */
const changes: Record<
  string,
  (child: Awaited<ReturnType<typeof createBusy>>) => Promise<{ status: number }>
> = {
  'a session’s end': ({ tenant, learned: { sessionId } }) =>
    world.call('learn.endLearnSession', tenant.key, { sessionId }, { headers: oneKey }),
  'the same decision again': ({ tenant, learned: { sessionId } }) =>
    world.call('learn.createLearnDecision', tenant.key, { sessionId }, { headers: oneKey }),
  'an answer': ({ tenant, learned: { openDecisionId: decisionId } }) =>
    world.call('learn.createLearnAttempt', tenant.key, { decisionId, answer: null }, { headers: oneKey }),
  'a canceled assignment': ({ tenant, learned: { assignmentId } }) =>
    world.call('learn.cancelLearnAssignment', tenant.key, { assignmentId }, { headers: oneKey }),
  'an entitlement': ({ tenant, studentId }) =>
    world.call('learn.updateLearnEntitlement', tenant.key, { studentId, plan: 'term' }, { headers: oneKey }),
  'another PIN': ({ parent, studentId }) =>
    world.call('learn.resetLearnStudentPin', parent.token, { studentId, pin: '8152' }, { headers: oneKey }),
  'a sign-in': ({ username }) =>
    fetch(`${world.server.url}/auth/student`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, pin: '4071' }),
    }),
}

const oneKey = { 'idempotency-key': 'at once' }

async function createBusy() {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const learned = await practiseOnce(world, child)
  await world.owner.query(
    'insert into audit_event_counts select $1, n, 0 from generate_series(0, 15) n on conflict do nothing',
    [child.organizationId],
  )
  return { ...child, tenant, learned }
}

/** Stops every call that has done its work and is about to write its audit event. */
const atTheEnd = 'select from audit_event_counts where organization_id = $1 for update'
/** The same for calls that write none, before they store their answer. */
const beforeStoring = 'lock table idempotent_answers in share row exclusive mode'
const withoutEvents = ['the same decision again', 'an answer']

async function assertGone({ studentId, parent, tenant, learned }: Awaited<ReturnType<typeof createBusy>>) {
  assert.deepEqual(await tablesWith(studentId), ['audit_events'])
  for (const id of Object.values(learned)) assert.deepEqual(await tablesWith(id), [])
  const { rows } = await world.owner.query(
    'select operation from idempotent_answers where principal_id = any ($1::uuid[])',
    [[parent.userId, await world.keyId(tenant.key)]],
  )
  assert.deepEqual(rows, [])
}

for (const [name, change] of Object.entries(changes))
  test(`${name} at the same time as an erasure leaves no trace, whichever comes first`, async () => {
    const child = await createBusy()
    const locking = withoutEvents.includes(name) ? beforeStoring : atTheEnd
    const [changed, erased] = await world.callInOrder(
      locking,
      child.organizationId,
      () => change(child),
      () => erase(child.parent.token, child.studentId),
    )
    assert(changed.status < 300, `${changed.status}`)
    assert.equal(erased.status, 200)
    await assertGone(child)
    const late = await createBusy()
    const [first, refused] = await world.callInOrder(
      locking,
      late.organizationId,
      () => erase(late.parent.token, late.studentId),
      () => change(late),
    )
    assert.equal(first.status, 200)
    assert.equal(refused.status, name === 'a sign-in' ? 401 : 404)
    await assertGone(late)
  })

/** Hashes of all rows of all tables, except those that the erasure itself must change. */
async function rowsOfOthers({ studentId, organizationId }: Child): Promise<Record<string, string[]>> {
  const changing = ['audit_events', 'audit_event_counts', 'idempotent_answers', 'student_sign_in_tries']
  const found: Record<string, string[]> = {}
  for (const name of await tables()) {
    if (changing.includes(name) || name.startsWith('pgboss.')) continue
    const { rows } = await world.owner.query<{ hash: string }>(
      `select md5(j::text) as hash from (
        select to_jsonb(t) - 'last_used_at' as j from ${name} t
      ) rows where position($1 in j::text) = 0 order by 1`,
      [studentId],
    )
    found[name] = rows.map(({ hash }) => hash)
  }
  for (const name of ['audit_events', 'audit_event_counts']) {
    const { rows } = await world.owner.query<{ hash: string }>(
      `select md5(t::text) as hash from ${name} t
        where organization_id is distinct from $2 and position($1 in t::text) = 0 order by 1`,
      [studentId, organizationId],
    )
    found[name] = rows.map(({ hash }) => hash)
  }
  return found
}

test('nothing about any other child changes, and the family’s team stays', async () => {
  const child = await createCrowded()
  await world.server.app.lastUses.flush()
  const before = await rowsOfOthers(child)
  for (const name of ['projections', 'learn_attempts', 'learn_decisions', 'students', 'families', 'teams'])
    assert((before[name]?.length ?? 0) > 0, name)
  assert.equal((await erase(child.parent.token, child.studentId)).status, 200)
  for (const [name, hashes] of Object.entries(await rowsOfOthers(child)))
    assert.deepEqual(hashes, before[name], name)
  const { rows } = await world.owner.query(
    'select from student_sign_in_tries where username_hash = any ($1)',
    [[child.sister, child.other, child.elsewhere].map(hashOf)],
  )
  assert.equal(rows.length, 6)
  const next = await onboard(world, child.tenant.key, child.parent.email)
  assert.equal(next.teamId, child.teamId)
})

test('after an erasure the audit log’s count is right, and other events are unchanged', async () => {
  const { tenant, parent, studentId, sister, organizationId } = await createCrowded()
  const eventsAbout = async (subjectId: string) =>
    (await world.owner.query('select id from audit_events where subject_id = $1 order by id', [subjectId]))
      .rows
  const before = await eventsAbout(sister.studentId)
  assert(before.length > 0)
  await erase(parent.token, studentId)
  const { rows } = await world.owner.query(
    `select (select count(*)::int from audit_events where organization_id = $1) as there,
      (select sum(count)::int from audit_event_counts where organization_id = $1) as counted`,
    [organizationId],
  )
  assert.equal(rows[0].counted, rows[0].there)
  const filter = { 'filter[organizationId]': organizationId, limit: '100' }
  const { body } = await world.call('audit.listAuditEvents', tenant.key, filter)
  assert.deepEqual([body.total, body.data.length], [rows[0].there, rows[0].there])
  assert.deepEqual(await eventsAbout(sister.studentId), before)
})

test('an erased child is signed out on every server immediately, and their username is free again', async () => {
  const { parent, studentId, token, username } = await family(world)
  const statusOf = async (url: string) => (await world.call('identity.getCaller', token, {}, { url })).status
  for (const url of [world.server.url, second.url]) assert.notEqual(await statusOf(url), 401)
  await erase(parent.token, studentId)
  for (const url of [world.server.url, second.url]) assert.equal(await statusOf(url), 401)
  const next = await onboard(world, parent.token, parent.email, { childUsername: username })
  assert.notEqual(next.studentId, studentId)
})

test('a child with 10,000 answers is erased in one call', async () => {
  const child = await family(world)
  await answerMany(world, child, 10_000)
  const started = performance.now()
  assert.equal((await erase(child.parent.token, child.studentId)).status, 200)
  const took = performance.now() - started
  assert(took < 9_000, `it took ${Math.round(took)} ms, and a statement may take 10 s`)
  assert.deepEqual(await tablesWith(child.studentId), ['audit_events'])
})

test('no other tenant can erase a child with the database’s own function', async () => {
  const child = await family(world)
  const other = await world.tenant()
  const client = await world.owner.connect()
  try {
    await client.query('begin')
    await client.query('set local role learn_app')
    await client.query(`select set_config('learn.organizations', $1, true)`, [`{${other.organizationId}}`])
    await assert.rejects(
      client.query('select erase_student($1, $2, null, now())', [child.studentId, Buffer.alloc(32)]),
    )
    await client.query('rollback')
  } finally {
    client.release()
  }
  assert.notDeepEqual(await tablesWith(child.learnerKey), [])
})

test('decisions, the audit log, emails and the log contain no name, username or address of a family', async () => {
  const tenant = await world.tenant()
  const parent = await world.person('lark.ashby@example.org')
  const username = `Nightjar_${Math.random()}`
  const child = await onboard(world, tenant.key, parent.email, {
    childDisplayName: 'Quillon Ashby',
    parentDisplayName: 'Lark Ashby',
    childUsername: username,
    targetSchool: 'Marsh Lane Grammar',
    tutorInviteEmail: 'tutor.of.quillon@example.org',
  })
  await acceptInvitation(world, tenant.key, parent)
  await practiseOnce(world, child)
  const { studentId } = child
  await world.call('learn.resetLearnStudentPin', parent.token, { studentId, pin: '123' })
  await world.call('learn.resetLearnStudentPin', parent.token, { studentId, pin: '8152' })
  await world.call('learn.updateLearnConsent', parent.token, { studentId, given: false })
  await world.call('learn.exportLearnStudent', parent.token, { studentId })
  const taken = newChild(parent.email, { childUsername: username })
  await world.call('learn.completeLearnParentChildOnboarding', tenant.key, taken)
  const { rows } = await world.owner.query('select id from learn_decisions')
  const decisions = await Promise.all(rows.map(({ id }) => readStoredDecision(world, id)))
  const { rows: events } = await world.owner.query('select * from audit_events')
  assert(decisions.length > 0 && events.length > 0 && world.log.length > 0)
  const names = ['Quillon', 'Ashby', username, 'Marsh Lane', 'lark.ashby', 'tutor.of']
  const places = { decisions: JSON.stringify(decisions), events: JSON.stringify(events) }
  for (const [place, text] of Object.entries({ ...places, log: world.log.join('\n') }))
    for (const name of names)
      assert(!text.toLowerCase().includes(name.toLowerCase()), `${name} is in ${place}`)
  const mails = [
    ...(await world.waitForMails(parent.email)),
    ...(await world.waitForMails('tutor.of.quillon@example.org')),
  ]
  for (const { subject, text } of mails)
    for (const name of ['Quillon', username, 'Marsh Lane']) assert(!`${subject} ${text}`.includes(name), name)
  await erase(parent.token, studentId)
  assert(!world.log.join('\n').includes('Quillon'))
})
