import assert from 'node:assert/strict'
import { test } from 'node:test'
import { match } from './match.ts'

test('a pattern names parts of a path', () => {
  assert.deepEqual(match('/learn/session/:id', '/learn/session/s-1'), { id: 's-1' })
  assert.deepEqual(match('/learn/:part/:id', '/learn/test/7'), { part: 'test', id: '7' })
  assert.deepEqual(match('/learn', '/learn'), {})
})

test('a path may end in a slash', () => {
  assert.deepEqual(match('/learn/map', '/learn/map/'), {})
  assert.deepEqual(match('/learn/session/:id', '/learn/session/s-1/'), { id: 's-1' })
})

test('a path that is longer, shorter or different does not fit', () => {
  for (const at of ['/learn/session', '/learn/session/s-1/end', '/learn/sessions/s-1', '/', ''])
    assert.equal(match('/learn/session/:id', at), undefined, at)
})
