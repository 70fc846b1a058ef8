import { proof, prove } from '../../test/content/proofs.ts'
import { rightSpellings } from '../../test/content/right-spellings.ts'
import { misspellings } from './misspellings.ts'
import { correctIt, spellingMistakes, wordInList, wordInSentence } from './spelling-mistakes.ts'

/** Every sentence as it should be, with the word that belongs into its gap. */
const gaps = misspellings
  .trim()
  .split('\n')
  .map(row => (row.split('|')[4] ?? '').split('____'))

/** What stands in the gap of a sentence, found by what stands around it. */
function inGap(text: string): string {
  const found = gaps.find(([before = '', after = '']) => text.startsWith(before) && text.endsWith(after))
  const [before = '', after = ''] = found ?? []
  return text.slice(before.length, text.length - after.length)
}

/** The one sentence of the stem in whose gap stands no word that is spelt rightly. */
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
  // With the answer in its place the sentence is as it was written.
  proof(correctIt, (_, answer, { draft }) => {
    const sentence = faulty(draft.stem)
    const whole = sentence.replace(inGap(sentence), '____')
    return (
      rightSpellings.has(answer) &&
      misspellings.split('\n').some(row => row.includes(`|${answer}|`) && row.endsWith(`|${whole}`))
    )
  }),
])
