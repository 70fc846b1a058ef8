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

/** The same for the same points in any order, wherever they are: a number for each, for it is asked very often. */
export function placeKey(points: readonly Point3[]): string {
  let [left, front, low] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [x, y, z] of points) {
    left = Math.min(left, x)
    front = Math.min(front, y)
    low = Math.min(low, z)
  }
  return points
    .map(([x, y, z]) => x - left + 100 * (y - front) + 10_000 * (z - low))
    .sort((a, b) => a - b)
    .join(' ')
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

interface Face {
  readonly corners: readonly Point2[]
  readonly out: Point3
}

function facesIn(svg: string): Face[] {
  return [...svg.matchAll(/<polygon [^>]*>/g)].flatMap(([tag]) => {
    const out = outOf[attribute(tag, 'fill')]
    const corners = attribute(tag, 'points')
      .split(' ')
      .map(pair => pair.split(',').map(Number) as unknown as Point2)
    return out && corners.length === 4 && attribute(tag, 'stroke-width') !== '0.8' ? [{ corners, out }] : []
  })
}

const apart = ([a, b]: Point2, [x, y]: Point2) => Math.hypot(a - x, b - y)

/** The whole steps to the right, to the front and up that lead from one drawn point to another. */
function stepsBetween([fromX, fromY]: Point2, [toX, toY]: Point2, unit: number): Point3 {
  const [[a, b] = [0, 0], [c, d] = [0, 0], [, e] = [0, 0]] = drawn
  const [x, y] = [(toX - fromX) / unit, (toY - fromY) / unit]
  for (let up = -7; up <= 7; up++) {
    const down = y - up * e
    const right = (x * d - down * c) / (a * d - b * c)
    const front = (down * a - x * b) / (a * d - b * c)
    if ([right, front].every(value => Math.abs(value - Math.round(value)) < 0.04))
      return [Math.round(right), Math.round(front), up]
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
function shareInSight({ corners }: Face, later: readonly Face[]): number {
  const [from = [0, 0], one = [0, 0], , other = [0, 0]] = corners
  const points = shares.flatMap(u =>
    shares.map(
      (v): Point2 => [
        from[0] + (one[0] - from[0]) * u + (other[0] - from[0]) * v,
        from[1] + (one[1] - from[1]) * u + (other[1] - from[1]) * v,
      ],
    ),
  )
  const free = points.filter(point => !later.some(face => inside(point, face.corners)))
  return free.length / points.length
}

export interface DrawnCube {
  readonly at: Point3
  /** The largest share of one of its faces that is seen. */
  readonly inSight: number
  /** The share of its top that is seen. */
  readonly topInSight: number
}

const cubesLately = new Map<string, DrawnCube[]>()

/** The cubes that a picture shows. */
export function cubesIn(svg: string): DrawnCube[] {
  const known = cubesLately.get(svg)
  if (known) return known
  if (cubesLately.size > 50) cubesLately.clear()
  const faces = facesIn(svg)
  const first = faces[0]?.corners ?? []
  const origin = first[0] ?? [0, 0]
  // Every edge of a cube that goes up is drawn upright.
  const upright = faces
    .flatMap(({ corners }) => corners.map((corner, at) => [corner, corners[(at + 1) % 4] ?? corner] as const))
    .find(([a, b]) => Math.abs(a[0] - b[0]) < 0.02)
  const unit = upright ? apart(...upright) / 0.87 : apart(origin, first[1] ?? origin) / Math.hypot(0.87, 0.25)
  const found = new Map<string, DrawnCube>()
  faces.forEach((face, at) => {
    const corners = face.corners.map(corner => stepsBetween(origin, corner, unit))
    const least = [0, 1, 2].map(of => Math.min(...corners.map(corner => corner[of] ?? 0)))
    const place = least.map((value, of) => value - (face.out[of] ?? 0)) as unknown as Point3
    const inSight = shareInSight(face, faces.slice(at + 1))
    const before = found.get(place.join())
    found.set(place.join(), {
      at: place,
      inSight: Math.max(before?.inSight ?? 0, inSight),
      topInSight: face.out[2] === 1 ? inSight : (before?.topInSight ?? 0),
    })
  })
  const cubes = [...found.values()]
  cubesLately.set(svg, cubes)
  return cubes
}
