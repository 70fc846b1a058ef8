import assert from 'node:assert/strict'
import { proof, prove } from '../../test/content/proofs.ts'
import { commas, listCommas, openingComma, pairOfCommas } from './commas.ts'
import { names } from './sentences.ts'

/** The words of a sentence, and the positions of its commas. */
function taken(text: string) {
  const words = text.replace('.', '').split(' ')
  const marks = words.flatMap((word, at) => (word.endsWith(',') ? [at + 1] : []))
  return { words: words.map(word => word.replace(',', '')), marks: marks.join(' ') }
}

const placeOf = (words: readonly string[], phrase: string) => {
  const parts = phrase.split(' ')
  return words.findIndex((_, at) => parts.every((part, offset) => words[at + offset] === part))
}

prove(commas, [
  // A comma follows opening words, and every item except the last two. Nobody finds a heap of hot food.
  proof(listCommas, ({ items }, answer) => {
    const { words, marks } = taken(answer)
    assert.doesNotMatch(answer, /\b(?:found|carried)\b/)
    // Some writers leave out the comma after short opening words, so this alone is no mistake.
    assert.doesNotMatch(answer, /^(?:For the [a-z ]+|After school|On the way home|Early on Saturday) [A-Z]/)
    const opening = words.findIndex(word => (names as readonly string[]).includes(word))
    const ends = items.slice(0, -2).map(item => placeOf(words, item) + item.split(' ').length)
    return marks === [...(opening > 0 ? [opening] : []), ...ends].join(' ')
  }),
  // The comma comes just before the subject.
  proof(openingComma, ({ who }, answer) => {
    const { words, marks } = taken(answer)
    return marks === String(placeOf(words, who))
  }),
  // Without the words between the commas, a sentence with a name, a verb and an object is left.
  proof(pairOfCommas, ({ name, verb, object }, answer) => {
    const parts = answer.split(', ')
    return parts.length === 3 && `${parts[0]} ${parts[2]}` === `${name} ${verb} the ${object}.`
  }),
])
