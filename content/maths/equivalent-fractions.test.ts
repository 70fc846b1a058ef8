import assert from 'node:assert/strict'
import { equalFractions, fractionIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { compare, equal, equivalentFractions, simplest } from './equivalent-fractions.ts'
import { shadedGrid } from './shaded-grid.ts'

const shownIn = (stem: string) => fractionIn(/\d+\/\d+/.exec(stem)?.[0] ?? '')

prove(equivalentFractions, [
  // The cross products are equal.
  proof(equal, (_, answer, { draft }) => equalFractions(fractionIn(answer), shownIn(draft.stem))),
  // Equal in value, and no fraction with a smaller denominator is.
  proof(simplest, (_, answer, { draft }) => {
    const shown = shownIn(draft.stem)
    const [above, below] = fractionIn(answer)
    for (let smaller = 1; smaller < below; smaller++)
      for (let top = 1; top <= smaller; top++) if (equalFractions([top, smaller], shown)) return false
    return equalFractions([above, below], shown)
  }),
  // No other option is larger by cross multiplication.
  proof(compare, (_, answer, composed) => {
    assert(composed.mode === 'options')
    const [above, below] = fractionIn(answer)
    const largest = composed.draft.stem.includes('largest')
    return composed.values.every(value => {
      const [top, bottom] = fractionIn(value)
      return value === answer || (largest ? above * bottom > top * below : above * bottom < top * below)
    })
  }),
  // Counts the grey squares in the drawing.
  proof(shadedGrid, (_, answer, { draft }) => {
    const svg = draft.picture?.svg ?? ''
    const squares = svg.match(/<rect [^>]*>/g) ?? []
    const grey = squares.filter(square => square.includes('#999')).length
    const halves = (svg.match(/<polygon [^>]*#999/g) ?? []).length
    return equalFractions(fractionIn(answer), [2 * grey + halves, 2 * squares.length])
  }),
])
