import { proof, prove } from '../../test/content/proofs.ts'
import { rightSpellings } from '../../test/content/right-spellings.ts'
import { misspellings } from './misspellings.ts'
import { correctIt, spellingMistakes, wordInList, wordInSentence } from './spelling-mistakes.ts'

/** Every correct sentence, with the word that belongs in its gap. */
const gaps = misspellings
  .trim()
  .split('\n')
  .map(row => (row.split('|')[4] ?? '').split('____'))

/** The word in a sentence's gap, found from the words around it. */
function inGap(text: string): string {
  const found = gaps.find(([before = '', after = '']) => text.startsWith(before) && text.endsWith(after))
  const [before = '', after = ''] = found ?? []
  return text.slice(before.length, text.length - after.length)
}

/** The only sentence in the stem with a misspelt word in its gap. */
function faulty(stem: string): string {
  const found = stem
    .split('\n\n')
    .slice(1)
    .filter(sentence => !rightSpellings.has(inGap(sentence)))
  return found.length === 1 ? (found[0] ?? '') : ''
}

prove(spellingMistakes, [
  proof(wordInList, (_, answer) => !rightSpellings.has(answer)),
  proof(wordInSentence, (_, answer, { draft }) => inGap(faulty(draft.stem)) === answer),
  // With the answer in its place, the sentence is correct.
  proof(correctIt, (_, answer, { draft }) => {
    const sentence = faulty(draft.stem)
    const whole = sentence.replace(inGap(sentence), '____')
    return (
      rightSpellings.has(answer) &&
      misspellings.split('\n').some(row => row.includes(`|${answer}|`) && row.endsWith(`|${whole}`))
    )
  }),
])
