import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contract } from '@learn/contract'
import { Fault } from '../fault.ts'
import { validate, validateFlat } from './validate.ts'

const { organizationId } = contract['billing.createEstimate'].example.request

function issuesOf(work: () => object): readonly { path: readonly unknown[]; message: string }[] {
  try {
    work()
  } catch (error) {
    assert(error instanceof Fault && error.kind === 'HttpApiDecodeError', String(error))
    return (error.details as { issues: [] }).issues
  }
  assert.fail('it was accepted')
}

test('input that is nested too deeply is refused without overflowing the stack', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  const body = { organizationId, operation: 'x', input: { word: deep } }
  const issues = issuesOf(() => validate(contract['billing.createEstimate'], { params: {}, query: {}, body }))
  assert.deepEqual(issues, [{ path: ['input', 'word'], message: 'is nested too deeply' }])
})

test('at most 1,000 unknown fields are reported', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]))
  const issues = issuesOf(() => validateFlat(contract['teams.getTeam'], 'input', many))
  assert(issues.length <= 1_001, `${issues.length}`)
})

test('an unknown field comes with a suggestion', () => {
  const query = { 'filter[organizationIds]': organizationId }
  assert.throws(() => validate(contract['teams.listTeams'], { params: {}, query, body: undefined }), {
    message:
      'The request is not valid: filter[organizationIds] is not a known field (did you mean filter[organizationId]?).',
  })
})
