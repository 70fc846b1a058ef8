import { subjects } from '@learn/content'
import * as contract from '@learn/contract/learn/groups'
import type { Input } from '@learn/contract/operation'
import { MarkReader, packMarks, signs, tooFew } from '@learn/learning/marks'
import { unpack } from '@learn/learning/projection'
import { type Context, organizationIdOf } from '../../context.ts'
import { day } from '../../times.ts'
import { guessOf, model } from '../knowledge/model.ts'
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
    weekAgo: new Date(now - week),
    twoWeeksAgo: new Date(now - 2 * week),
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
  const learned = new Set(rows.flatMap(row => row.subjectIds))
  return subjects
    .filter(({ id }) => learned.has(id) && (subjectId === undefined || id === subjectId))
    .flatMap(subject => subject.topics.map(({ id, name }) => ({ topicId: id, name, subjectId: subject.id })))
}

/** Reads each student's marks into the columns of the group's topics. */
class Grid {
  readonly #subjects: readonly string[]
  readonly #reader: MarkReader
  readonly #now: number

  constructor(topics: Overview['topics'], now: number) {
    this.#subjects = topics.map(({ subjectId }) => subjectId)
    this.#reader = new MarkReader(
      topics.map(({ topicId }) => ({ topicId, guess: guessOf(topicId) })),
      now,
    )
    this.#now = now
  }

  studentOf(row: GroupRow): Student {
    const { marks, state, subjectIds, total: _, ...about } = row
    const read = this.#reader.read(marks ?? (state && packMarks(model, unpack(state))) ?? new Uint8Array())
    const learned = new Set(subjectIds)
    const scores = Array<number | null>(this.#subjects.length).fill(null)
    const [due, falling, stuck]: [number[], number[], number[]] = [[], [], []]
    for (let place = 0; place < this.#subjects.length; place++) {
      const isLearned = learned.has(this.#subjects[place] ?? '')
      const score = read.scores[place] ?? tooFew
      if (isLearned && score !== tooFew) scores[place] = score
      const found = isLearned ? (read.signs[place] ?? 0) : 0
      if (found === 0) continue
      if (found & signs.due) due.push(place)
      if (found & signs.falling) falling.push(place)
      if (found & signs.stuck) stuck.push(place)
    }
    const last = row.lastPractisedAt
    return {
      ...about,
      lastPractisedAt: last === null ? null : new Date(last).toISOString(),
      scores,
      due,
      falling,
      stuck,
      quiet: last === null || this.#now - Date.parse(last) > week,
    }
  }
}

function middleOf(students: readonly Student[], place: number): number | null {
  const known = students.flatMap(({ scores }) => scores[place] ?? []).sort((one, other) => one - other)
  if (known.length < fewestCompared) return null
  const [low, high] = [Math.floor((known.length - 1) / 2), Math.ceil((known.length - 1) / 2)]
  return Math.round(((known[low] ?? 0) + (known[high] ?? 0)) / 2)
}
