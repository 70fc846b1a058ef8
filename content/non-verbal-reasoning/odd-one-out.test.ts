import { centred, sameShape } from '../../test/content/changes.ts'
import {
  looksLike,
  type Mark,
  mapped,
  markedOption,
  middleOf,
  mirroring,
  turning,
} from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import type { Composed } from '../template.ts'
import { flippedOne, oddFeature, oddOneOut } from './odd-one-out.ts'

const allOptions = (composed: Composed<unknown>) =>
  composed.mode === 'options' ? composed.values.map(value => markedOption(composed, value)) : []

/** The one that differs from the other four, or -1 if there isn't one. */
function alone(values: readonly string[]): number {
  const at = values.findIndex(value => values.filter(other => other === value).length === 1)
  return new Set(values).size === 2 && at >= 0 ? at : -1
}

const isCurved = ({ radius, points }: Mark) => radius > 0 || points.length > 12
const sides = (mark: Mark | undefined) => (!mark || isCurved(mark) ? 0 : mark.points.length)

/** Whether no line through its middle is a line of symmetry. */
function isUneven(mark: Mark): boolean {
  const own = [centred(mark)]
  return Array.from({ length: 24 }, (_, at) => mirroring(at * 7.5)).every(
    mirror => !looksLike(mapped(own, mirror), own),
  )
}

const kindOf = (mark: Mark, known: Mark[]) => {
  const at = known.findIndex(other => sameShape(other, centred(mark)))
  return at >= 0 ? at : known.push(centred(mark)) - 1
}

/** Where a small mark is, seen from a large one that is turned to point as the first figure's does. */
function placeBeside(first: readonly Mark[], [outer, small]: readonly Mark[]): string {
  const [model] = first
  if (!outer || !small || !model) return ''
  const back = [0, 1, 2, 3, 4, 5, 6, 7].find(at =>
    looksLike(mapped([{ ...centred(outer), fill: '' }], turning(-at * 45)), [
      { ...centred(model), fill: '' },
    ]),
  )
  if (back === undefined) return ''
  const [x, y] = middleOf(outer)
  const [u, v] = middleOf(small)
  return turning(-back * 45)(u - x, v - y)
    .map(value => Math.round(value / 14))
    .join()
}

/** Which way round three marks go, in the order of their fills. */
function wayAround(marks: readonly Mark[]): number {
  const three = marks.slice(1).toSorted((a, b) => (a.fill < b.fill ? -1 : 1))
  const [[a, b] = [0, 0], [c, d] = [0, 0], [e, f] = [0, 0]] = three.map(middleOf)
  return three.length === 3 && new Set(three.map(({ fill }) => fill)).size === 3
    ? Math.sign((c - a) * (f - b) - (d - b) * (e - a))
    : 0
}

/** The angle from the longer of two lines to the shorter, clockwise. */
function angleOfLines(marks: readonly Mark[]): number {
  const [a, b] = marks
    .filter(({ points }) => points.length === 2)
    .map(({ points: [[x, y] = [0, 0], [u, v] = [0, 0]] }) => [u - x, v - y] as const)
    .toSorted((one, other) => Math.hypot(...other) - Math.hypot(...one))
  if (!a || !b) return 0
  const angle = (Math.atan2(b[1], b[0]) - Math.atan2(a[1], a[0])) * (180 / Math.PI)
  return Math.round(((angle + 720) % 360) / 10) * 10
}

/** Whether it shows two rectangles, the part in both, and a shaded part. */
const overlaps = (marks: readonly Mark[]) =>
  marks.length === 4 && marks.map(({ fill }) => fill === '#fff').join() === 'true,true,true,false'

/** Every feature a child could use to tell figures apart. */
function tellings(figures: readonly Mark[][]): string[][] {
  const [known, knownInside]: [Mark[], Mark[]] = [[], []]
  const inner = (marks: readonly Mark[]) => marks.slice(1)
  const black = (marks: readonly Mark[]) => inner(marks).filter(({ fill }) => fill === '#000').length
  const white = (marks: readonly Mark[]) => inner(marks).filter(({ fill }) => fill === '#fff').length
  const tell: ((marks: readonly Mark[]) => unknown)[] = [
    marks => (marks[0] && !overlaps(marks) ? kindOf(marks[0], known) : ''),
    marks => marks[0]?.fill,
    marks => `${marks[0]?.outline} ${marks[0]?.dashed}`,
    marks => marks.length,
    marks => {
      const [, first] = marks
      return first && first.points.length !== 2 && !overlaps(marks) ? kindOf(first, knownInside) : ''
    },
    marks => inner(marks)[0]?.fill,
    marks => [marks[0]?.fill, inner(marks)[0]?.fill].sort().join(),
    ([a, b, c, d]) => (c && !d ? `${a?.fill === b?.fill} ${b?.fill === c.fill} ${a?.fill === c.fill}` : ''),
    marks => marks.some(({ fill }) => fill === '#fff'),
    marks => marks.some(({ fill }) => fill === '#999'),
    marks => marks.some(({ fill }) => fill === '#000'),
    marks => sides(marks[0]),
    marks => sides(marks[0]) - inner(marks).length,
    marks => marks.length % 2,
    marks => sides(marks[0]) % 2,
    marks => sides(marks[0]) + sides(marks[1]),
    marks => sides(marks[0]) - sides(marks[1]),
    marks => {
      const [outer, first] = marks
      return outer && first && !overlaps(marks) ? sameShape(centred(outer), centred(first)) : ''
    },
    ([outer]) => outer && isCurved(outer),
    ([outer]) => outer && isUneven(outer),
    marks => black(marks) - white(marks),
    marks => placeBeside(figures[0] ?? [], marks),
    wayAround,
    angleOfLines,
    marks => Math.min(angleOfLines(marks), 360 - angleOfLines(marks)),
    // The part where two rectangles overlap has four corners, and the rest of one has six.
    marks => marks.at(-1)?.points.length,
  ]
  // A feature that some figures don't have tells nothing.
  return tell.map(one => figures.map(figure => String(one(figure)))).filter(told => !told.includes(''))
}

prove(oddOneOut, [
  // No rotation maps it onto any of the others, which all map onto each other.
  proof(flippedOne, (_, answer, composed) => {
    const option = markedOption(composed, answer)
    return (
      allOptions(composed).filter(other =>
        [0, 1, 2, 3, 4, 5, 6, 7].some(at => looksLike(mapped(option, turning(at * 45)), other)),
      ).length === 1
    )
  }),
  // Whichever feature singles out one figure against four, it is this one, and at least one feature does.
  proof(oddFeature, (_, answer, composed) => {
    const found = new Set(
      tellings(allOptions(composed))
        .map(alone)
        .filter(at => at >= 0),
    )
    return found.size === 1 && composed.mode === 'options' && found.has(composed.values.indexOf(answer))
  }),
])
