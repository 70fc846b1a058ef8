import { once } from '../once.ts'
import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { type Point, picture, pointsOf } from '../svg.ts'
import { cubesOf, drawBlocks, range, type Solid, samples, seen, toEye } from './blocks.ts'

/** Cubes piled on a floor: how many on each square, with rows from back to front and places from left to right. */
export type Pile = readonly (readonly number[])[]

export const heightAt = (pile: Pile, x: number, y: number) => pile[y]?.[x] ?? 0

export const cubesInPile = (pile: Pile): Solid =>
  pile.flatMap((row, y) => row.flatMap((height, x) => range(height).map(z => [x, y, z] as const)))

export const countCubes = (pile: Pile) => pile.flat().reduce((sum, height) => sum + height, 0)

export const tallest = (pile: Pile) => Math.max(...pile.flat())

interface Crossed {
  readonly right: number
  readonly front: number
  readonly rise: number
}

/** For each point of a top, the squares over which the line to the eye goes, and how far it has risen there. */
const crossed = once(() =>
  samples.flatMap(u =>
    samples.map(v =>
      range(16).flatMap((at): Crossed[] => {
        const [right, front] = [at & 3, at >> 2]
        const enter = Math.max(0, (right - u) / toEye[0], (front - v) / toEye[1])
        const leave = Math.min((right + 1 - u) / toEye[0], (front + 1 - v) / toEye[1])
        return at > 0 && enter + 1e-6 < leave ? [{ right, front, rise: enter * toEye[2] }] : []
      }),
    ),
  ),
)

/** Whether too little of a top, or of an empty square of the floor, can be seen. */
function isHidden(pile: Pile, x: number, y: number): boolean {
  const height = heightAt(pile, x, y)
  let open = 0
  for (const line of crossed())
    if (isOpen(line, pile, x, y, height) && ++open >= 0.4 * samples.length ** 2) return false
  return true
}

function isOpen(line: readonly Crossed[], pile: Pile, x: number, y: number, height: number): boolean {
  for (const { right, front, rise } of line)
    if (heightAt(pile, x + right, y + front) > height + rise) return false
  return true
}

/** Whether every top, and every empty square of the floor, can be seen well enough. */
export const isPileClear = (pile: Pile): boolean =>
  pile.every((row, y) => row.every((_, x) => !isHidden(pile, x, y)))

interface PilePlan {
  readonly wide: number
  readonly deep: number
  readonly tall: number
  /** The share of the squares that stay empty. */
  readonly empty: number
  /** The most cubes on a square, if it is not the same everywhere. */
  readonly most?: (x: number, y: number) => number
}

/** Built from the front to the back, so that no stack hides one that is there already. */
export function triedPile(random: Random, { wide, deep, tall, empty, most }: PilePlan): Pile | undefined {
  const pile = range(deep).map(() => range(wide).map(() => 0))
  for (let y = deep - 1; y >= 0; y--)
    for (let x = wide - 1; x >= 0; x--) {
      const row = pile[y] as number[]
      const limit = most?.(x, y) ?? tall
      row[x] = random.chance(empty) ? 0 : random.int(1, limit)
      // A stack that would hide behind others grows until its top is seen.
      while (heightAt(pile, x, y) < limit && isHidden(pile, x, y)) row[x] = heightAt(pile, x, y) + 1
      if (isHidden(pile, x, y)) return undefined
    }
  return pile
}

export function randomPile(random: Random, plan: PilePlan): Pile {
  for (;;) {
    const pile = triedPile(random, plan)
    if (pile) return pile
  }
}

/** A quarter turn clockwise, seen from above. */
export const turnedPile = (pile: Pile): Pile =>
  range(pile[0]?.length ?? 0).map(x => range(pile.length).map(y => heightAt(pile, x, pile.length - 1 - y)))

export const mirroredPile = (pile: Pile): Pile => pile.map(row => row.toReversed())

export const pileKey = (pile: Pile) => pile.map(row => row.join('')).join('/')

/** `row 1: 2 1 0, row 2: 1 0 0`, with rows from the back. */
export const describePile = (pile: Pile) => pile.map((row, y) => `row ${y + 1}: ${row.join(' ')}`).join(', ')

type Side = 'front' | 'right' | 'left' | 'back'

/** An arrow that points at one side of the floor from outside, with its name. */
function sideArrow(side: Side, wide: number, deep: number, unit: number): { body: string; reach: Point[] } {
  const middle = {
    front: [wide / 2, deep, 0],
    right: [wide, deep / 2, 0],
    left: [0, deep / 2, 0],
    back: [wide / 2, 0, 0],
  } as const
  const out = { front: [0, 1], right: [1, 0], left: [-1, 0], back: [0, -1] } as const
  const [x, y] = seen(middle[side], unit)
  const [stepX, stepY] = seen([...out[side], 0])
  const length = Math.hypot(stepX, stepY)
  const [u, v] = [stepX / length, stepY / length]
  // The cubes would cover an arrow right at the left or at the back.
  const clear =
    side === 'left' ? (-0.5 * deep * unit - x) / u : side === 'back' ? (0.87 * wide * unit - x) / u : 0
  const at = (along: number, aside = 0): Point => [
    x + u * (along + clear) - v * aside,
    y + v * (along + clear) + u * aside,
  ]
  const [textX, textY] = at(38)
  const anchor = u < 0 ? 'end' : 'start'
  const wideText = side.length * 9
  const body = `<polyline points="${pointsOf([at(34), at(16)])}" fill="none" stroke="#000" stroke-width="2"/><polygon points="${pointsOf([at(8), at(17, 5), at(17, -5)])}" fill="#000" stroke="#000" stroke-width="1"/><text x="${Math.round(textX)}" y="${Math.round(textY + 5)}" font-size="14" text-anchor="${anchor}">${side}</text>`
  return {
    body,
    reach: [
      [textX + (u < 0 ? -wideText : wideText), textY - 10],
      [textX, textY + 10],
    ],
  }
}

export interface PileDrawing {
  readonly unit: number
  readonly sides?: readonly Side[]
  readonly alt?: string
  /** The size of the picture, if it must have one. */
  readonly frame?: readonly [number, number]
}

/** Cubes on a floor of squares. */
export function pilePicture(
  pile: Pile,
  { unit, sides = [], alt = sayPile(pile), frame }: PileDrawing,
): Picture {
  const [wide, deep] = [pile[0]?.length ?? 0, pile.length]
  const squares = range(deep).flatMap(y =>
    range(wide).map(x => {
      const corners = [
        seen([x, y, 0], unit),
        seen([x + 1, y, 0], unit),
        seen([x + 1, y + 1, 0], unit),
        seen([x, y + 1, 0], unit),
      ]
      return `<polygon points="${pointsOf(corners)}" fill="#fff" stroke="#777" stroke-width="0.8"/>`
    }),
  )
  const cubes = drawBlocks(cubesOf(cubesInPile(pile)), unit)
  const arrows = sides.map(side => sideArrow(side, wide, deep, unit))
  const reach: Point[] = [
    [cubes.left, cubes.top],
    [cubes.left + cubes.width, cubes.top + cubes.height],
    ...[0, wide].flatMap(x => [0, deep].map(y => seen([x, y, 0], unit))),
    ...arrows.flatMap(arrow => arrow.reach),
  ]
  const [left, top] = [Math.min(...reach.map(([x]) => x)), Math.min(...reach.map(([, y]) => y))]
  const width = Math.max(...reach.map(([x]) => x)) - left
  const height = Math.max(...reach.map(([, y]) => y)) - top
  const [frameWidth, frameHeight] = frame ?? [width + 6, height + 6]
  const body = squares.join('') + cubes.body + arrows.map(arrow => arrow.body).join('')
  const [right, down] = [(frameWidth - width) / 2 - left, (frameHeight - height) / 2 - top]
  return picture(
    frameWidth,
    frameHeight,
    alt,
    `<g transform="translate(${Math.round(right * 100) / 100} ${Math.round(down * 100) / 100})">${body}</g>`,
  )
}

export const sayPile = (pile: Pile) =>
  `Cubes on a floor of ${pile.length} rows of ${pile[0]?.length ?? 0} squares. Cubes on each square, with rows from the back: ${describePile(pile)}.`
