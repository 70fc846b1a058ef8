import type { Picture } from '../question.ts'
import type { Random } from '../random.ts'
import { line, moved, type Point, picture } from '../svg.ts'
import { counted } from '../wording.ts'

export const sides = { triangle: 3, square: 4, pentagon: 5, hexagon: 6, octagon: 8 } as const
export const sidedShapes = ['triangle', 'square', 'pentagon', 'hexagon', 'octagon'] as const
type Sided = (typeof sidedShapes)[number]

/** Either the dots are a fixed number more than the sides, or sides and dots add up to a fixed number. */
export type Rule = { readonly more: number } | { readonly together: number }

export const dotsBy = (rule: Rule, shape: Sided) =>
  'more' in rule ? sides[shape] + rule.more : rule.together - sides[shape]

export const saidRule = (rule: Rule) => {
  if ('together' in rule) return `sides and dots together make ${rule.together}`
  if (rule.more === 0) return 'there are as many dots as sides'
  return `there ${Math.abs(rule.more) === 1 ? 'is' : 'are'} ${counted(Math.abs(rule.more), 'dot')} ${rule.more > 0 ? 'more' : 'fewer'} than sides`
}

export const rules: Rule[][] = [
  [{ more: 0 }],
  [{ more: 1 }, { more: 0 }],
  [{ more: -1 }, { more: 1 }],
  [{ more: -2 }, { more: -1 }],
  [{ together: 9 }, { together: 10 }],
]

export type Line = readonly [Point, Point]

/** Where two lines cross inside both, or undefined if they don't. */
export function crossing([[a, b], [c, d]]: Line, [[e, f], [g, h]]: Line): Point | undefined {
  const slant = (c - a) * (h - f) - (d - b) * (g - e)
  if (Math.abs(slant) < 1) return undefined
  const first = ((e - a) * (h - f) - (f - b) * (g - e)) / slant
  const second = ((e - a) * (d - b) - (f - b) * (c - a)) / slant
  return first > 0 && first < 1 && second > 0 && second < 1
    ? [a + first * (c - a), b + first * (d - b)]
    : undefined
}

export function crossings(lines: readonly Line[]): Point[] {
  const pairs = lines.flatMap((one, at) => lines.slice(at + 1).map(other => crossing(one, other)))
  return pairs.filter(point => point !== undefined)
}

const between = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d)

export const box = 180

/** From one edge of the box to another. */
function drawLine(random: Random): Line {
  const [from = 0, to = 1] = random.sample([0, 1, 2, 3], 2)
  const end = (edge: number): Point => {
    const along = random.int(1, box / 10 - 1) * 10
    return (
      (
        [
          [along, 4],
          [box - 4, along],
          [along, box - 4],
          [4, along],
        ] as const
      )[edge] ?? [4, 4]
    )
  }
  return [end(from), end(to)]
}

/** All crossings and ends are far enough apart to count, and there are at least this many crossings. */
export function drawLines(random: Random, count: number, least: number): Line[] {
  const lines: Line[] = []
  for (let tries = 0; tries < 60 && lines.length < count; tries++) {
    const more = [...lines, drawLine(random)]
    const points = [...crossings(more), ...more.flat()]
    const apart = points.every((one, at) => points.slice(at + 1).every(other => between(one, other) > 13))
    if (apart && more.every(([from, to]) => between(from, to) > 90)) lines.push(...more.slice(-1))
  }
  const fits = lines.length === count && crossings(lines).length >= least
  return fits ? lines : drawLines(random, count, least)
}

export const linesPicture = (lines: readonly Line[], alt: string): Picture =>
  picture(box, box, alt, moved(lines.map(([from, to]) => line(from, to)).join(''), 0, 0))
