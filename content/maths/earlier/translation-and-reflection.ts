import type { Step } from '../../question.ts'
import type { Random } from '../../random.ts'
import { label, line, type Point, polyline } from '../../svg.ts'
import { template } from '../../template.ts'
import { coordinates, drawGrid, type Grid, placer, signed, walkTo } from '../grid.ts'

const gridOf = (step: Step): Grid => (step < 3 ? { low: 0, high: 10 } : { low: -6, high: 6 })

/** A triangle with three different sides, so that it can't be taken for its own mirror image. */
const triangles: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [2, 0],
    [0, 3],
  ],
  [
    [0, 0],
    [3, 0],
    [3, 2],
  ],
  [
    [0, 0],
    [2, 1],
    [0, 3],
  ],
  [
    [0, 1],
    [3, 0],
    [1, 3],
  ],
  [
    [0, 0],
    [3, 1],
    [1, 3],
  ],
  [
    [0, 2],
    [3, 0],
    [3, 3],
  ],
]

const names = ['K', 'L', 'M'] as const

const shift = (points: readonly Point[], across: number, up: number): Point[] =>
  points.map(([x, y]) => [x + across, y + up])

const fits = ({ low, high }: Grid, points: readonly Point[]) =>
  points.every(([x, y]) => x >= low && x <= high && y >= low && y <= high)

function drawTriangle(random: Random, { low, high }: Grid): Point[] {
  return shift(random.pick(triangles), random.int(low + 1, high - 4), random.int(low + 1, high - 4))
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

const outlineOf = (points: readonly Point[]) => polyline([...points, ...points.slice(0, 1)], 3)

/** Each name is outside its corner, away from the middle of the triangle. */
function draw(grid: Grid, points: readonly Point[], texts: readonly string[] | string): string {
  const at = placer(grid)
  const [mx, my] = at(middleOf(points))
  if (typeof texts === 'string') return outlineOf(points.map(at)) + label([mx, my + 5], texts, { bold: true })
  const corners = points.map((point, index) => {
    const [x, y] = at(point)
    const far = Math.hypot(x - mx, y - my) || 1
    return label([x + ((x - mx) / far) * 12, y + ((y - my) / far) * 12 + 5], texts[index] ?? '', {
      bold: true,
    })
  })
  return outlineOf(points.map(at)) + corners.join('')
}

const inWords = (grid: Grid, points: readonly Point[]) =>
  `A grid with axes from ${signed(grid.low)} to ${grid.high}, and a triangle. ${points.map((point, at) => `Corner ${names[at]} is ${walkTo(point)}.`).join(' ')}`

const squares = (count: number) => `${count} ${count === 1 ? 'square' : 'squares'}`

const move = (across: number, up: number) =>
  `${squares(Math.abs(across))} ${across > 0 ? 'right' : 'left'} and ${squares(Math.abs(up))} ${up > 0 ? 'up' : 'down'}`

export const translate = template({
  id: 'maths.translation-and-reflection.translate',
  version: 1,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const grid = gridOf(step)
    const far = step < 2 ? 3 : step < 4 ? 5 : 7
    const least = step < 4 ? 1 : step - 2
    for (;;) {
      const points = drawTriangle(random, grid)
      const [across, up] = [
        random.int(least, far) * random.pick([1, -1]),
        random.int(least, far) * random.pick([1, -1]),
      ]
      if (Math.abs(across) === Math.abs(up) || !fits(grid, shift(points, across, up))) continue
      return { grid, points, across, up, asked: random.int(0, 2) }
    }
  },
  measure: 'how far the shape moves, and negative numbers',
  hardness: ({ grid, across, up }) => (Math.abs(across) + Math.abs(up)) / 2 + (grid.low < 0 ? 2 : 0),
  write: ({ grid, points, across, up, asked }) => {
    const [x, y] = points[asked] ?? [0, 0]
    const right: Point = [x + across, y + up]
    const wrong = (point: Point, misconception: string) => ({ text: coordinates(point), misconception })
    return {
      stem: `The triangle is moved ${move(across, up)}. What are the new coordinates of corner **${names[asked]}**?`,
      picture: drawGrid(grid, inWords(grid, points), draw(grid, points, names)),
      right: { text: coordinates(right) },
      wrong: [
        wrong([x - across, y + up], 'mixed-up-left-and-right'),
        wrong([x + across, y - up], 'mixed-up-up-and-down'),
        wrong([x + up, y + across], 'swapped-the-two-moves'),
        wrong([right[1], right[0]], 'swapped-across-and-up'),
        wrong([x + across, y], 'made-only-one-move'),
        wrong([right[0] + Math.sign(across), right[1]], 'one-square-too-far'),
      ],
      explanation: `${names[asked]} is at ${coordinates([x, y])}. Left and right change the first number: ${signed(x)} ${across > 0 ? '+' : '−'} ${Math.abs(across)} = ${signed(right[0])}. Up and down change the second number: ${signed(y)} ${up > 0 ? '+' : '−'} ${Math.abs(up)} = ${signed(right[1])}. So it moves to **${coordinates(right)}**.`,
    }
  },
})

export const reflect = template({
  id: 'maths.translation-and-reflection.reflect',
  version: 1,
  mode: 'options',
  seconds: 40,
  draw: (random, step) => {
    const grid = gridOf(step)
    for (;;) {
      const points = drawTriangle(random, grid)
      const upright = random.chance(0.5)
      const mirror = step < 3 ? random.int(4, 6) : step === 3 ? 0 : random.int(-3, 3)
      const axis = upright ? 0 : 1
      const clear = points.every(point => point[axis] < mirror) || points.every(point => point[axis] > mirror)
      const image = points.map(
        (point): Point => (upright ? [2 * mirror - point[0], point[1]] : [point[0], 2 * mirror - point[1]]),
      )
      if (!clear || !fits(grid, image) || (step > 3 && mirror === 0)) continue
      const far = points.map(point => Math.abs(point[axis] - mirror))
      const asked =
        step === 1
          ? far.indexOf(Math.min(...far))
          : step === 2 || step === 5
            ? far.indexOf(Math.max(...far))
            : random.int(0, 2)
      return { grid, points, upright, mirror, asked }
    }
  },
  measure: 'how far the corner is from the mirror, negative numbers, and a mirror that is no axis',
  hardness: ({ grid, points, upright, mirror, asked }) =>
    2 +
    Math.abs((points[asked]?.[upright ? 0 : 1] ?? 0) - mirror) / 3 +
    (grid.low < 0 ? 1 : 0) +
    (grid.low < 0 && mirror !== 0 ? 1.5 : 0),
  write: ({ grid, points, upright, mirror, asked }) => {
    const [x, y] = points[asked] ?? [0, 0]
    const far = (upright ? x : y) - mirror
    const right: Point = upright ? [mirror - far, y] : [x, mirror - far]
    const at = placer(grid)
    const [from, to] = upright
      ? [at([mirror, grid.low]), at([mirror, grid.high])]
      : [at([grid.low, mirror]), at([grid.high, mirror])]
    const wrong = (point: Point, misconception: string) => ({ text: coordinates(point), misconception })
    const side = upright ? (far > 0 ? 'left' : 'right') : far > 0 ? 'below' : 'above'
    const onAxis = mirror === 0
    const where = onAxis
      ? ''
      : `The dashed mirror line goes ${upright ? `straight up through ${signed(mirror)} on the x-axis` : `straight across through ${signed(mirror)} on the y-axis`}.`
    return {
      stem: `The triangle is reflected in the ${onAxis ? `${upright ? 'y' : 'x'}-axis` : 'dashed mirror line'}. What are the new coordinates of corner **${names[asked]}**?`,
      picture: drawGrid(
        grid,
        `${inWords(grid, points)} ${where}`.trim(),
        draw(grid, points, names) + (onAxis ? '' : line(from, to, 4, true)),
      ),
      right: { text: coordinates(right) },
      wrong: [
        wrong(upright ? [x, 2 * mirror - y] : [2 * mirror - x, y], 'reflected-in-the-other-direction'),
        wrong(upright ? [-x, y] : [x, -y], 'only-changed-the-sign'),
        wrong([right[1], right[0]], 'swapped-across-and-up'),
        wrong(
          upright ? [right[0] - Math.sign(far), y] : [x, right[1] - Math.sign(far)],
          'one-square-too-far',
        ),
        wrong(
          upright ? [right[0] + Math.sign(far), y] : [x, right[1] + Math.sign(far)],
          'one-square-too-near',
        ),
        wrong([2 * mirror - x, 2 * mirror - y], 'reflected-both-ways'),
      ],
      explanation: `${names[asked]} is at ${coordinates([x, y])}. That is ${squares(Math.abs(far))} from the mirror line. Its image is as far on the other side: ${Math.abs(far)} ${side === 'left' || side === 'right' ? `to the ${side}` : side}. The other number stays the same. So it is at **${coordinates(right)}**.`,
    }
  },
})
