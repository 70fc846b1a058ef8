import assert from 'node:assert/strict'
import { attribute } from '../../test/content/attribute.ts'
import { lines, type Place, polygons, polylines } from '../../test/content/drawn.ts'
import { perQuestion } from '../../test/content/per-question.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import type { Composed } from '../template.ts'
import { foldAndCut, howManyHoles, openedSheet, whichCuts } from './fold-and-cut.ts'

/** A point in the middle of each of the four triangles of each square, in eighths of the sheet from its middle. */
const points: readonly Place[] = Array.from(
  { length: 64 },
  (_, at): Place => [(at % 8) - 4, (at >> 3) - 4],
).flatMap(([x, y]): Place[] => [
  [x + 0.5, y + 1 / 6],
  [x + 5 / 6, y + 0.5],
  [x + 0.5, y + 5 / 6],
  [x + 1 / 6, y + 0.5],
])

const pairsIn = (text: string) =>
  text.split(/[ L]/).map(pair => pair.split(',').map(Number) as unknown as Place)

/** Where an edge begins and ends from the top, where it begins from the left, and how far it goes right for each step down. */
interface Edge {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly slope: number
}

/** The edges of the grey paper that are not level, in eighths of the sheet. */
function greyIn(svg: string, unit: number): Edge[] {
  const tag = svg.match(/<(?:polygon|path) [^>]*>/g)?.findLast(one => attribute(one, 'fill') === '#ddd') ?? ''
  const d = attribute(tag, 'd')
  const loops = d
    ? d
        .split('Z')
        .filter(Boolean)
        .map(loop => pairsIn(loop.slice(1)))
    : [pairsIn(attribute(tag, 'points'))]
  return loops.flatMap(loop =>
    loop.flatMap(([x, y], at) => {
      const [u, v] = loop[(at + 1) % loop.length] ?? [0, 0]
      return y === v ? [] : [{ top: y / unit, bottom: v / unit, left: x / unit, slope: (u - x) / (v - y) }]
    }),
  )
}

/** Whether a line to the right crosses the edges an odd number of times. */
function isGrey(edges: readonly Edge[], [x, y]: Place): boolean {
  let odd = false
  for (const { top, bottom, left, slope } of edges)
    if (top > y !== bottom > y && x < left + slope * (y - top)) odd = !odd
  return odd
}

/** What is behind the drawn line is mirrored to the side at which the arrow points. */
function foldIn(panel: string): (point: Place) => Place {
  const [crease] = lines(panel)
  const [arrow] = polylines(panel)
  const [start = [0, 0], end = [0, 0]] = arrow ?? []
  assert(crease && polygons(panel).length === 2)
  const length = Math.hypot(end[0] - start[0], end[1] - start[1])
  const [u, v] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length]
  const [a, b] = [crease.from[0] / 8.2, crease.from[1] / 8.2]
  return ([x, y]) => {
    const ahead = (x - a) * u + (y - b) * v
    return ahead < 0 ? [x - 2 * ahead * u, y - 2 * ahead * v] : [x, y]
  }
}

/** For drawn folds, the point on which each point of the sheet lies after all of them. */
const knownFolds = new Map<string, number[]>()

function foldedIn(panels: readonly string[]): number[] {
  assert(panels.length > 0)
  const key = panels.join()
  const known = knownFolds.get(key)
  if (known) return known
  const folds = panels.map(foldIn)
  const folded = points.map(point => {
    const [x, y] = folds.reduce((at, fold) => fold(at), point)
    const at = points.findIndex(([u, v]) => Math.hypot(u - x, v - y) < 0.02)
    assert(at !== -1)
    return at
  })
  knownFolds.set(key, folded)
  return folded
}

/** Where each point lies after all folds, and the grey edges of the last panel. */
const panelsOf = perQuestion(({ draft }) => {
  const panels = (draft.picture?.svg ?? '').split('<g ').slice(1)
  return { folded: foldedIn(panels.slice(0, -1)), last: greyIn(panels.at(-1) ?? '', 8.2) }
})

/** Whether each point is grey. It is found once for those that lie on the same one. */
function greyAt(edges: readonly Edge[], folded: readonly number[]): (at: number) => boolean {
  const known: boolean[] = []
  return at => {
    const to = folded[at] ?? at
    known[to] ??= isGrey(edges, points[to] ?? [0, 0])
    return known[to]
  }
}

/** Whether each point of the opened sheet is paper: where the point on which it is folded is. */
const opened = perQuestion(composed => {
  const { folded, last } = panelsOf(composed)
  const isPaper = greyAt(last, folded)
  return folded.map((_, at) => isPaper(at))
})

/** Whether each point of the sheet in the last panel is paper. */
const shown = perQuestion(composed => points.map(point => isGrey(panelsOf(composed).last, point)))

const greyInOption = (composed: Composed<unknown>, answer: string) =>
  greyIn(
    composed.mode === 'options'
      ? (composed.options[composed.values.indexOf(answer)]?.picture?.svg ?? '')
      : '',
    11,
  )

const touching = points.map(([x, y]) =>
  points.flatMap(([u, v], at) => (Math.hypot(u - x, v - y) < 0.5 ? [at] : [])),
)

/** Parts of what is gone, in which each triangle touches the next. */
function partsOf(gone: ReadonlySet<number>): number[][] {
  const left = new Set(gone)
  const parts: number[][] = []
  for (const start of gone) {
    if (!left.delete(start)) continue
    const part = [start]
    for (const at of part) for (const near of touching[at] ?? []) if (left.delete(near)) part.push(near)
    parts.push(part)
  }
  return parts
}

const isAwayFromEdge = ([x, y]: Place) => Math.max(Math.abs(x), Math.abs(y)) < 3.8

prove(foldAndCut, [
  // The option is the opened sheet.
  proof(openedSheet, (_, answer, composed) => {
    const [wanted, sheet] = [opened(composed), greyInOption(composed, answer)]
    return points.every((point, at) => isGrey(sheet, point) === wanted[at])
  }),
  // The option is grey where the points lie that are paper when it is opened.
  proof(whichCuts, (_, answer, composed) => {
    const isPaper = greyAt(greyInOption(composed, answer), panelsOf(composed).folded)
    return shown(composed).every((wanted, at) => isPaper(at) === wanted)
  }),
  // Parts of the opened sheet that are gone, and don't reach its edge.
  proof(howManyHoles, (_, answer, composed) => {
    const gone = new Set(opened(composed).flatMap((isPaper, at) => (isPaper ? [] : [at])))
    const holes = partsOf(gone).filter(part => part.every(at => isAwayFromEdge(points[at] ?? [0, 0])))
    return holes.length === Number(answer)
  }),
])
