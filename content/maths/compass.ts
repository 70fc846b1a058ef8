import type { Picture } from '../question.ts'
import { circle, label, line, moved, type Point, path, picture, polygon, rectangle, turned } from '../svg.ts'

/** Clockwise from north. Each is 45° from the next. */
export const compassPoints = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** One square in each direction, with down as positive. */
const stepsOf: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

export const around = (value: number, whole = 8) => ((value % whole) + whole) % whole
export const pointAt = (way: number) => compassPoints[around(way)] ?? 'north'

export const walked = ([x, y]: Point, way: number, count: number): Point => {
  const [across, down] = stepsOf[around(way)] ?? [0, 0]
  return [x + across * count, y + down * count]
}

/** Three figures: 7 becomes 007°. */
export const threeFigures = (degrees: number) => `${String(degrees).padStart(3, '0')}°`

/** An arrow with the letter N. It points up, or is turned clockwise. */
function northArrow(x: number, y: number, degrees = 0, size = 44): string {
  const arrow =
    line([0, size / 2], [0, -size / 2 + 4], 2) +
    polygon(
      [
        [0, -size / 2 - 4],
        [6, -size / 2 + 9],
        [-6, -size / 2 + 9],
      ],
      'black',
      1,
    )
  const [across, up] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const away = size / 2 + 14
  return (
    moved(turned(arrow, degrees), x, y) +
    label([x + across * away, y - up * away + 5], 'N', { size: 15, bold: true })
  )
}

/** A letter in a square of a map. Columns and rows count from 0, from the top on the left. */
export interface Mark {
  readonly letter: string
  readonly at: Point
}

export const mapSize = 7

/** Letters that are neither directions, nor options, nor mistaken for digits. */
export const mapLetters = [...'FGHKLMPQRTUVXYZ']

export const isOnMap = ([x, y]: Point) => x >= 0 && y >= 0 && x < mapSize && y < mapSize

const sides = ['at the top', 'on the right', 'at the bottom', 'on the left'] as const

/** Squares with letters. North is at the top, or a number of quarter turns from there, clockwise. */
export function drawMap(marks: readonly Mark[], northTurn = 0): Picture {
  const cell = 35
  const whole = mapSize * cell
  const rules = Array.from({ length: mapSize - 1 }, (_, at) => {
    const place = 6 + (at + 1) * cell
    return line([6, place], [6 + whole, place], 0.7) + line([place, 6], [place, 6 + whole], 0.7)
  })
  const letters = marks.map(({ letter, at: [x, y] }) =>
    label([6 + (x + 0.5) * cell, 6 + (y + 0.5) * cell + 6], letter, { size: 17, bold: true }),
  )
  const places = marks.map(({ letter, at: [x, y] }) => `${letter} is in column ${x + 1}, row ${y + 1}.`)
  return picture(
    320,
    whole + 12,
    `A map of ${mapSize} columns and ${mapSize} rows of squares, counted from the top left. North is ${sides[northTurn]}. ${places.join(' ')}`,
    [
      rectangle(6, 6, whole, whole, 'white', 1.5),
      ...rules,
      ...letters,
      northArrow(286, 60, northTurn * 90, 26),
    ].join(''),
  )
}

const away = ([x, y]: Point, degrees: number, length: number): Point => [
  x + length * Math.sin((degrees * Math.PI) / 180),
  y - length * Math.cos((degrees * Math.PI) / 180),
]

/** An arc around a point, clockwise from one direction to another, with its size beside it. */
function markedAngle(centre: Point, from: number, size: number): string {
  const radius = size < 40 ? 42 : size > 180 ? 24 : 30
  const [start, end] = [away(centre, from, radius), away(centre, from + size, radius)]
  const [x, y] = away(centre, from + size / 2, radius + (size < 40 ? 26 : 22))
  const [sx, sy, ex, ey] = [...start, ...end].map(value => Math.round(value * 100) / 100)
  return (
    path(`M${sx} ${sy}A${radius} ${radius} 0 ${size > 180 ? 1 : 0} 1 ${ex} ${ey}`, 'none', 1.5) +
    label([x, y + 5], `${size}°`, { size: 14 })
  )
}

/** A point P with the four main directions, a line to Q, and the angle from one of the directions to this line. */
export function drawBearing(bearing: number, base: number, angle: number): Picture {
  const centre: Point = [150, 140]
  const [from, size] = around(bearing - base, 360) === angle ? [base, angle] : [bearing, angle]
  const main = [0, 90, 180, 270].map((way, at) => {
    const [x, y] = away(centre, way, 112)
    return (
      line(centre, away(centre, way, 98), 1.2, true) + label([x, y + 5], 'NESW'[at] ?? '', { bold: true })
    )
  })
  const end = away(centre, bearing, 104)
  const [x, y] = away(centre, bearing, 119)
  const side = pointAt(base / 45)
  const way = from === base ? 'clockwise' : 'anticlockwise'
  return picture(
    300,
    284,
    `A point P with dashed lines to the north, east, south and west, and a line from P to Q. The angle from the ${side} line, ${way} to the line PQ, is ${angle}°.`,
    [
      ...main,
      line(centre, end, 2.2),
      circle(centre, 4, 'black'),
      circle(end, 4, 'black'),
      markedAngle(centre, from, size),
      label([x, y + 5], 'Q', { bold: true }),
      label(away(centre, bearing + 180 + (bearing % 90 < 20 || bearing % 90 > 70 ? 35 : 0), 18), 'P', {
        bold: true,
      }),
    ].join(''),
  )
}

/** Two points P and Q, each with a line to the north, and the angle at P from north to the line PQ. */
export function drawTwoNorths(bearing: number, angle: number): Picture {
  const length = 120
  const [dx, dy] = away([0, 0], bearing, length)
  const p: Point = [150 - dx / 2, 160 - dy / 2]
  const q: Point = [p[0] + dx, p[1] + dy]
  const isClockwise = angle === bearing
  const lines = [p, q].map(point => {
    const top = away(point, 0, 84)
    return line(point, top, 1.2, true) + label([top[0], top[1] - 5], 'N', { bold: true })
  })
  const low = Math.max(p[1], q[1]) + 30
  // The letter is on the side where there is no line.
  const beside = dx > 0 ? 1 : -1
  return picture(
    300,
    low,
    `Two points P and Q, joined by a line, each with a dashed line to the north. The angle at P from north, ${isClockwise ? 'clockwise' : 'anticlockwise'} to the line PQ, is ${angle}°.`,
    [
      ...lines,
      line(p, q, 2.2),
      circle(p, 4, 'black'),
      circle(q, 4, 'black'),
      markedAngle(p, isClockwise ? 0 : bearing, angle),
      label([p[0] - beside * 14, p[1] + 18], 'P', { bold: true }),
      label([q[0] + beside * 15, q[1] + 18], 'Q', { bold: true }),
    ].join(''),
  )
}

/** All eight directions with their bearings. */
export const compassRose = picture(
  300,
  250,
  'A compass with north at the top. Clockwise from there: north-east 045°, east 090°, south-east 135°, south 180°, south-west 225°, west 270° and north-west 315°.',
  compassPoints
    .map((_, at) => {
      const centre: Point = [150, 125]
      const [x, y] = away(centre, at * 45, at % 4 === 2 ? 108 : at % 4 === 0 ? 92 : 100)
      const name = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'][at] ?? ''
      return (
        line(centre, away(centre, at * 45, at % 2 === 0 ? 74 : 60), at % 2 === 0 ? 2 : 1.2) +
        label([x, y], name, { bold: true }) +
        label([x, y + 15], threeFigures(at * 45), { size: 12 })
      )
    })
    .join('') + circle([150, 125], 4, 'black'),
)
