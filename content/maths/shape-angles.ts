import { label, line, type Point, path, picture, polygon, round } from '../svg.ts'

/** Pictures of shapes and lines with marked angles. Directions are in degrees, anticlockwise from the right. */

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const away = ([x, y]: Point, far: number, degrees: number): Point => [
  x + far * Math.cos(radians(degrees)),
  y - far * Math.sin(radians(degrees)),
]

export const directionOf = (from: Point, to: Point) =>
  ((Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI + 360) % 360

export interface Marked {
  readonly from: number
  readonly size: number
  /** `90°` as a small square if it is empty. */
  readonly text: string
}

export function drawAngle(at: Point, { from, size, text }: Marked, radius = 22): string {
  if (text === '') {
    const corners = [away(at, 13, from), away(at, 13 * Math.SQRT2, from + 45), away(at, 13, from + 90)]
    return path(`M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, 'none', 1.5)
  }
  const [a, b] = [away(at, radius, from), away(at, radius, from + size)]
  const arc = path(
    `M${round(a[0])} ${round(a[1])}A${radius} ${radius} 0 ${size > 180 ? 1 : 0} 0 ${round(b[0])} ${round(b[1])}`,
    'none',
    1.5,
  )
  const middle = radians(from + size / 2)
  const half = Math.abs(Math.cos(middle)) * text.length * 3.7 + Math.abs(Math.sin(middle)) * 7
  const far = radius + 6 + half + (size < 60 ? (60 - size) / 1.6 : 0)
  const [x, y] = away(at, far, from + size / 2)
  return arc + label([x, y + 5], text, text === 'x' ? { size: 17, bold: true } : { size: 13 })
}

/** Lines and half-lines from one point, with marked angles between them. */
export function drawCrossing(rays: readonly number[], marks: readonly Marked[], alt: string) {
  const middle: Point = [160, 116]
  return picture(
    320,
    232,
    alt,
    [
      ...rays.map(ray => line(middle, away(middle, 110, ray))),
      ...marks.map(mark => drawAngle(middle, mark, mark.size < 40 ? 34 : mark.size > 180 ? 20 : 26)),
    ].join(''),
  )
}

/** A small line, or several, across the middle of a side. */
function tick([ax, ay]: Point, [bx, by]: Point, count: number): string {
  const long = Math.hypot(bx - ax, by - ay)
  const [alongX, alongY] = [(bx - ax) / long, (by - ay) / long]
  return Array.from({ length: count }, (_, at) => {
    const shift = (at - (count - 1) / 2) * 5
    const [x, y] = [(ax + bx) / 2 + alongX * shift, (ay + by) / 2 + alongY * shift]
    return line([x + alongY * 6, y - alongX * 6], [x - alongY * 6, y + alongX * 6], 2)
  }).join('')
}

export interface ShapeDrawing {
  /** Corners anticlockwise, with y upwards. */
  readonly corners: readonly Point[]
  /** More points, such as the end of a side that is made longer. They are numbered after the corners. */
  readonly more?: readonly Point[]
  readonly lines?: readonly (readonly [from: number, to: number])[]
  /** Each from the direction of one point, anticlockwise, to the direction of another. */
  readonly angles: readonly (readonly [at: number, from: number, to: number, text: string])[]
  readonly ticks?: readonly (readonly [from: number, to: number, count: number])[]
  readonly note?: string
}

/** The shape as large as fits, with a margin for its labels. */
export function drawMarkedShape(
  { corners, more = [], lines = [], angles, ticks = [], note }: ShapeDrawing,
  alt: string,
) {
  const points = [...corners, ...more]
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [low, left] = [Math.min(...ys), Math.min(...xs)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - low]
  const scale = Math.min(256 / wide, 180 / high)
  const top = 18
  const placed = points.map(
    ([x, y]): Point => [160 + (x - left - wide / 2) * scale, top + (high - (y - low)) * scale],
  )
  const at = (place: number) => placed[place] ?? [0, 0]
  const body = [
    polygon(placed.slice(0, corners.length)),
    ...lines.map(([from, to]) => line(at(from), at(to))),
    ...ticks.map(([from, to, count]) => tick(at(from), at(to), count)),
    ...angles.map(([place, from, to, text]) => {
      const start = directionOf(at(place), at(from))
      const size = (directionOf(at(place), at(to)) - start + 360) % 360
      return drawAngle(at(place), { from: start, size, text }, size < 40 ? 26 : 19)
    }),
    note ? label([314, top + high * scale + 24], note, { size: 12, anchor: 'end' }) : '',
  ]
  return picture(320, top + high * scale + (note ? 32 : 14), alt, body.join(''))
}
