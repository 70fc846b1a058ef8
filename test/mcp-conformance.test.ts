import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leftOut } from './conformance/left-out.ts'
import { revisions, tryMcp } from './conformance/mcp.ts'
import { scenariosOf } from './conformance/tool.ts'

const [trials, known] = await Promise.all([tryMcp(), scenariosOf('server')])

for (const revision of revisions) {
  const tried = trials.filter(trial => trial.revision === revision)

  test(`/mcp conforms to ${revision} in every scenario that applies`, () => {
    for (const { scenario, leftOut: reason, faults, passes } of tried) {
      if (reason) continue
      assert.deepEqual(faults, [], scenario)
      assert(passes, `no check of ${scenario} ran`)
    }
  })

  test(`every check left out of ${revision} still fails`, () => {
    for (const { scenario, leftOut: reason, passes, obsolete } of tried) {
      assert(!reason || !passes, `${scenario} passes and need not be left out`)
      assert.deepEqual(obsolete, [], `these checks of ${scenario} pass and need not be left out`)
    }
  })

  test(`the tool ran every scenario of ${revision}`, () => {
    const wanted = [...known.keys()].filter(name => known.get(name)?.includes(revision))
    assert.deepEqual(tried.map(({ scenario }) => scenario).sort(), wanted.sort())
  })
}

test('every scenario of another revision or extension is left out for a reason', () => {
  const reasoned = new Set(leftOut.flatMap(({ scenarios }) => scenarios))
  const tried = new Set(trials.map(({ scenario }) => scenario))
  assert.deepEqual(
    [...reasoned].filter(name => !known.has(name)),
    [],
    'the tool has no such scenarios',
  )
  assert.deepEqual(
    [...known.keys()].filter(name => !tried.has(name) && !reasoned.has(name)),
    [],
  )
})
