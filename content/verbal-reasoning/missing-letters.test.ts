import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { compose } from '../template.ts'
import { knownWords, wordsOfLength } from '../words/common.ts'
import { missingLetters, oneLetter, threeLetters } from './missing-letters.ts'
import { isReadable } from './readable.ts'

test('at steps 4 and 5, each answer makes something one can read, and the start of the word is missing', () => {
  for (const step of [4, 5] as const)
    for (let seed = 0; seed < 300; seed++) {
      const composed = compose(threeLetters, seed, step)
      assert(composed.mode === 'options')
      const { word, at } = composed.facts
      assert(at > 0 && at < 3, word)
      for (const { text } of composed.options)
        assert(isReadable(word.slice(0, at) + text.toLowerCase() + word.slice(at + 3)), `${word}: ${text}`)
    }
})

prove(missingLetters, [
  // Goes through all words with this pattern and checks the letters in their gap.
  proof(threeLetters, (_, answer, { draft }) => {
    const [, before = '', after = ''] = /\*\*([A-Z]*)\(···\)([A-Z]*)\*\*/.exec(draft.stem) ?? []
    const look = new RegExp(`^${before.toLowerCase()}(...)${after.toLowerCase()}$`)
    const gaps = wordsOfLength(before.length + 3 + after.length)
      .flatMap(word => look.exec(word)?.[1] ?? [])
      .filter(gap => knownWords().has(gap))
    return gaps.length === 1 && gaps[0] === answer.toLowerCase()
  }),
  proof(oneLetter, (_, answer, { draft }) => {
    const brackets = [...(draft.stem.split('**')[1] ?? '').matchAll(/([a-z]+) \(\?\) ([a-z]+)/g)]
    const fits = (letter: string) =>
      brackets.every(
        ([, left, right]) => knownWords().has(`${left}${letter}`) && knownWords().has(`${letter}${right}`),
      )
    const found = [...'abcdefghijklmnopqrstuvwxyz'].filter(fits)
    return brackets.length > 0 && found.length === 1 && found[0] === answer.toLowerCase()
  }),
])
