import assert from 'node:assert/strict'
import { near, texts } from '../../test/content/drawn.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { fromBag, mostLikely, probability, spinner } from './probability.ts'

const valueOfFraction = (text: string) => {
  const [above = Number.NaN, below = 1] = text.split('/').map(Number)
  return above / below
}

/** Whether a number fits the description, found by trying rather than by rule. */
function fits(words: string, value: number): boolean {
  const number = Number(/\d+/.exec(words)?.[0])
  const upTo = Array.from({ length: 60 }, (_, at) => at + 1)
  const divides = (part: number, whole: number) => upTo.some(times => part * times === whole)
  if (words.includes('even')) return /[02468]$/.test(String(value))
  if (words.includes('odd')) return /[13579]$/.test(String(value))
  if (words.includes('greater')) return value - number > 0
  if (words.includes('less')) return number - value > 0
  if (words.includes('multiple')) return divides(number, value)
  if (words.includes('factor')) return divides(value, number)
  if (words.includes('square')) return upTo.some(side => side * side === value)
  if (words.includes('prime')) return upTo.filter(part => divides(part, value)).length === 2
  throw new Error(`no judge for ${words}`)
}

prove(probability, [
  // Lists everything in the bag and counts.
  proof(fromBag, (_, answer, { draft: { stem } }) => {
    const bag = [...stem.matchAll(/(\d+) (red|blue|green|yellow|white|purple) /g)].flatMap(
      ([, count, colour = '']) => Array.from({ length: Number(count) }, () => colour),
    )
    const [, asked = ''] = /that it is \*\*(.*)\*\*\?/.exec(stem) ?? []
    const wanted = bag.filter(colour => asked.split(' ').includes(colour) !== asked.startsWith('not'))
    return bag.length > 0 && near(valueOfFraction(answer), wanted.length / bag.length)
  }),
  proof(spinner, (_, answer, { draft, ...composed }) => {
    assert(composed.mode === 'typed' && composed.expected.kind === 'fraction')
    assert.equal(composed.expected.lowest, draft.stem.includes('simplest form'), 'is another form right?')
    const numbers = texts(draft.picture?.svg ?? '').map(({ text }) => Number(text))
    const [, words = ''] = /\*\*(.*)\*\*/.exec(draft.stem) ?? []
    return near(
      valueOfFraction(answer),
      numbers.filter(number => fits(words, number)).length / numbers.length,
    )
  }),
  proof(mostLikely, (_, answer, composed) => {
    if (composed.mode !== 'options') return false
    const all = Number(/1 to (\d+)/.exec(composed.draft.stem)?.[1])
    const count = (words: string) =>
      Array.from({ length: all }, (_, at) => at + 1).filter(value => fits(words, value)).length
    const least = composed.draft.stem.includes('least')
    return composed.values.every(
      other => other === answer || (least ? count(answer) < count(other) : count(answer) > count(other)),
    )
  }),
])
