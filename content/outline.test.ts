import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { contentVersion, outlines, topicById } from '@learn/content'

test('every version of the content whose outline is kept can be asked for', async () => {
  const kept = await readdir(new URL('outlines/', import.meta.url))
  assert.deepEqual(kept.map(name => name.replace(/\.json$/, '')).sort(), [...outlines().keys()].sort())
})

test('no topic that was ever decided about has gone', () => {
  for (const { version, subjects } of outlines().values())
    for (const { id } of subjects.flatMap(({ topics }) => topics))
      assert(topicById(id), `${id}, which ${version} has`)
})

test('earlier versions had other topics', () => {
  const count = (version: string) =>
    outlines()
      .get(version)
      ?.subjects.flatMap(({ topics }) => topics).length
  assert.equal(count('2026.1'), 100)
  assert((count(contentVersion) ?? 0) > 100)
})
