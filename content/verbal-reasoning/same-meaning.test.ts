import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { flaws } from '../../test/content/wording.ts'
import { compose } from '../template.ts'
import { words } from '../words/words.ts'
import { doubleMeanings } from './double-meanings.ts'
import { sameMeaning, twoPairs, twoSentences, writeWord } from './same-meaning.ts'

const all = doubleMeanings()
const meanings = all.flatMap(({ word, meanings }) => meanings.map(meaning => ({ word, ...meaning })))

/** Words that share a meaning, from this list and from the vocabulary. */
const clusters = [
  ...meanings.map(({ word, same }) => [word, ...same]),
  ...words.all().map(({ word, synonyms }) => [word, ...synonyms]),
]
const together = (one: string, other: string) =>
  clusters.some(words => words.includes(one) && words.includes(other))

test('there are enough words at each level, and none twice', () => {
  assert(all.length >= 160, `${all.length}`)
  assert.equal(new Set(all.map(({ word }) => word)).size, all.length)
  for (const level of [1, 2, 3, 4, 5])
    assert(all.filter(each => each.level === level).length >= 32, `${level}`)
})

test('every row is complete, and its words are different', () => {
  for (const { word, meanings } of all) {
    const words = [word, ...meanings.flatMap(({ same, near }) => [...same, ...near])]
    assert.equal(new Set(words).size, words.length, words.join(' '))
    assert(
      words.every(text => /^[a-zéêè]+(-[a-z]+)?$/.test(text)),
      words.join(' '),
    )
    for (const { same, inSentence, near, sentence } of meanings) {
      assert(same.length >= 2 && near.length === 3, word)
      assert.match(sentence, /^[A-Z][^_]*_[^_]*[.?!]$/)
      assert(!new RegExp(`\\b${word}\\b`, 'i').test(sentence), sentence)
      for (const text of [word, ...near, ...inSentence])
        assert.deepEqual(flaws(sentence.replace('_', text)), [])
    }
  }
})

test('a word that goes with one meaning does not go with the other', () => {
  for (const { word, meanings } of all)
    for (const [at, { near }] of meanings.entries())
      for (const other of meanings[1 - at]?.same ?? [])
        for (const text of near) assert(!together(text, other), `${word}: ${text} and ${other}`)
})

test('at steps 4 and 5, another word with one of the meanings is always among the answers', () => {
  for (let seed = 0; seed < 400; seed++) {
    const composed = compose(twoSentences, seed, seed % 2 ? 4 : 5)
    assert(composed.mode === 'options')
    const { word, first, second } = composed.facts
    const same = [...first.inSentence, ...second.inSentence]
    const rivals = composed.options.filter(({ text }) => same.includes(text))
    assert(rivals.length >= Math.min(2, same.length - 1), word)
  }
})

const bracketsOf = (stem: string) =>
  [...stem.matchAll(/\(([^)]+)\)/g)].map(([, words = '']) => words.split(', '))

/** Whether these two words are given for one meaning of the word, and those two for its other one. */
const goesWith = (word: string, [one = [], two = []]: readonly string[][]) => {
  const own = meanings.filter(meaning => meaning.word === word)
  const at = (pair: readonly string[]) =>
    own.findIndex(({ same }) => pair.length === 2 && pair.every(text => same.includes(text)))
  return at(one) >= 0 && at(two) >= 0 && at(one) !== at(two)
}

prove(sameMeaning, [
  proof(twoPairs, (_, answer, { draft }) => goesWith(answer, bracketsOf(draft.stem))),
  proof(twoSentences, (_, answer, { draft }) => {
    const lines = draft.stem.split('\n').filter(line => /^\d\. /.test(line))
    const filled = lines.map(line => line.slice(3).replace('______', '_'))
    return filled.every(line => meanings.some(({ word, sentence }) => word === answer && sentence === line))
  }),
  proof(writeWord, (_, answer, { draft }) => {
    const [, length, first = '', last = ''] =
      /\*\*(\d+) letters\*\*, begins with \*\*(.)\*\* and ends with \*\*(.)\*\*/.exec(draft.stem) ?? []
    const found = all
      .map(({ word }) => word)
      .filter(word => word.length === Number(length) && word.startsWith(first) && word.endsWith(last))
      .filter(word => goesWith(word, bracketsOf(draft.stem)))
    return found.length === 1 && found[0] === answer
  }),
])
