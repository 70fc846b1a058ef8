import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions } from '../../test/content/hard-questions.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { rightSpellings } from '../../test/content/right-spellings.ts'
import { hardMisspellings } from './hard-words/misspellings.ts'
import { misspellings } from './misspellings.ts'
import { correctIt, spellingMistakes, wordInList, wordInSentence } from './spelling-mistakes.ts'

/** Every correct sentence, with the word that belongs in its gap. */
const rows = `${misspellings.trim()}\n${hardMisspellings.trim()}`.split('\n')
const gaps = rows.map(row => (row.split('|').at(-1) ?? '').split('____'))

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

test('at steps 4 and 5 the misspelt word stands beside two sentences with hard words', () => {
  const hard = new Map(
    hardMisspellings
      .trim()
      .split('\n')
      .map(row => {
        const [, word = '', wrong = ''] = row.split('|')
        return [word, wrong.split(', ')]
      }),
  )
  for (const { facts, draft } of hardQuestions(correctIt)) {
    assert(hard.get(facts.word)?.slice(0, 3).includes(facts.wrong), facts.wrong)
    const sentences = draft.stem.split('\n\n').slice(1)
    assert.equal(sentences.length, 3)
    assert.equal(sentences.filter(sentence => hard.has(inGap(sentence))).length, 2)
  }
})

prove(spellingMistakes, [
  proof(wordInList, (_, answer) => !rightSpellings.has(answer)),
  proof(wordInSentence, (_, answer, { draft }) => inGap(faulty(draft.stem)) === answer),
  // With the answer in its place, the sentence is correct.
  proof(correctIt, (_, answer, { draft }) => {
    const sentence = faulty(draft.stem)
    const whole = sentence.replace(inGap(sentence), '____')
    return (
      rightSpellings.has(answer) && rows.some(row => row.includes(`|${answer}|`) && row.endsWith(`|${whole}`))
    )
  }),
])
