import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isReadersChoice } from '../../test/content/printed-passages.ts'
import { proof, prove } from '../../test/content/proofs.ts'
import { inference, inferInALongText, wordsThatShow, workOut } from './inference.ts'
import { begins, keys } from './passages/key.ts'
import { likelierAnswers } from './passages/likelier-answers.ts'
import { passages } from './passages/passages.ts'

test('each likelier answer replaces one answer of the passages and is not among them itself', () => {
  const answers = passages.flatMap(({ inference, craft }) =>
    [...inference, ...craft].flatMap(({ right, wrong }) => [right, ...Object.values(wrong).flat()]),
  )
  for (const [absurd, likelier] of likelierAnswers) {
    assert.equal(answers.filter(answer => answer === absurd).length, 1, absurd)
    assert(!answers.includes(likelier), likelier)
  }
})

prove(inference, [
  // A reader marked the answers without knowing which were right.
  proof(workOut, ({ passage, at }, answer) => begins(answer, keys[passage]?.workedOut[at])),
  proof(wordsThatShow, ({ passage, at }, answer) => begins(answer.slice(1), keys[passage]?.clues[at])),
  proof(inferInALongText, isReadersChoice),
])
