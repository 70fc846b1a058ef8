import type { Maker } from '../../context.ts'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import { studentList } from '../../storage/student-list.ts'
import { type ConsentStanding, consentStanding } from '../families/consents.store.ts'

/** The question, session and student that an answer is for. */
export interface AttemptTarget {
  readonly studentId: string
  readonly sessionId: string
  readonly questionId: string | null
  readonly attemptId: string | null
  readonly decidedAt: string
  readonly endedAt: string | null
  readonly consent: ConsentStanding | null
  /** How many answers the child has given before. */
  readonly attempts: number
  readonly projectionVersion: string | null
  readonly projectedAttempts: number | null
  readonly state: Buffer | null
  readonly changes: Buffer | null
}

const sessionLock = statement<never>(
  'learn_attempt_lock_session',
  `select from learn_sessions where id = (select session_id from learn_decisions where id = $1) for update`,
)

const askedFind = statement<AttemptTarget>(
  'learn_attempt_find_asked',
  `select d.student_id as "studentId", d.session_id as "sessionId", d.question_id as "questionId",
    (select id from learn_attempts where decision_id = d.id) as "attemptId", d.created_at as "decidedAt", s.ended_at as "endedAt",
    ${consentStanding('d.student_id')} as consent,
    (select attempts from student_counts where student_id = d.student_id) as attempts,
    p.model_version as "projectionVersion", p.attempts as "projectedAttempts", p.state, p.changes
  from learn_decisions d
  join learn_sessions s on s.id = d.session_id
  left join projections p on p.student_id = d.student_id
  where d.id = $1`,
)

/** Locks the session until the end of the transaction, then reads: so the result includes the answer before this one. */
export async function findAsked(db: Queries, decisionId: string): Promise<AttemptTarget | undefined> {
  const [, [found]] = await Promise.all([
    db.query(sessionLock, [decisionId]),
    db.query(askedFind, [decisionId]),
  ])
  return found
}

export interface NewAttempt {
  readonly id: string
  readonly organizationId: string
  readonly studentId: string
  readonly number: number
  readonly sessionId: string
  readonly decisionId: string
  readonly topicId: string
  readonly questionId: string
  readonly difficulty: number
  readonly answer: string | null
  readonly isRight: boolean
  readonly misconception: string | null
  readonly milliseconds: number | null
  readonly scoreBefore: number
  readonly scoreAfter: number
  readonly answeredAt: Date
  readonly now: Date
  readonly modelVersion: string
  readonly asOf: Date
  /** Empty to leave the stored one as it is. */
  readonly state: Buffer
  readonly changes: Buffer
  readonly marks: Uint8Array
  readonly maker: Maker
  /** The known mistakes that a right answer to this question shows to be gone. */
  readonly overcome: readonly string[]
}

/** The answer and everything it changes: projection, marks, session, assignment and open mistakes. */
const attemptInsert = statement<never>(
  'learn_attempt_insert',
  `with answered as (
    insert into learn_attempts (id, organization_id, student_id, number, session_id, decision_id, topic_id, question_id,
      difficulty, answer, is_right, misconception, milliseconds, score_before, score_after, answered_at, created_at,
      principal_id, user_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $23, $24)
  ), projected as (
    insert into projections as kept (student_id, organization_id, model_version, attempts, as_of, state, changes)
      values ($3, $2, $18, $4, $19, $20, $25)
    on conflict (student_id) do update set model_version = excluded.model_version, attempts = excluded.attempts,
      as_of = excluded.as_of, changes = excluded.changes,
      state = case length(excluded.state) when 0 then kept.state else excluded.state end
  ), marked as (
    insert into topic_marks as kept (student_id, organization_id, model_version, attempts, marks, week, answers,
        right_answers, answers_before)
      values ($3, $2, $18, $4, $22, date_trunc('week', $16::timestamptz at time zone 'UTC')::date, 1,
        $11::boolean::integer, 0)
    on conflict (student_id) do update set model_version = excluded.model_version, attempts = excluded.attempts,
      marks = excluded.marks, week = greatest(kept.week, excluded.week),
      answers = case when excluded.week <= kept.week then kept.answers else 0 end + 1,
      right_answers = case when excluded.week <= kept.week then kept.right_answers else 0 end + excluded.right_answers,
      answers_before = case excluded.week - kept.week when 7 then kept.answers else
        case when excluded.week <= kept.week then kept.answers_before else 0 end end
  ), mistaken as (
    insert into open_misconceptions as kept (student_id, topic_id, name, organization_id, made_at, template_id)
      select $3, $7, $12, $2, $16::timestamptz, split_part($8, '@', 1) where $12::text is not null
    on conflict (student_id, topic_id, name) do update set times = kept.times + 1, made_at = excluded.made_at,
      template_id = excluded.template_id
  ), overcome as (
    delete from open_misconceptions where student_id = $3 and topic_id = $7 and name = any ($21::text[])
  ), assigned as (
    update assignments a set done = a.done + 1, status = case when a.done + 1 = a.wanted then 'done' else a.status end,
      closed_at = case when a.done + 1 = a.wanted then $17::timestamptz else a.closed_at end
    from learn_decisions d where d.id = $6 and a.id = d.assignment_id and a.status = 'open'
  )
  update learn_sessions set attempts = attempts + 1, right_answers = right_answers + $11::boolean::integer,
    wrong_in_a_row = case when $11 then 0 else wrong_in_a_row + 1 end, open_decision_id = null
  where id = $5`,
)

export async function insertAttempt(db: Queries, attempt: NewAttempt): Promise<void> {
  const { id, organizationId, studentId, number, sessionId, decisionId } = attempt
  const { topicId, questionId, difficulty, answer, isRight, misconception } = attempt
  const { milliseconds, scoreBefore, scoreAfter, answeredAt, now, modelVersion, asOf, state } = attempt
  const where = [id, organizationId, studentId, number, sessionId, decisionId]
  const what = [topicId, questionId, difficulty, answer, isRight, misconception, milliseconds]
  const known = [scoreBefore, scoreAfter, answeredAt, now, modelVersion, asOf, state]
  const { overcome, marks, maker, changes } = attempt
  const last = [overcome, Buffer.from(marks), maker.principalId, maker.userId, changes]
  await db.query(attemptInsert, [...where, ...what, ...known, ...last])
}

export interface AttemptRow {
  readonly id: string
  readonly studentId: string
  readonly sessionId: string
  readonly decisionId: string
  readonly questionId: string
  readonly topicId: string
  readonly answer: string | null
  readonly correct: boolean
  readonly misconception: string | null
  readonly milliseconds: number | null
  readonly answeredAt: string
  readonly before: number
  readonly after: number
  readonly createdAt: string
}

export const findAttempts = studentList<AttemptRow>({
  entity: 'learn_attempts',
  table: 'learn_attempts',
  columns: `id, student_id as "studentId", session_id as "sessionId", decision_id as "decisionId",
    question_id as "questionId", topic_id as "topicId", answer, is_right as correct, misconception, milliseconds,
    answered_at as "answeredAt", score_before as before, score_after as after, created_at as "createdAt"`,
  sorts: { answeredAt: { column: 'answered_at', type: 'timestamptz' } },
  filters: ['($2::uuid is null or session_id = $2)', '($3::text is null or topic_id = $3)'],
  counted: 'attempts',
})
