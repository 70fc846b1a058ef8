import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Organization, onboardingSteps } from '@learn/contract/organizations'
import { type Tenant, World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const colors = {
  primary: '#0A1b2C',
  secondary: '#000000',
  accent: '#ffffff',
  background: '#123456',
  text: '#abcdef',
}
const brandSettings = { colors, brandGuidelines: '', industry: '', targetAudience: '' }
const organizationProfile = { displayName: 'Ashgrove Tutors' }
const workspaceProfile = { teamName: 'Saturday club', website: 'https://ashgrove.example', brandSettings }
const goals = { primaryGoal: 'other', teamSize: '51+' }

/** The part that each step needs. */
const parts: Record<(typeof onboardingSteps)[number], object> = {
  organization_profile: { organizationProfile },
  workspace_setup: { workspaceProfile },
  goals: { goals },
  spend_cap: {},
  completed: {},
}

interface Failure {
  readonly _tag?: string
  readonly message?: string
  readonly issues?: { readonly path: (string | number)[] }[]
}

/** Sends the answer exactly as given; many are invalid on purpose. */
async function answer({ key, organizationId }: Tenant, given: object) {
  const { status, body } = await world.request<Organization & Failure>(
    `/v1/organizations/${organizationId}/onboarding`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(given),
    },
  )
  return { status, data: body.onboardingData, failure: body }
}

/** A tenant whose next onboarding step is this one. */
async function tenantAt(step: (typeof onboardingSteps)[number]): Promise<Tenant> {
  const tenant = await world.tenant()
  for (const done of onboardingSteps.slice(0, onboardingSteps.indexOf(step)))
    assert.equal((await answer(tenant, { step: done, ...parts[done] })).status, 200)
  return tenant
}

test('onboarding goes from step to step, keeps the answers and records when it ends', async () => {
  const tenant = await world.tenant()
  const kept = {}
  const done: string[] = []
  for (const [index, step] of onboardingSteps.entries()) {
    const { data } = await answer(tenant, { step, ...parts[step] })
    Object.assign(kept, parts[step])
    done.push(step)
    const ends = step === 'completed'
    assert.deepEqual(data, {
      version: 1,
      status: ends ? 'completed' : 'in_progress',
      currentStep: ends ? 'completed' : onboardingSteps[index + 1],
      completedSteps: done,
      ...kept,
      ...(ends && { completedAt: data?.completedAt }),
    })
    if (ends) assert(Math.abs(Date.parse(data?.completedAt ?? '') - Date.now()) < 60_000)
  }
  const { organizationId, key } = tenant
  const { body } = await world.call('organizations.getOrganization', key, { organizationId })
  assert.equal(body.onboardingData?.status, 'completed')
})

test('completed onboarding stays completed, with the first time', async () => {
  const tenant = await tenantAt('completed')
  const { data } = await answer(tenant, { step: 'completed' })
  for (const step of onboardingSteps)
    assert.equal((await answer(tenant, { step, ...parts[step] })).failure._tag, 'Conflict', step)
  const { organizationId, key } = tenant
  const { body } = await world.call('organizations.getOrganization', key, { organizationId })
  assert.deepEqual(body.onboardingData, data)
})

test('no step can be skipped, repeated or answered early', async () => {
  for (const current of onboardingSteps) {
    const tenant = await tenantAt(current)
    for (const step of onboardingSteps) {
      if (step === current) continue
      const { failure } = await answer(tenant, { step, ...parts[step] })
      assert.equal(failure._tag, 'Conflict', `${step} instead of ${current}`)
      assert.match(failure.message ?? '', new RegExp(current))
    }
    assert.equal((await answer(tenant, { step: current, ...parts[current] })).status, 200)
  }
})

test('a step takes the part that it needs, and nothing else', async () => {
  for (const step of onboardingSteps) {
    const tenant = await tenantAt(step)
    if (Object.keys(parts[step]).length > 0)
      assert.equal((await answer(tenant, { step })).failure._tag, 'BadRequest', `${step} without its part`)
    for (const surplus of [{ organizationProfile }, { workspaceProfile }, { goals }]) {
      if (Object.keys(surplus)[0] === Object.keys(parts[step])[0]) continue
      const { failure } = await answer(tenant, { step, ...parts[step], ...surplus })
      assert.equal(failure._tag, 'BadRequest', `${step} with ${Object.keys(surplus)[0]}`)
    }
    assert.equal((await answer(tenant, { step, ...parts[step] })).status, 200)
  }
})

/** Everything that breaks a rule of the specification, and the path that the error must name. */
const broken: readonly [step: (typeof onboardingSteps)[number], part: object, place: string][] = [
  ['organization_profile', { organizationProfile: {} }, 'organizationProfile.displayName'],
  ['organization_profile', { organizationProfile: { displayName: 'a' } }, 'organizationProfile.displayName'],
  [
    'organization_profile',
    { organizationProfile: { displayName: 'x'.repeat(65) } },
    'organizationProfile.displayName',
  ],
  ['organization_profile', { organizationProfile: { displayName: null } }, 'organizationProfile.displayName'],
  [
    'organization_profile',
    { organizationProfile: { ...organizationProfile, motto: '' } },
    'organizationProfile.motto',
  ],
  ['organization_profile', { organizationProfile: null }, 'organizationProfile'],
  ['organization_profile', { organizationProfile, version: 2 }, 'version'],
  ...workspace({ website: null }, 'teamName'),
  ...workspace({ teamName: 'Team' }, 'website'),
  ...workspace({ teamName: 'a', website: null }, 'teamName'),
  ...workspace({ teamName: 'x'.repeat(65), website: null }, 'teamName'),
  ...workspace({ teamName: 'Team', website: 7 }, 'website'),
  ...workspace({ ...workspaceProfile, logo: '' }, 'logo'),
  ...brand({ colors, brandGuidelines: '', industry: '' }, 'targetAudience'),
  ...brand({ ...brandSettings, brandGuidelines: 'x'.repeat(501) }, 'brandGuidelines'),
  ...brand({ ...brandSettings, industry: 'x'.repeat(101) }, 'industry'),
  ...brand({ ...brandSettings, targetAudience: 'x'.repeat(501) }, 'targetAudience'),
  ...brand({ ...brandSettings, font: '' }, 'font'),
  ...brand({ ...brandSettings, colors: null }, 'colors'),
  ...Object.keys(colors).flatMap(name => [
    ...brand({ ...brandSettings, colors: { ...colors, [name]: undefined } }, `colors.${name}`),
    ...['#12345', '#1234567', '123456', '#12345g', ' #123456', '#123456\n', 'red'].flatMap(wrong =>
      brand({ ...brandSettings, colors: { ...colors, [name]: wrong } }, `colors.${name}`),
    ),
  ]),
  ...brand({ ...brandSettings, colors: { ...colors, border: '#000000' } }, 'colors.border'),
  ['goals', { goals: { teamSize: '1-5' } }, 'goals.primaryGoal'],
  ['goals', { goals: { primaryGoal: 'other' } }, 'goals.teamSize'],
  ['goals', { goals: { ...goals, primaryGoal: 'growth' } }, 'goals.primaryGoal'],
  ['goals', { goals: { ...goals, teamSize: '5' } }, 'goals.teamSize'],
  ['goals', { goals: { ...goals, deadline: '' } }, 'goals.deadline'],
]

function workspace(profile: object, place: string): typeof broken {
  return [['workspace_setup', { workspaceProfile: profile }, `workspaceProfile.${place}`]]
}

function brand(settings: object, place: string): typeof broken {
  return workspace({ ...workspaceProfile, brandSettings: settings }, `brandSettings.${place}`)
}

test('every rule is enforced, and the error names the path', async () => {
  const tenants = {
    organization_profile: await tenantAt('organization_profile'),
    workspace_setup: await tenantAt('workspace_setup'),
    goals: await tenantAt('goals'),
  }
  for (const [step, part, place] of broken) {
    const tenant = tenants[step as keyof typeof tenants]
    const { failure } = await answer(tenant, { step, ...part })
    assert.equal(failure._tag, 'HttpApiDecodeError', place)
    assert.deepEqual(
      failure.issues?.map(({ path }) => path.join('.')),
      [place],
      JSON.stringify(part),
    )
  }
  for (const [step, tenant] of Object.entries(tenants)) {
    const { status } = await answer(tenant, { step, ...parts[step as keyof typeof tenants] })
    assert.equal(status, 200, `${step} still waits`)
  }
})

test('an unknown step is refused by the schema', async () => {
  const { failure } = await answer(await world.tenant(), { step: 'celebration' })
  assert.equal(failure._tag, 'HttpApiDecodeError')
})

test('the longest and shortest allowed values are stored unchanged', async () => {
  for (const profile of [
    { teamName: 'ab', website: null },
    { teamName: '😀'.repeat(64), website: '', brandSettings: null },
    {
      teamName: 'Team',
      website: null,
      brandSettings: {
        ...brandSettings,
        brandGuidelines: '😀'.repeat(500),
        industry: 'ü'.repeat(100),
        targetAudience: 'x'.repeat(500),
      },
    },
  ]) {
    const tenant = await tenantAt('workspace_setup')
    const { data } = await answer(tenant, { step: 'workspace_setup', workspaceProfile: profile })
    assert.deepEqual(data?.workspaceProfile, profile)
  }
  for (const primaryGoal of ['agent_execution', 'automation', 'analytics', 'internal_tools', 'other']) {
    for (const teamSize of ['1-5', '6-20', '21-50', '51+'])
      assert.equal(
        (await answer(await tenantAt('goals'), { step: 'goals', goals: { primaryGoal, teamSize } })).status,
        200,
      )
  }
})

test('of ten concurrent answers to one step one succeeds, and the others learn the next step', async () => {
  for (let round = 0; round < 5; round++) {
    const tenant = await world.tenant()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => {
        const organizationProfile = { displayName: `Name ${index}` }
        return answer(tenant, { step: 'organization_profile', organizationProfile })
      }),
    )
    const heard = answers.filter(({ status }) => status === 200)
    assert.equal(heard.length, 1)
    for (const { failure, status } of answers) if (status !== 200) assert.equal(failure._tag, 'Conflict')
    const { organizationId, key } = tenant
    const { body } = await world.call('organizations.getOrganization', key, { organizationId })
    assert.deepEqual(body.onboardingData, heard[0]?.data)
  }
})
