import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topics } from '@learn/content'
import { scoreOf } from '@learn/learning'
import { hashOf } from '@learn/learning/hash'
import { MarkReader, packMarks, signs, tooFew } from '@learn/learning/marks'
import { isDueForReview, needOf } from '@learn/learning/policies/overview'
import { rebuild } from '@learn/learning/projection'
import { guessOf, model } from './model.ts'

const start = Date.UTC(2026, 0, 5, 9)
const day = 86_400_000
/** Answers over months to half of the topics, right and wrong by a fixed pattern. */
const attempts = Array.from({ length: 3_000 }, (_, n) => ({
  topicId: topics[(n * 7) % Math.ceil(topics.length / 2)]?.id ?? '',
  difficulty: (n % 5) / 2 - 1,
  right: (n * n + n) % 7 < 4 || n % 11 === 0,
  at: start + n * 3_600_000,
}))
const projection = rebuild(model, attempts)

const listed = topics.map(({ id }) => ({ topicId: id, guess: guessOf(id) }))
const marksAt = (now: number, columns = listed) =>
  new MarkReader(columns, now).read(packMarks(model, projection))

test('no two topics share a hash', () => {
  assert.equal(new Set(topics.map(({ id }) => hashOf(id))).size, topics.length)
})

test('marks say the same as the projection, today and after months without practice', () => {
  const { overall } = projection.state
  let due = 0
  for (const days of [0, 1, 30, 200]) {
    const now = start + attempts.length * 3_600_000 + days * day
    const marks = marksAt(now)
    for (const [n, topic] of projection.state.topics.entries()) {
      const place = topics.findIndex(({ id }) => id === topic.topicId)
      const { score } = scoreOf(model, overall, topic, topic.topicId, now, guessOf(topic.topicId))
      const about = `${topic.topicId} after ${days} days: ${marks.scores[place]}, ${score}`
      assert(Math.abs((marks.scores[place] ?? 0) - 100 * score) <= 1.5, about)
      const best = Math.max(score, projection.best[n] ?? 0)
      const isDue = isDueForReview({ score, best, attempts: topic.attempts })
      // At the edge, rounding decides.
      const isAtEdge = [score, best].some(value => Math.abs(needOf(value, topic.attempts)) < 0.05)
      if (!isAtEdge) assert.equal(((marks.signs[place] ?? 0) & signs.due) > 0, isDue, about)
      if (isDue) due++
    }
  }
  assert(due > 0, 'some topics were due')
})

test('marks are a small part of the projection, and only topics of the list are read', () => {
  assert.equal(packMarks(model, projection).length, 16 * projection.state.topics.length)
  const unseen = listed.filter(({ topicId }) =>
    projection.state.topics.every(topic => topic.topicId !== topicId),
  )
  assert(unseen.length > 0)
  assert.deepEqual(new Set(marksAt(start, unseen).scores), new Set([tooFew]))
})

test('answers without a time do not fade', () => {
  const timeless = attempts.map(({ at: _, ...attempt }) => attempt)
  const known = rebuild(model, timeless)
  const scoresAt = (now: number) => new MarkReader(listed, now).read(packMarks(model, known)).scores
  assert(scoresAt(start).some(score => score > 60 && score !== tooFew))
  assert.deepEqual(scoresAt(start), scoresAt(start + 1_000 * day))
})
