import assert from 'node:assert/strict'
import { test } from 'node:test'
import { steps } from '@learn/content/question'
import { compose } from '@learn/content/template'
import { hardQuestions, wrongOptionsOf } from '../../test/content/hard-questions.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { rightSpellings } from '../../test/content/right-spellings.ts'
import { flaws } from '../../test/content/wording.ts'
import { hardMisspellings } from './hard-words/misspellings.ts'
import { rareSilent } from './hard-words/silent-letters.ts'
import { misspellings } from './misspellings.ts'
import { moreSilent, moreWithOneSilent, silentLetters, withOneSilent } from './silent-letters.ts'
import {
  missingLetters,
  rightSpelling,
  trickySpellings,
  whichIsSilent,
  wordWithSilent,
} from './tricky-spellings.ts'

test('no misspelling is a word, and every sentence is correct with its word', () => {
  const rows = misspellings.trim().split('\n')
  assert(rows.length >= 150)
  for (const row of rows) {
    const [, , word = '', wrong = '', sentence = ''] = row.split('|')
    assert(rightSpellings.has(word), word)
    const all = wrong.split(', ')
    assert.equal(new Set([word, ...all]).size, 5, row)
    for (const other of all) assert(!rightSpellings.has(other) && /^[A-Za-z]+$/.test(other), other)
    assert.equal(sentence.split('____').length, 2, row)
    assert.deepEqual(flaws(sentence.replace('____', word)), [])
  }
})

test('the hard words have five misspellings each, none of them a word, and a sentence', () => {
  for (const row of hardMisspellings.trim().split('\n')) {
    const [rule = '', word = '', wrong = '', sentence = ''] = row.split('|')
    assert(`missed-${rule}` in trickySpellings.misconceptions(), rule)
    assert(rightSpellings.has(word), word)
    const all = wrong.split(', ')
    assert.equal(new Set([word, ...all]).size, 6, row)
    for (const other of all) assert(!rightSpellings.has(other) && /^[a-z]+$/.test(other), other)
    assert.equal(sentence.split('____').length, 2, row)
    assert.deepEqual(flaws(sentence.replace('____', word)), [])
  }
})

test('at steps 4 and 5 only hard words are asked for, and no misspelling has a letter three times in a row', () => {
  const hard = new Set(hardMisspellings.split('\n').map(row => row.split('|')[1]))
  for (const composed of hardQuestions(rightSpelling)) {
    assert(hard.has(composed.facts.word), composed.facts.word)
    for (const { text } of wrongOptionsOf(composed)) assert.doesNotMatch(text, /(.)\1\1/)
  }
})

/** Spelling patterns of silent letters, independent of the word list. */
const silentAt: Readonly<Record<string, RegExp>> = {
  k: /^kn/,
  w: /^wr|sword|answer/,
  b: /mb(?:s|er|found)?$|bt/,
  t: /st(?:en|le|ling)|llets?$|depot|cabaret|rapport|debut|^ts/,
  l: /al[mkf]|almon|ould|ol[k]/,
  h: /^gh|^rh|^h(?:our|onest|onor|eir)|exh|gh[aey]/,
  g: /^gn|ign(?:s|er|ment|$)/,
  n: /mns?$|mnly$/,
  p: /pb|^p[nst]|eipt/,
  s: /isl|viscount|debris/,
  u: /gu[aei]|cuit|guilt|buil/,
  c: /ict$/,
  i: /busin/,
  o: /eop/,
}
const heardDespite = new Set(['number', 'timber', 'amber', 'member', 'lumber', 'signal'])
const isSilent = (letter: string, word: string) =>
  (silentAt[letter]?.test(word) ?? false) && !heardDespite.has(word)

test('silent letters follow the patterns', () => {
  for (const row of silentLetters.trim().split('\n')) {
    const [, letter = '', silent = '', heard = ''] = row.split('|')
    for (const word of silent.split(', ')) assert(isSilent(letter, word), word)
    for (const word of heard.split(', ')) assert(word.includes(letter) && !isSilent(letter, word), word)
  }
  for (const row of moreSilent.trim().split('\n')) {
    const [letter = '', words = '', heard = ''] = row.split('|')
    const known = new RegExp(`^\\d\\|${letter}\\|(.*)\\|`, 'm').exec(silentLetters)?.[1]?.split(', ') ?? []
    for (const word of words.split(', ')) assert(isSilent(letter, word) && !known.includes(word), word)
    for (const word of heard.split(', ')) assert(word.includes(letter) && !isSilent(letter, word), word)
  }
  const one = `${withOneSilent}${moreWithOneSilent}`.trim().split(/\n?\d\||, /)
  for (const pair of [...one, ...rareSilent.trim().split(/,\s+/)]) {
    const [word = '', letter = ''] = pair.trim().split(' ')
    if (word === '') continue
    assert(new Set(word).size >= 5, word)
    assert.deepEqual(
      Object.keys(silentAt).filter(other => isSilent(other, word)),
      [letter],
      word,
    )
  }
})

test('at steps 4 and 5 the silent letter is not also heard elsewhere in the word', () => {
  for (const { facts } of hardQuestions(whichIsSilent))
    assert.equal(facts.word.split(facts.letter).length, 2, facts.word)
})

test('no word with a doubled letter, or with ck, is offered where one of its letters could be called silent', () => {
  for (const step of steps)
    for (let seed = 0; seed < 300; seed++) {
      const composed = compose(wordWithSilent, seed, step)
      assert(composed.mode === 'options')
      const letter = boldIn(composed.draft.stem)
      for (const { text } of composed.options)
        assert(!text.includes(letter + letter) && !(letter === 'k' && text.includes('ck')), text)
    }
})

const boldIn = (stem: string) => /\*\*([^*]+)\*\*/.exec(stem)?.[1] ?? ''

prove(trickySpellings, [
  proof(rightSpelling, (_, answer) => rightSpellings.has(answer)),
  // Of all correctly spelt words, only the answer has these letters in these places and fits the sentence.
  proof(missingLetters, (_, answer, { draft }) => {
    const gapped = /`([A-Za-z_ ]+)`/.exec(draft.stem)?.[1]?.replaceAll(' ', '') ?? ''
    const pattern = new RegExp(`^${gapped.replaceAll('_', '.')}$`)
    const sentence = draft.stem.split('\n\n')[2] ?? ''
    const belongs = (word: string) =>
      misspellings.split('\n').some(row => row.split('|')[2] === word && row.endsWith(`|${sentence}`))
    return [...rightSpellings].filter(word => pattern.test(word) && belongs(word)).join() === answer
  }),
  proof(wordWithSilent, (_, answer, { draft }) => isSilent(boldIn(draft.stem), answer)),
  proof(whichIsSilent, (_, answer, { draft }) => isSilent(answer, boldIn(draft.stem))),
])
