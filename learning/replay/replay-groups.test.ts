import assert from 'node:assert/strict'
import { test } from 'node:test'
import { children, replay, sum, withoutOneChance } from '../../test/support/learning/replayed.ts'
import { drawOf } from '../choose.ts'
import type { LoggedChild } from './replay.ts'

test('no year group has an estimate if the whole is refused', () => {
  const lacking = children(12, 100, () => ({ yearGroup: 'Year 6' })).map(withoutOneChance)
  const { support, yearGroups } = replay([...children(60, 40), ...lacking], { kind: 'uniform' }).outcome
  assert(support.refusedFor.includes('unsupported_mass'))
  assert.deepEqual(
    yearGroups.map(({ yearGroup, estimate, refusedFor }) => [yearGroup, estimate, refusedFor.length > 0]),
    [
      ['Year 5', null, true],
      ['Year 6', null, true],
    ],
  )
})

test('groups of nine are not shown and can’t be worked out by subtraction', () => {
  const groups = (...sizes: number[]) => {
    const years = sizes.flatMap((size, at) => Array.from({ length: size }, () => `Year ${at + 4}`))
    const shown = replay(
      children(years.length, 3, at => ({ yearGroup: years[at] ?? '' })),
      { kind: 'uniform' },
    )
    return shown.outcome.yearGroups.map(({ yearGroup, children }) => [yearGroup, children])
  }
  assert.deepEqual(groups(10, 11, 12), [
    ['Year 4', 10],
    ['Year 5', 11],
    ['Year 6', 12],
  ])
  assert.deepEqual(groups(9, 11, 12), [['Year 6', 12]], 'the smallest other group hides the nine')
  assert.deepEqual(groups(9, 9, 12), [['Year 6', 12]], 'eighteen together hide each other')
  assert.deepEqual(groups(9, 12), [])
  assert.deepEqual(groups(9), [])
})

test('a year group is judged by its own support', () => {
  const mixed = [...children(60, 40), ...children(12, 3, () => ({ yearGroup: 'Year 6' }))]
  const [five, six] = replay(mixed, { kind: 'uniform' }).outcome.yearGroups
  assert.deepEqual([five?.refusedFor, five?.children, five?.decisions], [[], 60, 2_400])
  assert(five?.estimate)
  assert.deepEqual([six?.refusedFor, six?.estimate, six?.decisions], [['effective_sample'], null, 36])
})

/** The same decisions, from the given place on made by version 2. */
function withVersionTwo(child: LoggedChild, from = 0): LoggedChild {
  const weighed = Uint8Array.from(child.weighed)
  const starts: number[] = []
  for (let at = 0; at < weighed.length; ) {
    starts.push(at)
    at += 18 + (weighed[at + 1] ?? 0) * (22 + 2 * 8)
  }
  for (const at of starts.slice(from)) weighed[at] = 2
  return { ...child, weighed }
}

test('each version of the policy has its own mean reward, with an interval', () => {
  const always = (right: boolean) => (child: LoggedChild) => ({
    ...child,
    attempts: { ...child.attempts, right: child.attempts.right.map(() => right) },
  })
  const one = children(30, 5).map(always(false))
  const two = children(20, 4)
    .map(always(true))
    .map(child => withVersionTwo(child))
  const { versions, logged } = replay([...one, ...two], { kind: 'uniform' }).outcome
  assert.deepEqual(versions, [
    { algorithmVersion: '1', children: 30, decisions: 150, logged: { value: 0, low: 0, high: 0 } },
    { algorithmVersion: '2', children: 20, decisions: 80, logged: { value: 1, low: 1, high: 1 } },
  ])
  assert.equal(logged?.value, 80 / 230)
  const alone = replay(children(40, 5), { kind: 'uniform' }).outcome
  assert.deepEqual(
    alone.versions.map(({ logged }) => logged),
    [alone.logged],
    'one version alone is the whole log',
  )
})

test('a child whose version changed counts in both, and nine children are shown under none', () => {
  const shown = (changed: number) => {
    const log = children(20, 6).map((child, at) => (at < changed ? withVersionTwo(child, 3) : child))
    const { versions } = replay(log, { kind: 'uniform' }).outcome
    return versions.map(({ children, decisions }) => [children, decisions])
  }
  assert.deepEqual(shown(0), [[20, 120]])
  assert.deepEqual(shown(9), [], 'the nine could be worked out from the others')
  assert.deepEqual(shown(10), [
    [20, 90],
    [10, 30],
  ])
})

const log = children(120, 40)

test('the sample is the same for every policy, with probabilities that add up to 1', () => {
  const uniform = replay(log, { kind: 'uniform' }).sample
  const shipped = replay(log, { kind: 'shipped' }).sample
  assert.equal(uniform.length, 200)
  const names = (sample: typeof uniform) =>
    sample.map(({ child, at, seed, reward }) => [child, at, seed, reward])
  assert.deepEqual(names(uniform), names(shipped))
  assert(new Set(uniform.map(({ child }) => child)).size > 60, 'from many children')
  const backwards = replay(log.toReversed(), { kind: 'uniform' }).sample
  assert.deepEqual(
    backwards.map(({ seed }) => seed),
    uniform.map(({ seed }) => seed),
    'whichever child comes first',
  )
  const early = uniform.filter(({ at }) => at < (log[0]?.attempts.at[20] ?? 0)).length
  assert(early > 70 && early < 130, 'from all times')
  const low = uniform.filter(({ seed }) => drawOf(seed) < 0.5).length
  assert(low > 70 && low < 130, 'whatever was drawn')
  for (const { chances, weight } of shipped) {
    assert(Math.abs(sum(chances) - 1) < 1e-12)
    assert.equal(weight, 1)
  }
})

test('a calibration point has at least ten decisions, or all of them', () => {
  for (const [count, each] of [
    [3, 1],
    [11, 1],
    [11, 2],
    [12, 9],
    [12, 40],
  ] as const) {
    const { calibration, decisions } = replay(children(count, each), { kind: 'uniform' }).outcome
    const fewest = Math.min(...calibration.map(point => point.decisions))
    assert(fewest >= Math.min(10, decisions.judged), `${fewest} of ${decisions.judged}`)
  }
})
