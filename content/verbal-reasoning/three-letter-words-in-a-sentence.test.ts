import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { flaws } from '../../test/content/wording.ts'
import { knownWords } from '../words/common.ts'
import { decent } from './alphabet.ts'
import {
  chooseLetters,
  sameLetters,
  threeLetterWordsInASentence,
  writeLetters,
} from './three-letter-words-in-a-sentence.ts'
import { wordsWithGaps } from './words-with-gaps.ts'

const all = wordsWithGaps()

const words = new Set([...knownWords(), ...all.map(({ word }) => word)])

test('there are at least 200 words, none twice, with different letters to find', () => {
  assert(all.length >= 200, `${all.length}`)
  assert.equal(new Set(all.map(({ word }) => word)).size, all.length)
  assert(new Set(all.map(({ missing }) => missing)).size >= 100)
})

test('every sentence has one word in capitals, and every missing word is one that a child knows', () => {
  for (const { sentence, word, rest, missing, at } of all) {
    assert.match(sentence, /^(?:[A-Z“][^*]*)?\*\*[A-Z]{2,}\*\*[^*]*[.?!”]$/, sentence)
    assert(!sentence.toLowerCase().includes(word), sentence)
    assert.equal(rest.slice(0, at) + missing + rest.slice(at), word)
    assert(knownWords().has(missing), missing)
    assert(decent(rest), rest)
    assert.deepEqual(flaws(sentence), [])
  }
})

test('no other three letters make the same word', () => {
  for (const { word, missing, at, rest } of all)
    for (let from = 0; from + 3 <= word.length; from++)
      if (from !== at && word.slice(0, from) + word.slice(from + 3) === rest)
        assert(!knownWords().has(word.slice(from, from + 3)), `${word}: ${missing}`)
})

/** The words that these letters complete, put in at any place. */
function completed(capitals: string, letters: string): string[] {
  const [rest, three] = [capitals.toLowerCase(), letters.toLowerCase()]
  const look = Array.from({ length: rest.length + 1 }, (_, at) => rest.slice(0, at) + three + rest.slice(at))
  return [...new Set(look.filter(word => words.has(word)))]
}

const capitalsIn = (stem: string) => [...stem.matchAll(/\*\*([A-Z]+)\*\*/g)].map(([, found = '']) => found)

/** Whether the letters complete every word in capitals, and the sentence is about this word. */
const completesAll = (stem: string, answer: string) =>
  capitalsIn(stem).every(capitals =>
    completed(capitals, answer).some(word =>
      all.some(gap => gap.word === word && stem.includes(gap.sentence)),
    ),
  )

prove(threeLetterWordsInASentence, [
  // A wrong option completes no word at all, so that it can’t be argued for.
  proof(chooseLetters, (_, answer, { draft, ...composed }) => {
    const [capitals = ''] = capitalsIn(draft.stem)
    if (composed.mode === 'options')
      for (const { text, misconception } of composed.options)
        if (misconception) {
          assert.deepEqual(completed(capitals, text), [], `${capitals}: ${text}`)
          assert(knownWords().has(text.toLowerCase()), text)
        }
    return completesAll(draft.stem, answer)
  }),
  proof(sameLetters, (_, answer, { draft, ...composed }) => {
    if (composed.mode === 'options')
      for (const { text, misconception } of composed.options)
        if (misconception) {
          assert(!capitalsIn(draft.stem).every(capitals => completed(capitals, text).length > 0))
          assert(knownWords().has(text.toLowerCase()), text)
        }
    return completesAll(draft.stem, answer)
  }),
  proof(writeLetters, (_, answer, { draft }) => completesAll(draft.stem, answer)),
])
