import assert from 'node:assert/strict'
import { numberIn, numbersIn } from '../../test/content/numbers.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { additionAndSubtraction, box, column, story } from './addition-and-subtraction.ts'

prove(additionAndSubtraction, [
  // The inverse operation leads back to the start.
  proof(column, ({ first, second, minus }, answer, { draft }) => {
    assert.deepEqual(numbersIn(draft.stem), [first, second])
    assert.equal(draft.stem.includes('−'), minus)
    return minus ? numberIn(answer) + second === first : numberIn(answer) - second === first
  }),
  // Put into the box, the number makes the sum in the stem true.
  proof(box, (_, answer, { draft }) => {
    const [, left = '', sign, right = '', result = ''] =
      /\*\*(\S+) ([+−]) (\S+) = (\S+)\*\*/.exec(draft.stem) ?? []
    const [a, b] = [left, right].map(side => numberIn(side === '□' ? answer : side)) as [number, number]
    return (sign === '+' ? a + b : a - b) === numberIn(result)
  }),
  // The story told backwards ends where it began. The stem's verbs give the direction of each change.
  proof(story, ({ start, changes }, answer, { draft }) => {
    const sentences = draft.stem.split(/(?<=\.) /)
    assert.equal(numberIn(sentences[0] ?? ''), start)
    const told = sentences.slice(1, -1).map(sentence => {
      const less = /sells|use |leave\.|go home|loses|takes|spends/.test(sentence)
      return less ? -numberIn(sentence) : numberIn(sentence)
    })
    assert.deepEqual(told, changes)
    return told.reduceRight((left, change) => left - change, numberIn(answer)) === start
  }),
])
