import { contentVersion, grade, misconceptionOf, questionId, subjectIds } from '@learn/content'
import * as contract from '@learn/contract/learn/papers'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { throwNotFound } from '../../not-found.ts'
import { listPage } from '../../storage/page.ts'
import { readAnswer } from '../practice/attempts.ts'
import { questionOf } from '../practice/decisions.ts'
import { refuseWithoutConsent, refuseWithoutRight, subjectsOf } from '../practice/sessions.ts'
import { publicQuestion } from '../teaching/content.ts'
import { settingsOf } from '../teaching/topic-visibility.store.ts'
import { choosePaper, familyOf } from './choose.ts'
import { endOf } from './clock.ts'
import * as handIn from './hand-in.store.ts'
import * as store from './papers.store.ts'

/** The random seed comes from the paper's id. */
export async function createLearnPaper(
  ctx: MutationContext<'BadRequest' | 'PaymentRequired' | 'Forbidden' | 'NotFound' | 'Conflict'>,
  input: Input<typeof contract.createLearnPaper>,
): Promise<Output<typeof contract.createLearnPaper>> {
  const { studentId, questionCount = contract.usualPaperQuestions } = input
  const organizationId = organizationIdOf(ctx)
  const standing = await store.findStanding(ctx.db, studentId)
  if (!standing) throwNotFound(ctx, 'studentId')
  refuseWithoutRight(ctx, standing)
  const { examFamilyId, yearGroup } = standing
  const subjectIds = subjectsOf(ctx, standing, input.subjectIds ?? [])
  await refuseSecond(ctx, studentId)
  const id = ctx.newId()
  const seed = Number.parseInt(id.slice(-8), 16)
  const year = Number(yearGroup.slice(-1))
  const { hidden } = await settingsOf(ctx.db, organizationId)
  const chosen = choosePaper(
    { examFamilyId, year, subjectIds, questionCount, hidden, seed },
    await store.findAskedQuestions(ctx.db, studentId),
  )
  if (chosen.length === 0)
    throw ctx.fault(
      'Conflict',
      `The organization hides every topic of ${subjectIds.join(', ')}. Ask for other subjects, or show topics with learn.updateLearnTopicSetting.`,
    )
  const questions = chosen.map(({ question }) => question)
  await store.insertPaper(ctx.db, {
    id,
    organizationId,
    studentId,
    examFamilyId,
    yearGroup,
    subjectIds,
    seed,
    contentVersion,
    startedAt: ctx.now,
    endsAt: endOf(ctx.now, questions, familyOf(examFamilyId), standing.extraTimePercent),
    questions: chosen.map(({ question, hash }) => ({
      topicId: question.topicId,
      questionId: questionId(question),
      templateId: question.templateId,
      hash,
    })),
  })
  ctx.audit(organizationId, id)
  return await requirePaper(ctx, id)
}

/** A child has one open paper at a time. Their row is locked, so that no other can be started meanwhile. */
async function refuseSecond(ctx: MutationContext<'Conflict'>, studentId: string): Promise<void> {
  await handIn.submitDueOf(ctx.db, studentId, ctx.now)
  const endsAt = await store.findOpenEnd(ctx.db, studentId)
  if (endsAt === undefined) return
  throw ctx.fault(
    'Conflict',
    `This student has an open paper, which ends at ${endsAt}. Continue it, or hand it in with learn.submitLearnPaper before you start another. learn.listLearnPapers shows it first.`,
  )
}

export async function listLearnPapers(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLearnPapers>,
): Promise<Output<typeof contract.listLearnPapers>> {
  const page = await listPage(ctx, contract.listLearnPapers, input, request =>
    store.findPapers(ctx, request, []),
  )
  return { ...page, data: await addResults(ctx, page.data) }
}

export async function getLearnPaper(
  ctx: Context<'NotFound'>,
  { paperId }: Input<typeof contract.getLearnPaper>,
): Promise<Output<typeof contract.getLearnPaper>> {
  return await requirePaper(ctx, paperId)
}

export async function saveLearnPaperAnswer(
  ctx: MutationContext<'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict'>,
  { paperId, position, answer: given, flagged }: Input<typeof contract.saveLearnPaperAnswer>,
): Promise<Output<typeof contract.saveLearnPaperAnswer>> {
  const target = await handIn.findTarget(ctx.db, paperId, position)
  if (!target) throwNotFound(ctx, 'paperId')
  refuseWithoutConsent(ctx, target)
  if (target.questionId === null)
    throw ctx.fault('BadRequest', `position must be from 1 to ${target.questionCount}, the last question.`)
  if (given === undefined && flagged === undefined)
    throw ctx.fault('BadRequest', 'Give answer, flagged or both. To clear the answer, give answer as null.')
  const question = questionOf(target.questionId)
  const answer = given === undefined ? undefined : readAnswer(ctx, question, given)
  const { right, misconception = null } =
    typeof answer === 'string' ? grade(question, answer) : { right: false }
  const saved = await handIn.saveAnswer(ctx.db, {
    paperId,
    position,
    answer,
    isRight: right,
    misconception,
    flagged,
    now: ctx.now,
  })
  if (!saved)
    throw ctx.fault(
      'Conflict',
      'This paper has been handed in or its time is up, so its answers are final. learn.getLearnPaper shows the results.',
    )
  ctx.audit(organizationIdOf(ctx), paperId)
  return { ...saved, serverTime: ctx.now.toISOString() }
}

/** A dry run does not hand the paper in, or it would show the results of an open one. */
export async function submitLearnPaper(
  ctx: MutationContext<'NotFound'>,
  { paperId }: Input<typeof contract.submitLearnPaper>,
): Promise<Output<typeof contract.submitLearnPaper>> {
  await ctx.unlessDryRun(() => handIn.submitPaper(ctx.db, paperId, ctx.now), undefined)
  ctx.audit(organizationIdOf(ctx), paperId)
  return await requirePaper(ctx, paperId)
}

async function requirePaper(ctx: Context<'NotFound'>, id: string): Promise<contract.LearnPaper> {
  const row = await store.findPaper(ctx.db, id)
  const [paper] = row ? await addResults(ctx, [row]) : []
  if (!paper) throwNotFound(ctx, 'paperId')
  const isSubmitted = paper.submittedAt !== null
  const questions = await store.findQuestions(ctx.db, id)
  return {
    ...paper,
    serverTime: ctx.now.toISOString(),
    questions: questions.map(asked => toPaperQuestion(asked, isSubmitted)),
  }
}

/** Unless the paper is handed in, nothing says whether the answer is right. */
function toPaperQuestion(
  { topicId, questionId, correct, misconception, ...given }: store.QuestionRow,
  isSubmitted: boolean,
): contract.LearnPaper['questions'][number] {
  const slip = (misconception && misconceptionOf(topicId, misconception)?.child) ?? null
  return {
    ...given,
    question: publicQuestion(questionOf(questionId), isSubmitted),
    marked: isSubmitted ? { correct, misconception, slip } : null,
  }
}

/** The papers, with results if they have been handed in. Those whose time is up are handed in first. */
async function addResults(
  ctx: Context,
  rows: readonly store.PaperRow[],
): Promise<contract.LearnPaperSummary[]> {
  const isOver = ({ submittedAt, endsAt }: store.PaperRow) =>
    submittedAt === null && Date.parse(endsAt) <= ctx.now.getTime()
  const due = rows.filter(isOver).map(({ id }) => id)
  const submitted = due.length === 0 ? undefined : await handIn.submitIfDue(ctx.db, due, ctx.now)
  const papers = rows.map(row => ({ ...row, submittedAt: row.submittedAt ?? submitted?.get(row.id) ?? null }))
  const ended = papers.filter(({ submittedAt }) => submittedAt !== null).map(({ id }) => id)
  const sums = ended.length === 0 ? [] : await store.sumResults(ctx.db, ended)
  const byPaper = Map.groupBy(sums, ({ paperId }) => paperId)
  return papers.map(paper => {
    const topics = byPaper.get(paper.id)
    if (!topics) return { ...paper, result: null }
    const result = resultOf(topics)
    return { ...paper, answeredCount: sumOf(result.subjects, subject => subject.answeredCount), result }
  })
}

function resultOf(topics: readonly store.TopicResult[]): NonNullable<contract.LearnPaperSummary['result']> {
  const bySubject = Map.groupBy(topics, ({ topicId }) => topicId.split('.')[0])
  const subjects = subjectIds.flatMap(subjectId => {
    const own = bySubject.get(subjectId)
    if (!own) return []
    return {
      subjectId,
      questionCount: sumOf(own, topic => topic.questionCount),
      answeredCount: sumOf(own, topic => topic.answeredCount),
      rightAnswers: sumOf(own, topic => topic.rightAnswers),
    }
  })
  return { rightAnswers: sumOf(subjects, subject => subject.rightAnswers), subjects }
}

const sumOf = <Item>(items: readonly Item[], numberIn: (item: Item) => number) =>
  items.reduce((sum, item) => sum + numberIn(item), 0)
