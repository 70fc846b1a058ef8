import { subjects } from '@learn/content'
import * as contract from '@learn/contract/learn/groups'
import type { Input } from '@learn/contract/operation'
import { MarkReader, packMarks, signs, tooFew } from '@learn/learning/marks'
import { unpack } from '@learn/learning/projection'
import { type Context, organizationIdOf } from '../../context.ts'
import { day } from '../../times.ts'
import { guessOf, model } from '../knowledge/model.ts'
import { mondayOf } from '../progress/outlook.ts'
import { getLearnSettings } from '../teaching/settings.ts'
import { settingsOf } from '../teaching/topic-visibility.store.ts'
import { requireGroup } from './groups.ts'
import { findGroup, type GroupRow } from './overview.store.ts'

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
  const grid = new Grid(shown, now)
  const students = rows.map(row => grid.studentOf(row))
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

/** Reads each student's marks into the columns of the group's topics. */
class Grid {
  readonly #topics: Overview['topics']
  /** Which topics somebody with these subjects learns. */
  readonly #learned = new Map<string, Uint8Array>()
  readonly #reader: MarkReader
  readonly #now: number

  constructor(topics: Overview['topics'], now: number) {
    this.#topics = topics
    this.#reader = new MarkReader(
      topics.map(({ topicId }) => ({ topicId, guess: guessOf(topicId) })),
      now,
    )
    this.#now = now
  }

  #learnedBy(subjectIds: string): Uint8Array {
    const kept = this.#learned.get(subjectIds)
    if (kept) return kept
    const chosen = new Set(subjectIds.split(' '))
    const made = Uint8Array.from(this.#topics, ({ subjectId }) => (chosen.has(subjectId) ? 1 : 0))
    this.#learned.set(subjectIds, made)
    return made
  }

  studentOf(row: GroupRow): Student {
    const { studentId, displayName, avatarId, yearGroup, marks, state } = row
    const read = this.#reader.read(marks ?? (state && packMarks(model, unpack(state))) ?? new Uint8Array())
    const learned = this.#learnedBy(row.subjectIds)
    const scores = Array<number | null>(learned.length).fill(null)
    const [due, falling, stuck]: [number[], number[], number[]] = [[], [], []]
    for (let place = 0; place < learned.length; place++) {
      if (learned[place] === 0) continue
      const score = read.scores[place] ?? tooFew
      if (score !== tooFew) scores[place] = score
      const found = read.signs[place] ?? 0
      if (found === 0) continue
      if (found & signs.due) due.push(place)
      if (found & signs.falling) falling.push(place)
      if (found & signs.stuck) stuck.push(place)
    }
    const last = row.lastPractisedAt
    return {
      studentId,
      displayName,
      avatarId,
      yearGroup,
      ...weeksOf(row, this.#now),
      lastPractisedAt: last === null ? null : new Date(last).toISOString(),
      scores,
      due,
      falling,
      stuck,
      quiet: last === null || this.#now - Date.parse(last) > week,
    }
  }
}

/** This week and the week before, as they are now. */
function weeksOf({ week: counted, answers, rightAnswers, answersBefore }: GroupRow, now: number) {
  const isThisWeek = counted === mondayOf(now)
  const isLastWeek = counted === mondayOf(now - week)
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
