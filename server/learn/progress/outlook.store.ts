import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import type { Advance, AnswerRow, Expectations, OutlookRow, Sums } from './outlook.ts'

const outlookFind = statement<OutlookRow>(
  'outlook_find',
  `select s.organization_id as "organizationId", s.exam_family_id as "examFamilyId", s.year_group as "yearGroup",
    s.subject_ids as "subjectIds", o.version, o.attempts, o.state,
    array(select topic_id from topic_settings where organization_id = s.organization_id and hidden) as "hiddenTopicIds"
  from students s left join outlooks o on o.student_id = s.id where s.id = $1`,
)

export async function findOutlook(db: Queries, studentId: string): Promise<OutlookRow | undefined> {
  const [found] = await db.query(outlookFind, [studentId])
  return found
}

// An upper limit that is not known in advance makes PostgreSQL expect few rows and walk the index by number. Without it, it
// expects a third of the child's answers and reads them all: 10 ms instead of 0.1 with 10,000.
const answersFind = statement<AnswerRow>(
  'learn_attempts_find_after',
  `select topic_id as "topicId", question_id as "questionId", difficulty, is_right as right, answered_at as "answeredAt",
    coalesce(milliseconds, 0) as milliseconds
  from learn_attempts where student_id = $1 and number > $2 and number <= $3 order by number`,
)

/** The largest that the column can hold. */
const mostNumber = 2 ** 31 - 1

/** The answers after the first so many, in their order. */
export async function findAnswersAfter(
  db: Queries,
  studentId: string,
  attempts: number,
): Promise<AnswerRow[]> {
  return await db.query(answersFind, [studentId, attempts, mostNumber])
}

/** A kept outlook with an old version goes with everything that was computed from it. */
const outlookForget = statement<never>(
  'outlook_delete',
  `with weeks as (delete from student_weeks where student_id = $1), days as (delete from student_days where student_id = $1)
  delete from outlooks where student_id = $1`,
)

export async function forgetOutlook(db: Queries, studentId: string): Promise<void> {
  await db.query(outlookForget, [studentId])
}

const outlookSave = statement<never>(
  'outlook_save',
  `with weeks as (
    insert into student_weeks (student_id, organization_id, start, forecast)
      select $1, $2, w.start, w.forecast from jsonb_to_recordset($6::jsonb) as w (start date, forecast jsonb)
    on conflict (student_id, start) do update set forecast = excluded.forecast
  ), days as (
    insert into student_days as kept (student_id, organization_id, day, attempts, right_answers, milliseconds)
      select $1, $2, d.day, d.attempts, d."rightAnswers", d.milliseconds
      from jsonb_to_recordset($7::jsonb) as d (day date, attempts integer, "rightAnswers" integer, milliseconds bigint)
    on conflict (student_id, day) do update set attempts = kept.attempts + excluded.attempts,
      right_answers = kept.right_answers + excluded.right_answers, milliseconds = kept.milliseconds + excluded.milliseconds
  )
  insert into outlooks (student_id, organization_id, version, attempts, state) values ($1, $2, $3, $4, $5)
  on conflict (student_id) do update set version = excluded.version, attempts = excluded.attempts, state = excluded.state`,
)

/** The caller holds a lock on the student, so that no answer is counted twice. */
export async function saveOutlook(
  db: Queries,
  studentId: string,
  organizationId: string,
  attempts: number,
  { outlook, weeks, days }: Advance,
): Promise<void> {
  await db.query(outlookSave, [
    studentId,
    organizationId,
    outlook.version,
    attempts,
    JSON.stringify(outlook),
    JSON.stringify([...weeks].map(([start, forecast]) => ({ start, forecast }))),
    JSON.stringify([...days].map(([day, sums]) => ({ day, ...sums }))),
  ])
}

const weeksFind = statement<{ start: string; forecast: Expectations }>(
  'student_weeks_find',
  'select start::text as start, forecast from student_weeks where student_id = $1 and start >= $2::date',
)

const daysFind = statement<Sums & { day: string }>(
  'student_days_find',
  `select day::text as day, attempts, right_answers as "rightAnswers", milliseconds from student_days
    where student_id = $1 and day >= $2::date`,
)

/** The weeks and days since this Monday that were kept. */
export async function findKept(
  db: Queries,
  studentId: string,
  since: string,
): Promise<{ weeks: ReadonlyMap<string, Expectations>; days: ReadonlyMap<string, Sums> }> {
  const weeks = await db.query(weeksFind, [studentId, since])
  const days = await db.query(daysFind, [studentId, since])
  return {
    weeks: new Map(weeks.map(({ start, forecast }) => [start, forecast])),
    days: new Map(days.map(({ day, ...sums }) => [day, sums])),
  }
}
