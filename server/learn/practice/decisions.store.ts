import type { ReasonCode, SessionType } from '@learn/contract/learn/words'
import type { Maker } from '../../context.ts'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import { studentList } from '../../storage/student-list.ts'
import type { StoredView } from '../knowledge/view.ts'
import { fromArchive, type PerhapsArchived, recordOf } from './archive.store.ts'
import type { DecisionRecord } from './decision-record.ts'
import { type PackedRecord, packDecision, unpackRecord, unpackStoredView } from './packed-decision.ts'

const sessionLock = statement<never>(
  'learn_decision_lock_session',
  'select from learn_sessions where id = $1 for update',
)

interface AskedRow {
  readonly templateId: string
  readonly asked: number[]
}

const askedFind = statement<AskedRow>(
  'learn_decision_find_asked',
  `select template_id as "templateId", asked from asked_questions where student_id = $1 and template_id = any ($2::text[])`,
)

/** The hashes of the last questions that the child was asked from each of these templates, newest first. */
export async function findAskedQuestions(
  db: Queries,
  studentId: string,
  templateIds: readonly string[],
): Promise<Map<string, number[]>> {
  const rows = await db.query(askedFind, [studentId, templateIds])
  return new Map(rows.map(({ templateId, asked }) => [templateId, asked]))
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
  /** Where to remember that the question was asked, and as what. */
  readonly asked: { readonly templateId: string; readonly hash: number } | null
  readonly assignmentId: string | null
  readonly deterministic: boolean
  /** The rule that decided, if one did. */
  readonly rule: ReasonCode | null
  readonly seed: number
  readonly record: DecisionRecord
  readonly view: StoredView
  /** The packed candidates, if the choice between them was random. */
  readonly weighed: Uint8Array | null
  readonly modelVersion: string
  readonly contentVersion: string
  readonly maker: Maker
  readonly now: Date
}

/**
 * The decision and its direct consequences: the session's next position, its open question, and a seen lesson, which may
 * complete an assignment. The transaction is made again if somebody else has decided in this session since it was read.
 */
const decisionInsert = statement<never>(
  'learn_decision_insert',
  `with taken as (
    update learn_sessions set decisions = decisions + 1,
      open_decision_id = case when $9::text is null then null else $1::uuid end,
      wrong_in_a_row = case when $6::text = 'break' then 0 else wrong_in_a_row end
    where id = $4::uuid and decisions = $5::integer and open_decision_id is null and ended_at is null
    returning id
  ), decided as (
    insert into learn_decisions (id, organization_id, student_id, session_id, position, action_type, algorithm_id, target_id,
      question_id, assignment_id, deterministic, rule, seed, record, view, weighed, model_version, content_version, created_at,
      principal_id, user_id)
    select $1::uuid, $2::uuid, $3::uuid, taken.id, $5::integer, $6::text, $7, $8, $9::text, $10::uuid, $11::boolean, $12,
      $13::bigint, $14::bytea, '', $15::bytea, $16, $17, $18::timestamptz, $21::uuid, $22::uuid from taken
    returning id, organization_id, student_id, action_type, target_id, assignment_id, created_at
  ), seen as (
    insert into lessons_seen (student_id, topic_id, organization_id, seen_at)
      select student_id, target_id, organization_id, created_at from decided where action_type = 'lesson'
    on conflict (student_id, topic_id) do update set seen_at = excluded.seen_at
  ), asked as (
    insert into asked_questions as kept (student_id, template_id, organization_id, asked)
      select student_id, $19::text, organization_id, array[$20::integer] from decided where $19::text is not null
    on conflict (student_id, template_id) do update set asked = (excluded.asked || kept.asked)[1:50]
  ), assigned as (
    update assignments a set done = a.done + 1, status = case when a.done + 1 = a.wanted then 'done' else a.status end,
      closed_at = case when a.done + 1 = a.wanted then d.created_at else a.closed_at end
    from decided d where a.id = d.assignment_id and d.action_type = 'lesson' and a.status = 'open'
  )
  select from refuse_overtaken() where not exists (select from decided)`,
)

export async function insertDecision(db: Queries, decision: NewDecision): Promise<void> {
  const { id, organizationId, studentId, sessionId, position, actionType, algorithmId } = decision
  const { targetId, questionId, assignmentId, deterministic, rule, seed, record, view } = decision
  const { weighed, modelVersion, contentVersion, maker, now } = decision
  const where = [id, organizationId, studentId, sessionId, position]
  const what = [actionType, algorithmId, targetId, questionId, assignmentId, deterministic, rule, seed]
  const made = [
    packDecision(record, view),
    weighed && Buffer.from(weighed.buffer),
    modelVersion,
    contentVersion,
    now,
  ]
  const asked = [decision.asked?.templateId ?? null, decision.asked?.hash ?? null]
  const by = [maker.principalId, maker.userId]
  await db.query(decisionInsert, [...where, ...what, ...made, ...asked, ...by])
}

/** A stored decision: the record, and the fields that have their own columns. */
export interface DecisionRow {
  readonly id: string
  readonly studentId: string
  readonly sessionId: string
  readonly sessionType: SessionType
  readonly positionInSession: number
  readonly questionId: string | null
  readonly attemptId: string | null
  readonly createdAt: string
  readonly record: DecisionRecord
}

type PackedRow = Omit<DecisionRow, 'record'> & PackedRecord & PerhapsArchived

const unpack = <Row extends PackedRow>(packed: Row) => {
  const { weighed, ...row } = fromArchive(packed)
  return { ...row, record: unpackRecord({ ...row, weighed }) }
}

/** The session type is looked up separately, because a page of decisions is mostly from one session. */
const columns = (table: string) => `id, student_id as "studentId", session_id as "sessionId",
  (select session_type from learn_sessions where id = ${table}.session_id) as "sessionType",
  position as "positionInSession", question_id as "questionId", created_at as "createdAt",
  (select id from learn_attempts where decision_id = ${table}.id) as "attemptId", ${recordOf(table)}, weighed`

const decisionFind = statement<PackedRow>(
  'learn_decision_find',
  `select ${columns('learn_decisions')} from learn_decisions where id = $1`,
)

export async function findDecision(db: Queries, id: string): Promise<DecisionRow | undefined> {
  const [found] = await db.query(decisionFind, [id])
  return found && unpack(found)
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
  return { ...found, items: found.items.map(unpack) }
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
  return found && unpack(found)
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
  return found && unpack(found)
}

/** A decision with what is needed to explain it to people. */
export interface ExplainableDecision {
  readonly record: DecisionRecord
  readonly createdAt: string
  readonly displayName: string
}

const explainableFind = statement<Omit<ExplainableDecision, 'record'> & PackedRecord & PerhapsArchived>(
  'learn_decision_find_explainable',
  `select d.id, ${recordOf('d')}, d.weighed, d.student_id as "studentId", d.question_id as "questionId", d.created_at as "createdAt", s.display_name as "displayName"
    from learn_decisions d join students s on s.id = d.student_id where d.id = $1`,
)

export async function findExplainableDecision(
  db: Queries,
  id: string,
): Promise<ExplainableDecision | undefined> {
  const [found] = await db.query(explainableFind, [id])
  return (
    found && {
      record: unpackRecord(fromArchive(found)),
      createdAt: found.createdAt,
      displayName: found.displayName,
    }
  )
}

/** A decision with everything that is needed to make it again. */
export interface ReproducibleDecision {
  readonly record: DecisionRecord
  readonly view: StoredView
  readonly seed: number
  readonly modelVersion: string
  readonly contentVersion: string
}

const reproducibleFind = statement<
  Omit<ReproducibleDecision, 'record' | 'view'> & PackedRecord & PerhapsArchived & { readonly view: Buffer }
>(
  'learn_decision_find_reproducible',
  `select id, ${recordOf('learn_decisions')}, view, weighed, student_id as "studentId", question_id as "questionId", seed, model_version as "modelVersion", content_version as "contentVersion"
    from learn_decisions where id = $1`,
)

export async function findReproducibleDecision(
  db: Queries,
  id: string,
): Promise<ReproducibleDecision | undefined> {
  const [found] = await db.query(reproducibleFind, [id])
  if (!found) return undefined
  const { seed, modelVersion, contentVersion } = found
  const packed = fromArchive(found)
  return { record: unpackRecord(packed), view: unpackStoredView(packed), seed, modelVersion, contentVersion }
}
