import assert from 'node:assert/strict'
import { numberIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { brackets, evaluate, gap, orderOfOperations } from './order-of-operations.ts'

/** Parses the sum and works it out by the rules, innermost brackets first. */
function worked(sum: string): number {
  const inner = /\(([^()]*)\)/.exec(sum)
  if (inner) return worked(sum.replace(inner[0], String(worked(inner[1] ?? ''))))
  const plain = sum.replaceAll(/(\d+)²/g, (_, base) => String(Number(base) ** 2))
  const product = /(-?[\d.]+) ([×÷]) (-?[\d.]+)/.exec(plain)
  if (product) {
    const [all, left, sign, right] = product
    const value = sign === '×' ? Number(left) * Number(right) : Number(left) / Number(right)
    return worked(plain.replace(all, String(value)))
  }
  const addition = /^(-?[\d.]+) ([+−]) (-?[\d.]+)/.exec(plain)
  if (!addition) return Number(plain)
  const [all, left, sign, right] = addition
  const value = sign === '+' ? Number(left) + Number(right) : Number(left) - Number(right)
  return worked(plain.replace(all, String(value)))
}

const sumIn = (stem: string) => /\*\*(.*?)\*\*/.exec(stem)?.[1] ?? ''

assert.equal(worked('30 − 2 × (4 + 5²) + 1'), -27)

prove(orderOfOperations, [
  proof(evaluate, (_, answer, { draft }) => worked(sumIn(draft.stem)) === numberIn(answer)),
  proof(brackets, (_, answer, { draft }) => worked(answer) === numberIn(draft.stem)),
  // Only one number up to a hundred makes the sum true.
  proof(gap, (_, answer, { draft }) => {
    const [sum = '', result] = sumIn(draft.stem).split(' = ')
    const fits = Array.from({ length: 101 }, (_, value) => value).filter(
      value => worked(sum.replace('□', String(value))) === Number(result),
    )
    return fits.length === 1 && fits[0] === numberIn(answer)
  }),
])
