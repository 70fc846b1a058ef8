import type { Picture } from '../question.ts'
import {
  enlarged,
  type Fill,
  filled,
  inMarkdown,
  label,
  moved,
  type Point,
  picture,
  pointsOf,
  round,
} from '../svg.ts'
import type { Choice, OptionsDraft, WrongChoice } from '../template.ts'
import { article, plural } from '../wording.ts'
import { outlines, type Shape, shapeName } from './shapes.ts'

export { type Shape, shapeName } from './shapes.ts'

/** A figure is drawn in a cell of 72 by 72, with its middle at 0, 0. */
export const cell = 72

/** Shapes that look the same in every mirror, and are easy to tell apart. */
export const plainShapes = ['circle', 'square', 'triangle', 'hexagon', 'star', 'cross', 'diamond'] as const
/** Shapes with a top and a bottom. */
export const pointedShapes = ['arrow', 'semicircle', 'house', 'tee'] as const
/** Shapes that no rotation maps onto their mirror image. */
export const handedShapes = ['ell', 'flag', 'eff', 'slope', 'boot'] as const

/** Fills that are easy to tell apart and look the same when rotated or mirrored. */
export const evenFills = ['white', 'black', 'grey', 'dots'] as const satisfies Fill[]
export const strongFills = ['white', 'black', 'grey', 'stripes', 'dots'] as const satisfies Fill[]

const fillNames: Record<Fill, string> = {
  white: 'white',
  black: 'black',
  grey: 'grey',
  stripes: 'striped',
  bars: 'barred',
  dots: 'dotted',
  hatch: 'hatched',
}
export const fillName = (fill: Fill) => fillNames[fill]

export type Line = 'plain' | 'thick' | 'dashed'

/** One shape of a figure. It is mirrored first (swapping left and right), then rotated clockwise, then moved. */
export interface Part {
  readonly shape: Shape
  readonly fill: Fill
  /** About half of its width. */
  readonly size: number
  readonly turn: number
  readonly mirrored: boolean
  readonly x: number
  readonly y: number
  readonly line: Line
}

/** Later parts are drawn on top. */
export type Figure = readonly Part[]

export const sizes = { tiny: 7, small: 12, medium: 19, large: 28 } as const

/** The largest size of which no corner leaves the frame when the shape is turned. */
export const largestTurned = 25

export const part = (shape: Shape, fill: Fill, more: Partial<Part> = {}): Part => ({
  shape,
  fill,
  size: sizes.large,
  turn: 0,
  mirrored: false,
  x: 0,
  y: 0,
  line: 'plain',
  ...more,
})

const tidied = (value: number) => Number(round(value))

const around360 = (degrees: number) => ((degrees % 360) + 360) % 360

/** Rotates the whole figure clockwise around its middle. */
export const turnedFigure = (figure: Figure, degrees: number): Part[] =>
  figure.map(one => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    return {
      ...one,
      turn: around360(one.turn + degrees),
      x: tidied(one.x * cos - one.y * sin),
      y: tidied(one.x * sin + one.y * cos),
    }
  })

/** Mirrors the whole figure, swapping left and right. */
export const mirroredFigure = (figure: Figure): Part[] =>
  figure.map(one => ({ ...one, mirrored: !one.mirrored, turn: around360(-one.turn), x: -one.x }))

function pointsOfPart({ shape, size, turn, mirrored, x, y }: Part): Point[] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  return outlines[shape].map(([right, down]) => {
    const across = (mirrored ? -right : right) * size
    return [across * cos - down * size * sin + x, across * sin + down * size * cos + y]
  })
}

const settledTurns = new Map<string, { turn: number; mirrored: boolean }>()

/** The smallest rotation that looks the same, without mirroring if possible: a square rotated by 90° is a square. */
export function settled(shape: Shape, turn: number, mirrored: boolean): { turn: number; mirrored: boolean } {
  if (turn === 0 && !mirrored) return { turn, mirrored }
  const key = `${shape} ${around360(turn)} ${mirrored}`
  const known = settledTurns.get(key)
  if (known) return known
  const looks = (turn: number, mirrored: boolean) =>
    pointsOfPart(part(shape, 'white', { size: 100, turn, mirrored }))
      .map(([x, y]) => `${Math.round(x + 0.001)},${Math.round(y + 0.001)}`)
      .sort()
      .join(' ')
  const wanted = looks(turn, mirrored)
  let found = { turn: around360(turn), mirrored }
  search: for (const flipped of [false, true]) {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      if (looks(degrees, flipped) !== wanted) continue
      found = { turn: degrees, mirrored: flipped }
      break search
    }
  }
  settledTurns.set(key, found)
  return found
}

/** Equal exactly for figures that look the same. */
export const lookOf = (figure: Figure): string =>
  figure
    .map(({ shape, fill, size, turn, mirrored, x, y, line }) => {
      const look = settled(shape, turn, mirrored)
      return `${fill} ${shape} ${look.turn}${look.mirrored ? 'm' : ''} ${line} ${[size, x, y].map(round).join(' ')}`
    })
    .sort()
    .join('; ')

/** Drawn around 0, 0 at this scale. */
export const drawing = (figure: Figure, scale = 1): string =>
  figure
    .map(one => {
      const outline = one.line === 'thick' ? 4.5 : 2
      const dash = one.line === 'dashed' ? ' stroke-dasharray="4 3"' : ''
      if (one.shape === 'circle')
        return `<circle cx="${round(one.x * scale)}" cy="${round(one.y * scale)}" r="${round(one.size * 0.92 * scale)}" ${filled(one.fill, outline)}${dash}/>`
      const points = pointsOfPart(one).map(([x, y]): Point => [x * scale, y * scale])
      return `<polygon points="${pointsOf(points)}" ${filled(one.fill, outline)} stroke-linejoin="round"${dash}/>`
    })
    .join('')

const directions = [
  'up',
  'up and right',
  'right',
  'down and right',
  'down',
  'down and left',
  'left',
  'up and left',
]

/** What sticks out to the right of a handed shape when its top is up. */
const sides: Partial<Record<Shape, string>> = {
  ell: 'foot',
  flag: 'cloth',
  eff: 'arms',
  slope: 'thin end',
  boot: 'toe',
}

/**
 * Its direction. For a handed shape this gives two directions, but not whether it is flipped, which is for the child to
 * find out.
 */
function wayOf(shape: Shape, { turn, mirrored }: { turn: number; mirrored: boolean }): string {
  const pointing = (degrees: number) => directions[around360(degrees) / 45]
  const side = sides[shape]
  if (shape === 'arrow' && turn % 45 === 0) return ` pointing ${pointing(turn)}`
  if (side && turn % 45 === 0)
    return ` (top ${pointing(turn)}, ${side} ${pointing(turn + (mirrored ? 270 : 90))})`
  return `${mirrored ? ' flipped over' : ''}${turn ? `${mirrored ? ' and' : ''} turned ${turn}°` : ''}`
}

function describePart({ shape, fill, size, turn, mirrored, line }: Part, count = 1): string {
  const look = settled(shape, turn, mirrored)
  const large =
    size >= 24 ? '' : size >= sizes.medium ? 'middle-sized ' : size >= sizes.small ? 'small ' : 'tiny '
  const lined = line === 'plain' ? '' : line === 'thick' ? ' with a thick edge' : ' with a dashed edge'
  const name = `${large}${fillName(fill)} ${count > 1 ? plural(shapeName(shape)) : shapeName(shape)}${wayOf(shape, look)}${lined}`
  return count > 1 ? `${count} ${name}` : name
}

function placeOf({ x, y }: Part): string {
  const down = y < -6 ? 'top' : y > 6 ? 'bottom' : ''
  const across = x < -6 ? 'left' : x > 6 ? 'right' : ''
  return down || across ? ` at ${[down, across].filter(word => word).join(' ')}` : ' in the middle'
}

/** For small marks, only their kind and position. */
const placedPart = (one: Part) =>
  `${one.size <= sizes.tiny ? `${fillName(one.fill)} ${shapeName(one.shape)}` : describePart({ ...one, size: sizes.large })}${placeOf(one)}`

/** Describes the figure. Equal parts are counted, unless their positions matter. */
export function describe(figure: Figure, places = false): string {
  const [first, ...rest] = figure
  if (!first) return 'nothing'
  if (places) return figure.map(placedPart).join(', ')
  const counts = new Map<string, { one: Part; count: number }>()
  for (const one of figure) {
    const key = describePart(one)
    counts.set(key, { one, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const said = [...counts.values()].map(({ one, count }) => describePart(one, count))
  if (said.length === 1 || rest.length === 0) return said.join('')
  const [outer, ...inner] = said
  const inside = first.x === 0 && first.y === 0 && first.size >= 15
  const withArticles = inner.map(text => (/^\d/.test(text) ? text : `${article(text)} ${text}`))
  return inside ? `${outer} with ${withArticles.join(' and ')} inside` : said.join(' and ')
}

export function figurePicture(figure: Figure, alt = describe(figure)): Picture {
  return picture(cell, cell, alt, moved(drawing(figure), cell / 2, cell / 2))
}

export const choice = (figure: Figure, text = describe(figure)): Choice => ({
  text,
  value: lookOf(figure),
  picture: figurePicture(figure, text),
})

export const wrongChoice = (figure: Figure, misconception: string, text = describe(figure)): WrongChoice => ({
  ...choice(figure, text),
  misconception,
})

const larger = <C extends Choice>(one: C) => ({
  ...one,
  ...(one.picture && { picture: enlarged(one.picture, 4 / 3) }),
})

/** Its options fill the room that a phone has for them. */
export const withLargeOptions = (draft: OptionsDraft): OptionsDraft => ({
  ...draft,
  right: larger(draft.right),
  wrong: draft.wrong.map(larger),
})

/** One cell in the picture of a question: a figure in a box, the empty box, or a sign. */
export type Cell = Figure | '?' | { readonly sign: string } | Drawn

/** Anything else drawn around 0, 0 at a given scale. */
export interface Drawn {
  readonly draw: (scale: number) => string
}

const isSign = (one: Cell): one is { readonly sign: string } => typeof one === 'object' && 'sign' in one

/** Boxes in rows, as large as a width of 320 allows. Each box is its own group, starting with its frame. */
export function board(rows: readonly (readonly Cell[])[], alt: string, largest = cell): Picture {
  const gap = 4
  const signWidth = 26
  const widths = rows.map(row => {
    const signs = row.filter(isSign).length
    return (316 - signs * signWidth - gap * (row.length - 1)) / (row.length - signs)
  })
  const side = Math.min(largest, Math.floor(Math.min(...widths)))
  const widthOf = (row: readonly Cell[]) =>
    row.reduce((sum, one) => sum + (isSign(one) ? signWidth : side) + gap, -gap)
  const width = Math.max(...rows.map(widthOf)) + 4
  let body = ''
  for (const [line, row] of rows.entries()) {
    let x = (width - widthOf(row)) / 2
    const middle = 2 + side / 2 + line * (side + gap)
    for (const one of row) {
      const wide = isSign(one) ? signWidth : side
      body += isSign(one)
        ? label([x + wide / 2, middle + 7], one.sign, { size: 22 })
        : moved(boxed(one, side), x + wide / 2, middle)
      x += wide + gap
    }
  }
  return picture(width, rows.length * (side + gap), alt, body)
}

function boxed(one: Figure | Drawn | '?', side: number): string {
  const frame = `<rect x="${round(-side / 2)}" y="${round(-side / 2)}" width="${side}" height="${side}" fill="none" stroke="#000" stroke-width="1"/>`
  if (one === '?') return frame + label([0, 9], '?', { size: 26, bold: true })
  return frame + ('draw' in one ? one.draw(side / cell) : drawing(one, side / cell))
}

/** A row of boxes in an explanation. */
export const rowInText = (cells: readonly Cell[], alt: string): string => inMarkdown(board([cells], alt))

/** `1. black arrow pointing up. 2. …`, with a question mark for the empty box. */
export const numbered = (cells: readonly (Figure | '?')[], places = false): string =>
  cells.map((one, at) => `${at + 1}: ${one === '?' ? 'question mark' : describe(one, places)}.`).join(' ')
