import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passageFlaws } from '../../../test/content/passage-flaws.ts'
import '../../index.ts' // Its topics make the templates of the sets.
import { textKinds } from './long-passage.ts'
import { longPassages } from './long-passages.ts'
import { questionsOn, setOf } from './sets.ts'

test('every long passage and its questions are well made', () => {
  const flawed = longPassages.flatMap(passage => passageFlaws(passage).map(flaw => `${passage.id}: ${flaw}`))
  assert.deepEqual(flawed, [])
})

test('there are passages of every kind, each with its own id and title', () => {
  for (const kind of textKinds)
    assert(longPassages.filter(passage => passage.kind === kind).length >= 4, kind)
  assert.equal(new Set(longPassages.map(({ id }) => id)).size, longPassages.length)
  assert.equal(new Set(longPassages.map(({ title }) => title)).size, longPassages.length)
})

test('each question of a set can be asked by itself, and leads to the whole set in order', () => {
  for (const passage of longPassages) {
    const questions = questionsOn(passage)
    assert.equal(questions.length, passage.items.length)
    for (const [at, reference] of questions.entries()) {
      const set = setOf(reference)
      assert.equal(set?.passage.id, passage.id)
      assert.equal(set?.at, at)
      assert.deepEqual(set?.questions, questions)
    }
  }
})
