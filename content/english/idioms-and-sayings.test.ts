import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions, wrongOptionsOf } from '../../test/content/hard-questions.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { guessedMeanings } from './hard-words/guessed-meanings.ts'
import { idiomsAndSayings, meaningOfSaying, missingWord, sayingForMeaning } from './idioms-and-sayings.ts'
import { moreSayings } from './more-sayings.ts'
import { sayings } from './sayings.ts'

const rowsOf = (list: string) =>
  list
    .trim()
    .split('\n')
    .map(row => row.split('|'))
const rows = [
  ...new Map([...rowsOf(sayings), ...rowsOf(moreSayings)].map(row => [row[1], row] as const)).values(),
]
const whole = (text = '') => text.replace(/\[([A-Za-z-]+).*\]/, '$1')

test('there are at least 200 sayings, each with its own meaning', () => {
  assert(rows.length >= 200)
  assert.equal(new Set(rows.map(row => whole(row[1]))).size, rows.length)
  assert.equal(new Set(rows.flatMap(([, , meaning, literal]) => [meaning, literal])).size, rows.length * 2)
  for (const [, text = '', meaning = '', literal = ''] of rows) {
    assert.match(text, /^[^[]*\[[A-Za-z-]+(\/[a-z]+)*\][^[]*$/, text)
    assert(meaning.length > 5 && literal.length > 5, text)
  }
})

test('each saying of years 5 and 6 has a likely guess, which is the meaning of none', () => {
  const guesses = new Map(rowsOf(guessedMeanings).map(([saying = '', guess = '']) => [saying, guess]))
  const hard = rows.filter(([year]) => year !== '4')
  assert.deepEqual([...guesses.keys()].sort(), hard.map(row => whole(row[1])).sort())
  assert.equal(new Set(guesses.values()).size, guesses.size)
  for (const guess of guesses.values()) assert(!rows.some(row => row.slice(2).includes(guess)), guess)
})

test('at steps 4 and 5 no option takes the saying literally, and a likely guess is offered', () => {
  const literal = new Set(rows.map(row => row[3]))
  for (const composed of hardQuestions(meaningOfSaying)) {
    const wrong = wrongOptionsOf(composed)
    assert(!wrong.some(({ text }) => literal.has(text)), composed.draft.stem)
    assert(wrong.some(({ misconception }) => misconception === 'guessed-from-the-words'))
  }
})

prove(idiomsAndSayings, [
  // The saying is read from the stem and found by its text.
  proof(meaningOfSaying, (_, answer, { draft }) => {
    const asked = /“\*\*(.*)\*\*”/.exec(draft.stem)?.[1]
    return rows.some(([, text, meaning]) => whole(text) === asked && meaning === answer)
  }),
  proof(sayingForMeaning, (_, answer, { draft }) => {
    const asked = /“(.*)”/.exec(draft.stem)?.[1]
    return rows.some(([, text, meaning]) => meaning === asked && whole(text) === answer)
  }),
  // With the answer in the gap, this is a saying, and it has the meaning in the stem.
  proof(missingWord, (_, answer, { draft }) => {
    const [asked = '', gapped = ''] = draft.stem.split('\n\n')
    const filled = gapped.replace(/\.$/, '').replace(/[A-Za-z]?____/, answer)
    return rows.some(([, text, meaning = '']) => whole(text) === filled && asked.includes(`“${meaning}”`))
  }),
])
