import type { Random } from '../random.ts'
import type { Fill } from '../svg.ts'
import { type Figure, fillName, type Line, type Part, part, type Shape, shapeName, sizes } from './figure.ts'

/** A figure by its features, each of which a rule can change. */
export interface Features {
  readonly shape: Shape
  readonly fill: Fill
  readonly size: number
  readonly turn: number
  readonly mirrored: boolean
  readonly line: Line
  readonly inner: Shape | 'none'
  readonly innerFill: Fill
  /** The number of small copies. A single one is drawn at full size. */
  readonly count: number
}

export const features = (more: Partial<Features>): Features => ({
  shape: 'circle',
  fill: 'white',
  size: sizes.large,
  turn: 0,
  mirrored: false,
  line: 'plain',
  inner: 'none',
  innerFill: 'black',
  count: 1,
  ...more,
})

/** Shapes with room for another one inside. */
export const roomyShapes = ['circle', 'square', 'triangle', 'hexagon', 'diamond', 'house'] as const
/** Small shapes that are easy to tell apart. */
export const innerShapes = ['circle', 'square', 'triangle', 'star', 'cross', 'diamond'] as const

/** Positions of small copies, in rows of at most four, around the middle. */
export function copies(one: Part, count: number): Part[] {
  const rows =
    count <= 3 ? [count] : count <= 6 ? [Math.ceil(count / 2), Math.floor(count / 2)] : thirds(count)
  return rows.flatMap((across, row) =>
    Array.from({ length: across }, (_, at) => ({
      ...one,
      size: 7,
      x: (at - (across - 1) / 2) * 17,
      y: (row - (rows.length - 1) / 2) * 20,
    })),
  )
}

const thirds = (count: number) => [0, 1, 2].map(row => Math.floor((count + 2 - row) / 3))

export function figureOf({
  shape,
  fill,
  size,
  turn,
  mirrored,
  line,
  inner,
  innerFill,
  count,
}: Features): Figure {
  const outer = part(shape, fill, { size, turn, mirrored, line })
  if (count > 1) return copies(outer, count)
  // A house and a triangle have more room below their middle than above.
  const low = (shape === 'house' ? 0.12 : 0) * size
  const angle = (turn * Math.PI) / 180
  return inner === 'none'
    ? [outer]
    : [
        outer,
        part(inner, innerFill, {
          size: Math.round(size * 0.36),
          x: Math.round(-low * Math.sin(angle)),
          y: Math.round(low * Math.cos(angle)),
        }),
      ]
}

/** One value that becomes another. */
export type Change =
  | { readonly kind: 'turn'; readonly by: number }
  | { readonly kind: 'mirror'; readonly lean: 0 | 90 }
  | { readonly kind: 'fill'; readonly to: Fill }
  | { readonly kind: 'size'; readonly to: number }
  | { readonly kind: 'line'; readonly to: Line }
  | { readonly kind: 'swap' }

const around = (degrees: number) => ((degrees % 360) + 360) % 360

export function changed(from: Features, change: Change): Features {
  switch (change.kind) {
    case 'turn':
      return { ...from, turn: around(from.turn + change.by) }
    case 'mirror':
      return { ...from, mirrored: !from.mirrored, turn: around(2 * change.lean - from.turn) }
    case 'fill':
      return { ...from, fill: change.to }
    case 'size':
      return { ...from, size: change.to }
    case 'line':
      return { ...from, line: change.to }
    case 'swap':
      return from.inner === 'none' ? from : { ...from, shape: from.inner, inner: from.shape }
  }
}

export const changedBy = (from: Features, changes: readonly Change[]): Features =>
  changes.reduce(changed, from)

export function saidTurn(by: number): string {
  const degrees = around(by)
  if (degrees === 180) return 'is turned 180°'
  return degrees < 180 ? `is turned ${degrees}° clockwise` : `is turned ${360 - degrees}° anticlockwise`
}

export function said(change: Change): string {
  switch (change.kind) {
    case 'turn':
      return saidTurn(change.by)
    case 'mirror':
      return change.lean === 0 ? 'is flipped left to right' : 'is flipped upside down'
    case 'fill':
      return `becomes ${fillName(change.to)}`
    case 'size':
      return change.to > sizes.medium ? 'grows' : 'shrinks'
    case 'line':
      return change.to === 'thick'
        ? 'gets a thick edge'
        : change.to === 'dashed'
          ? 'gets a dashed edge'
          : 'gets a thin edge'
    case 'swap':
      return 'has its inner and outer shapes swapped'
  }
}

/** Two fills that remain visible on top of each other. */
export const twoFills = (random: Random): [Fill, Fill] =>
  random.pick([
    ['white', 'black'],
    ['grey', 'black'],
    ['grey', 'white'],
    ['black', 'white'],
    ['white', 'grey'],
    ['black', 'grey'],
    ['stripes', 'white'],
  ] satisfies [Fill, Fill][])

export const nameOf = (shape: Shape | 'none') => (shape === 'none' ? 'nothing' : shapeName(shape))
