import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions, wrongOptionsOf } from '../../test/content/hard-questions.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { isAntonym, isSynonym, meansOpposite } from '../../test/content/word-rows.ts'
import { antonyms, missingLetters, opposite, oppositePair } from './antonyms.ts'

const classes = ['noun', 'verb', 'adjective', 'adverb']

test('at steps 4 and 5 the wrong pairs mean the same and are of the same class, and the right pair does not show it by its look', () => {
  const bare = (word: string) => word.replace(/^(?:un|in|im|il|ir|dis|mis|non-?|over|under)/, '')
  for (const composed of hardQuestions(oppositePair)) {
    for (const { text } of wrongOptionsOf(composed)) {
      const [a = '', b = ''] = text.split(' and ')
      assert(isSynonym(composed.facts.class, a, b), text)
    }
    const { word, right, year } = composed.facts
    assert.equal(year, 6)
    assert.notEqual(bare(word).slice(0, 4), bare(right).slice(0, 4))
    assert.notEqual(word.slice(-4), right.slice(-4))
  }
})

prove(antonyms, [
  // The list has the two words as opposites. No other option is an opposite, even in two steps.
  proof(
    opposite,
    (facts, answer, { draft }) =>
      draft.stem.includes(`**${facts.word}**`) && meansOpposite(facts.class, facts.word, answer),
  ),
  proof(oppositePair, (_, answer) => {
    const [a = '', b = ''] = answer.split(' and ')
    return classes.some(wordClass => meansOpposite(wordClass, a, b))
  }),
  // The letters shown are in their places, and the list has the words as opposites.
  proof(missingLetters, (facts, answer, { draft }) => {
    const letters = /`([a-z_ ]+)`/.exec(draft.stem)?.[1]?.split(' ') ?? []
    return (
      letters.length === answer.length &&
      letters.every((letter, at) => letter === '_' || letter === answer[at]) &&
      isAntonym(facts.class, facts.word, answer)
    )
  }),
])
