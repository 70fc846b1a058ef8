import { subjects } from '@learn/content'
import * as contract from '@learn/contract/learn/groups'
import type { Input } from '@learn/contract/operation'
import { hashOf } from '@learn/learning/hash'
import { type Mark, packMarks, readMarks } from '@learn/learning/marks'
import { enoughEvidence } from '@learn/learning/policies/drafts'
import { isDueForReview } from '@learn/learning/policies/overview'
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
  readonly #topics: Overview['topics']
  readonly #places: ReadonlyMap<number, number>
  readonly #guesses: readonly number[]
  readonly #now: number

  constructor(topics: Overview['topics'], now: number) {
    this.#topics = topics
    this.#places = new Map(topics.map(({ topicId }, place) => [hashOf(topicId), place]))
    this.#guesses = topics.map(({ topicId }) => guessOf(topicId))
    this.#now = now
  }

  studentOf(row: GroupRow): Student {
    const { marks, state, subjectIds, total: _, ...about } = row
    const scores: (number | null)[] = Array.from({ length: this.#topics.length }, () => null)
    const [due, falling, stuck]: [number[], number[], number[]] = [[], [], []]
    const bytes = marks ?? (state && packMarks(model, unpack(state))) ?? new Uint8Array()
    readMarks(bytes, this.#places, this.#now, (place, mark) => {
      if (!subjectIds.includes(this.#topics[place]?.subjectId ?? '')) return
      const score = Math.max(mark.score, this.#guesses[place] ?? 0)
      if (mark.attempts >= enoughEvidence) scores[place] = Math.round(score * 100)
      if (isStuck(mark)) stuck.push(place)
      else if (isFalling(mark)) falling.push(place)
      if (isDueForReview({ score, best: mark.best, attempts: mark.attempts })) due.push(place)
    })
    const last = row.lastPractisedAt
    return {
      ...about,
      lastPractisedAt: last === null ? null : new Date(last).toISOString(),
      scores,
      due: due.sort(byPlace),
      falling: falling.sort(byPlace),
      stuck: stuck.sort(byPlace),
      quiet: last === null || this.#now - Date.parse(last) > week,
    }
  }
}

const byPlace = (one: number, other: number) => one - other

/** As the policy sees it: after three wrong answers in a row it no longer asks for more of the same. */
const isStuck = ({ streak, attempts, lastScore }: Mark) => streak <= -3 || (attempts >= 12 && lastScore < 0.5)

const isFalling = ({ attempts, best, lastScore }: Mark) =>
  attempts >= enoughEvidence && best - lastScore >= 0.15

function middleOf(students: readonly Student[], place: number): number | null {
  const known = students.flatMap(({ scores }) => scores[place] ?? []).sort(byPlace)
  if (known.length < fewestCompared) return null
  const [low, high] = [Math.floor((known.length - 1) / 2), Math.ceil((known.length - 1) / 2)]
  return Math.round(((known[low] ?? 0) + (known[high] ?? 0)) / 2)
}
