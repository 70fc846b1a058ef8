import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createOrganization, listOrganizations, type Organization } from '../organizations.ts'
import { check } from './check.ts'
import { project } from './project.ts'

const { response } = createOrganization.example

test('a value that matches the schema is copied unchanged', () => {
  assert.deepEqual(project(createOrganization.response, response), response)
  const page = listOrganizations.example.response
  assert.deepEqual(project(listOrganizations.response, page), page)
})

test('fields that are not in the schema are dropped at every depth', () => {
  const onboardingData = {
    version: 1,
    status: 'in_progress',
    currentStep: 'goals',
    completedSteps: [],
    secret: 1,
    workspaceProfile: { teamName: 'ab', website: null, brandSettings: null, secret: 2 },
  }
  const item = { ...response, passwordHash: 'x', onboardingData }
  const projected = project(listOrganizations.response, {
    data: [item],
    total: 1,
    nextCursor: null,
    prevCursor: null,
    beyond: true,
  })
  assert.deepEqual(check(listOrganizations.response, projected), [])
  assert.doesNotMatch(JSON.stringify(projected), /secret|password|beyond/i)
})

test('an absent optional field stays absent', () => {
  const onboardingData: Organization['onboardingData'] = {
    version: 1,
    status: 'in_progress',
    currentStep: 'goals',
    completedSteps: [],
  }
  const projected = project(createOrganization.response, { ...response, onboardingData }) as Organization
  assert.deepEqual(projected.onboardingData, onboardingData)
})

test('the projection matches the schema whatever extra fields an object has', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), extra => {
      const projected = project(createOrganization.response, { ...extra, ...response })
      assert.deepEqual(check(createOrganization.response, projected), [])
    }),
  )
})
