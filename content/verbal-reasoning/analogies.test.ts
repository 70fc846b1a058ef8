import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { analogies, oneMissing, twoMissing } from './analogies.ts'
import { relations } from './relations.ts'

/** The relations, by index, that connect these two words in this order. */
const joined = (a: string, b: string) =>
  relations().flatMap(({ pairs }, at) =>
    pairs.some(({ first, second }) => first === a && second === b) ? [at] : [],
  )
const alike = (a: string, b: string, c: string, d: string) =>
  joined(a, b).some(at => joined(c, d).includes(at))
const bold = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, found = '']) => found)

test('there are many pairs, and no distractor is an answer', () => {
  const pairs = relations().flatMap(relation => relation.pairs)
  assert(
    relations().length >= 34 && pairs.length >= 350,
    `${relations().length} relations, ${pairs.length} pairs`,
  )
  for (const { pairs: own } of relations()) {
    for (const { first, second, lure } of own) {
      assert(first && second && lure, `${first} ${second} ${lure}`)
      assert(!own.some(pair => pair.first === first && pair.second === lure), `${first} ${lure}`)
      assert.equal(own.filter(pair => pair.first === first).length, 1, first)
    }
  }
})

prove(analogies, [
  proof(oneMissing, (_, answer, { draft }) => {
    const [a = '', b = '', c = ''] = bold(draft.stem)
    return alike(a, b, c, answer)
  }),
  // Of the nine possible choices, exactly one makes two pairs with the same relation.
  proof(twoMissing, ({ one, two }, answer, { draft }) => {
    assert.notEqual(answer, `${one.lure} and ${two.lure}`, 'puppy and bone, caterpillar and leaf')
    const [a = '', c = ''] = bold(draft.stem)
    const [left = [], right = []] = [...draft.stem.matchAll(/\(([^)]+)\)/g)].map(([, words = '']) =>
      words.split(', '),
    )
    const found = left.flatMap(b => right.filter(d => alike(a, b, c, d)).map(d => `${b} and ${d}`))
    return found.length === 1 && found[0] === answer
  }),
])
