import { once } from '../once.ts'
import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { moved, type Point, picture, pointsOf, round } from '../svg.ts'
import { listed } from '../wording.ts'
import {
  drawTiles,
  middleOf,
  outlinesOf,
  partsOf,
  placeOf,
  type Tile,
  type Tiles,
  tableOf,
  tileAt,
  tilesIn,
} from './tiles.ts'

/** A square sheet of eight by eight squares around 0, 0, which is folded, cut and opened again. */

/** The part where `right`·x + `down`·y is less than `at` is folded over the line where they are equal. */
export interface Fold {
  readonly right: -1 | 0 | 1
  readonly down: -1 | 0 | 1
  readonly at: number
  readonly said: string
}

export const wholeSheet: Tiles = tilesIn([
  [-4, -4],
  [4, -4],
  [4, 4],
  [-4, 4],
])

/** The tile on the other side of the fold, for each tile. */
function mirror(fold: Fold): Int16Array {
  const { right, down, at } = fold
  const key = keyOf([fold])
  const known = mirrors.get(key)
  if (known) return known
  // Over a slanting line, x and y change places.
  const across = at * right
  const made = tableOf((x, y, side) => {
    if (down === 0) return tileAt(2 * across - 1 - x, y, side % 2 === 1 ? 4 - side : side)
    if (right === 0) return tileAt(x, 2 * at * down - 1 - y, side % 2 === 0 ? 2 - side : side)
    if (right === down) return tileAt(across - 1 - y, across - 1 - x, [1, 0, 3, 2][side] ?? 0)
    return tileAt(y + across, x - across, 3 - side)
  })
  mirrors.set(key, made)
  return made
}

const mirrors = new Map<string, Int16Array>()

const isBehind = (tile: Tile, { right, down, at }: Fold) => {
  const [x, y] = middleOf(tile)
  return right * x + down * y < at
}

const keyOf = (folds: readonly Fold[]) =>
  folds.map(({ right, down, at }) => `${right},${down},${at}`).join(' ')

const sheets = new Map<string, Tiles>()

/** The part of the sheet that the folded paper covers. */
export function foldedSheet(folds: readonly Fold[]): Tiles {
  const key = keyOf(folds)
  const known = sheets.get(key)
  if (known) return known
  const made = new Set([...wholeSheet].filter(tile => !folds.some(fold => isBehind(tile, fold))))
  sheets.set(key, made)
  return made
}

/** What is cut out of the folded paper, wherever it is when the paper is opened. */
export function opened(cut: Iterable<Tile>, folds: readonly Fold[]): Set<Tile> {
  const all = new Set(cut)
  for (const fold of folds.toReversed()) {
    const to = mirror(fold)
    for (const tile of [...all]) all.add(to[tile] ?? 0)
  }
  return all
}

export const without = (tiles: Tiles, gone: Tiles): Set<Tile> => tiles.difference(gone)

const straight = {
  left: { right: 1, down: 0, at: 0, said: 'the left half over to the right' },
  rightward: { right: -1, down: 0, at: 0, said: 'the right half over to the left' },
  top: { right: 0, down: 1, at: 0, said: 'the top half down' },
  bottom: { right: 0, down: -1, at: 0, said: 'the bottom half up' },
} as const satisfies Record<string, Fold>

const slanting = [
  { right: 1, down: 1, at: 0, said: 'the top left corner over to the bottom right corner' },
  { right: -1, down: 1, at: 0, said: 'the top right corner over to the bottom left corner' },
  { right: 1, down: -1, at: 0, said: 'the bottom left corner over to the top right corner' },
  { right: -1, down: -1, at: 0, said: 'the bottom right corner over to the top left corner' },
] as const satisfies readonly Fold[]

const upright = [straight.left, straight.rightward]
const level = [straight.top, straight.bottom]

/** The same half folded in half again, in the same direction. */
function again({ right, down }: Fold, random: Random): Fold {
  // After the first fold, the paper reaches from 0 to 4 in the direction of the fold.
  const isForward = random.chance(0.5)
  const said = 'the paper in half again the same way'
  return isForward
    ? { right, down, at: 2, said }
    : { right: -right as Fold['right'], down: -down as Fold['down'], at: -2, said }
}

/** Half the small square, along one of its slanting lines. */
function corner([first, second]: readonly [Fold, Fold], random: Random): Fold {
  const [right, down] = [first.right + second.right, first.down + second.down] as [-1 | 1, -1 | 1]
  const said = 'the small square from corner to corner'
  return random.pick([
    // Along the line from the middle of the sheet.
    { right: right, down: -down as -1 | 1, at: 0, said },
    { right: -right as -1 | 1, down: down, at: 0, said },
    // Across it: the corner at the middle of the sheet, or the open corner, comes over.
    { right, down, at: 4, said },
    { right: -right as -1 | 1, down: -down as -1 | 1, at: -4, said },
  ] satisfies Fold[])
}

const bothWays = (random: Random): [Fold, Fold] => {
  const two: [Fold, Fold] = [random.pick(upright), random.pick(level)]
  return random.chance(0.5) ? two : [two[1], two[0]]
}

/** This many folds. Slanting ones and folds in the same direction are only for those who are used to folding. */
export function drawFolds(random: Random, count: 1 | 2 | 3, isPractised: boolean): Fold[] {
  if (count === 1)
    return [isPractised && random.chance(0.5) ? random.pick(slanting) : random.pick([...upright, ...level])]
  if (count === 3) {
    const two = bothWays(random)
    const [first, second] = two
    return random.chance(0.6)
      ? [...two, corner(two, random)]
      : [first, second, again(random.chance(0.5) ? first : second, random)]
  }
  if (!isPractised || random.chance(0.4)) return bothWays(random)
  const first = random.pick([...upright, ...level])
  if (random.chance(0.5)) return [first, again(first, random)]
  const [one, other] = random.shuffle(slanting)
  return one && other && one.right * other.right + one.down * other.down === 0
    ? [one, other]
    : [first, again(first, random)]
}

/** Shapes to cut out, around the corner of a square at 0, 0. */
const shapes = once((): (readonly Tile[])[] =>
  (
    [
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ],
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ],
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      ...[0, 1, 2, 3].flatMap(quarters =>
        [
          [
            [-1, 0],
            [0, -1],
            [1, 0],
          ],
          [
            [0, 0],
            [2, 0],
            [0, 2],
          ],
          [
            [-1, 0],
            [1, 0],
            [1, 1],
            [-1, 1],
          ],
        ].map(points =>
          points.map(
            ([x = 0, y = 0]): Point =>
              [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const][quarters] ?? [x, y],
          ),
        ),
      ),
    ] satisfies Point[][]
  ).map(corners => [...tilesIn(corners)]),
)

/** A piece that can be cut out of the folded paper: at its edge, or inside if there is room for one. */
export function drawCut(random: Random, paper: Tiles, inside = false): Set<Tile> {
  const places = [...paper]
  for (let tries = 0; ; tries++) {
    const [x, y] = placeOf(random.pick(places))
    const by = tileAt(x + random.int(0, 1), y + random.int(0, 1), 0) - tileAt(0, 0, 0)
    const whole = random.pick(shapes())
    const cut = new Set(whole.map(tile => tile + by).filter(tile => paper.has(tile)))
    if (cut.size < 2 || partsOf(cut).length > 1) continue
    if (!inside || tries > 12) return cut
    if (cut.size === whole.length && outlinesOf(without(paper, cut))?.length === 2) return cut
  }
}

/** Folded paper, in which what is cut away is white, on the dashed outline of the whole sheet. */
export const drawFolded = (paper: Tiles, cut: Tiles, unit: number) =>
  `<rect x="${-4 * unit}" y="${-4 * unit}" width="${8 * unit}" height="${8 * unit}" fill="none" stroke="#999" stroke-width="1" stroke-dasharray="2 3"/>${drawTiles(paper, unit, 0, 0, { fill: '#fff', line: 0.8 })}${drawTiles(without(paper, cut), unit, 0, 0)}`

/** The sheet before a fold, with the line and an arrow across it. */
function drawFold(paper: Tiles, fold: Fold, unit: number): string {
  const { right, down, at } = fold
  const norm = Math.hypot(right, down)
  const [u, v] = [right / norm, down / norm]
  const points = [...paper].map(middleOf)
  const along = points.map(([x, y]) => -v * x + u * y)
  const middle = (Math.min(...along) + Math.max(...along)) / 2
  const reach = (Math.max(...along) - Math.min(...along)) / 2 + 0.5
  const far = at / norm
  const spot = (across: number, aside: number): Point => [
    (u * (far + across) - v * (middle + aside)) * unit,
    (v * (far + across) + u * (middle + aside)) * unit,
  ]
  const [from, to] = [spot(0, -reach), spot(0, reach)]
  // As long as the part that is folded over allows.
  const size = Math.min(1, (far - Math.min(...points.map(([x, y]) => u * x + v * y))) / 2.2)
  const arrow = [spot(2.3 * size, 0), spot(2.3 * size - 1, 0.6), spot(2.3 * size - 1, -0.6)]
  return `${drawTiles(paper, unit, 0, 0, { fill: '#fff' })}<line x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}" stroke="#000" stroke-width="1.5" stroke-dasharray="4 3"/><polyline points="${pointsOf([spot(-1.6 * size, 0), spot(2.3 * size - 0.9, 0)])}" fill="none" stroke="#000" stroke-width="2"/><polygon points="${pointsOf(arrow)}" fill="#000" stroke="#000" stroke-width="1"/>`
}

const panel = 78
const panelUnit = 8.2

const foldPanels = new Map<string, string>()

function foldPanel(before: readonly Fold[], fold: Fold): string {
  const key = keyOf([...before, fold])
  const known = foldPanels.get(key)
  if (known !== undefined) return known
  const drawn = drawFold(foldedSheet(before), fold, panelUnit)
  foldPanels.set(key, drawn)
  return drawn
}

/** One panel for each fold, then one for what comes last. */
export function foldPicture(folds: readonly Fold[], last: string, alt: string): Picture {
  const panels = folds.map((fold, at) => foldPanel(folds.slice(0, at), fold))
  return picture(
    (panels.length + 1) * panel + 4,
    panel + 2,
    alt,
    [...panels, last].map((body, at) => moved(body, panel / 2 + 2 + at * panel, panel / 2 + 1)).join(''),
  )
}

export const panelOf = (paper: Tiles, cut: Tiles) => drawFolded(paper, cut, panelUnit)

export const sheetPanel = (sheet: Tiles) => drawTiles(sheet, panelUnit, 0, 0)

export const sayFolds = (folds: readonly Fold[]) =>
  `Fold ${listed(
    folds.map(({ said }) => said),
    'then',
  )}.`

/** Where the corners of a shape are, counted in eighths of the sheet. */
export const sayCorners = (tiles: Tiles) =>
  (outlinesOf(tiles)?.[0] ?? []).map(([x, y]) => `${round(x / 2 + 4)} ${round(y / 2 + 4)}`).join(', ')

const atEdge = new Set(
  [...wholeSheet].filter(tile => {
    const [x, y, side] = placeOf(tile)
    return [y === -4, x === 3, y === 3, x === -4][side]
  }),
)

/** The parts of an opened cut, and whether each is a gap at the edge of the sheet. */
export const holesIn = (sheet: Tiles) =>
  partsOf(without(wholeSheet, sheet)).map(part => ({ part, isAtEdge: !part.isDisjointFrom(atEdge) }))
