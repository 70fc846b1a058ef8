import { type Mark, markedOption, markedStem } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { combiningShapes, putTogether, takeAway } from './combining-shapes.ts'

/** The midpoint of each line with its direction: no two lines of a lattice share both. */
const keys = (marks: readonly Mark[]) =>
  new Set(
    marks.map(({ points: [[a, b] = [0, 0], [c, d] = [0, 0]] }) => {
      const middle = [a + c, b + d].map(value => Math.round(value / 6))
      return `${middle.join()} ${Math.sign(Math.round((c - a) * (d - b)))}`
    }),
  )

const same = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size === b.size && a.isSubsetOf(b)

prove(combiningShapes, [
  // A line is in the option if it is in either box.
  proof(putTogether, (_, answer, composed) => {
    const [a = [], b = []] = markedStem(composed)
    return same(keys(markedOption(composed, answer)), keys(a).union(keys(b)))
  }),
  // The option and the second box together give the first box.
  proof(takeAway, (_, answer, composed) => {
    const [a, b] = markedStem(composed).map(keys)
    const option = keys(markedOption(composed, answer))
    if (!a || !b) return false
    const both = /in \*\*both\*\* boxes goes away/.test(composed.draft.stem)
    return both
      ? same(option.symmetricDifference(b), a)
      : option.isDisjointFrom(b) && same(option.union(b), a)
  }),
])
