import assert from 'node:assert/strict'
import { test } from 'node:test'
import { steps } from '@learn/content/question'
import { compose } from '@learn/content/template'
import { proof, prove } from '../../test/content/proofs.ts'
import { rightSpellings } from '../../test/content/right-spellings.ts'
import { flaws } from '../../test/content/wording.ts'
import { misspellings } from './misspellings.ts'
import { silentLetters, withOneSilent } from './silent-letters.ts'
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

/** Spelling patterns of silent letters, independent of the word list. */
const silentAt: Readonly<Record<string, RegExp>> = {
  k: /^kn/,
  w: /^wr|sword|answer/,
  b: /mb(?:s|er)?$|bt/,
  t: /st(?:en|le)|llets?$/,
  l: /al[mkf]|almon|ould|ol[k]/,
  h: /^gh|^rh|^h(?:our|onest|eir)|exh/,
  g: /^gn|ign(?:s|$)/,
  n: /mns?$/,
  p: /pb|^ps|eipt/,
  s: /isl/,
  u: /gu[aei]|cuit|buil/,
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
  for (const pair of withOneSilent.trim().split(/\n?\d\||, /)) {
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
