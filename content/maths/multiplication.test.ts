import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { knownFact, multiplication, packsOf, product } from './multiplication.ts'

/** Parses a decimal as thousandths, to avoid rounding. */
const thousandths = (text: string) => {
  const [whole = '', after = ''] = text.replaceAll(',', '').split('.')
  assert(after.length <= 6, text)
  return BigInt(whole + after.padEnd(6, '0'))
}

prove(multiplication, [
  // Long division leads back, with no remainder.
  proof(product, ({ first, second, close }, answer, { draft }) => {
    // Neither the last two digits nor a rough estimate may give the right one away.
    if (close) {
      assert.equal(Math.abs(first * second - numberIn(answer)) % 100, 0, 'it ends in other digits')
      assert(Math.abs(numberIn(answer) / (first * second) - 1) < 0.17, 'it is far too small or too large')
    }
    assert.deepEqual(numbersIn(draft.stem), [first, second])
    return numberIn(answer) % second === 0 && numberIn(answer) / second === first
  }),
  // Works out the sum in the stem exactly, without the known fact.
  proof(knownFact, (_, answer, { draft }) => {
    const [, left = '', sign, right = ''] = /\*\*(\S+) ([×÷]) (\S+)\*\*/.exec(draft.stem) ?? []
    const [a, b, c] = [thousandths(left), thousandths(right), thousandths(answer)]
    const [f, g, h] = numbersIn(draft.stem)
    assert.equal((f ?? 0) * (g ?? 0), h)
    return sign === '×' ? a * b === c * 1_000_000n : c * b === a * 1_000_000n
  }),
  // Counts packs one by one.
  proof(packsOf, ({ each, count, extra }, answer, { draft }) => {
    assert.deepEqual(numbersIn(draft.stem), [each, count, ...(extra === 0 ? [] : [Math.abs(extra)])])
    let left = numberIn(answer) + (/given away/.test(draft.stem) ? Math.abs(extra) : -Math.abs(extra))
    for (let pack = 0; pack < count; pack++) left -= each
    return left === 0
  }),
])
