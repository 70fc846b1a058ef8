import assert from 'node:assert/strict'
import { attribute } from '../../test/content/attribute.ts'
import { lines, type Place, polygons, polylines } from '../../test/content/drawn.ts'
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

type Edge = readonly [from: Place, to: Place]

/** The edges of the grey paper, in eighths of the sheet. */
function greyIn(svg: string, unit: number): Edge[] {
  const tag = svg.match(/<(?:polygon|path) [^>]*>/g)?.findLast(one => attribute(one, 'fill') === '#ddd') ?? ''
  const d = attribute(tag, 'd')
  const loops = d
    ? d
        .split('Z')
        .filter(Boolean)
        .map(loop => pairsIn(loop.slice(1)))
    : [pairsIn(attribute(tag, 'points'))]
  return loops
    .map(loop => loop.map(([x, y]): Place => [x / unit, y / unit]))
    .flatMap(loop => loop.map((from, at): Edge => [from, loop[(at + 1) % loop.length] ?? from]))
}

/** Whether a line to the right crosses the edges an odd number of times. */
function isGrey(edges: readonly Edge[], [x, y]: Place): boolean {
  let odd = false
  for (const [[a, b], [c, d]] of edges)
    if (b > y !== d > y && x < a + ((c - a) * (y - b)) / (d - b)) odd = !odd
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

/** The last panel, and where each point of the sheet lies after all folds. */
function panelsOf({ draft }: Composed<unknown>): { last: string; folded: readonly Place[] } {
  const panels = (draft.picture?.svg ?? '').split('<g ').slice(1)
  const last = panels.at(-1) ?? ''
  const folds = panels.slice(0, -1).map(foldIn)
  assert(folds.length > 0)
  return { last, folded: points.map(point => folds.reduce((at, fold) => fold(at), point)) }
}

const optionSvg = (composed: Composed<unknown>, answer: string) =>
  composed.mode === 'options' ? (composed.options[composed.values.indexOf(answer)]?.picture?.svg ?? '') : ''

/** Parts of what is gone, in which each triangle touches the next. */
function partsOf(gone: readonly Place[]): Place[][] {
  const left = new Set(gone)
  const parts: Place[][] = []
  for (const start of gone) {
    if (!left.delete(start)) continue
    const part = [start]
    for (const [x, y] of part)
      for (const near of left)
        if (Math.hypot(near[0] - x, near[1] - y) < 0.5 && left.delete(near)) part.push(near)
    parts.push(part)
  }
  return parts
}

prove(foldAndCut, [
  // Each point of the opened sheet is paper where the point on which it is folded is.
  proof(openedSheet, (_, answer, composed) => {
    const { last, folded } = panelsOf(composed)
    const [paper, sheet] = [greyIn(last, 8.2), greyIn(optionSvg(composed, answer), 11)]
    return points.every((point, at) => isGrey(sheet, point) === isGrey(paper, folded[at] ?? point))
  }),
  // The same the other way round.
  proof(whichCuts, (_, answer, composed) => {
    const { last, folded } = panelsOf(composed)
    const [sheet, paper] = [greyIn(last, 8.2), greyIn(optionSvg(composed, answer), 11)]
    return points.every((point, at) => isGrey(sheet, point) === isGrey(paper, folded[at] ?? point))
  }),
  // Parts of the opened sheet that are gone, and don't reach its edge.
  proof(howManyHoles, (_, answer, composed) => {
    const { last, folded } = panelsOf(composed)
    const paper = greyIn(last, 8.2)
    const gone = points.filter((point, at) => !isGrey(paper, folded[at] ?? point))
    const holes = partsOf(gone).filter(part =>
      part.every(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) < 3.8),
    )
    return holes.length === Number(answer)
  }),
])
