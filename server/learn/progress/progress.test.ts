import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { answersForEstimate } from '@learn/contract/learn/progress'
import { type Child, family, practiseOnce } from '../../../test/support/learning/family.ts'
import { answerMany } from '../../../test/support/learning/long-history.ts'
import { World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const forecastOf = async ({ studentId, token }: Child) => {
  const { status, body } = await world.call('learn.getLearnStudentForecast', token, { studentId })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const trendOf = async ({ studentId, token }: Child, span: { from?: string; to?: string } = {}) => {
  const { status, body } = await world.call('learn.getLearnStudentTrend', token, { studentId, ...span })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

const startSession = async ({ studentId, token }: Child) => {
  const { status } = await world.call('learn.createLearnSession', token, {
    studentId,
    sessionType: 'practice',
  })
  assert.equal(status, 201)
}

const keptOf = async ({ studentId }: Child) => {
  const { rows } = await world.owner.query<{ attempts: number }>(
    'select attempts from outlooks where student_id = $1',
    [studentId],
  )
  return rows[0]?.attempts
}

/** Moves the answers that `answerMany` gives, one a minute, to the recent past: so many on each day. */
const spread = ({ studentId }: Child, each: number, firstDaysAgo: number) =>
  world.owner.query(
    `update learn_attempts set answered_at = date_trunc('day', now()) - $3 * interval '1 day'
      + (number - 1) / $2 * interval '1 day' + number * interval '1 second', milliseconds = 30000 where student_id = $1`,
    [studentId, each, firstDaysAgo],
  )

test('a child without answers has no estimate, and no weeks', async () => {
  const child = await family(world)
  const { answers, estimate, subjects } = await forecastOf(child)
  assert.deepEqual(
    { answers, estimate, subjects },
    {
      answers: 0,
      estimate: null,
      subjects: ['maths', 'english'].map(subjectId => ({ subjectId, answers: 0, estimate: null })),
    },
  )
  const { weeks, days } = await trendOf(child)
  assert.deepEqual({ weeks, days }, { weeks: [], days: [] })
})

test('one answer counts at once, and is still no estimate', async () => {
  const child = await family(world, { subjectIds: ['maths'] })
  await practiseOnce(world, child)
  const { answers, estimate } = await forecastOf(child)
  assert.deepEqual([answers, estimate], [1, null])
  const { weeks, days } = await trendOf(child)
  assert.deepEqual([weeks.length, weeks[0]?.attempts, days.length, days[0]?.attempts], [1, 1, 1, 1])
})

test('enough answers give an estimate, by subject only where there are enough', async () => {
  const child = await family(world)
  await answerMany(world, child, answersForEstimate)
  const { estimate, subjects } = await forecastOf(child)
  assert(estimate && estimate.low < estimate.value && estimate.value < estimate.high)
  assert.deepEqual(
    subjects.map(({ subjectId, answers, estimate }) => [subjectId, answers, estimate !== null]),
    [
      ['maths', answersForEstimate, true],
      ['english', 0, false],
    ],
  )
})

test('starting a session keeps what was learned so far, and changes nothing that is shown', async () => {
  const child = await family(world)
  await answerMany(world, child, 120)
  await spread(child, 10, 25)
  const before = [await forecastOf(child), await trendOf(child)]
  assert.equal(await keptOf(child), undefined)
  await startSession(child)
  assert.equal(await keptOf(child), 120)
  const now = [await forecastOf(child), await trendOf(child)]
  assert.deepEqual(now[1], before[1])
  assert.deepEqual(now[0], before[0])
  await startSession(child)
  assert.deepEqual(await trendOf(child), before[1], 'nothing is counted twice')
})

test('weeks without practice are listed with nothing in them, and days add up to their weeks', async () => {
  const child = await family(world)
  await answerMany(world, child, 60)
  await spread(child, 30, 23)
  const { weeks, days } = await trendOf(child)
  assert.equal(days.length, 2)
  assert(weeks.length >= 4)
  const sum = (rows: readonly { attempts: number; minutes: number }[]) =>
    rows.reduce((all, { attempts, minutes }) => [(all[0] ?? 0) + attempts, (all[1] ?? 0) + minutes], [0, 0])
  assert.deepEqual(sum(weeks), sum(days))
  assert.deepEqual(sum(days), [60, 30])
  const { attempts, estimate } = weeks.at(-2) ?? assert.fail()
  assert.deepEqual([attempts, estimate], [0, null])
  const today = new Date().toISOString().slice(0, 10)
  assert.deepEqual((await trendOf(child, { from: today })).weeks, [], 'not in the last week')
  const earlier = await trendOf(child, { to: days[0]?.day ?? '' })
  assert.deepEqual(earlier.weeks, weeks.slice(0, 1))
})

test('another version of the outlook is computed again from all answers', async () => {
  const child = await family(world)
  await answerMany(world, child, 120)
  await spread(child, 10, 25)
  await startSession(child)
  const [forecast, trend] = [await forecastOf(child), await trendOf(child)]
  await world.owner.query(
    `update outlooks set version = 'outlook-0', state = '{"strange": true}', attempts = 7 where student_id = $1`,
    [child.studentId],
  )
  assert.deepEqual([await forecastOf(child), await trendOf(child)], [forecast, trend])
  await startSession(child)
  assert.equal(await keptOf(child), 120)
  assert.deepEqual([await forecastOf(child), await trendOf(child)], [forecast, trend])
})

test('a session that could not start has kept nothing', async () => {
  const child = await family(world)
  await answerMany(world, child, 50)
  await world.owner.query(
    `create or replace function refuse_session() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$;
    create trigger refused before insert on learn_sessions for each row execute function refuse_session()`,
  )
  const { status } = await world.call('learn.createLearnSession', child.token, {
    studentId: child.studentId,
    sessionType: 'practice',
  })
  await world.owner.query('drop trigger refused on learn_sessions; drop function refuse_session')
  assert.equal(status, 500)
  assert.equal(await keptOf(child), undefined)
})

test('the forecast follows the year and the subjects that the child learns now', async () => {
  const child = await family(world)
  await answerMany(world, child, 40)
  const before = await forecastOf(child)
  const change = (asked: object) =>
    world.call('learn.updateLearnStudent', child.parent.token, { studentId: child.studentId, ...asked })
  await change({ yearGroup: 'Year 6' })
  const older = await forecastOf(child)
  assert((older.estimate?.value ?? 1) < (before.estimate?.value ?? 0), 'questions of Year 6 are harder')
  await change({ subjectIds: ['english'] })
  assert.deepEqual((await forecastOf(child)).subjects, [{ subjectId: 'english', answers: 0, estimate: null }])
})

test('a summary says how a child is doing and what to do next, for any week', async () => {
  const child = await family(world)
  await answerMany(world, child, 60)
  await spread(child, 30, 8)
  const { studentId, parent } = child
  const summaryOf = async (day?: string) => {
    const { status, body } = await world.call('learn.getLearnStudentSummary', parent.token, {
      studentId,
      ...(day ? { day } : {}),
    })
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const { days } = await trendOf(child)
  const first = await summaryOf(days[0]?.day)
  assert(first.attempts >= 30)
  assert.equal(first.displayName, 'Robin')
  assert.equal(first.sentences.length, 3)
  assert(first.next.length > 0)
  assert((await summaryOf()).estimate)
  const { status } = await world.call('learn.getLearnStudentSummary', child.token, { studentId })
  assert.equal(status, 200, 'a child may read their own')
})
