import type { LearnStudentExport } from '@learn/contract/learn/student-export'
import { expand } from '../../storage/compact.ts'
import type { Queries } from '../../storage/database.ts'
import type { Value } from '../../storage/parameter.ts'
import { type Statement, statement } from '../../storage/statement.ts'
import { fromArchive, type PerhapsArchived, recordOf } from '../practice/archive.store.ts'
import { type PackedRecord, unpackRecord, unpackStoredView } from '../practice/packed-decision.ts'
import { withFiles } from '../teaching/assignment-columns.store.ts'

type ItemOf<Name extends keyof LearnStudentExport> = LearnStudentExport[Name] extends (infer Item)[]
  ? Item
  : never

/** Rows of a long list to read at a time: a decision with its inputs has nearly 30 kB. */
const batch = 25

/** Reads in batches, each starting after the last row of the one before. */
async function* readBatches<Row>(
  db: Queries,
  wanted: Statement<Row>,
  studentId: string,
  placeOf: (row: Row) => readonly Value[],
  start: readonly Value[],
): AsyncGenerator<readonly Row[]> {
  for (let after = start; ; ) {
    const rows = await db.query(wanted, [studentId, ...after, batch])
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = placeOf(last)
  }
}

/** Comes before every row, in lists ordered by time and id. */
const theBeginning = ['-infinity', '00000000-0000-0000-0000-000000000000'] as const

const guardiansFind = statement<ItemOf<'guardians'>>(
  'guardians_export',
  `select user_id as "userId", display_name as "displayName", created_at as "createdAt" from guardians
    where student_id = $1 order by created_at, id`,
)

export const findGuardians = (db: Queries, studentId: string) => db.query(guardiansFind, [studentId])

// The family is not shown which member of the organization acted for a guardian.
const consentsFind = statement<ItemOf<'consents'>>(
  'consents_export',
  `select c.basis, c.wording, g.user_id as "givenByUserId", c.given_at as "givenAt",
    k.user_id as "confirmedByUserId", c.confirmed_at as "confirmedAt", w.user_id as "withdrawnByUserId",
    c.withdrawn_at as "withdrawnAt"
  from consents c
  left join guardians g on g.student_id = c.student_id and g.user_id = c.given_by_user_id
  left join guardians k on k.student_id = c.student_id and k.user_id = c.confirmed_by_user_id
  left join guardians w on w.student_id = c.student_id and w.user_id = c.withdrawn_by_user_id
  where c.student_id = $1 order by c.given_at, c.id`,
)

export const findConsents = (db: Queries, studentId: string) => db.query(consentsFind, [studentId])

const lessonsSeenFind = statement<ItemOf<'lessonsSeen'>>(
  'lessons_seen_export',
  `select topic_id as "topicId", seen_at as "seenAt" from lessons_seen where student_id = $1 order by seen_at, topic_id`,
)

export const findLessonsSeen = (db: Queries, studentId: string) => db.query(lessonsSeenFind, [studentId])

// Notes that are not shared belong to the organization. It answers requests for them itself.
const notesFind = statement<ItemOf<'notes'>>(
  'learn_notes_export',
  `select id, organization_id as "organizationId", student_id as "studentId", written_by_user_id as "writtenByUserId", text,
    shared_with_guardians as "sharedWithGuardians", created_at as "createdAt", updated_at as "updatedAt"
  from learn_notes where student_id = $1 and shared_with_guardians order by created_at, id`,
)

export const findNotes = (db: Queries, studentId: string) => db.query(notesFind, [studentId])

const groupsFind = statement<ItemOf<'groups'>>(
  'learn_groups_export',
  'select team_id as "teamId", name, added_at as "addedAt" from groups_of_student($1)',
)

export const findGroups = (db: Queries, studentId: string) => db.query(groupsFind, [studentId])

const assignmentsFind = statement<ItemOf<'assignments'>>(
  'assignments_export',
  `${withFiles(`select * from assignments where student_id = $1 and (created_at, id) > ($2::timestamptz, $3::uuid)
    order by created_at, id limit $4`)} order by created_at, id`,
)

export const findAssignments = (db: Queries, studentId: string) =>
  readBatches(db, assignmentsFind, studentId, ({ createdAt, id }) => [createdAt, id], theBeginning)

const sessionsFind = statement<ItemOf<'sessions'>>(
  'learn_sessions_export',
  `select id, session_type as "sessionType", subject_ids as "subjectIds", allowed_action_types as "allowedActionTypes",
    excluded_candidate_ids as "excludedCandidateIds", decisions, attempts, right_answers as "rightAnswers",
    wrong_in_a_row as "wrongInARow", open_decision_id as "openDecisionId", started_at as "startedAt", ended_at as "endedAt"
  from learn_sessions where student_id = $1 and (started_at, id) > ($2::timestamptz, $3::uuid)
  order by started_at, id limit $4`,
)

export const findSessions = (db: Queries, studentId: string) =>
  readBatches(db, sessionsFind, studentId, ({ startedAt, id }) => [startedAt, id], theBeginning)

type PackedDecision = Omit<ItemOf<'decisions'>, 'record' | 'view'> &
  Omit<PackedRecord, 'studentId'> &
  PerhapsArchived & { view: Buffer }

const decisionsFind = statement<PackedDecision>(
  'learn_decisions_export',
  `select id, session_id as "sessionId", position as "positionInSession", action_type as "actionType",
    algorithm_id as "algorithmId", target_id as "targetId", question_id as "questionId", assignment_id as "assignmentId",
    (select id from learn_attempts where decision_id = learn_decisions.id) as "attemptId", deterministic, rule, seed, model_version as "modelVersion", content_version as "contentVersion",
    created_at as "createdAt", ${recordOf('learn_decisions')}, view, weighed
  from learn_decisions where student_id = $1 and (created_at, id) > ($2::timestamptz, $3::uuid)
  order by created_at, id limit $4`,
)

export async function* findDecisions(
  db: Queries,
  studentId: string,
): AsyncGenerator<readonly ItemOf<'decisions'>[]> {
  const after = ({ createdAt, id }: PackedDecision) => [createdAt, id]
  for await (const rows of readBatches(db, decisionsFind, studentId, after, theBeginning))
    yield rows.map(fromArchive).map(({ weighed, ...row }) => ({
      ...row,
      record: unpackRecord({ ...row, weighed, studentId }),
      view: unpackStoredView(row),
    }))
}

type PackedReplayed = Omit<ItemOf<'replayedDecisions'>, 'record'> & { record: Buffer }

const replayedFind = statement<PackedReplayed>(
  'replayed_decisions_export',
  `select id, decision_id as "decisionId", record, logged_candidate_id as "loggedCandidateId",
    logged_propensity as "loggedPropensity", weight, reward, created_at as "createdAt"
  from replayed_decisions where student_id = $1 and (created_at, id) > ($2::timestamptz, $3::uuid)
  order by created_at, id limit $4`,
)

export async function* findReplayedDecisions(
  db: Queries,
  studentId: string,
): AsyncGenerator<readonly ItemOf<'replayedDecisions'>[]> {
  const after = ({ createdAt, id }: PackedReplayed) => [createdAt, id]
  for await (const rows of readBatches(db, replayedFind, studentId, after, theBeginning))
    yield rows.map(row => ({ ...row, record: expand(row.record) }))
}

type AttemptRow = Omit<ItemOf<'attempts'>, 'question' | 'mastery'> & { before: number; after: number }
export type ExportedAttempt = Omit<ItemOf<'attempts'>, 'question'>

const attemptsFind = statement<AttemptRow>(
  'learn_attempts_export',
  `select id, number, session_id as "sessionId", decision_id as "decisionId", topic_id as "topicId",
    question_id as "questionId", difficulty, answer, is_right as correct, misconception, milliseconds,
    score_before as before, score_after as after, answered_at as "answeredAt", created_at as "createdAt"
  from learn_attempts where student_id = $1 and number > $2 order by number limit $3`,
)

export async function* findAttempts(
  db: Queries,
  studentId: string,
): AsyncGenerator<readonly ExportedAttempt[]> {
  for await (const rows of readBatches(db, attemptsFind, studentId, ({ number }) => [number], [0]))
    yield rows.map(({ before, after, ...attempt }) => ({ ...attempt, mastery: { before, after } }))
}

type PaperRow = Omit<ItemOf<'papers'>, 'questions'>
type PaperQuestion = Omit<ItemOf<'papers'>['questions'][number], 'question'>
export type ExportedPaper = PaperRow & { readonly questions: readonly PaperQuestion[] }

const papersFind = statement<PaperRow>(
  'learn_papers_export',
  `select id, exam_family_id as "examFamilyId", year_group as "yearGroup", subject_ids as "subjectIds", seed,
    content_version as "contentVersion", started_at as "startedAt", ends_at as "endsAt", submitted_at as "submittedAt"
  from learn_papers where student_id = $1 and (started_at, id) > ($2::timestamptz, $3::uuid)
  order by started_at, id limit $4`,
)

// A paper may be handed in while it is exported. Its grades are exported only if the paper was read after that.
const paperQuestionsFind = statement<PaperQuestion & { paperId: string }>(
  'learn_paper_questions_export',
  `select paper_id as "paperId", position, question_id as "questionId", answer, is_flagged as flagged,
    answered_at as "answeredAt", is_right as correct, misconception
  from learn_paper_questions where paper_id = any ($1::uuid[]) order by paper_id, position`,
)

export async function* findPapers(db: Queries, studentId: string): AsyncGenerator<readonly ExportedPaper[]> {
  const after = ({ startedAt, id }: PaperRow) => [startedAt, id]
  for await (const rows of readBatches(db, papersFind, studentId, after, theBeginning)) {
    const questions = await db.query(paperQuestionsFind, [rows.map(({ id }) => id)])
    const byPaper = Map.groupBy(questions, ({ paperId }) => paperId)
    yield rows.map(paper => ({
      ...paper,
      questions: (byPaper.get(paper.id) ?? []).map(asked =>
        paper.submittedAt === null ? { ...asked, correct: null, misconception: null } : asked,
      ),
    }))
  }
}

const auditEventsFind = statement<ItemOf<'auditEvents'> & { id: string }>(
  'audit_events_export',
  `select id, operation, subject_id as "subjectId", address, request_id as "requestId", created_at as "createdAt"
  from audit_events where actor_kind = 'student' and principal_id = $1 and (created_at, id) > ($2::timestamptz, $3::uuid)
  order by created_at, id limit $4`,
)

export const findAuditEvents = (db: Queries, studentId: string) =>
  readBatches(db, auditEventsFind, studentId, ({ createdAt, id }) => [createdAt, id], theBeginning)
