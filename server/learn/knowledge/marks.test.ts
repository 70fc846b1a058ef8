import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topics } from '@learn/content'
import { scoreOf } from '@learn/learning'
import { hashOf } from '@learn/learning/hash'
import { type Mark, packMarks, readMarks } from '@learn/learning/marks'
import { rebuild } from '@learn/learning/projection'
import { model } from './model.ts'

const start = Date.UTC(2026, 0, 5, 9)
const day = 86_400_000
const places = new Map(topics.map(({ id }, place) => [hashOf(id), place]))

/** Answers over months to half of the topics, right and wrong by a fixed pattern. */
const attempts = Array.from({ length: 3_000 }, (_, n) => ({
  topicId: topics[(n * 7) % Math.ceil(topics.length / 2)]?.id ?? '',
  difficulty: (n % 5) / 2 - 1,
  right: (n * n + n) % 7 < 4 || n % 11 === 0,
  at: start + n * 3_600_000,
}))
const projection = rebuild(model, attempts)

function marksAt(now: number): Map<number, Mark> {
  const seen = new Map<number, Mark>()
  readMarks(packMarks(model, projection), places, now, (place, mark) => seen.set(place, mark))
  return seen
}

test('no two topics share a hash', () => {
  assert.equal(places.size, topics.length)
})

test('marks say the same as the projection, today and after months without practice', () => {
  const { overall } = projection.state
  for (const days of [0, 1, 30, 200]) {
    const now = start + attempts.length * 3_600_000 + days * day
    const marks = marksAt(now)
    assert.equal(marks.size, projection.state.topics.length)
    for (const [n, topic] of projection.state.topics.entries()) {
      const mark = marks.get(places.get(hashOf(topic.topicId)) ?? -1)
      const { score } = scoreOf(model, overall, topic, topic.topicId, now)
      assert(mark)
      assert(
        Math.abs(mark.score - score) < 0.01,
        `${topic.topicId} after ${days} days: ${mark.score}, ${score}`,
      )
      assert(Math.abs(mark.best - (projection.best[n] ?? 0)) <= 0.005)
      assert.equal(mark.attempts, Math.min(255, topic.attempts))
      assert.equal(Math.sign(mark.streak), Math.sign(topic.streak))
    }
  }
})

test('marks are a small part of the projection, and topics that are not asked for are left out', () => {
  const bytes = packMarks(model, projection)
  assert.equal(bytes.length, 16 * projection.state.topics.length)
  let visited = 0
  readMarks(bytes, new Map(), start, () => visited++)
  assert.equal(visited, 0)
})
