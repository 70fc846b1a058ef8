import type { LearnGroupOverview } from '@learn/contract/learn/groups'
import { MarkReader, signs, tooFew } from '@learn/learning/marks'
import { guessOf } from '../knowledge/model.ts'

type Topics = LearnGroupOverview['topics']
/** A child's row in the columns of a group's topics. */
export type Cells = Pick<LearnGroupOverview['students'][number], 'scores' | 'due' | 'falling' | 'stuck'>

/** What the cells were read from. With another answer they are read again. */
export interface Source {
  readonly studentId: string
  readonly attempts: number
  readonly modelVersion: string
  /** Separated by spaces. */
  readonly subjectIds: string
}

interface Kept extends Source {
  readonly cells: Cells
}

const hour = 3_600_000
/** About 12 MB for a hundred topics. */
const mostKept = 10_000
/** Organizations that hide other topics have grids of their own. */
const mostGrids = 100
/** Counting all rows takes a while. */
const rowsBetweenChecks = 100
/** By their columns, the newest last. */
const grids = new Map<string, Grid>()

/**
 * The grid for these columns in this hour, in which scores hardly fade. A tutor looks at the same group again and again:
 * with what is kept, a group of 300 takes a third of the CPU.
 */
export function gridFor(topics: Topics, now: number): Grid {
  const since = Math.floor(now / hour) * hour
  const name = topics.map(({ topicId }) => topicId).join(' ')
  const known = grids.get(name)
  if (known?.since === since) return known
  const made = new Grid(topics, now, since)
  grids.delete(name)
  grids.set(name, made)
  makeRoom(since)
  return made
}

/** Forgets earlier hours and, if there is too much, what was made first. */
function makeRoom(since: number): void {
  let rows = 0
  for (const [name, grid] of [...grids].reverse()) {
    rows += grid.size
    if (grid.since < since || rows > mostKept) grids.delete(name)
  }
  for (const name of [...grids.keys()].slice(0, -mostGrids)) grids.delete(name)
}

export class Grid {
  readonly since: number
  readonly #topics: Topics
  readonly #reader: MarkReader
  readonly #rows = new Map<string, Kept>()
  /** Which topics somebody with these subjects learns. */
  readonly #learned = new Map<string, Uint8Array>()

  constructor(topics: Topics, now: number, since: number) {
    this.since = since
    this.#topics = topics
    this.#reader = new MarkReader(
      topics.map(({ topicId }) => ({ topicId, guess: guessOf(topicId) })),
      now,
    )
  }

  /** Undefined if the marks have to be read. */
  find({ studentId, attempts, modelVersion, subjectIds }: Source): Cells | undefined {
    const row = this.#rows.get(studentId)
    const isSame =
      row?.attempts === attempts && row.modelVersion === modelVersion && row.subjectIds === subjectIds
    return isSame ? row.cells : undefined
  }

  read(source: Source, marks: Uint8Array): Cells {
    const cells = this.#cellsOf(source.subjectIds, marks)
    const { studentId, attempts, modelVersion, subjectIds } = source
    if (this.size >= mostKept) this.#rows.clear()
    this.#rows.set(studentId, { studentId, attempts, modelVersion, subjectIds, cells })
    if (this.size % rowsBetweenChecks === 0) makeRoom(this.since)
    return cells
  }

  get size(): number {
    return this.#rows.size
  }

  #cellsOf(subjectIds: string, marks: Uint8Array): Cells {
    const read = this.#reader.read(marks)
    const learned = this.#learnedBy(subjectIds)
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
    return { scores, due, falling, stuck }
  }

  #learnedBy(subjectIds: string): Uint8Array {
    const known = this.#learned.get(subjectIds)
    if (known) return known
    const chosen = new Set(subjectIds.split(' '))
    const made = Uint8Array.from(this.#topics, ({ subjectId }) => (chosen.has(subjectId) ? 1 : 0))
    this.#learned.set(subjectIds, made)
    return made
  }
}
