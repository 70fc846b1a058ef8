import type { Picture, Step } from '../question.ts'
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

/** They cross at an angle that a child can see, or don't cross. */
function isClear(one: Line, other: Line): boolean {
  if (!crossing(one, other)) return true
  const [[[a, b], [c, d]], [[e, f], [g, h]]] = [one, other]
  const slant = (c - a) * (h - f) - (d - b) * (g - e)
  return Math.abs(slant) > 0.3 * between(...one) * between(...other)
}

/** How many of the lines before it each line crosses: so many crossings in all. */
function shareCrossings(random: Random, count: number, wanted: number): number[] {
  const shares = Array.from({ length: count }, () => 0)
  for (let left = wanted; left > 0; ) {
    const at = random.int(1, count - 1)
    const share = shares[at] ?? 0
    if (share === at) continue
    shares[at] = share + 1
    left--
  }
  return shares
}

/** Whether the last points are far enough from each other, and from those before, to count them. */
const areApart = (points: readonly Point[], from: number) =>
  points.slice(from).every((one, at) => points.slice(0, from + at).every(other => between(one, other) > 13))

/** One more line that crosses so many of the others, and the points that come with it, if there is room. */
function drawNext(random: Random, lines: readonly Line[], points: readonly Point[], share: number) {
  for (let tries = 0; tries < 30; tries++) {
    const next = drawLine(random)
    const found = lines.map(other => crossing(next, other)).filter(point => point !== undefined)
    if (found.length !== share || between(...next) <= 90) continue
    const more = [...points, ...next, ...found]
    if (lines.every(other => isClear(next, other)) && areApart(more, points.length))
      return { next, points: more }
  }
  return undefined
}

/** So many lines with so many crossings. */
function drawCrossing(random: Random, count: number, wanted: number): Line[] {
  for (;;) {
    const lines: Line[] = []
    let points: readonly Point[] = []
    for (const share of shareCrossings(random, count, wanted)) {
      const drawn = drawNext(random, lines, points, share)
      if (!drawn) break
      lines.push(drawn.next)
      points = drawn.points
    }
    if (lines.length === count) return lines
  }
}

/** At each step: the numbers of lines, and the numbers of crossings. */
const crossed: Record<Step, { readonly counts: readonly number[]; readonly totals: readonly number[] }> = {
  1: { counts: [3, 4], totals: [1, 2, 3, 4] },
  2: { counts: [4], totals: [2, 3, 4, 5, 6] },
  3: { counts: [5], totals: [3, 4, 5, 6, 7, 8] },
  4: { counts: [5, 6], totals: [5, 6, 7, 8, 9, 10] },
  5: { counts: [6, 7], totals: [7, 8, 9, 10, 11, 12] },
}

/** The number of crossings is drawn first, so that each is as likely as the others. */
export function drawCrossed(random: Random, step: Step): Line[] {
  const { counts, totals } = crossed[step]
  const total = random.pick(totals)
  return drawCrossing(random, random.pick(counts.filter(count => (count * (count - 1)) / 2 >= total)), total)
}

export const linesPicture = (lines: readonly Line[], alt: string): Picture =>
  picture(box, box, alt, moved(lines.map(([from, to]) => line(from, to)).join(''), 0, 0))

/** Lines across a fan: the numbers of the first and last line from the tip that each one joins. */
type Across = readonly [first: number, last: number]

/** The triangles between the lines of so many parts. */
export const trianglesOver = (parts: number) => (parts * (parts + 1)) / 2

/** At each step: the parts of the fan, how many lines across it may have, and the numbers of triangles. */
const fans: Record<
  Step,
  {
    readonly parts: readonly number[]
    readonly levels: readonly number[]
    readonly totals: readonly number[]
  }
> = {
  1: { parts: [2, 3], levels: [0, 1], totals: [3, 4, 6, 7] },
  2: { parts: [2, 3], levels: [1, 2], totals: [5, 6, 7, 8, 9] },
  3: { parts: [3, 4], levels: [1, 2], totals: [9, 10, 11, 12, 13, 14] },
  4: { parts: [3, 4], levels: [1, 2], totals: [13, 14, 15, 16, 17, 18] },
  5: { parts: [4, 5], levels: [1, 2], totals: [18, 19, 20, 21, 22, 23, 24, 26] },
}

/** A fan with so many triangles. Its lines across reach from one of its lines to another. */
export function drawFan(random: Random, step: Step): { parts: number; across: Across[] } {
  const { parts: counts, levels, totals } = fans[step]
  const total = random.pick(totals)
  for (;;) {
    const parts = random.pick(counts)
    const across = Array.from({ length: random.pick(levels) }, (): Across => {
      const over = random.int(1, parts)
      const first = random.int(0, parts - over)
      return [first, first + over]
    })
    const found = across.reduce(
      (sum, [first, last]) => sum + trianglesOver(last - first),
      trianglesOver(parts),
    )
    if (found === total) return { parts, across }
  }
}
