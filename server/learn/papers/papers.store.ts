import type { ExamFamilyId } from '@learn/content'
import type { LearnEntitlement } from '@learn/contract/learn/entitlements'
import type { LearnPaper, LearnPaperSummary } from '@learn/contract/learn/papers'
import type { YearGroup } from '@learn/contract/learn/values'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'
import { studentList } from '../../storage/student-list.ts'
import { type ConsentStanding, consentStanding } from '../families/consents.store.ts'

/** What decides whether a child may start a paper, and which questions it has. */
export interface PaperAccess {
  readonly subjectIds: string[]
  readonly examFamilyId: ExamFamilyId
  readonly yearGroup: YearGroup
  readonly extraTimePercent: number
  readonly consent: ConsentStanding | null
  readonly plan: string
  readonly status: LearnEntitlement['status']
  readonly startsAt: string
  readonly endsAt: string | null
  readonly entitledSubjectIds: string[]
}

const standingFind = statement<PaperAccess>(
  'learn_paper_find_standing',
  `select s.subject_ids as "subjectIds", s.exam_family_id as "examFamilyId", s.year_group as "yearGroup",
    s.extra_time_percent as "extraTimePercent",
    ${consentStanding('s.id', 's.erasure_at')} as consent,
    e.plan, e.status, e.starts_at as "startsAt", e.ends_at as "endsAt", e.subject_ids as "entitledSubjectIds"
  from students s join entitlements e on e.student_id = s.id where s.id = $1 for no key update of s`,
)

/** Locks the child, so that nobody else starts a paper for them until the end of the transaction. */
export async function findStanding(db: Queries, studentId: string): Promise<PaperAccess | undefined> {
  const [found] = await db.query(standingFind, [studentId])
  return found
}

const askedFind = statement<{ templateId: string; asked: number[] }>(
  'learn_paper_find_asked',
  'select template_id as "templateId", asked from asked_questions where student_id = $1',
)

/** The hashes of the last questions that the child was asked from each template, newest first. */
export async function findAskedQuestions(db: Queries, studentId: string): Promise<Map<string, number[]>> {
  const rows = await db.query(askedFind, [studentId])
  return new Map(rows.map(({ templateId, asked }) => [templateId, asked]))
}

const openFind = statement<{ endsAt: string }>(
  'learn_paper_find_open',
  'select ends_at as "endsAt" from learn_papers where student_id = $1 and submitted_at is null',
)

/** When the child's open paper ends, if there is one. */
export async function findOpenEnd(db: Queries, studentId: string): Promise<string | undefined> {
  const [open] = await db.query(openFind, [studentId])
  return open?.endsAt
}

export interface NewPaper {
  readonly id: string
  readonly organizationId: string
  readonly studentId: string
  readonly examFamilyId: string
  readonly yearGroup: string
  readonly subjectIds: readonly string[]
  readonly seed: number
  readonly contentVersion: string
  readonly startedAt: Date
  readonly endsAt: Date
  /** In the order of the paper. */
  readonly questions: readonly {
    readonly topicId: string
    readonly questionId: string
    readonly templateId: string
    readonly hash: number
  }[]
}

/** The paper with its questions, which from now on count as asked, so that practice and later papers bring others. */
const paperInsert = statement<never>(
  'learn_paper_insert',
  `with paper as (
    insert into learn_papers (id, organization_id, student_id, exam_family_id, year_group, subject_ids, seed, content_version,
      questions, started_at, ends_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, cardinality($11::text[]), $9, $10)
  ), asked as (
    insert into asked_questions as kept (student_id, template_id, organization_id, asked)
      select $3, template_id, $2, array_agg(hash order by position desc)
      from unnest($13::text[], $14::integer[]) with ordinality as picked (template_id, hash, position)
      group by template_id order by template_id
    on conflict (student_id, template_id) do update set asked = (excluded.asked || kept.asked)[1:50]
  )
  insert into learn_paper_questions (paper_id, position, organization_id, student_id, topic_id, question_id)
    select $1, position, $2, $3, topic_id, question_id
    from unnest($12::text[], $11::text[]) with ordinality as picked (topic_id, question_id, position)`,
)

export async function insertPaper(db: Queries, paper: NewPaper): Promise<void> {
  const { id, organizationId, studentId, examFamilyId, yearGroup, subjectIds, seed, questions } = paper
  await db.query(paperInsert, [
    ...[id, organizationId, studentId, examFamilyId, yearGroup, [...subjectIds], seed],
    ...[paper.contentVersion, paper.startedAt, paper.endsAt],
    questions.map(({ questionId }) => questionId),
    questions.map(({ topicId }) => topicId),
    questions.map(({ templateId }) => templateId),
    questions.map(({ hash }) => `${hash}`),
  ])
}

/** A stored paper, without its results. */
export type PaperRow = Omit<LearnPaperSummary, 'result'>

const columnsOf = (table: string) =>
  `id, organization_id as "organizationId", student_id as "studentId", exam_family_id as "examFamilyId",
  year_group as "yearGroup", subject_ids as "subjectIds", questions as "questionCount",
  (select count(*) from learn_paper_questions q where q.paper_id = ${table}.id and q.answer is not null) as "answeredCount",
  started_at as "startedAt", ends_at as "endsAt", submitted_at as "submittedAt"`

export const findPapers = studentList<PaperRow>({
  entity: 'learn_papers',
  table: 'learn_papers',
  columns: columnsOf('page'),
  sorts: { startedAt: { column: 'started_at', type: 'timestamptz' } },
  filters: [],
  counted: 'papers',
})

const paperFind = statement<PaperRow>(
  'learn_paper_find',
  `select ${columnsOf('learn_papers')} from learn_papers where id = $1`,
)

export async function findPaper(db: Queries, id: string): Promise<PaperRow | undefined> {
  const [found] = await db.query(paperFind, [id])
  return found
}

/** A question of a paper, with the grade that nobody sees before the paper is handed in. */
export type QuestionRow = Omit<LearnPaper['questions'][number], 'question' | 'marked'> & {
  readonly topicId: string
  readonly questionId: string
  readonly correct: boolean
  readonly misconception: string | null
}

const questionsFind = statement<QuestionRow>(
  'learn_paper_find_questions',
  `select position, topic_id as "topicId", question_id as "questionId", answer, is_flagged as flagged,
    answered_at as "answeredAt", is_right as correct, misconception
  from learn_paper_questions where paper_id = $1 order by position`,
)

export async function findQuestions(db: Queries, paperId: string): Promise<QuestionRow[]> {
  return await db.query(questionsFind, [paperId])
}

export interface TopicResult {
  readonly paperId: string
  readonly topicId: string
  readonly questionCount: number
  readonly answeredCount: number
  readonly rightAnswers: number
}

const resultsSum = statement<TopicResult>(
  'learn_papers_sum_results',
  `select paper_id as "paperId", topic_id as "topicId", count(*) as "questionCount", count(answer) as "answeredCount",
    count(*) filter (where is_right) as "rightAnswers"
  from learn_paper_questions where paper_id = any ($1::uuid[]) group by paper_id, topic_id`,
)

/** The answers in these papers, summed by topic. */
export async function sumResults(db: Queries, paperIds: readonly string[]): Promise<TopicResult[]> {
  return await db.query(resultsSum, [[...paperIds]])
}
