import { label, line, type Point, path, picture, polygon, round } from '../svg.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A point at a distance and angle from another, counting anticlockwise from the right. */
const away = ([x, y]: Point, far: number, degrees: number): Point => [
  x + far * Math.cos(radians(degrees)),
  y - far * Math.sin(radians(degrees)),
]

/** A mark between two directions: a small square for a right angle, otherwise an arc. */
function mark(at: Point, from: number, size: number, radius: number, known = true): string {
  if (size === 90 && known) {
    const [a, b, c] = [away(at, 14, from), away(at, 14 * Math.SQRT2, from + 45), away(at, 14, from + 90)]
    return path(
      `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}L${round(c[0])} ${round(c[1])}`,
      'none',
      1.5,
    )
  }
  const [a, b] = [away(at, radius, from), away(at, radius, from + size)]
  return path(
    `M${round(a[0])} ${round(a[1])}A${radius} ${radius} 0 ${size > 180 ? 1 : 0} 0 ${round(b[0])} ${round(b[1])}`,
    'none',
    1.5,
  )
}

/** Angles side by side around a point. The angle to find is labelled x. */
export interface Fan {
  readonly total: 180 | 360
  readonly parts: readonly number[]
  readonly asked: readonly number[]
}

export function drawFan({ total, parts, asked }: Fan) {
  const middle: Point = [160, total === 180 ? 135 : 120]
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part, 0))
  const rays = [...starts, ...(total === 180 ? [180] : [])]
  const texts = parts.map((part, at) => {
    const [x, y] = away(middle, part < 40 ? 78 : 52, (starts[at] ?? 0) + part / 2)
    return label([x, y + 5], asked.includes(at) ? 'x' : `${part}°`, {
      bold: asked.includes(at),
      size: asked.includes(at) ? 17 : 14,
    })
  })
  const words = parts.map((part, at) => (asked.includes(at) ? 'x' : `${part} degrees`))
  return picture(
    320,
    total === 180 ? 155 : 240,
    `${total === 180 ? 'Angles side by side on a straight line' : 'Angles all the way round a point'}: ${words.join(', ')}.`,
    [
      ...rays.map(ray => line(middle, away(middle, total === 180 ? 130 : 108, ray))),
      ...parts.map((part, at) =>
        mark(middle, starts[at] ?? 0, part, part < 40 ? 36 : 24, !asked.includes(at)),
      ),
      ...texts,
    ].join(''),
  )
}

/**
 * What is given of a triangle: a right angle, two angles, or two equal sides and the angle at their base or top. From
 * the outside on, an angle outside it is given or asked for.
 */
export type Kind =
  | 'right'
  | 'any'
  | 'from-top'
  | 'from-foot'
  | 'outside'
  | 'top-to-outside'
  | 'outside-to-top'

const hasOutside = (kind: Kind) => kind.includes('outside')

export const hasEqualSides = (kind: Kind) => kind.includes('top') || kind === 'from-foot'

/** A short line across the middle of a side, which marks it as equal to another. */
function tick(a: Point, b: Point): string {
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [across, down] = [(-(b[1] - a[1]) / long) * 6, ((b[0] - a[0]) / long) * 6]
  return line([x - across, y - down], [x + across, y + down], 2)
}

const say = (text: string, place: Point) =>
  label([place[0], place[1] + 5], text, { bold: text === 'x', size: text === 'x' ? 17 : 13 })

/** How far from its corner the size of an angle is written. */
const far = (degrees: number) => (degrees < 35 ? 62 : degrees < 60 ? 46 : 36)

const named = (text: string, where: string) =>
  text === '' ? '' : `${text === 'x' ? 'x' : text.replace('°', ' degrees')} ${where}`

/** A triangle by its angles at the left, right and top. */
export function drawTriangle(
  kind: Kind,
  [atLeft, atRight, atTop]: readonly [number, number, number],
  texts: readonly string[],
) {
  const raw: Point = [
    Math.cos(radians(atLeft)) * Math.sin(radians(atRight)),
    Math.sin(radians(atLeft)) * Math.sin(radians(atRight)),
  ]
  const base = Math.sin(radians(atTop))
  const low = Math.min(0, raw[0])
  const wide = Math.max(base, raw[0]) - low
  const scale = Math.min(200 / wide, 170 / raw[1])
  const start = (hasOutside(kind) ? 135 : 160) - (wide * scale) / 2
  const at = ([x, y]: Point): Point => [start + (x - low) * scale, 18 + (raw[1] - y) * scale]
  const [left, right, top] = [at([0, 0]), at([base, 0]), at(raw)]
  const [l = '', r = '', t = '', o = ''] = texts
  const same = hasEqualSides(kind)
  const body = [
    polygon([left, right, top]),
    mark(left, 0, atLeft, 22) + (atLeft === 90 ? '' : say(l, away(left, far(atLeft), atLeft / 2))),
    hasOutside(kind) && r === ''
      ? ''
      : mark(right, 180 - atRight, atRight, 22) + say(r, away(right, far(atRight), 180 - atRight / 2)),
    mark(top, 180 + atLeft, atTop, 22) + say(t, away(top, far(atTop), 180 + atLeft + atTop / 2)),
    hasOutside(kind)
      ? line(right, [right[0] + 70, right[1]]) +
        mark(right, 0, 180 - atRight, 18) +
        say(o, away(right, 36, (180 - atRight) / 2))
      : '',
    same ? tick(left, top) + tick(right, top) : '',
  ]
  const words = [
    named(atLeft === 90 ? '90°' : l, 'at the left'),
    named(r, 'at the right'),
    named(t, 'at the top'),
    named(o, 'outside it, between its right side and its base made longer'),
  ]
  return picture(
    320,
    (left[1] ?? 0) + 14,
    `A triangle with the angles ${words.filter(Boolean).join(', ')}.${same ? ' Its left and its right side are marked as equal.' : ''}`,
    body.join(''),
  )
}

/**
 * A triangle cut in two by a line from its top to its base. This line is as long as the part of the base to its right.
 * Its angles are those at the left, at the right, and on either side of the line at the top.
 */
export interface Split {
  readonly kind: 'split'
  readonly atLeft: number
  readonly atRight: number
  readonly topLeft: number
  /** At the right, or at the top to the left of the line. */
  readonly asked: 'right' | 'top'
}

export function drawSplit({ atLeft, atRight, topLeft, asked }: Split) {
  const below = 2 * atRight
  const [p, q, r] = [atLeft, atRight, below].map(degrees => 1 / Math.tan(radians(degrees))) as [
    number,
    number,
    number,
  ]
  const high = Math.min(150, 250 / (p + q))
  const [start, floor] = [160 - ((p + q) * high) / 2, 20 + high]
  const left: Point = [start, floor]
  const top: Point = [start + p * high, 20]
  const right: Point = [start + (p + q) * high, floor]
  const foot: Point = [start + (p + r) * high, floor]
  const [atTop, onRight] = asked === 'top' ? ['x', `${atRight}°`] : [`${topLeft}°`, 'x']
  const words = [
    named(`${atLeft}°`, 'at the left'),
    named(atTop, 'at the top, to the left of this line'),
    named(onRight, 'at the right'),
  ]
  return picture(
    320,
    floor + 14,
    `A triangle. A line from its top to a point of its base cuts it in two. The angles are ${words.join(', ')}. The line and the part of the base to the right of it are marked as equal.`,
    [
      polygon([left, right, top]),
      line(top, foot),
      mark(left, 0, atLeft, 22) + say(`${atLeft}°`, away(left, far(atLeft), atLeft / 2)),
      mark(right, 180 - atRight, atRight, 30) + say(onRight, away(right, far(atRight), 180 - atRight / 2)),
      mark(top, 180 + atLeft, topLeft, 26) + say(atTop, away(top, far(topLeft), 180 + atLeft + topLeft / 2)),
      tick(top, foot) + tick(foot, right),
    ].join(''),
  )
}
