import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mediaTypes, mediaTypesByEnding } from './types.ts'

test('every type that the library takes is told by the end of a name, and no other is', () => {
  assert.deepEqual([...new Set(Object.values(mediaTypesByEnding))].sort(), Object.keys(mediaTypes).sort())
  for (const ending of Object.keys(mediaTypesByEnding)) assert.match(ending, /^[a-z0-9]+$/)
})
