import { attribute } from './attribute.ts'

/** Reads solids back from a picture, and turns them in space with matrices. */

export type Point3 = readonly [number, number, number]
type Point2 = readonly [number, number]
type Matrix = readonly [Point3, Point3, Point3]

const axes: readonly Point3[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
]

export const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const cross = ([a, b, c]: Point3, [x, y, z]: Point3): Point3 => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
]

/** The 24 ways to turn a cube: two axes that are at right angles, and the third that makes no mirror image. */
export const rotations: readonly Matrix[] = axes.flatMap(one =>
  axes.filter(other => dot(one, other) === 0).map((other): Matrix => [one, other, cross(one, other)]),
)

export const rotated = (matrix: Matrix, point: Point3): Point3 => [
  dot(matrix[0], point),
  dot(matrix[1], point),
  dot(matrix[2], point),
]

/** By a quarter turn around this axis, counted as a screw that moves along it. */
export const quarterAround = (axis: Point3, point: Point3): Point3 => {
  const along = dot(axis, point)
  const side = cross(axis, point)
  return [0, 1, 2].map(of => (axis[of] ?? 0) * along + (side[of] ?? 0)) as unknown as Point3
}

/**
 * The same exactly for the same cubes in any order, wherever they are: a bit for each place of the three by three by three
 * in which they must fit.
 */
export function placeKey(cubes: readonly Point3[]): number {
  let [left, front, low] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [x, y, z] of cubes) {
    left = Math.min(left, x)
    front = Math.min(front, y)
    low = Math.min(low, z)
  }
  let key = 0
  for (const [x, y, z] of cubes) {
    if (x - left > 2 || y - front > 2 || z - low > 2) throw new Error('A solid is more than three cubes long')
    key |= 1 << (x - left + 3 * (y - front) + 9 * (z - low))
  }
  return key
}

/** Whether one of the 24 rotations makes them the same. */
export const sameInSpace = (a: readonly Point3[], b: readonly Point3[]) => {
  if (a.length !== b.length) return false
  const wanted = placeKey(b)
  return rotations.some(matrix => placeKey(a.map(point => rotated(matrix, point))) === wanted)
}

/** The directions in which pictures draw one step to the right, to the front and up. */
const drawn: readonly Point2[] = [
  [0.87, 0.25],
  [-0.5, 0.43],
  [0, -0.87],
]
const outOf: Record<string, Point3> = { '#fff': [0, 0, 1], '#ddd': [0, 1, 0], '#999': [1, 0, 0] }

interface Reach {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Face {
  readonly corners: readonly Point2[]
  readonly reach: Reach
  readonly out: Point3
}

function reachOf(corners: readonly Point2[]): Reach {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [top, bottom] = [left, right]
  for (const [x, y] of corners) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, right, top, bottom }
}

const overlap = (a: Reach, b: Reach) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function facesIn(svg: string): Face[] {
  return [...svg.matchAll(/<polygon [^>]*>/g)].flatMap(([tag]) => {
    const out = outOf[attribute(tag, 'fill')]
    const corners = attribute(tag, 'points')
      .split(' ')
      .map((pair): Point2 => {
        const comma = pair.indexOf(',')
        return [Number(pair.slice(0, comma)), Number(pair.slice(comma + 1))]
      })
    return out && corners.length === 4 && attribute(tag, 'stroke-width') !== '0.8'
      ? [{ corners, reach: reachOf(corners), out }]
      : []
  })
}

const apart = ([a, b]: Point2, [x, y]: Point2) => Math.hypot(a - x, b - y)

const isNearWhole = (value: number) => Math.abs(value - Math.round(value)) < 0.04

/** The whole steps to the right, to the front and up that lead from one drawn point to another. */
function stepsBetween([fromX, fromY]: Point2, [toX, toY]: Point2, unit: number): Point3 {
  const [[a, b] = [0, 0], [c, d] = [0, 0], [, e] = [0, 0]] = drawn
  const [x, y] = [(toX - fromX) / unit, (toY - fromY) / unit]
  for (let up = -7; up <= 7; up++) {
    const down = y - up * e
    const right = (x * d - down * c) / (a * d - b * c)
    const front = (down * a - x * b) / (a * d - b * c)
    if (isNearWhole(right) && isNearWhole(front)) return [Math.round(right), Math.round(front), up]
  }
  throw new Error('A corner is not where cubes can have one')
}

/** Whether a point lies in a four-cornered face, whose corners go round. */
function inside([x, y]: Point2, corners: readonly Point2[]): boolean {
  let [right, left] = [0, 0]
  for (let at = 0; at < 4; at++) {
    const [a, b] = corners[at] as Point2
    const [c, d] = corners[(at + 1) % 4] as Point2
    if ((c - a) * (y - b) > (d - b) * (x - a)) right++
    else left++
    if (right > 0 && left > 0) return false
  }
  return true
}

const shares = [0.2, 0.5, 0.8]

/** The share of a face that later ones leave uncovered. */
function shareInSight({ corners, reach }: Face, later: readonly Face[]): number {
  const near = later.filter(face => overlap(reach, face.reach))
  if (near.length === 0) return 1
  const [from = [0, 0], one = [0, 0], , other = [0, 0]] = corners
  let free = 0
  for (const u of shares)
    for (const v of shares) {
      const point: Point2 = [
        from[0] + (one[0] - from[0]) * u + (other[0] - from[0]) * v,
        from[1] + (one[1] - from[1]) * u + (other[1] - from[1]) * v,
      ]
      if (!near.some(face => inside(point, face.corners))) free++
    }
  return free / shares.length ** 2
}

/** The cube with this face: the least of its corners, on the other side of what looks out. */
function cubeOf({ corners, out }: Face, origin: Point2, unit: number): Point3 {
  let [x, y, z] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const corner of corners) {
    const [right, front, up] = stepsBetween(origin, corner, unit)
    x = Math.min(x, right)
    y = Math.min(y, front)
    z = Math.min(z, up)
  }
  return [x - out[0], y - out[1], z - out[2]]
}

export interface DrawnCube {
  readonly at: Point3
  /** The largest share of one of its faces that is seen. */
  readonly inSight: number
  /** The share of its top that is seen. */
  readonly topInSight: number
}

/** The same blocks are often drawn in many places. */
const known = new Map<string, DrawnCube[]>()

/** The cubes that a picture shows. */
export function cubesIn(svg: string): DrawnCube[] {
  const drawing = svg.slice(svg.indexOf('<polygon'))
  const before = known.get(drawing)
  if (before) return before
  if (known.size > 500) known.clear()
  const cubes = readCubes(drawing)
  known.set(drawing, cubes)
  return cubes
}

function readCubes(svg: string): DrawnCube[] {
  const faces = facesIn(svg)
  const first = faces[0]?.corners ?? []
  const origin = first[0] ?? [0, 0]
  // Every edge of a cube that goes up is drawn upright.
  const upright = faces
    .flatMap(({ corners }) => corners.map((corner, at) => [corner, corners[(at + 1) % 4] ?? corner] as const))
    .find(([a, b]) => Math.abs(a[0] - b[0]) < 0.02)
  const unit = upright ? apart(...upright) / 0.87 : apart(origin, first[1] ?? origin) / Math.hypot(0.87, 0.25)
  const found = new Map<number, DrawnCube>()
  faces.forEach((face, at) => {
    const place = cubeOf(face, origin, unit)
    const key = place[0] + 100 * place[1] + 10_000 * place[2]
    const inSight = shareInSight(face, faces.slice(at + 1))
    const before = found.get(key)
    found.set(key, {
      at: place,
      inSight: Math.max(before?.inSight ?? 0, inSight),
      topInSight: face.out[2] === 1 ? inSight : (before?.topInSight ?? 0),
    })
  })
  return [...found.values()]
}
