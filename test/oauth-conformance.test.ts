import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tryOAuth } from './conformance/oauth.ts'
import { passes, scenariosOf, shortcomings } from './conformance/tool.ts'

test('our OAuth conforms in every scenario for authorization servers, with a token for MCP', async () => {
  const results = await tryOAuth()
  for (const [scenario, checks] of results) {
    assert.deepEqual(shortcomings(checks), [], scenario)
    assert(passes(checks), `no check of ${scenario} ran`)
  }
  assert.deepEqual(new Set(results.keys()), new Set((await scenariosOf('authorization')).keys()))
})
