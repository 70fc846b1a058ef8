import type { Step } from '../../question.ts'
import type { Random } from '../../random.ts'
import { template } from '../../template.ts'
import { describeSquares, fromAbove, fromTheFront, planOf, tallest } from '../cube-views.ts'
import { choice, wrongChoice } from '../figure.ts'
import { cubesPicture, drawHeights, type Heights, type Pile } from '../piles.ts'
import { type Grid, gridFigure, mirroredGrid, turnedGrid, withSquareMoved } from '../scene.ts'

function gridChoices(random: Random, right: Grid, others: readonly (readonly [Grid, string])[]) {
  const moved = Array.from(
    { length: 6 },
    () => [withSquareMoved(random, right), 'misplaced-one-square'] as const,
  )
  return {
    right: choice(gridFigure(right), describeSquares(right)),
    wrong: [...moved.slice(0, 1), ...others, ...moved.slice(1)].map(([grid, misconception]) =>
      wrongChoice(gridFigure(grid), misconception, describeSquares(grid)),
    ),
  }
}

export const planView = template({
  ...fromAbove,
  version: 1,
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
      explanation: `From above the height does not matter: a square is black if at least one cube stands on it. Go row by row from the back to the front. ${describeSquares(plan)}.`,
    }
  },
})

/** The view from the front: the tallest stack in each column. */
function frontOf(heights: Heights): Grid {
  const count = heights.length
  return Array.from({ length: count }, (_, row) =>
    tallest(heights).map(height => (count - row <= height ? 1 : 0)),
  )
}

const sideOf = (heights: Heights): Grid => frontOf(turnedGrid(heights, 1))

export const frontView = template({
  ...fromTheFront,
  version: 1,
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
      explanation: `Stand at the front and look along each line of stacks, from left to right. You see as high as the tallest stack of that line: ${tallest(heights).join(', ')}.`,
    }
  },
})

const piles: Record<Step, Pile> = {
  1: { wide: 3, deep: 2, tall: 2, empty: 0.3 },
  2: { wide: 3, deep: 2, tall: 3, empty: 0.2 },
  3: { wide: 3, deep: 3, tall: 2, empty: 0.2 },
  4: { wide: 3, deep: 3, tall: 3, empty: 0.1 },
  5: { wide: 4, deep: 3, tall: 4, empty: 0.1 },
}

export const countCubes = template({
  id: 'non-verbal-reasoning.stacked-cubes.count-the-cubes',
  version: 1,
  mode: 'typed',
  seconds: 40,
  draw: (random, step) => ({ heights: drawHeights(random, piles[step]) }),
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
