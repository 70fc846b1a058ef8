import { once } from '../once.ts'
import { type Point, pointsOf } from '../svg.ts'
import { range } from './blocks.ts'

/**
 * Flat shapes made of triangles. Both diagonals cut each square of a grid into four: 0 at the top, 1 at the right, 2 at
 * the bottom and 3 at the left. A tile is one of them, as a number, so that a shape is a set of numbers.
 */
export type Tile = number
export type Tiles = ReadonlySet<Tile>

/** Squares from -16 to 15 in both directions. */
const wide = 32
const tileCount = 4 * wide ** 2

export const tileAt = (x: number, y: number, side: number): Tile =>
  ((y + wide / 2) * wide + x + wide / 2) * 4 + side

export const placeOf = (tile: Tile): [x: number, y: number, side: number] => {
  const square = tile >> 2
  return [(square % wide) - wide / 2, Math.floor(square / wide) - wide / 2, tile & 3]
}

/** A shape in which each tile has become another one. */
function mapped(tiles: Iterable<Tile>, become: ArrayLike<Tile>): Set<Tile> {
  const made = new Set<Tile>()
  for (const tile of tiles) made.add(become[tile] ?? 0)
  return made
}

/** What each tile becomes, if it is not too far from 0, 0. */
export const tableOf = (map: (x: number, y: number, side: number) => Tile): Int16Array =>
  Int16Array.from({ length: tileCount }, (_, tile) => map(...placeOf(tile)))

export function movedTiles(tiles: Iterable<Tile>, right: number, down: number): Set<Tile> {
  const by = tileAt(right, down, 0) - tileAt(0, 0, 0)
  const made = new Set<Tile>()
  for (const tile of tiles) made.add(tile + by)
  return made
}

const quarterTurn = once(() => tableOf((x, y, side) => tileAt(-1 - y, x, (side + 1) % 4)))
const flip = once(() => tableOf((x, y, side) => tileAt(-1 - x, y, side % 2 === 1 ? 4 - side : side)))

/** A quarter turn clockwise about the corner at 0, 0. */
export const quarterTurned = (tiles: Iterable<Tile>): Set<Tile> => mapped(tiles, quarterTurn())

/** Left and right swapped. */
export const flippedTiles = (tiles: Iterable<Tile>): Set<Tile> => mapped(tiles, flip())

/** Moved so that its leftmost and its topmost square are at 0. */
export function settledTiles(tiles: Iterable<Tile>): Set<Tile> {
  const [left, , top] = boundsOf(tiles)
  return movedTiles(tiles, wide / 2 - left, wide / 2 - top)
}

/** The tiles of each square as four bits. All are 0 in between. */
const squares = new Uint8Array(wide ** 2)

/** A digit for each square between these, row by row. */
function digitsOf(tiles: Iterable<Tile>, [left, right, top, bottom]: Bounds): string {
  for (const tile of tiles) squares[tile >> 2] = (squares[tile >> 2] ?? 0) | (1 << (tile & 3))
  let digits = ''
  for (let y = top; y <= bottom; y++) {
    for (let square = y * wide + left; square <= y * wide + right; square++)
      digits += '0123456789abcdef'[squares[square] ?? 0]
    digits += y < bottom ? '.' : ''
  }
  for (const tile of tiles) squares[tile >> 2] = 0
  return digits
}

/** Squares as they are counted in tiles. */
type Bounds = readonly [left: number, right: number, top: number, bottom: number]

function boundsOf(tiles: Iterable<Tile>): Bounds {
  let left = wide
  let right = 0
  let top = wide
  let bottom = 0
  for (const tile of tiles) {
    const x = (tile >> 2) & (wide - 1)
    const y = tile >> 7
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return [left, right, top, bottom]
}

/** The same exactly for the same tiles, wherever they are. */
const tilesKey = (tiles: Iterable<Tile>): string => digitsOf(tiles, boundsOf(tiles))

/** The same exactly for the same tiles in the eight by eight squares around 0, 0. */
export const sheetKey = (tiles: Iterable<Tile>): string =>
  digitsOf(tiles, [wide / 2 - 4, wide / 2 + 3, wide / 2 - 4, wide / 2 + 3])

/** After so many quarter turns clockwise. */
export function turnedTiles(tiles: Tiles, quarters: number): Set<Tile> {
  let turned: Tiles = tiles
  for (let done = 0; done < quarters; done++) turned = quarterTurned(turned)
  return settledTiles(turned)
}

const knownWays = new WeakMap<Tiles, Int16Array[]>()

/** The different ways in which they can lie, wherever they are, with the tiles in order. */
export function waysToLie(tiles: Tiles): Int16Array[] {
  const known = knownWays.get(tiles)
  if (known) return known
  const ways: Int16Array[] = []
  let turned = Int16Array.from(tiles)
  for (let quarters = 0; quarters < 4; quarters++) {
    const way = turned.toSorted()
    if (!ways.some(other => isMoved(way, other))) ways.push(way)
    turned = turned.map(tile => quarterTurn()[tile] ?? 0)
  }
  knownWays.set(tiles, ways)
  return ways
}

const isMoved = (way: Int16Array, other: Int16Array) => {
  const by = (other[0] ?? 0) - (way[0] ?? 0)
  return (by & 3) === 0 && way.every((tile, at) => tile + by === other[at])
}

const knownShapes = new WeakMap<Tiles, string>()

/** The same exactly for shapes that can be turned so that they look the same. */
export function shapeOfTiles(tiles: Tiles): string {
  const known = knownShapes.get(tiles)
  if (known !== undefined) return known
  let shape = ''
  let turned: readonly Tile[] = [...tiles]
  for (let quarters = 0; quarters < 4; quarters++) {
    const key = tilesKey(turned)
    if (shape === '' || key < shape) shape = key
    turned = turned.map(tile => quarterTurn()[tile] ?? 0)
  }
  knownShapes.set(tiles, shape)
  return shape
}

/** How many squares it is worth. */
export const areaOf = (tiles: Tiles) => tiles.size / 4

export function extentOf(tiles: Iterable<Tile>): { wide: number; high: number } {
  const [left, right, top, bottom] = boundsOf(tiles)
  return { wide: right - left + 1, high: bottom - top + 1 }
}

/** The difference between a tile and the one on the other side of its outer edge, by its side. */
const across = [0, 1, 2, 3].map(side => {
  const [right, down] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][side] as [number, number]
  return tileAt(right, down, (side + 2) % 4) - tileAt(0, 0, side)
})

/** The tile on the other side of each edge: two in the same square, and one in the next. */
export function besideTile(tile: Tile): [Tile, Tile, Tile] {
  return [(tile & ~3) + ((tile + 1) & 3), (tile & ~3) + ((tile + 3) & 3), acrossFrom(tile)]
}

const acrossFrom = (tile: Tile): Tile => tile + (across[tile & 3] ?? 0)

const isNeverCut = () => false

/** A mark for each tile of the shape that is being looked at. All are 0 in between. */
const marks = new Uint8Array(tileCount)

/** Parts that hang together by edges; some edges may be cut. */
export function partsOf(tiles: Tiles, isCut: (a: Tile, b: Tile) => boolean = isNeverCut): Set<Tile>[] {
  for (const tile of tiles) marks[tile] = 1
  const parts: Set<Tile>[] = []
  for (const start of tiles) if (marks[start] === 1) parts.push(new Set(takePart(start, isCut)))
  return parts
}

/** The tiles that hang together with this one. They lose their marks. */
function takePart(start: Tile, isCut: (a: Tile, b: Tile) => boolean): Tile[] {
  const part = [start]
  const take = (from: Tile, next: Tile) => {
    if (marks[next] === 1 && !isCut(from, next)) {
      marks[next] = 0
      part.push(next)
    }
  }
  marks[start] = 0
  for (const tile of part) {
    take(tile, (tile & ~3) + ((tile + 1) & 3))
    take(tile, (tile & ~3) + ((tile + 3) & 3))
    take(tile, acrossFrom(tile))
  }
  return part
}

type Corners = readonly [Point, Point, Point]

/** Of the few hundred tiles that pictures are made of. */
const corners = new Map<Tile, Corners>()
const middles = new Map<Tile, Point>()

/** The corners of a tile, clockwise, in half squares. */
export function cornersOf(tile: Tile): Corners {
  const known = corners.get(tile)
  if (known) return known
  const [x, y, side] = placeOf(tile)
  const square: Point[] = [
    [x * 2, y * 2],
    [x * 2 + 2, y * 2],
    [x * 2 + 2, y * 2 + 2],
    [x * 2, y * 2 + 2],
  ]
  const made: Corners = [square[side] as Point, square[(side + 1) % 4] as Point, [x * 2 + 1, y * 2 + 1]]
  corners.set(tile, made)
  return made
}

/** The tiles inside a polygon with its corners in whole squares. */
export function tilesIn(polygon: readonly Point[]): Set<Tile> {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)]
  const found = new Set<Tile>()
  for (let y = Math.floor(Math.min(...ys)); y < Math.max(...ys); y++)
    for (let x = Math.floor(Math.min(...xs)); x < Math.max(...xs); x++)
      for (const side of range(4)) {
        const tile = tileAt(x, y, side)
        if (isInside(middleOf(tile), polygon)) found.add(tile)
      }
  return found
}

/** The middle of a tile, in whole squares. */
export function middleOf(tile: Tile): Point {
  const known = middles.get(tile)
  if (known) return known
  const [[a, b], [c, d], [e, f]] = cornersOf(tile)
  const made: Point = [(a + c + e) / 6, (b + d + f) / 6]
  middles.set(tile, made)
  return made
}

function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false
  let [a, b] = polygon.at(-1) ?? [0, 0]
  for (const [c, d] of polygon) {
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) inside = !inside
    ;[a, b] = [c, d]
  }
  return inside
}

/** Points in half squares are numbers too: the next to the right is 1 more, the next below 128 more. */
const pointOf = (key: number): Point => [(key & 127) - wide, (key >> 7) - wide]
/** From the top left corner of a square to each of its corners, and to its centre. */
const toCorner = [0, 2, 258, 256]
const toCentre = 129

/** The edges of the outline that is being looked at, clockwise: the point where each begins, and the one where it ends. */
const edges = new Int16Array(2 ** 13)

/** Finds the edges, and returns how many numbers they are. */
function findEdges(tiles: Iterable<Tile>): number {
  for (const tile of tiles) marks[tile] = 1
  let count = 0
  for (const tile of tiles) {
    const square = tile >> 2
    const corner = (square >> 5) * 256 + (square & 31) * 2
    const first = corner + (toCorner[tile & 3] ?? 0)
    const second = corner + (toCorner[(tile + 1) & 3] ?? 0)
    if (marks[acrossFrom(tile)] !== 1) {
      edges[count++] = first
      edges[count++] = second
    }
    if (marks[(tile & ~3) + ((tile + 1) & 3)] === 0) {
      edges[count++] = second
      edges[count++] = corner + toCentre
    }
    if (marks[(tile & ~3) + ((tile + 3) & 3)] === 0) {
      edges[count++] = corner + toCentre
      edges[count++] = first
    }
  }
  for (const tile of tiles) marks[tile] = 0
  return count
}

/** The next point of an outline after each point. All are 0 in between. */
const nextPoint = new Int16Array(2 ** 14)

/** The corners of its outlines, or undefined if two parts of them touch in a point. */
function loopsOf(tiles: Iterable<Tile>): number[][] | undefined {
  const count = findEdges(tiles)
  let isSimple = true
  for (let at = 0; at < count; at += 2) {
    const from = edges[at] ?? 0
    if (nextPoint[from] !== 0) isSimple = false
    nextPoint[from] = edges[at + 1] ?? 0
  }
  const loops: number[][] = []
  if (isSimple)
    for (let at = 0; at < count; at += 2) {
      const loop = cornersFrom(edges[at] ?? 0)
      if (loop.length > 0) loops.push(loop)
    }
  for (let at = 0; at < count; at += 2) nextPoint[edges[at] ?? 0] = 0
  return isSimple ? loops : undefined
}

/** Goes round an outline that begins at this point, unless it was followed before. */
function cornersFrom(start: number): number[] {
  const loop: number[] = []
  for (let at = start; nextPoint[at] !== 0; ) {
    loop.push(at)
    const to = nextPoint[at] ?? 0
    nextPoint[at] = 0
    at = to
  }
  // Where the outline goes straight on, the steps from point to point are the same.
  return loop.filter((point, at) => point - (loop.at(at - 1) ?? 0) !== (loop[at + 1] ?? loop[0] ?? 0) - point)
}

/** Whether it hangs together, and no two parts of its outline touch in a point. */
export const isSound = (tiles: Tiles) => loopsOf(tiles) !== undefined && isOnePart(tiles)

function isOnePart(tiles: Tiles): boolean {
  const [start] = tiles
  if (start === undefined) return false
  for (const tile of tiles) marks[tile] = 1
  const { length } = takePart(start, isNeverCut)
  for (const tile of tiles) marks[tile] = 0
  return length === tiles.size
}

/** In one part without a hole, for it has one outline, with few corners, all of them at corners of squares. */
export function isNeat(tiles: Iterable<Tile>, mostCorners = 7): boolean {
  const [loop, ...others] = loopsOf(tiles) ?? []
  return (
    loop !== undefined &&
    others.length === 0 &&
    loop.length <= mostCorners &&
    loop.every(point => (point & toCentre) === 0)
  )
}

const knownOutlines = new WeakMap<Tiles, Point[][]>()

/** Its outlines in half squares: the outer one, and one for each hole. Undefined if two parts meet only in a point. */
export function outlinesOf(tiles: Tiles): Point[][] | undefined {
  const known = knownOutlines.get(tiles)
  if (known) return known
  const outlines = loopsOf(tiles)?.map(loop => loop.map(pointOf))
  if (outlines) knownOutlines.set(tiles, outlines)
  return outlines
}

/** Drawn as one path, with its holes left out. */
export function drawTiles(
  tiles: Tiles,
  unit: number,
  left: number,
  top: number,
  { fill = '#ddd', line = 1.6 } = {},
): string {
  const loops = outlinesOf(tiles) ?? []
  const placed = loops.map(loop => loop.map(([x, y]): Point => [left + (x * unit) / 2, top + (y * unit) / 2]))
  if (placed.length === 1)
    return `<polygon points="${pointsOf(placed[0] ?? [])}" fill="${fill}" stroke="#000" stroke-width="${line}" stroke-linejoin="round"/>`
  const d = placed.map(loop => `M${pointsOf(loop).replaceAll(' ', 'L')}Z`).join('')
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd" stroke="#000" stroke-width="${line}" stroke-linejoin="round"/>`
}
