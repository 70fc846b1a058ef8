import { proof, prove } from '../../test/content/proofs.ts'
import { chosenSum, completeTheSum, typedSum } from './complete-the-sum.ts'

/** Works out a sum without brackets, × and ÷ first. */
function worked(text: string): number {
  for (const signs of ['×÷', '+−']) {
    const pair = new RegExp(`([\\d.]+) ([${signs}]) ([\\d.]+)`).exec(text)
    if (!pair) continue
    const [whole, x, sign, y] = pair
    const [a, b] = [Number(x), Number(y)]
    const value = sign === '×' ? a * b : sign === '÷' ? a / b : sign === '+' ? a + b : a - b
    return value < 0 ? Number.NaN : worked(text.replace(whole, String(value)))
  }
  return Number(text)
}

/** Puts the answer in the gap and compares both sides. */
const balances = (stem: string, answer: string) => {
  const [left = '', right = ''] = (/\*\*([^*]+)\*\*/.exec(stem)?.[1] ?? '').split(' = ')
  return worked(left) === worked(right.replace('(?)', answer))
}

prove(completeTheSum, [
  proof(typedSum, (_, answer, { draft }) => balances(draft.stem, answer)),
  proof(chosenSum, (_, answer, { draft }) => balances(draft.stem, answer)),
])
