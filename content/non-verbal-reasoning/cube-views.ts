import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { drawHeights, type Heights, type Pile } from './piles.ts'
import type { Grid } from './scene.ts'

export const planOf = (heights: Heights): Grid => heights.map(row => row.map(height => (height > 0 ? 1 : 0)))

export const describeSquares = (grid: Grid) =>
  `Squares: ${grid.map((row, y) => `row ${y + 1}: ${row.flatMap((value, x) => (value ? [x + 1] : [])).join(' ') || 'none'}`).join('; ')}`

/** The tallest stack of each column. */
export const tallest = (heights: Heights) =>
  (heights[0] ?? []).map((_, x) => Math.max(...heights.map(row => row[x] ?? 0)))

interface Facts {
  readonly heights: Heights
}

const seenFromAbove: Record<Step, Pile> = {
  1: { wide: 3, deep: 3, tall: 1, empty: 0.4 },
  2: { wide: 3, deep: 3, tall: 2, empty: 0.45 },
  3: { wide: 3, deep: 3, tall: 3, empty: 0.4 },
  4: { wide: 4, deep: 4, tall: 2, empty: 0.55 },
  5: { wide: 4, deep: 4, tall: 3, empty: 0.55 },
}

/** What every version of the view from above has in common. */
export const fromAbove = {
  id: 'non-verbal-reasoning.stacked-cubes.from-above',
  mode: 'options' as const,
  seconds: 45,
  draw: (random: Random, step: Step): Facts => ({ heights: drawHeights(random, seenFromAbove[step]) }),
  measure: 'squares of the floor, and the tallest stack',
  hardness: ({ heights }: Facts) => heights.flat().length / 2 + Math.max(...heights.flat()) * 2,
}

export const seenFromTheFront: Record<Step, Pile> = {
  1: { wide: 3, deep: 3, tall: 2, empty: 0.5 },
  2: { wide: 3, deep: 3, tall: 3, empty: 0.5 },
  3: { wide: 3, deep: 3, tall: 3, empty: 0.3 },
  4: { wide: 4, deep: 4, tall: 3, empty: 0.5 },
  5: { wide: 4, deep: 4, tall: 4, empty: 0.4 },
}

/** What every version of the view from the front has in common. */
export const fromTheFront = {
  id: 'non-verbal-reasoning.stacked-cubes.from-the-front',
  mode: 'options' as const,
  seconds: 50,
  draw: (random: Random, step: Step): Facts => ({ heights: drawHeights(random, seenFromTheFront[step]) }),
  measure: 'squares of the floor, the tallest stack, and stacks that are looked at',
  hardness: ({ heights }: Facts) =>
    heights.flat().length / 3 +
    Math.max(...heights.flat()) +
    heights.flat().filter(height => height > 0).length / 3,
}
