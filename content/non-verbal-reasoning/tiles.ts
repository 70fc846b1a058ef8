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

export const tileAt = (x: number, y: number, side: number): Tile =>
  ((y + wide / 2) * wide + x + wide / 2) * 4 + side

export const placeOf = (tile: Tile): [x: number, y: number, side: number] => {
  const square = tile >> 2
  return [(square % wide) - wide / 2, Math.floor(square / wide) - wide / 2, tile & 3]
}

const mapped = (tiles: Iterable<Tile>, map: (x: number, y: number, side: number) => Tile): Set<Tile> =>
  new Set([...tiles].map(tile => map(...placeOf(tile))))

export function movedTiles(tiles: Iterable<Tile>, right: number, down: number): Set<Tile> {
  const by = tileAt(right, down, 0) - tileAt(0, 0, 0)
  const made = new Set<Tile>()
  for (const tile of tiles) made.add(tile + by)
  return made
}

/** A quarter turn clockwise about the corner at 0, 0. */
export const quarterTurned = (tiles: Iterable<Tile>): Set<Tile> =>
  mapped(tiles, (x, y, side) => tileAt(-1 - y, x, (side + 1) % 4))

/** Left and right swapped. */
export const flippedTiles = (tiles: Iterable<Tile>): Set<Tile> =>
  mapped(tiles, (x, y, side) => tileAt(-1 - x, y, side % 2 === 1 ? 4 - side : side))

/** Mirrored in the line from the top left to the bottom right through 0, 0. */
export const flippedOver = (tiles: Iterable<Tile>): Set<Tile> =>
  mapped(tiles, (x, y, side) => tileAt(y, x, 3 - side))

/** Moved so that its leftmost and its topmost square are at 0. */
export function settledTiles(tiles: Iterable<Tile>): Set<Tile> {
  let [left, top] = [wide, wide]
  for (const tile of tiles) {
    left = Math.min(left, (tile >> 2) & (wide - 1))
    top = Math.min(top, Math.floor(tile / 4 / wide))
  }
  return movedTiles(tiles, wide / 2 - left, wide / 2 - top)
}

export const tilesKey = (tiles: Iterable<Tile>): string =>
  Uint16Array.from(settledTiles(tiles)).sort().join(' ')

const knownTurned = new WeakMap<Tiles, Set<Tile>[]>()

/** In all four directions. */
export function turnedTiles(tiles: Tiles): Set<Tile>[] {
  const known = knownTurned.get(tiles)
  if (known) return known
  const turned = [settledTiles(tiles)]
  for (const quarters of [0, 1, 2]) turned.push(settledTiles(quarterTurned(turned[quarters] ?? [])))
  knownTurned.set(tiles, turned)
  return turned
}

const knownShapes = new WeakMap<Tiles, string>()

/** The same exactly for shapes that can be turned so that they look the same. */
export function shapeOfTiles(tiles: Tiles): string {
  const known = knownShapes.get(tiles)
  if (known !== undefined) return known
  const shape = turnedTiles(tiles).map(tilesKey).sort()[0] ?? ''
  knownShapes.set(tiles, shape)
  return shape
}

/** How many squares it is worth. */
export const areaOf = (tiles: Tiles) => tiles.size / 4

export function extentOf(tiles: Iterable<Tile>): { wide: number; high: number } {
  const places = [...settledTiles(tiles)].map(placeOf)
  return {
    wide: Math.max(...places.map(([x]) => x)) + 1,
    high: Math.max(...places.map(([, y]) => y)) + 1,
  }
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

/** Parts that hang together by edges; some edges may be cut. */
export function partsOf(tiles: Tiles, isCut: (a: Tile, b: Tile) => boolean = isNeverCut): Set<Tile>[] {
  const left = new Set(tiles)
  const parts: Set<Tile>[] = []
  for (const start of tiles) {
    if (!left.delete(start)) continue
    const part = [start]
    const take = (from: Tile, next: Tile) => {
      if (left.has(next) && !isCut(from, next)) {
        left.delete(next)
        part.push(next)
      }
    }
    for (const tile of part) {
      take(tile, (tile & ~3) + ((tile + 1) & 3))
      take(tile, (tile & ~3) + ((tile + 3) & 3))
      take(tile, acrossFrom(tile))
    }
    parts.push(new Set(part))
  }
  return parts
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

/** For each point of the outline the next one, clockwise. Undefined if two parts meet only in a point. */
function outlineOf(tiles: Tiles): Map<number, number> | undefined {
  const next = new Map<number, number>()
  let edges = 0
  const goOn = (near: Tile, from: number, to: number) => {
    if (tiles.has(near)) return
    edges++
    next.set(from, to)
  }
  for (const tile of tiles) {
    const square = tile >> 2
    const corner = (square >> 5) * 256 + (square & 31) * 2
    const [first, second] = [corner + (toCorner[tile & 3] ?? 0), corner + (toCorner[(tile + 1) & 3] ?? 0)]
    goOn(acrossFrom(tile), first, second)
    goOn((tile & ~3) + ((tile + 1) & 3), second, corner + toCentre)
    goOn((tile & ~3) + ((tile + 3) & 3), corner + toCentre, first)
  }
  return next.size === edges ? next : undefined
}

/** Whether it hangs together, and no two parts of its outline touch in a point. */
export const isSound = (tiles: Tiles) => outlineOf(tiles) !== undefined && partsOf(tiles).length === 1

const knownOutlines = new WeakMap<Tiles, Point[][]>()

/** Its outlines in half squares: the outer one, and one for each hole. Undefined if two parts meet only in a point. */
export function outlinesOf(tiles: Tiles): Point[][] | undefined {
  const known = knownOutlines.get(tiles)
  if (known) return known
  const outline = outlineOf(tiles)
  const loops = outline && loopsIn(outline)
  if (loops) knownOutlines.set(tiles, loops)
  return loops
}

function loopsIn(next: Map<number, number>): Point[][] {
  const loops: Point[][] = []
  for (const start of next.keys()) {
    const loop: Point[] = []
    for (let at: number | undefined = start; at !== undefined; ) {
      loop.push(pointOf(at))
      const to: number | undefined = next.get(at)
      next.delete(at)
      at = to === start ? undefined : to
    }
    loops.push(withoutStraight(loop))
  }
  return loops
}

/** Without the points at which the outline goes straight on. */
const withoutStraight = (loop: readonly Point[]) =>
  loop.filter(([x, y], at) => {
    const [a, b] = loop.at(at - 1) as Point
    const [c, d] = loop[(at + 1) % loop.length] as Point
    return (x - a) * (d - y) !== (y - b) * (c - x)
  })

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
