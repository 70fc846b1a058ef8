import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Attempt, openModel, score, update } from './mastery.ts'
import { emptyProjection, fold, type Projection, pack, rebuild, unpack } from './projection.ts'
import { versions } from './versions.ts'

const day = 86_400_000
const started = Date.UTC(2026, 0, 5, 9)
const topicIds = [
  'maths.fractions',
  'maths.place-value',
  'english.spelling',
  'toString',
  '__proto__',
  'é😀',
  '',
]
const model = openModel(versions['mastery-1'], [
  ['maths.fractions', { difficulty: 0.7 }],
  ['maths.place-value', { difficulty: -0.4 }],
])

const histories = fc.array(
  fc.record(
    {
      topicId: fc.constantFrom(...topicIds),
      difficulty: fc.double({ min: -3, max: 3, noNaN: true }),
      right: fc.boolean(),
      at: fc.integer({ min: started, max: started + 400 * day }),
    },
    { requiredKeys: ['topicId', 'right'] },
  ),
  { maxLength: 60 },
)

const foldAll = (attempts: readonly Attempt[]): Projection =>
  attempts.reduce((projection, attempt) => fold(model, projection, attempt), emptyProjection(model))

test('a projection rebuilt from all attempts is the same to the last bit', () => {
  fc.assert(
    fc.property(histories, fc.nat(60), (history, cut) => {
      const online = foldAll(history)
      const again = rebuild(model, history)
      assert.deepEqual(again, online)
      assert.deepEqual(pack(again), pack(online))
      const paged = rebuild(model, history.slice(cut), unpack(pack(rebuild(model, history.slice(0, cut)))))
      assert.deepEqual(pack(paged), pack(online))
    }),
  )
})

test('a projection has the model’s state, the number of attempts, the latest time and the highest scores', () => {
  fc.assert(
    fc.property(histories, history => {
      let { state } = emptyProjection(model)
      const highest = new Map<string, number>()
      for (const attempt of history) {
        state = update(model, state, attempt)
        const shown = score(model, state, attempt.topicId).score
        highest.set(attempt.topicId, Math.max(shown, highest.get(attempt.topicId) ?? 0))
      }
      const projection = foldAll(history)
      assert.deepEqual(projection.state, state)
      assert.deepEqual(projection.best, [...highest.values()])
      assert.equal(projection.attempts, history.length)
      const times = history.flatMap(({ at }) => at ?? [])
      assert.equal(projection.asOf, times.length > 0 ? Math.max(...times) : null)
    }),
  )
})

test('fold and rebuild do not change their inputs', () => {
  fc.assert(
    fc.property(histories, histories, (history, more) => {
      const before = foldAll(history)
      const copy = structuredClone(before)
      rebuild(model, more, before)
      if (more[0]) fold(model, before, more[0])
      assert.deepEqual(before, copy)
    }),
  )
})

test('a packed projection unpacks to the same, at any offset, and equal projections have equal bytes', () => {
  fc.assert(
    fc.property(histories, history => {
      const projection = foldAll(history)
      const bytes = pack(projection)
      assert.deepEqual(unpack(bytes), projection)
      assert.deepEqual(pack(unpack(bytes)), bytes)
      const within = new Uint8Array(bytes.length + 8)
      within.set(bytes, 3)
      assert.deepEqual(unpack(within.subarray(3, 3 + bytes.length)), projection)
    }),
  )
})

/** A child at work: two known topics and an unknown one, right and wrong, minutes and months apart. */
const history: readonly Attempt[] = [...'1101100111010111'].map((outcome, n) => ({
  topicId: topicIds[n % 3] ?? '',
  difficulty: [0.4, -0.8, 0.95, 0, -0.15][n % 5] ?? 0,
  right: outcome === '1',
  at: started + n * 90_000 + (n > 7 ? 20 * day : 0) + (n > 12 ? 75 * day : 0),
}))

test('every flipped bit and every truncation is detected', () => {
  const bytes = pack(foldAll(history))
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = bytes.slice()
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    assert.throws(() => unpack(flipped), bit < 8 ? /unknown projection format/ : /damaged/)
  }
  for (let length = 0; length < bytes.length; length++)
    assert.throws(
      () => unpack(bytes.subarray(0, length)),
      length === 0 ? /unknown projection format/ : /damaged/,
    )
  assert.throws(() => unpack(Uint8Array.of(...bytes, 0)), /damaged/)
})

/** The hash of each version's bytes for the child above. If one changes, stored projections no longer match. */
const frozen: Record<keyof typeof versions, string> = {
  'mastery-1': '673fcc0a36be59c25079a91d74c27e09ee9e613634d074478cb9c9a5dc3ec363',
}

for (const [version, hash] of Object.entries(frozen)) {
  test(`${version} still makes the same bytes`, () => {
    const opened = openModel(versions[version as keyof typeof versions], model.topics)
    const bytes = pack(rebuild(opened, history))
    assert.equal(createHash('sha256').update(bytes).digest('hex'), hash)
  })
}

test('one version does not continue another version’s projection', () => {
  const other = { ...foldAll(history), modelVersion: 'mastery-0' }
  const attempt = { topicId: 'maths.fractions', right: true }
  assert.throws(() => fold(model, other, attempt), /mastery-0/)
  assert.throws(() => rebuild(model, [attempt], other), /mastery-0/)
})
