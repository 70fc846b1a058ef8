import { once } from '../once.ts'
import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Point, polyline } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { drawGrid, drawPoint, type Grid, placer, coordinates as said, signed, walkTo } from './grid.ts'

const gridOf = (step: Step): Grid => (step < 3 ? { low: 0, high: 8 } : { low: -5, high: 5 })

const inside = ({ low, high }: Grid, [x, y]: Point) => x >= low && x <= high && y >= low && y <= high

/** Never on an axis, and from step 3 on in any quadrant. */
function drawPlace(random: Random, step: Step): Point {
  const one = () =>
    step < 3 ? random.int(1, 7) : random.int(1, 4) * random.pick(step === 3 ? [1, 1, -1] : [1, -1])
  return [one(), one()]
}

const below = ([x, y]: Point) => (x < 0 ? 1 : 0) + (y < 0 ? 1 : 0)

const pointNames = ['P', 'Q', 'R', 'S']

/** Two to four points that are clear of each other. */
function drawPoints(random: Random, step: Step): Point[] {
  const points: Point[] = []
  while (points.length < (step < 2 ? 2 : 4)) {
    const point = drawPlace(random, step)
    const clear = points.every(([x, y]) => Math.abs(x - point[0]) + Math.abs(y - point[1]) > 2)
    if (clear && point[0] !== point[1]) points.push(point)
  }
  return points
}

/** Which point is asked for, and the walk from it to the place whose coordinates are asked for. */
interface Asked {
  readonly asked: number
  readonly walk: Point
}

const stay: Point = [0, 0]

/** Neither coordinate is zero, they differ in size, and one of them is negative. */
const isTricky = ([x, y]: Point) => x * y !== 0 && Math.abs(x) !== Math.abs(y) && below([x, y]) > 0

const after = ([x, y]: Point, [right, up]: Point): Point => [x + right, y + up]

/** At step 4 a point with a negative coordinate, at step 5 the end of a walk that crosses an axis. */
function drawTricky(random: Random, step: Step): Asked & { readonly points: readonly Point[] } {
  for (;;) {
    const points = drawPoints(random, step)
    const asked = random.int(0, points.length - 1)
    const from = points[asked] ?? stay
    const one = () => random.int(2, 6) * random.pick([1, -1])
    const walk: Point = step === 5 ? [one(), one()] : stay
    const end = after(from, walk)
    const crosses = from[0] * end[0] < 0 || from[1] * end[1] < 0
    const isNew = points.every(([x, y]) => x !== end[0] || y !== end[1])
    if (step === 4 ? isTricky(end) : isTricky(end) && crosses && isNew && inside(gridOf(step), end))
      return { points, asked, walk }
  }
}

const squares = (count: number) => `${Math.abs(count)} ${Math.abs(count) === 1 ? 'square' : 'squares'}`

const sayWalk = ([right, up]: Point) =>
  `${squares(right)} ${right > 0 ? 'right' : 'left'} and ${squares(up)} ${up > 0 ? 'up' : 'down'}`

/** Where a child may end who goes the other way, or swaps the two parts of the walk. */
function wrongWalks(grid: Grid, [x, y]: Point, [right, up]: Point): (readonly [Point, string])[] {
  if (right === 0) return []
  const ends = [
    [[x - right, y + up], 'went-the-other-way'],
    [[x + right, y - up], 'went-the-other-way'],
    [[x + up, y + right], 'swapped-across-and-up'],
  ] as const
  return ends.filter(([end]) => inside(grid, end))
}

const readPointOf = (edition: 1 | 2) =>
  template({
    id: 'maths.coordinates.read-point',
    version: edition,
    ...(edition === 2 && { balancedFrom: 1 }),
    mode: 'options',
    seconds: 25,
    draw: (random, step) => {
      const grid = gridOf(step)
      if (edition === 2 && step > 3) return { grid, tricky: true, ...drawTricky(random, step) }
      const points: readonly Point[] = drawPoints(random, step)
      const negative = points.findIndex(point => below(point) === 2)
      return {
        grid,
        points,
        asked: step === 5 && negative >= 0 ? negative : random.int(0, points.length - 1),
        walk: stay,
        tricky: false,
      }
    },
    measure: 'points on the grid, negative numbers, and a walk',
    hardness: ({ grid, points, asked, walk }) =>
      points.length / 2 +
      (grid.low < 0 ? 1 : 0) +
      below(after(points[asked] ?? stay, walk)) +
      (walk === stay ? 0 : 2),
    write: ({ grid, points, asked, walk, tricky }) => {
      const name = pointNames[asked]
      const from = points[asked] ?? stay
      const [x, y] = after(from, walk)
      const wrong = (point: Point, misconception: string) => ({ text: said(point), misconception })
      const isWalk = walk[0] !== 0
      const read = `Go along first, then up or down. Along the x-axis it is ${signed(from[0])}, and on the y-axis it is ${signed(from[1])}. So ${name} is at`
      return {
        stem: isWalk
          ? `You start at point **${name}** and go **${sayWalk(walk)}**. What are the coordinates of the point where you end?`
          : `What are the coordinates of point **${name}**?`,
        picture: drawGrid(
          grid,
          `A grid with axes from ${signed(grid.low)} to ${grid.high}. ${points.map((point, at) => `${pointNames[at]} is ${walkTo(point)}.`).join(' ')}`,
          points.map((point, at) => drawPoint(grid, point, pointNames[at] ?? '')).join(''),
        ),
        right: { text: said([x, y]) },
        wrong: [
          wrong([y, x], 'swapped-across-and-up'),
          ...(grid.low < 0 ? [wrong([-x, y], 'wrong-sign-across'), wrong([x, -y], 'wrong-sign-up')] : []),
          ...(tricky
            ? [
                ...wrongWalks(grid, from, walk).map(([point, misconception]) => wrong(point, misconception)),
                wrong([-y, x], 'swapped-and-changed-a-sign'),
                wrong([y, -x], 'swapped-and-changed-a-sign'),
              ]
            : [
                wrong([x + 1, y], 'one-square-too-far'),
                wrong([x, y - 1], 'one-square-too-few'),
                wrong([y - 1, x], 'swapped-and-miscounted'),
              ]),
        ],
        explanation: isWalk
          ? `${read} ${said(from)}. Now go ${sayWalk(walk)}: the x-coordinate changes from ${signed(from[0])} to ${signed(x)}, and the y-coordinate from ${signed(from[1])} to ${signed(y)}. You end at **${said([x, y])}**.`
          : `${read} **${said([x, y])}**.`,
      }
    },
  })

export const readPoint = readPointOf(2)

const shapeOf: Record<Step, 'rectangle' | 'square' | 'parallelogram'> = {
  1: 'rectangle',
  2: 'square',
  3: 'rectangle',
  4: 'parallelogram',
  5: 'square',
}

export const fourthCorner = template({
  id: 'maths.coordinates.fourth-corner',
  version: 2,
  balancedFrom: 2,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const grid = gridOf(step)
    const shape = shapeOf[step]
    for (;;) {
      const a = drawPlace(random, step)
      const along: Point =
        shape === 'square' && step === 5 ? [random.int(2, 4), random.int(1, 3)] : [random.int(2, 5), 0]
      const up: Point =
        shape === 'square'
          ? [-along[1], along[0]]
          : [shape === 'parallelogram' ? random.pick([-2, -1, 1, 2]) : 0, random.int(2, 5)]
      const b: Point = [a[0] + along[0], a[1] + along[1]]
      const c: Point = [b[0] + up[0], b[1] + up[1]]
      const d: Point = [a[0] + up[0], a[1] + up[1]]
      // With equal sides, the rectangle would be a square.
      const square = along[0] === up[1] && along[1] === up[0]
      if (![b, c, d].every(point => inside(grid, point)) || (shape === 'rectangle' && square)) continue
      const turned = random.pick([
        [a, b, c, d],
        [b, c, d, a],
        [c, d, a, b],
        [d, a, b, c],
      ] as const)
      return { grid, shape, corners: turned }
    }
  },
  measure: 'negative numbers, and sides that do not lie along the grid',
  hardness: ({ grid, corners: [a, b, c] }) =>
    1 +
    (grid.low < 0 ? 1 : 0) +
    (a[0] !== b[0] && a[1] !== b[1] ? 2 : 0) +
    (b[0] !== c[0] && b[1] !== c[1] ? 2 : 0),
  write: ({ grid, shape, corners: [a, b, c, d] }) => {
    const wrong = (point: Point, misconception: string) => ({ text: said(point), misconception })
    const names = ['K', 'L', 'M']
    const along = [c[0] - b[0], c[1] - b[1]] as const
    const step = (across: number, up: number) =>
      [
        across !== 0 && `${Math.abs(across)} ${across > 0 ? 'right' : 'left'}`,
        up !== 0 && `${Math.abs(up)} ${up > 0 ? 'up' : 'down'}`,
      ]
        .filter(Boolean)
        .join(' and ')
    return {
      stem: `K, L and M are three corners of the ${shape} KLMN. What are the coordinates of corner **N**?`,
      picture: drawGrid(
        grid,
        `A grid with axes from ${signed(grid.low)} to ${grid.high}. ${[a, b, c].map((point, at) => `${names[at]} is ${walkTo(point)}.`).join(' ')} Lines join K to L and L to M.`,
        polyline([a, b, c].map(placer(grid)), 2) +
          [a, b, c].map((point, at) => drawPoint(grid, point, names[at] ?? '')).join(''),
      ),
      right: { text: said(d) },
      wrong: [
        wrong([d[1], d[0]], 'swapped-across-and-up'),
        wrong([a[0] - along[0], a[1] - along[1]], 'went-the-opposite-way'),
        wrong([b[0] + c[0] - a[0], b[1] + c[1] - a[1]], 'joined-the-wrong-corners'),
        wrong([d[0] + 1, d[1]], 'one-square-too-far'),
        wrong([d[0], d[1] - 1], 'one-square-too-few'),
        wrong([-d[0], d[1]], 'wrong-sign-across'),
      ],
      explanation: `In a ${shape} the side from K to N is as long as the side from L to M, and goes the same way. From L to M it is ${step(along[0], along[1])}. Do the same from K, which is at ${said(a)}: N is at **${said(d)}**.`,
    }
  },
})

export const halfway = template({
  id: 'maths.coordinates.distance',
  version: 1,
  mode: 'typed',
  seconds: 35,
  draw: (random, step) => {
    const most = [9, 14, 8, 12, 18][step - 1] ?? 9
    const [a, b] =
      step < 3 ? [random.int(0, 4), random.int(6, most)] : [-random.int(2, most), random.int(1, most)]
    const half = step > 3 && random.chance(step === 5 ? 0.8 : 0.4)
    const [from, to] = random.shuffle([a, half && (b - a) % 2 ? b + 1 : b])
    return {
      from: from ?? 0,
      to: to ?? 0,
      other: random.int(step < 3 ? 0 : -9, 9),
      upright: random.chance(0.5),
      half,
    }
  },
  measure: 'whether zero lies between the points, how far they are apart, and finding the middle',
  hardness: ({ from, to, half }) =>
    1 + Math.abs(from - to) / 8 + (Math.min(from, to) < 0 ? 2 : 0) + (half ? 2 : 0),
  write: ({ from, to, other, upright, half }) => {
    const place = (value: number): Point => (upright ? [other, value] : [value, other])
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    const far = high - low
    const middle = (low + high) / 2
    const axis = upright ? 'y' : 'x'
    const across = low < 0 && high > 0
    const count = across
      ? `From ${signed(low)} to 0 is ${-low}, and from 0 to ${high} is ${high}: ${-low} + ${high} = `
      : `${signed(high)} − ${signed(low)} = `
    return {
      stem: half
        ? `Point M is exactly halfway between ${said(place(from))} and ${said(place(to))}. What is the **${axis}-coordinate** of M?`
        : `On a grid of centimetre squares, how many centimetres is it in a straight line from ${said(place(from))} to ${said(place(to))}?`,
      expected: half
        ? { kind: 'number', value: String(middle) }
        : { kind: 'quantity', value: String(far), unit: 'cm', fixed: true },
      mistakes: half
        ? [
            { text: String(far / 2), misconception: 'gave-half-the-distance' },
            { text: String(other), misconception: 'gave-the-other-coordinate' },
            { text: String(-middle), misconception: 'wrong-sign' },
          ]
        : [
            { text: `${Math.abs(Math.abs(high) - Math.abs(low))} cm`, misconception: 'left-out-the-minus' },
            { text: `${far + 1} cm`, misconception: 'counted-points-not-steps' },
            {
              text: `${Math.abs(high + low)} cm`,
              misconception: low < 0 ? 'added-with-the-minus' : 'added-instead-of-taking-away',
            },
          ],
      explanation: half
        ? `Only the ${axis}-coordinate changes. ${count}${far}. Half of ${far} is ${far / 2}. Go ${far / 2} on from ${signed(low)}: **${signed(middle)}**.`
        : `Only the ${axis}-coordinate changes, from ${signed(from)} to ${signed(to)}. ${count}**${far}** cm.`,
    }
  },
})

const squareGrid: Grid = { low: -5, high: 5 }
const [cornerK, cornerL, cornerM]: [Point, Point, Point] = [
  [1, 4],
  [-3, 1],
  [0, -3],
]

const lessonSquare = drawGrid(
  squareGrid,
  `A grid with axes from −5 to 5. K is ${walkTo(cornerK)}. L is ${walkTo(cornerL)}. M is ${walkTo(cornerM)}. Lines join K to L and L to M.`,
  polyline([cornerK, cornerL, cornerM].map(placer(squareGrid))) +
    drawPoint(squareGrid, cornerK, 'K') +
    drawPoint(squareGrid, cornerL, 'L') +
    drawPoint(squareGrid, cornerM, 'M'),
)

export const coordinates: Topic = {
  id: 'maths.coordinates',
  name: 'Coordinates',
  subdomain: 'geometry',
  year: 5,
  prerequisites: ['maths.place-value', 'maths.negative-numbers'],
  about: 'Reading and finding points on a grid, at first with positive and then with negative numbers.',
  weights: { gl: 3, cem: 3, iseb: 3 },
  lesson: once(() => ({
    version: 2,
    idea: `
How do you say where a point is on a grid? You give two numbers. We call them **coordinates**.

The first number tells you how far to go **along**. The second number tells you how far to go **up**. We write them in brackets, like (3, 5). You go along the hall and then up the stairs.

${drawGrid({ low: -4, high: 4 }, 'A grid with axes from −4 to 4. P is 3 squares right and 2 squares up from the point where the axes cross.', drawPoint({ low: -4, high: 4 }, [3, 2], 'P')).svg}

The line from left to right is the **x-axis**. The line from bottom to top is the **y-axis**. They cross at (0, 0).

To the left of zero the first number is negative. Below zero the second number is negative. So (−3, 2) is 3 left and 2 up.`,
    example: `
What are the coordinates of P?

1. Start where the axes cross.
2. Go along until you are under P. That is 3 to the right. So the first number is 3.
3. Now go up to P. That is 2. So the second number is 2.
4. P is at **(3, 2)**.`,
    harder: `
K, L and M are three corners of the square KLMN. **Where is N?**

${lessonSquare.svg}

1. Read the corners: K is at (1, 4), L is at (−3, 1) and M is at (0, −3).
2. In a square, the side from K to N goes the same way as the side from L to M, and is just as long.
3. Walk from L to M. Along: from −3 to 0 is 3 right. Up or down: from 1 to −3 is 4 down.
4. Make the same walk from K. 1 + 3 = 4 and 4 − 4 = 0. So N is at **(4, 0)**.
5. Check with the other side. From L to K is 4 right and 3 up. From M to N is 4 right and 3 up. Good!

Do not trust your eye when a shape is tilted. Count the walk.

**What is halfway between (−9, 4) and (5, 4)?** Only the first number changes. From −9 to 5 is 9 + 5 = 14. Half of it is 7. Go 7 on from −9: the point is **(−2, 4)**.

Now you try: how far is it from (3, −8) to (3, 7)? (It is 15.)`,
    mistake: `
Many children swap the numbers. They write (2, 3) for the point (3, 2). Check it by walking back. For (2, 3) you would go 2 along and 3 up. Do you land on P? No! So the numbers are the wrong way round. Watch the minus signs too: left and down are negative.`,
    tryThis: `
Draw a grid on squared paper. Hide a treasure on it and write down its coordinates. Ask someone to find it. Then let them hide one for you.`,
  })),
  misconceptions: once(() => ({
    'one-square-too-few': {
      child: 'You were one square too low. Follow the line across to the axis.',
      parent: 'Is one square too low. Follow the line across to the axis with a finger.',
    },
    'swapped-across-and-up': {
      child: 'Go across first, then up. The first number is always across.',
      parent: 'Swaps the two numbers. Say “along the corridor, then up the stairs”.',
    },
    'one-square-too-far': {
      child: 'You were one square too far right. Follow the line to the axis.',
      parent: 'Is one square too far to the right. Follow the line down or up to the axis with a finger.',
    },
    'swapped-and-miscounted': {
      child: 'Go across first, then up, and count the squares from zero.',
      parent: 'Swaps the two numbers and miscounts as well. Take it slowly: across, write it down, then up.',
    },
    'wrong-sign-across': {
      child: 'Left of zero the first number has a minus sign. Right of zero it has none.',
      parent: 'Mixes up left and right of zero. Mark “minus” on the left side of the grid.',
    },
    'wrong-sign-up': {
      child: 'Below zero the second number has a minus sign. Above zero it has none.',
      parent: 'Mixes up above and below zero. Mark “minus” on the lower part of the grid.',
    },
    'swapped-and-changed-a-sign': {
      child: 'Go across first, then up or down. Left and down need a minus sign.',
      parent:
        'Swaps the two numbers and loses a minus sign. Read across first and write it down, then up or down.',
    },
    'went-the-other-way': {
      child: 'You went the other way. Left and down make the numbers smaller.',
      parent: 'Moves in the opposite direction. Put a finger on the start and move it square by square.',
    },
    'went-the-opposite-way': {
      child: 'You went the opposite way. Copy the move from L to M, but start at K.',
      parent: 'Moves the opposite way to the matching side. Draw an arrow on the known side and copy it.',
    },
    'joined-the-wrong-corners': {
      child: 'Go round the shape in order: K, L, M, N. Then see where N must be.',
      parent: 'Joins the corners in the wrong order. Sketch the shape and write the letters round it.',
    },
    'counted-points-not-steps': {
      child: 'Count the steps between the points, not the points.',
      parent: 'Counts the points instead of the gaps. Compare with stepping stones: count the jumps.',
    },
    'added-instead-of-taking-away': {
      child: 'To find how far apart they are, take away.',
      parent:
        'Adds the two numbers instead of finding the difference. Count the squares on a grid as a check.',
    },
    'left-out-the-minus': {
      child: 'One number is below zero. Go to zero first, then on.',
      parent: 'Ignores the minus sign. Count from the point to zero and then on to the other.',
    },
    'added-with-the-minus': {
      child: 'The two points are on opposite sides of zero. Add the two distances to zero.',
      parent:
        'Adds the numbers with their signs. The distance is the way to zero plus the way from there to the other point.',
    },
    'gave-half-the-distance': {
      child: 'You found half the distance. Start at one end and go that far.',
      parent:
        'Gives half the distance instead of the point. Ask where you would be after walking half the way.',
    },
    'gave-the-other-coordinate': {
      child: 'That number stays the same. Find the one that changes.',
      parent: 'Gives the coordinate that does not change. Write both points one below the other and compare.',
    },
    'wrong-sign': {
      child: 'Check which side of zero the middle is on.',
      parent:
        'Gives the right number with the wrong sign. Mark both ends on a number line and look for the middle.',
    },
  })),
  templates: [readPoint, fourthCorner, halfway],
  earlier: [readPointOf(1)],
}
