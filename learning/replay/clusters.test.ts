import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Clusters } from './clusters.ts'

test('each child has their own cluster while there is room, then shares the year group’s clusters in turn', () => {
  const clusters = new Clusters(60)
  for (let child = 0; child < 60; child++) assert.equal(clusters.enter('Year 4'), child)
  assert.deepEqual(
    Array.from({ length: 61 }, () => clusters.enter('Year 4')),
    [...Array.from({ length: 60 }, (_, at) => at), 0],
  )
  const late = Array.from({ length: 51 }, () => clusters.enter('Year 6'))
  assert.deepEqual(late, [...Array.from({ length: 50 }, (_, at) => 60 + at), 60], 'a late group has room')
  assert.equal(clusters.children, 0)
  for (let child = 0; child < 121; child++) clusters.count('Year 4')
  for (let child = 0; child < 51; child++) clusters.count('Year 6')
  assert.equal(clusters.children, 172)
  assert.deepEqual(
    clusters.groups().map(({ yearGroup, clusters, children }) => [yearGroup, clusters.length, children]),
    [
      ['Year 4', 60, 121],
      ['Year 6', 50, 51],
    ],
  )
})

test('the number of clusters is limited, whatever the number of children', () => {
  const clusters = new Clusters()
  let most = 0
  for (let child = 0; child < 20_000; child++)
    most = Math.max(most, clusters.enter(`Year ${4 + (child % 3)}`) + 1)
  assert.equal(most, 500)
})
