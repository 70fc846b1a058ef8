import { template } from '../template.ts'
import { grouped } from '../wording.ts'
import { leaning } from './leaning.ts'
import { scaled } from './numbers.ts'
import { asked, drawSquare } from './puzzle-pictures.ts'

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const

/** A magic square from its middle and two steps. */
const squareOf = (middle: number, a: number, b: number) =>
  [-b, a + b, -a, b - a, 0, a - b, a, -a - b, b].map(by => middle + by)

interface Move {
  readonly at: number
  readonly line: readonly number[]
}

/** The boxes to fill before the target is found, in order. Undefined if it can't be found from these. */
function movesTo(given: readonly number[], target: number): Move[] | undefined {
  const known = new Map<number, Move | undefined>(given.map(at => [at, undefined]))
  for (let round = 0; round < 9 && !known.has(target); round++) {
    const moves = lines.flatMap((line): Move[] => {
      const [open, ...others] = line.filter(at => !known.has(at))
      return open !== undefined && others.length === 0 ? [{ at: open, line }] : []
    })
    for (const move of moves) if (!known.has(move.at)) known.set(move.at, move)
  }
  if (!known.has(target)) return undefined
  const needed: Move[] = []
  const need = (at: number) => {
    const move = known.get(at)
    if (!move || needed.includes(move)) return
    for (const other of move.line) if (other !== at) need(other)
    needed.push(move)
  }
  need(target)
  return needed
}

const fullLine = (given: readonly number[]) => lines.find(line => line.every(at => given.includes(at)))

type Source = 'line' | 'told' | 'middle' | 'none'

export const magicSquare = template({
  id: 'maths.number-puzzles.magic-square',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 75,
  draw: (random, step) => {
    const tenths = step === 5 && random.chance(0.4)
    const count = [6, 5, 5, 4, 4][step - 1] ?? 5
    const least = [1, 2, 3, 3, 3][step - 1] ?? 1
    for (;;) {
      const middle = random.int([6, 9, 12, 15, 20][step - 1] ?? 6, [14, 24, 35, 48, 60][step - 1] ?? 14)
      const [a, b] = [random.int(1, 3 + step), random.int(1, 3 + step) * random.pick([1, -1])]
      const values = squareOf(middle, a, b)
      const target = random.int(0, 8)
      const boxes = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(at => at !== target)
      const given = random.sample(boxes, count)
      const moves = movesTo(given, target)
      // The total is seen in a full line, then told, and at step 5 it must be found from the middle.
      const source: Source =
        step === 4 ? 'told' : fullLine(given) ? 'line' : step === 5 && given.includes(4) ? 'middle' : 'none'
      const fits = step < 4 ? source === 'line' : !fullLine(given) && source !== 'none'
      const isEnough = moves && (step < 4 ? moves.length === least : moves.length >= least)
      if (fits && isEnough && new Set(values).size === 9 && Math.min(...values) > 0)
        return { values, given, target, source, tenths }
    }
  },
  measure: 'boxes to fill on the way, how the total is found, decimals, and the size of the numbers',
  hardness: ({ values, given, target, source, tenths }) =>
    (movesTo(given, target)?.length ?? 1) +
    { line: 0, told: 0.5, middle: 2, none: 0 }[source] +
    (tenths ? 1 : 0) +
    Math.max(...values) / 30,
  write: ({ values, given, target, source, tenths }, random) => {
    const say = (value: number) => (tenths ? scaled(value, -1) : grouped(value))
    const at = (box: number) => values[box] ?? 0
    const [right, sum] = [at(target), 3 * at(4)]
    const moves = movesTo(given, target) ?? []
    const [p = 0, q = 0] = (moves.at(-1)?.line ?? []).filter(box => box !== target).map(at)
    const as = (value: number, misconception: string) => ({ value, misconception })
    const hiddenOthers = values.filter((_, box) => box !== target && !given.includes(box))
    const wrong = [
      ...hiddenOthers.map(value => as(value, 'gave-the-number-of-another-box')),
      as(Math.abs(p - q), 'used-a-wrong-total'),
      ...[1, -1, 10, -10].map(by => as(right + by, 'slipped-in-the-sum')),
      as(sum - p, 'left-out-a-number-of-the-line'),
      as(sum - q, 'left-out-a-number-of-the-line'),
      ...[2, -2, 3, -3, 4, -4, 5].map(by => as(right + by, 'slipped-in-the-sum')),
    ].filter(({ value }) => value > 0 && value !== right)
    const added = (fullLine(given) ?? []).map(box => say(at(box))).join(' + ')
    const totals = {
      line: `One line is full: ${added} = ${say(sum)}. So every line makes ${say(sum)}.`,
      told: `Every line makes ${say(sum)}.`,
      middle: `No line is full. But in such a square every line makes three times the number in the middle: ${say(at(4))} × 3 = ${say(sum)}.`,
      none: '',
    }
    const steps = moves.map(({ at: box, line }) => {
      const others = line.filter(other => other !== box).map(other => say(at(other)))
      return `${say(sum)} − ${others.join(' − ')} = ${box === target ? `**${say(right)}**` : say(at(box))}`
    })
    return {
      stem: `In this magic square, every row, every column and both diagonals add up to ${source === 'told' ? `**${say(sum)}**` : 'the same number'}. Which number goes in the box with the question mark?`,
      picture: drawSquare(
        values.map((value, box) => (box === target ? asked : given.includes(box) ? say(value) : '')),
      ),
      right: { text: say(right) },
      wrong: leaning(
        random,
        say(right),
        wrong.map(({ value, misconception }) => ({ text: say(value), misconception })),
      ),
      explanation: `${totals[source]} Look for a line with only one number missing: ${steps.join('; then ')}.`,
    }
  },
})
