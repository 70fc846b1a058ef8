import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { featureNames } from './features.ts'
import {
  type Attempt,
  featuresBefore,
  type Model,
  type ModelDocument,
  newStudent,
  openModel,
  predict,
  type StudentState,
  score,
  type TopicState,
  update,
} from './mastery.ts'
import { versions } from './versions.ts'

const day = 86_400_000
const started = Date.UTC(2026, 0, 5, 9)
const topicIds = ['maths.fractions', 'maths.place-value', 'english.spelling', 'toString', '__proto__']
/** No shipped version lets recent results fade yet, but models fitted to data with times do. */
const fading = {
  ...versions['mastery-2'],
  version: 'fading results',
  overallHalfLifeDays: { short: 5, long: 25 },
}
const models = [...Object.values(versions), fading].map(document =>
  openModel(document, [
    ['maths.fractions', { difficulty: 0.7 }],
    ['maths.place-value', { difficulty: -0.4 }],
  ]),
)

/** The promises hold for every version. */
function testEach(name: string, check: (model: Model) => void): void {
  for (const model of models) test(`${model.version}: ${name}`, () => check(model))
}

const answers = fc.record({
  topicId: fc.constantFrom(...topicIds),
  difficulty: fc.double({ min: -3, max: 3, noNaN: true }),
  right: fc.boolean(),
  wait: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 * day })),
})
const histories = fc.array(answers, { maxLength: 60 }).map(list => {
  let at = started
  return list.map(({ wait, ...answer }): Attempt & { at: number } => {
    at += wait
    return { ...answer, at }
  })
})

const after = (model: Model, attempts: readonly Attempt[]): StudentState =>
  attempts.reduce((state, attempt) => update(model, state, attempt), newStudent())

const endOf = (history: readonly { at: number }[]) => history.at(-1)?.at ?? started

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

testEach('a state is plain data: it survives JSON and continues unchanged', model => {
  fc.assert(
    fc.property(histories, answers, (history, next) => {
      const state = after(model, history)
      const stored: StudentState = JSON.parse(JSON.stringify(state))
      assert.deepEqual(stored, state)
      assert.deepEqual(update(model, stored, next), update(model, state, next))
    }),
  )
})

testEach('an update does not change its inputs', model => {
  fc.assert(
    fc.property(histories, answers, (history, next) => {
      const state = freeze(after(model, history))
      const copy = structuredClone(state)
      assert.notEqual(update(model, state, freeze(next)), state)
      assert.deepEqual(state, copy)
    }),
  )
})

testEach('a prediction is a probability, and a harder question has a lower one', model => {
  fc.assert(
    fc.property(histories, answers, (history, { topicId, difficulty }) => {
      const state = after(model, history)
      const chance = predict(model, state, { topicId, difficulty }, endOf(history))
      assert(chance > 0 && chance < 1)
      assert(predict(model, state, { topicId, difficulty: difficulty + 0.5 }, endOf(history)) <= chance)
    }),
  )
})

testEach('right answers never lower the score of their topic, and wrong ones never raise it', model => {
  fc.assert(
    fc.property(histories, answers, (history, answer) => {
      const at = endOf(history) + answer.wait
      const state = after(model, history)
      const shown = score(model, state, answer.topicId, at).score
      const since = score(model, update(model, state, { ...answer, at }), answer.topicId, at).score
      assert(answer.right ? since >= shown : since <= shown, `${shown} → ${since}`)
    }),
    { numRuns: 500 },
  )
})

testEach('ten right answers show mastery, and ten wrong ones do not', model => {
  const ten = (right: boolean) =>
    after(
      model,
      Array.from({ length: 10 }, () => ({ topicId: 'english.spelling', right })),
    )
  assert(score(model, ten(true), 'english.spelling').score > 0.9)
  assert(score(model, ten(false), 'english.spelling').score < 0.35)
})

testEach(
  'without practice a score moves steadily to what is expected of the student, and never below a guess',
  model => {
    fc.assert(
      fc.property(histories, fc.double({ min: 0, max: 0.5, noNaN: true }), (history, guess) => {
        const state = after(model, history)
        for (const { topicId, prior, lastPractisedAt } of state.topics) {
          const goal = Math.max(guess, 1 / (1 + Math.exp(-prior)))
          let apart = Number.POSITIVE_INFINITY
          for (const days of [0, 1, 10, 60, 400, 1_000_000]) {
            const shown = score(model, state, topicId, (lastPractisedAt ?? 0) + days * day, guess).score
            assert(shown >= guess)
            assert(Math.abs(shown - goal) <= apart + 1e-12)
            apart = Math.abs(shown - goal)
          }
          assert(apart < 1e-9)
        }
      }),
    )
  },
)

testEach('after one half-life, a score is halfway to where it fades to', model => {
  const state = after(
    model,
    Array.from({ length: 8 }, () => ({ topicId: 'maths.fractions', right: true, at: started })),
  )
  const logits = (days: number) => {
    const shown = score(model, state, 'maths.fractions', started + days * day).score
    return Math.log(shown / (1 - shown))
  }
  const prior = state.topics[0]?.prior ?? Number.NaN
  assert.ok(Math.abs(logits(model.halfLifeDays) - (logits(0) + prior) / 2) < 1e-9)
})

testEach('practice on other topics does not change the score of a topic', model => {
  const once = after(model, [{ topicId: 'maths.fractions', right: true, at: started }])
  const later = started + 100 * day
  const elsewhere = update(model, once, { topicId: 'english.spelling', right: true, at: started + 50 * day })
  const scoreOf = (state: StudentState) => score(model, state, 'maths.fractions', later).score
  assert.equal(scoreOf(elsewhere), scoreOf(once))
})

/** The parts of a topic that don't depend on others: its score uses the overall ability, and `lastAttempt` counts all attempts. */
const own = ({ score: _, prior: __, lastAttempt: ___, ...rest }: TopicState) => rest

testEach('the order in which topics are mixed does not change their own parts', model => {
  fc.assert(
    fc.property(histories, history => {
      const apart = topicIds.flatMap(topicId => history.filter(attempt => attempt.topicId === topicId))
      const sorted = (state: StudentState) =>
        state.topics.map(own).sort((a, b) => (a.topicId < b.topicId ? -1 : 1))
      assert.deepEqual(sorted(after(model, history)), sorted(after(model, apart)))
    }),
  )
})

testEach("other students' answers never matter", model => {
  fc.assert(
    fc.property(histories, histories, (mine, others) => {
      const alone = after(model, mine)
      let [state, other] = [newStudent(), newStudent()]
      for (let n = 0; n < Math.max(mine.length, others.length); n++) {
        const [attempt, another] = [mine[n], others[n]]
        if (another) other = update(model, other, another)
        if (attempt) state = update(model, state, attempt)
      }
      assert.deepEqual(state, alone)
    }),
  )
})

testEach('evidence counts the answers on a topic, even if there are none', model => {
  const state = after(model, [
    { topicId: 'maths.fractions', right: true, at: started },
    { topicId: 'english.spelling', right: false, at: started + 1 },
    { topicId: 'maths.fractions', right: false, at: started + 2 },
  ])
  const evidence = (topicId: string) => score(model, state, topicId, started + 900 * day).evidence
  assert.deepEqual(evidence('maths.fractions'), { attempts: 2, right: 1, lastPractisedAt: started + 2 })
  assert.deepEqual(evidence('maths.place-value'), { attempts: 0, right: 0, lastPractisedAt: null })
})

testEach('an unknown topic or difficulty counts as average, and a clock that goes back is ignored', model => {
  const state = after(model, [{ topicId: 'no.such-topic', right: true, at: started }])
  const chance = predict(model, state, { topicId: 'another' })
  for (const asked of [
    { topicId: 'another', difficulty: Number.NaN },
    { topicId: 'another', difficulty: 0 },
    { topicId: 'another', itemId: 'constructor' },
    { topicId: 'valueOf' },
  ])
    assert.equal(predict(model, state, asked), chance)
  const huge = predict(model, state, { topicId: 'another', difficulty: 1e300 })
  assert(huge > 0 && huge < chance)
  const now = predict(model, state, { topicId: 'no.such-topic' }, started)
  assert.equal(predict(model, state, { topicId: 'no.such-topic' }, started - day), now)
  assert.equal(
    predict(model, state, { topicId: 'no.such-topic' }, Number.NaN),
    predict(model, state, { topicId: 'no.such-topic' }),
  )
  const back = update(model, state, { topicId: 'no.such-topic', right: true, at: started - day })
  assert.equal(back.overall.lastPractisedAt, started)
})

test('recent results fade without practice, and the ability does not', () => {
  const results = (document: ModelDocument, days: number) => {
    const opened = openModel(document)
    const state = after(opened, [
      { topicId: 'maths.fractions', right: true, at: started },
      { topicId: 'maths.fractions', right: false, at: started },
    ])
    const features = featuresBefore(opened, state, { topicId: 'english.spelling' }, started + days * day)
    const feature = (name: (typeof featureNames)[number]) =>
      features[featureNames.indexOf(name)] ?? Number.NaN
    return { wins: Math.expm1(feature('winsShort')), ability: feature('ability') }
  }
  const [now, later] = [results(fading, 0), results(fading, 5)]
  assert(Math.abs(later.wins - now.wins / 2) < 1e-12)
  assert.equal(later.ability, now.ability)
  assert.deepEqual(results(versions['mastery-2'], 5), now)
})

testEach('a topic without times never fades', model => {
  const state = after(model, [{ topicId: 'maths.fractions', right: true }])
  assert.equal(
    score(model, state, 'maths.fractions', started).score,
    score(model, state, 'maths.fractions').score,
  )
})

testEach('ten thousand attempts are quick, and the state grows only with its topics', model => {
  let state = newStudent()
  const before = performance.now()
  let sizes = 0
  for (let n = 0; n < 10_000; n++) {
    state = update(model, state, {
      topicId: `topic-${n % 80}`,
      difficulty: (n % 7) / 3 - 1,
      right: n % 3 > 0,
      at: started + n * 60_000,
    })
    if (n === 999) sizes = JSON.stringify(state).length
  }
  assert(performance.now() - before < 3_000)
  assert.equal(state.topics.length, 80)
  assert(JSON.stringify(state).length < sizes * 1.2)
  const features = featuresBefore(model, state, { topicId: 'topic-1' })
  assert(features.every(feature => Math.abs(feature) < 50))
})

test('a model with other weights is refused', () => {
  for (const document of Object.values(versions)) {
    const { always: _, ...fewer } = document.weights
    const refused = new RegExp(`${document.version} must have exactly these weights`)
    for (const weights of [
      fewer,
      { ...document.weights, luck: 1 },
      { ...fewer, luck: 1 },
      { ...document.weights, always: Number.NaN },
    ])
      assert.throws(() => openModel({ ...document, weights }), refused)
  }
})

testEach('every name has a feature, and there are at most 64', model => {
  assert.equal(
    featuresBefore(model, newStudent(), { topicId: 'maths.fractions' }).length,
    featureNames.length,
  )
  assert.equal(new Set(featureNames).size, featureNames.length)
  assert(featureNames.length <= 64)
})
