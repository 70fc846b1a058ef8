import { looksLike, type Map2, type Mark, mapped, mirroring, reach, turning } from './figures.ts'

const moves: Map2[] = [
  ...Array.from({ length: 8 }, (_, at) => turning(at * 45)),
  ...Array.from({ length: 8 }, (_, at) => mirroring(at * 22.5)),
]

const scaled = (marks: readonly Mark[], by: number): Mark[] =>
  mapped(marks, (x, y) => [x * by, y * by]).map(mark => ({ ...mark, radius: mark.radius * by }))

/** Only the outline, at a standard size, around the same middle. */
const bare = (mark: Mark): Mark => ({
  ...(scaled([mark], 30 / Math.max(1, reach(mark)))[0] ?? mark),
  fill: '',
  outline: '',
  dashed: false,
})

/** Whether two marks have the same shape in the same orientation, at any size. */
export const sameOutline = (a: Mark, b: Mark): boolean => looksLike([bare(a)], [bare(b)])

/** Whether two marks have the same shape, at any size and in any orientation. */
export function sameShape(a: Mark, b: Mark): boolean {
  const [one, other] = [[bare(centred(a))], [bare(centred(b))]]
  return moves.some(move => looksLike(mapped(one, move), other))
}

export const centred = (mark: Mark): Mark => {
  const [x, y] = mark.points.reduce(([u, v], point) => [u + point[0], v + point[1]], [0, 0])
  const count = mark.points.length
  return { ...mark, points: mark.points.map(point => [point[0] - x / count, point[1] - y / count]) }
}

/**
 * Every figure the third could become if the first became the second by a rotation or flip and changes of size, fill
 * and edge. Empty if no rotation or flip explains it.
 */
export function continued(a: Mark, b: Mark, c: Mark): Mark[] {
  const size = reach(b) / reach(a)
  const fitting = moves.filter(move => looksLike(mapped([bare(a)], move), [bare(b)]))
  const simplest = looksLike([bare(a)], [bare(b)]) ? fitting.slice(0, 1) : fitting
  return simplest.flatMap(move =>
    mapped(scaled([c], size), move).map(mark => ({
      ...mark,
      fill: a.fill === b.fill ? c.fill : b.fill,
      outline: a.outline === b.outline ? c.outline : b.outline,
      dashed: a.dashed === b.dashed ? c.dashed : b.dashed,
    })),
  )
}

/**
 * Whether the option's shapes come from the third figure as those of the second come from the first: the same parts
 * (outer or inner), with the same size, fill and edge.
 */
export const comesLike = (
  a: readonly Mark[],
  b: readonly Mark[],
  c: readonly Mark[],
  option: readonly Mark[],
) =>
  option.length === b.length &&
  option.every((mark, at) => {
    const wanted = b[at]
    const sources = c.filter((_, from) => wanted && a[from] && sameShape(a[from], wanted))
    return (
      wanted &&
      sources.length === 1 &&
      sources.every(source => sameShape(source, mark)) &&
      mark.fill === wanted.fill &&
      mark.outline === wanted.outline &&
      mark.dashed === wanted.dashed &&
      Math.abs(reach(mark) - reach(wanted)) < 10
    )
  })
