import { proof, prove } from '../../test/content/proofs.ts'
import { commas, listCommas, openingComma, pairOfCommas } from './commas.ts'

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
  // A comma follows every item except the last two.
  proof(listCommas, ({ items }, answer) => {
    const { words, marks } = taken(answer)
    const ends = items.slice(0, -2).map(item => placeOf(words, item) + item.split(' ').length)
    return marks === ends.join(' ')
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
