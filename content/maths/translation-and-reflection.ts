import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, line, type Point, polyline } from '../svg.ts'
import { template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { coordinates, drawGrid, type Grid, placer, signed, walkTo } from './grid.ts'

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

/** The corners that the question does not ask about. */
const others = (points: readonly Point[], asked: number) => points.filter((_, at) => at !== asked)

/** The second versions offer more points, but none outside the grid. */
const versionOf = (version: 1 | 2) => ({
  version,
  ...(version > 1 && { balancedFrom: 1, undoubled: true as const }),
})

interface WrongPoint extends WrongChoice {
  readonly point: Point
}

const wrong = (point: Point, misconception: string): WrongPoint => ({
  point,
  text: coordinates(point),
  misconception,
})

const translateIn = (version: 1 | 2) =>
  template({
    id: 'maths.translation-and-reflection.translate',
    ...versionOf(version),
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
      const added = (...choices: readonly WrongPoint[]) => (version > 1 ? choices : [])
      return {
        stem: `The triangle is moved ${move(across, up)}. What are the new coordinates of corner **${names[asked]}**?`,
        picture: drawGrid(grid, inWords(grid, points), draw(grid, points, names)),
        right: { text: coordinates(right) },
        wrong: [
          wrong([x - across, y + up], 'mixed-up-left-and-right'),
          wrong([x + across, y - up], 'mixed-up-up-and-down'),
          wrong([x + up, y + across], 'swapped-the-two-moves'),
          wrong([right[1], right[0]], 'swapped-across-and-up'),
          ...added(
            wrong([right[0] - Math.sign(across), right[1]], 'counted-the-starting-square'),
            wrong([right[0], right[1] - Math.sign(up)], 'counted-the-starting-square'),
          ),
          wrong([x + across, y], 'made-only-one-move'),
          ...added(
            wrong([x, y + up], 'made-only-one-move'),
            ...others(points, asked).map(([a, b]) => wrong([a + across, b + up], 'took-another-corner')),
            wrong([x - across, y - up], 'mixed-up-left-and-right'),
          ),
          wrong([right[0] + Math.sign(across), right[1]], 'one-square-too-far'),
        ].filter(({ point }) => version === 1 || fits(grid, [point])),
        explanation: `${names[asked]} is at ${coordinates([x, y])}. Left and right change the first number: ${signed(x)} ${across > 0 ? '+' : '−'} ${Math.abs(across)} = ${signed(right[0])}. Up and down change the second number: ${signed(y)} ${up > 0 ? '+' : '−'} ${Math.abs(up)} = ${signed(right[1])}. So it moves to **${coordinates(right)}**.`,
      }
    },
  })

export const translate = translateIn(2)

const reflectIn = (version: 1 | 2) =>
  template({
    id: 'maths.translation-and-reflection.reflect',
    ...versionOf(version),
    mode: 'options',
    seconds: 40,
    draw: (random, step) => {
      const grid = gridOf(step)
      for (;;) {
        const points = drawTriangle(random, grid)
        const upright = random.chance(0.5)
        const mirror = step < 3 ? random.int(4, 6) : step === 3 ? 0 : random.int(-3, 3)
        const axis = upright ? 0 : 1
        const clear =
          points.every(point => point[axis] < mirror) || points.every(point => point[axis] > mirror)
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
    write: ({ grid, points, upright, mirror, asked }, random) => {
      const [x, y] = points[asked] ?? [0, 0]
      const far = (upright ? x : y) - mirror
      const right: Point = upright ? [mirror - far, y] : [x, mirror - far]
      const at = placer(grid)
      const [from, to] = upright
        ? [at([mirror, grid.low]), at([mirror, grid.high])]
        : [at([grid.low, mirror]), at([grid.high, mirror])]
      const [acrossStep, upStep] = upright ? [Math.sign(far), 0] : [0, Math.sign(far)]
      const slips = [
        wrong(upright ? [-x, y] : [x, -y], 'only-changed-the-sign'),
        wrong([right[1], right[0]], 'swapped-across-and-up'),
        wrong([right[0] - acrossStep, right[1] - upStep], 'one-square-too-far'),
        wrong([right[0] + acrossStep, right[1] + upStep], 'one-square-too-near'),
      ]
      const fromOthers = others(points, asked).map(([a, b]) =>
        wrong(upright ? [2 * mirror - a, b] : [a, 2 * mirror - b], 'took-another-corner'),
      )
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
          ...(version > 1
            ? [
                ...random.shuffle([...slips, ...fromOthers]),
                wrong(upright ? [mirror, y] : [x, mirror], 'stopped-at-the-mirror-line'),
              ]
            : slips),
          wrong([2 * mirror - x, 2 * mirror - y], 'reflected-both-ways'),
        ].filter(({ point }) => version === 1 || fits(grid, [point])),
        explanation: `${names[asked]} is at ${coordinates([x, y])}. That is ${squares(Math.abs(far))} from the mirror line. Its image is as far on the other side: ${Math.abs(far)} ${side === 'left' || side === 'right' ? `to the ${side}` : side}. The other number stays the same. So it is at **${coordinates(right)}**.`,
      }
    },
  })

export const reflect = reflectIn(2)

export const whichMove = template({
  id: 'maths.translation-and-reflection.which-move',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 35,
  draw: (random, step) => {
    const grid = gridOf(step)
    const [near, far] = [
      [3, 5],
      [3, 6],
      [4, 7],
      [4, 8],
      [4, 9],
    ][step - 1] ?? [3, 5]
    for (;;) {
      const points = drawTriangle(random, grid)
      const [across, up] = [
        random.int(step < 4 ? 1 : step - 2, far ?? 5) * random.pick([1, -1]),
        random.int(step < 4 ? 1 : step - 2, far ?? 5) * random.pick([1, -1]),
      ]
      const apart =
        Math.max(Math.abs(across), Math.abs(up)) >= (near ?? 3) && Math.abs(across) !== Math.abs(up)
      if (apart && fits(grid, shift(points, across, up))) return { grid, points, across, up }
    }
  },
  measure: 'how far the shape moves, and negative numbers',
  hardness: ({ grid, across, up }) => (Math.abs(across) + Math.abs(up)) / 2 + (grid.low < 0 ? 1 : 0),
  write: ({ grid, points, across, up }) => {
    const image = shift(points, across, up)
    const wrong = (a: number, b: number, misconception: string) => ({ text: move(a, b), misconception })
    const [first = [0, 0] as Point] = points
    const [moved = [0, 0] as Point] = image
    return {
      stem: 'Triangle P is moved to triangle Q without turning it. Which move is this?',
      picture: drawGrid(
        grid,
        `A grid with axes from ${signed(grid.low)} to ${grid.high}. One corner of triangle P is ${walkTo(first)}. The same corner of triangle Q is ${walkTo(moved)}.`,
        draw(grid, points, 'P') + draw(grid, image, 'Q'),
      ),
      right: { text: move(across, up) },
      wrong: [
        wrong(-across, -up, 'went-from-the-image-back'),
        wrong(up, across, 'swapped-across-and-up'),
        wrong(
          across - Math.sign(across) || across,
          up - Math.sign(up) || up,
          'counted-the-gap-between-the-shapes',
        ),
        wrong(across + Math.sign(across), up, 'counted-the-starting-square'),
        wrong(across, up + Math.sign(up), 'counted-the-starting-square'),
        wrong(-across, up, 'mixed-up-left-and-right'),
      ],
      explanation: `Take one corner of P and the same corner of Q, and count from one to the other: from ${coordinates(first)} to ${coordinates(moved)} is **${move(across, up)}**. Every other corner moves in the same way.`,
    }
  },
})

const lessonGrid: Grid = { low: 0, high: 9 }

const reflectionGrid: Grid = { low: -6, high: 6 }

const lessonReflection = drawGrid(
  reflectionGrid,
  'A grid with axes from −6 to 6. A triangle has its corners K at (−4, 1), L at (−1, 2) and M at (−3, 4). A dashed mirror line goes straight across through −1 on the y-axis.',
  draw(
    reflectionGrid,
    [
      [-4, 1],
      [-1, 2],
      [-3, 4],
    ],
    names,
  ) + line(placer(reflectionGrid)([-6, -1]), placer(reflectionGrid)([6, -1]), 4, true),
)

export const translationAndReflection: Topic = {
  id: 'maths.translation-and-reflection',
  name: 'Translation and reflection',
  subdomain: 'geometry',
  year: 5,
  prerequisites: ['maths.coordinates'],
  about: 'Moving and reflecting shapes on a grid and finding where their corners end up.',
  weights: { gl: 3, cem: 2, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
A **translation** slides a shape. It does not turn it and does not change its size. Each corner moves by the same steps. If you go right, the first number grows. If you go left, it gets smaller. If you go up, the second number grows. If you go down, it gets smaller.

A **reflection** flips a shape over a mirror line. Each corner ends up just as far away on the other side of the line. What was near stays near. What was far stays far.

${
  drawGrid(
    lessonGrid,
    'A grid with axes from 0 to 9. A triangle has its corners at (1, 2), (3, 2) and (1, 5). A dashed mirror line goes straight up through 4 on the x-axis.',
    draw(
      lessonGrid,
      [
        [1, 2],
        [3, 2],
        [1, 5],
      ],
      names,
    ) + line(placer(lessonGrid)([4, 0]), placer(lessonGrid)([4, 9]), 4, true),
  ).svg
}`,
    example: `
Reflect corner K in the dashed line.

1. K is at (1, 2).
2. The mirror line goes up through 4. From 1 to 4 is 3 squares.
3. Go 3 squares past the line: 4 + 3 = 7.
4. The height stays the same. So K moves to **(7, 2)**.

Now slide K by 4 right and 3 up instead. 1 + 4 = 5 and 2 + 3 = 5. So K moves to **(5, 5)**.`,
    harder: `
${lessonReflection.svg}

The triangle is reflected in the dashed line. **Where does corner M go?**

1. M is at (−3, 4). The mirror line goes straight across through −1.
2. So M goes up or down, not to the side. Its first number stays: −3.
3. How far is M from the line? From −1 up to 4 is 5 squares. Count them: one below zero and four above.
4. Go 5 squares past the line: −1 − 5 = −6.
5. M moves to **(−3, −6)**.

The slip to watch for is just changing the sign, to (−3, −4). That works only if the x-axis is the mirror. Here the mirror is one square lower.

Now slide the triangle by 5 right and 6 down. **Where does L go?** L is at (−1, 2). −1 + 5 = 4 and 2 − 6 = −4. So it goes to **(4, −4)**.

Now you try: K is at (−4, 1). Where does its reflection lie? (It is at (−4, −3).)`,
    mistake: `
When you slide a shape, do not count the gap between the two shapes. Pick one corner. Count from it to the same corner of the new shape. When you reflect, do not slide. If a corner points to the mirror line, its image must point to the line as well. Fold the page in your mind. Do the two shapes meet?`,
    tryThis: `
Draw a flag on squared paper. Draw a mirror line next to it. Now draw the flag as you would see it in the mirror. Fold the paper along the line to check.`,
  })),
  misconceptions: once(() => ({
    'mixed-up-left-and-right': {
      child: 'Right makes the first number bigger. Left makes it smaller.',
      parent:
        'Moves left instead of right, or right instead of left. Draw an arrow on the grid before counting.',
    },
    'swapped-across-and-up': {
      child: 'Across comes first, then up or down.',
      parent: 'Swaps across and up. Say “along the corridor, then up the stairs”.',
    },
    'swapped-the-two-moves': {
      child: 'Check which number goes with left or right, and which with up or down.',
      parent: 'Uses the two moves the wrong way round. Underline each number together with its direction.',
    },
    'mixed-up-up-and-down': {
      child: 'Up makes the second number bigger. Down makes it smaller.',
      parent: 'Moves up instead of down, or down instead of up. Draw an arrow on the grid before counting.',
    },
    'made-only-one-move': {
      child: 'There are two moves. Make the other one as well.',
      parent: 'Makes only one of the two moves. Tick each move once it is done.',
    },
    'one-square-too-near': {
      child: 'Your point is one square too near the mirror. Count the squares on both sides.',
      parent:
        'Places the image one square too near. Count the squares to the mirror line, then the same number beyond it.',
    },
    'reflected-in-the-other-direction': {
      child: 'Look at which way the mirror line goes. Flip straight across that line.',
      parent: 'Flips the shape the wrong way. Stand a small mirror on the line and look.',
    },
    'one-square-too-far': {
      child: 'Your point is one square too far. Count the squares again, with a finger on the grid.',
      parent:
        'Places the new point one square too far. Count the squares aloud, and begin with the first step.',
    },
    'only-changed-the-sign': {
      child: 'Changing the sign only works if the mirror is at zero. Count from the mirror line.',
      parent: 'Changes the sign although the mirror is not at zero. Count the squares to the line instead.',
    },
    'took-another-corner': {
      child: 'That is where another corner goes. Put a finger on the corner in the question first.',
      parent:
        'Works with another corner of the triangle. Ring the letter in the question and on the picture.',
    },
    'stopped-at-the-mirror-line': {
      child: 'You stopped at the mirror line. Go just as far again on the other side.',
      parent:
        'Stops at the mirror line instead of going on behind it. Fold the paper along the line and see where the corner lands.',
    },
    'reflected-both-ways': {
      child: 'Flip only once, across the mirror line. The other number stays as it is.',
      parent: 'Flips the shape in both directions. Ask which of the two numbers stays the same.',
    },
    'counted-the-gap-between-the-shapes': {
      child: 'Follow one corner from start to end. Do not count the gap between the shapes.',
      parent:
        'Counts the gap between the shapes. Choose one corner, mark it in both and count from one to the other.',
    },
    'counted-the-starting-square': {
      child: 'The corner where you start is zero. Count the steps after it.',
      parent: 'Counts the starting point as a step. Count as in a board game.',
    },
    'went-from-the-image-back': {
      child: 'Start at P and go to Q. You went the other way.',
      parent: 'Describes the move back instead of the move there. Draw an arrow from P to Q first.',
    },
  })),
  templates: [translate, reflect, whichMove],
  earlier: [translateIn(1), reflectIn(1)],
}
