import assert from 'node:assert/strict'
import { type Mark, markedOption, markedStem } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { hiddenShapes, whichHides, whichIsHidden } from './hidden-shapes.ts'

/** Both ends of each drawn line, upper left first, to a tenth. */
const ends = (marks: readonly Mark[]) =>
  marks.map(({ points: [[a, b] = [0, 0], [c, d] = [0, 0]] }) =>
    a < c || (a === c && b < d) ? [a, b, c, d] : [c, d, a, b],
  )

/** Whether a move maps every line of one onto a line of the other, tried from each line that the first could map to. */
function lies(small: readonly Mark[], large: readonly Mark[]): boolean {
  const [parts, whole] = [ends(small), ends(large)]
  const [first] = parts
  assert(first)
  const near = (p: readonly number[], q: readonly number[], x: number, y: number) =>
    [x, y, x, y].every((by, at) => Math.abs((p[at] ?? 0) + by - (q[at] ?? 0)) < 1)
  return whole.some(target => {
    const [x, y] = [(target[0] ?? 0) - (first[0] ?? 0), (target[1] ?? 0) - (first[1] ?? 0)]
    return parts.every(part => whole.some(other => near(part, other, x, y)))
  })
}

prove(hiddenShapes, [
  proof(whichHides, (_, answer, composed) =>
    lies(markedStem(composed)[0] ?? [], markedOption(composed, answer)),
  ),
  proof(whichIsHidden, (_, answer, composed) =>
    lies(markedOption(composed, answer), markedStem(composed)[0] ?? []),
  ),
])
