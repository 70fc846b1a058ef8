import type { LearnEntitlement } from '@learn/contract/learn/entitlements'
import type { LearnSession } from '@learn/contract/learn/sessions'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import { studentList } from '../../storage/student-list.ts'
import { type ConsentStanding, consentStanding } from '../families/consents.store.ts'

/** A stored session, without its topics. */
export type SessionRow = Omit<LearnSession, 'summary'> & {
  readonly decisions: number
  readonly attempts: number
  readonly rightAnswers: number
  readonly lastAnsweredAt: string | null
}

const columns = `id, organization_id as "organizationId", student_id as "studentId", session_type as "sessionType",
  subject_ids as "subjectIds", allowed_action_types as "allowedActionTypes",
  excluded_candidate_ids as "excludedCandidateIds", started_at as "startedAt", ended_at as "endedAt", decisions, attempts,
  right_answers as "rightAnswers",
  (select answered_at from learn_attempts where session_id = $SESSION.id order by number desc limit 1) as "lastAnsweredAt"`

const columnsOf = (table: string) => columns.replace('$SESSION', table)

export const findSessions = studentList<SessionRow>({
  entity: 'learn_sessions',
  table: 'learn_sessions',
  columns: columnsOf('page'),
  sorts: { startedAt: { column: 'started_at', type: 'timestamptz' } },
  filters: ['($2::text is null or session_type = $2)'],
  counted: 'sessions',
})

const sessionFind = statement<SessionRow>(
  'learn_session_find',
  `select ${columnsOf('learn_sessions')} from learn_sessions where id = $1`,
)

export async function findSession(db: Queries, id: string): Promise<SessionRow | undefined> {
  const [found] = await db.query(sessionFind, [id])
  return found
}

export interface TopicSummary {
  readonly sessionId: string
  readonly topicId: string
  readonly attempts: number
  readonly rightAnswers: number
  readonly scoreBefore: number
  readonly scoreAfter: number
}

const topicsSum = statement<TopicSummary>(
  'learn_session_sum_topics',
  `select session_id as "sessionId", topic_id as "topicId", count(*) as attempts,
    count(*) filter (where is_right) as "rightAnswers",
    (array_agg(score_before order by number))[1] as "scoreBefore",
    (array_agg(score_after order by number desc))[1] as "scoreAfter"
  from learn_attempts where session_id = any ($1::uuid[]) group by session_id, topic_id order by session_id, min(number)`,
)

/** The answers of these sessions, summed by topic, in the order in which the topics came up. */
export async function sumTopics(db: Queries, sessionIds: readonly string[]): Promise<TopicSummary[]> {
  return await db.query(topicsSum, [[...sessionIds]])
}

/** What decides whether a child may start a session. */
export interface SessionAccess {
  readonly subjectIds: string[]
  readonly consent: ConsentStanding | null
  readonly plan: string
  readonly status: LearnEntitlement['status']
  readonly startsAt: string
  readonly endsAt: string | null
  readonly entitledSubjectIds: string[]
}

const standingFind = statement<SessionAccess>(
  'student_find_standing',
  `select s.subject_ids as "subjectIds",
    ${consentStanding('s.id', 's.erasure_at')} as consent,
    e.plan, e.status, e.starts_at as "startsAt", e.ends_at as "endsAt", e.subject_ids as "entitledSubjectIds"
  from students s join entitlements e on e.student_id = s.id where s.id = $1 for no key update of s`,
)

/** Locks the child, so that nobody else starts a session for them until the end of the transaction. */
export async function findStanding(db: Queries, studentId: string): Promise<SessionAccess | undefined> {
  const [found] = await db.query(standingFind, [studentId])
  return found
}

const sessionEnd = statement<{ id: string }>(
  'learn_session_end',
  'update learn_sessions set ended_at = greatest(started_at, $2) where id = $1 and ended_at is null returning id',
)

/** False if the session has already ended. */
export async function endSession(db: Queries, id: string, now: Date): Promise<boolean> {
  return (await db.query(sessionEnd, [id, now])).length === 1
}

const openEnd = statement<{ id: string }>(
  'learn_session_end_open',
  'update learn_sessions set ended_at = greatest(started_at, $2) where student_id = $1 and ended_at is null returning id',
)

/** Ends the session that the child has left open, if any, and returns its id. */
export async function endOpenSession(db: Queries, studentId: string, now: Date): Promise<string | undefined> {
  const [ended] = await db.query(openEnd, [studentId, now])
  return ended?.id
}

const sessionInsert = statement<never>(
  'learn_session_insert',
  `insert into learn_sessions (id, organization_id, student_id, session_type, subject_ids, allowed_action_types,
      excluded_candidate_ids, started_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export async function insertSession(
  db: Queries,
  session: {
    id: string
    organizationId: string
    studentId: string
    sessionType: string
    subjectIds: readonly string[]
    allowedActionTypes: readonly string[]
    excludedCandidateIds: readonly string[]
    now: Date
  },
): Promise<void> {
  const { id, organizationId, studentId, sessionType, subjectIds, now } = session
  const { allowedActionTypes, excludedCandidateIds } = session
  const limits = [[...subjectIds], [...allowedActionTypes], [...excludedCandidateIds]]
  await db.query(sessionInsert, [id, organizationId, studentId, sessionType, ...limits, now])
}
