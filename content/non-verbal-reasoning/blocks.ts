import { once } from '../once.ts'
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
const uprightTurnings: readonly Turning[] = [0, 1, 2, 3].map(quarters =>
  inTurn(...Array.from({ length: quarters }, () => turned)),
)

/** All 24 ways in which a cube can lie on a table. */
export const turnings: readonly Turning[] = [
  inTurn(),
  tippedRight,
  tippedLeft,
  tippedForward,
  tippedBack,
  inTurn(tippedRight, tippedRight),
].flatMap(first => uprightTurnings.map(then => inTurn(first, then)))

/** Those that only turn it about an upright axis. */
export const tableTurnings = turnings.slice(0, 4)

export const mirroredSolid = (solid: Solid): Solid => solid.map(([x, y, z]) => [-x, y, z])

/** Moved to the corner at 0, 0, 0, with its cubes in order from the bottom up, from back to front. */
export function settledSolid(solid: Solid): Solid {
  const least = [0, 1, 2].map(of => Math.min(...solid.map(cube => cube[of as 0 | 1 | 2])))
  const [left = 0, back = 0, low = 0] = least
  return solid
    .map(([x, y, z]): Cube => [x - left, y - back, z - low])
    .sort(([a, b, c], [d, e, f]) => c - f || b - e || a - d)
}

/** The places of three by three by three, from the bottom up, from back to front. */
const places: Solid = Array.from({ length: 27 }, (_, at) => [
  at % 3,
  Math.floor(at / 3) % 3,
  Math.floor(at / 9),
])

/**
 * A solid that is at most three cubes wide, deep and high, as a number: one bit for each place, after it is moved to the
 * corner at 0, 0, 0. The same exactly for solids that lie in the same way.
 */
export function solidKey(solid: Solid): number {
  let [left, back, low] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [x, y, z] of solid) {
    left = Math.min(left, x)
    back = Math.min(back, y)
    low = Math.min(low, z)
  }
  let bits = 0
  for (const [x, y, z] of solid) bits |= 1 << (x - left + 3 * (y - back) + 9 * (z - low))
  return bits
}

/** The cubes whose bits are set, in order. */
export const solidOf = (bits: number): Solid => places.filter((_, at) => bits & (1 << at))

/** Moved to the corner at 0, 0, 0. An octal digit is a row from left to right, and three of them are a layer. */
function settledBits(bits: number): number {
  let settled = bits
  while ((settled & 0o111_111_111) === 0) settled >>>= 1
  while ((settled & 0o007_007_007) === 0) settled >>>= 3
  while ((settled & 0o777) === 0) settled >>>= 9
  return settled
}

/** For each turning about the middle of three by three by three, the place to which each place comes. */
const turnedPlaces = once(() =>
  turnings.map(turning =>
    places.map(([x, y, z]) => {
      const [a, b, c] = turning([x - 1, y - 1, z - 1])
      return a + 1 + 3 * (b + 1) + 9 * (c + 1)
    }),
  ),
)

/** The key of a solid, if it lies in each of the 24 ways. */
export function turnedKeys(key: number): number[] {
  return turnedPlaces().map(to => {
    let bits = 0
    for (let left = key; left !== 0; left &= left - 1) bits |= 1 << (to[31 - Math.clz32(left & -left)] ?? 0)
    return settledBits(bits)
  })
}

export const turnedSolid = (solid: Solid, turning: Turning): Solid => solidOf(solidKey(solid.map(turning)))

const standardKeys = new Map<number, number>()

/** The same exactly for solids that can be turned so that they look the same. */
export const shapeKey = (solid: Solid): number => shapeOfKey(solidKey(solid))

/** For a solid that may lie anywhere in three by three by three. */
export const shapeOfBits = (bits: number): number => shapeOfKey(settledBits(bits))

export function shapeOfKey(own: number): number {
  const known = standardKeys.get(own)
  if (known !== undefined) return known
  if (standardKeys.size > 20_000) standardKeys.clear()
  const keys = turnedKeys(own)
  const least = Math.min(...keys)
  for (const key of keys) standardKeys.set(key, least)
  return least
}

/** Whether no turn makes it its own mirror image. */
export const isHanded = (solid: Solid) => shapeKey(solid) !== shapeKey(mirroredSolid(solid))

/** How far it reaches in each direction. */
export function sizesOf(solid: Solid): [number, number, number] {
  let [left, back, low] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [right, front, high] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [x, y, z] of solid) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    back = Math.min(back, y)
    front = Math.max(front, y)
    low = Math.min(low, z)
    high = Math.max(high, z)
  }
  return [right - left + 1, front - back + 1, high - low + 1]
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

export function hasCube(solid: Solid, [x, y, z]: Cube): boolean {
  for (const cube of solid) if (cube[0] === x && cube[1] === y && cube[2] === z) return true
  return false
}

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

/** Solids that come from this one when one cube is moved somewhere else, still in three by three by three. */
export function* withOneCubeMoved(random: Random, solid: Solid): Generator<Solid> {
  const most = lumps(solid)
  const moves = solid.flatMap(cube => {
    const rest = solid.filter(other => other !== cube)
    if (!isJoined(rest)) return []
    const free = rest.flatMap(neighbours).filter(near => !hasCube(solid, near))
    return free.map(near => [...rest, near])
  })
  for (const made of random.shuffle(moves))
    if (Math.max(...sizesOf(made)) <= 3 && lumps(made) <= most) yield settledSolid(made)
}

/** Seen from the front, a little from the right and from above, so that no two places fall on the same point. */
export const seen = ([x, y, z]: Cube, unit = 1): Point => [
  (0.87 * x - 0.5 * y) * unit,
  (0.25 * x + 0.43 * y - 0.87 * z) * unit,
]
/** From the solid to the eye. */
export const toEye: Cube = [0.5, 0.87, 0.574]

/** The places from this one to the eye with a cube that would be between the point and the eye, as bits. */
function hidingBits([x, y, z]: Cube, point: Cube): number {
  let bits = 0
  for (const [at, cube] of places.entries()) {
    const [a, b, c] = cube
    if (a < x || b < y || c < z || a + b + c === x + y + z) continue
    let [enter, leave] = [1e-6, Number.POSITIVE_INFINITY]
    for (const axis of [0, 1, 2] as const) {
      const near = (cube[axis] - point[axis]) / toEye[axis]
      enter = Math.max(enter, near + 1e-6)
      leave = Math.min(leave, near + 1 / toEye[axis] - 1e-6)
    }
    if (enter < leave) bits |= 1 << at
  }
  return bits
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

/** The points of a face, in both directions, that are looked at. */
export const samples = [0.125, 0.375, 0.625, 0.875]

/** The bit of a place, or none if it is outside three by three by three. */
const bitOf = (cube: Cube) =>
  cube.some(value => value < 0 || value > 2) ? 0 : 1 << (cube[0] + 3 * cube[1] + 9 * cube[2])

interface FaceInSight {
  /** The bit of the cube that would cover the whole face. */
  readonly out: number
  /** For each point, the bits of the cubes that would hide it. */
  readonly points: readonly number[]
  readonly area: number
}

interface JoinInSight {
  readonly near: number
  /** The bits of the cubes that would cover one of the two faces. */
  readonly out: number
  readonly points: readonly number[]
}

/** What can be seen of the cube at each place, and of the lines where it meets the next one. */
const sight = once(() =>
  places.map(cube => ({
    faces: faces.map((face): FaceInSight => {
      const points = samples.flatMap(u => samples.map(v => hidingBits(cube, pointOn(cube, face, u, v))))
      return { out: bitOf(plus(cube, face.out)), points, area: face.area / points.length }
    }),
    joins: neighbours(cube)
      .filter(bitOf)
      .flatMap(near => faces.flatMap(face => joinInSight(cube, near, face))),
  })),
)

/** On faces of the same side. */
function joinInSight(cube: Cube, near: Cube, face: Face): JoinInSight[] {
  const step = plus(near, cube, -1)
  const [u, v] = [along(step, face.one), along(step, face.other)]
  if (u === 0 && v === 0) return []
  const least = [0, 1, 2].map(of => Math.min(cube[of as 0], near[of as 0])) as unknown as Cube
  const points = [0.2, 0.5, 0.8].map(share =>
    hidingBits(least, pointOn(cube, face, u === 0 ? share : u > 0 ? 1 : 0, v === 0 ? share : v > 0 ? 1 : 0)),
  )
  return [{ near: bitOf(near), out: bitOf(plus(cube, face.out)) | bitOf(plus(near, face.out)), points }]
}

const along = ([a, b, c]: Cube, [x, y, z]: Cube) => a * x + b * y + c * z

const clearKeys = new Map<number, boolean>()

/** Whether a picture of it shows enough of every cube, and how each is joined to the others. */
export const isClear = (solid: Solid): boolean => isKeyClear(solidKey(solid))

/** The same for a solid that may lie anywhere in three by three by three. */
export const areBitsClear = (bits: number): boolean => isKeyClear(settledBits(bits))

function isKeyClear(key: number): boolean {
  const known = clearKeys.get(key)
  if (known !== undefined) return known
  if (clearKeys.size > 20_000) clearKeys.clear()
  const clear = isPlain(key)
  clearKeys.set(key, clear)
  return clear
}

function isPlain(solid: number): boolean {
  for (const [at, place] of sight().entries()) {
    if ((solid & (1 << at)) === 0) continue
    let area = 0
    for (const face of place.faces)
      if ((solid & face.out) === 0)
        for (const hiding of face.points) if ((solid & hiding) === 0) area += face.area
    if (area < 0.42 - 1e-9) return false
  }
  // From one cube to the next over lines that can be seen.
  let reached = solid & -solid
  for (let last = 0; last !== reached; ) {
    last = reached
    for (const [at, { joins }] of sight().entries())
      if (reached & (1 << at))
        for (const { near, out, points } of joins)
          if (
            solid & near &&
            (solid & out) === 0 &&
            points.filter(hiding => (solid & hiding) === 0).length >= 2
          )
            reached |= near
  }
  return reached === solid
}

/** The first of these turnings of a solid, in random order, in which its picture is clear. */
export function clearViews(
  random: Random,
  solid: Solid,
  ways: readonly Turning[] = turnings,
  most = ways.length,
): Solid[] {
  const keys = turnedKeys(solidKey(solid))
  const views = new Set<number>()
  for (const turning of random.shuffle(ways)) {
    if (views.size === most) break
    const key = keys[turnings.indexOf(turning)] ?? 0
    if (isKeyClear(key)) views.add(key)
  }
  return [...views].map(solidOf)
}

export interface Drawing {
  readonly body: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A number for each place up to seven steps from 0, 0, 0; those of a step can be added. */
const placeNumber = ([x, y, z]: Cube) => x + 16 * y + 256 * z

/** The corners of each face of the cube at 0, 0, 0 in a picture, and the steps over the edges between them. */
const drawnFaces = once(() =>
  faces.map(face => {
    const [one, other] = [placeNumber(face.one), placeNumber(face.other)]
    const corner = (u: number, v: number) => seen(pointOn([0, 0, 0], face, u, v))
    return {
      tone: face.tone,
      out: placeNumber(face.out),
      corners: [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)],
      beside: [-other, one, other, -one],
    }
  }),
)
type DrawnFace = ReturnType<typeof drawnFaces>[number]

/** Blocks made of cubes. A line shows where two blocks meet; within a block, a finer one where two cubes meet. */
export function drawBlocks(blocks: readonly Solid[], unit: number, fine = true): Drawing {
  const blockOf = new Map(blocks.flatMap((block, at) => block.map(cube => [placeNumber(cube), at] as const)))
  const cubes = blocks.flat().sort((a, b) => nearness(a) - nearness(b))
  let body = ''
  for (const cube of cubes)
    for (const face of drawnFaces())
      if (!blockOf.has(placeNumber(cube) + face.out)) body += drawFace(cube, face, unit, blockOf, fine)
  // Of each cube, the corners that are drawn furthest to the left, to the right, to the top and to the bottom.
  const left = Math.min(...cubes.map(([x, y, z]) => seen([x, y + 1, z], unit)[0]))
  const right = Math.max(...cubes.map(([x, y, z]) => seen([x + 1, y, z], unit)[0]))
  const top = Math.min(...cubes.map(([x, y, z]) => seen([x, y, z + 1], unit)[1]))
  const bottom = Math.max(...cubes.map(([x, y, z]) => seen([x + 1, y + 1, z], unit)[1]))
  return { body, left, top, width: right - left, height: bottom - top }
}

const nearness = ([x, y, z]: Cube) => x + y + z

function drawFace(
  cube: Cube,
  { out, corners: from, beside, tone }: DrawnFace,
  unit: number,
  blockOf: ReadonlyMap<number, number>,
  fine: boolean,
): string {
  const [left, top] = seen(cube, unit)
  const corners = from.map(([x, y]): Point => [left + x * unit, top + y * unit])
  const place = placeNumber(cube)
  const own = blockOf.get(place)
  const goesOn = beside.map(step => blockOf.get(place + step) === own && !blockOf.has(place + step + out))
  const stroke = goesOn.includes(true) ? (fine ? '#777' : tone) : '#000'
  const width = goesOn.includes(true) ? 0.7 : 1.5
  const shape = `<polygon points="${pointsOf(corners)}" fill="${tone}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`
  if (!goesOn.includes(true)) return shape
  const edges = goesOn.flatMap((on, at) => {
    const [start, end] = [corners[at], corners[(at + 1) % 4]]
    return on || !start || !end
      ? []
      : [
          `<polyline points="${pointsOf([start, end])}" fill="none" stroke="#000" stroke-width="1.5" stroke-linecap="round"/>`,
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
