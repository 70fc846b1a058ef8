import assert from 'node:assert/strict'
import { centred, sameOutline } from '../../test/content/changes.ts'
import {
  looksLike,
  type Mark,
  mapped,
  markedOption,
  markedStem,
  turning,
} from '../../test/content/figures.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { mostLikeTheOthers, sameHand, sharedFeatures } from './most-like-the-others.ts'

/** The features of each figure as strings, equal if they look the same. */
function sayings(figures: readonly (readonly Mark[])[]): string[][] {
  const outlines: Mark[] = []
  const shape = (mark: Mark | undefined) => {
    if (!mark) return 'none'
    const at = outlines.findIndex(other => sameOutline(other, centred(mark)))
    return String(at >= 0 ? at : outlines.push(centred(mark)) - 1)
  }
  return figures.map(marks => {
    const [outer, inner] = marks
    return [
      shape(outer),
      outer?.fill ?? '',
      `${outer?.outline} ${outer?.dashed}`,
      shape(inner),
      inner?.fill ?? '',
      String(marks.length),
      String((outer?.points.length ?? 0) % 2),
      String(outer?.fill === inner?.fill),
    ]
  })
}

const fits = (a: readonly Mark[], b: readonly Mark[]) =>
  [0, 1, 2, 3, 4, 5, 6, 7].some(at => looksLike(mapped(a, turning(at * 45)), b))

prove(mostLikeTheOthers, [
  // Everything the three share is true of the right figure, and of no other.
  proof(sharedFeatures, (_, answer, composed) => {
    const [a = [], b = [], c = [], option = []] = sayings([
      ...markedStem(composed),
      markedOption(composed, answer),
    ])
    const shared = a.flatMap((said, at) => (said === b[at] && said === c[at] ? [at] : []))
    return shared.every(at => option[at] === a[at])
  }),
  // Some rotation maps the option onto each of the three.
  proof(sameHand, (_, answer, composed) => {
    const group = markedStem(composed)
    assert.equal(group.length, 3)
    return group.every(one => fits(one, markedOption(composed, answer)))
  }),
])
