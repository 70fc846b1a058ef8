import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueAt } from './due.ts'
import { newStudent, openModel, type StudentState, score, update } from './mastery.ts'
import { halfLifeOf } from './state.ts'
import { versions } from './versions.ts'

const day = 86_400_000
const started = Date.UTC(2026, 0, 5, 9)
const topicId = 'maths.fractions'
const model = openModel(versions['mastery-2'])

const answer = (state: StudentState, right: boolean, at: number, times = 1) =>
  Array.from({ length: times }).reduce<StudentState>(now => update(model, now, { topicId, right, at }), state)

const due = (state: StudentState, level: number, guess = 0) => {
  const [topic] = state.topics
  assert(topic)
  return dueAt(model, topic, level, guess)
}

test('a topic is due exactly when its score has fallen to the level', () => {
  for (const times of [2, 4, 8]) {
    const state = answer(answer(newStudent(), false, started, 2), true, started, times)
    const shown = score(model, state, topicId, started).score
    const [prior = Number.NaN] = state.topics.map(topic => 1 / (1 + Math.exp(-topic.prior)))
    for (const share of [0.2, 0.5, 0.9]) {
      const level = prior + (shown - prior) * share
      const at = due(state, level)
      assert(at !== null && at > started)
      assert(Math.abs(score(model, state, topicId, at).score - level) < 1e-9)
    }
  }
})

test('a topic below the level is due since its last practice, and one that never falls so low is never due', () => {
  const state = answer(newStudent(), true, started, 6)
  const shown = score(model, state, topicId, started).score
  assert.equal(due(state, shown + 0.01), started)
  assert.equal(due(state, 0.01), null)
  assert.equal(due(state, 0.5, 0.5), null)
  const timeless = update(model, newStudent(), { topicId, right: true })
  assert.equal(due(timeless, score(model, timeless, topicId).score - 0.01), null)
})

/** The days from each review to the next, if the student reviews each time the score falls to the level and is right. */
function intervalsOf(level: number, reviews: number): number[] {
  let state = answer(newStudent(), false, started, 2)
  while (score(model, state, topicId, started).score <= level) state = answer(state, true, started)
  let at = started
  return Array.from({ length: reviews }, () => {
    const next = due(state, level)
    assert(next !== null)
    const days = (next - at) / day
    at = next
    state = answer(state, true, at)
    return days
  })
}

test('each successful review postpones the next one for longer', () => {
  for (const level of [0.75, 0.8, 0.85, 0.9]) {
    const intervals = intervalsOf(level, 8)
    for (const [n, days] of intervals.entries())
      assert(days > (intervals[n - 1] ?? 0), `at ${level}: ${intervals.map(Math.round).join(', ')} days`)
  }
})

test('a recalled topic fades more slowly the longer it had been forgotten', () => {
  const learned = answer(newStudent(), true, started, 6)
  const halfLives = [0, 1, 30, 300].map(days => {
    const [topic] = answer(learned, true, started + days * day).topics
    assert(topic)
    return halfLifeOf(model, topic)
  })
  assert.equal(halfLives[0], model.halfLifeDays)
  assert.deepEqual(
    halfLives,
    [...halfLives].sort((a, b) => a - b),
  )
  assert(halfLives.every(days => days <= model.halfLifeDays * 2))
  const [failed] = answer(learned, false, started + 300 * day).topics
  assert(failed)
  assert.equal(halfLifeOf(model, failed), model.halfLifeDays)
})
