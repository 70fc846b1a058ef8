import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { board } from './figure.ts'
import {
  allSegments,
  describeSegments,
  type Segment,
  segmentsCell,
  segmentsChoice,
  wrongSegments,
} from './segments.ts'

export const points = 3
export const unit = 24
export const every = allSegments(points)

export const sorted = (lines: readonly Segment[]) => [...lines].sort()

export const without = (lines: readonly Segment[], ...gone: readonly Segment[]) =>
  lines.filter(one => !gone.includes(one))

/** Two boxes with a sign between them, each so large if a size is given. */
export const sumPicture = (a: readonly Segment[], sign: string, b: readonly Segment[], size?: number) =>
  board(
    [[segmentsCell(a, points, unit), { sign }, segmentsCell(b, points, unit), { sign: '=' }, '?']],
    `Points are named A to C across and 1 to 3 down. First box: lines ${describeSegments(sorted(a))}. Second box: lines ${describeSegments(sorted(b))}.`,
    size,
  )

export const right = (lines: readonly Segment[]) => segmentsChoice(lines, points, unit)
export const wrong = (lines: readonly Segment[], misconception: string) =>
  wrongSegments([...new Set(lines)], points, unit, misconception)

/** The lines of the two boxes. */
interface Boxes {
  readonly a: readonly Segment[]
  readonly b: readonly Segment[]
}

/** How many lines are in the first box only, in the second only, and in both. */
const together: Record<Step, readonly [first: number, second: number, shared: number]> = {
  1: [3, 2, 0],
  2: [3, 3, 0],
  3: [4, 3, 1],
  4: [5, 4, 1],
  5: [6, 5, 2],
}

export function drawTogether(random: Random, step: Step): Boxes {
  const mixed = random.shuffle(every)
  const [first, second, shared] = together[step]
  const a = mixed.slice(0, first)
  return { a, b: [...mixed.slice(first, first + second), ...a.slice(0, shared)] }
}

/** What every version of the question has in common. */
export const puttingTogether = {
  id: 'non-verbal-reasoning.combining-shapes.put-together',
  mode: 'options' as const,
  seconds: 35,
  measure: 'lines in both boxes, and lines that both have',
}

export const effortTogether = ({ a, b }: Boxes) =>
  a.length + b.length + a.filter(one => b.includes(one)).length

export const togetherStem =
  'The two boxes are drawn on clear film. One is laid **exactly on top** of the other. What do you see?'

interface TakenAway extends Boxes {
  readonly left: readonly Segment[]
  /** How many lines only the second box has. */
  readonly extra: number
}

/** How many lines the first box has, how many of them go away, and how many only the second box has. */
export type Counts = Readonly<Record<Step, readonly [first: number, gone: number, extra: number]>>

export function drawTakenAway(random: Random, step: Step, counts: Counts): TakenAway {
  const mixed = random.shuffle(every)
  const [first, gone, extra] = counts[step]
  const a = mixed.slice(0, first)
  const own = mixed.slice(first, first + extra)
  return { a, b: [...a.slice(0, gone), ...own], left: [...a.slice(gone), ...own], extra }
}

/** What every version of the question has in common. */
export const takingAway = {
  id: 'non-verbal-reasoning.combining-shapes.take-away',
  mode: 'options' as const,
  seconds: 40,
  measure: 'lines in both boxes, and lines that only the second box has',
}

export const effortTakingAway = ({ a, b, extra }: Omit<TakenAway, 'left'>) => a.length + b.length + extra * 2

export const takeAwayStem = (extra: number) =>
  extra > 0
    ? 'The boxes are laid on top of each other. A line that is in **both** boxes goes away. All other lines stay. What is left?'
    : 'The lines of the second box are **taken away** from the first box. What is left?'
