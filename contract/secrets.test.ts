import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from './index.ts'
import { fieldsIn, secretsIn, withoutSecrets } from './secrets.ts'

const soundsSecret = /secret|token|password|passcode|pin$|url$|uri$|link$/i
const isText = (type: string | undefined) => type === 'string' || type === undefined

test('every field that sounds like a secret declares whether agents get it', () => {
  const undeclared = operations.flatMap(({ id, response }) =>
    [...fieldsIn(response)]
      .filter(([name, { type }]) => soundsSecret.test(name) && isText(type))
      .filter(([, { keptFromAgents, shownBecause }]) => !keptFromAgents && !shownBecause)
      .map(([name]) => `${id}: ${name}`),
  )
  assert.deepEqual(undeclared, [])
})

test('without its secrets, no example has a credential of Learn or of the payment provider', () => {
  let kept = 0
  for (const { id, response, example } of operations) {
    const bare = JSON.stringify(withoutSecrets(response, example.response))
    assert.doesNotMatch(bare, /learn_[a-z]{2}_|billing\.stripe\.com/, id)
    if (secretsIn(response).size > 0) kept++
    assert.equal(bare !== JSON.stringify(example.response), secretsIn(response).size > 0, id)
  }
  assert.equal(kept, 10)
})

test('only answers to changes show a secret once', () => {
  const once = operations.filter(({ response }) => [...secretsIn(response).values()].some(one => one.once))
  assert.deepEqual(
    once.map(({ id, effect }) => [id, effect]),
    [
      ['identity.createApiKey', 'mutate'],
      ['identity.rotateApiKey', 'mutate'],
      ['billing.createPortalSession', 'mutate'],
      ['learn.createLearnSignInCards', 'mutate'],
    ],
  )
})
