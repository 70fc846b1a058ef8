import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { inMarkdown } from '../svg.ts'
import { type Features, innerShapes, roomyShapes } from './features.ts'
import { board, describe, type Figure, sizes } from './figure.ts'

export const gridStem =
  'The figures in the grid follow rules across and down. Which figure fills the empty box?'

/** Rows of boxes, one of them empty. */
export function gridPicture(
  rows: readonly (readonly Figure[])[],
  [row, column]: readonly [number, number],
  places = false,
): Picture {
  const cells = rows.map((line, y) =>
    line.map((one, x) => (x === column && y === row ? ('?' as const) : one)),
  )
  const alt = cells
    .map(
      (line, at) =>
        `Row ${at + 1}: ${line.map(one => (one === '?' ? 'question mark' : describe(one, places))).join('; ')}.`,
    )
    .join(' ')
  return board(cells, alt)
}

export const kinds = ['shape', 'fill', 'line', 'inner', 'innerFill', 'size'] as const
export type Kind = (typeof kinds)[number]

/** Several values of one feature that are easy to tell apart. */
export function valuesOf(random: Random, kind: Kind, count: number): Partial<Features>[] {
  switch (kind) {
    case 'shape':
      return random.sample(roomyShapes, count).map(shape => ({ shape }))
    case 'fill':
      return random.sample(['white', 'grey', 'dots', 'black'] as const, count).map(fill => ({ fill }))
    case 'line':
      return random.sample(['plain', 'thick', 'dashed'] as const, count).map(line => ({ line }))
    case 'inner':
      return random.sample(innerShapes, count).map(inner => ({ inner }))
    case 'innerFill':
      return random.sample(['white', 'black', 'grey'] as const, count).map(innerFill => ({ innerFill }))
    case 'size':
      return (count === 2 ? [sizes.medium - 3, sizes.large] : [13, 20, sizes.large]).map(size => ({ size }))
  }
}

export const kindNames: Record<Kind, string> = {
  shape: 'shape',
  fill: 'fill',
  line: 'edge',
  inner: 'inner shape',
  innerFill: 'inner fill',
  size: 'size',
}

/** How a feature's three values are arranged: the same along a row, the same along a column, or once in each. */
export type Lie = 'row' | 'column' | 'slant' | 'other slant'

export const indexOf = (lie: Lie, row: number, column: number) =>
  ({ row, column, slant: (row + column) % 3, 'other slant': (row - column + 3) % 3 })[lie]

export const saidLie: Record<Lie, string> = {
  row: 'stays the same along each row',
  column: 'stays the same down each column',
  slant: 'comes once in each row and each column',
  'other slant': 'comes once in each row and each column',
}

/** A grid with all its boxes filled, for an explanation. */
export const gridInText = (rows: readonly (readonly Figure[])[], places = false): string =>
  inMarkdown(gridPicture(rows, [-1, -1], places))
