import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { flaws } from '../../test/content/wording.ts'
import { secondHomophoneSets as homophoneSets } from './homophone-sets.ts'
import { fillTheGap, homophones, sentenceWithMistake, wordForMeaning } from './homophones.ts'

const cells = homophoneSets
  .trim()
  .split('\n')
  .flatMap(row => row.split(' / ').slice(1))
  .map(cell => cell.split(' = '))

/** Every correct sentence of the list, found by its text. */
const correct = new Set(
  cells.flatMap(([word = '', , ...sentences]) => sentences.map(sentence => sentence.replace('____', word))),
)

test('there are at least 40 sets, and every word has its own meaning and sentences', () => {
  assert(homophoneSets.trim().split('\n').length >= 40)
  const meanings = cells.map(([, meaning]) => meaning)
  assert.equal(new Set(meanings).size, meanings.length)
  const sentences = cells.flatMap(([, , ...list]) => list)
  assert.equal(new Set(sentences).size, sentences.length)
  for (const [word = '', meaning = '', ...list] of cells) {
    assert.match(word, /^[a-zI']+$/)
    assert(list.length > 0 && meaning !== '', word)
    for (const sentence of list) {
      assert.equal(sentence.split('____').length, 2, sentence)
      assert.doesNotMatch(sentence.toLowerCase(), new RegExp(`\\b${word.toLowerCase()}\\b`), sentence)
      assert.deepEqual(flaws(sentence.replace('____', word)), [])
    }
  }
})

prove(homophones, [
  // With the answer in the gap, the sentence is one of the correct ones. With any word that sounds the same, it is not.
  proof(fillTheGap, ({ alike }, answer, { draft }) => {
    const sentence = draft.stem.split('\n\n')[1] ?? ''
    return (
      correct.has(sentence.replace('____', answer)) &&
      !alike.some(word => correct.has(sentence.replace('____', word)))
    )
  }),
  proof(sentenceWithMistake, (_, answer, { draft }) =>
    draft.stem.startsWith('One of') ? !correct.has(answer) : correct.has(answer),
  ),
  // Only the answer has this meaning in the whole list.
  proof(wordForMeaning, (_, answer, { draft }) => {
    const meaning = /“(.*)”\?$/.exec(draft.stem)?.[1]
    return cells.some(cell => cell[1] === meaning && cell[0] === answer)
  }),
])
