import { proof, prove } from '../../test/content/proofs.ts'
import { speltWords } from '../../test/content/spelt-words.ts'
import { noMistake, putItRight, spellingLines, whichPart, whichSentence } from './spelling-lines.ts'

const unknownWords = (text: string) =>
  (text.replaceAll('’s', '').match(/[A-Za-zé]+/g) ?? []).filter(word => !speltWords.has(word.toLowerCase()))

const lineOf = (stem: string) => stem.split('\n\n')[1] ?? ''

/** How many letters to add, leave out or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, own] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + Number(letter !== own),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

prove(spellingLines, [
  // The part with a word that the dictionary does not have, or none.
  proof(whichPart, (_, answer, { draft }) => {
    const parts = lineOf(draft.stem)
      .split(' / ')
      .filter(part => unknownWords(part).length > 0)
    return parts.length === 0 ? answer === noMistake : parts.length === 1 && parts[0] === answer
  }),
  proof(whichSentence, (_, answer) => unknownWords(answer).length === 0),
  // The dictionary has the answer, which differs from the only unknown word by a few letters.
  proof(putItRight, (_, answer, { draft }) => {
    const [unknown = '', ...others] = unknownWords(lineOf(draft.stem))
    return others.length === 0 && unknownWords(answer).length === 0 && distance(unknown, answer) <= 4
  }),
])
