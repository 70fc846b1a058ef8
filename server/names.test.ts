import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { contract, type OperationId, operations } from '@learn/contract'
import { isOneLine, oneLinePattern } from '@learn/contract/one-line'
import { inputs } from '../test/support/operation-inputs.ts'
import { personFor, populate } from '../test/support/populated-tenant.ts'
import { World } from '../test/support/world.ts'

const world = await World.create()
after(() => world.close())

/** The fields of a request's body that must be one line, according to the contract. */
const lineFields = operations.flatMap(({ id, body }) =>
  Object.entries(body?.properties ?? {})
    .filter(([, schema]) => JSON.stringify(schema).includes('"oneLine":true'))
    .filter(([, schema]) => !('properties' in schema))
    .map(([field]) => ({ id: id as OperationId, field })),
)

test('every field that must be one line refuses other characters with a sentence', async () => {
  assert(lineFields.length > 12)
  const tenant = await populate(world)
  for (const { id, field } of lineFields) {
    const token = personFor(contract[id], tenant)?.token ?? tenant.key
    for (const character of ['\n', '\t', '\u0085', '\u2028', '\u202e', '\u2066']) {
      const input = { ...inputs[id](tenant), [field]: `ab${character}cd` }
      const { body } = await world.call(id, token, input as never)
      assert.equal(body._tag, 'BadRequest', `${id} ${field} ${JSON.stringify(body)}`)
      assert.equal(body.message, `${field} must be a single line without control characters.`)
    }
  }
})

test('the names in the setup wizard must be one line too', async () => {
  const { key, organizationId } = await world.tenant()
  const answer = (displayName: string) =>
    world.call('organizations.updateOnboarding', key, {
      organizationId,
      step: 'organization_profile',
      organizationProfile: { displayName },
    })
  assert.equal((await answer('Ash\ngrove')).body._tag, 'BadRequest')
  assert.equal((await answer('Ashgrove')).status, 200)
  const { body } = await world.call('organizations.updateOnboarding', key, {
    organizationId,
    step: 'workspace_setup',
    workspaceProfile: { teamName: 'Saturday\u2028club', website: null },
  })
  assert.equal(body._tag, 'BadRequest')
})

test('the pattern in the OpenAPI document is the same rule as the server’s', () => {
  const pattern = new RegExp(oneLinePattern, 'u')
  for (let code = 0; code < 0x3000; code++) {
    const text = `a${String.fromCodePoint(code)}b`
    assert.equal(pattern.test(text), isOneLine(text), `U+${code.toString(16)}`)
  }
  assert(pattern.test('😀'))
})
