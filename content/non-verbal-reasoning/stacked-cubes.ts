import { once } from '../once.ts'
import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { inMarkdown, moved, type Point, picture, polygon } from '../svg.ts'
import { type Choice, template } from '../template.ts'
import type { Topic } from '../topic.ts'
import { counted, listed } from '../wording.ts'
import { clearer } from './clearer.ts'
import { describeSquares, fromAbove, fromTheFront, planOf, seenFromTheFront, tallest } from './cube-views.ts'
import {
  countCubes as countCubesBefore,
  frontView as frontViewBefore,
  planView as planViewBefore,
} from './earlier/stacked-cubes.ts'
import { cell, withLargeOptions } from './figure.ts'
import { cubesPicture, drawHeightsUnder, type Heights, heightsPicture } from './piles.ts'
import { type Grid, gridText, mirroredGrid, turnedGrid, withSquareMoved } from './scene.ts'

/** Squares with thin grey lines between them, so that black ones next to each other can be counted. */
function squaresPicture(grid: Grid, alt: string): Picture {
  const side = 64 / grid.length
  const squares = grid.flatMap((row, y) =>
    row.map((value, x) => {
      const [left, top] = [(x - row.length / 2) * side, (y - grid.length / 2) * side]
      const corners: Point[] = [
        [left, top],
        [left + side, top],
        [left + side, top + side],
        [left, top + side],
      ]
      return polygon(corners, value === 1 ? 'black' : 'white', 1).replace('stroke="#000"', 'stroke="#999"')
    }),
  )
  return picture(cell, cell, alt, moved(squares.join(''), cell / 2, cell / 2))
}

function gridChoice(grid: Grid): Choice {
  const text = describeSquares(grid)
  return { text, value: `squares ${gridText(grid)}`, picture: squaresPicture(grid, text) }
}

const wrongGrid = (grid: Grid, misconception: string) => ({ ...gridChoice(grid), misconception })

/** One of the squares with this value gets the other value. */
function withSquareChanged(random: Random, grid: Grid, from: 0 | 1): Grid {
  const places = grid.flatMap((row, y) => row.flatMap((value, x) => (value === from ? [[x, y]] : [])))
  const [column, line] = random.pick(places)
  return grid.map((row, y) => row.map((value, x) => (x === column && y === line ? 1 - from : value)))
}

export const planView = template({
  ...fromAbove,
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  write: ({ heights }, random) => {
    const plan = planOf(heights)
    const moved = withSquareMoved(random, plan)
    return withLargeOptions({
      stem: 'Look at the cubes **from straight above**, with the front at the bottom. Which picture shows what you see? Black squares are cubes.',
      picture: cubesPicture(heights, true),
      right: gridChoice(plan),
      wrong: [
        wrongGrid(moved, 'misplaced-one-square'),
        wrongGrid(mirroredGrid(plan), 'flipped-left-and-right'),
        wrongGrid(withSquareChanged(random, plan, 1), 'missed-one-stack'),
        wrongGrid(withSquareChanged(random, plan, 0), 'filled-an-empty-square'),
        wrongGrid(turnedGrid(plan, 1), 'turned-the-view-by-a-quarter'),
        wrongGrid(withSquareChanged(random, moved, 1), 'missed-one-stack'),
        wrongGrid(withSquareChanged(random, moved, 0), 'filled-an-empty-square'),
        wrongGrid(turnedGrid(plan, 2), 'looked-from-the-back'),
        wrongGrid(mirroredGrid(moved), 'flipped-left-and-right'),
        wrongGrid(withSquareMoved(random, moved), 'misplaced-one-square'),
        wrongGrid(withSquareMoved(random, plan), 'misplaced-one-square'),
      ],
      explanation: `From above you can't see how tall a stack is. A square is black if at least one cube is on it. Go row by row, from the back to the front, and write down the number of cubes on each square:${inMarkdown(
        heightsPicture(
          heights,
          `Cubes on each square, from the back: ${heights.map(row => row.join(', ')).join('; ')}.`,
        ),
      )}Each 0 is a white square. All the others are black.`,
    })
  },
})

/** The heights that are seen, as black squares, with a row to spare on top. */
function columnsChoice(seen: readonly number[], count: number): Choice {
  const rows = count + 1
  const grid = Array.from({ length: rows }, (_, row) => seen.map(height => (rows - row <= height ? 1 : 0)))
  const text = `Black squares in each column, from the left: ${seen.join(', ')}`
  return { text, value: `columns ${seen.join(' ')}`, picture: squaresPicture(grid, text) }
}

/** What a child sees who looks only at the first stack of each line. */
const nearest = (heights: Heights) =>
  (heights[0] ?? []).map((_, x) => heights.map(row => row[x] ?? 0).findLast(height => height > 0) ?? 0)

/** One of the heights is one more, or one less. */
function withHeightChanged(random: Random, seen: readonly number[], by: 1 | -1, most: number): number[] {
  const able = seen.flatMap((height, at) => (height + by >= 0 && height + by <= most ? [at] : []))
  const changed = able.length > 0 ? random.pick(able) : -1
  return seen.map((height, at) => (at === changed ? height + by : height))
}

/** What is seen from the front is drawn first, so that each view is as likely as the others. */
function drawFront(random: Random, step: Step): Heights {
  const { wide, deep, tall, empty } = seenFromTheFront[step]
  // An empty line leaves little room for stacks beside it, which it must not be hidden by.
  const mostEmpty = step < 3 ? 1 : 0
  for (;;) {
    const seen = Array.from({ length: wide }, () => random.int(0, tall))
    const different = new Set(seen)
    if (different.has(tall) && different.size > 1 && seen.filter(height => height === 0).length <= mostEmpty)
      return drawHeightsUnder(random, seen, deep, empty)
  }
}

export const frontView = template({
  ...fromTheFront,
  version: 2,
  balancedFrom: 1,
  undoubled: true,
  draw: (random, step) => ({ heights: drawFront(random, step) }),
  write: ({ heights }, random) => {
    const count = heights.length
    const most = count + 1
    const seen = tallest(heights)
    const sideways = tallest(turnedGrid(heights, 1))
    const wrong = (other: readonly number[], misconception: string) => ({
      ...columnsChoice(other, count),
      misconception,
    })
    const [higher, lower] = [
      withHeightChanged(random, seen, 1, most),
      withHeightChanged(random, seen, -1, most),
    ]
    return withLargeOptions({
      stem: 'Look at the cubes **from the front**. Which picture shows what you see? Black squares are cubes.',
      picture: cubesPicture(heights, true),
      right: columnsChoice(seen, count),
      wrong: [
        wrong(sideways, 'looked-from-the-side'),
        wrong(nearest(heights), 'forgot-the-stacks-at-the-back'),
        wrong(seen.toReversed(), 'looked-from-the-back'),
        wrong(lower, 'misjudged-one-line'),
        wrong(higher, 'misjudged-one-line'),
        wrong(withHeightChanged(random, sideways, 1, most), 'looked-from-the-side'),
        wrong(withHeightChanged(random, sideways, -1, most), 'looked-from-the-side'),
        wrong(withHeightChanged(random, lower, 1, most), 'misjudged-one-line'),
        wrong(withHeightChanged(random, lower, -1, most), 'misjudged-one-line'),
        wrong(withHeightChanged(random, higher, 1, most), 'misjudged-one-line'),
        wrong(sideways.toReversed(), 'looked-from-the-side'),
        wrong(withHeightChanged(random, seen, 1, most), 'misjudged-one-line'),
      ],
      explanation: `Stand at the front and look along each line of stacks, from left to right. The tallest stack of a line decides how high you see, even if it is at the back. Here is the floor from above, with the height of each stack. The tallest of each line is below it:${inMarkdown(
        heightsPicture(
          heights,
          `Cubes on each square, from the back: ${heights.map(row => row.join(', ')).join('; ')}. Tallest of each line: ${seen.join(', ')}.`,
          seen,
        ),
      )}So the black squares are ${listed(seen.map(String))} high.`,
    })
  },
})

export const countCubes = clearer(
  countCubesBefore,
  ({ heights }, said) =>
    `${said} The plan of the floor shows how many cubes each stack has. Add them up to check:${inMarkdown(
      heightsPicture(
        heights,
        `Cubes on each square, from the back: ${heights.map(row => row.join(', ')).join('; ')}.`,
      ),
    )}`,
)

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
  lesson: once(() => ({
    version: 3,
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
- **From the front**, you see how high each line of stacks goes. The tallest one in the line counts, even if it is at the back.
- To **count** the bricks, you must think of the hidden ones too. A brick cannot float. If you see a brick high up, there are bricks below it.

In this pile, five tiles have bricks. One stack has two. So there are ${counted(6, 'brick')} in all.`,
    example: `
How does the pile above look from the front?

1. Imagine you are at the word "front" and look along the floor.
2. The left line has stacks of 2, 1 and 1. The tallest is 2.
3. The middle line has a stack of 1 at the back. So it is 1 high.
4. The right line is 1 high too.
5. You see squares **2, 1 and 1 high**.

Here is the floor from above, with the tallest of each line below it:

${
  heightsPicture(
    [
      [2, 1, 1],
      [1, 0, 0],
      [1, 0, 0],
    ],
    'Cubes on each square, from the back: 2, 1, 1; 1, 0, 0; 1, 0, 0. Tallest of each line: 2, 1, 1.',
    [2, 1, 1],
  ).svg
}`,
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
  })),
  misconceptions: once(() => ({
    'misplaced-one-square': {
      child: 'One square is in the wrong place. Go row by row.',
      parent: 'Gets the view right except for one square. Go along each row with a finger.',
    },
    'missed-one-stack': {
      child: 'One stack is missing. Look behind the tall ones too.',
      parent: 'Misses a stack. Point at each square of the floor in turn and ask if a cube is on it.',
    },
    'filled-an-empty-square': {
      child: 'One of your squares is empty. Find it on the floor.',
      parent: 'Fills a square that has no cube. Point at each square of the floor in turn.',
    },
    'misjudged-one-line': {
      child: 'One of your heights is wrong. In each line, find the tallest stack.',
      parent: 'Gets the height of a line wrong. Count the cubes of the tallest stack in each line.',
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
  })),
  templates: [planView, frontView, countCubes],
  earlier: [planViewBefore, frontViewBefore, countCubesBefore],
}
