import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { flaws } from '../../test/content/wording.ts'
import { type Composed, compose } from '../template.ts'
import { sentencesToOrder } from './sentences-to-order.ts'
import { shuffledSentences, superfluousWord, swappedWords, wordInPlace } from './shuffled-sentences.ts'

const all = sentencesToOrder()

const sorted = (words: readonly string[]) => [...words].sort().join(' ')
const known = new Set(all.map(({ words }) => sorted(words)))
const without = (words: readonly string[], word: string) =>
  words.filter((_, at) => at !== words.indexOf(word))
const small = (text: string) => text.toLowerCase().replaceAll(/[.,!?]/g, '')

test('there are at least 160 sentences, none twice, and most have three words that fit nowhere', () => {
  assert(all.length >= 160, `${all.length}`)
  assert.equal(known.size, all.length)
  assert(all.filter(({ hasOneOrder }) => hasOneOrder).length >= 90)
  for (const { text, words, extras, movable } of all) {
    assert.match(text, /^[A-Z][^^*|]*[.?!]$/)
    assert.deepEqual(flaws(text), [])
    assert.equal(new Set([...words, ...extras]).size, new Set(words).size + 3, text)
    assert(words.length >= 5 && movable.length >= 2, text)
  }
})

const determiners = new Set([
  'a',
  'an',
  'the',
  'my',
  'your',
  'our',
  'his',
  'her',
  'its',
  'their',
  'that',
  'this',
])

test('a sentence with one order has no halves and no articles that can change places', () => {
  for (const { text, words } of all.filter(({ hasOneOrder }) => hasOneOrder)) {
    assert.doesNotMatch(text, /\bso\b.* that\b|\bnot to\b|\btoo\b.* to\b|, /)
    assert(new Set(words.filter(word => determiners.has(word))).size < 2, text)
  }
})

test('no extra word is another tense of a form of “be” in the sentence', () => {
  const twins = [
    ['is', 'was'],
    ['are', 'were'],
  ]
  for (const { text, words, extras } of all)
    for (const pair of twins)
      assert(!(pair.some(word => words.includes(word)) && pair.some(word => extras.includes(word))), text)
})

test('at steps 4 and 5, nobody can see the word by looking at the ends of the sentence', () => {
  for (let seed = 0; seed < 300; seed++) {
    const { sentence, at } = compose(wordInPlace, seed, seed % 2 ? 4 : 5).facts
    assert(at > 0 && at < sentence.words.length - 1, sentence.text)
  }
})

test('without another word than the extra one, no sentence is left', () => {
  for (const { words, extras } of all)
    for (const extra of extras)
      for (const word of words)
        assert(!known.has(sorted(without([...words, extra], word))), `${words.join(' ')}: ${extra}, ${word}`)
})

/** Every option must be a printed word, or two of them. */
const arePrinted = ({ draft, ...composed }: Composed<unknown>) =>
  composed.mode === 'options' &&
  composed.options.every(({ text }) => {
    const words = text.toLowerCase().split(' and ')
    const shown = shownIn(draft.stem).map(small)
    return new Set(words).size === words.length && words.every(word => shown.includes(word))
  })

const shownIn = (stem: string) => (/\*\*([^*]+)\*\*$/.exec(stem)?.[1] ?? '').split(/ (?:· )?/)

prove(shuffledSentences, [
  proof(superfluousWord, (_, answer, composed) => {
    assert(arePrinted(composed))
    return known.has(sorted(without(shownIn(composed.draft.stem), answer)))
  }),
  // Finds the sentence that has these words, without one if one is left over, and counts its words.
  proof(wordInPlace, (_, answer, composed) => {
    assert(arePrinted(composed))
    const { draft } = composed
    const shown = shownIn(draft.stem)
    const isExact = !draft.stem.includes('left over')
    const found = all.filter(
      ({ words }) =>
        words.length === shown.length - (isExact ? 0 : 1) &&
        (isExact
          ? sorted(words) === sorted(shown)
          : shown.some(word => sorted(without(shown, word)) === sorted(words))),
    )
    const place = /comes \*\*([a-z ]+)\*\*/.exec(draft.stem)?.[1] ?? ''
    const at = ['first', 'second', 'third', 'fourth', 'fifth', 'last but one', 'last'].indexOf(place)
    return found.length === 1 && found[0]?.words.at(at < 5 ? at : at - 7) === answer
  }),
  // Of all pairs of words, changes these two back and looks the sentence up.
  proof(swappedWords, (_, answer, composed) => {
    assert(arePrinted(composed))
    const { draft } = composed
    const shown = shownIn(draft.stem).map(small)
    const texts = new Set(all.map(({ text }) => small(text)))
    const pairs = shown.flatMap((_, one) =>
      shown.slice(one + 1).map((_, gap) => [one, one + 1 + gap] as const),
    )
    const mended = pairs.filter(([one, other]) => {
      const words = [...shown]
      words[one] = shown[other] ?? ''
      words[other] = shown[one] ?? ''
      return texts.has(words.join(' '))
    })
    const [found] = mended
    return (
      mended.length === 1 &&
      found !== undefined &&
      `${shown[found[0]]} and ${shown[found[1]]}` === answer.toLowerCase()
    )
  }),
])
