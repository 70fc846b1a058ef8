import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { isCommonPin } from '../../../server/identity/common-pin.ts'
import { randomId } from '../../../server/ids.ts'
import { type Child, clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import { type Tenant, World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const make = (token: string, organizationId: string, studentIds: readonly string[], headers = {}) =>
  world.call(
    'learn.createLearnSignInCards',
    token,
    { organizationId, studentIds: [...studentIds] },
    { headers },
  )
const reset = (token: string, studentId: string) =>
  world.call('learn.resetLearnStudentPin', token, { studentId, pin: '8152' })
const allow = (token: string, studentId: string, staffPinResets = true) =>
  world.call('learn.updateLearnStudent', token, { studentId, staffPinResets })

async function signIn(username: string, pin: string): Promise<number> {
  const { status } = await fetch(`${world.server.url}/auth/student`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, pin }),
  })
  return status
}

/** A tutor from outside who teaches these children in a group. */
async function tutorOf(tenant: Tenant, children: readonly Pick<Child, 'studentId'>[]) {
  const { organizationId, key } = tenant
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Tuesday group' })
  const tutor = await world.member(tenant, 'member', 'client')
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId: tutor.memberId })
  const studentIds = children.map(({ studentId }) => studentId)
  await world.call('learn.addLearnGroupStudents', key, { teamId: team.id, studentIds })
  return tutor
}

test('a guardian gets cards for their children: the new PIN signs in, the old one and old sessions don’t', async () => {
  const { parent, studentId, organizationId, username, token } = await family(world)
  const sister = await onboard(world, parent.token, parent.email, { childDisplayName: 'Ada' })
  const { status, body } = await make(parent.token, organizationId, [sister.studentId, studentId])
  assert.equal(status, 200)
  assert.deepEqual(
    body.cards.map(card => [card.studentId, card.displayName, card.username]),
    [
      [sister.studentId, 'Ada', sister.username],
      [studentId, 'Robin', username],
    ],
  )
  const pin = body.cards[1]?.pin ?? ''
  assert.match(pin, /^\d{4}$/)
  assert(!isCommonPin(pin))
  assert.equal((await world.call('identity.getCaller', token, {})).status, 401)
  assert.equal(await signIn(username, '4071'), 401)
  assert.equal(await signIn(username, pin), 200)
})

test('a child without a PIN can’t sign in, and the answer is that of a wrong PIN', async () => {
  const { key, organizationId } = await world.tenant()
  const csv = `child,year,parent,email,exam\nRobin,5,Alex,alex.${randomId()}@example.org,gl`
  const { body } = await world.call('learn.importLearnStudents', key, { organizationId, lines: csv })
  const username = body.students[0]?.username ?? ''
  for (const pin of ['0000', '4071']) assert.equal(await signIn(username, pin), 401)
  assert.equal(await signIn(`nobody-${randomId()}`, '4071'), 401)
})

test('people who teach a child may give a PIN until the child has a guardian', async () => {
  const tenant = await world.tenant()
  const waiting = await onboard(world, tenant.key, `waiting.${randomId()}@example.org`)
  const guarded = await clientFamily(world, tenant)
  const people = [
    await world.member(tenant, 'admin'),
    await world.member(tenant),
    await tutorOf(tenant, [waiting, guarded]),
  ]
  for (const { token } of people) {
    assert.equal((await make(token, tenant.organizationId, [waiting.studentId])).status, 200)
    assert.equal((await reset(token, waiting.studentId)).status, 200)
    assert.equal((await make(token, tenant.organizationId, [guarded.studentId])).status, 403)
    assert.equal((await reset(token, guarded.studentId)).status, 403)
  }
})

test('with a guardian, they may if the guardian allows it, and no longer when it is taken back', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const { token } = await tutorOf(tenant, [child])
  const statuses = async () => [
    (await make(token, tenant.organizationId, [child.studentId])).status,
    (await reset(token, child.studentId)).status,
  ]
  assert.equal((await allow(token, child.studentId)).status, 403)
  assert.equal((await allow(tenant.key, child.studentId)).status, 403)
  const { body } = await allow(child.parent.token, child.studentId)
  assert.equal(body.staffPinResets, true)
  assert.deepEqual(await statuses(), [200, 200])
  const mails = await world.waitForMails(child.parent.email, 2, /has a new PIN/)
  assert.equal(mails.length, 2)
  assert(
    mails.every(({ text }) => !/\b\d{4}\b/.test(text.replaceAll(/https?:\S+/g, ''))),
    'no PIN is in it',
  )
  await allow(child.parent.token, child.studentId, false)
  assert.deepEqual(await statuses(), [403, 403])
})

test('they may if the organization allows it', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const child = await clientFamily(world, tenant)
  const { token } = await tutorOf(tenant, [child])
  await world.call('learn.updateLearnSettings', key, { organizationId, staffPinResets: true })
  assert.equal((await make(token, organizationId, [child.studentId])).status, 200)
  assert.equal((await reset(token, child.studentId)).status, 200)
  const viewer = await world.member(tenant, 'viewer')
  assert.equal((await make(viewer.token, organizationId, [child.studentId])).status, 403)
  assert.equal((await reset(viewer.token, child.studentId)).status, 403)
  assert.equal((await make(key, organizationId, [child.studentId])).status, 403)
  const stranger = await tutorOf(tenant, [await clientFamily(world, tenant)])
  assert.equal((await make(stranger.token, organizationId, [child.studentId])).status, 404)
  assert.equal((await reset(stranger.token, child.studentId)).status, 404)
})

test('one child who is not allowed means no new PIN for anybody, and is named by place only', async () => {
  const tenant = await world.tenant()
  const open = await clientFamily(world, tenant)
  const closed = await clientFamily(world, tenant, { childDisplayName: 'Winterbottom' })
  await allow(open.parent.token, open.studentId)
  const { token } = await tutorOf(tenant, [open, closed])
  const refused = await make(token, tenant.organizationId, [open.studentId, closed.studentId])
  const { message = '' } = refused.body as { message?: string }
  assert.equal(refused.status, 403)
  assert(message.includes('studentIds.1') && !message.includes('studentIds.0'))
  assert(!message.includes('Winterbottom') && message.includes('Ask a guardian'))
  const unknown = await make(token, tenant.organizationId, [open.studentId, randomId()])
  assert.equal(unknown.status, 404)
  assert.equal(await signIn(open.username, '4071'), 200)
})

test('a PIN is in the answer and nowhere else: not in the database, the audit log, the log or a stored answer', async () => {
  const { parent, studentId, organizationId, username } = await family(world)
  const once = { 'idempotency-key': 'once' }
  const { body } = await make(parent.token, organizationId, [studentId], once)
  const pin = body.cards[0]?.pin ?? ''
  assert.match(pin, /^\d{4}$/)
  const again = await make(parent.token, organizationId, [studentId], once)
  assert.equal(again.status, 409)
  assert(!('cards' in again.body))
  assert.equal(await signIn(username, pin), 200)
  const { rows } = await world.owner.query(
    'select octet_length(answer)::int as bytes from idempotent_answers where operation = $1',
    ['learn.createLearnSignInCards'],
  )
  assert.equal(rows.length, 1)
  assert(rows[0].bytes < 64)
  const { body: log } = await world.call('audit.listAuditEvents', parent.token, {})
  const events = log.data.filter(({ operation }) => operation === 'learn.createLearnSignInCards')
  assert.deepEqual(
    events.map(({ subjectId }) => subjectId),
    [studentId],
  )
  const quoted = new RegExp(`"${pin}"`)
  assert(!quoted.test(JSON.stringify(log)) && !quoted.test(world.log.join('')))
})

test('a dry run changes no PIN', async () => {
  const { parent, studentId, organizationId, username } = await family(world)
  const { status } = await make(parent.token, organizationId, [studentId], { prefer: 'dry-run' })
  assert.equal(status, 200)
  assert.equal(await signIn(username, '4071'), 200)
})

test('cards for 40 children are made within seconds, and the 31st call in ten minutes has to wait', async t => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const marker = randomId()
  const rows = Array.from({ length: 40 }, (_, at) => `Child ${at},5,P,p${at}.${marker}@example.org,gl`)
  const csv = ['child,year,parent,email,exam', ...rows].join('\n')
  const { body } = await world.call('learn.importLearnStudents', key, { organizationId, lines: csv })
  const ids = body.students.map(({ studentId }) => studentId)
  const { token } = await world.member(tenant, 'admin')
  const started = performance.now()
  const made = await make(token, organizationId, ids)
  t.diagnostic(`40 cards: ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  assert.equal(made.status, 200)
  assert.equal(new Set(made.body.cards.map(({ studentId }) => studentId)).size, 40)
  const statuses: number[] = []
  for (let call = 2; call <= 31; call++)
    statuses.push((await make(token, organizationId, ids.slice(0, 1))).status)
  assert.deepEqual([...new Set(statuses.slice(0, -1))], [200])
  assert.equal(statuses.at(-1), 429)
})

test('ids can be in capitals, and a dry run shows no PIN that could be taken for one', async () => {
  const tenant = await world.tenant()
  const { parent, studentId, organizationId } = await clientFamily(world, tenant)
  const request = { organizationId, studentIds: [studentId.toUpperCase()] }
  const headers = { prefer: 'dry-run' }
  const tried = await world.call('learn.createLearnSignInCards', parent.token, request, { headers })
  assert.deepEqual([tried.status, tried.body.cards[0]?.pin], [200, '0000'])
  const { status, body } = await world.call('learn.createLearnSignInCards', parent.token, request)
  assert.deepEqual([status, body.cards[0]?.studentId], [200, studentId])
})
