import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { begins, keys } from './passages/key.ts'
import { moreAnswers } from './passages/more-answers.ts'
import { passages } from './passages/passages.ts'
import { findFact, findInALongText, retrieval, wordsThatTell } from './retrieval.ts'

const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

test('every quotation occurs once in its passage, and passages have the right length', () => {
  assert(passages.length >= 26)
  assert.deepEqual(Object.keys(keys).sort(), passages.map(({ id }) => id).sort())
  for (const { id, text, retrieval, inference, craft, meanings, others, gaps } of passages) {
    const words = text.split(/\s+/).length
    assert(words >= 110 && words <= 190, `${id} has ${words} words`)
    for (const list of [retrieval, inference, craft, meanings]) assert(list.length >= 3, id)
    const quotes = [
      ...[...retrieval, ...inference, ...craft].map(({ proof }) => proof),
      ...meanings.map(({ around }) => around),
      ...others,
      ...gaps.map(({ around }) => around.replace(/[[\]]/g, '')),
    ]
    for (const quote of quotes) assert.equal(flat(text).split(quote).length, 2, `${id}: ${quote}`)
  }
})

test('more wrong answers than four are for some questions on facts, and differ from all the others', () => {
  let count = 0
  for (const { id, retrieval } of passages)
    for (const [at, { right, wrong }] of retrieval.entries()) {
      const all = [right, ...Object.values(wrong).flat(), ...moreAnswers(id, at)]
      assert.equal(new Set(all).size, all.length, `${id}: ${all}`)
      count += moreAnswers(id, at).length
    }
  assert(count > 50, `${count}`)
})

prove(retrieval, [
  // A reader marked the answers without knowing which were right.
  proof(findFact, ({ passage, at }, answer) => begins(answer, keys[passage]?.facts[at])),
  proof(
    wordsThatTell,
    ({ passage, at }, answer, { draft }) =>
      begins(answer.slice(1), keys[passage]?.factWords[at]) &&
      flat(draft.passage?.text ?? '').includes(answer.slice(1, -1)),
  ),
  proof(findInALongText, isReadersChoice),
])
