import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { LearnNextStep } from '@learn/contract/learn/decisions'
import { type Child, family } from '../../../test/support/learning/family.ts'
import { answer, begin, next, reproduction, rightAnswer } from '../../../test/support/learning/practising.ts'
import { World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

/** Practises until a question on a long text comes, and returns that step. */
async function reachLongText(child: Child, sessionId: string): Promise<LearnNextStep> {
  for (let count = 0; count < 40; count++) {
    const step = await next(world, child, sessionId)
    if (step.question?.set) return step
    if (step.question) await answer(world, child, step.decision.id, rightAnswer(step.decision.questionId))
    else world.clock.ahead += 1_000
  }
  throw new Error('no long text came')
}

/** A child of Year 6 who practises the reading of texts only. */
async function reader() {
  const child = await family(world, { subjectIds: ['english'], yearGroup: 'Year 6' })
  const { id: sessionId } = await begin(world, child, {
    sessionType: 'practice',
    allowedActionTypes: ['practice'],
  })
  return { child, sessionId }
}

test('a child who is asked about a long text gets all questions on it, each once, and then something else', async () => {
  const { child, sessionId } = await reader()
  let step = await reachLongText(child, sessionId)
  const { id, count } = step.question?.set ?? assert.fail('no set')
  const { passage } = step.question ?? {}
  const places: number[] = []
  while (step.question?.set?.id === id) {
    places.push(step.question.set.position)
    assert.deepEqual(step.question.passage, passage)
    assert.equal(step.question.set.count, count)
    if (places.length > 1) {
      assert.equal(step.decision.propensity, 1)
      const { body } = await world.call('learn.explainLearnDecision', child.parent.token, {
        decisionId: step.decision.id,
      })
      assert.equal(body.forStudent, 'Here is another question about the same text.')
      assert.equal(step.decision.selectedCandidateId, `practice:${step.question.topicId}`)
    }
    assert((await reproduction(world, child.parent.token, step.decision.id)).identical)
    await answer(world, child, step.decision.id, rightAnswer(step.decision.questionId))
    step = await next(world, child, sessionId)
  }
  assert.equal(places.length, count)
  const [first, ...others] = places
  assert.deepEqual(
    others,
    others.toSorted((a, b) => a - b),
  )
  assert.equal(new Set([first, ...others]).size, count)
})

test('a test that comes between has short texts only, and leaves the text where it was', async () => {
  const { child, sessionId } = await reader()
  const step = await reachLongText(child, sessionId)
  await answer(world, child, step.decision.id, rightAnswer(step.decision.questionId))
  const again = await next(world, child, sessionId)
  assert.equal(again.question?.set?.id, step.question?.set?.id)
  const other = await begin(world, child, { sessionType: 'mini-test', subjectIds: ['english'] })
  for (let count = 0; count < 5; count++) {
    const { question, decision } = await next(world, child, other.id)
    assert.equal(question?.set, null)
    await answer(world, child, decision.id, 'A')
  }
})
