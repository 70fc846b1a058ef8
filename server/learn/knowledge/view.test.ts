import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import {
  contentVersion,
  examFamilyIds,
  examShare,
  modesOf,
  subjectIds,
  topicById,
  topics,
} from '@learn/content'
import { score } from '@learn/learning'
import { decide } from '@learn/learning/policy'
import { anyLearner } from '../../../test/support/learning/learners.ts'
import { model } from './model.ts'
import { storedView, viewFrom, viewOf } from './view.ts'

const learners = Array.from({ length: 300 }, (_, seed) => anyLearner(seed))

test('the shares of a student’s topics add up to 1, in the proportions of the exam', () => {
  for (const examFamilyId of examFamilyIds) {
    for (let some = 1; some < 2 ** subjectIds.length; some++) {
      const learned = subjectIds.filter((_, at) => some & (1 << at))
      const view = viewOf({ ...anyLearner(1), examFamilyId, subjectIds: learned })
      assert(Math.abs(view.topics.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-12)
      const [first] = view.topics
      for (const { topicId, share } of view.topics)
        assert(
          Math.abs(
            share * examShare(examFamilyId, first?.topicId ?? '') -
              (first?.share ?? 0) * examShare(examFamilyId, topicId),
          ) < 1e-15,
        )
    }
  }
})

test('a view has the topics of the subjects in teaching order, and only prerequisites among them', () => {
  for (const learner of learners) {
    const view = viewOf(learner)
    const ids = view.topics.map(({ topicId }) => topicId)
    assert.deepEqual(
      ids,
      topics.map(({ id }) => id).filter(id => learner.subjectIds.includes(id.split('.')[0] ?? '')),
    )
    for (const { topicId, prerequisites } of view.topics)
      assert.deepEqual(
        prerequisites,
        topicById(topicId)?.prerequisites.filter(id => ids.includes(id)),
      )
  }
})

/** Equal to four digits. */
function assertNear(looked: number, exact: number): void {
  assert(Math.abs(looked - exact) <= 0.00005 + Number.EPSILON, `${looked} for ${exact}`)
  assert(String(looked).length <= 6, `${looked}`)
}

test('scores, evidence and settings are taken from the student’s state', () => {
  for (const learner of learners) {
    const { projection, now, settings, lessonsSeen } = learner
    for (const looked of viewOf(learner).topics) {
      const { topicId, attempts } = looked
      const topic = topicById(topicId)
      const guess = topic && modesOf(topic).includes('typed') ? 0 : 0.2
      const told = score(model, projection.state, topicId, now, guess)
      assertNear(looked.score, told.score)
      assert.equal(attempts, told.evidence.attempts)
      const place = projection.state.topics.findIndex(known => known.topicId === topicId)
      assertNear(looked.best, attempts === 0 ? 0 : Math.max(told.score, projection.best[place] ?? 0))
      assert(attempts === 0 || looked.best >= looked.score)
      assert.equal(looked.hidden, settings.get(topicId)?.hidden ?? false)
      assert.equal(looked.lessonPublished, settings.get(topicId)?.lessonPublished ?? true)
      assert.equal(looked.lessonSeen, lessonsSeen.has(topicId))
    }
  }
})

test('a stored view gives the same view, and the same decision', () => {
  for (const [seed, learner] of learners.entries()) {
    const view = viewOf(learner)
    const stored = JSON.stringify(storedView(view))
    const again = viewFrom(JSON.parse(stored), contentVersion)
    assert.deepEqual(again, view)
    assert.deepEqual(decide(again, seed), decide(view, seed))
    assert(stored.length < 12_000, `${stored.length}`)
  }
})

test('a topic that no longer exists is left out of a stored view', () => {
  const stored = storedView(viewOf(anyLearner(1)))
  const more = { ...stored, topics: [...stored.topics, ['maths.abacus', 0.5, 0.5, 1, 0] as const] }
  assert.deepEqual(viewFrom(more, contentVersion), viewFrom(stored, contentVersion))
})

/**
 * The difficulties of topics belong to the model's version: if one changes, projections can't be rebuilt as they were, and
 * the model needs a new version. A new topic, which nobody has practised, changes none of them.
 */
test('the difficulties of topics are those of the model’s version', async () => {
  const then = await readFile('test/content/asked-2026.1.txt', 'utf8')
  const known = [...model.topics].filter(([id]) => then.includes(`${id}.`))
  const lines = known.map(([id, { difficulty }]) => `${id} ${difficulty}`)
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
  assert.deepEqual(
    [model.version, hash],
    ['mastery-2', '773bd4104078e7bc8f80901836484ac6d83ca6707b02e8b8a7b6b351d9b37408'],
  )
})
