import * as contract from '@learn/contract/learn/progress'
import type { LearnStudentState } from '@learn/contract/learn/states'
import type { LearnStudentProgress } from '@learn/contract/learn/students'
import type { Input, Output } from '@learn/contract/operation'
import type { Context, Reading } from '../../context.ts'
import { throwNotFound } from '../../not-found.ts'
import type { Queries } from '../../storage/database.ts'
import { day, readSpan } from '../../times.ts'
import { getLearnStudent, getLearnStudentProgress, getLearnStudentState } from '../families/students.ts'
import * as store from './outlook.store.ts'
import { type Advance, advance, expectationsOf, keptOutlook, mondayOf, type OutlookRow } from './outlook.ts'
import { hardIn, nextIn, sentencesFor, wentWellIn } from './summary.ts'
import { combine, nothingKept, trendIn } from './trend.ts'

/**
 * Takes a student's latest answers into the kept outlook, weeks and days. Call it where nobody can answer meanwhile, with
 * the student locked: whenever a session starts, so that reading has at most one session to add.
 */
export async function keepProgress(db: Queries, studentId: string, now: Date): Promise<void> {
  const student = await store.findOutlook(db, studentId)
  if (!student) return
  const { attempts, advanced, count } = await bringUpToDate(db, studentId, student, now)
  if (count === 0) return
  if (attempts === 0) await store.forgetOutlook(db, studentId)
  await store.saveOutlook(db, studentId, student.organizationId, attempts + count, advanced)
}

/** The outlook with the answers that came after it was kept, and how many answers these are. */
async function bringUpToDate(
  db: Queries,
  studentId: string,
  student: OutlookRow,
  now: Date,
): Promise<{ attempts: number; count: number; advanced: Advance }> {
  const { outlook, attempts } = keptOutlook(student)
  const answers = await store.findAnswersAfter(db, studentId, attempts)
  return { attempts, count: answers.length, advanced: advance(student, outlook, answers, now) }
}

export async function getLearnStudentForecast(
  ctx: Reading<'NotFound'>,
  { studentId }: Input<typeof contract.getLearnStudentForecast>,
): Promise<Output<typeof contract.getLearnStudentForecast>> {
  const student = (await store.findOutlook(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId')
  const { advanced } = await bringUpToDate(ctx.db, studentId, student, ctx.now)
  const { examFamilyId, yearGroup } = student
  const { answers, estimate, subjects } = expectationsOf(student, advanced.outlook, ctx.now.getTime())
  return { studentId, examFamilyId, yearGroup, answers, estimate, subjects: [...subjects] }
}

export async function getLearnStudentTrend(
  ctx: Context<'BadRequest' | 'NotFound'>,
  { studentId, ...asked }: Input<typeof contract.getLearnStudentTrend>,
): Promise<Output<typeof contract.getLearnStudentTrend>> {
  const span = readSpan(ctx, asked, { usual: contract.usualTrendDays, most: contract.mostTrendDays })
  const student = (await store.findOutlook(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId')
  const { attempts, advanced } = await bringUpToDate(ctx.db, studentId, student, ctx.now)
  const weeks = { first: mondayOf(Date.parse(span.from)), last: mondayOf(Date.parse(span.to)) }
  const kept = attempts > 0 ? await store.findKept(ctx.db, studentId, weeks.first) : nothingKept
  return { studentId, ...trendIn(weeks, combine(kept, advanced)) }
}

export async function getLearnStudentSummary(
  ctx: Context<'BadRequest' | 'NotFound'>,
  { studentId, day: asked }: Input<typeof contract.getLearnStudentSummary>,
): Promise<Output<typeof contract.getLearnStudentSummary>> {
  const { from: wanted } = readSpan(ctx, { from: asked, to: asked }, { usual: 1, most: 1 })
  const { summary } = await readWeek(ctx, studentId, mondayOf(Date.parse(wanted)))
  return summary
}

/** A week of a student's, as its summary and the numbers behind it. */
export interface Week {
  readonly summary: contract.LearnStudentSummary
  /** The days with practice. */
  readonly days: LearnStudentProgress['days']
  /** The week before. */
  readonly before: ReturnType<typeof sumOf>
  readonly state: LearnStudentState
}

/** Reads the week that begins on this Monday. */
export async function readWeek(
  ctx: Reading<'BadRequest' | 'NotFound'>,
  studentId: string,
  start: string,
): Promise<Week> {
  const week = { from: start, to: dayAfter(start, 6) }
  const { displayName } = await getLearnStudent(ctx, { studentId })
  const progress = await getLearnStudentProgress(ctx, { studentId, ...week })
  const earlier = await getLearnStudentProgress(ctx, {
    studentId,
    from: dayAfter(start, -7),
    to: dayAfter(start, -1),
  })
  const before = sumOf(earlier.days)
  const state = await getLearnStudentState(ctx, { studentId })
  const { estimate } = await getLearnStudentForecast(ctx, { studentId })
  const told = {
    displayName,
    days: progress.days.length,
    ...sumOf(progress.days),
    minutesBefore: before.minutes,
    estimate,
    wentWell: wentWellIn(progress),
    hard: hardIn(state, week.from, week.to),
    next: nextIn(state),
  }
  const summary = { studentId, start, ...told, sentences: sentencesFor(told) }
  return { summary, days: progress.days, before, state }
}

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)

const sumOf = (days: readonly { attempts: number; rightAnswers: number; minutes: number }[]) => ({
  attempts: days.reduce((sum, one) => sum + one.attempts, 0),
  rightAnswers: days.reduce((sum, one) => sum + one.rightAnswers, 0),
  minutes: Math.round(10 * days.reduce((sum, one) => sum + one.minutes, 0)) / 10,
})
