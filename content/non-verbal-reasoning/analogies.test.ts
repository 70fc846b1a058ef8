import assert from 'node:assert/strict'
import { comesLike, continued } from '../../test/content/changes.ts'
import { looksLike, markedOption, markedStem } from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { analogies, innerAndOuter, oneChange } from './analogies.ts'

prove(analogies, [
  // Of all turns, flips and changes of look, those that make the second of the first make one figure of the third.
  proof(oneChange, (_, answer, composed) => {
    const [[a] = [], [b] = [], [c] = []] = markedStem(composed)
    assert(a && b && c)
    const made = continued(a, b, c)
    assert(
      made.length > 0 && made.every(one => looksLike([one], made.slice(0, 1))),
      'the change is not clear',
    )
    return looksLike(made.slice(0, 1), markedOption(composed, answer))
  }),
  // The option's shapes come from the third figure as those of the second come from the first.
  proof(innerAndOuter, (_, answer, composed) => {
    const [a = [], b = [], c = []] = markedStem(composed)
    return comesLike(a, b, c, markedOption(composed, answer))
  }),
])
