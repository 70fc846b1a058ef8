import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '../index.ts'
import { costOf, previewOf } from './preview.ts'

test('a preview shows the input and masks secrets', () => {
  const onboarding = contract['learn.completeLearnParentChildOnboarding']
  const preview = previewOf(onboarding, { childUsername: 'robin', childPin: '4071', subjectIds: ['maths'] })
  assert.deepEqual(preview.fields, [
    { name: 'childUsername', value: 'robin' },
    { name: 'childPin', value: '••••' },
    { name: 'subjectIds', value: '["maths"]' },
  ])
  assert.equal(preview.destructive, false)
  assert.equal(previewOf(contract['learn.eraseLearnStudent'], {}).destructive, true)
  assert.equal(previewOf(contract['identity.revokeApiKey'], {}).destructive, true)
})

test('a preview shows every item of a list on its own', () => {
  const invitations = [{ email: 'sam@example.org' }, { email: 'eve@example.org', role: 'admin' }]
  const { fields } = previewOf(contract['organizations.createInvitations'], { invitations })
  assert.deepEqual(fields, [
    { name: 'invitations.0', value: '{"email":"sam@example.org"}' },
    { name: 'invitations.1', value: '{"email":"eve@example.org","role":"admin"}' },
  ])
})

test('a preview shows the size of binary data', () => {
  const { fields } = previewOf(contract['media.createMediaItem'], {
    name: 'a.txt',
    data: 'MS8yICsgMS80ID0gPwo=',
  })
  assert.deepEqual(fields.at(-1), { name: 'data', value: '14 bytes' })
})

test('every PIN and token in the input is masked', () => {
  for (const operation of Object.values(contract)) {
    const input = Object.fromEntries(
      Object.keys({ ...('body' in operation ? operation.body.properties : {}) }).map(name => [name, 'seen']),
    )
    for (const { name, value } of previewOf(operation, input).fields)
      assert.equal(value === '••••', /pin$|^token$/i.test(name), `${operation.id} ${name}`)
  }
})

test('a cost has the balance before and after', () => {
  const estimate = {
    organizationId: 'o',
    operation: 'x',
    units: 2,
    per: 'page',
    credits: 4,
    availableCredits: 10,
    reservedCredits: 0,
    payable: true,
    shortfall: 0,
  }
  assert.deepEqual(costOf(estimate), {
    credits: 4,
    balanceBefore: 10,
    balanceAfter: 6,
    payable: true,
    shortfall: 0,
  })
})
