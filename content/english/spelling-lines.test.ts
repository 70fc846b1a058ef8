import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hardQuestions } from '../../test/content/hard-questions.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { speltWords } from '../../test/content/spelt-words.ts'
import { temptingMisspellings } from './hard-words/tempting-misspellings.ts'
import { misspeltLines } from './misspelt-lines.ts'
import { noMistake, putItRight, spellingLines, whichPart, whichSentence } from './spelling-lines.ts'

const unknownWords = (text: string) =>
  (text.replaceAll('’s', '').match(/[A-Za-zé]+/g) ?? []).filter(word => !speltWords.has(word.toLowerCase()))

const lineOf = (stem: string) => stem.split('\n\n')[1] ?? ''

/** How many letters to add, leave out or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, own] of [...other].entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + Number(letter !== own),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

const tempting = new Set(temptingMisspellings.trim().split(/\s+/))

test('each tempting misspelling is one of the lines, and most lines of years 5 and 6 have one', () => {
  const found = new Set<string>()
  const lines = `${misspeltLines[5]}\n${misspeltLines[6]}`.split('\n').filter(line => line !== '')
  const ways = (line: string) =>
    [...line.matchAll(/=([^}]+)\}/g)].flatMap(([, list = '']) => list.toLowerCase().split(','))
  const withOne = lines.filter(line => {
    const own = ways(line).filter(way => tempting.has(way))
    for (const way of own) found.add(way)
    return own.length > 0
  })
  assert.deepEqual(
    [...tempting].filter(way => !found.has(way)),
    [],
  )
  assert(withOne.length > 150, `${withOne.length} of ${lines.length}`)
})

test('at steps 4 and 5 the mistake is a tempting one', () => {
  for (const { facts } of [...hardQuestions(whichPart), ...hardQuestions(putItRight)]) {
    const wrong = 'wrong' in facts ? facts.wrong : facts.mistake?.wrong
    assert(wrong === undefined || tempting.has(wrong.toLowerCase()), wrong)
  }
})

prove(spellingLines, [
  // The part with a word that the dictionary does not have, or none.
  proof(whichPart, (_, answer, { draft }) => {
    const parts = lineOf(draft.stem)
      .split(' / ')
      .filter(part => unknownWords(part).length > 0)
    return parts.length === 0 ? answer === noMistake : parts.length === 1 && parts[0] === answer
  }),
  proof(whichSentence, (_, answer) => unknownWords(answer).length === 0),
  // The dictionary has the answer, which differs from the only unknown word by a few letters.
  proof(putItRight, (_, answer, { draft }) => {
    const [unknown = '', ...others] = unknownWords(lineOf(draft.stem))
    return others.length === 0 && unknownWords(answer).length === 0 && distance(unknown, answer) <= 4
  }),
])
