import { equalFractions, fractionIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { addOrTake, calculatingWithFractions, convert, timesOrShare } from './calculating-with-fractions.ts'

/** The two sides of the sum in the stem, and its sign. */
function sumIn(stem: string) {
  const [, left = '', sign = '', right = ''] = /\*\*(.+?) ([+−×÷]) (.+?)\*\*/.exec(stem) ?? []
  return { first: fractionIn(left), sign, second: fractionIn(right) }
}

prove(calculatingWithFractions, [
  // The inverse: subtracts what was added, over the product of all denominators.
  proof(addOrTake, (_, answer, { draft }) => {
    const { first, sign, second } = sumIn(draft.stem)
    const [a, b] = fractionIn(answer)
    const [c, d] = second
    const back = sign === '+' ? a * d - c * b : a * d + c * b
    return equalFractions([back, b * d], first)
  }),
  // The inverse again, and no number divides both numerator and denominator.
  proof(timesOrShare, (_, answer, { draft }) => {
    const { first, sign, second } = sumIn(draft.stem)
    const [a, b] = fractionIn(answer)
    const [c, d] = second
    for (let by = 2; by <= b; by++) if (a % by === 0 && b % by === 0) return false
    return equalFractions(sign === '×' ? [a * d, b * c] : [a * c, b * d], first)
  }),
  // Takes off wholes one by one.
  proof(convert, (_, answer, { draft }) => {
    const shown = fractionIn(/\*\*(.+?)\*\*/.exec(draft.stem)?.[1] ?? '')
    let [[above, below], [top, bottom]] = [fractionIn(answer), shown].map(([a, b]) => [a, b]) as [
      [number, number],
      [number, number],
    ]
    while (above >= below && top >= bottom) [above, top] = [above - below, top - bottom]
    return above * bottom === top * below
  }),
])
