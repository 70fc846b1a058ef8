import { once } from '../once.ts'
import type { Picture, Step } from '../question.ts'
import type { Random } from '../random.ts'
import { type Point, picture, pointsOf } from '../svg.ts'
import { type Choice, template, type WrongChoice } from '../template.ts'
import type { Topic } from '../topic.ts'
import { article, capital, listed } from '../wording.ts'
import { optionSide, range } from './blocks.ts'
import { shelved } from './shelves.ts'
import {
  areaOf,
  besideTile,
  drawTiles,
  extentOf,
  flippedTiles,
  isNeat,
  middleOf,
  outlinesOf,
  partsOf,
  settledTiles,
  shapeOfTiles,
  type Tile,
  type Tiles,
  tileAt,
  tilesIn,
  turnedTiles,
  waysToLie,
} from './tiles.ts'

interface Target {
  readonly name: string
  readonly tiles: Tiles
}

function target(name: string, ...corners: readonly Point[]): Target {
  const tiles = once(() => tilesIn(corners))
  return {
    name,
    get tiles() {
      return tiles()
    },
  }
}

/** Shapes of twelve squares each, so that their size tells nothing. */
const targets: readonly Target[] = [
  target('rectangle', [0, 0], [4, 0], [4, 3], [0, 3]),
  target('L shape', [0, 0], [2, 0], [2, 2], [4, 2], [4, 4], [0, 4]),
  target('house', [0, 2], [2, 0], [4, 2], [4, 4], [0, 4]),
  target('hexagon', [0, 0], [2, 0], [4, 2], [4, 4], [2, 4], [0, 2]),
  target('lantern', [2, 0], [4, 2], [4, 3], [2, 5], [0, 3], [0, 2]),
  target('T shape', [0, 0], [4, 0], [4, 2], [3, 2], [3, 4], [1, 4], [1, 2], [0, 2]),
  target('Z shape', [0, 0], [3, 0], [3, 2], [5, 2], [5, 4], [2, 4], [2, 2], [0, 2]),
  target('arrowhead', [0, 0], [3, 0], [5, 2], [3, 4], [0, 4], [2, 2]),
  target('parallelogram', [3, 0], [7, 0], [4, 3], [0, 3]),
  target('trapezium', [3, 0], [4, 0], [7, 3], [0, 3]),
  target('staircase', [0, 0], [1, 0], [1, 1], [3, 1], [3, 2], [4, 2], [4, 4], [0, 4]),
  target('arrow', [2, 0], [4, 2], [3, 2], [3, 6], [1, 6], [1, 2], [0, 2]),
  target(
    'cross',
    [1, 0],
    [3, 0],
    [3, 1],
    [4, 1],
    [4, 3],
    [3, 3],
    [3, 4],
    [1, 4],
    [1, 3],
    [0, 3],
    [0, 1],
    [1, 1],
  ),
  target('U shape', [0, 0], [1, 0], [1, 2], [3, 2], [3, 0], [4, 0], [4, 4], [0, 4]),
]

/** One of the eight directions, from corner to corner of a square. */
const ways = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

const shift = (x: number, y: number, side: number) => tileAt(x, y, side) - tileAt(0, 0, 0)

/** For each direction the pairs of tiles between which one step of a cut goes, as they lie from the corner. */
const pairsAlong = ways.map(([right, down]): [number, number][] => {
  const [left, top] = [Math.min(0, right), Math.min(0, down)]
  if (down === 0) return [[shift(left, 0, 0), shift(left, -1, 2)]]
  if (right === 0) return [[shift(0, top, 3), shift(-1, top, 1)]]
  const sides: [number, number][] =
    right === down
      ? [
          [0, 3],
          [1, 2],
        ]
      : [
          [0, 1],
          [2, 3],
        ]
  return sides.map(([one, other]) => [shift(left, top, one), shift(left, top, other)])
})

/** The eight tiles round a corner. */
const aroundCorner = [0, -1].flatMap(x =>
  [0, -1].flatMap(y => [shift(x, y, x === 0 ? 3 : 1), shift(x, y, y === 0 ? 0 : 2)]),
)

const edgeKey = (a: Tile, b: Tile) => (a < b ? a * 8192 + b : b * 8192 + a)

/** Cuts a shape in two along a line from edge to edge that may bend, or returns nothing. */
function cutInTwo(random: Random, tiles: Tiles, bends: number): [Tiles, Tiles] | undefined {
  let [x, y] = random.pick(boundaryCorners(tiles))
  let way = random.int(0, 7)
  let left = bends
  const cut = new Set<number>()
  for (;;) {
    const from = tileAt(x, y, 0)
    const pairs = pairsAlong[way] ?? []
    if (!pairs.every(([one, other]) => tiles.has(from + one) && tiles.has(from + other))) break
    for (const [one, other] of pairs) cut.add(edgeKey(from + one, from + other))
    const [right, down] = ways[way] ?? [0, 0]
    x += right
    y += down
    const to = tileAt(x, y, 0)
    if (!aroundCorner.every(by => tiles.has(to + by))) break
    if (left > 0 && random.chance(0.6)) {
      way = (way + random.pick([1, 2, 6, 7])) % 8
      left--
    }
  }
  if (left > 0 || cut.size === 0) return undefined
  const [one, other, ...more] = partsOf(tiles, (a, b) => cut.has(edgeKey(a, b)))
  return one && other && more.length === 0 ? [one, other] : undefined
}

const knownCorners = new WeakMap<Tiles, Point[]>()

/** The corners of squares on the outline. */
function boundaryCorners(tiles: Tiles): Point[] {
  const known = knownCorners.get(tiles)
  if (known) return known
  const [loop = []] = outlinesOf(tiles) ?? []
  const corners = loop.flatMap(([x, y], at) => {
    const [toX, toY] = loop[(at + 1) % loop.length] as Point
    const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y)) / 2
    return range(steps).map(
      (step): Point => [(x + ((toX - x) * step) / steps) / 2, (y + ((toY - y) * step) / steps) / 2],
    )
  })
  knownCorners.set(tiles, corners)
  return corners
}

const cornersIn = (tiles: Tiles) => outlinesOf(tiles)?.[0]?.length ?? 99

/** Cut into this many neat pieces, none of them tiny. */
function cutUp(random: Random, tiles: Tiles, count: number, bends: number): Tiles[] {
  for (;;) {
    const pieces: Tiles[] = [tiles]
    for (let tried = 0; tried < 12 && pieces.length < count; tried++) {
      pieces.sort((a, b) => b.size - a.size)
      const [largest, ...others] = pieces
      const two = largest && cutInTwo(random, largest, random.int(0, bends))
      if (two?.every(part => areaOf(part) >= 1.5)) pieces.splice(0, pieces.length, ...two, ...others)
    }
    if (pieces.length === count && pieces.every(piece => isNeat(piece))) return pieces
  }
}

/** A mark for each tile that is still to be covered. All are 0 in between. */
const uncovered = new Uint8Array(4096)

/** Whether the pieces, turned as needed but not flipped, cover the shape exactly. */
function covers(pieces: readonly Tiles[], shape: Tiles): boolean {
  if (pieces.reduce((sum, piece) => sum + piece.size, 0) !== shape.size) return false
  for (const tile of shape) uncovered[tile] = 1
  const isCovered = coversLeft(pieces.map(waysToLie), 0)
  for (const tile of shape) uncovered[tile] = 0
  return isCovered
}

/** The first tile that is left must be the first tile of a piece. */
function coversLeft(pieces: readonly (readonly Int16Array[])[], from: Tile): boolean {
  const first = uncovered.indexOf(1, from)
  if (first === -1) return true
  return pieces.some((ways, at) =>
    ways.some(way => {
      // A tile is a number, so a shape is moved by adding the same to all its tiles.
      const by = first - (way[0] ?? 0)
      if ((by & 3) !== 0 || !way.every(tile => uncovered[tile + by] === 1)) return false
      for (const tile of way) uncovered[tile + by] = 0
      const isCovered = coversLeft(pieces.toSpliced(at, 1), first)
      for (const tile of way) uncovered[tile + by] = 1
      return isCovered
    }),
  )
}

/** The two tiles of each half of a square at its edge: of those in it, or of those outside that touch it. */
function halvesAt(tiles: Tiles, inside: boolean): Tile[][] {
  const squares = new Set<Tile>()
  for (const tile of tiles)
    if (inside) squares.add(tile & ~3)
    else for (const near of besideTile(tile)) if (!tiles.has(near)) squares.add(near & ~3)
  const touches = (tile: Tile) => besideTile(tile).some(near => tiles.has(near))
  const halves: Tile[][] = []
  for (const square of squares)
    for (const side of range(4)) {
      const [one, other] = [square + side, square + ((side + 1) % 4)]
      if (tiles.has(one) !== inside || tiles.has(other) !== inside) continue
      if (inside || touches(one) || touches(other)) halves.push([one, other])
    }
  return halves
}

const withOut = (tiles: Tiles, some: readonly Tile[]) => tiles.difference(new Set(some))

/** Neat pieces of the same size with half a square in another place. */
function reshaped(random: Random, piece: Tiles, count: number): Tiles[] {
  const [inside, outside] = [halvesAt(piece, true), halvesAt(piece, false)]
  const tiles = [...piece]
  const most = cornersIn(piece) + 1
  const taken = new Set([shapeOfTiles(piece), shapeOfTiles(flippedTiles(piece))])
  const found: Tiles[] = []
  for (let tried = 0; tried < 60 && found.length < count; tried++) {
    const gone = random.pick(inside)
    const changed = [...tiles.filter(tile => !gone.includes(tile)), ...random.pick(outside)]
    if (!isNeat(changed, most)) continue
    const made = new Set(changed)
    if (taken.has(shapeOfTiles(made))) continue
    taken.add(shapeOfTiles(made))
    found.push(made)
  }
  return found
}

/** Neat pieces with half a square more or less. */
function resized(random: Random, piece: Tiles, count: number): Tiles[] {
  const most = cornersIn(piece) + 1
  const changes = random.shuffle([true, false].flatMap(inside => halvesAt(piece, inside)))
  const found: Tiles[] = []
  for (const half of changes) {
    if (found.length === count) break
    const made = piece.symmetricDifference(new Set(half))
    if (made.size > 4 && isNeat(made, most)) found.push(made)
  }
  return found
}

const isHandedPiece = (piece: Tiles) => shapeOfTiles(piece) !== shapeOfTiles(flippedTiles(piece))

const sides = [
  '',
  '',
  '',
  'triangle',
  'four-sided piece',
  'five-sided piece',
  'six-sided piece',
  'seven-sided piece',
  'eight-sided piece',
]

function nameOf(piece: Tiles): string {
  const { wide, high } = extentOf(piece)
  if (piece.size === wide * high * 4) return wide === high ? 'square' : 'rectangle'
  return sides[cornersIn(piece)] ?? 'piece with many sides'
}

const halves = (piece: Tiles) => {
  const area = areaOf(piece)
  const whole = Math.floor(area)
  return area === whole ? `${whole}` : `${whole} and a half`
}

/** `triangle of 2, square of 4`: the sizes are in small squares. */
const sayPieces = (pieces: readonly Tiles[]) =>
  [...pieces]
    .sort((a, b) => a.size - b.size)
    .map(piece => `${nameOf(piece)} of ${halves(piece)}`)
    .join(', ')

interface DrawnPiece {
  readonly width: number
  readonly height: number
  readonly tiles: Tiles
}

/** Pieces that lie side by side, turned or as they are, if there is room for them. */
function drawPieces(
  random: Random,
  pieces: readonly Tiles[],
  unit: number,
  [wide, high]: readonly [number, number],
  turned: boolean,
): string | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const drawn = random.shuffle(pieces).map((piece): DrawnPiece => {
      const tiles = lyingAs(random, piece, turned)
      const size = extentOf(tiles)
      return { width: size.wide * unit, height: size.high * unit, tiles }
    })
    const placed = shelved(drawn, wide, high)
    if (placed) return placed.map(({ x, y, one }) => drawTiles(one.tiles, unit, x, y)).join('')
  }
  return undefined
}

const setKey = (pieces: readonly Tiles[]) => pieces.map(shapeOfTiles).sort().join(' + ')

const pieceUnit = 13

/** Pieces, and how they are drawn in an option. */
interface Laid {
  readonly pieces: readonly Tiles[]
  readonly body: string
}

function laidOut(random: Random, pieces: readonly Tiles[], turned: boolean): Laid | undefined {
  const body = drawPieces(random, pieces, pieceUnit, [optionSide, optionSide], turned)
  return body === undefined ? undefined : { pieces, body }
}

function setChoice({ pieces, body }: Laid): Choice {
  const text = capital(sayPieces(pieces))
  return { text, value: setKey(pieces), picture: picture(optionSide, optionSide, text, body) }
}

function shapePicture(tiles: Tiles, unit: number, alt: string): Picture {
  const { wide, high } = extentOf(tiles)
  return picture(wide * unit + 8, high * unit + 8, alt, drawTiles(settledTiles(tiles), unit, 4, 4))
}

interface PieceSet {
  readonly pieces: readonly Tiles[]
  readonly misconception: string
}

interface Plan {
  readonly pieces: readonly number[]
  readonly bends: number
  readonly turned: boolean
  readonly targets: readonly Target[]
}

const plans: Record<Step, Plan> = {
  1: { pieces: [2], bends: 1, turned: false, targets: targets.slice(0, 8) },
  2: { pieces: [3], bends: 0, turned: false, targets: targets.slice(0, 10) },
  3: { pieces: [2, 3], bends: 1, turned: true, targets },
  4: { pieces: [3], bends: 1, turned: true, targets },
  5: { pieces: [4], bends: 1, turned: true, targets },
}

/** Sets with one piece flipped, reshaped or resized, and pieces of another shape of the same size. */
function otherSets(
  random: Random,
  { pieces, bends, targets: from }: Plan,
  own: readonly Tiles[],
): PieceSet[] {
  const swapped = (at: number, made: Tiles) => own.map((piece, of) => (of === at ? made : piece))
  const order = random.shuffle(range(own.length))
  const flipped = order
    .filter(at => isHandedPiece(own[at] as Tiles))
    .map(at => ({
      pieces: swapped(at, flippedTiles(own[at] as Tiles)),
      misconception: 'flipped-a-piece-over',
    }))
  const changed = order.slice(0, 2).flatMap(at =>
    reshaped(random, own[at] as Tiles, 2).map(made => ({
      pieces: swapped(at, made),
      misconception: 'took-a-piece-of-another-shape',
    })),
  )
  const sized = order
    .slice(0, 2)
    .flatMap(at => resized(random, own[at] as Tiles, 1))
    .map((made, index) => ({
      pieces: swapped(order[index] ?? 0, made),
      misconception: 'took-a-piece-of-the-wrong-size',
    }))
  const others = range(2).map(() => ({
    pieces: cutUp(random, random.pick(from).tiles, own.length, Math.min(bends, pieces.length)),
    misconception: 'took-pieces-of-another-shape',
  }))
  return [...flipped.slice(0, 2), ...changed.slice(0, 3), ...sized, ...others, ...changed.slice(3)]
}

const effort = (pieces: readonly Tiles[], turned: boolean) =>
  pieces.length * 2 + pieces.reduce((sum, piece) => sum + cornersIn(piece), 0) / 4 + (turned ? 3 : 0)

export const whichPieces = template({
  id: 'non-verbal-reasoning.jigsaw-shapes.which-pieces',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 60,
  draw: (random, step) => {
    const plan = plans[step]
    for (;;) {
      const shape = random.pick(plan.targets)
      const pieces = cutUp(random, shape.tiles, random.pick(plan.pieces), plan.bends)
      const right = laidOut(random, pieces, plan.turned)
      if (!right) continue
      const sets = new Map(otherSets(random, plan, pieces).map(set => [setKey(set.pieces), set]))
      sets.delete(setKey(pieces))
      const others = [...sets.values()].flatMap(({ pieces: set, misconception }) => {
        const laid = covers(set, shape.tiles) ? undefined : laidOut(random, set, plan.turned)
        return laid ? [{ ...laid, misconception }] : []
      })
      if (others.length > 4) return { shape, right, others: others.slice(0, 9), turned: plan.turned }
    }
  },
  measure: 'pieces, their corners, and whether they are turned',
  hardness: ({ right: { pieces }, turned }) => effort(pieces, turned),
  write: ({ shape, right, others, turned }) => ({
    stem: `Which pieces fit together to make exactly this shape? ${turned ? 'Pieces may be turned' : 'Pieces may be moved'}, but **not flipped over**. All pictures are drawn to the same scale.`,
    picture: shapePicture(
      shape.tiles,
      pieceUnit,
      `A shape to fill: ${article(shape.name)} ${shape.name} of 12 small squares.`,
    ),
    right: setChoice(right),
    wrong: others.map((set): WrongChoice => ({ ...setChoice(set), misconception: set.misconception })),
    explanation: `Start with the piece that has the longest side or the oddest corner, and find the only place where it fits. ${sayPlaces(right.pieces, shape.tiles)} Nothing is left over and nothing overlaps. In the other sets one piece is flipped over, or too large, or has a corner in the wrong place, or the pieces make another shape.`,
  }),
})

/** `A triangle goes at the top left, …` */
function sayPlaces(pieces: readonly Tiles[], shape: Tiles): string {
  const { wide, high } = extentOf(shape)
  const places = [...pieces]
    .sort((a, b) => b.size - a.size)
    .map(piece => {
      const middles = [...piece].map(middleOf)
      const x = middles.reduce((sum, [right]) => sum + right, 0) / middles.length / wide
      const y = middles.reduce((sum, [, down]) => sum + down, 0) / middles.length / high
      const down = y < 0.4 ? 'top' : y > 0.6 ? 'bottom' : ''
      const across = x < 0.4 ? 'left' : x > 0.6 ? 'right' : ''
      const place =
        down || across ? `at the ${[down, across].filter(word => word).join(' ')}` : 'in the middle'
      return `${article(nameOf(piece))} ${nameOf(piece)} ${place}`
    })
  return `Here there is ${listed(places)}.`
}

const wholes: readonly Target[] = [
  target('square', [0, 0], [4, 0], [4, 4], [0, 4]),
  target('rectangle', [0, 0], [5, 0], [5, 4], [0, 4]),
  target('rectangle', [0, 0], [4, 0], [4, 5], [0, 5]),
  target('square', [0, 0], [5, 0], [5, 5], [0, 5]),
]

const gapPlans: Record<Step, { bends: readonly [number, number]; least: number; turned: boolean }> = {
  1: { bends: [1, 1], least: 3, turned: false },
  2: { bends: [1, 2], least: 3, turned: false },
  3: { bends: [2, 2], least: 3, turned: true },
  4: { bends: [2, 3], least: 4, turned: true },
  5: { bends: [3, 4], least: 4, turned: true },
}

const gapUnit = 17

/** A shape with a part missing, whose place is dashed. */
function gapPicture(shape: Target, gap: Tiles): Picture {
  const { wide, high } = extentOf(shape.tiles)
  const rest = withOut(shape.tiles, [...gap])
  const unit = gapUnit
  const [outer = []] = outlinesOf(shape.tiles) ?? []
  const dashed = `<polygon points="${pointsOf(outer.map(([x, y]): Point => [4 + (x * unit) / 2, 4 + (y * unit) / 2]))}" fill="none" stroke="#777" stroke-width="1" stroke-dasharray="3 3"/>`
  const corners = outlinesOf(gap)?.[0]?.map(([x, y]) => `${x / 2} across and ${y / 2} down`) ?? []
  return picture(
    wide * unit + 8,
    high * unit + 8,
    `A ${shape.name}, ${wide} small squares wide and ${high} high, with a part missing. The missing part has corners at ${listed(corners)}.`,
    dashed + drawTiles(rest, unit, 4, 4),
  )
}

function fitsInOption(piece: Tiles): boolean {
  const { wide, high } = extentOf(piece)
  return Math.max(wide, high) * gapUnit < optionSide
}

const pieceChoice = (piece: Tiles): Choice => {
  const corners = outlinesOf(piece)?.[0]?.map(([x, y]) => `${x / 2} ${y / 2}`) ?? []
  const text = `${capital(nameOf(piece))} with corners at ${corners.join(', ')}`
  const { wide, high } = extentOf(piece)
  return {
    text,
    value: `piece ${shapeOfTiles(piece)}`,
    picture: picture(
      optionSide,
      optionSide,
      text,
      drawTiles(piece, gapUnit, (optionSide - wide * gapUnit) / 2, (optionSide - high * gapUnit) / 2),
    ),
  }
}

export const missingPiece = template({
  id: 'non-verbal-reasoning.jigsaw-shapes.missing-piece',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 45,
  draw: (random, step) => {
    const { bends, least, turned } = gapPlans[step]
    for (;;) {
      const shape = random.pick(wholes)
      const two = cutInTwo(random, shape.tiles, random.int(...bends))
      if (!two) continue
      const [gap, rest] = two[0].size < two[1].size ? two : [two[1], two[0]]
      if (areaOf(gap) < least || cornersIn(gap) < 5 || !isNeat(gap, 9) || !isNeat(rest, 12)) continue
      const wrong = wrongPieces(random, gap).filter(({ piece }) => fitsInOption(piece))
      const shown = wrong.map(({ piece, misconception }) => ({
        piece: lyingAs(random, piece, turned),
        misconception,
      }))
      if (shown.length > 5 && fitsInOption(gap))
        return { shape, gap, piece: lyingAs(random, gap, turned), wrong: shown, turned }
    }
  },
  measure: 'corners of the missing piece, and whether it is turned',
  hardness: ({ gap, turned }) => cornersIn(gap) + (turned ? 3 : 0),
  write: ({ shape, gap, piece, wrong, turned }) => ({
    stem: `A piece of this ${shape.name} is missing. Which piece fits the gap exactly? ${turned ? 'Pieces may be turned' : 'Pieces may be moved'}, but **not flipped over**.`,
    picture: gapPicture(shape, gap),
    right: pieceChoice(piece),
    wrong: wrong.map(
      ({ piece: other, misconception }): WrongChoice => ({ ...pieceChoice(other), misconception }),
    ),
    explanation: explainGap(gap, turned),
  }),
})

/** As many as possible have no more corners than the right one: usually a change adds some. */
function wrongPieces(random: Random, gap: Tiles): { piece: Tiles; misconception: string }[] {
  const changed = reshaped(random, gap, 5)
  const made = [...changed, ...(isHandedPiece(gap) ? changed.slice(0, 2).map(flippedTiles) : [])].map(
    piece => ({ piece, misconception: 'took-a-piece-of-another-shape' }),
  )
  const sized = resized(random, gap, 8).map(piece => ({
    piece,
    misconception: 'took-a-piece-of-the-wrong-size',
  }))
  const all = [...made, ...sized].map(one => ({ ...one, more: cornersIn(one.piece) - cornersIn(gap) }))
  const fewer = all.filter(({ more }) => more < 0)
  const asMany = all.filter(({ more }) => more === 0)
  const plain = [...asMany.slice(0, 3), ...fewer.slice(0, 3)]
  const others = all.filter(({ more }) => more > 0)
  const flipped = isHandedPiece(gap)
    ? [{ piece: flippedTiles(gap), misconception: 'flipped-a-piece-over' }]
    : []
  return plain.length < 3 || fewer.length === 0 ? [] : [...flipped, ...plain, ...others].slice(0, 11)
}

const lyingAs = (random: Random, piece: Tiles, turned: boolean) =>
  turnedTiles(piece, turned ? random.int(0, 3) : 0)

/** Goes round the gap, side by side. */
function explainGap(gap: Tiles, turned: boolean): string {
  const [loop = []] = outlinesOf(gap) ?? []
  const lengths = loop.map(([x, y], at) => {
    const [u, v] = loop[(at + 1) % loop.length] as Point
    const steps = Math.max(Math.abs(u - x), Math.abs(v - y)) / 2
    return `${steps}${u !== x && v !== y ? ' slanting' : ''}`
  })
  return `Go round the gap clockwise, side by side. Measured in small squares, its sides are ${listed(lengths)}. Go round each piece clockwise in the same way${turned ? ', starting at any corner' : ''}. A piece that is flipped over has the same sides, but in the opposite order. Only one piece has the same sides in the same order, with the same corners.`
}

export const whichShape = template({
  id: 'non-verbal-reasoning.jigsaw-shapes.which-shape',
  version: 1,
  balancedFrom: 1,
  undoubled: true,
  mode: 'options',
  seconds: 65,
  draw: (random, step) => {
    const plan = plans[step]
    for (;;) {
      const shape = random.pick(targets)
      const pieces = cutUp(random, shape.tiles, random.pick(plan.pieces), plan.bends)
      const body = drawPieces(random, pieces, targetUnit, [200, 110], plan.turned)
      if (body === undefined) continue
      const others = random.shuffle(targets).filter(other => other !== shape && !covers(pieces, other.tiles))
      if (others.length > 4) return { shape, pieces, body, others: others.slice(0, 9), turned: plan.turned }
    }
  },
  measure: 'pieces, their corners, and whether they are turned',
  hardness: ({ pieces, turned }) => effort(pieces, turned),
  write: ({ shape, pieces, body, others, turned }) => ({
    stem: `Which shape can be made from **all** these pieces? ${turned ? 'Pieces may be turned' : 'Pieces may be moved'}, but not flipped over, and they must not overlap. All pictures are drawn to the same scale.`,
    picture: picture(200, 110, `${pieces.length} pieces: ${sayPieces(pieces)} small squares.`, body),
    right: targetChoice(shape),
    wrong: others.map(
      (other): WrongChoice => ({ ...targetChoice(other), misconception: 'left-a-gap-or-an-overlap' }),
    ),
    explanation: `All five shapes have the same size, so you have to fit the pieces in. Look for a long side or a slanting side of a piece, and for a shape with an edge where it can lie. The pieces make the ${shape.name}. ${sayPlaces(pieces, shape.tiles)} In the other shapes, one piece sticks out or leaves a gap.`,
  }),
})

const targetUnit = 13

function targetChoice({ name, tiles }: Target): Choice {
  const { wide, high } = extentOf(tiles)
  return {
    text: capital(name),
    value: name,
    picture: picture(
      optionSide,
      optionSide,
      capital(`${article(name)} ${name}`),
      drawTiles(
        tiles,
        targetUnit,
        (optionSide - wide * targetUnit) / 2,
        (optionSide - high * targetUnit) / 2,
      ),
    ),
  }
}

const lessonPieces: readonly Tiles[] = [
  tilesIn([
    [0, 0],
    [2, 0],
    [4, 2],
    [0, 2],
  ]),
  tilesIn([
    [2, 0],
    [4, 0],
    [4, 2],
  ]),
  tilesIn([
    [0, 2],
    [4, 2],
    [4, 4],
    [0, 4],
  ]),
]

function piecesForLesson(): string {
  const unit = 18
  const places: readonly (readonly [number, number])[] = [
    [4, 18],
    [88, 18],
    [136, 18],
  ]
  const turned = lessonPieces.map((piece, at) => turnedTiles(piece, at === 1 ? 2 : 0))
  const body = turned.map((piece, at) => drawTiles(piece, unit, ...(places[at] ?? [4, 18])))
  return picture(
    216,
    78,
    'Three pieces: a shape with one slanting side, a triangle and a rectangle',
    body.join(''),
  ).svg
}

const lessonGap = tilesIn([
  [1, 0],
  [4, 0],
  [4, 2],
  [2, 2],
  [2, 1],
  [1, 1],
])

export const jigsawShapes: Topic = {
  id: 'non-verbal-reasoning.jigsaw-shapes',
  name: 'Jigsaw shapes',
  subdomain: 'movement',
  year: 5,
  prerequisites: ['non-verbal-reasoning.rotation', 'non-verbal-reasoning.combining-shapes'],
  about: 'Finding the pieces that make a shape, the piece that fills a gap, and the shape that pieces make.',
  weights: { gl: 3, cem: 4, iseb: 3 },
  lesson: once(() => ({
    version: 1,
    idea: `
Cut a shape into pieces and you get a puzzle. To solve it, the pieces must fill the shape **exactly**. There may be no gap, and no two pieces may lie on top of each other.

You may **turn** a piece, just like a jigsaw piece on the table. But you may **not flip it over**, as its picture would be on the wrong side.

${piecesForLesson()}

Can these three pieces make a square?

1. Start with the **largest** piece. The rectangle is as long as one side of the square. Put it at the bottom.
2. Look at the **slanting** sides. A slanting side must meet another slanting side that is just as long. So the triangle belongs to the piece with the slanting side.
3. Turn the triangle until the slanting sides meet. Together they make another rectangle.
4. Two rectangles make the square. It works!`,
    example: `
A square of 4 by 4 has a gap at its top right corner. The gap is 2 wide and 2 high, and its bottom left corner is cut off by a slanting line. Which piece fits?

1. Go round the gap: a side of 2, another side of 2, a side of 1, a slanting side, and a side of 1.
2. So the piece has **five sides**. One of them is slanting.
3. A piece with two slanting sides does not fit. A square of 2 by 2 is too large.`,
    harder: `
Which way round must the piece be for this gap?

${gapPicture(wholes[0] as Target, lessonGap).svg}

1. Go round the gap clockwise from its top left corner. The sides are 3, 2, 2, 1, 1 and 1.
2. Now take a piece with the sides 3, 1, 1, 1, 2 and 2, clockwise. They are the same numbers, but in the opposite order.
3. So that piece is **flipped over**. However you turn it, it does not fit.
4. Look for the piece with 3, 2, 2, 1, 1 and 1 in this order. You may start at any corner.`,
    mistake: `
Many children choose pieces that "look about right". Check two things. **Size**: are all the pieces together as large as the shape? **Direction**: is a piece flipped over? A flipped L still looks like an L, but its foot is on the wrong side.`,
    tryThis: `
Cut a square of card into four pieces with straight cuts. Mark the top of each piece. Mix them up. How fast can someone at home put the square together?`,
  })),
  misconceptions: once(() => ({
    'flipped-a-piece-over': {
      child: 'One piece is flipped over. You may turn pieces, but not flip them.',
      parent:
        'Takes a piece that is a mirror image. Cut it out of paper, mark its top, and turn it with the mark always up.',
    },
    'took-a-piece-of-another-shape': {
      child: 'One piece has a corner in the wrong place. Go round its sides one by one.',
      parent:
        'Takes a piece that is nearly right. Compare its sides, one after the other, with those of the gap.',
    },
    'took-a-piece-of-the-wrong-size': {
      child: 'One piece is too large or too small. Compare its longest side.',
      parent: 'Overlooks that a piece is too large or too small. Count small squares on squared paper.',
    },
    'took-pieces-of-another-shape': {
      child: 'Those pieces make another shape. Try to put the largest one in first.',
      parent:
        'Takes pieces that make a different shape. Cut them out of squared paper and try to fill the shape.',
    },
    'left-a-gap-or-an-overlap': {
      child: 'In that shape one piece sticks out or leaves a gap. Find a place for each piece.',
      parent:
        'Chooses a shape that the pieces can’t fill. Cut the pieces out of squared paper and lay them on it.',
    },
  })),
  templates: [whichPieces, missingPiece, whichShape],
}
