import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyView, several } from '../../test/support/learning/any-view.ts'
import { topic } from '../../test/support/learning/plain-views.ts'
import { hashOf } from '../hash.ts'
import { decideAmong } from '../policy.ts'
import type { View } from '../view.ts'
import { KnownCandidates } from './catalogue.ts'
import type { JudgedPolicy } from './judged-policy.ts'
import { compilePattern } from './patterns.ts'
import { compilePolicy } from './policies.ts'
import { packWeighed, WeighedReader } from './weighed.ts'

const candidates = new KnownCandidates({ topicIds: several, subjectIds: ['maths', 'english'] })
const anySeed = fc.nat(2 ** 32 - 1)
const anyJudged = fc.oneof(
  fc.record({
    kind: fc.constant('shipped' as const),
    weights: fc.record(
      {
        exam: fc.double({ min: -3, max: 3, noNaN: true }),
        variety: fc.double({ min: -3, max: 3, noNaN: true }),
      },
      { requiredKeys: [] },
    ),
    temperature: fc.double({ min: 0.001, max: 100, noNaN: true }),
    floor: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('lowest_mastery_first' as const),
    floor: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.constant({ kind: 'uniform' as const }),
  fc.record({
    kind: fc.constant('rules' as const),
    rules: fc.constantFrom(
      [
        {
          choose: [
            { candidates: 'practice:*', probability: 0.5 },
            { candidates: '*:a', probability: 0.5 },
          ],
        },
      ],
      [
        { when: { offers: 'lesson:*' }, choose: [{ candidates: 'lesson:*', probability: 1 }] },
        {
          choose: [
            { candidates: 'lowest_mastery', probability: 0.25 },
            { candidates: 'test:b', probability: 0.75 },
          ],
        },
      ],
    ),
  }),
)

/** The weighed candidates of a view, or undefined if a rule decided. */
function packedView(view: View, seed: number) {
  const { decision, eligible } = decideAmong(view, seed)
  if (decision.deterministic) return undefined
  const reader = new WeighedReader()
  reader.open(packWeighed(decision, { view, eligible, at: 0 }))
  assert(reader.next())
  const ids = decision.candidates.flatMap(({ eligible, candidateId }) => (eligible ? [candidateId] : []))
  return { reader, decision, ids }
}

function judge(policy: JudgedPolicy, reader: WeighedReader) {
  const chances = new Float64Array(255).fill(7)
  const unsupported = compilePolicy(policy, candidates)(reader, chances)
  return { chances: [...chances.subarray(0, reader.count)], unsupported }
}

test('the unchanged shipped policy chooses with exactly the logged propensities', () => {
  const sessions = new Set<string>()
  fc.assert(
    fc.property(anyView, anySeed, (known, seed) => {
      const view = { ...known, stale: false, assignment: null }
      const found = packedView(view, seed)
      if (!found) return
      sessions.add(view.session.type)
      const { chances, unsupported } = judge({ kind: 'shipped' }, found.reader)
      assert.deepEqual(chances, [...found.reader.propensities.subarray(0, found.reader.count)])
      assert.equal(unsupported, 0)
    }),
    { numRuns: 1_000 },
  )
  assert.equal(sessions.size, 5, 'every session type was tried')
})

test('every policy’s probabilities are at least 0 and add up to 1', () => {
  fc.assert(
    fc.property(anyView, anySeed, anyJudged, (view, seed, policy) => {
      const found = packedView(view, seed)
      if (!found) return
      const { chances, unsupported } = judge(policy, found.reader)
      assert([...chances, unsupported].every(chance => chance >= 0))
      const sum = chances.reduce((all, chance) => all + chance, unsupported)
      assert(Math.abs(sum - 1) < 1e-9, `${sum}`)
    }),
    { numRuns: 500 },
  )
})

const scored = (topicId: string, score: number) => topic(topicId, { score, best: score, lessonSeen: false })

const view: View = {
  topics: [scored('a', 0.7), scored('b', 0.2), scored('c', 0.2)],
  session: {
    type: 'lesson',
    position: 1,
    minutes: 1,
    wrongInARow: 0,
    recentTopicIds: [],
    steps: {},
    latest: [],
  },
  constraints: {
    allowedActionTypes: ['lesson', 'practice'],
    excludedCandidateIds: [],
    contentAvailable: true,
    requirePublishedContent: true,
  },
  modes: ['options'],
  assignment: null,
  stale: false,
  year: 5,
}

function chancesOf(policy: JudgedPolicy) {
  const { reader, ids } = packedView(view, 1) ?? assert.fail()
  const { chances, unsupported } = judge(policy, reader)
  const of = (id: string) => chances[ids.indexOf(id)] ?? assert.fail(id)
  return { of, unsupported, ids, chances }
}

test('the lowest mastery comes first, and among equals the higher score', () => {
  const { of, ids } = chancesOf({ kind: 'lowest_mastery_first' })
  const first = ids.find(id => /:(b|c)$/.test(id)) ?? assert.fail()
  assert.deepEqual(
    ids.map(of),
    ids.map(id => (id === first ? 1 : 0)),
  )
  const { of: floored } = chancesOf({ kind: 'lowest_mastery_first', floor: 0.6 })
  assert.deepEqual([floored(first), floored('practice:a')], [0.4 + 0.6 / 6, 0.6 / 6])
})

test('weights, temperature and floor change what the shipped policy chooses', () => {
  const asIs = chancesOf({ kind: 'shipped' })
  const effortless = chancesOf({ kind: 'shipped', weights: { effort: 0 } })
  assert(effortless.of('practice:b') > asIs.of('practice:b'))
  const even = chancesOf({ kind: 'shipped', temperature: 100 })
  assert(even.chances.every(chance => Math.abs(chance - 1 / 6) < 0.01))
  assert.deepEqual(chancesOf({ kind: 'shipped', floor: 1 }).chances, chancesOf({ kind: 'uniform' }).chances)
})

test('the first rule that matches applies, and its candidates share equally', () => {
  const shares = (list: [string, number][]) =>
    list.map(([candidates, probability]) => ({ candidates, probability }))
  const rules = (...given: NonNullable<JudgedPolicy['rules']>) => chancesOf({ kind: 'rules', rules: given })
  const mixed = rules({
    choose: shares([
      ['practice:*', 0.3],
      ['*:a', 0.5],
      ['highest_score', 0.2],
    ]),
  })
  assert.equal(mixed.unsupported, 0)
  assert.equal(mixed.of('lesson:b'), 0)
  const first = (id: string) => (mixed.ids[0] === id ? 0.2 : 0)
  assert.equal(mixed.of('lesson:a'), 0.25 + first('lesson:a'))
  assert.equal(mixed.of('practice:a'), 0.3 / 3 + 0.25 + first('practice:a'))
  const all = { choose: shares([['*', 1]]) }
  const lesson = { choose: shares([['lesson:c', 1]]) }
  const bySession = rules(
    { when: { sessionType: 'test' }, ...all },
    { when: { sessionType: 'lesson' }, ...lesson },
    all,
  )
  assert.equal(bySession.of('lesson:c'), 1)
  const byOffer = rules(
    { when: { offers: 'lesson:d' }, ...all },
    { when: { offers: 'lesson:c' }, ...lesson },
    all,
  )
  assert.equal(byOffer.of('lesson:c'), 1)
  const nowhere = rules({
    choose: shares([
      ['lesson:d', 0.25],
      ['*', 0.75],
    ]),
  })
  assert.equal(nowhere.unsupported, 0.25)
  assert.deepEqual(
    nowhere.chances,
    nowhere.ids.map(() => 0.75 / 6),
  )
})

test('only * matches content that is no longer taught', () => {
  const { reader } = packedView(view, 1) ?? assert.fail()
  const known = new KnownCandidates({ topicIds: ['a'], subjectIds: [] })
  const chances = new Float64Array(255)
  const weigh = (text: string) =>
    compilePolicy({ kind: 'rules', rules: [{ choose: [{ candidates: text, probability: 1 }] }] }, known)(
      reader,
      chances,
    )
  weigh('practice:*')
  const place = reader.hashes.indexOf(hashOf('practice:a'))
  assert.equal(chances[place], 1)
  weigh('*')
  assert.equal(chances[place], 1 / 6)
})

test('a pattern is compiled once, however often it is used', () => {
  const catalogue = { topicIds: several, subjectIds: ['maths', 'english'] }
  assert.equal(KnownCandidates.of(catalogue), KnownCandidates.of(catalogue))
  assert.equal(compilePattern('practice:*', candidates), compilePattern('practice:*', candidates))
  const [nothing, again] = [compilePattern('*:alchemy', candidates), compilePattern('*:alchemy', candidates)]
  assert.deepEqual(nothing, new Set())
  assert.notEqual(nothing, again, 'patterns that match nothing are not cached: they are unlimited')
})
