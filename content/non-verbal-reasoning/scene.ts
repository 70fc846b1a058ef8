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

const cornerPlaces = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** The same, where no mark touches the shape, and nothing leaves its frame when it is turned. */
export function drawHanded(random: Random, marks: number): Figure {
  const shape = random.pick(handedShapes)
  // The toe of a boot comes nearest to the marks. Dots would not show in so small a shape.
  const size = marks === 0 ? 25 : shape === 'boot' ? 12.5 : 14.5
  const fill = random.pick(marks === 0 ? evenFills : (['white', 'black', 'grey'] as const))
  const kinds = random.sample(['circle', 'square', 'cross'] as const, 3)
  const corners = random.sample(cornerPlaces, marks)
  const dots = corners.map(([x, y], at) =>
    part(kinds[at] ?? 'circle', random.pick(['white', 'black']), { size: 6.3, x: x * 19, y: y * 19 }),
  )
  return [part(shape, fill, { size }), ...dots]
}

/** The marks are in the wrong corners: one has moved to a free corner, or two have changed places. */
export function withMarksMisplaced(random: Random, figure: Figure): Figure[] {
  const [first, ...marks] = figure
  const [corner] = marks
  if (!first || !corner) return []
  const corners = [0, 90, 180, 270].flatMap(degrees => turnedFigure([corner], degrees))
  const isAt = (one: Part, place: Part) => Math.abs(one.x - place.x) < 1 && Math.abs(one.y - place.y) < 1
  const free = corners.filter(place => !marks.some(mark => isAt(mark, place)))
  const put = (which: Part, { x, y }: Part) => marks.map(mark => (mark === which ? { ...mark, x, y } : mark))
  const moves = marks.flatMap(mark => free.map(place => [first, ...put(mark, place)]))
  const swaps = marks.flatMap((one, at) =>
    marks
      .slice(at + 1)
      .map(other => [
        first,
        ...marks.map(mark =>
          mark === one
            ? { ...mark, x: other.x, y: other.y }
            : mark === other
              ? { ...mark, x: one.x, y: one.y }
              : mark,
        ),
      ]),
  )
  return random.shuffle([...moves, ...swaps])
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
