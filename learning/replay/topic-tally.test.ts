import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TopicTally } from './topic-tally.ts'

const topics = ['a', 'b', 'c', 'd']
const stray = -1

/** For each topic, the first and last of the children who practised it. */
function groupsOf(...at: [topic: number, first: number, last: number][]): string[] {
  const tally = new TopicTally(topics)
  for (let child = 0; child < 100; child++)
    for (const [topic, first, last] of at)
      if (child >= first && child <= last)
        for (const reward of [0, 1]) tally.countChoice(topic, reward, child, child)
  return tally.figures(1_000, new Float64Array(4)).map(({ topicId, children, decisions, reward }) => {
    assert.deepEqual([decisions, reward], [2 * children, 0.5])
    return `${topicId}${children}`
  })
}

test('a topic with ten children is shown, and one with nine is not', () => {
  assert.deepEqual(groupsOf([0, 0, 9], [1, 0, 10]), ['a10', 'b11'])
  assert.deepEqual(groupsOf([0, 0, 8]), [])
})

test('hidden topics can’t be worked out from the whole', () => {
  assert.deepEqual(
    groupsOf([0, 0, 8], [1, 0, 11], [2, 0, 12]),
    ['c13'],
    'the smallest other topic hides the nine',
  )
  assert.deepEqual(groupsOf([0, 0, 4], [3, 5, 9], [1, 0, 11], [2, 0, 12]), ['b12', 'c13'], 'ten together')
  assert.deepEqual(groupsOf([0, 0, 4], [3, 0, 4], [1, 0, 11], [2, 0, 12]), ['c13'], 'the same five twice')
  assert.deepEqual(
    groupsOf([stray, 3, 3], [1, 0, 11], [2, 0, 12]),
    ['c13'],
    'one child on a topic that is no longer taught',
  )
  assert.deepEqual(groupsOf([stray, 0, 50], [0, 1, 1], [1, 0, 11]), ['b12'], 'one among fifty')
  assert.deepEqual(groupsOf([0, 0, 0], [1, 0, 11]), [])
})

test('children who share a cluster are not overcounted', () => {
  const tally = new TopicTally(topics)
  for (let child = 0; child < 30; child++) tally.countChoice(0, 1, child, 0)
  for (let child = 30; child < 39; child++) tally.countChoice(1, 1, child, 0)
  assert.deepEqual(tally.figures(39, new Float64Array(4)), [])
})

test('shares are of all judged decisions', () => {
  const tally = new TopicTally(topics)
  for (let child = 0; child < 20; child++) tally.countChoice(2, 1, child, child)
  assert.deepEqual(tally.figures(80, Float64Array.of(0, 0, 0.75, 0)), [
    { topicId: 'c', children: 20, decisions: 20, loggedShare: 0.25, policyShare: 0.75, reward: 1 },
  ])
})
