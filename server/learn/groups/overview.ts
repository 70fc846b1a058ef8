import { subjects } from '@learn/content'
import * as contract from '@learn/contract/learn/groups'
import type { Input } from '@learn/contract/operation'
import { packMarks } from '@learn/learning/marks'
import { type Context, organizationIdOf } from '../../context.ts'
import { day } from '../../times.ts'
import { model } from '../knowledge/model.ts'
import { readState } from '../knowledge/stored-projection.ts'
import { mondayOf } from '../progress/outlook.ts'
import { getLearnSettings } from '../teaching/settings.ts'
import { settingsOf } from '../teaching/topic-visibility.store.ts'
import { type Cells, type Grid, gridFor } from './grid.ts'
import { requireGroup } from './groups.ts'
import { findGroup, findMarks, type GroupRow } from './overview.store.ts'

type Overview = contract.LearnGroupOverview
type Student = Overview['students'][number]

const week = 7 * day
/** Fewer would tell too much about each of them. */
const fewestCompared = 5

export async function getLearnGroupOverview(
  ctx: Context<'NotFound'>,
  { teamId, subjectId }: Input<typeof contract.getLearnGroupOverview>,
): Promise<Overview> {
  const organizationId = organizationIdOf(ctx)
  if (teamId !== undefined) await requireGroup(ctx, teamId, organizationId)
  const now = ctx.now.getTime()
  const rows = await findGroup(ctx.db, {
    organizationId,
    teamId: teamId ?? null,
    most: contract.mostInGroup,
  })
  const { hidden } = await settingsOf(ctx.db, organizationId)
  const shown = topicsFor(rows, subjectId).filter(({ topicId }) => !hidden.has(topicId))
  const cells = await cellsOf(ctx, gridFor(shown, now), rows)
  const nothing: Cells = { scores: shown.map(() => null), due: [], falling: [], stuck: [] }
  const weeks = { this: mondayOf(now), last: mondayOf(now - week) }
  const students = rows.map((row): Student => {
    const { studentId, displayName, avatarId, yearGroup, lastPractisedAt } = row
    return {
      studentId,
      displayName,
      avatarId,
      yearGroup,
      ...countsIn(weeks, row),
      lastPractisedAt,
      ...(cells.get(studentId) ?? nothing),
      quiet: lastPractisedAt === null || now - Date.parse(lastPractisedAt) > week,
    }
  })
  const { groupComparisons } = await getLearnSettings(ctx)
  return {
    organizationId,
    teamId: teamId ?? null,
    asOf: ctx.now.toISOString(),
    topics: shown,
    students,
    studentCount: rows[0]?.total ?? 0,
    middle: groupComparisons ? shown.map((_, place) => middleOf(students, place)) : null,
  }
}

/** The topics of the subjects that somebody in the group learns, in teaching order. */
function topicsFor(rows: readonly GroupRow[], subjectId: string | undefined): Overview['topics'] {
  const learned = new Set(rows.flatMap(row => row.subjectIds.split(' ')))
  return subjects
    .filter(({ id }) => learned.has(id) && (subjectId === undefined || id === subjectId))
    .flatMap(subject => subject.topics.map(({ id, name }) => ({ topicId: id, name, subjectId: subject.id })))
}

/** The rows of the grid, in the order of the students. Only marks that have changed since the last look are read. */
async function cellsOf(ctx: Context, grid: Grid, rows: readonly GroupRow[]): Promise<Map<string, Cells>> {
  const cells = new Map<string, Cells>()
  const unread = new Map<string, string>()
  for (const { studentId, attempts, modelVersion, subjectIds } of rows) {
    const practised = attempts !== null && modelVersion !== null
    const found = practised && grid.find({ studentId, attempts, modelVersion, subjectIds })
    if (found) cells.set(studentId, found)
    else if (practised) unread.set(studentId, subjectIds)
  }
  if (unread.size === 0) return cells
  for (const { marks, state, changes, ...row } of await findMarks(ctx.db, [...unread.keys()])) {
    const bytes =
      marks === null ? state && packMarks(model, readState({ state, changes })) : Buffer.from(marks, 'base64')
    const subjectIds = unread.get(row.studentId) ?? ''
    if (bytes) cells.set(row.studentId, grid.read({ ...row, subjectIds }, bytes))
  }
  return cells
}

/** This week and the week before, as they are now. */
function countsIn(
  weeks: { this: string; last: string },
  { week: counted, answers, rightAnswers, answersBefore }: GroupRow,
) {
  const isThisWeek = counted === weeks.this
  const isLastWeek = counted === weeks.last
  return {
    answersThisWeek: isThisWeek ? (answers ?? 0) : 0,
    rightThisWeek: isThisWeek ? (rightAnswers ?? 0) : 0,
    answersLastWeek: (isThisWeek ? answersBefore : isLastWeek ? answers : 0) ?? 0,
  }
}

function middleOf(students: readonly Student[], place: number): number | null {
  const known = students.flatMap(({ scores }) => scores[place] ?? []).sort((one, other) => one - other)
  if (known.length < fewestCompared) return null
  const [low, high] = [Math.floor((known.length - 1) / 2), Math.ceil((known.length - 1) / 2)]
  return Math.round(((known[low] ?? 0) + (known[high] ?? 0)) / 2)
}
