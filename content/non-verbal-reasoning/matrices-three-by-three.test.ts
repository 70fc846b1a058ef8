import assert from 'node:assert/strict'
import { centred, sameOutline } from '../../test/content/changes.ts'
import { type Mark, markedOption, markedStem, reach } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { addingRows, matricesThreeByThree, threeFeatures } from './matrices-three-by-three.ts'

/** Numbers for the features of each box: equal numbers for features that look the same. */
function numbered<T>(boxes: readonly T[], same: (a: T, b: T) => boolean): number[] {
  return boxes.map(box => boxes.findIndex(other => same(other, box)))
}

const sameMark = (a: Mark | undefined, b: Mark | undefined) =>
  a === b || (a !== undefined && b !== undefined && sameOutline(centred(a), centred(b)))

/** The size by the approximate radius, since shapes with different outlines can't be compared directly. */
const sizeOf = (mark: Mark | undefined) => (!mark ? 0 : reach(mark) < 17.5 ? 1 : reach(mark) < 25 ? 2 : 3)

const lines = [0, 1, 2].flatMap(at => [[0, 1, 2].map(on => at * 3 + on), [0, 1, 2].map(on => at + on * 3)])

/** Whether a feature is the same along all rows, the same along all columns, or occurs once in each row and column. */
function follows(values: readonly number[]): boolean {
  const kinds = (of: readonly (readonly number[])[]) =>
    of.map(line => new Set(line.map(at => values[at])).size)
  const rows = kinds(lines.filter((_, at) => at % 2 === 0))
  const columns = kinds(lines.filter((_, at) => at % 2 === 1))
  const all = (counts: number[], wanted: number) => counts.every(count => count === wanted)
  return (
    (all(rows, 1) && (all(columns, 3) || all(columns, 1))) ||
    (all(columns, 1) && all(rows, 3)) ||
    (all(rows, 3) && all(columns, 3))
  )
}

prove(matricesThreeByThree, [
  // With the option in the empty box, every visible feature follows one of the three rules.
  proof(threeFeatures, (_, answer, composed) => {
    const boxes = markedStem(composed).map(box => (box.length === 0 ? markedOption(composed, answer) : box))
    assert.equal(boxes.length, 9)
    const outer = boxes.map(([mark]) => mark)
    const inner = boxes.map(([, mark]) => mark)
    return [
      numbered(outer, sameMark),
      numbered(outer, (a, b) => a?.fill === b?.fill),
      numbered(outer, (a, b) => a?.dashed === b?.dashed && a?.outline === b?.outline),
      numbered(outer, (a, b) => sizeOf(a) === sizeOf(b)),
      numbered(inner, sameMark),
      numbered(inner, (a, b) => a?.fill === b?.fill),
    ].every(follows)
  }),
  // Every rule of adding or taking away that fits the two full rows also fits the third with this option.
  proof(addingRows, (_, answer, composed) => {
    const drawn = markedStem(composed)
    const empty = drawn.findIndex(box => box.length === 0)
    const counts = drawn.map(box => box.length || markedOption(composed, answer).length)
    const rows = [0, 3, 6].map(from => counts.slice(from, from + 3))
    const rules = [
      ([a = 0, b = 0, c = 0]: number[]) => a + b === c,
      ([a = 0, b = 0, c = 0]: number[]) => a - b === c,
    ].filter(rule => rows.every((row, at) => Math.floor(empty / 3) === at || rule(row)))
    assert.equal(rules.length, 1, 'more than one rule fits, or none')
    return rules.every(rule => rows.every(rule))
  }),
])
