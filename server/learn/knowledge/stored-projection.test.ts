import assert from 'node:assert/strict'
import { test } from 'node:test'
import { topics } from '@learn/content'
import { Random } from '@learn/content/random'
import { emptyProjection, fold, pack } from '@learn/learning/projection'
import { model } from './model.ts'
import { type StoredState, toStored, wholeState } from './stored-projection.ts'

/** A child who practises a few topics a day, more of them each week, and how often their whole state is written. */
function practise(answers: number) {
  const random = new Random('stored projection')
  let projection = emptyProjection(model)
  let stored: StoredState = { state: null, changes: null }
  let [large, whole, bytes] = [0, 0, 0]
  for (let number = 0; number < answers; number++) {
    const day = Math.floor(number / 20)
    const topicId = topics[(day * 3 + random.int(0, 5)) % 60]?.id ?? ''
    const at = Date.UTC(2026, 0, 1 + day, 16, number % 20)
    projection = fold(model, projection, { topicId, difficulty: 0, right: random.int(0, 3) > 0, at })
    const written = toStored(stored, projection)
    const isWhole = written.state.length > 0
    stored = { state: isWhole ? written.state : stored.state, changes: written.changes }
    assert.deepEqual(Buffer.from(wholeState(stored)), Buffer.from(pack(projection)))
    if (number < answers / 2) continue
    large++
    if (isWhole) whole++
    bytes += written.state.length + written.changes.length
  }
  return { large, whole, bytes: bytes / large, state: pack(projection).length }
}

test('an answer writes what has changed, and rarely the whole state', () => {
  const { large, whole, bytes, state } = practise(1_000)
  assert(state > 8_000, `${state}`)
  assert(whole < large / 8, `${whole} of ${large}`)
  assert(bytes < state / 4, `${bytes} of ${state}`)
})
