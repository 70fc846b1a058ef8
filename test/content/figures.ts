import { attribute } from './attribute.ts'

/** Reads figures back from a picture, so that a judge sees what a child sees. */

export interface Mark {
  readonly points: readonly (readonly [number, number])[]
  /** For a circle, whose only point is its middle. */
  readonly radius: number
  readonly fill: string
  readonly outline: string
  readonly dashed: boolean
}

/** The marks in each box of a picture, around its middle, scaled to a box of 72. Signs are skipped. */
export function boxesOf(svg: string): Mark[][] {
  // A judge reads the same picture once for each of the five options.
  const known = lately.get(svg)
  if (known) return known
  if (lately.size > 20) lately.clear()
  const boxes = read(svg)
  lately.set(svg, boxes)
  return boxes
}

const lately = new Map<string, Mark[][]>()

function read(svg: string): Mark[][] {
  return svg
    .split('<g transform="translate(')
    .slice(1)
    .map(box => {
      const side = /<rect x="-[\d.]+" y="-[\d.]+" width="([\d.]+)"[^>]*fill="none"/.exec(box)?.[1]
      return marksOf(box.slice(0, box.indexOf('</g>')), side ? 72 / Number(side) : 1)
    })
}

function marksOf(box: string, scale: number): Mark[] {
  const marks: Mark[] = []
  for (const [tag, kind] of box.matchAll(/<(polygon|circle|line)[^>]*>/g)) {
    const has = (name: string) => attribute(tag, name)
    const number = (name: string) => Number(has(name)) * scale
    const points: [number, number][] =
      kind === 'circle'
        ? [[number('cx'), number('cy')]]
        : kind === 'line'
          ? [
              [number('x1'), number('y1')],
              [number('x2'), number('y2')],
            ]
          : has('points')
              .split(' ')
              .map(pair => {
                const [x, y] = pair.split(',').map(Number)
                return [(x ?? Number.NaN) * scale, (y ?? Number.NaN) * scale]
              })
    marks.push({
      points,
      radius: kind === 'circle' ? number('r') : 0,
      fill: has('fill'),
      outline: has('stroke-width'),
      dashed: has('stroke-dasharray') !== '',
    })
  }
  return marks
}

export type Map2 = (x: number, y: number) => [number, number]

export const turning = (degrees: number): Map2 => {
  const angle = (degrees * Math.PI) / 180
  return (x, y) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** Mirrors at a line through the middle, at this angle from the vertical, clockwise. */
export const mirroring = (degrees: number): Map2 => {
  const angle = (2 * (degrees - 90) * Math.PI) / 180
  return (x, y) => [x * Math.cos(angle) + y * Math.sin(angle), x * Math.sin(angle) - y * Math.cos(angle)]
}

export const mapped = (marks: readonly Mark[], map: Map2): Mark[] =>
  marks.map(mark => ({ ...mark, points: mark.points.map(([x, y]) => map(x, y)) }))

const near = 0.6

const sameMark = (a: Mark, b: Mark) =>
  a.fill === b.fill &&
  a.outline === b.outline &&
  a.dashed === b.dashed &&
  a.points.length === b.points.length &&
  Math.abs(a.radius - b.radius) < near &&
  a.points.every(([x, y]) => b.points.some(([u, v]) => Math.abs(x - u) < near && Math.abs(y - v) < near))

/** Whether two figures look the same, in any drawing order. */
export const looksLike = (a: readonly Mark[], b: readonly Mark[]): boolean =>
  a.length === b.length && a.every(mark => b.some(other => sameMark(mark, other)))

/** The marks of the option with this value. */
export function markedOption(
  composed: { mode: string; values?: readonly string[]; options?: readonly { picture?: { svg: string } }[] },
  answer: string,
): Mark[] {
  const svg = composed.options?.[composed.values?.indexOf(answer) ?? -1]?.picture?.svg
  return (svg && boxesOf(svg)[0]) || []
}

/** The boxes in the question's own picture. */
export const markedStem = (composed: { draft: { picture?: { svg: string } } }): Mark[][] =>
  boxesOf(composed.draft.picture?.svg ?? '')

/** Its size: the largest distance of its points from their middle. */
export function reach({ points, radius }: Mark): number {
  const [x, y] = middleOf({ points })
  return Math.max(radius, ...points.map(([u, v]) => Math.hypot(u - x, v - y)))
}

export function middleOf({ points }: Pick<Mark, 'points'>): [number, number] {
  const sum = (of: 0 | 1) => points.reduce((total, point) => total + point[of], 0) / points.length
  return [sum(0), sum(1)]
}
