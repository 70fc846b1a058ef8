import * as contract from '@learn/contract/learn/progress'
import type { Input, Output } from '@learn/contract/operation'
import type { Context } from '../../context.ts'
import { throwNotFound } from '../../not-found.ts'
import type { Queries } from '../../storage/database.ts'
import { readSpan } from '../../times.ts'
import * as store from './outlook.store.ts'
import { type Advance, advance, expectationsOf, keptOutlook, mondayOf, type OutlookRow } from './outlook.ts'
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
  ctx: Context<'NotFound'>,
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
