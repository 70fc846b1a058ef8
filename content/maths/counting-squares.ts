import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Point, path, picture, polygon } from '../svg.ts'
import { template } from '../template.ts'
import { grouped } from '../wording.ts'

type Kind = 'halves' | 'triangle' | 'parallelogram' | 'box' | 'scaled-box'

interface Facts {
  readonly kind: Kind
  /** On the grid, with y upwards. */
  readonly corners: readonly Point[]
  readonly wide: number
  readonly high: number
  /** The side of a small square in centimetres. */
  readonly side: number
}

/** Half of the sum of the cross products of neighbouring corners. */
const areaOf = (corners: readonly Point[]) =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

/** The heights of an edge that goes up or down by one, or stays level, from column to column. */
function edge(random: Random, columns: number, least: number, most: number): number[] {
  const heights = [random.int(least, most)]
  while (heights.length <= columns) {
    const next = (heights.at(-1) ?? 0) + random.int(-1, 1)
    if (next >= least && next <= most) heights.push(next)
  }
  return heights
}

const slopes = (heights: readonly number[]) =>
  heights.slice(1).filter((height, at) => height !== heights[at]).length

/** Only whole squares and halves, cut from corner to corner. */
function drawHalves(random: Random, step: Step): Facts {
  const columns = 4 + step
  for (;;) {
    const top = edge(random, columns, 4, 6)
    const bottom = step === 1 ? top.map(() => 1) : edge(random, columns, 0, 2)
    const halves = slopes(top) + slopes(bottom)
    if (slopes(top) < 2 || halves % 2 === 1 || (step === 2 && slopes(bottom) < 1)) continue
    const up = bottom.map((y, x): Point => [x, y])
    const down = top.map((y, x): Point => [x, y]).reverse()
    return { kind: 'halves', corners: [...up, ...down], wide: columns, high: 6, side: 1 }
  }
}

/** A triangle or parallelogram on a horizontal base. */
function drawBased(random: Random): Facts {
  const kind = random.pick(['triangle', 'parallelogram'] as const)
  const [base, high] = [random.int(3, 7), random.int(3, 6)]
  const shift = random.int(1, kind === 'triangle' ? base + 1 : 3)
  const corners: Point[] =
    kind === 'triangle'
      ? [
          [0, 0],
          [base, 0],
          [shift, high],
        ]
      : [
          [0, 0],
          [base, 0],
          [base + shift, high],
          [shift, high],
        ]
  return { kind, corners, wide: Math.max(...corners.map(([x]) => x)), high, side: 1 }
}

/** A shape that touches all four sides of a box, one corner on each. */
function drawInBox(random: Random, step: Step): Facts {
  const [wide, high] = [random.int(5, 8), random.int(5, 7)]
  const corners: Point[] = [
    [random.int(1, wide - 1), 0],
    [wide, random.int(1, high - 1)],
    [random.int(1, wide - 1), high],
    [0, random.int(1, high - 1)],
  ]
  return step === 5
    ? { kind: 'scaled-box', corners, wide, high, side: random.pick([2, 3, 5, 10]) }
    : { kind: 'box', corners, wide, high, side: 1 }
}

function drawShape(random: Random, step: Step): Facts {
  for (;;) {
    const facts =
      step < 3 ? drawHalves(random, step) : step === 3 ? drawBased(random) : drawInBox(random, step)
    const area = areaOf(facts.corners)
    // Half of the box would be a lucky guess.
    const isHalf = step > 3 && 2 * area === facts.wide * facts.high
    if (area >= 6 && Number.isInteger(area) && !isHalf) return facts
  }
}

function drawOnGrid({ corners, wide, high }: Facts): Picture {
  const [columns, rows] = [wide + 2, high + 2]
  const cell = Math.min(26, Math.floor(300 / columns))
  const left = (320 - columns * cell) / 2
  const at = ([x, y]: Point): Point => [left + (x + 1) * cell, 6 + (rows - 1 - y) * cell]
  const grid = [
    ...Array.from({ length: columns + 1 }, (_, x) => `M${left + x * cell} 6V${6 + rows * cell}`),
    ...Array.from({ length: rows + 1 }, (_, y) => `M${left} ${6 + y * cell}H${left + columns * cell}`),
  ]
  const named = corners.map(([x, y]) => `(${x + 1}, ${y + 1})`)
  return picture(
    320,
    rows * cell + 12,
    `A shape on a grid of ${columns} by ${rows} squares. Counting squares across and up from the bottom left of the grid, its corners are at ${named.join(', ')}.`,
    polygon(corners.map(at), 'grey', 0).replace('#999', '#ddd') +
      path(grid.join(''), 'none', 1).replace('stroke="#000"', 'stroke="#999"') +
      polygon(corners.map(at)).replace('fill="#fff"', 'fill="none"'),
  )
}

/** The four triangles between the shape and its box: two sides of each. */
function cutOff({ corners, wide, high }: Facts): (readonly [number, number])[] {
  const [[low = 0] = [], [, right = 0] = [], [top = 0] = [], [, left = 0] = []] = corners
  return [
    [low, left],
    [wide - low, right],
    [wide - top, high - right],
    [top, high - left],
  ]
}

const halvesIn = ({ corners }: Facts) =>
  corners.filter(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
    return nextX !== x && nextY !== y
  }).length

type Slip = readonly [number, string]

function slipsOf(facts: Facts): readonly Slip[] {
  const { kind, wide, high, side } = facts
  const squares = areaOf(facts.corners)
  const near: Slip[] = [1, -1, 2, -2, 3, -3].map(by => [squares + by, 'miscounted-the-squares'])
  switch (kind) {
    case 'halves': {
      const halves = halvesIn(facts)
      return [
        [squares - halves / 2, 'left-out-the-halves'],
        [squares + halves / 2, 'counted-halves-as-wholes'],
        ...near,
      ]
    }
    case 'triangle':
      return [
        [2 * squares, 'forgot-to-halve'],
        [squares / 2, 'halved-once-too-often'],
        [wide * high, 'took-the-whole-box'],
        ...near,
      ]
    case 'parallelogram':
      return [
        [wide * high, 'took-the-whole-box'],
        [squares / 2, 'halved-like-a-triangle'],
        [squares + high, 'took-the-base-too-long'],
        [squares - high, 'took-the-base-too-short'],
        ...near,
      ]
    case 'box': {
      const gone = wide * high - squares
      return [
        [wide * high, 'took-the-whole-box'],
        [wide * high - 2 * gone, 'forgot-to-halve-the-corners'],
        [gone, 'gave-the-part-outside'],
        [(wide * high) / 2, 'took-half-of-the-box'],
        ...cutOff(facts).map(([a, b]): Slip => [squares + (a * b) / 2, 'left-out-a-corner']),
        ...near,
      ]
    }
    default:
      return [
        [squares, 'forgot-the-size-of-the-squares'],
        [squares * side, 'used-the-side-only-once'],
        [wide * high * side * side, 'took-the-whole-box'],
        [(wide * high - squares) * side * side, 'gave-the-part-outside'],
        [(squares + 1) * side * side, 'miscounted-the-squares'],
        [(squares - 1) * side * side, 'miscounted-the-squares'],
        [(squares + 2) * side * side, 'miscounted-the-squares'],
        [(squares - 2) * side * side, 'miscounted-the-squares'],
      ]
  }
}

function walkOf(facts: Facts): string {
  const { kind, corners, wide, high, side } = facts
  const squares = areaOf(corners)
  switch (kind) {
    case 'halves': {
      const halves = halvesIn(facts)
      return `Count the whole squares first: there are ${squares - halves / 2}. Then count the half squares along the slanting lines: there are ${halves}. Two halves make a whole, so they make ${halves / 2}. ${squares - halves / 2} + ${halves / 2} = **${squares} cm²**.`
    }
    case 'triangle': {
      const base = corners[1]?.[0] ?? 0
      return `The base is ${base} squares long, and the top corner is ${high} squares above it. A triangle is half of base × height: ${base} × ${high} = ${base * high}, and ${base * high} ÷ 2 = **${squares} cm²**.`
    }
    case 'parallelogram': {
      const base = corners[1]?.[0] ?? 0
      return `Cut off the slanting end on the left and move it to the right: it becomes a rectangle. That is ${base} squares long and ${high} squares high. ${base} × ${high} = **${squares} cm²**.`
    }
    default: {
      const cut = cutOff(facts)
      const parts = cut.map(([a, b]) => (a * b) / 2)
      const gone = parts.reduce((sum, part) => sum + part, 0)
      const inside = `Draw a box round the shape: ${wide} × ${high} = ${wide * high} squares. That includes four right-angled triangles that are not part of the shape, one in each corner. Each is half of a rectangle: ${cut.map(([a, b]) => `${a} × ${b} ÷ 2`).join(', ')}, so ${parts.join(' + ')} = ${gone} squares. ${wide * high} − ${gone} = ${side === 1 ? `**${squares} cm²**.` : `${squares} squares.`}`
      return side === 1
        ? inside
        : `${inside} The area of one square is ${side} × ${side} = ${side * side} cm². ${squares} × ${side * side} = **${grouped(squares * side * side)} cm²**.`
    }
  }
}

export const countingSquares = template({
  id: 'maths.area-of-other-shapes.on-a-grid',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: drawShape,
  measure: 'slanting sides, whether the squares can be counted, and the size of a square',
  hardness: facts =>
    ({ halves: 1, triangle: 3, parallelogram: 3, box: 5, 'scaled-box': 6.5 })[facts.kind] +
    (facts.kind === 'halves' ? halvesIn(facts) / 10 : 0),
  write: facts => {
    const { side, corners } = facts
    const area = areaOf(corners) * side * side
    return {
      stem:
        side === 1
          ? 'Each small square has an area of 1 cm². What is the area of the shaded shape?'
          : `Each small square has **sides of ${side} cm**. What is the area of the shaded shape?`,
      picture: drawOnGrid(facts),
      right: { text: `${grouped(area)} cm²` },
      wrong: slipsOf(facts)
        .filter(
          ([amount]) =>
            amount > 0 &&
            amount !== area &&
            (Number.isInteger(amount) || facts.kind === 'triangle' || facts.kind === 'parallelogram'),
        )
        .map(([amount, misconception]) => ({ text: `${grouped(amount)} cm²`, misconception })),
      explanation: walkOf(facts),
    }
  },
})
