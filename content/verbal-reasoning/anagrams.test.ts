import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { flaws } from '../../test/content/wording.ts'
import { type AnagramWord, anagramWords, isOutside } from './anagram-words.ts'
import { anagrams, hiddenCategory, inASentence, notAnAnagram, writeWord } from './anagrams.ts'

const all = anagramWords()

/** How often each letter occurs. */
function counts(letters: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const letter of letters.toLowerCase()) found.set(letter, (found.get(letter) ?? 0) + 1)
  return found
}

function isAnagram(one: string, other: string): boolean {
  const [a, b] = [counts(one), counts(other)]
  return a.size === b.size && [...a].every(([letter, count]) => b.get(letter) === count)
}

test('there are at least 250 words in 20 categories, none twice, and no two with the same letters', () => {
  assert(all.length >= 250, `${all.length}`)
  assert(new Set(all.map(({ category }) => category)).size >= 20)
  for (const [at, { word }] of all.entries())
    for (const other of all.slice(at + 1)) assert(!isAnagram(word, other.word), `${word} ${other.word}`)
})

test('every word completes its sentence, and no clue contains its word', () => {
  for (const { word, clue, category } of all) {
    assert.match(word, /^[A-Z]?[a-z]{4,12}$/)
    assert.match(clue, /^[a-zA-Z][^.]*[^.]$/)
    assert(!new RegExp(`\\b${word}\\b`, 'i').test(clue), clue)
    assert.deepEqual(flaws(`${clue} ${category.sentence.replace('_', word)}`), [])
  }
})

const capitalsIn = (stem: string) => /\*\*([A-Z]{4,})\*\*/.exec(stem)?.[1] ?? ''

const inOrder = (letters: string) => letters.toLowerCase().split('').sort().join('')
const byLetters = Map.groupBy(all, ({ word }) => inOrder(word))
const named = (letters: string) => byLetters.get(inOrder(letters)) ?? []

prove(anagrams, [
  // Finds the word from its letters and its sentence, and counts.
  proof(inASentence, (_, answer, { draft }) => {
    const [, place = ''] = /Which is the \*\*([a-z ]+)\*\* letter/.exec(draft.stem) ?? []
    const letters = capitalsIn(draft.stem)
    const found = named(letters).filter(({ category }) =>
      draft.stem.endsWith(category.sentence.replace('_', `**${letters}**`)),
    )
    const at = ['first', 'second', 'third', 'fourth', 'fifth', 'last but one', 'last'].indexOf(place)
    return found.length === 1 && found[0]?.word.at(at < 5 ? at : at - 7)?.toUpperCase() === answer
  }),
  // Four options have the letters of the word, so the one without them is the answer.
  proof(notAnAnagram, (_, answer, { draft, ...composed }) => {
    const word = capitalsIn(draft.stem)
    if (composed.mode === 'options')
      assert.equal(composed.options.filter(({ text }) => isAnagram(text, word)).length, 4)
    return answer.length === word.length && !isAnagram(answer, word)
  }),
  // Works out the words from the printed letters, and looks for their category in the question.
  proof(hiddenCategory, (_, answer, { draft, ...composed }) => {
    const [, label = ''] = /\*\*([^*]+)\*\*/.exec(draft.stem) ?? []
    const isOdd = draft.stem.includes('Which one is **not**')
    const family = all.find(({ category }) => label === (isOdd ? category.many : category.one))?.category
      .family
    const belongs = ({ category }: AnagramWord) => label === (isOdd ? category.many : category.one)
    if (composed.mode !== 'options' || family === undefined) return false
    const words = composed.options.map(({ text }) => named(text))
    assert(words.every(({ length }) => length === 1))
    const found = words.flat()
    assert(found.every(word => belongs(word) !== isOutside(word, family)))
    const chosen = found.find(({ word }) => word === answer)
    return chosen !== undefined && belongs(chosen) !== isOdd
  }),
  proof(writeWord, (_, answer, { draft }) => {
    const clue = /Clue: (.*)\.$/.exec(draft.stem)?.[1]
    const [, letters = ''] = /Letters: \*\*([A-Z]+)\*\*/.exec(draft.stem) ?? []
    return isAnagram(answer, letters) && all.some(each => each.word === answer && each.clue === clue)
  }),
])
