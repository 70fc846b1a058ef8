import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import { type ConsentStanding, consentStanding } from '../families/consents.store.ts'

const dueSubmit = statement<{ count: number }>(
  'learn_papers_submit_due',
  'select submit_due_papers($1, $2) as count',
)

/** Hands in papers whose time is up, up to a limit, and returns how many there were. */
export async function submitDuePapers(db: Queries, now: Date, atMost: number): Promise<number> {
  const [submitted] = await db.query(dueSubmit, [now, atMost])
  return submitted?.count ?? 0
}

const theseSubmitDue = statement<never>(
  'learn_papers_submit_these_due',
  `update learn_papers set submitted_at = ends_at where id = any ($1::uuid[]) and submitted_at is null and ends_at <= $2`,
)

const submittedFind = statement<{ id: string; submittedAt: string | null }>(
  'learn_papers_find_submitted',
  'select id, submitted_at as "submittedAt" from learn_papers where id = any ($1::uuid[])',
)

/**
 * The same for these papers, before their results are shown: an answer that was sent in time but is saved only now can
 * no longer change them. Waits for answers that are being saved. Returns when each was handed in.
 */
export async function submitIfDue(
  db: Queries,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, string | null>> {
  await db.query(theseSubmitDue, [[...ids], now])
  const rows = await db.query(submittedFind, [[...ids]])
  return new Map(rows.map(({ id, submittedAt }) => [id, submittedAt]))
}

const ownSubmitDue = statement<never>(
  'learn_papers_submit_own_due',
  `update learn_papers set submitted_at = ends_at where student_id = $1 and submitted_at is null and ends_at <= $2`,
)

/** The same for the paper that a child has left open. */
export async function submitDueOf(db: Queries, studentId: string, now: Date): Promise<void> {
  await db.query(ownSubmitDue, [studentId, now])
}

const paperSubmit = statement<never>(
  'learn_paper_submit',
  `update learn_papers set submitted_at = least(ends_at, greatest(started_at, $2)) where id = $1 and submitted_at is null`,
)

/** Hands in a paper, unless it has been handed in. */
export async function submitPaper(db: Queries, id: string, now: Date): Promise<void> {
  await db.query(paperSubmit, [id, now])
}

/** The question that an answer is for. */
export interface AnswerTarget {
  /** Null if the paper has no question at this position. */
  readonly questionId: string | null
  readonly questionCount: number
  readonly consent: ConsentStanding | null
}

const targetFind = statement<AnswerTarget>(
  'learn_paper_find_target',
  `select q.question_id as "questionId", p.questions as "questionCount",
    ${consentStanding('p.student_id')} as consent
  from learn_papers p left join learn_paper_questions q on q.paper_id = p.id and q.position = $2 where p.id = $1`,
)

export async function findTarget(
  db: Queries,
  paperId: string,
  position: number,
): Promise<AnswerTarget | undefined> {
  const [found] = await db.query(targetFind, [paperId, position])
  return found
}

export interface AnswerChange {
  readonly paperId: string
  readonly position: number
  /** Undefined keeps the answer, and null clears it. */
  readonly answer: string | null | undefined
  readonly isRight: boolean
  readonly misconception: string | null
  /** Undefined keeps the flag. */
  readonly flagged: boolean | undefined
  readonly now: Date
}

export interface SavedAnswer {
  readonly position: number
  readonly answer: string | null
  readonly flagged: boolean
  readonly answeredAt: string | null
  readonly endsAt: string
}

/** The lock lets other answers pass, and makes this one and handing in wait for each other. */
const answerSave = statement<SavedAnswer>(
  'learn_paper_save_answer',
  `with open as (
    select id, ends_at from learn_papers where id = $1 and submitted_at is null and ends_at > $8 for share
  )
  update learn_paper_questions q set is_flagged = coalesce($7, q.is_flagged),
    answer = case when $3::boolean then $4 else q.answer end,
    is_right = case when $3 then $5 else q.is_right end,
    misconception = case when $3 then $6 else q.misconception end,
    answered_at = case when not $3 or q.answer is not distinct from $4 then q.answered_at
      when $4::text is null then null else $8::timestamptz end
  from open where q.paper_id = open.id and q.position = $2
  returning q.position, q.answer, q.is_flagged as flagged, q.answered_at as "answeredAt", open.ends_at as "endsAt"`,
)

/** Undefined if the paper is no longer open. */
export async function saveAnswer(db: Queries, change: AnswerChange): Promise<SavedAnswer | undefined> {
  const { paperId, position, answer, isRight, misconception, flagged, now } = change
  const [saved] = await db.query(answerSave, [
    ...[paperId, position, answer !== undefined, answer ?? null],
    ...[isRight, misconception, flagged ?? null, now],
  ])
  return saved
}
