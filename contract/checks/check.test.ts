import assert from 'node:assert/strict'
import { test } from 'node:test'
import Type from 'typebox'
import { createInvitation, Invitation, listInvitations } from '../invitations.ts'
import { createOrganization, OrganizationOnboardingData } from '../organizations.ts'
import { check } from './check.ts'

const colors = {
  primary: '#000000',
  secondary: '#FFFFFF',
  accent: '#a1B2c3',
  background: '#123456',
  text: '#654321',
}
const brandSettings = { colors, brandGuidelines: '', industry: 'Tuition', targetAudience: 'Families' }
const onboarding = {
  version: 1,
  status: 'completed',
  currentStep: 'completed',
  completedSteps: ['organization_profile', 'workspace_setup', 'goals', 'spend_cap'],
  organizationProfile: { displayName: 'Ashgrove' },
  workspaceProfile: { teamName: 'Club', website: null, brandSettings },
  goals: { primaryGoal: 'other', teamSize: '51+' },
  completedAt: '2026-01-31T09:30:00.000Z',
}

/** A copy with one place changed; undefined removes it. */
function changeAt(value: object, path: string, to: unknown): object {
  const copy = structuredClone(value) as Record<string, unknown>
  const names = path.split('.')
  const last = names.pop() ?? ''
  let place = copy
  for (const name of names) place = place[name] as Record<string, unknown>
  if (to === undefined) delete place[last]
  else place[last] = to
  return copy
}

test('onboarding data is valid with all fields and with only the required ones', () => {
  assert.deepEqual(check(OrganizationOnboardingData, onboarding), [])
  const { version, status, currentStep, completedSteps } = onboarding
  assert.deepEqual(check(OrganizationOnboardingData, { version, status, currentStep, completedSteps }), [])
})

const allowed: [string, unknown][] = [
  ['completedAt', null],
  ['completedAt', undefined],
  ['completedSteps', []],
  ['workspaceProfile.website', 'https://ashgrove.example'],
  ['workspaceProfile.brandSettings', null],
  ['workspaceProfile.brandSettings', undefined],
  ['organizationProfile.displayName', 'ab'],
  ['organizationProfile.displayName', 'x'.repeat(64)],
  ['workspaceProfile.brandSettings.brandGuidelines', 'x'.repeat(500)],
  ['workspaceProfile.brandSettings.industry', 'x'.repeat(100)],
  ['workspaceProfile.brandSettings.targetAudience', 'x'.repeat(500)],
  ['goals.primaryGoal', 'agent_execution'],
]
for (const [path, to] of allowed) {
  test(`onboarding data may have ${path} as ${JSON.stringify(to)?.slice(0, 30)}`, () => {
    assert.deepEqual(check(OrganizationOnboardingData, changeAt(onboarding, path, to)), [])
  })
}

const refused: [string, unknown][] = [
  ['version', 2],
  ['version', '1'],
  ['version', undefined],
  ['status', 'done'],
  ['status', undefined],
  ['currentStep', 'profile'],
  ['currentStep', undefined],
  ['completedSteps', ['nothing']],
  ['completedSteps', undefined],
  ['completedAt', 5],
  ['extra', 1],
  ['organizationProfile.displayName', 'a'],
  ['organizationProfile.displayName', 'x'.repeat(65)],
  ['organizationProfile.displayName', undefined],
  ['organizationProfile.extra', 1],
  ['organizationProfile', null],
  ['workspaceProfile.teamName', 'a'],
  ['workspaceProfile.teamName', 'x'.repeat(65)],
  ['workspaceProfile.teamName', undefined],
  ['workspaceProfile.website', undefined],
  ['workspaceProfile.website', 5],
  ['workspaceProfile.extra', 1],
  ['workspaceProfile.brandSettings.colors', undefined],
  ...Object.keys(colors).flatMap(color =>
    [undefined, '000000', '#00000', '#0000000', '#00000g', null].map((to): [string, unknown] => [
      `workspaceProfile.brandSettings.colors.${color}`,
      to,
    ]),
  ),
  ['workspaceProfile.brandSettings.colors.extra', '#000000'],
  ['workspaceProfile.brandSettings.brandGuidelines', 'x'.repeat(501)],
  ['workspaceProfile.brandSettings.brandGuidelines', undefined],
  ['workspaceProfile.brandSettings.industry', 'x'.repeat(101)],
  ['workspaceProfile.brandSettings.industry', undefined],
  ['workspaceProfile.brandSettings.targetAudience', 'x'.repeat(501)],
  ['workspaceProfile.brandSettings.targetAudience', undefined],
  ['workspaceProfile.brandSettings.extra', 1],
  ['goals.primaryGoal', 'fun'],
  ['goals.primaryGoal', undefined],
  ['goals.teamSize', '1-6'],
  ['goals.teamSize', undefined],
  ['goals.extra', 1],
]
for (const [path, to] of refused) {
  test(`onboarding data with ${path} as ${JSON.stringify(to)?.slice(0, 30)} is rejected with its path`, () => {
    const issues = check(OrganizationOnboardingData, changeAt(onboarding, path, to))
    assert.equal(issues.length, 1)
    assert.equal(issues[0]?.path.slice(0, path.split('.').length).join('.'), path)
  })
}

test('an invitation must have a valid email address and only specified values', () => {
  const { example } = listInvitations
  const invitation = example.response.data[0] ?? {}
  assert.deepEqual(check(Invitation, invitation), [])
  for (const [field, value] of Object.entries({
    email: 'a b@c.d',
    role: 'owner',
    status: 'open',
    membershipType: 'guest',
    id: 'not-a-uuid',
    revokedByUserId: 'x',
    token: null,
  })) {
    assert.deepEqual(
      check(Invitation, { ...invitation, [field]: value }).map(issue => issue.path),
      [[field]],
    )
  }
})

test('lengths count Unicode code points', () => {
  const { body } = createOrganization
  assert.deepEqual(check(body, { name: '😀'.repeat(64) }), [])
  assert.notDeepEqual(check(body, { name: '😀'.repeat(65) }), [])
  assert.notDeepEqual(
    check(body, { name: '😀' }),
    [],
    'one code point is too short, though it is two UTF-16 units',
  )
})

test('all problems are reported together, each with its path and a message', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, index]))
  assert.equal(check(createOrganization.body, { ...many, name: 5 }).length, 41)
  assert.deepEqual(check(createOrganization.body, { extra: true }), [
    { path: ['name'], message: 'is required' },
    { path: ['extra'], message: 'is not a known field' },
  ])
  assert.deepEqual(check(createOrganization.body, { nmae: 'Ashgrove' }), [
    { path: ['name'], message: 'is required' },
    { path: ['nmae'], message: 'is not a known field (did you mean name?)' },
  ])
  assert.deepEqual(check(listInvitations.query, { status: 'pending' }), [
    { path: ['status'], message: 'is not a known field (did you mean filter[status]?)' },
  ])
  assert.deepEqual(check(createInvitation.body.properties.email, 'nobody'), [
    { path: [], message: 'must look like ada@example.org' },
  ])
  assert.deepEqual(check(createOrganization.body, { name: 'a' }), [
    { path: ['name'], message: 'must have at least 2 characters' },
  ])
  assert.deepEqual(check(createOrganization.body, null), [{ path: [], message: 'must be an object' }])
  const limits = Type.Object({
    pin: Type.String({ minLength: 1, maxLength: 4 }),
    list: Type.Array(Type.String(), { minItems: 1 }),
    count: Type.Integer({ minimum: 1, maximum: 50 }),
    answer: Type.Union([Type.String(), Type.Null()]),
  })
  assert.deepEqual(
    [
      ...check(limits, { pin: '', list: [], count: 0, answer: 5 }),
      ...check(limits, { pin: '12345', list: {}, count: 51, answer: null }),
      ...check(limits, { pin: 1, list: ['a'], count: 1.5, answer: '' }),
    ].map(({ path, message }) => `${path} ${message}`),
    [
      'answer must be a string or null',
      'pin must have at least 1 character',
      'list must have at least 1 item',
      'count must be at least 1',
      'pin must have at most 4 characters',
      'list must be an array',
      'count must be at most 50',
      'pin must be a string',
      'count must be an integer',
    ],
  )
  assert.deepEqual(
    check(OrganizationOnboardingData, changeAt(onboarding, 'completedSteps', ['goals', 'x'])),
    [
      {
        path: ['completedSteps', 1],
        message: 'must be one of organization_profile, workspace_setup, goals, spend_cap, completed',
      },
    ],
  )
})

test('an object with very many unknown fields is rejected without being walked once per field', () => {
  const fields = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1]))
  let walks = 0
  const watched = new Proxy(fields, {
    ownKeys: target => {
      walks++
      return Reflect.ownKeys(target)
    },
  })
  const [issue, ...others] = check(createInvitation.body, watched)
  assert.match(issue?.message ?? '', /^must have at most 1\d\d fields$/)
  assert.deepEqual(others, [])
  assert(walks < 3, `${walks} walks`)
})
