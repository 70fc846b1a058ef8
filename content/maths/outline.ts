import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { label, type Point, picture, polygon } from '../svg.ts'

/** Shapes with only right angles. Their corners are in order around the shape, in tenths of a unit. */
export type Corners = readonly Point[]

/** A rectangle with a smaller one cut from its corner. */
export const lShape = (width: number, height: number, cutWidth: number, cutHeight: number): Corners => [
  [0, 0],
  [width - cutWidth, 0],
  [width - cutWidth, cutHeight],
  [width, cutHeight],
  [width, height],
  [0, height],
]

/** A rectangle with a gap cut into its top. */
export const uShape = (left: number, gap: number, right: number, height: number, depth: number): Corners => [
  [0, 0],
  [left, 0],
  [left, depth],
  [left + gap, depth],
  [left + gap, 0],
  [left + gap + right, 0],
  [left + gap + right, height],
  [0, height],
]

/** A rectangle with a smaller one on top. */
export const tShape = (left: number, middle: number, right: number, top: number, bottom: number): Corners => [
  [left, 0],
  [left + middle, 0],
  [left + middle, top],
  [left + middle + right, top],
  [left + middle + right, top + bottom],
  [0, top + bottom],
  [0, top],
  [left, top],
]

/** The same shape, or its mirror image. */
export function flipped(random: Random, corners: Corners): Corners {
  const [across, down] = [random.chance(0.5), random.chance(0.5)]
  const [width, height] = sizeOf(corners)
  return corners.map(([x, y]) => [across ? width - x : x, down ? height - y : y])
}

export const sizeOf = (corners: Corners): [width: number, height: number] => [
  Math.max(...corners.map(([x]) => x)),
  Math.max(...corners.map(([, y]) => y)),
]

/** Each side, from its corner to the next. */
export const sidesOf = (corners: Corners) =>
  corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from
    return { from, to, length: Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]) }
  })

const wayOf = (from: Point, to: Point) =>
  to[0] > from[0] ? 'right' : to[0] < from[0] ? 'left' : to[1] > from[1] ? 'down' : 'up'

/** A gap has no room for a label between its walls. */
function facesWall(sides: ReturnType<typeof sidesOf>, side: number, way: number): boolean {
  const wall = sides[side]
  if (!wall) return false
  return sides.some(
    ({ from, to }) =>
      from[0] === to[0] &&
      to[1] === wall.from[1] &&
      from[1] === wall.to[1] &&
      Math.sign(from[0] - wall.from[0]) === way,
  )
}

/** The labels of the sides, from the first on. A side without text has no label. */
export function drawOutline(corners: Corners, texts: readonly (string | undefined)[], what: string): Picture {
  const [width, height] = sizeOf(corners)
  const scale = Math.min(200 / width, 150 / height)
  const at = ([x, y]: Point): Point => [160 - (width * scale) / 2 + x * scale, 24 + y * scale]
  const sides = sidesOf(corners)
  const turning = sides.reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0) > 0 ? 1 : -1
  const labels = sides.map(({ from, to }, side) => {
    const text = texts[side]
    if (!text) return ''
    const middle = at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])
    const across = Math.sign(to[0] - from[0])
    const down = Math.sign(to[1] - from[1])
    if (down === 0) {
      const inside = from[1] > 0 && from[1] < height
      return label([middle[0], middle[1] + (across * turning > 0 !== inside ? -6 : 16)], text, { size: 13 })
    }
    const right = down * turning > 0 !== facesWall(sides, side, down * turning)
    return label([middle[0] + (right ? 6 : -6), middle[1] + 5], text, {
      size: 13,
      anchor: right ? 'start' : 'end',
    })
  })
  const walk = sides.map(({ from, to }, side) => `${wayOf(from, to)} ${texts[side] ?? '(no length given)'}`)
  return picture(
    320,
    height * scale + 48,
    `${what}. Going round it, the sides are: ${walk.join(', ')}.`,
    polygon(corners.map(at)) + labels.join(''),
  )
}
