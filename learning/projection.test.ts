import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Attempt, type Model, openModel, score, update } from './mastery.ts'
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
const models = Object.values(versions).map(document =>
  openModel(document, [
    ['maths.fractions', { difficulty: 0.7 }],
    ['maths.place-value', { difficulty: -0.4 }],
  ]),
)

function testEach(name: string, check: (model: Model) => void): void {
  for (const model of models) test(`${model.version}: ${name}`, () => check(model))
}

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

const foldAll = (model: Model, attempts: readonly Attempt[]): Projection =>
  attempts.reduce((projection, attempt) => fold(model, projection, attempt), emptyProjection(model))

testEach('a projection rebuilt from all attempts is the same to the last bit', model => {
  fc.assert(
    fc.property(histories, fc.nat(60), (history, cut) => {
      const online = foldAll(model, history)
      const again = rebuild(model, history)
      assert.deepEqual(again, online)
      assert.deepEqual(pack(again), pack(online))
      const paged = rebuild(model, history.slice(cut), unpack(pack(rebuild(model, history.slice(0, cut)))))
      assert.deepEqual(pack(paged), pack(online))
    }),
  )
})

testEach(
  'a projection has the model’s state, the number of attempts, the latest time and the highest scores',
  model => {
    fc.assert(
      fc.property(histories, history => {
        let { state } = emptyProjection(model)
        const highest = new Map<string, number>()
        for (const attempt of history) {
          state = update(model, state, attempt)
          const shown = score(model, state, attempt.topicId).score
          highest.set(attempt.topicId, Math.max(shown, highest.get(attempt.topicId) ?? 0))
        }
        const projection = foldAll(model, history)
        assert.deepEqual(projection.state, state)
        assert.deepEqual(projection.best, [...highest.values()])
        assert.equal(projection.attempts, history.length)
        const times = history.flatMap(({ at }) => at ?? [])
        assert.equal(projection.asOf, times.length > 0 ? Math.max(...times) : null)
      }),
    )
  },
)

testEach('fold and rebuild do not change their inputs', model => {
  fc.assert(
    fc.property(histories, histories, (history, more) => {
      const before = foldAll(model, history)
      const copy = structuredClone(before)
      rebuild(model, more, before)
      if (more[0]) fold(model, before, more[0])
      assert.deepEqual(before, copy)
    }),
  )
})

testEach(
  'a packed projection unpacks to the same, at any offset, and equal projections have equal bytes',
  model => {
    fc.assert(
      fc.property(histories, history => {
        const projection = foldAll(model, history)
        const bytes = pack(projection)
        assert.deepEqual(unpack(bytes), projection)
        assert.deepEqual(pack(unpack(bytes)), bytes)
        const within = new Uint8Array(bytes.length + 8)
        within.set(bytes, 3)
        assert.deepEqual(unpack(within.subarray(3, 3 + bytes.length)), projection)
      }),
    )
  },
)

/** A child at work: two known topics and an unknown one, right and wrong, minutes and months apart. */
const history: readonly Attempt[] = [...'1101100111010111'].map((outcome, n) => ({
  topicId: topicIds[n % 3] ?? '',
  difficulty: [0.4, -0.8, 0.95, 0, -0.15][n % 5] ?? 0,
  right: outcome === '1',
  at: started + n * 90_000 + (n > 7 ? 20 * day : 0) + (n > 12 ? 75 * day : 0),
}))

testEach('every flipped bit and every truncation is detected', model => {
  const bytes = pack(foldAll(model, history))
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
  'mastery-2': '103a15ccec6d977be3629afef034bb824e684573888678df13d3e12856b34863',
}

testEach('still makes the same bytes', model => {
  const bytes = pack(rebuild(model, history))
  const hash = createHash('sha256').update(bytes).digest('hex')
  assert.equal(hash, frozen[model.version as keyof typeof frozen])
})

testEach('bytes in the other version’s format are refused', model => {
  const other = models.find(({ version }) => version !== model.version) ?? model
  const projection = foldAll(model, history)
  const bytes = pack({ ...projection, modelVersion: other.version })
  assert.equal(unpack(bytes).modelVersion, other.version)
  assert.notEqual(bytes[0], pack(projection)[0])
  bytes[0] = pack(projection)[0] ?? 0
  assert.throws(() => unpack(bytes), /damaged/)
})

testEach('one version does not continue another version’s projection', model => {
  const other = { ...foldAll(model, history), modelVersion: 'mastery-0' }
  const attempt = { topicId: 'maths.fractions', right: true }
  assert.throws(() => fold(model, other, attempt), /mastery-0/)
  assert.throws(() => rebuild(model, [attempt], other), /mastery-0/)
})
