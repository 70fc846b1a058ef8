import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'
import { leaning } from './leaning.ts'
import { asked, drawPyramid } from './puzzle-pictures.ts'

type Brick = readonly [row: number, place: number]

interface Pyramid {
  /** The lowest row. */
  readonly base: readonly number[]
  readonly given: readonly Brick[]
  readonly target: Brick
  readonly way: 'up' | 'side' | 'corner' | 'middle' | 'both'
}

/** All rows, the lowest first. */
function rowsOf(base: readonly number[]): number[][] {
  const rows = [[...base]]
  for (let row = rows[0] ?? []; row.length > 1; row = rows.at(-1) ?? [])
    rows.push(row.slice(1).map((value, at) => value + (row[at] ?? 0)))
  return rows
}

function drawFacts(random: Random, step: Step): Pyramid {
  const count = step === 1 || step === 4 ? 3 : step === 5 ? 4 : random.int(3, 4)
  const most = [12, 16, 24, 45, 30][step - 1] ?? 12
  const base = Array.from({ length: count }, () => random.int(2, most))
  const top: Brick = [count - 1, 0]
  if (step === 1 || (step === 2 && random.chance(0.5)))
    return { base, given: base.map((_, at): Brick => [0, at]), target: top, way: 'up' }
  // The left side is given, and the right end of the lowest row is to be found.
  if (step < 4)
    return { base, given: base.map((_, row): Brick => [row, 0]), target: [0, count - 1], way: 'side' }
  const ends: readonly Brick[] = [[0, 0], [0, count - 1], top]
  if (step === 4)
    return random.chance(0.6)
      ? { base, given: ends, target: [0, 1], way: 'middle' }
      : { base, given: [[0, 0], [0, 1], top], target: [0, 2], way: 'corner' }
  const [shown, hidden] = random.chance(0.5) ? [1, 2] : [2, 1]
  return { base, given: [...ends, [0, shown]], target: [0, hidden], way: 'both' }
}

function mistakesOf({ base, target, way }: Pyramid, rows: readonly (readonly number[])[]) {
  const as = (value: number, misconception: string) => ({ value, misconception })
  const at = (row: number, place: number) => rows[row]?.[place] ?? 0
  const [a = 0, b = 0, c = 0, d = 0] = base
  const top = at(base.length - 1, 0)
  const sum = base.reduce((all, value) => all + value, 0)
  const shown = target[1] === 2 ? b : c
  return {
    up: [
      as(sum, 'added-the-bottom-row-once'),
      as(at(base.length - 2, 0) + (base.at(-1) ?? 0), 'added-the-wrong-bricks'),
      as(top - b, 'added-the-bottom-row-once'),
      as(2 * sum, 'added-the-wrong-bricks'),
    ],
    side: [
      as(at(1, base.length - 2), 'stopped-one-brick-early'),
      as(top - at(1, 0), 'took-off-the-wrong-bricks'),
      as(top - a - b, 'took-off-the-wrong-bricks'),
      as(b, 'stopped-one-brick-early'),
    ],
    corner: [
      as(at(1, 1), 'stopped-one-brick-early'),
      as(top - a - b - a, 'took-off-the-wrong-bricks'),
      as(a + b, 'stopped-one-brick-early'),
      as(Math.abs(top - 2 * a - 2 * b), 'took-off-the-wrong-bricks'),
    ],
    middle: [
      as(top - a - c, 'forgot-to-share'),
      as(Math.floor(top / 2), 'took-off-the-wrong-bricks'),
      as(a + b, 'stopped-one-brick-early'),
      as(b + c, 'stopped-one-brick-early'),
    ],
    both: [
      as(top - a - d - 3 * shown, 'forgot-to-share'),
      as((top - a - d - shown) / 3, 'took-off-the-wrong-bricks'),
      as((top - a - d - 3 * shown) / 2, 'took-off-the-wrong-bricks'),
      as(b + c, 'stopped-one-brick-early'),
    ],
  }[way]
}

export const pyramid = template({
  id: 'maths.number-puzzles.pyramid',
  version: 1,
  balancedFrom: 1,
  mode: 'options',
  seconds: 65,
  draw: drawFacts,
  measure: 'which way to work, the rows of the pyramid, and the size of the numbers',
  hardness: ({ base, way }) =>
    ({ up: 1, side: 2, corner: 4, middle: 4.5, both: 6.5 })[way] + base.length / 2 + Math.max(...base) / 30,
  write: (facts, random) => {
    const { base, given, target } = facts
    const rows = rowsOf(base)
    const right = rows[target[0]]?.[target[1]] ?? 0
    const isOne = (bricks: readonly Brick[], row: number, place: number) =>
      bricks.some(([r, p]) => r === row && p === place)
    const texts = rows.map((values, row) =>
      values.map((value, place) =>
        isOne([target], row, place) ? asked : isOne(given, row, place) ? grouped(value) : '',
      ),
    )
    const slips = [1, -1, 10, -10, 2, -2, 3, -3, 4, -4, 5, -5, 6].map(by => ({
      value: right + by,
      misconception: 'slipped-in-the-sum',
    }))
    const wrong = [...mistakesOf(facts, rows), ...slips].filter(
      ({ value }) => value > 0 && value !== right && Number.isInteger(value),
    )
    return {
      stem: 'In this pyramid, the number on each brick is the **sum of the two numbers below it**. Which number goes on the brick with the question mark?',
      picture: drawPyramid(texts),
      right: { text: grouped(right) },
      wrong: leaning(
        random,
        grouped(right),
        wrong.map(({ value, misconception }) => ({ text: grouped(value), misconception })),
      ),
      explanation: wayThrough(facts, rows),
    }
  },
})

function wayThrough({ base, target, way }: Pyramid, rows: readonly (readonly number[])[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = base
  const top = rows.at(-1)?.[0] ?? 0
  if (way === 'up') {
    const sums = rows.slice(1).map((row, level) =>
      row
        .map((value, at) => {
          const [left, right] = [rows[level]?.[at], rows[level]?.[at + 1]]
          return `${left} + ${right} = ${level === rows.length - 2 ? `**${value}**` : value}`
        })
        .join(', '),
    )
    return `Work upwards, row by row: ${sums.join('; then ')}.`
  }
  if (way === 'middle')
    return `On the way up, the middle brick of the bottom row is used twice and the two ends once. So take the ends from the top: ${top} − ${a} − ${c} = ${2 * b}. That is twice the missing number: ${2 * b} ÷ 2 = **${b}**.`
  if (way === 'both') {
    const [shown, missing] = target[1] === 2 ? [b, c] : [c, b]
    return `On the way up, the ends of the bottom row are used once, and each of the two in the middle three times. So take off the ends and three times ${shown}: ${top} − ${a} − ${d} − ${3 * shown} = ${3 * missing}. That is three times the missing number: ${3 * missing} ÷ 3 = **${missing}**.`
  }
  const taken = (row: number, place: number) => {
    const [above, beside, value] = [rows[row + 1]?.[place - 1], rows[row]?.[place - 1], rows[row]?.[place]]
    return `${above} − ${beside} = ${row === target[0] && place === target[1] ? `**${value}**` : value}`
  }
  const rule = 'To find a missing brick, take the brick next to it from the brick above them.'
  if (way === 'corner') return `First ${a} + ${b} = ${a + b}. ${rule} ${taken(1, 1)}, and ${taken(0, 2)}.`
  const steps = base
    .slice(1)
    .flatMap((_, at) =>
      Array.from({ length: base.length - at - 1 }, (__, down) => taken(base.length - 2 - at - down, at + 1)),
    )
  return `${rule} Begin at the top and work from left to right: ${steps.join(', ')}.`
}
