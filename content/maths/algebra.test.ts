import assert from 'node:assert/strict'
import { numberIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { algebra, equation, substitute } from './algebra.ts'
import { functionMachine } from './function-machine.ts'

/** Evaluates an expression with letters, term by term, for given values. */
function worked(text: string, values: Readonly<Record<string, number>>): number {
  const bracket = /(\d+)\((.+)\)/.exec(text)
  if (bracket) return Number(bracket[1]) * worked(bracket[2] ?? '', values)
  return text.split(/ (?=[+−] )/).reduce((sum, term) => {
    const [, sign, count, letter = '', square, by] =
      /^(?:([+−]) )?(\d+)?([a-z])?(²)?(?: ÷ (\d+))?$/.exec(term) ?? []
    assert(count !== undefined || letter, term)
    const value = letter ? (values[letter] ?? Number.NaN) : 1
    return sum + ((sign === '−' ? -1 : 1) * Number(count ?? 1) * value ** (square ? 2 : 1)) / Number(by ?? 1)
  }, 0)
}

const tried = Array.from({ length: 251 }, (_, value) => value)

const boldIn = (stem: string) => /\*\*(.+)\*\*/.exec(stem)?.[1] ?? ''

prove(algebra, [
  // The machine in the drawing is run forwards with the answer's number, or the drawing's.
  proof(functionMachine, (_, answer, { draft }) => {
    const texts = [...(draft.picture?.svg ?? '').matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text ?? '')
    const [input = '', output = ''] = [texts[0], texts.at(-1)]
    const out = texts.slice(1, -1).reduce(
      (value, box) => {
        const by = numberIn(box.slice(2))
        return box.startsWith('×') ? value * by : box.startsWith('+') ? value + by : value - by
      },
      numberIn(input === '?' ? answer : input),
    )
    return out === numberIn(output === '?' ? answer : output)
  }),
  proof(substitute, (_, answer, { draft }) => {
    const values = Object.fromEntries(
      [...draft.stem.matchAll(/([a-z]) = (\d+)/g)].map(([, letter, value]) => [letter, Number(value)]),
    )
    return worked(boldIn(draft.stem), values) === numberIn(answer)
  }),
  // Every number up to 250 is tried: only one makes both sides equal.
  proof(equation, ({ letter }, answer, { draft }) => {
    const [left = '', right = ''] = boldIn(draft.stem).split(' = ')
    const sides = (value: number) => [left, right].map(side => worked(side, { [letter]: value }))
    const fits = tried.filter(value => {
      const [one, two] = sides(value)
      return one === two
    })
    return fits.length === 1 && fits[0] === numberIn(answer)
  }),
])
