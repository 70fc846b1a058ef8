import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proof, prove } from '../../test/content/proofs.ts'
import { compose } from '../template.ts'
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

test('each pair of steps 4 and 5 has four rivals, and none of them is an answer', () => {
  for (const { level, said, pairs } of relations().filter(({ level }) => level > 3))
    for (const { first, second, rivals } of pairs) {
      const texts = rivals.map(({ text }) => text)
      assert.equal(new Set([first, second, ...texts]).size, 6, `${level} ${said} ${first}`)
      for (const text of texts)
        assert(!pairs.some(pair => pair.first === first && pair.second === text), `${first} ${text}`)
    }
})

test('at steps 4 and 5, at least three of the wrong answers are rivals of the right one', () => {
  for (const step of [4, 5] as const)
    for (let seed = 0; seed < 300; seed++) {
      const composed = compose(oneMissing, seed, step)
      assert(composed.mode === 'options')
      const { one, two } = composed.facts
      const texts = two.rivals.map(({ text }) => text)
      const shown = composed.options.map(({ text }) => text)
      assert(shown.filter(text => texts.includes(text)).length >= 3, `${two.first}: ${shown}`)
      assert(!shown.includes(one.second))
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
