import {
  type LearnPreferences,
  type updateLearnPreferences as update,
  usualPreferences,
} from '@learn/contract/learn/preferences'
import * as states from '@learn/contract/learn/states'
import * as contract from '@learn/contract/learn/students'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf, type Reading } from '../../context.ts'
import { readName } from '../../names.ts'
import { throwNotFound } from '../../not-found.ts'
import { listPage } from '../../storage/page.ts'
import { day, dayOf, readDay, readSpan } from '../../times.ts'
import { readExamFamily, readSubjects } from '../knowledge/profile.ts'
import { stateOf } from '../knowledge/state.ts'
import { findActiveAssignment } from '../teaching/active-assignment.store.ts'
import { requireGuardian } from './guardian.ts'
import * as store from './students.store.ts'

export async function listLearnStudents(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLearnStudents>,
): Promise<Output<typeof contract.listLearnStudents>> {
  const page = await listPage(ctx, contract.listLearnStudents, input, request => {
    const { teamId } = request.filters
    return teamId === undefined
      ? store.findStudents(ctx.db, ctx.reach, request, [])
      : store.findStudentsOfTeam(ctx.db, ctx.reach, request, [teamId])
  })
  return { ...page, data: page.data.map(toStudent) }
}

export async function getLearnStudent(
  ctx: Reading<'NotFound'>,
  { studentId }: Input<typeof contract.getLearnStudent>,
): Promise<contract.LearnStudent> {
  return await requireStudent(ctx, studentId)
}

export async function updateLearnStudent(
  ctx: MutationContext<'BadRequest' | 'Forbidden' | 'NotFound'>,
  { studentId, ...asked }: Input<typeof contract.updateLearnStudent>,
): Promise<contract.LearnStudent> {
  if (asked.staffPinResets !== undefined) await requireGuardian(ctx, studentId)
  await store.saveStudent(ctx.db, studentId, readChange(ctx, asked), ctx.now)
  ctx.audit(organizationIdOf(ctx), studentId)
  return await requireStudent(ctx, studentId)
}

function readChange(
  ctx: Context<'BadRequest'>,
  asked: Omit<Input<typeof contract.updateLearnStudent>, 'studentId'>,
): store.StudentChange {
  const { displayName, avatarId, yearGroup = null, examFamilyId, subjectIds, extraTimePercent = null } = asked
  const targetSchool = asked.targetSchool === null ? '' : asked.targetSchool
  const line = (name: string, text: string | undefined) =>
    text === undefined ? null : readName(ctx, name, text)
  return {
    displayName: line('displayName', displayName),
    avatarId: line('avatarId', avatarId),
    yearGroup,
    targetSchool: line('targetSchool', targetSchool),
    examFamilyId: examFamilyId === undefined ? null : readExamFamily(ctx, examFamilyId),
    examDate: asked.examDate === undefined ? null : readExamDate(ctx, asked.examDate),
    subjectIds: subjectIds === undefined ? null : readSubjects(subjectIds),
    extraTimePercent,
    staffPinResets: asked.staffPinResets ?? null,
  }
}

const mostYearsAway = 5

/** Empty if there is none. */
function readExamDate(ctx: Context<'BadRequest'>, asked: string | null): string {
  const date = readDay(ctx, 'examDate', asked ?? undefined)
  if (!date) return ''
  if (Math.abs(date.getTime() - ctx.now.getTime()) > mostYearsAway * 366 * day)
    throw ctx.fault('BadRequest', `examDate is more than ${mostYearsAway} years away. Check the year.`)
  return dayOf(date)
}

export async function updateLearnPreferences(
  ctx: MutationContext<'NotFound'>,
  { studentId, ...asked }: Input<typeof update>,
): Promise<LearnPreferences> {
  const saved =
    (await store.savePreferences(ctx.db, studentId, asked, ctx.now)) ?? throwNotFound(ctx, 'studentId')
  ctx.audit(organizationIdOf(ctx), studentId)
  return { ...usualPreferences, ...saved }
}

export async function getLearnStudentState(
  ctx: Reading<'NotFound'>,
  { studentId, order }: Pick<Input<typeof states.getLearnStudentState>, 'studentId' | 'order'>,
): Promise<states.LearnStudentState> {
  const known = (await store.findKnown(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId')
  const assignment = await findActiveAssignment(ctx.db, studentId)
  const state = stateOf(known, ctx.now)
  const masteryByTopic =
    order === 'weakest' ? states.weakestFirst(state.masteryByTopic) : state.masteryByTopic
  return { studentId, activeAssignmentId: assignment?.assignmentId ?? '', ...state, masteryByTopic }
}

export async function getLearnStudentProgress(
  ctx: Reading<'BadRequest' | 'NotFound'>,
  { studentId, ...asked }: Input<typeof contract.getLearnStudentProgress>,
): Promise<contract.LearnStudentProgress> {
  const span = readSpan(ctx, asked, { usual: contract.usualProgressDays, most: contract.mostProgressDays })
  const rows = await store.findProgress(ctx.db, studentId, span)
  return {
    studentId,
    days: rows.flatMap(({ day, attempts, rightAnswers, milliseconds }) =>
      day === null ? [] : [{ day, attempts, rightAnswers, minutes: minutesOf(milliseconds) }],
    ),
    topics: rows.flatMap(({ topicId, first, latest, attempts }) =>
      topicId === null ? [] : [{ topicId, first, latest, attempts }],
    ),
  }
}

/** Rounded to a tenth. */
const minutesOf = (milliseconds: number) => Math.round(milliseconds / 6_000) / 10

async function requireStudent(ctx: Reading<'NotFound'>, studentId: string): Promise<contract.LearnStudent> {
  return toStudent((await store.findStudent(ctx.db, studentId)) ?? throwNotFound(ctx, 'studentId'))
}

function toStudent(row: store.StudentRow): contract.LearnStudent {
  const { username, pinSet, consentBasis, consentWording, consentGivenAt, consentWithdrawnAt, ...student } =
    row
  return {
    ...student,
    preferences: { ...usualPreferences, ...student.preferences },
    credential: { username, pinSet, credentialKind: 'student_username_pin' },
    consent: {
      given: consentWithdrawnAt === null,
      basis: consentBasis,
      wording: consentWording,
      givenAt: consentGivenAt,
      withdrawnAt: consentWithdrawnAt,
    },
  }
}
