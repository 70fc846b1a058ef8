import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { decideAmong } from '@learn/learning/policy'
import { packWeighed } from '@learn/learning/replay/weighed'
import fc from 'fast-check'
import { anyView } from '../../../test/support/learning/any-view.ts'
import { anyLearner } from '../../../test/support/learning/learners.ts'
import { compact } from '../../storage/compact.ts'
import { type StudentView, storedView, viewOf } from '../knowledge/view.ts'
import { findInBlock } from './archived-decisions.ts'
import type { DecisionRecord } from './decision-record.ts'
import { packDecision, unpackRecord, unpackStoredView } from './packed-decision.ts'
import { reproduce } from './reproduce.ts'

const studentId = '019a0b1c-8a70-7b12-9c34-0d1e2f3a4b5c'
const questionId = 'maths.place-value.digit-worth@1:3:7'
const at = Date.UTC(2026, 0, 31, 9, 30, 0, 120)

/** A decision of this version, and everything that the server stores about it. */
function storedDecision(view: StudentView, seed: number, version: string) {
  const { decision, eligible } = decideAmong(view, seed, version)
  const record: DecisionRecord = {
    ...decision,
    questionVersionId: 'maths.place-value.digit-worth@1',
    studentState: {
      studentId,
      learnerKey: 'lk_7f3kq2vw9x',
      consecutiveCorrect: seed % 7,
      activeAssignmentId: view.assignment?.assignmentId ?? '',
      masteryByTopic: view.topics
        .filter(({ attempts }) => attempts > 0)
        .map(({ topicId, score }, place) => ({
          topicId,
          score,
          lastPractisedAt: place % 5 === 4 ? '' : new Date(at - place * 86_400_123).toISOString(),
        })),
    },
    constraints: view.constraints,
    projectionFreshness: { asOf: new Date(at - 12_345).toISOString(), stale: view.stale },
  }
  const weighed = decision.deterministic ? null : Buffer.from(packWeighed(decision, { view, eligible, at }))
  return { record, view: storedView(view), weighed, seed }
}

const asJson = (value: object) => JSON.parse(JSON.stringify(value))

test('any record and view are read back unchanged', () => {
  fc.assert(
    fc.property(anyView, fc.nat(2 ** 32 - 1), fc.constantFrom('1', '2', '3', '4'), (known, seed, version) => {
      const made = storedDecision({ ...known, examFamilyId: 'gl', subjectIds: ['maths'] }, seed, version)
      const record = packDecision(made.record, made.view)
      assert.deepEqual(
        unpackRecord({ record, weighed: made.weighed, studentId, questionId }),
        asJson(made.record),
      )
      assert.deepEqual(unpackStoredView({ record, view: Buffer.alloc(0) }), asJson(made.view))
    }),
    { numRuns: 1_000 },
  )
})

test('for children who have practised most topics, a record takes less than a third of its former space', () => {
  const sizes = Array.from({ length: 20 }, (_, number) => {
    const learner = anyLearner(number)
    const session = {
      type: 'practice',
      position: 3,
      minutes: 4,
      wrongInARow: 0,
      recentTopicIds: [],
      latest: [],
      steps: {},
    } as const
    const constraints = {
      allowedActionTypes: ['lesson', 'practice', 'break'] as const,
      excludedCandidateIds: [],
      contentAvailable: true,
      requirePublishedContent: true,
    }
    const view = { ...viewOf({ ...learner, stale: false, assignment: null }), session, constraints }
    const made = storedDecision(view, number, '3')
    return {
      now: packDecision(made.record, made.view).length,
      before: compact(made.record).length + compact(made.view).length,
    }
  })
  const sum = (of: 'now' | 'before') => sizes.reduce((all, size) => all + size[of], 0)
  assert(sum('now') < sum('before') / 3, JSON.stringify(sizes))
})

interface Frozen {
  readonly name: string
  /** In base64, as the database stores them. */
  readonly record: string
  readonly view: string
  readonly weighed: string
  readonly contentVersion: string
  /** SHA-256 of their contents, as JSON with sorted fields. */
  readonly says: string
}

const frozen: readonly Frozen[] = JSON.parse(
  readFileSync('test/support/learning/frozen-decisions.json', 'utf8'),
)

for (const { name, says, contentVersion, ...stored } of frozen)
  test(`a decision that was stored ${name} is read to the last bit, and can be reproduced`, () => {
    const [record, view, weighed] = [stored.record, stored.view, stored.weighed].map(text =>
      Buffer.from(text, 'base64'),
    ) as [Buffer, Buffer, Buffer]
    const read = {
      record: unpackRecord({ record, weighed, studentId, questionId }),
      view: unpackStoredView({ record, view }),
    }
    assert.equal(createHash('sha256').update(sortedJson(read)).digest('hex'), says)
    const again = reproduce({ ...read, seed: read.record.seed, contentVersion })
    assert.deepEqual(again, { identical: true, firstDifference: null })
  })

/** How many of them the block contains. */
const inArchive = 2

test('a block of the archive is read to the last bit', () => {
  const block = Buffer.from(readFileSync('test/support/learning/frozen-archive.txt', 'utf8'), 'base64')
  for (const [at, { weighed, says }] of frozen.slice(0, inArchive).entries()) {
    const { record, view } = findInBlock(block, `00000000-0000-7000-8000-00000000000${at + 1}`)
    const read = {
      record: unpackRecord({ record, weighed: Buffer.from(weighed, 'base64'), studentId, questionId }),
      view: unpackStoredView({ record, view }),
    }
    assert.equal(createHash('sha256').update(sortedJson(read)).digest('hex'), says)
  }
})

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
