import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { moved, type Point, picture, pointsOf } from '../svg.ts'

/** A cube by its place: to the right, to the front, and up. */
export type Cube = readonly [x: number, y: number, z: number]
/** Cubes that are stuck together. */
export type Solid = readonly Cube[]

export type Turning = (cube: Cube) => Cube

/** By a quarter turn each. Turned clockwise as seen from above, or tipped over to one side. */
export const quarterTurns = {
  turned: ([x, y, z]) => [-y, x, z],
  turnedBack: ([x, y, z]) => [y, -x, z],
  tippedRight: ([x, y, z]) => [z, y, -x],
  tippedLeft: ([x, y, z]) => [-z, y, x],
  tippedForward: ([x, y, z]) => [x, z, -y],
  tippedBack: ([x, y, z]) => [x, -z, y],
} satisfies Record<string, Turning>

const inTurn =
  (...moves: readonly Turning[]): Turning =>
  cube =>
    moves.reduce((at, move) => move(at), cube)

const { turned, tippedRight, tippedLeft, tippedForward, tippedBack } = quarterTurns

/** Turned about an upright axis by 0, 1, 2 and 3 quarters. */
export const uprightTurnings: readonly Turning[] = [0, 1, 2, 3].map(quarters =>
  inTurn(...Array.from({ length: quarters }, () => turned)),
)

/** All 24 ways in which a cube can lie on a table. The first four only turn it about an upright axis. */
export const turnings: readonly Turning[] = [
  inTurn(),
  tippedRight,
  tippedLeft,
  tippedForward,
  tippedBack,
  inTurn(tippedRight, tippedRight),
].flatMap(first => uprightTurnings.map(then => inTurn(first, then)))

export const mirroredSolid = (solid: Solid): Solid => solid.map(([x, y, z]) => [-x, y, z])

/** Moved to the corner at 0, 0, 0, with its cubes in order from the bottom up, from back to front. */
export function settledSolid(solid: Solid): Solid {
  const least = [0, 1, 2].map(of => Math.min(...solid.map(cube => cube[of as 0 | 1 | 2])))
  const [left = 0, back = 0, low = 0] = least
  return solid
    .map(([x, y, z]): Cube => [x - left, y - back, z - low])
    .sort(([a, b, c], [d, e, f]) => c - f || b - e || a - d)
}

export const turnedSolid = (solid: Solid, turning: Turning): Solid => settledSolid(solid.map(turning))

/** The same exactly for solids that lie in the same way: a number for each cube. It is computed very often. */
export function solidKey(solid: Solid): string {
  let [left, back, low] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [x, y, z] of solid) {
    left = Math.min(left, x)
    back = Math.min(back, y)
    low = Math.min(low, z)
  }
  const places = solid.map(([x, y, z]) => x - left + (y - back) * 8 + (z - low) * 64)
  return places.sort((a, b) => a - b).join(' ')
}

const standardKeys = new Map<string, string>()

/** The same exactly for solids that can be turned so that they look the same. */
export function shapeKey(solid: Solid): string {
  const own = solidKey(solid)
  const known = standardKeys.get(own)
  if (known) return known
  if (standardKeys.size > 20_000) standardKeys.clear()
  const keys = turnings.map(turning => solidKey(solid.map(turning)))
  const [least = own] = [...keys].sort()
  for (const key of keys) standardKeys.set(key, least)
  return least
}

/** Whether no turn makes it its own mirror image. */
export const isHanded = (solid: Solid) => shapeKey(solid) !== shapeKey(mirroredSolid(solid))

/** How far it reaches in each direction. */
export const sizesOf = (solid: Solid): [number, number, number] => {
  const reach = (of: 0 | 1 | 2) =>
    Math.max(...solid.map(cube => cube[of])) - Math.min(...solid.map(cube => cube[of])) + 1
  return [reach(0), reach(1), reach(2)]
}

export const neighbours = ([x, y, z]: Cube): Cube[] => [
  [x + 1, y, z],
  [x - 1, y, z],
  [x, y + 1, z],
  [x, y - 1, z],
  [x, y, z + 1],
  [x, y, z - 1],
]

export const sameCube = ([a, b, c]: Cube, [x, y, z]: Cube) => a === x && b === y && c === z

export const hasCube = (solid: Solid, cube: Cube) => solid.some(other => sameCube(other, cube))

/** Whether every cube touches the others with a face, directly or through others. */
export function isJoined(solid: Solid): boolean {
  const [first] = solid
  if (!first) return false
  const reached = [first]
  for (const cube of reached)
    for (const near of neighbours(cube))
      if (hasCube(solid, near) && !hasCube(reached, near)) reached.push(near)
  return reached.length === solid.length
}

/** Groups of four cubes in a flat square. */
const lumps = (solid: Solid) =>
  solid.reduce((sum, [x, y, z]) => {
    const squares: Cube[][] = [
      [
        [x + 1, y, z],
        [x, y + 1, z],
        [x + 1, y + 1, z],
      ],
      [
        [x + 1, y, z],
        [x, y, z + 1],
        [x + 1, y, z + 1],
      ],
      [
        [x, y + 1, z],
        [x, y, z + 1],
        [x, y + 1, z + 1],
      ],
    ]
    return sum + squares.filter(others => others.every(cube => hasCube(solid, cube))).length
  }, 0)

/** A solid with arms: at most three cubes in each direction, and hardly any flat square of four. */
export function randomSolid(random: Random, count: number, mostLumps = 0): Solid {
  for (;;) {
    const solid: Cube[] = [[0, 0, 0]]
    while (solid.length < count) {
      const next = random.pick(neighbours(random.pick(solid)))
      if (!hasCube(solid, next)) solid.push(next)
    }
    if (Math.max(...sizesOf(solid)) <= 3 && lumps(solid) <= mostLumps) return settledSolid(solid)
  }
}

/** Every solid that comes from this one when one cube is moved somewhere else, still in three by three by three. */
export function withOneCubeMoved(solid: Solid): Solid[] {
  return solid.flatMap(cube => {
    const rest = solid.filter(other => other !== cube)
    if (!isJoined(rest)) return []
    const free = rest.flatMap(neighbours).filter(near => !hasCube(solid, near))
    return free
      .map(near => settledSolid([...rest, near]))
      .filter(made => Math.max(...sizesOf(made)) <= 3 && lumps(made) <= lumps(solid))
  })
}

/** Seen from the front, a little from the right and from above, so that no two places fall on the same point. */
export const seen = ([x, y, z]: Cube, unit = 1): Point => [
  (0.87 * x - 0.5 * y) * unit,
  (0.25 * x + 0.43 * y - 0.87 * z) * unit,
]
/** From the solid to the eye. */
const toEye: Cube = [0.5, 0.87, 0.574]

/** The cubes that can hide some of this one. */
const before = (solid: Solid, [x, y, z]: Cube): Solid =>
  solid.filter(([a, b, c]) => a >= x && b >= y && c >= z && a + b + c > x + y + z)

/** Whether none of these cubes is between the point and the eye. */
function isOpen(hiding: Solid, point: Cube): boolean {
  for (const cube of hiding) {
    let [enter, leave] = [1e-6, Number.POSITIVE_INFINITY]
    for (let axis = 0; axis < 3; axis++) {
      const near = (cube[axis as 0] - point[axis as 0]) / toEye[axis as 0]
      enter = Math.max(enter, near + 1e-6)
      leave = Math.min(leave, near + 1 / toEye[axis as 0] - 1e-6)
    }
    if (enter < leave) return false
  }
  return true
}

/** The three faces that can be seen: the direction in which each looks, its two sides, and its size in a picture. */
const faces = [
  { out: [0, 0, 1], from: [0, 0, 1], one: [1, 0, 0], other: [0, 1, 0], tone: '#fff', area: 0.5 },
  { out: [0, 1, 0], from: [0, 1, 0], one: [1, 0, 0], other: [0, 0, 1], tone: '#ddd', area: 0.76 },
  { out: [1, 0, 0], from: [1, 0, 0], one: [0, 1, 0], other: [0, 0, 1], tone: '#999', area: 0.44 },
] as const satisfies readonly { out: Cube; from: Cube; one: Cube; other: Cube; tone: string; area: number }[]
type Face = (typeof faces)[number]

const plus = ([a, b, c]: Cube, [x, y, z]: Cube, times = 1): Cube => [
  a + x * times,
  b + y * times,
  c + z * times,
]

const pointOn = (cube: Cube, { from, one, other }: Face, u: number, v: number): Cube =>
  plus(plus(plus(cube, from), one, u), other, v)

const samples = [0.125, 0.375, 0.625, 0.875]

/** The share of a face that can be seen. */
function openShare(solid: Solid, cube: Cube, face: Face): number {
  if (hasCube(solid, plus(cube, face.out))) return 0
  const hiding = before(solid, cube)
  if (hiding.length === 0) return 1
  const open = samples.flatMap(u => samples.filter(v => isOpen(hiding, pointOn(cube, face, u, v))))
  return open.length / samples.length ** 2
}

/** The share of the top of a cube that can be seen; below the floor, that of the square above it. */
export const topInSight = (solid: Solid, cube: Cube) => openShare(solid, cube, faces[0])

/** The cubes that touch this one where both show a face of the same side, and the line between is seen. */
const joinedInSight = (solid: Solid, cube: Cube): Cube[] =>
  neighbours(cube).filter(
    near => hasCube(solid, near) && faces.some(face => isJoinOpen(solid, cube, near, face)),
  )

function isJoinOpen(solid: Solid, cube: Cube, near: Cube, face: Face): boolean {
  const step = plus(near, cube, -1)
  const [u, v] = [along(step, face.one), along(step, face.other)]
  if (u === 0 && v === 0) return false
  if (hasCube(solid, plus(cube, face.out)) || hasCube(solid, plus(near, face.out))) return false
  const least = [0, 1, 2].map(of => Math.min(cube[of as 0], near[of as 0])) as unknown as Cube
  const hiding = before(solid, least)
  const at = (share: number) =>
    pointOn(cube, face, u === 0 ? share : u > 0 ? 1 : 0, v === 0 ? share : v > 0 ? 1 : 0)
  return [0.2, 0.5, 0.8].filter(share => isOpen(hiding, at(share))).length >= 2
}

const along = ([a, b, c]: Cube, [x, y, z]: Cube) => a * x + b * y + c * z

const clearKeys = new Map<string, boolean>()

/** Whether a picture of it shows enough of every cube, and how each is joined to the others. */
export function isClear(solid: Solid): boolean {
  const key = solidKey(solid)
  const known = clearKeys.get(key)
  if (known !== undefined) return known
  if (clearKeys.size > 20_000) clearKeys.clear()
  const clear = isPlain(solid)
  clearKeys.set(key, clear)
  return clear
}

function isPlain(solid: Solid): boolean {
  // Most solids fail here, which takes much less time than what follows.
  if (solid.some(cube => faces.every(({ out }) => hasCube(solid, plus(cube, out))))) return false
  for (const cube of solid) {
    const area = faces.reduce((sum, face) => sum + openShare(solid, cube, face) * face.area, 0)
    if (area < 0.42) return false
  }
  const reached = solid.slice(0, 1)
  for (const cube of reached)
    for (const near of joinedInSight(solid, cube)) if (!hasCube(reached, near)) reached.push(near)
  return reached.length === solid.length
}

/** The first of the ways to turn a solid, in random order, in which its picture is clear. */
export function clearViews(
  random: Random,
  solid: Solid,
  ways: readonly Turning[] = turnings,
  most = ways.length,
): Solid[] {
  const views = new Map<string, Solid>()
  for (const turning of random.shuffle(ways)) {
    if (views.size === most) break
    const view = turnedSolid(solid, turning)
    if (isClear(view)) views.set(solidKey(view), view)
  }
  return [...views.values()]
}

interface Drawing {
  readonly body: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Blocks made of cubes. A line shows where two blocks meet; within a block, a finer one where two cubes meet. */
export function drawBlocks(blocks: readonly Solid[], unit: number, fine = true): Drawing {
  const blockOf = new Map(blocks.flatMap((block, at) => block.map(cube => [cube.join(), at] as const)))
  const cubes = blocks.flat().sort((a, b) => nearness(a) - nearness(b))
  const drawn = cubes.flatMap(cube =>
    faces
      .filter(({ out }) => !blockOf.has(plus(cube, out).join()))
      .map(face => drawFace(cube, face, unit, blockOf, fine)),
  )
  const corners = cubes.flatMap(([x, y, z]) =>
    [0, 1].flatMap(a => [0, 1].flatMap(b => [0, 1].map(c => seen([x + a, y + b, z + c], unit)))),
  )
  const [left, top] = [Math.min(...corners.map(([x]) => x)), Math.min(...corners.map(([, y]) => y))]
  return {
    body: drawn.join(''),
    left,
    top,
    width: Math.max(...corners.map(([x]) => x)) - left,
    height: Math.max(...corners.map(([, y]) => y)) - top,
  }
}

const nearness = ([x, y, z]: Cube) => x + y + z

function drawFace(
  cube: Cube,
  face: Face,
  unit: number,
  blockOf: ReadonlyMap<string, number>,
  fine: boolean,
): string {
  const corner = (u: number, v: number) => seen(pointOn(cube, face, u, v), unit)
  const corners = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]
  const { one, other } = face
  const beside = [plus(cube, other, -1), plus(cube, one), plus(cube, other), plus(cube, one, -1)]
  const own = blockOf.get(cube.join())
  const goesOn = beside.map(
    near => blockOf.get(near.join()) === own && !blockOf.has(plus(near, face.out).join()),
  )
  const stroke = goesOn.includes(true) ? (fine ? '#777' : face.tone) : '#000'
  const width = goesOn.includes(true) ? 0.7 : 1.5
  const shape = `<polygon points="${pointsOf(corners)}" fill="${face.tone}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`
  if (!goesOn.includes(true)) return shape
  const edges = goesOn.flatMap((on, at) => {
    const [from, to] = [corners[at], corners[(at + 1) % 4]]
    return on || !from || !to
      ? []
      : [
          `<polyline points="${pointsOf([from, to])}" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round"/>`,
        ]
  })
  return shape + edges.join('')
}

/** Single cubes, each with its own edges. */
export const cubesOf = (solid: Solid): Solid[] => solid.map(cube => [cube])

/** A drawing in the middle of a picture of this size. */
export function blocksPicture(
  { body, left, top, width, height }: Drawing,
  alt: string,
  [wide, high]: readonly [number, number] = [width + 6, height + 6],
): Picture {
  return picture(wide, high, alt, moved(body, (wide - width) / 2 - left, (high - height) / 2 - top))
}

/** The side of a picture of an option. */
export const optionSide = 96

/** `bottom layer: row 1: 1 2, row 2: 1; layer 2: row 1: 2`, with rows from the back and places from the left. */
export function describeSolid(solid: Solid): string {
  const settled = settledSolid(solid)
  const [wide, deep, tall] = sizesOf(settled)
  const layers = range(tall).map(z => {
    const rows = range(deep).flatMap(y => {
      const places = range(wide).filter(x => hasCube(settled, [x, y, z]))
      return places.length > 0 ? [`row ${y + 1}: ${places.map(x => x + 1).join(' ')}`] : []
    })
    return `${z === 0 ? 'bottom layer' : `layer ${z + 1}`}: ${rows.join(', ')}`
  })
  return layers.join('; ')
}

const ranges: (readonly number[])[] = []

/** The numbers from 0, this many: the same list for the same count, because it is needed very often. */
export function range(count: number): readonly number[] {
  const known = ranges[count]
  if (known) return known
  const made = Array.from({ length: Math.max(0, count) }, (_, at) => at)
  if (count >= 0 && Number.isInteger(count)) ranges[count] = made
  return made
}

export const readingSolids = 'Rows are counted from the back, places in a row from the left.'
