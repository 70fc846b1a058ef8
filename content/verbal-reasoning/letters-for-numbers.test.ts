import { proof, prove } from '../../test/content/proofs.ts'
import { letterOfSum, lettersForNumbers, valueOfSum } from './letters-for-numbers.ts'

/** Works out a sum: brackets, then × and ÷, then + and −, each from left to right. */
function worked(text: string): number {
  const inside = /\(([^()]+)\)/.exec(text)
  if (inside) return worked(text.replace(inside[0], String(worked(inside[1] ?? ''))))
  for (const signs of ['×÷', '+−']) {
    const pair = new RegExp(`([\\d.]+) ([${signs}]) ([\\d.]+)`).exec(text)
    if (!pair) continue
    const [whole, x, sign, y] = pair
    const [a, b] = [Number(x), Number(y)]
    const value = sign === '×' ? a * b : sign === '÷' ? a / b : sign === '+' ? a + b : a - b
    return worked(text.replace(whole, String(value)))
  }
  return Number(text)
}

function read(stem: string) {
  const [given = '', sum = ''] = [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text)
  const values = new Map(given.split(', ').map(part => part.split(' = ') as [string, string]))
  return { values, result: worked(sum.replaceAll(/[A-E]/g, letter => values.get(letter) ?? '')) }
}

prove(lettersForNumbers, [
  proof(valueOfSum, (_, answer, { draft }) => read(draft.stem).result === Number(answer)),
  proof(letterOfSum, (_, answer, { draft }) => {
    const { values, result } = read(draft.stem)
    const fitting = [...values].filter(([, value]) => Number(value) === result).map(([letter]) => letter)
    return fitting.length === 1 && fitting[0] === answer
  }),
])
