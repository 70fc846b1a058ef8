import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { erasureIn } from '../../../test/support/learning/erased.ts'
import { type Child, clientFamily, practiseOnce } from '../../../test/support/learning/family.ts'
import { insertTraces } from '../../../test/support/learning/long-history.ts'
import { World } from '../../../test/support/world.ts'
import { hashUsername } from '../../identity/pin.ts'

const hour = 3_600_000
const day = 24 * hour
const hurried = { sweepTimes: { everyMilliseconds: 50 } }
const world = await World.create({}, undefined, hurried)
const second = await world.startAnotherServer({}, undefined, hurried)
after(async () => {
  await second.close()
  await world.close()
})

const keep = (organizationId: string, days: number | null) =>
  world.owner.query(
    `insert into learn_settings (organization_id, erase_inactive_days, updated_at) values ($1, $2, now())
      on conflict (organization_id) do update set erase_inactive_days = $2`,
    [organizationId, days],
  )

const { isThere, waitUntilGone } = erasureIn(world)

/** Long enough for several sweeps by both servers. */
const sweeps = () => sleep(500)

const begin = ({ organizationId, studentId }: Child, at: Date) =>
  world.owner.query(
    `insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
      excluded_candidate_ids, started_at, ended_at)
    values (gen_random_uuid(), $1, $2, 'practice', '{maths}', '{practice}', '{}', $3, $3)`,
    [organizationId, studentId, at],
  )

test('a child inactive for longer than the organization keeps children is erased, and nobody else is', async () => {
  world.clock.ahead = 0
  const [tenant, keeper] = [await world.tenant(), await world.tenant()]
  const [idle, busy, kept] = [
    await clientFamily(world, tenant),
    await clientFamily(world, tenant),
    await clientFamily(world, keeper),
  ]
  await practiseOnce(world, idle)
  await insertTraces(world, idle, hashUsername(world.server.app.secrets.username, idle.username))
  await keep(tenant.organizationId, 30)
  await keep(keeper.organizationId, null)
  await sweeps()
  assert.deepEqual([await isThere(idle), await isThere(busy), await isThere(kept)], [true, true, true])
  await begin(busy, new Date(Date.now() + 5 * day))
  world.clock.ahead = 30 * day - 2 * hour
  await sweeps()
  assert.deepEqual([await isThere(idle), await isThere(busy)], [true, true])
  world.clock.ahead = 30 * day + 2 * hour
  await waitUntilGone(idle)
  await sweeps()
  assert.deepEqual([await isThere(busy), await isThere(kept)], [true, true])
  const { rows } = await world.owner.query(
    `select operation, actor_kind, principal_id, user_id, organization_id from audit_events where subject_id = $1`,
    [idle.studentId],
  )
  assert.deepEqual(rows, [
    {
      operation: 'learn.eraseLearnStudent',
      actor_kind: 'operator',
      principal_id: null,
      user_id: null,
      organization_id: tenant.organizationId,
    },
  ])
  const { rows: tries } = await world.owner.query('select from student_sign_in_tries')
  assert.deepEqual(tries, [])
  const filter = { 'filter[organizationId]': tenant.organizationId }
  const token = await world.token(tenant.userId, { expiresAt: new Date(Date.now() + 90 * day) })
  const { body } = await world.call('audit.listAuditEvents', token, filter)
  assert(body.data.some(({ subjectId }) => subjectId === idle.studentId))
  assert.equal(body.total, body.data.length)
  world.clock.ahead = 35 * day + 2 * hour
  await waitUntilGone(busy)
  world.clock.ahead = 4_000 * day
  await sweeps()
  assert(await isThere(kept))
})

test('a child who only writes papers is active', async () => {
  world.clock.ahead = 0
  const tenant = await world.tenant()
  const [idle, writing] = [await clientFamily(world, tenant), await clientFamily(world, tenant)]
  await world.owner.query(
    `insert into learn_papers (id, organization_id, student_id, exam_family_id, year_group, subject_ids, seed,
      content_version, questions, started_at, ends_at)
    values (gen_random_uuid(), $1, $2, 'gl', 'Year 5', '{maths}', 1, '2026.1', 5, $3::timestamptz, $3::timestamptz + interval '9 minutes')`,
    [tenant.organizationId, writing.studentId, new Date(Date.now() + 5 * day)],
  )
  await keep(tenant.organizationId, 30)
  world.clock.ahead = 30 * day + 2 * hour
  await waitUntilGone(idle)
  await sweeps()
  assert(await isThere(writing))
  world.clock.ahead = 35 * day + 2 * hour
  await waitUntilGone(writing)
})

test('many children are erased by several servers, each once', async () => {
  world.clock.ahead = 0
  const tenant = await world.tenant()
  const first = await clientFamily(world, tenant)
  await world.owner.query(
    `insert into students (id, organization_id, team_id, learner_key, display_name, avatar_id, year_group, target_school,
        exam_family_id, subject_ids, created_at, updated_at)
      select gen_random_uuid(), $1, $2, 'lk_many_' || n, 'Many ' || n, 'fox', 'Year 5', '', 'gl', '{maths}', now(), now()
      from generate_series(1, 120) n`,
    [first.organizationId, first.teamId],
  )
  await world.owner.query(
    `insert into student_credentials (student_id, organization_id, username, username_folded, pin_hash, updated_at)
      select id, organization_id, learner_key, learner_key, '-', now() from students where display_name like 'Many %'`,
  )
  await keep(tenant.organizationId, 30)
  world.clock.ahead = 31 * day
  const listRemaining = async () =>
    (await world.owner.query('select from students where organization_id = $1', [tenant.organizationId])).rows
      .length
  for (let waited = 0; (await listRemaining()) > 0 && waited < 60_000; waited += 50) await sleep(50)
  assert.equal(await listRemaining(), 0)
  const { rows } = await world.owner.query(
    `select count(*)::int as events, count(distinct subject_id)::int as children from audit_events
      where organization_id = $1 and operation = 'learn.eraseLearnStudent' and subject_id <> $2`,
    [tenant.organizationId, first.teamId], // The last child's erasure ends the team, once.
  )
  assert.deepEqual(rows, [{ events: 121, children: 121 }])
  assert(!world.log.join('').includes('a sweep failed'))
})

test('an organization is swept once an hour, by one server, and immediately while there is more to erase', async () => {
  world.clock.ahead = 0
  const tenant = await world.tenant()
  const children = [await clientFamily(world, tenant), await clientFamily(world, tenant)]
  await keep(tenant.organizationId, 30)
  await sweeps()
  const find = async (at: Date, atMost: number) =>
    (await world.owner.query('select id from find_inactive_students($1, $2)', [at, atMost])).rows.map(
      ({ id }) => id,
    )
  // The servers have swept today, and their clock does not move.
  const at = new Date(Date.now() + 20_000 * day)
  const later = (hours: number) => new Date(at.getTime() + hours * hour)
  const ids = children.map(({ studentId }) => studentId).sort()
  assert.equal((await find(at, 1)).length, 1)
  assert.deepEqual((await find(at, 10)).sort(), ids)
  assert.deepEqual(await find(later(0.9), 10), [])
  assert.deepEqual((await find(later(1.1), 10)).sort(), ids)
})

test('a child who comes back between being found and being erased stays', async () => {
  world.clock.ahead = 0
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  await keep(tenant.organizationId, 30)
  const at = new Date(Date.now() + 31 * day)
  await begin(child, new Date(at.getTime() - day))
  const { rows } = await world.owner.query(
    `select erase_inactive_student($1, '\\x00', gen_random_uuid(), $2) as erased`,
    [child.studentId, at],
  )
  assert.deepEqual(rows, [{ erased: false }])
  assert(await isThere(child))
})
