import type { Step } from '../question.ts'
import type { Random } from '../random.ts'
import { allSegments, flipped, outline, placeIn, quarterTurned, type Segment, shifted } from './segments.ts'

/** Shapes on a lattice, by their number of sides. */
const drawn = [
  '0,0 2,0 0,2',
  '0,1 1,0 2,1',
  '0,0 2,0 1,1',
  '0,0 1,0 2,1 1,1',
  '0,0 2,0 3,1 1,1',
  '1,0 2,0 3,1 0,1',
  '0,0 2,0 1,1 0,1',
  '1,0 2,1 1,2 0,1',
  '0,0 1,0 2,1 2,2 0,2',
  '0,1 1,0 2,1 2,2 0,2',
  '0,0 2,0 2,2 1,1',
  '0,0 1,1 2,0 2,2 0,2',
  '0,0 1,0 1,1 2,1 2,2 0,2',
  '0,0 2,0 1,1 2,2 0,2',
  '0,0 1,0 1,1 2,2 0,2',
  '0,0 1,0 2,1 2,2 1,2 0,1',
  '1,0 2,0 2,1 1,2 0,2 0,1',
  '0,0 1,0 3,2 0,2',
].map(text => text.split(' ').map(point => point.split(',').map(Number) as [number, number]))

/** The minimum and maximum number of sides, for each step. */
const sidesAt = { 1: [3, 3], 2: [3, 4], 3: [4, 5], 4: [4, 6], 5: [5, 6] } as const

const size = 4

/** One of the shapes, rotated and flipped at random, in the corner of the lattice. */
function drawShape(random: Random, sides: readonly [number, number]): Segment[] {
  let shape = outline(random.pick(drawn.filter(({ length }) => length >= sides[0] && length <= sides[1])))
  if (random.chance(0.5)) shape = flipped(shape, size)
  for (let quarters = random.int(0, 3); quarters > 0; quarters--) shape = quarterTurned(shape, size)
  return cornered(shape)
}

function cornered(shape: readonly Segment[]): Segment[] {
  const numbers = shape.map(one => one.split(' ').map(Number))
  const left = Math.min(...numbers.map(([x = 0]) => x))
  const top = Math.min(...numbers.map(([, y = 0, , down = 0]) => Math.min(y, y + down)))
  return shifted(shape, -left, -top)
}

export const extent = (shape: readonly Segment[]) =>
  Math.max(
    ...shape
      .map(one => one.split(' ').map(Number))
      .map(([x = 0, y = 0, right = 0, down = 0]) => Math.max(x + right, y, y + down)),
  )

/** The shape somewhere in a lattice, hidden among other lines, mostly two units long, up to a total number of lines. */
export function hide(
  random: Random,
  shape: readonly Segment[],
  points: number,
  wanted: number,
): Set<Segment> {
  const room = points - 1 - extent(shape)
  const lines = new Set(shifted(shape, random.int(0, room), random.int(0, room)))
  return withLines(random, lines, points, wanted)
}

const ends = (one: Segment): string[] => {
  const [x = 0, y = 0, right = 0, down = 0] = one.split(' ').map(Number)
  return [`${x} ${y}`, `${x + right} ${y + down}`]
}

/** The same, where so many of the other lines touch the shape that its outline does not stand out. */
export function hideWell(
  random: Random,
  shape: readonly Segment[],
  points: number,
  wanted: number,
  touching: number,
): Set<Segment> {
  const room = points - 1 - extent(shape)
  const placed = shifted(shape, random.int(0, room), random.int(0, room))
  const corners = new Set(placed.flatMap(ends))
  const near = every(points).filter(one => !placed.includes(one) && ends(one).some(end => corners.has(end)))
  const lines = new Set([...placed, ...random.sample(near, Math.min(touching, near.length))])
  return withLines(random, lines, points, wanted)
}

function withLines(random: Random, lines: Set<Segment>, points: number, wanted: number): Set<Segment> {
  const all = every(points)
  while (lines.size < wanted) {
    const one = random.pick(all)
    const [, , right = 0, down = 0] = one.split(' ').map(Number)
    const [next = one] = shifted([one], right, down)
    lines.add(one)
    if (all.includes(next) && lines.size < wanted) lines.add(next)
  }
  return lines
}

const lattices = new Map<number, Segment[]>()
function every(points: number): Segment[] {
  const known = lattices.get(points) ?? allSegments(points)
  lattices.set(points, known)
  return known
}

/** A similar shape: flipped, rotated, or with one line missing. */
const nearly = (random: Random, shape: readonly Segment[]): Segment[] => {
  const made = random.pick([
    () => cornered(flipped(shape, size)),
    () => cornered(quarterTurned(shape, size)),
    () => cornered(quarterTurned(quarterTurned(shape, size), size)),
    () => shape.filter((_, at) => at !== 1),
    () => shape.filter((_, at) => at !== shape.length - 1),
  ])
  return made()
}

/** Hides a shape in a lattice with so many points in each row, among other lines, up to a number of lines. */
type Hide = (
  random: Random,
  shape: readonly Segment[],
  points: number,
  lines: number,
  step: Step,
) => Set<Segment>

/** A shape, a picture that hides it, and four that hide one that is nearly the same. */
export function drawHiding(random: Random, step: Step, points: number, others: number, hideIn: Hide) {
  const shape = drawShape(random, sidesAt[step])
  // Every picture has the same number of lines, whether a line of the shape is missing or not.
  const lines = shape.length + others
  const wrong: Segment[][] = []
  for (let tries = 0; wrong.length < 4 && tries < 80; tries++) {
    const hidden = hideIn(random, nearly(random, shape), points, lines, step)
    if (!placeIn(shape, hidden, points)) wrong.push([...hidden])
  }
  return { shape, right: [...hideIn(random, shape, points, lines, step)], wrong }
}

/** A shape, a picture that hides it, and four shapes that are not in it. */
export function drawHidden(random: Random, step: Step, points: number, others: number, hideIn: Hide) {
  const [fewest, most] = sidesAt[step]
  const shape = drawShape(random, [fewest, most])
  const picture = hideIn(random, shape, points, shape.length + others, step)
  const wrong: Segment[][] = []
  for (let tries = 0; wrong.length < 4 && tries < 200; tries++) {
    const other = random.chance(0.5)
      ? drawShape(random, [fewest, most + 1])
      : cornered(flipped(quarterTurned(shape, size), size))
    const known = wrong.some(one => [...one].sort().join() === [...other].sort().join())
    if (!known && !placeIn(other, picture, points)) wrong.push(other)
  }
  return { shape, picture: [...picture], wrong }
}
