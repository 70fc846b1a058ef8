import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentVersion } from '@learn/content'
import { type Decision, decide } from '@learn/learning/policy'
import { anyLearner } from '../../../test/support/learning/learners.ts'
import { type StoredView, storedView, type ViewSource, viewFrom, viewOf } from '../knowledge/view.ts'
import { reproduce, type StoredDecision } from './reproduce.ts'

/** As the database gives it back. */
const asJson = (value: object) => JSON.parse(JSON.stringify(value))

function storedDecision(seed: number, changes: Partial<ViewSource> = {}): StoredDecision {
  const view = viewOf({ ...anyLearner(seed), ...changes })
  const record = { questionVersionId: 'not compared', ...decide(view, seed) }
  return asJson({ record, view: storedView(view), seed, contentVersion })
}

test('a stored decision can be reproduced', () => {
  for (let seed = 0; seed < 300; seed++)
    assert.deepEqual(reproduce(storedDecision(seed)), { identical: true, firstDifference: null })
})

test('a decision of the first version can be reproduced from its view, which had less in it', () => {
  for (let seed = 0; seed < 300; seed++) {
    const view = viewOf(anyLearner(seed))
    const record = decide(view, seed, '1')
    const { year: _, session, ...rest } = storedView(view)
    const { latest: __, ...less } = session
    const kept = { record, view: { ...rest, session: less }, seed, contentVersion }
    assert.deepEqual(reproduce(asJson(kept)), { identical: true, firstDifference: null })
  }
})

test('a decision of a version that this server does not have is not reproduced', () => {
  const decision = storedDecision(5)
  const record = { ...decision.record, algorithmVersion: '5' }
  assert.deepEqual(reproduce({ ...decision, record }), {
    identical: false,
    firstDifference: { path: 'algorithmVersion', recorded: '5', computed: '4' },
  })
})

/** All leaf values of a record, each with its path. */
function leaves(value: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}

function changeAt(value: unknown, [name, ...rest]: string[], other: unknown): unknown {
  if (name === undefined) return other
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value)
  copy[name] = changeAt(copy[name], rest, other)
  return copy
}

test('the first value that differs is named, whichever it is', () => {
  const decision = storedDecision(5)
  const all = leaves(decision.record).filter(({ path }) => path[0] !== 'questionVersionId')
  assert(all.length > 100)
  for (const { path, value } of all) {
    const other =
      typeof value === 'number' ? value + 2 ** -20 : typeof value === 'boolean' ? !value : `${value}x`
    const record = changeAt(decision.record, path, other) as Decision
    assert.deepEqual(asJson(reproduce({ ...decision, record })), {
      identical: false,
      firstDifference: { path: path.join('.'), recorded: other, computed: value },
    })
  }
})

test('a missing or additional value is a difference', () => {
  const decision = storedDecision(5)
  const { candidateScores: scores, draw: _, ...rest } = decision.record
  const fewer = { ...decision.record, candidateScores: scores.slice(0, -1) }
  const { firstDifference: missing } = reproduce({ ...decision, record: fewer })
  assert.equal(missing?.path, `candidateScores.${scores.length - 1}`)
  assert.equal(missing.recorded, null)
  const more = { ...decision.record, candidateScores: [...scores, ...scores.slice(0, 1)] }
  const { firstDifference: extra } = reproduce({ ...decision, record: more })
  assert.deepEqual([extra?.path, extra?.computed], [`candidateScores.${scores.length}`, null])
  const withoutDraw = { ...rest, candidateScores: scores } as Decision
  assert.equal(reproduce({ ...decision, record: withoutDraw }).firstDifference?.path, 'draw')
})

test('another view or seed is noticed', () => {
  const drawn = Array.from({ length: 50 }, (_, seed) => storedDecision(seed)).filter(
    ({ record }) => !record.deterministic,
  )
  assert(drawn.length > 10)
  const ofWeakerStudent = ({ view }: StoredDecision): StoredView => ({
    ...view,
    topics: view.topics.map(([id, score, ...rest]) => [id, score / 2, ...rest] as const),
  })
  for (const decision of drawn)
    assert.equal(reproduce({ ...decision, seed: decision.seed + 1 }).identical, false)
  const unlike = drawn.filter(
    decision => !reproduce({ ...decision, view: ofWeakerStudent(decision) }).identical,
  )
  assert(unlike.length > drawn.length / 4, `${unlike.length} of ${drawn.length}`)
})

test('a decision is reproduced from the topics of its time, though there are more now', () => {
  let changed = 0
  for (let seed = 0; seed < 300; seed++) {
    const view = viewFrom(storedView(viewOf(anyLearner(seed))), '2026.1')
    const record = decide(view, seed)
    const kept: StoredDecision = asJson({ record, view: storedView(view), seed, contentVersion: '2026.1' })
    assert.deepEqual(reproduce(kept), { identical: true, firstDifference: null })
    if (!reproduce({ ...kept, contentVersion }).identical) changed++
  }
  assert(changed > 100, `${changed} decisions depend on the topics that have been added`)
})

test('content that this server does not know is named as the cause of a difference', () => {
  const decision = { ...storedDecision(5), contentVersion: '2025.9' }
  assert.equal(reproduce(decision).identical, true)
  const record = { ...decision.record, seed: 6 }
  assert.deepEqual(reproduce({ ...decision, record }).firstDifference, {
    path: 'contentVersion',
    recorded: '2025.9',
    computed: contentVersion,
  })
})
