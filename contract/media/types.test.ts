import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mediaTypes, mediaTypesByEnding } from './types.ts'

test('every accepted media type has a file extension, and no other type has one', () => {
  assert.deepEqual([...new Set(Object.values(mediaTypesByEnding))].sort(), Object.keys(mediaTypes).sort())
  for (const ending of Object.keys(mediaTypesByEnding)) assert.match(ending, /^[a-z0-9]+$/)
})
