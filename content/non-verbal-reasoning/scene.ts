import type { Random } from '../random.ts'
import { capital, listed } from '../wording.ts'
import {
  evenFills,
  type Figure,
  handedShapes,
  mirroredFigure,
  type Part,
  part,
  sizes,
  turnedFigure,
} from './figure.ts'

/** A shape that no rotation maps onto its mirror image, with small marks at its corners, inside the frame at any rotation. */
export function handedFigure(random: Random, marks: number): Figure {
  const shape = part(random.pick(handedShapes), random.pick(evenFills), {
    size: marks > 0 ? 15.5 : sizes.large,
  })
  const corners = random.sample(
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const,
    marks,
  )
  const kinds = random.sample(['circle', 'square', 'cross'] as const, 3)
  const dots = corners.map(([x, y], at) =>
    part(kinds[at] ?? 'circle', random.pick(['white', 'black']), {
      size: sizes.tiny,
      x: x * 18.5,
      y: y * 18.5,
    }),
  )
  return [shape, ...dots]
}

/** The marks are in the wrong corners: the first has moved to the opposite corner. */
export const withMarkMoved = (figure: Figure): Part[] =>
  figure.map((one, at) => (at === 1 ? { ...one, x: -one.x, y: -one.y } : one))

/** The mirror's angle from the vertical, clockwise. */
export const inMirror = (figure: Figure, degrees: number): Part[] =>
  turnedFigure(mirroredFigure(figure), 2 * degrees)

/** Rows of a square grid; 1 is a black square. */
export type Grid = readonly (readonly number[])[]

export function randomGrid(random: Random, side: number, black: number): Grid {
  const places = new Set(
    random.sample(
      Array.from({ length: side * side }, (_, at) => at),
      black,
    ),
  )
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => (places.has(row * side + column) ? 1 : 0)),
  )
}

export const quarterTurn = (grid: Grid): Grid =>
  grid.map((row, at) => row.map((_, column) => grid[grid.length - 1 - column]?.[at] ?? 0))

export const turnedGrid = (grid: Grid, quarters: number): Grid =>
  quarters === 0 ? grid : turnedGrid(quarterTurn(grid), quarters - 1)

export const mirroredGrid = (grid: Grid): Grid => grid.map(row => [...row].reverse())

/** Mirrors the grid at 0, 45, 90 or 135 degrees from the vertical, clockwise. */
export const gridInMirror = (grid: Grid, degrees: number): Grid =>
  turnedGrid(mirroredGrid(grid), degrees / 45)

export const gridText = (grid: Grid) => grid.map(row => row.join('')).join('/')

/** No rotation or mirror maps it onto itself. */
export function isUneven(grid: Grid): boolean {
  const looks = [0, 1, 2, 3].flatMap(quarters => [
    gridText(turnedGrid(grid, quarters)),
    gridText(turnedGrid(mirroredGrid(grid), quarters)),
  ])
  return new Set(looks).size === 8
}

/** Moves one black square to a white neighbour, if it has one. */
export function withSquareMoved(random: Random, grid: Grid): Grid {
  const moves = grid.flatMap((row, y) =>
    row.flatMap((value, x) =>
      [
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ].flatMap(([right = 0, down = 0]) =>
        value === 1 && grid[y + down]?.[x + right] === 0 ? [[x, y, x + right, y + down]] : [],
      ),
    ),
  )
  if (moves.length === 0) return grid
  const [x, y, toX, toY] = random.pick(moves)
  return grid.map((row, at) =>
    row.map((value, column) => (at === y && column === x ? 0 : at === toY && column === toX ? 1 : value)),
  )
}

export function gridFigure(grid: Grid): Figure {
  const side = 64 / grid.length
  const middle = (grid.length - 1) / 2
  return grid.flatMap((row, y) =>
    row.map((value, x) =>
      part('square', value === 1 ? 'black' : 'white', {
        size: side / 1.7,
        x: (x - middle) * side,
        y: (y - middle) * side,
      }),
    ),
  )
}

/** `Black squares in row 1: 2 and 3; in row 2: 1`. */
export function describeGrid(grid: Grid): string {
  const rows = grid.flatMap((row, at) => {
    const black = row.flatMap((value, column) => (value === 1 ? [String(column + 1)] : []))
    return black.length > 0 ? [`row ${at + 1}: ${listed(black)}`] : []
  })
  return capital(`black squares in ${rows.join('; ')}`)
}
