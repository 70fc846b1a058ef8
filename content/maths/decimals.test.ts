import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { decimalSum } from './decimal-sums.ts'
import { asDecimal, compareDecimals, decimals } from './decimals.ts'
import { shift } from './times-ten.ts'

/** Parses a decimal as millionths, digit by digit, to avoid rounding. */
function millionths(text: string): bigint {
  const [whole = '', after = ''] = text.replaceAll(',', '').split('.')
  assert(after.length <= 6, text)
  return BigInt(`${whole}${after.padEnd(6, '0')}`)
}

const one = 1_000_000n

/** Whether the sum is exactly true. */
function holds(left: string, sign: string, right: string, result: string): boolean {
  const [a, b, c] = [left, right, result].map(millionths) as [bigint, bigint, bigint]
  if (sign === '+') return a + b === c
  if (sign === '−') return c + b === a
  return sign === '×' ? a * b === c * one : c * b === a * one
}

prove(decimals, [
  // With the same number of places, decimals sort like text.
  proof(compareDecimals, (_, answer, { draft }) => {
    const padded = (value: number) => value.toFixed(4).padStart(12, '0')
    const sorted = numbersIn(draft.stem).map(padded).sort()
    assert.equal(new Set(sorted).size, 5)
    return padded(numberIn(answer)) === (draft.stem.includes('largest') ? sorted[4] : sorted[0])
  }),
  // Fills in the answer and works the sum out in whole numbers.
  proof(shift, (_, answer, { draft }) => {
    const [, sum = ''] = /\*\*(.+)\*\*/.exec(draft.stem) ?? []
    const [left = '', result = answer] = sum.replace('□', answer).split(' = ')
    const [first = '', ...rest] = left.split(/ (?=[×÷])/)
    const [above, below] = rest.reduce(
      ([top, bottom], part) => {
        const by = BigInt(part.slice(2).replaceAll(',', ''))
        return part.startsWith('×') ? [top * by, bottom] : [top, bottom * by]
      },
      [millionths(first), 1n] as [bigint, bigint],
    )
    return above === millionths(result) * below
  }),
  proof(decimalSum, (_, answer, { draft }) => {
    const [, left = '', sign = '', right = ''] = /\*\*(\S+) (\S) (\S+)\*\*/.exec(draft.stem) ?? []
    return holds(left, sign, right, answer)
  }),
  // The decimal, multiplied by the denominator, gives the numerator.
  proof(asDecimal, (_, answer, { draft }) => {
    const [, whole = '0', above, below] = /\*\*(?:(\d+) )?(\d+)\/(\d+)\*\*/.exec(draft.stem) ?? []
    return (
      millionths(answer) * BigInt(below ?? 1) ===
      (BigInt(whole) * BigInt(below ?? 1) + BigInt(above ?? 0)) * one
    )
  }),
])
