import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions, wrongOptionsOf } from '../../test/content/hard-questions.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { isSynonym, meansNearly, wordsMeaning } from '../../test/content/word-rows.ts'
import { hardMeanings } from './hard-words/meanings.ts'
import { meaningSentences } from './meaning-sentences.ts'
import { moreMeaningSentences, moreWrongWords } from './more-meaning-sentences.ts'
import { meaningOfWord, wordForMeaning, wordInSentence, wordMeanings } from './word-meanings.ts'

const sentenceRows = `${meaningSentences}${moreMeaningSentences}`
  .split('\n')
  .filter(row => row.includes('|'))
  .map(row => row.split('|'))

const moreOf = (word: string) =>
  (new RegExp(`(?:^|[;\\s])${word}: ([^;\\n]*)`).exec(moreWrongWords)?.[1] ?? '')
    .split(', ')
    .filter(other => other !== '')

const wrongIn = ([, word = '', , wrong = '']: readonly string[]) => [...wrong.split(', '), ...moreOf(word)]

test('every sentence has one gap, a word of its own and at least seven others that mean something else', () => {
  assert(sentenceRows.length >= 370, `${sentenceRows.length}`)
  assert.equal(new Set(sentenceRows.map(([, word]) => word)).size, sentenceRows.length)
  for (const row of sentenceRows) {
    const [, word = '', sentence = ''] = row
    const all = [word, ...wrongIn(row)]
    assert(all.length >= 8 && new Set(all).size === all.length, `${word}: ${all}`)
    assert.equal(sentence.split('____').length, 2, sentence)
    for (const wordClass of ['noun', 'verb', 'adjective', 'adverb'])
      for (const other of all.slice(1)) assert(!isSynonym(wordClass, word, other), `${word}: ${other}`)
  }
})

const plain = (wordClass: string, meaning: string) =>
  wordClass === 'verb' ? meaning.replace(/^to /, '') : meaning

const hardRows = hardMeanings
  .trim()
  .split('\n')
  .map(row => row.split('|'))

test('each hard word has a meaning of its own that does not explain itself, and five rivals that mean something else', () => {
  assert.equal(new Set(hardRows.map(([, word]) => word)).size, hardRows.length)
  assert.equal(new Set(hardRows.map(([, , meaning]) => meaning)).size, hardRows.length)
  for (const [wordClass = '', word = '', meaning = '', list = ''] of hardRows) {
    const rivals = list.split(', ')
    assert.equal(new Set([word, ...rivals]).size, 6, word)
    for (const rival of rivals) assert(!meansNearly(wordClass, word, rival), `${word}: ${rival}`)
    for (const part of meaning.split(/\P{L}+/u).filter(({ length }) => length > 4))
      assert(!word.includes(part.slice(0, 5)), `${word}: ${part}`)
    assert.doesNotMatch(word, /less$|ful$/)
  }
})

test('at steps 4 and 5 every rival was chosen for its word', () => {
  for (const composed of hardQuestions(wordForMeaning)) {
    const row = hardRows.find(([, word]) => word === composed.facts.right)
    for (const { text } of wrongOptionsOf(composed)) assert(row?.[3]?.split(', ').includes(text), text)
  }
})

prove(wordMeanings, [
  // The meaning is read from the stem and looked up in reverse. A word with nearly the same meaning also counts.
  proof(wordForMeaning, (facts, answer, { draft }) =>
    [
      ...wordsMeaning(facts.class, plain(facts.class, /“(.*)”/.exec(draft.stem)?.[1] ?? '')),
      ...hardRows.flatMap(([wordClass, word = '', meaning = '']) =>
        wordClass === facts.class && draft.stem.endsWith(`${wordClass === 'verb' ? 'to ' : ''}${meaning}”?`)
          ? word
          : [],
      ),
    ].some(word => word === answer || meansNearly(facts.class, word, answer)),
  ),
  proof(meaningOfWord, (facts, answer, { draft }) => {
    const asked = /\*\*(.*)\*\*/.exec(draft.stem)?.[1] ?? ''
    return wordsMeaning(facts.class, plain(facts.class, answer)).some(
      word => word === asked || meansNearly(facts.class, asked, word),
    )
  }),
  // The row with this sentence starts with the answer, and no row has an option as both right and wrong.
  proof(wordInSentence, (facts, answer, { draft }) => {
    const sentence = draft.stem.split('\n\n')[1] ?? ''
    return sentenceRows.some(
      row =>
        row[2]?.replaceAll('{name}', facts.name) === sentence &&
        row[1] === answer &&
        !wrongIn(row).includes(answer),
    )
  }),
])
