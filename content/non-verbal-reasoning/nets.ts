import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { label, moved, type Point, picture, polygon } from '../svg.ts'
import { cell, drawing, part, type Shape } from './figure.ts'

/** Rows of a net; `#` is a square. The first six have four in a line, with one on either side. */
export const nets = [
  '#.../####/#...',
  '#.../####/.#..',
  '#.../####/..#.',
  '#.../####/...#',
  '.#../####/.#..',
  '.#../####/..#.',
  '##../.###/.#..',
  '##../.###/..#.',
  '##../.###/...#',
  '##../.##./..##',
  '###../..###',
]

/** Six squares that don't fold into a cube: first the easy ones, with five in a line or four in a block, then others. */
export const plainlyNone = [
  '####/.##.',
  '####/##..',
  '##./###/.#.',
  '#####/#....',
  '##./##./.##',
  '#####/.#...',
  '###./.###',
  '###/###',
  '#####/..#..',
]
export const nearlyNets = [
  '#.#/###/#..',
  '###./..#./..##',
  '###/#../##.',
  '###./..##/..#.',
  '###./#.##',
  '####./...##',
  '###./..##/...#',
  '####/#.#.',
  '####/.#../.#..',
  '#.#/###/.#.',
  '####/#.../#...',
  '####/#..#',
]

export type Square = readonly [x: number, y: number]

export const squaresOf = (rows: string): Square[] =>
  rows.split('/').flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [[x, y] as const] : [])))

/** Rotates by quarter turns, optionally flips, and moves the corner to 0, 0. */
export function laid(squares: readonly Square[], quarters: number, flip: boolean): Square[] {
  const turned = squares.map(([x, y]): Square => {
    const [a, b] = flip ? [-x, y] : [x, y]
    return (
      (
        [
          [a, b],
          [-b, a],
          [-a, -b],
          [b, -a],
        ] as const
      )[quarters % 4] ?? [a, b]
    )
  })
  const [left, top] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))]
  return turned.map(([x, y]): Square => [x - left, y - top]).sort((p, q) => p[1] - q[1] || p[0] - q[0])
}

export const laidAnyhow = (random: Random, rows: string) =>
  laid(squaresOf(rows), random.int(0, 3), random.chance(0.5))

export const textOf = (squares: readonly Square[]) =>
  Array.from({ length: Math.max(...squares.map(([, y]) => y)) + 1 }, (_, row) => {
    const columns = squares.filter(([, y]) => y === row).map(([x]) => x + 1)
    return `row ${row + 1}: ${columns.join(' ')}`
  }).join('; ')

export function netPicture(
  squares: readonly Square[],
  side: number,
  width: number,
  alt: string,
  marks: readonly Shape[] = [],
  [right, lower]: Point = [0, 0],
): Picture {
  const [across, down] = [0, 1].map(of => Math.max(...squares.map(square => square[of as 0 | 1])) + 1) as [
    number,
    number,
  ]
  const height = Math.max(cell, down * side + 4)
  const body = squares.map(([x, y], at) => {
    const [left, top] = [
      (width - across * side) / 2 + x * side + right,
      (height - down * side) / 2 + y * side + lower,
    ]
    const corners: Point[] = [
      [left, top],
      [left + side, top],
      [left + side, top + side],
      [left, top + side],
    ]
    const mark = marks[at]
    const symbol = mark
      ? moved(drawing([part(mark, 'black', { size: side * 0.3 })]), left + side / 2, top + side / 2)
      : ''
    return polygon(corners, 'white', 1.5) + symbol
  })
  return picture(width, height, alt, body.join(''))
}

/** The picture is moved a little, so that no two options have a square in the very same place. */
export const netChoice = (squares: readonly Square[], moved: Point = [0, 0], side = 14) => ({
  text: `Squares in ${textOf(squares)}`,
  value: `net ${squares.join(' ')}`,
  picture: netPicture(squares, side, cell, `Squares in ${textOf(squares)}`, [], moved),
})

export const longestLine = (net: readonly Square[]) =>
  Math.max(
    ...[0, 1, 2, 3, 4].flatMap(at => [
      net.filter(([x]) => x === at).length,
      net.filter(([, y]) => y === at).length,
    ]),
  )

/** A die on a square: its bottom, its top, and its four sides. It is rolled from square to square. */
interface Die {
  readonly below: number
  readonly above: number
  readonly left: number
  readonly right: number
  readonly back: number
  readonly front: number
}

const rolled = ({ below, above, left, right, back, front }: Die, x: number, y: number): Die => {
  if (x > 0) return { below: right, right: above, above: left, left: below, back, front }
  if (x < 0) return { below: left, left: above, above: right, right: below, back, front }
  return y > 0
    ? { below: front, front: above, above: back, back: below, left, right }
    : { below: back, back: above, above: front, front: below, left, right }
}

/** The bottom face on each square when a die is rolled over the net. Faces 0 and 5, 1 and 4, 2 and 3 are opposite. */
export function facesOf(net: readonly Square[]): number[] {
  const faces = net.map(() => -1)
  const visit = (at: number, die: Die) => {
    faces[at] = die.below
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = net.findIndex(([u, v]) => u === (net[at]?.[0] ?? 0) + x && v === (net[at]?.[1] ?? 0) + y)
      if (next >= 0 && faces[next] === -1) visit(next, rolled(die, x, y))
    }
  }
  visit(0, { below: 0, above: 5, left: 1, right: 4, back: 2, front: 3 })
  return faces
}

export function oppositeOf(net: readonly Square[], at: number): number {
  const faces = facesOf(net)
  return faces.indexOf(5 - (faces[at] ?? 0))
}

export const apart = (net: readonly Square[], a: number, b: number) => {
  const [[x = 0, y = 0] = [], [u = 0, v = 0] = []] = [net[a], net[b]]
  return { steps: Math.abs(x - u) + Math.abs(y - v), straight: x === u || y === v }
}

const faceNames = ['base', 'left', 'back', 'front', 'right', 'top']

/** The net with the name of the face that each square becomes. */
export function namedFaces(net: readonly Square[]): Picture {
  const side = 46
  const faces = facesOf(net)
  const [across, down] = [0, 1].map(of => Math.max(...net.map(square => square[of as 0 | 1])) + 1)
  const squares = net.map(([x, y], at) => {
    const [left, top] = [2 + x * side, 2 + y * side]
    const corners: Point[] = [
      [left, top],
      [left + side, top],
      [left + side, top + side],
      [left, top + side],
    ]
    const name = faceNames[faces[at] ?? 0] ?? ''
    return polygon(corners, 'white', 1.5) + label([left + side / 2, top + side / 2 + 5], name, { size: 14 })
  })
  const names = faces.map(face => faceNames[face]).join(', ')
  return picture(
    (across ?? 1) * side + 4,
    (down ?? 1) * side + 4,
    `Squares in ${textOf(net)}. From left to right and row by row they become: ${names}.`,
    squares.join(''),
  )
}
