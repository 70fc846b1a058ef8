import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { line, moved, picture } from '../svg.ts'
import type { Choice, WrongChoice } from '../template.ts'
import { cell, type Drawn } from './figure.ts'

/**
 * From one lattice point to a neighbour, including diagonally: `x y right down`, so that a segment always has the same
 * text.
 */
export type Segment = string

export const segment = (x: number, y: number, toX: number, toY: number): Segment =>
  toX < x || (toX === x && toY < y) ? segment(toX, toY, x, y) : `${x} ${y} ${toX - x} ${toY - y}`

const numbers = (one: Segment) => one.split(' ').map(Number) as [number, number, number, number]

/** All segments of a lattice with this many points across and down. */
export const allSegments = (points: number): Segment[] =>
  Array.from({ length: points * points }, (_, at) => [at % points, Math.floor(at / points)] as const).flatMap(
    ([x, y]) =>
      (
        [
          [1, 0],
          [0, 1],
          [1, 1],
          [1, -1],
        ] as const
      ).flatMap(([right, down]) =>
        x + right < points && y + down < points && y + down >= 0 ? [segment(x, y, x + right, y + down)] : [],
      ),
  )

export const shifted = (segments: readonly Segment[], right: number, down: number): Segment[] =>
  segments.map(one => {
    const [x, y, across, along] = numbers(one)
    return segment(x + right, y + down, x + right + across, y + down + along)
  })

/** Mirrors the segments left to right, on a lattice of this many points. */
export const flipped = (segments: readonly Segment[], points: number): Segment[] =>
  segments.map(one => {
    const [x, y, across, along] = numbers(one)
    return segment(points - 1 - x, y, points - 1 - x - across, y + along)
  })

/** A quarter turn clockwise. */
export const quarterTurned = (segments: readonly Segment[], points: number): Segment[] =>
  segments.map(one => {
    const [x, y, across, along] = numbers(one)
    return segment(points - 1 - y, x, points - 1 - y - along, x + across)
  })

/** The outline through these points and back to the first, in steps of one. */
export function outline(points: readonly (readonly [number, number])[]): Segment[] {
  return points.flatMap(([x, y], at) => {
    const [toX, toY] = points[(at + 1) % points.length] ?? [x, y]
    const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y))
    const [right, down] = [(toX - x) / steps, (toY - y) / steps]
    return Array.from({ length: steps }, (_, on) =>
      segment(x + right * on, y + down * on, x + right * (on + 1), y + down * (on + 1)),
    )
  })
}

/** Where a set of segments fits into another lattice after a move, or undefined if it doesn't. */
export function placeIn(
  small: readonly Segment[],
  large: ReadonlySet<Segment>,
  points: number,
): [number, number] | undefined {
  const parts = small.map(numbers)
  for (let right = 0; right < points; right++) {
    for (let down = 0; down < points; down++) {
      const lies = ([x, y, across, along]: readonly number[]) =>
        large.has(`${(x ?? 0) + right} ${(y ?? 0) + down} ${across} ${along}`)
      if (parts.every(lies)) return [right, down]
    }
  }
  return undefined
}

/** Drawn around 0, 0. */
export const drawSegments = (segments: readonly Segment[], points: number, unit: number): string =>
  segments
    .map(one => {
      const [x, y, across, along] = numbers(one)
      const at = (value: number) => (value - (points - 1) / 2) * unit
      return line([at(x), at(y)], [at(x + across), at(y + along)], 2.5).replace(
        '/>',
        ' stroke-linecap="round"/>',
      )
    })
    .join('')

export const segmentsCell = (segments: readonly Segment[], points: number, unit: number): Drawn => ({
  draw: scale => drawSegments(segments, points, unit * scale),
})

export const segmentsPicture = (
  segments: readonly Segment[],
  points: number,
  unit: number,
  alt: string,
  side = cell,
): Picture => picture(side, side, alt, moved(drawSegments(segments, points, unit), side / 2, side / 2))

const columns = 'ABCDEFG'

/** Lattice points have a letter across and a number down, as on a map. */
export const describeSegments = (segments: readonly Segment[]): string =>
  segments
    .map(one => {
      const [x, y, across, along] = numbers(one)
      return `${columns[x]}${y + 1}-${columns[x + across]}${y + along + 1}`
    })
    .join(' ')

export const segmentsChoice = (
  segments: readonly Segment[],
  points: number,
  unit: number,
  text = `Lines ${describeSegments([...segments].sort())}`,
): Choice => ({
  text,
  value: `lines ${[...segments].sort().join(', ')}`,
  picture: segmentsPicture(segments, points, unit, text),
})

export const wrongSegments = (
  segments: readonly Segment[],
  points: number,
  unit: number,
  misconception: string,
  text?: string,
): WrongChoice => ({
  ...segmentsChoice(segments, points, unit, text),
  misconception,
})

/** Replaces one of the segments with another. */
export function withOneMoved(random: Random, segments: readonly Segment[], points: number): Segment[] {
  const others = allSegments(points).filter(one => !segments.includes(one))
  const gone = random.pick(segments)
  return [...segments.filter(one => one !== gone), random.pick(others)]
}
