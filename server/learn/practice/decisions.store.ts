import type { ExamFamilyId } from '@learn/content'
import type { LearnEntitlement } from '@learn/contract/learn/entitlements'
import type { ActionType, ReasonCode, SessionType } from '@learn/learning/record'
import { compact, expand } from '../../storage/compact.ts'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import { studentList } from '../../storage/student-list.ts'

/** Everything a decision is made from, as the database has it. */
export interface Situation {
  readonly sessionType: SessionType
  readonly subjectIds: string[]
  readonly allowedActionTypes: ActionType[]
  readonly excludedCandidateIds: string[]
  readonly position: number
  readonly wrongInARow: number
  readonly startedAt: string
  readonly endedAt: string | null
  readonly openDecisionId: string | null
  readonly studentId: string
  readonly learnerKey: string
  readonly examFamilyId: ExamFamilyId
  readonly studentCreatedAt: string
  readonly hasConsent: boolean
  readonly plan: string
  readonly status: LearnEntitlement['status']
  readonly startsAt: string
  readonly endsAt: string | null
  /** The number of answers. The projection is stale if it lacks one. */
  readonly attempts: number
  readonly projectionVersion: string | null
  readonly projectedAttempts: number | null
  readonly asOf: string | null
  readonly state: Buffer | null
  readonly requirePublishedContent: boolean
  readonly hiddenTopicIds: string[]
  readonly withheldTopicIds: string[]
  readonly lessonsSeen: string[]
  /** Whether the student has open assignments. */
  readonly hasAssignments: boolean
  readonly lastDecidedAt: string | null
  /** For the steps of this session, newest first. */
  readonly targetIds: string[]
  readonly questionIds: (string | null)[]
}

const sessionLock = statement<never>(
  'learn_decision_lock_session',
  'select from learn_sessions where id = $1 for update',
)

const situationFind = statement<Situation>(
  'learn_decision_find_situation',
  `select s.session_type as "sessionType", s.subject_ids as "subjectIds", s.allowed_action_types as "allowedActionTypes",
    s.excluded_candidate_ids as "excludedCandidateIds", s.decisions as position, s.wrong_in_a_row as "wrongInARow",
    s.started_at as "startedAt", s.ended_at as "endedAt", s.open_decision_id as "openDecisionId",
    s.student_id as "studentId", c.learner_key as "learnerKey", c.exam_family_id as "examFamilyId",
    c.created_at as "studentCreatedAt",
    exists (select from consents g where g.student_id = s.student_id and g.withdrawn_at is null) as "hasConsent",
    e.plan, e.status, e.starts_at as "startsAt", e.ends_at as "endsAt", n.attempts,
    p.model_version as "projectionVersion", p.attempts as "projectedAttempts", p.as_of as "asOf", p.state,
    coalesce(t.require_published_content, true) as "requirePublishedContent",
    array(select topic_id from topic_settings where organization_id = s.organization_id and hidden) as "hiddenTopicIds",
    array(select topic_id from topic_settings where organization_id = s.organization_id and not lesson_published)
      as "withheldTopicIds",
    array(select topic_id from lessons_seen where student_id = s.student_id) as "lessonsSeen",
    exists (select from assignments where student_id = s.student_id and status = 'open') as "hasAssignments",
    (select created_at from learn_decisions where session_id = s.id order by position desc limit 1) as "lastDecidedAt",
    array(select target_id from learn_decisions where session_id = s.id order by position desc) as "targetIds",
    array(select question_id from learn_decisions where session_id = s.id order by position desc) as "questionIds"
  from learn_sessions s
  join students c on c.id = s.student_id
  join entitlements e on e.student_id = s.student_id
  join student_counts n on n.student_id = s.student_id
  left join projections p on p.student_id = s.student_id
  left join learn_settings t on t.organization_id = s.organization_id
  where s.id = $1`,
)

export async function findSituation(db: Queries, sessionId: string): Promise<Situation | undefined> {
  const [found] = await db.query(situationFind, [sessionId])
  return found
}

/**
 * Locks the session against other decisions and answers until the end of the transaction. This is a statement of its own:
 * one that had waited for the lock would see the session as it is now, and everything else as it was before.
 */
export async function lockSession(db: Queries, sessionId: string): Promise<void> {
  await db.query(sessionLock, [sessionId])
}

export interface NewDecision {
  readonly id: string
  readonly organizationId: string
  readonly studentId: string
  readonly sessionId: string
  readonly position: number
  readonly actionType: string
  readonly algorithmId: string
  readonly targetId: string
  readonly questionId: string | null
  readonly assignmentId: string | null
  readonly deterministic: boolean
  /** The rule that decided, if one did. */
  readonly rule: ReasonCode | null
  readonly seed: number
  readonly record: object
  readonly view: object
  /** The packed candidates, if the choice between them was random. */
  readonly weighed: Uint8Array | null
  readonly modelVersion: string
  readonly contentVersion: string
  readonly now: Date
}

/**
 * The decision and its direct consequences: the session's next position, its open question, and a seen lesson, which may
 * complete an assignment. Inserts nothing if somebody else has decided in this session since it was read.
 */
const decisionInsert = statement<{ id: string }>(
  'learn_decision_insert',
  `with taken as (
    update learn_sessions set decisions = decisions + 1,
      open_decision_id = case when $9::text is null then null else $1::uuid end,
      wrong_in_a_row = case when $6::text = 'break' then 0 else wrong_in_a_row end
    where id = $4::uuid and decisions = $5::integer and open_decision_id is null and ended_at is null
    returning id
  ), decided as (
    insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id, target_id,
      question_id, assignment_id, deterministic, rule, seed, record, view, weighed, model_version, content_version, created_at)
    select $1::uuid, $2::uuid, $3::uuid, taken.id, $5::integer, $6::text, $7, $8, $9::text, $10::uuid, $11::boolean, $12,
      $13::bigint, $14::bytea, $15::bytea, $16::bytea, $17, $18, $19::timestamptz from taken
    returning id, organization_id, student_id, action_type, target_id, assignment_id, created_at
  ), seen as (
    insert into lessons_seen (student_id, topic_id, organization_id, seen_at)
      select student_id, target_id, organization_id, created_at from decided where action_type = 'lesson'
    on conflict do nothing
  ), assigned as (
    update assignments a set done = a.done + 1, status = case when a.done + 1 = a.wanted then 'done' else a.status end,
      closed_at = case when a.done + 1 = a.wanted then d.created_at else a.closed_at end
    from decided d where a.id = d.assignment_id and d.action_type = 'lesson' and a.status = 'open'
  )
  select id from decided`,
)

/** False if somebody else has decided in the session since it was read. */
export async function insertDecision(db: Queries, decision: NewDecision): Promise<boolean> {
  const { id, organizationId, studentId, sessionId, position, actionType, algorithmId } = decision
  const { targetId, questionId, assignmentId, deterministic, rule, seed, record, view } = decision
  const { weighed, modelVersion, contentVersion, now } = decision
  const where = [id, organizationId, studentId, sessionId, position]
  const what = [actionType, algorithmId, targetId, questionId, assignmentId, deterministic, rule, seed]
  const made = [
    compact(record),
    compact(view),
    weighed && Buffer.from(weighed.buffer),
    modelVersion,
    contentVersion,
    now,
  ]
  return (await db.query(decisionInsert, [...where, ...what, ...made])).length === 1
}

/** A stored decision: the record, and the fields that have their own columns. */
export interface DecisionRow {
  readonly id: string
  readonly studentId: string
  readonly sessionId: string
  readonly sessionType: string
  readonly positionInSession: number
  readonly questionId: string | null
  readonly attemptId: string | null
  readonly createdAt: string
  readonly record: Readonly<Record<string, unknown>>
}

type PackedRow = Omit<DecisionRow, 'record'> & { readonly record: Buffer }

const unpackRow = <Row extends PackedRow>(row: Row) => ({
  ...row,
  record: expand<DecisionRow['record']>(row.record),
})

/** The session type is looked up separately, because a page of decisions is mostly from one session. */
const columns = (table: string) => `id, student_id as "studentId", session_id as "sessionId",
  (select session_type from learn_sessions where id = ${table}.session_id) as "sessionType",
  position as "positionInSession", question_id as "questionId", attempt_id as "attemptId", created_at as "createdAt", record`

const decisionFind = statement<PackedRow>(
  'learn_decision_find',
  `select ${columns('learn_decisions')} from learn_decisions where id = $1`,
)

export async function findDecision(db: Queries, id: string): Promise<DecisionRow | undefined> {
  const [found] = await db.query(decisionFind, [id])
  return found && unpackRow(found)
}

const packedList = studentList<PackedRow>({
  entity: 'learn_decisions',
  table: 'learn_decisions',
  columns: columns('page'),
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  filters: [
    '($2::uuid is null or session_id = $2)',
    '($3::text is null or action_type = $3)',
    '($4::text is null or algorithm_id = $4)',
  ],
  counted: 'decisions',
})

export async function findDecisions(...asked: Parameters<typeof packedList>) {
  const found = await packedList(...asked)
  return { ...found, items: found.items.map(unpackRow) }
}

const latestOfStudents = statement<PackedRow>(
  'learn_decision_find_latest_of_students',
  `select ${columns('newest')} from (
    select d.* from students s cross join lateral (
      select * from learn_decisions where student_id = s.id order by created_at desc, id desc limit 1
    ) d
    where s.organization_id = any ($1::uuid[]) and ($2::uuid is null or s.id = $2)
    order by d.created_at desc, d.id desc limit 1
  ) newest`,
)

/** For one child, or for the few whom a client may see. */
export async function findLatestOfStudents(
  db: Queries,
  reach: Buffer,
  studentId: string | null,
): Promise<DecisionRow | undefined> {
  const [found] = await db.query(latestOfStudents, [reach, studentId])
  return found && unpackRow(found)
}

const latestOfOrganizations = statement<PackedRow>(
  'learn_decision_find_latest_of_organizations',
  `select ${columns('newest')} from (
    select d.* from unnest($1::uuid[]) as reached (organization) cross join lateral (
      select * from learn_decisions where organization_id = reached.organization order by created_at desc, id desc limit 1
    ) d order by d.created_at desc, d.id desc limit 1
  ) newest`,
)

export async function findLatestOfOrganizations(
  db: Queries,
  reach: Buffer,
): Promise<DecisionRow | undefined> {
  const [found] = await db.query(latestOfOrganizations, [reach])
  return found && unpackRow(found)
}

export interface FullDecision {
  readonly record: Readonly<Record<string, unknown>>
  readonly view: unknown
  readonly seed: number
  readonly modelVersion: string
  readonly contentVersion: string
}

const keptFind = statement<Omit<FullDecision, 'record' | 'view'> & { record: Buffer; view: Buffer }>(
  'learn_decision_find_kept',
  `select record, view, seed, model_version as "modelVersion", content_version as "contentVersion"
    from learn_decisions where id = $1`,
)

/** The decision with everything it was made from. */
export async function findFullDecision(db: Queries, id: string): Promise<FullDecision | undefined> {
  const [found] = await db.query(keptFind, [id])
  return found && { ...found, record: expand(found.record), view: expand(found.view) }
}
