import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { label, line, type Point, picture, polygon } from '../svg.ts'
import { template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted } from '../wording.ts'
import { choice, wrongChoice } from './figure.ts'
import { type Grid, gridFigure, mirroredGrid, turnedGrid, withSquareMoved } from './scene.ts'

/** The number of cubes on each square: rows from back to front, columns from left to right as seen from the front. */
type Heights = readonly (readonly number[])[]

const side = 30
const leaning = Math.cos(Math.PI / 6) * side

/** Seen from above the right front corner. */
const seen = (x: number, y: number, z: number): Point => [(x - y) * leaning, ((x + y) * side) / 2 - z * side]

const at = (heights: Heights, x: number, y: number) => heights[y]?.[x] ?? 0

/** The visible share of the top of a stack, sampled at nine points. */
function openness(heights: Heights, x: number, y: number): number {
  const open = [0.2, 0.5, 0.8].flatMap(u =>
    [0.15, 0.45, 0.85].map(v => {
      for (let far = 0.05; far < 3; far += 0.15) {
        const [right, front, up] = [Math.floor(x + u + far), Math.floor(y + v + far), at(heights, x, y) + far]
        if ((right !== x || front !== y) && at(heights, right, front) > up) return 0
      }
      return 1
    }),
  )
  return open.reduce<number>((sum, one) => sum + one, 0) / open.length
}

interface Pile {
  readonly wide: number
  readonly deep: number
  readonly tall: number
  /** The share of the empty squares that is visible. */
  readonly empty: number
}

/** Stacks from front to back, each raised until it is visible enough to count. Empty squares are visible too. */
function drawHeights(random: Random, { wide, deep, tall, empty }: Pile): Heights {
  const heights = Array.from({ length: deep }, () => Array.from({ length: wide }, () => 0))
  for (const row of heights.toReversed()) {
    const y = heights.indexOf(row)
    for (let x = wide - 1; x >= 0; x--) {
      row[x] = random.chance(empty) ? 0 : random.int(1, tall)
      while (at(heights, x, y) < tall && openness(heights, x, y) < 0.4) row[x] = at(heights, x, y) + 1
    }
  }
  const standing = heights.flat().filter(height => height > 0).length
  const fits = standing >= 3 && (empty === 0 || standing < wide * deep)
  return fits ? heights : drawHeights(random, { wide, deep, tall, empty })
}

function cube(x: number, y: number, z: number): string {
  const top = [seen(x, y, z + 1), seen(x + 1, y, z + 1), seen(x + 1, y + 1, z + 1), seen(x, y + 1, z + 1)]
  const front = [seen(x, y + 1, z + 1), seen(x + 1, y + 1, z + 1), seen(x + 1, y + 1, z), seen(x, y + 1, z)]
  const right = [seen(x + 1, y, z + 1), seen(x + 1, y + 1, z + 1), seen(x + 1, y + 1, z), seen(x + 1, y, z)]
  return (
    polygon(top, 'white', 1.5) +
    polygon(front, 'grey', 1.5).replace('#999', '#ddd') +
    polygon(right, 'grey', 1.5)
  )
}

/** Cubes from back to front, on a floor whose squares are visible. */
function cubesPicture(heights: Heights, withFront: boolean): Picture {
  const [deep, wide] = [heights.length, heights[0]?.length ?? 0]
  const tall = Math.max(...heights.flat())
  const floor = heights.flatMap((row, y) =>
    row.map((_, x) =>
      polygon([seen(x, y, 0), seen(x + 1, y, 0), seen(x + 1, y + 1, 0), seen(x, y + 1, 0)], 'white', 0.8),
    ),
  )
  const cubes = heights.flatMap((row, y) =>
    row.flatMap((height, x) => Array.from({ length: height }, (_, z) => ({ x, y, z }))),
  )
  cubes.sort((a, b) => a.x + a.y + a.z - (b.x + b.y + b.z))
  const [left, top] = [deep * leaning + 34, tall * side + 6]
  const [width, height] = [left + wide * leaning + 6, top + ((deep + wide) * side) / 2 + 22]
  const [frontX, frontY] = seen(wide / 2, deep, 0)
  const arrow: Point = [frontX - 16, frontY + 14]
  const sign = withFront
    ? line(arrow, [frontX - 8, frontY + 8], 2) +
      polygon(
        [
          [frontX - 2, frontY + 3],
          [frontX - 11, frontY + 4],
          [frontX - 5, frontY + 12],
        ],
        'black',
        1,
      ) +
      label([arrow[0] - 4, arrow[1] + 12], 'front', { size: 13 })
    : ''
  const rows = heights.map((row, y) => `row ${y + 1} from the back: ${row.join(', ')}`)
  const alt = `Cubes stacked on a floor of ${deep} by ${wide} squares. Cubes on each square, ${rows.join('; ')}.`
  const body = `${floor.join('')}${cubes.map(({ x, y, z }) => cube(x, y, z)).join('')}${sign}`
  return picture(width, height, alt, `<g transform="translate(${left} ${top})">${body}</g>`)
}

const planOf = (heights: Heights): Grid => heights.map(row => row.map(height => (height > 0 ? 1 : 0)))

const plans: Record<Step, Pile> = {
  1: { wide: 3, deep: 3, tall: 1, empty: 0.4 },
  2: { wide: 3, deep: 3, tall: 2, empty: 0.45 },
  3: { wide: 3, deep: 3, tall: 3, empty: 0.4 },
  4: { wide: 4, deep: 4, tall: 2, empty: 0.55 },
  5: { wide: 4, deep: 4, tall: 3, empty: 0.55 },
}

const describePlan = (grid: Grid) =>
  `Squares: ${grid.map((row, y) => `row ${y + 1}: ${row.flatMap((value, x) => (value ? [x + 1] : [])).join(' ') || 'none'}`).join('; ')}`

function gridChoices(random: Random, right: Grid, others: readonly (readonly [Grid, string])[]) {
  const moved = Array.from(
    { length: 6 },
    () => [withSquareMoved(random, right), 'misplaced-one-square'] as const,
  )
  return {
    right: choice(gridFigure(right), describePlan(right)),
    wrong: [...moved.slice(0, 1), ...others, ...moved.slice(1)].map(([grid, misconception]) =>
      wrongChoice(gridFigure(grid), misconception, describePlan(grid)),
    ),
  }
}

export const planView = template({
  id: 'non-verbal-reasoning.stacked-cubes.from-above',
  version: 1,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => ({ heights: drawHeights(random, plans[step]) }),
  measure: 'squares of the floor, and the tallest stack',
  hardness: ({ heights }) => heights.flat().length / 2 + Math.max(...heights.flat()) * 2,
  write: ({ heights }, random) => {
    const plan = planOf(heights)
    return {
      stem: 'Look at the cubes **from straight above**, with the front at the bottom. Which picture shows what you see? Black squares are cubes.',
      picture: cubesPicture(heights, true),
      ...gridChoices(random, plan, [
        [mirroredGrid(plan), 'flipped-left-and-right'],
        [turnedGrid(plan, 1), 'turned-the-view-by-a-quarter'],
        [turnedGrid(plan, 2), 'looked-from-the-back'],
      ]),
      explanation: `From above the height does not matter: a square is black if at least one cube stands on it. Go row by row from the back to the front. ${describePlan(plan)}.`,
    }
  },
})

/** The view from the front: the tallest stack in each column. */
function frontOf(heights: Heights): Grid {
  const count = heights.length
  const tallest = (heights[0] ?? []).map((_, x) => Math.max(...heights.map(row => row[x] ?? 0)))
  return Array.from({ length: count }, (_, row) => tallest.map(height => (count - row <= height ? 1 : 0)))
}

const sideOf = (heights: Heights): Grid => frontOf(turnedGrid(heights, 1))

export const frontView = template({
  id: 'non-verbal-reasoning.stacked-cubes.from-the-front',
  version: 1,
  mode: 'options',
  seconds: 50,
  draw: (random, step) => {
    const plan = [
      { wide: 3, deep: 3, tall: 2, empty: 0.5 },
      { wide: 3, deep: 3, tall: 3, empty: 0.5 },
      { wide: 3, deep: 3, tall: 3, empty: 0.3 },
      { wide: 4, deep: 4, tall: 3, empty: 0.5 },
      { wide: 4, deep: 4, tall: 4, empty: 0.4 },
    ][step - 1]
    return { heights: drawHeights(random, plan ?? plans[1]) }
  },
  measure: 'squares of the floor, the tallest stack, and stacks that are looked at',
  hardness: ({ heights }) =>
    heights.flat().length / 3 +
    Math.max(...heights.flat()) +
    heights.flat().filter(height => height > 0).length / 3,
  write: ({ heights }, random) => {
    const front = frontOf(heights)
    const sideways = sideOf(heights)
    return {
      stem: 'Look at the cubes **from the front**. Which picture shows what you see? Black squares are cubes.',
      picture: cubesPicture(heights, true),
      ...gridChoices(random, front, [
        [sideways, 'looked-from-the-side'],
        [mirroredGrid(front), 'looked-from-the-back'],
        [planOf(heights), 'looked-from-above'],
        [frontOf(heights.slice(1).concat([heights[0]?.map(() => 0) ?? []])), 'forgot-the-stacks-at-the-back'],
      ]),
      explanation: `Stand at the front and look along each line of stacks, from left to right. You see as high as the tallest stack of that line: ${(heights[0] ?? []).map((_, x) => Math.max(...heights.map(row => row[x] ?? 0))).join(', ')}.`,
    }
  },
})

export const countCubes = template({
  id: 'non-verbal-reasoning.stacked-cubes.count-the-cubes',
  version: 1,
  mode: 'typed',
  seconds: 40,
  draw: (random, step) => {
    const plan = [
      { wide: 3, deep: 2, tall: 2, empty: 0.3 },
      { wide: 3, deep: 2, tall: 3, empty: 0.2 },
      { wide: 3, deep: 3, tall: 2, empty: 0.2 },
      { wide: 3, deep: 3, tall: 3, empty: 0.1 },
      { wide: 4, deep: 3, tall: 4, empty: 0.1 },
    ][step - 1]
    return { heights: drawHeights(random, plan ?? plans[1]) }
  },
  measure: 'cubes in all, and cubes below others',
  hardness: ({ heights }) => heights.flat().reduce((sum, height) => sum + height, 0),
  write: ({ heights }) => {
    const total = heights.flat().reduce((sum, height) => sum + height, 0)
    const stacks = heights.flat().filter(height => height > 0)
    const layers = Array.from(
      { length: Math.max(...stacks) },
      (_, z) => stacks.filter(height => height > z).length,
    )
    return {
      stem: 'How many **cubes** are in this pile? No cube floats: each one stands on the floor or on another cube. Write a number.',
      picture: cubesPicture(heights, false),
      expected: { kind: 'number', value: String(total) },
      mistakes: [
        { text: String(stacks.length), misconception: 'counted-only-the-tops' },
        { text: String(total - 1), misconception: 'missed-one-cube' },
        {
          text: String(total - stacks.filter(height => height > 1).length),
          misconception: 'forgot-the-hidden-cubes',
        },
        { text: String(total + 1), misconception: 'counted-one-cube-twice' },
      ],
      explanation: `Count layer by layer from the floor up: ${layers.map((count, z) => `layer ${z + 1} has ${count}`).join(', ')}. That makes ${layers.join(' + ')} = **${total}**, hidden cubes included.`,
    }
  },
})

const tallPile: Heights = [
  [3, 3, 2],
  [3, 2, 1],
  [1, 1, 0],
]

export const stackedCubes: Topic = {
  id: 'non-verbal-reasoning.stacked-cubes',
  name: 'Stacked cubes',
  subdomain: 'space',
  year: 5,
  prerequisites: ['non-verbal-reasoning.rotation'],
  about: 'Seeing piles of cubes from above and from the front, and counting hidden cubes.',
  weights: { gl: 3, cem: 4, iseb: 3 },
  lesson: {
    version: 2,
    idea: `
Think of a pile of toy bricks on a tiled floor. You can look at it from three sides. From each side it looks flat, like a picture made of squares.

${
  cubesPicture(
    [
      [2, 1, 1],
      [1, 0, 0],
      [1, 0, 0],
    ],
    true,
  ).svg
}

- **From above**, you see which tiles have bricks on them. The height does not matter.
- **From the front**, you see how high each line of stacks goes. The tallest one in the line counts, even if it stands at the back.
- To **count** the bricks, you must think of the hidden ones too. A brick cannot float. If you see a brick high up, there are bricks below it.

In this pile, five tiles have bricks. One stack has two. So there are ${counted(6, 'brick')} in all.`,
    example: `
How does the pile above look from the front?

1. Imagine you are at the word "front" and look along the floor.
2. The left line has stacks of 2, 1 and 1. The tallest is 2.
3. The middle line has a stack of 1 at the back. So it is 1 high.
4. The right line is 1 high too.
5. You see squares **2, 1 and 1 high**.`,
    harder: `
${cubesPicture(tallPile, true).svg}

How many cubes are in this pile? And what do you see from the front?

**Counting.** Many cubes are hidden, so do not count what you see. Count layer by layer, from the floor up.

1. Bottom layer: each tile with a stack has one cube here. Only the tile at the front right is empty. So there are 8.
2. Second layer: only stacks that are at least 2 high. At the back there are three, in the middle row there are two, in the front row none. That makes 5.
3. Third layer: only stacks that are 3 high. Two at the back and one in the middle row: 3.
4. In all: 8 + 5 + 3 = **16 cubes**.
5. Check by stacks: 3 + 3 + 2 at the back, 3 + 2 + 1 in the middle, 1 + 1 + 0 in front. That is 8 + 6 + 2 = 16. Good!

**From the front.** Look along each line of stacks, from left to right.

1. Left line: 3, 3 and 1. The tallest is 3.
2. Middle line: 3, 2 and 1. The tallest is 3.
3. Right line: 2, 1 and 0. The tallest is 2.
4. You see squares **3, 3 and 2 high**. A low stack in front never hides a tall one behind it.

Now you try: how many squares do you see from straight above? (You see 8.)`,
    mistake: `
When they count, many children count only the bricks they can see. Count **by stacks**: put your finger on the top of each stack and say how many bricks are in it. Then add up. If your sum is the same as the number of tops, and some stacks are high, you have missed the hidden ones.`,
    tryThis: `
Build a pile from bricks, sugar cubes or dice. Draw it from above and from the front. Then ask someone to build your pile from the two drawings.`,
  },
  misconceptions: {
    'misplaced-one-square': {
      child: 'One square is in the wrong place. Go row by row.',
      parent: 'Gets the view right except for one square. Go along each row with a finger.',
    },
    'turned-the-view-by-a-quarter': {
      child: 'Your view is turned. Keep the front at the bottom.',
      parent: 'Turns the view by a quarter. Build it with bricks and look from above, standing at the front.',
    },
    'flipped-left-and-right': {
      child: 'Left and right are swapped. Stand at the front and look.',
      parent: 'Swaps left and right. Build the pile and mark its left side.',
    },
    'looked-from-the-back': {
      child: 'That is the view from the back. Find the arrow that shows the front.',
      parent: 'Looks from the back instead of the front. Build the pile and walk round it.',
    },
    'looked-from-above': {
      child: 'That is the view from above. Look from the front, at eye level.',
      parent: 'Gives the view from above. Build it and bend down to table height.',
    },
    'looked-from-the-side': {
      child: 'That is the view from the side. The arrow shows where the front is.',
      parent: 'Gives the view from the side. Build it and look along the arrow.',
    },
    'forgot-the-stacks-at-the-back': {
      child: 'Tall stacks at the back can be seen from the front too.',
      parent: 'Forgets tall stacks at the back. For each line from front to back, find the tallest.',
    },
    'counted-only-the-tops': {
      child: 'Each top has cubes below it. Count down to the floor.',
      parent: 'Counts only the top of each stack. Build the pile with bricks and take it apart.',
    },
    'missed-one-cube': {
      child: 'You missed one cube. Count one layer at a time.',
      parent: 'Misses one cube. Write the height on each stack and add.',
    },
    'forgot-the-hidden-cubes': {
      child: 'Some cubes are hidden under others. Count the whole stack.',
      parent: 'Leaves out hidden cubes. Ask what holds up each cube.',
    },
    'counted-one-cube-twice': {
      child: 'You counted one cube twice. Count one layer at a time.',
      parent: 'Counts one cube twice. Write the height on each stack and add the heights.',
    },
  },
  templates: [planView, frontView, countCubes],
}
