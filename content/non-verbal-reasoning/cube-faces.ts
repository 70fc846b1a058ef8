import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { type Point, picture, pointsOf } from '../svg.ts'
import { optionSide, range, turnings, type Cube as Vector } from './blocks.ts'

/** Cubes with a figure on each face, their nets, and how they look. */

interface Drawn {
  readonly fill: '#000' | '#fff' | '#999'
  /** From 0 to 1, to the right and down. */
  readonly points: readonly Point[]
}

export interface FaceFigure {
  readonly name: string
  /** In how many ways it can be turned by quarters and look different each time. */
  readonly order: 1 | 2 | 4
  /** What is at its top, if it points somewhere. */
  readonly tip?: string
  readonly drawn: readonly Drawn[]
}

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const disc = (radius: number): Point[] =>
  range(20).map(at => {
    const angle = (at * Math.PI) / 10
    return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)]
  })

const black = (...points: Point[]): Drawn => ({ fill: '#000', points })
const white = (...points: Point[]): Drawn => ({ fill: '#fff', points })
const grey = (...points: Point[]): Drawn => ({ fill: '#999', points })

/** They look the same however they are turned by quarters. */
export const evenFigures: readonly FaceFigure[] = [
  { name: 'black circle', order: 1, drawn: [black(...disc(0.3))] },
  { name: 'white circle', order: 1, drawn: [white(...disc(0.32))] },
  { name: 'ring', order: 1, drawn: [black(...disc(0.36)), white(...disc(0.17))] },
  { name: 'black square', order: 1, drawn: [black(...box(0.25, 0.25, 0.75, 0.75))] },
  { name: 'grey square', order: 1, drawn: [grey(...box(0.22, 0.22, 0.78, 0.78))] },
  { name: 'diamond', order: 1, drawn: [white([0.5, 0.12], [0.88, 0.5], [0.5, 0.88], [0.12, 0.5])] },
  {
    name: 'cross',
    order: 1,
    drawn: [
      black(
        [0.38, 0.14],
        [0.62, 0.14],
        [0.62, 0.38],
        [0.86, 0.38],
        [0.86, 0.62],
        [0.62, 0.62],
        [0.62, 0.86],
        [0.38, 0.86],
        [0.38, 0.62],
        [0.14, 0.62],
        [0.14, 0.38],
        [0.38, 0.38],
      ),
    ],
  },
]

/** They look different after a quarter turn, and the same after a half turn. */
export const stripedFigures: readonly FaceFigure[] = [
  { name: 'bar', order: 2, drawn: [black(...box(0.1, 0.38, 0.9, 0.62))] },
  {
    name: 'two bars',
    order: 2,
    drawn: [black(...box(0.12, 0.22, 0.88, 0.4)), black(...box(0.12, 0.6, 0.88, 0.78))],
  },
]

/** They look different in each quarter turn. */
export const pointingFigures: readonly FaceFigure[] = [
  {
    name: 'arrow',
    order: 4,
    tip: 'the tip of the arrow',
    drawn: [black([0.5, 0.1], [0.82, 0.45], [0.6, 0.45], [0.6, 0.9], [0.4, 0.9], [0.4, 0.45], [0.18, 0.45])],
  },
  {
    name: 'black triangle',
    order: 4,
    tip: 'the tip of the black triangle',
    drawn: [black([0.5, 0.14], [0.86, 0.82], [0.14, 0.82])],
  },
  {
    name: 'white triangle',
    order: 4,
    tip: 'the tip of the white triangle',
    drawn: [white([0.5, 0.14], [0.86, 0.82], [0.14, 0.82])],
  },
  {
    name: 'T',
    order: 4,
    tip: 'the bar of the T',
    drawn: [
      black(
        [0.16, 0.16],
        [0.84, 0.16],
        [0.84, 0.38],
        [0.61, 0.38],
        [0.61, 0.86],
        [0.39, 0.86],
        [0.39, 0.38],
        [0.16, 0.38],
      ),
    ],
  },
  {
    name: 'house',
    order: 4,
    tip: 'the roof of the house',
    drawn: [white([0.5, 0.1], [0.84, 0.42], [0.84, 0.88], [0.16, 0.88], [0.16, 0.42])],
  },
  {
    name: 'U',
    order: 4,
    tip: 'the open side of the U',
    drawn: [
      grey(
        [0.16, 0.16],
        [0.38, 0.16],
        [0.38, 0.6],
        [0.62, 0.6],
        [0.62, 0.16],
        [0.84, 0.16],
        [0.84, 0.84],
        [0.16, 0.84],
      ),
    ],
  },
  {
    name: 'half-black square',
    order: 4,
    tip: 'the black half of the square',
    drawn: [white(...box(0.18, 0.18, 0.82, 0.82)), black(...box(0.18, 0.18, 0.82, 0.5))],
  },
]

/** A figure on a face, turned clockwise by quarters from upright. */
export interface Turned {
  readonly figure: FaceFigure
  readonly quarters: number
}

export const settledTurn = ({ figure, quarters }: Turned) => (((quarters % 4) + 4) % 4) % figure.order

export const sameTurned = (a: Turned, b: Turned) => a.figure === b.figure && settledTurn(a) === settledTurn(b)

/** A figure on the outside of a cube: where its face looks, and where the right side of the figure points. */
interface Placed {
  readonly figure: FaceFigure
  readonly out: Vector
  readonly right: Vector
}

export type FigureCube = readonly Placed[]

const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z]

const same = (a: Vector, b: Vector) => a.every((value, of) => value === b[of])

/** A face seen from outside: where it looks, and what is then to the right and below. */
interface Frame {
  readonly out: Vector
  readonly right: Vector
  readonly down: Vector
}

const shownFaces = {
  top: { out: [0, 0, 1], right: [1, 0, 0], down: [0, 1, 0] },
  front: { out: [0, 1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  right: { out: [1, 0, 0], right: [0, -1, 0], down: [0, 0, -1] },
} as const satisfies Record<string, Frame>

export type FaceName = keyof typeof shownFaces
export const faceNames = ['top', 'front', 'right'] as const

/** The figure in a frame, turned as it is seen there. */
function figureIn(cube: FigureCube, { out, right, down }: Frame): Turned {
  const placed = cube.find(one => same(one.out, out)) as Placed
  const quarters = [right, down, minus(right), minus(down)].findIndex(way => same(way, placed.right))
  return { figure: placed.figure, quarters }
}

const put = ({ figure, quarters }: Turned, { out, right, down }: Frame): Placed => ({
  figure,
  out,
  right: [right, down, minus(right), minus(down)][((quarters % 4) + 4) % 4] as Vector,
})

/** What can be seen of a cube. */
export type Look = Readonly<Record<FaceName, Turned>>

export const lookOf = (cube: FigureCube): Look => ({
  top: figureIn(cube, shownFaces.top),
  front: figureIn(cube, shownFaces.front),
  right: figureIn(cube, shownFaces.right),
})

export const lookKey = (look: Look) =>
  faceNames.map(face => `${face}: ${look[face].figure.name} ${settledTurn(look[face])}`).join('; ')

/** The cube in all 24 ways in which it can lie. */
export const allLooks = (cube: FigureCube): Look[] =>
  turnings.map(turning =>
    lookOf(cube.map(({ figure, out, right }) => ({ figure, out: turning(out), right: turning(right) }))),
  )

/** The cube with a visible face turned by quarters. */
export const withFaceTurned = (cube: FigureCube, face: FaceName, quarters: number): FigureCube => {
  const frame = shownFaces[face]
  const { figure, quarters: before } = figureIn(cube, frame)
  return cube.map(one =>
    same(one.out, frame.out) ? put({ figure, quarters: before + quarters }, frame) : one,
  )
}

/** The cube with the figures of two faces swapped. Each keeps the way in which it is drawn in the other's net square. */
export function withFacesSwapped(cube: FigureCube, a: Vector, b: Vector): FigureCube {
  const [one, other] = [a, b].map(out => cube.find(placed => same(placed.out, out)) as Placed)
  if (!one || !other) return cube
  return cube.map(placed =>
    placed === one
      ? { ...placed, figure: other.figure }
      : placed === other
        ? { ...placed, figure: one.figure }
        : placed,
  )
}

export const outOf = (face: FaceName): Vector => shownFaces[face].out
export const oppositeOut = (face: FaceName): Vector => minus(shownFaces[face].out)

export const figureAt = (cube: FigureCube, out: Vector) =>
  (cube.find(placed => same(placed.out, out)) as Placed).figure

/** The figure on the face to which the top of this face's figure points. */
export function pointsTo(cube: FigureCube, face: FaceName): FaceFigure {
  const frame = shownFaces[face]
  const { quarters } = figureIn(cube, frame)
  const up = [minus(frame.down), frame.right, frame.down, minus(frame.right)][quarters] as Vector
  return figureAt(cube, up)
}

export type Square = readonly [x: number, y: number]

/** A net: where its squares are, and the figure in each. */
export interface Net {
  readonly squares: readonly Square[]
  readonly figures: readonly Turned[]
}

/** The frame of each square when the net is folded with its figures outside, the first square in front. */
function foldedFrames(squares: readonly Square[]): Frame[] {
  const frames = new Map<string, Frame>()
  const fold = ([x, y]: Square, frame: Frame) => {
    const isIn = squares.some(([u, v]) => u === x && v === y)
    if (!isIn || frames.has(`${x},${y}`)) return
    frames.set(`${x},${y}`, frame)
    const { out, right, down } = frame
    fold([x + 1, y], { out: right, right: minus(out), down })
    fold([x - 1, y], { out: minus(right), right: out, down })
    fold([x, y + 1], { out: down, right, down: minus(out) })
    fold([x, y - 1], { out: minus(down), right, down: out })
  }
  const [first] = squares
  if (first) fold(first, shownFaces.front)
  return squares.map(square => frames.get(square.join()) as Frame)
}

export const foldedNet = ({ squares, figures }: Net): FigureCube =>
  foldedFrames(squares).map((frame, at) => put(figures[at] as Turned, frame))

/** The cube cut open and laid flat in squares like these, starting from a random face. */
export function unfolded(random: Random, cube: FigureCube, squares: readonly Square[]): Net {
  const turning = random.pick(turnings)
  const lying = cube.map(({ figure, out, right }) => ({ figure, out: turning(out), right: turning(right) }))
  return { squares, figures: foldedFrames(squares).map(frame => figureIn(lying, frame)) }
}

const turnedPoint = ([x, y]: Point, quarters: number): Point =>
  quarters === 0 ? [x, y] : turnedPoint([1 - y, x], quarters - 1)

/** A figure drawn on a face with this corner at the top left and these two sides. */
const drawFigure = (turned: Turned, [x, y]: Point, [a, b]: Point, [c, d]: Point, line: number) =>
  turned.figure.drawn
    .map(({ fill, points }) => {
      const placed = points
        .map(point => turnedPoint(point, settledTurn(turned)))
        .map(([u, v]): Point => [x + a * u + c * v, y + b * u + d * v])
      return `<polygon points="${pointsOf(placed)}" fill="${fill}" stroke="#000" stroke-width="${line}" stroke-linejoin="round"/>`
    })
    .join('')

const drawSquare = (points: readonly Point[]) =>
  `<polygon points="${pointsOf(points)}" fill="#fff" stroke="#000" stroke-width="1.6" stroke-linejoin="round"/>`

export function netPicture(
  { squares, figures }: Net,
  side: number,
  alt: string,
  frame?: readonly [number, number],
): Picture {
  const wide = Math.max(...squares.map(([x]) => x)) + 1
  const high = Math.max(...squares.map(([, y]) => y)) + 1
  const [width, height] = frame ?? [wide * side + 4, high * side + 4]
  const [left, top] = [(width - wide * side) / 2, (height - high * side) / 2]
  const body = squares.map(([x, y], at) => {
    const [a, b] = [left + x * side, top + y * side]
    const square = drawSquare([
      [a, b],
      [a + side, b],
      [a + side, b + side],
      [a, b + side],
    ])
    return square + drawFigure(figures[at] as Turned, [a, b], [side, 0], [0, side], 1)
  })
  return picture(width, height, alt, body.join(''))
}

const cubeUnit = 46

/** Seen from above the corner between the front and the right. */
const seenAt = ([x, y, z]: Vector): Point => [
  optionSide / 2 + (x - y) * 0.866 * cubeUnit,
  optionSide / 2 + ((x + y) * 0.5 - z) * cubeUnit,
]

const corners: Record<FaceName, readonly [Vector, Vector, Vector, Vector]> = {
  top: [
    [0, 0, 1],
    [1, 0, 1],
    [1, 1, 1],
    [0, 1, 1],
  ],
  front: [
    [0, 1, 1],
    [1, 1, 1],
    [1, 1, 0],
    [0, 1, 0],
  ],
  right: [
    [1, 1, 1],
    [1, 0, 1],
    [1, 0, 0],
    [1, 1, 0],
  ],
}

export function lookPicture(look: Look, alt: string): Picture {
  const body = faceNames.map(face => {
    const points = corners[face].map(seenAt)
    const [from = [0, 0], one = [0, 0], , other = [0, 0]] = points
    return (
      drawSquare(points) +
      drawFigure(
        look[face],
        from,
        [one[0] - from[0], one[1] - from[1]],
        [other[0] - from[0], other[1] - from[1]],
        1,
      )
    )
  })
  return picture(optionSide, optionSide, alt, body.join(''))
}

const flatWays = ['up', 'right', 'down', 'left'] as const
const ways: Record<FaceName, readonly string[]> = {
  top: ['to the back', 'to the right', 'to the front', 'to the left'],
  front: ['up', 'to the right', 'down', 'to the left'],
  right: ['up', 'to the back', 'down', 'to the front'],
}

const said = (turned: Turned, names: readonly string[]) => {
  const at = settledTurn(turned)
  const { name, order } = turned.figure
  if (order === 1) return name
  return order === 2 ? `${name} ${at === 0 ? 'across' : 'upright'}` : `${name} ${names[at]}`
}

export const sayLook = (look: Look) =>
  faceNames.map(face => `${face}: ${said(look[face], ways[face])}`).join('; ')

/** `row 1: 2 arrow up; row 2: 1 cross, 2 ring`: the place in the row and the figure. */
export function sayNet({ squares, figures }: Net): string {
  const high = Math.max(...squares.map(([, y]) => y)) + 1
  return range(high)
    .map(row => {
      const inRow = squares.flatMap(([x, y], at) => (y === row ? [{ x, turned: figures[at] as Turned }] : []))
      const cells = inRow
        .sort((a, b) => a.x - b.x)
        .map(({ x, turned }) => `${x + 1} ${said(turned, flatWays)}`)
      return `row ${row + 1}: ${cells.join(', ')}`
    })
    .join('; ')
}
