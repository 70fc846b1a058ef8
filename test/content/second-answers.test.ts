import assert from 'node:assert/strict'
import { test } from 'node:test'
import { britishWords } from './dictionary.ts'
import { searchSecondAnswers, solvers } from './second-answers.ts'

const isWord = britishWords()
const skip = isWord ? false : 'left out: /usr/share/dict/british-english is missing (Debian: wbritish)'

test('verbal questions have no second answer, not even with a larger list of words', { skip }, () => {
  const { checked, found } = searchSecondAnswers(1_500, isWord ?? (() => false))
  assert.equal(checked, 1_500)
  assert.deepEqual(found, [])
})

test('the solvers find a second answer where there is one', () => {
  const words = new Set(['sort', 'snot', 'driven', 'driver', 'sit', 'site', 'boos', 'book', 'kite'])
  const isKnown = (text: string) => words.has(text)
  const asked = { stem: '**snort drive**' } as Parameters<(typeof solvers)[string]>[0] // Only the stem is read.
  assert.deepEqual(new Set(solvers['letter-moves.which-letter']?.(asked, isKnown)), new Set(['N', 'R']))
  const twice = { ...asked, stem: '**(7 [28] 3) and (5 [20] 3) and (10 [?] 8)**' }
  assert.deepEqual(new Set(solvers['related-numbers.middle-number']?.(twice, isKnown)).has('40'), true)
})
