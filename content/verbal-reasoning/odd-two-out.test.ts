import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { compose } from '../template.ts'
import { harderGroups } from './harder-groups.ts'
import { joinGroup, oddTwo, oddTwoOut } from './odd-two-out.ts'
import { groups } from './word-groups.ts'

const allGroups = [...groups(), ...harderGroups()]

test('there are many groups, with at least five words each', () => {
  assert(groups().length >= 60, `${groups().length} groups`)
  assert(harderGroups().length >= 60, `${harderGroups().length} harder groups`)
  for (const { name, words } of allGroups)
    assert(words.length >= 5 && new Set(words).size === words.length, name)
})

/** All sets of three of these words that are in one group. */
function threes(words: readonly string[]): string[][] {
  const sets = words.flatMap((a, i) =>
    words.slice(i + 1).flatMap((b, j) => words.slice(i + j + 2).map(c => [a, b, c])),
  )
  return sets.filter(set => allGroups.some(group => set.every(word => group.members.includes(word))))
}

const listIn = (stem: string) =>
  (
    [...stem.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text).find(text => text.includes(', ')) ??
    ''
  ).split(', ')

test('steps 4 and 5 ask only for the closer groups, and all answers are of one theme', () => {
  for (const step of [4, 5] as const)
    for (let seed = 0; seed < 300; seed++) {
      const composed = compose(joinGroup, seed, step)
      assert(composed.mode === 'options')
      const { name } = composed.facts
      const group = harderGroups().find(each => each.name === name)
      const near = harderGroups().filter(({ theme }) => theme === group?.theme)
      for (const { text } of composed.options)
        assert(
          near.some(({ words }) => words.includes(text)),
          `${name}: ${text}`,
        )
      assert(compose(oddTwo, seed, step).facts.hard)
    }
})

prove(oddTwoOut, [
  proof(oddTwo, (_, answer, { draft }) => {
    const words = listIn(draft.stem)
    const found = threes(words)
    const rest = words.filter(word => !found[0]?.includes(word))
    return found.length === 1 && rest.join(' and ') === answer
  }),
  proof(joinGroup, (_, answer, { draft }) => {
    const shown = listIn(draft.stem)
    return (
      shown.length === 3 &&
      allGroups.some(({ members }) => [...shown, answer].every(word => members.includes(word)))
    )
  }),
])
