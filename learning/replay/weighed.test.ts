import assert from 'node:assert/strict'
import { test } from 'node:test'
import { subjects, topics } from '@learn/content'
import { actionTypes, scoreComponents, sessionTypes } from '@learn/contract/learn/words'
import fc from 'fast-check'
import { anyView } from '../../test/support/learning/any-view.ts'
import { hashOf } from '../hash.ts'
import { type Decision, decideAmong, policyVersion } from '../policy.ts'
import type { View } from '../view.ts'
import { DamagedDecision, packWeighed, WeighedReader } from './weighed.ts'

const byChance = fc
  .tuple(anyView, fc.nat(2 ** 32 - 1), fc.nat(2 ** 41))
  .map(([view, seed, at]) => ({ view, at, ...decideAmong(view, seed) }))
  .filter(({ decision }) => !decision.deterministic)

test('packed decisions are read back unchanged, one after the other', () => {
  const reader = new WeighedReader()
  fc.assert(
    fc.property(fc.array(byChance, { maxLength: 4 }), made => {
      const packed = made.map(({ decision, ...circumstances }) => packWeighed(decision, circumstances))
      reader.open(Buffer.concat(packed))
      for (const { decision, view, eligible, at } of made) {
        assert(reader.next())
        const { count, selected, seed } = reader
        assert.equal(count, Math.min(10, eligible))
        assert.deepEqual([reader.eligible, reader.at, seed], [eligible, at, decision.seed])
        assert.equal(sessionTypes[reader.sessionType], view.session.type)
        assert.equal(reader.hashes[selected], hashOf(decision.selectedCandidateId))
        assert.equal(reader.propensities[selected], decision.propensity)
        assertSame(reader, decision, view)
      }
      assert(!reader.next())
    }),
    { numRuns: 300 },
  )
})

function assertSame(reader: WeighedReader, { candidates, candidateScores }: Decision, { topics }: View) {
  const scores = candidateScores.filter((_, at) => candidates[at]?.eligible)
  let part = 0
  for (const [place, { candidateId, propensity, score, scoreBreakdown }] of scores.entries()) {
    assert.equal(reader.hashes[place], hashOf(candidateId))
    assert.equal(reader.propensities[place], propensity)
    const target = candidateId.slice(candidateId.indexOf(':') + 1)
    assert.deepEqual(reader.masteries[place], topics.find(known => known.topicId === target)?.score ?? NaN)
    let sum = 0
    for (const [bit, component] of scoreComponents.entries()) {
      const value = scoreBreakdown.find(known => known.component === component)?.value || 0
      const isThere = ((reader.masks[place] ?? 0) >> bit) & 1
      assert.equal(isThere ? reader.parts[part++] : 0, value)
      sum += value
    }
    assert.equal(sum, score, 'the parts add up in the order they are read')
  }
}

test('no two candidates in the content have the same hash', () => {
  const targets = [...topics, ...subjects].map(({ id }) => id)
  const ids = actionTypes.flatMap(action => targets.map(id => `${action}:${id}`))
  assert.equal(new Set(ids.map(hashOf)).size, ids.length)
  assert.equal(hashOf('practice:maths.place-value'), hashOf('practice:maths.place-value'))
})

test('damaged records are refused', () => {
  const [{ decision, ...rest } = assert.fail()] = fc.sample(byChance, { numRuns: 1, seed: 1 })
  const bytes = packWeighed(decision, rest)
  const read = (changed: Uint8Array) => {
    const reader = new WeighedReader()
    reader.open(changed)
    return reader.next()
  }
  const withByte = (place: number, value: number) => {
    const changed = bytes.slice()
    changed[place] = value
    return changed
  }
  assert(read(bytes))
  for (const version of [0, Number(policyVersion) + 1, 255])
    assert.throws(() => read(withByte(0, version)), /unknown version/)
  assert.throws(() => read(withByte(2, 200)), /damaged/)
  assert.throws(() => read(bytes.subarray(0, bytes.length - 1)), DamagedDecision)
  const [firstPart, moment] = [18 + 22, 10]
  for (const place of [firstPart, moment])
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) {
      const changed = bytes.slice()
      new DataView(changed.buffer).setFloat64(place, value, true)
      assert.throws(() => read(changed), DamagedDecision)
    }
  const unknown = decision.candidateScores.map(score => ({
    ...score,
    scoreBreakdown: [{ component: 'luck', value: 1 }],
  }))
  assert.throws(() => packWeighed({ ...decision, candidateScores: unknown }, rest), /luck/)
})
