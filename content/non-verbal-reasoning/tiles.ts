import { type Point, pointsOf } from '../svg.ts'
import { range } from './blocks.ts'

/**
 * Flat shapes made of triangles. Both diagonals cut each square of a grid into four: 0 at the top, 1 at the right, 2 at
 * the bottom and 3 at the left. A tile is one of them, as a number, so that a shape is a set of numbers.
 */
export type Tile = number
export type Tiles = ReadonlySet<Tile>

const wide = 256

export const tileAt = (x: number, y: number, side: number): Tile =>
  ((y + wide / 2) * wide + x + wide / 2) * 4 + side

export const placeOf = (tile: Tile): [x: number, y: number, side: number] => {
  const square = tile >> 2
  return [(square % wide) - wide / 2, Math.floor(square / wide) - wide / 2, tile & 3]
}

const mapped = (tiles: Iterable<Tile>, map: (x: number, y: number, side: number) => Tile): Set<Tile> =>
  new Set([...tiles].map(tile => map(...placeOf(tile))))

export const movedTiles = (tiles: Iterable<Tile>, right: number, down: number): Set<Tile> =>
  mapped(tiles, (x, y, side) => tileAt(x + right, y + down, side))

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
  const places = [...tiles].map(placeOf)
  return movedTiles(tiles, -Math.min(...places.map(([x]) => x)), -Math.min(...places.map(([, y]) => y)))
}

export const tilesKey = (tiles: Iterable<Tile>): string =>
  [...settledTiles(tiles)].sort((a, b) => a - b).join(' ')

/** In all four directions. */
export const turnedTiles = (tiles: Iterable<Tile>): Set<Tile>[] => {
  const turned = [settledTiles(tiles)]
  for (const quarters of [0, 1, 2]) turned.push(settledTiles(quarterTurned(turned[quarters] ?? [])))
  return turned
}

/** The same exactly for shapes that can be turned so that they look the same. */
export const shapeOfTiles = (tiles: Iterable<Tile>): string =>
  turnedTiles(tiles).map(tilesKey).sort()[0] ?? ''

/** How many squares it is worth. */
export const areaOf = (tiles: Tiles) => tiles.size / 4

export function extentOf(tiles: Iterable<Tile>): { wide: number; high: number } {
  const places = [...settledTiles(tiles)].map(placeOf)
  return {
    wide: Math.max(...places.map(([x]) => x)) + 1,
    high: Math.max(...places.map(([, y]) => y)) + 1,
  }
}

/** The tile on the other side of each edge: two in the same square, and one in the next. */
export const besideTile = (tile: Tile): Tile[] => {
  const [x, y, side] = placeOf(tile)
  const [right, down] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][side] as [number, number]
  return [
    tileAt(x, y, (side + 1) % 4),
    tileAt(x, y, (side + 3) % 4),
    tileAt(x + right, y + down, (side + 2) % 4),
  ]
}

/** Parts that hang together by edges; some edges may be cut. */
export function partsOf(tiles: Tiles, isCut: (a: Tile, b: Tile) => boolean = () => false): Set<Tile>[] {
  const left = new Set(tiles)
  const parts: Set<Tile>[] = []
  for (const start of tiles) {
    if (!left.delete(start)) continue
    const part = [start]
    for (const tile of part)
      for (const next of besideTile(tile)) if (!isCut(tile, next) && left.delete(next)) part.push(next)
    parts.push(new Set(part))
  }
  return parts
}

/** The corners of a tile, clockwise, in half squares. */
export function cornersOf(tile: Tile): [Point, Point, Point] {
  const [x, y, side] = placeOf(tile)
  const square: Point[] = [
    [x * 2, y * 2],
    [x * 2 + 2, y * 2],
    [x * 2 + 2, y * 2 + 2],
    [x * 2, y * 2 + 2],
  ]
  return [square[side] as Point, square[(side + 1) % 4] as Point, [x * 2 + 1, y * 2 + 1]]
}

/** The tiles inside a polygon with its corners in whole squares. */
export function tilesIn(corners: readonly Point[]): Set<Tile> {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const found = new Set<Tile>()
  for (let y = Math.floor(Math.min(...ys)); y < Math.max(...ys); y++)
    for (let x = Math.floor(Math.min(...xs)); x < Math.max(...xs); x++)
      for (const side of range(4)) {
        const tile = tileAt(x, y, side)
        if (isInside(middleOf(tile), corners)) found.add(tile)
      }
  return found
}

/** The middle of a tile, in whole squares. */
export function middleOf(tile: Tile): Point {
  const points = cornersOf(tile)
  return [points.reduce((sum, [x]) => sum + x, 0) / 6, points.reduce((sum, [, y]) => sum + y, 0) / 6]
}

function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false
  for (const [at, [a, b]] of corners.entries()) {
    const [c, d] = corners[(at + 1) % corners.length] as Point
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) inside = !inside
  }
  return inside
}

const pointKey = ([x, y]: Point) => (x + 512) * 1024 + y + 512
const pointOf = (key: number): Point => [(key >> 10) - 512, (key & 1023) - 512]

/** Its outlines in half squares: the outer one, and one for each hole. Undefined if two parts meet only in a point. */
export function outlinesOf(tiles: Tiles): Point[][] | undefined {
  const next = new Map<number, number>()
  for (const tile of tiles) {
    const [first, second, centre] = cornersOf(tile)
    const [one, other, outer] = besideTile(tile) as [Tile, Tile, Tile]
    for (const [near, from, to] of [
      [outer, first, second],
      [one, second, centre],
      [other, centre, first],
    ] as const) {
      if (tiles.has(near)) continue
      const key = pointKey(from)
      if (next.has(key)) return undefined
      next.set(key, pointKey(to))
    }
  }
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
