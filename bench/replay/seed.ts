import { subjectIds } from '@learn/content'
import { Random } from '@learn/content/random'
import type pg from 'pg'
import { stepsInSession } from '../decisions/history.ts'
import { seedStudents, setCounts, withoutIndexes } from '../decisions/seed.ts'
import { settle } from '../seed.ts'
import { writeCourses } from './course.ts'

/** Only a few, because simulating a pupil is slow. */
const pupils = 4
const day = 86_400_000
/** All decisions were made in the last 600 days. */
const period = 600

/**
 * Seeds children with logged decisions and attempts, in order of time. Each child gets a stretch of a simulated pupil's
 * steps, on other days and with a few different answers.
 */
export async function seedLog(
  owner: pg.Client,
  organizationId: string,
  lengths: readonly number[],
): Promise<void> {
  const longest = Math.max(...lengths)
  await writeCourses(owner, pupils, longest)
  const { students } = await seedStudents(owner, organizationId, lengths)
  const random = new Random('log')
  const sessions = (steps: number) => Math.ceil(steps / stepsInSession)
  const firsts = lengths.map(length => random.int(0, sessions(longest) - sessions(length)) * stepsInSession)
  const begins = lengths.map(
    length => Date.now() - random.int(sessions(length) + 2, period) * day + random.int(0, day / 4),
  )
  await owner.query(
    `create temporary table child as select id, steps, first, began, (n - 1) % $5 as pupil
      from unnest($1::uuid[], $2::integer[], $3::integer[], $4::double precision[]) with ordinality as c (id, steps, first, began, n)`,
    [students.map(({ id }) => id), lengths, firsts, begins, pupils],
  )
  await writeRows(owner, organizationId)
}

async function writeRows(owner: pg.Client, organizationId: string): Promise<void> {
  // Triggers would look for rows that don't exist yet, and count one by one.
  await owner.query(`set session_replication_role = replica; set work_mem = '512MB'; select setseed(0.5)`)
  await owner.query(
    `update students s set year_group = 'Year ' || 4 + c.pupil % 3 from child c where c.id = s.id`,
  )
  await owner.query(planned)
  await owner.query(sat, [organizationId, subjectIds])
  await withoutIndexes(owner, 'learn_decisions', async () => {
    await owner.query(decided, [organizationId])
  })
  await withoutIndexes(owner, 'learn_attempts', async () => {
    await owner.query(answered, [organizationId])
  })
  await setCounts(owner)
  await owner.query(
    'reset session_replication_role; reset work_mem; drop table planned, sitting, child, course',
  )
  await settle(owner)
}

/** Plans the kind of each step: 1% are assigned by a tutor, 1% are breaks, and 1% are decided without a projection. */
const planned = `
  create temporary table sitting as
    select c.id as student_id, day, uuidv7(moment - now()) as id, moment
    from child c cross join lateral generate_series(c.first / ${stepsInSession}, (c.first + c.steps - 1) / ${stepsInSession}) day
    cross join lateral (select to_timestamp(c.began / 1000) + (day - c.first / ${stepsInSession}) * interval '1 day' as moment) m;
  create temporary table planned as
    select c.id as student_id, c.pupil, s.step, t.id as session_id, uuidv7(m.moment - now()) as decision_id, m.moment,
      case when s.question_id is not null and kind > 2 then uuidv7(m.moment - now()) end as attempt_id,
      case kind when 0 then 'assigned' when 1 then 'rested' when 2 then 'fallback' else 'drawn' end as kind
    from child c join course s on s.pupil = c.pupil and s.step >= c.first and s.step < c.first + c.steps
    join sitting t on t.student_id = c.id and t.day = s.step / ${stepsInSession}
    cross join lateral (select (t.moment + s.step % ${stepsInSession} * interval '1 minute')::timestamptz(3) as moment,
      floor(100 * random()) as kind offset 0) m
    order by m.moment;
  analyze sitting, planned;`

const sat = `
  insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
      excluded_candidate_ids, decisions, attempts, started_at, ended_at)
    select id, $1, student_id, 'practice', $2, array['practice', 'lesson', 'break'], '{}', ${stepsInSession}, ${stepsInSession}, moment,
      moment + interval '1 hour'
    from sitting`

/** Views are left empty, because no benchmark reads them. `weighed` contains its time, in little-endian order. */
const decided = `
  insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id, target_id,
      question_id, assignment_id, deterministic, rule, seed, record, view, weighed, model_version, content_version,
      created_at)
    select p.decision_id, $1, p.student_id, p.session_id, p.step % ${stepsInSession},
      case when p.kind = 'rested' then 'break' else s.action_type end,
      case when p.kind = 'fallback' then 'projection_fallback_v0' else 'mastery_policy_v0' end,
      case when p.kind = 'rested' then 'rest' else s.target_id end, s.question_id,
      case when p.kind = 'assigned' then uuidv7() end, r.rule is not null, r.rule, s.seed, s.record, '',
      case when r.rule is null
        then overlay(s.weighed placing reverse(float8send(1000 * extract(epoch from p.moment))) from 11) end,
      'mastery-1', '2026.1', p.moment
    from planned p join course s using (pupil, step)
    cross join lateral (select case p.kind when 'assigned' then 'tutor_assigned' when 'rested' then 'fatigue_guardrail'
      else s.rule end as rule) r`

/** Children who share a simulated pupil answer a few questions differently. */
const answered = `
  insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
      difficulty, answer, is_right, score_before, score_after, answered_at, created_at)
    select p.attempt_id, $1, p.student_id, row_number() over (partition by p.student_id order by p.moment), p.session_id,
      p.decision_id, s.topic_id, s.question_id, s.difficulty, 'A', s.is_right <> (random() < 0.05), s.score_after, s.score_after,
      p.moment, p.moment
    from planned p join course s using (pupil, step) where p.attempt_id is not null order by p.moment`
