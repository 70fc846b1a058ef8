import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { erasureIn } from '../../../test/support/learning/erased.ts'
import { clientFamily, family, onboard, practiseOnce } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'

const day = 86_400_000
const hurried = { sweepTimes: { everyMilliseconds: 50 } }
const world = await World.create({}, undefined, hurried)
const second = await world.startAnotherServer({}, undefined, hurried)
after(async () => {
  await second.close()
  await world.close()
})

const schedule = (token: string, studentId: string, confirmName = 'Robin') =>
  world.call('learn.scheduleLearnStudentErasure', token, { studentId, confirmName })
const stop = (token: string, studentId: string) =>
  world.call('learn.cancelLearnStudentErasure', token, { studentId })

const { isThere, waitUntilGone } = erasureIn(world)

/** Long enough for several sweeps by both servers. */
const sweeps = () => sleep(500)

test('a guardian sees beforehand what will go', async () => {
  const child = await family(world)
  await practiseOnce(world, child)
  const { parent, studentId } = child
  const { body } = await world.call('learn.getLearnStudentErasure', parent.token, { studentId })
  assert.deepEqual([body.erasureAt, body.attempts, body.sessions], [null, 1, 1])
  assert(body.notes > 0)
  await onboard(world, parent.token, parent.email)
  const { body: withSister } = await world.call('learn.getLearnStudentErasure', parent.token, { studentId })
  assert.equal(withSister.files, 0, 'the files stay with the sister')
})

test('the typed name must be the child’s, in any case', async () => {
  const { parent, studentId } = await family(world)
  const { body } = await schedule(parent.token, studentId, 'Robyn')
  assert.equal(body._tag, 'BadRequest')
  assert.match(body.message ?? '', /confirmName.*Nothing was changed/)
  const { status, body: scheduled } = await schedule(parent.token, studentId, ' rObIn ')
  assert.equal(status, 200)
  const { body: student } = await world.call('learn.getLearnStudent', parent.token, { studentId })
  assert.equal(student.erasureAt, scheduled.erasureAt)
  const in7Days = Date.parse(scheduled.erasureAt ?? '') - Date.now()
  assert(in7Days > 6.9 * day && in7Days <= 7 * day, `${in7Days}`)
})

test('there is no practice until it is stopped, and any guardian can stop it', async () => {
  const child = await family(world)
  const { parent, studentId, token } = child
  const other = await world.person()
  await world.owner.query(
    `insert into guardians (id, organization_id, student_id, user_id, display_name, created_at)
      values (gen_random_uuid(), $1, $2, $3, 'Sam', now())`,
    [child.organizationId, studentId, other.userId],
  )
  const practise = () => world.call('learn.createLearnSession', token, { studentId, sessionType: 'practice' })
  const first = await schedule(parent.token, studentId)
  const refused = await practise()
  assert.equal(refused.body._tag, 'Forbidden')
  assert.match(refused.body.message ?? '', /erase/)
  const paper = await world.call('learn.createLearnPaper', token, { studentId })
  assert.equal(paper.body._tag, 'Forbidden')
  for (const { email } of [parent, other]) {
    const [mail] = (await world.waitForMails(email)).filter(({ subject }) => /will be erased/.test(subject))
    assert(mail?.text.includes(`/family/${studentId}/settings`))
    assert(!mail?.text.includes('Robin'))
  }
  const again = await schedule(other.token, studentId)
  assert.equal(again.body.erasureAt, first.body.erasureAt, 'the date stays')
  assert.equal((await stop(other.token, studentId)).body.erasureAt, null)
  assert.equal((await stop(other.token, studentId)).status, 200)
  assert.equal((await practise()).status, 201)
})

test('after seven days two servers erase the child once, with everything, and nobody who was stopped', async () => {
  world.clock.ahead = 0
  const tenant = await world.tenant()
  const [due, stopped] = [await clientFamily(world, tenant), await clientFamily(world, tenant)]
  await practiseOnce(world, due)
  for (const { parent, studentId } of [due, stopped])
    assert.equal((await schedule(parent.token, studentId)).status, 200)
  world.clock.ahead = 7 * day - 60_000
  await sweeps()
  assert(await isThere(due))
  world.clock.ahead = 0
  const { status, body } = await stop(await world.token(stopped.parent.userId), stopped.studentId)
  assert.equal(status, 200, JSON.stringify(body))
  world.clock.ahead = 7 * day + 60_000
  await waitUntilGone(due)
  await sweeps()
  assert(await isThere(stopped))
  const { rows } = await world.owner.query(
    'select operation, actor_kind, request_id from audit_events where subject_id = $1',
    [due.studentId],
  )
  assert.deepEqual(rows, [
    { operation: 'learn.eraseLearnStudent', actor_kind: 'operator', request_id: 'scheduled' },
  ])
  const { rows: left } = await world.owner.query('select from learn_attempts where student_id = $1', [
    due.studentId,
  ])
  assert.equal(left.length, 0)
  world.clock.ahead = 0
})

test('an erasure that is interrupted leaves everything, and the next sweep finishes it', async () => {
  world.clock.ahead = 0
  const child = await family(world)
  await practiseOnce(world, child)
  await schedule(child.parent.token, child.studentId)
  const holding = await world.owner.connect()
  try {
    await holding.query('begin')
    await holding.query('select from learn_attempts where student_id = $1 for update', [child.studentId])
    world.clock.ahead = 8 * day
    const waits = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%erase_due_student%'`
    let killed = 0
    while (killed < 2) {
      const { rows } = await world.owner.query<{ pid: number }>(waits)
      for (const { pid } of rows) {
        await world.owner.query('select pg_terminate_backend($1)', [pid])
        killed++
      }
      await sleep(20)
    }
    assert(await isThere(child), 'nothing was half erased')
    await holding.query('commit')
  } finally {
    holding.release(true)
  }
  await waitUntilGone(child)
  world.clock.ahead = 0
})
