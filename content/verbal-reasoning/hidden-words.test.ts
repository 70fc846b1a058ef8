import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { steps } from '../question.ts'
import { compose } from '../template.ts'
import { mayBeWord, wordsOfLength } from '../words/common.ts'
import { hiddenWord, hiddenWords, whichWords } from './hidden-words.ts'

const wordsIn = (stem: string) => (/\*\*([^*]+)\.\*\*/.exec(stem)?.[1] ?? '').toLowerCase().split(' ')

/** Finds every listed word in the letters of the sentence that crosses a space between two words. */
function hidden(words: readonly string[]): { word: string; pair: string }[] {
  const letters = words.join('')
  const owner = words.flatMap((word, at) => [...word].map(() => at))
  const found: { word: string; pair: string }[] = []
  for (const word of wordsOfLength(4)) {
    for (let from = letters.indexOf(word); from >= 0; from = letters.indexOf(word, from + 1)) {
      const [first = 0, last = 0] = [owner[from], owner[from + 3]]
      if (first !== last) found.push({ word, pair: words.slice(first, last + 1).join(' ') })
    }
  }
  return found
}

test('many words are hidden, none of them far more often than others, and no whole word is a part of one', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 5_000; seed++) {
    const { facts } = compose(hiddenWord, seed, steps[seed % steps.length] ?? 1)
    const { words, hidden: word, border, inFirst } = facts
    counts.set(word, (counts.get(word) ?? 0) + 1)
    assert((words[border]?.length ?? 0) > inFirst && (words[border + 1]?.length ?? 0) > 4 - inFirst)
  }
  assert(counts.size >= 300, `${counts.size}`)
  assert(Math.max(...counts.values()) <= 60)
})

prove(hiddenWords, [
  proof(whichWords, (_, answer, { draft }) => {
    const found = hidden(wordsIn(draft.stem))
    return found.length === 1 && found[0]?.pair === answer
  }),
  proof(hiddenWord, (_, answer, { draft }) => {
    const found = hidden(wordsIn(draft.stem))
    return found.length === 1 && found[0]?.word === answer && mayBeWord(answer)
  }),
])
