import Type, { type Static } from 'typebox'
import { OneLine } from './one-line.ts'
import { operation } from './operation.ts'
import { closed, Deleted, Email, Id, list, named, nullable, Timestamp } from './values.ts'

export const OrganizationName = OneLine({ minLength: 2, maxLength: 64 })

const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', examples: ['#1a2b3c'] })

export const BrandSettings = closed({
  colors: closed({ primary: Color, secondary: Color, accent: Color, background: Color, text: Color }),
  brandGuidelines: Type.String({ maxLength: 500 }),
  industry: Type.String({ maxLength: 100 }),
  targetAudience: Type.String({ maxLength: 500 }),
})

export const onboardingSteps = [
  'organization_profile',
  'workspace_setup',
  'goals',
  'spend_cap',
  'completed',
] as const

/** The answers to the steps of the wizard. The last two steps have none. */
const onboardingAnswers = {
  organizationProfile: Type.Optional(closed({ displayName: OrganizationName })),
  workspaceProfile: Type.Optional(
    closed({
      teamName: OneLine({ minLength: 2, maxLength: 64 }),
      website: nullable(Type.String({ maxLength: 2_048 })),
      brandSettings: Type.Optional(nullable(BrandSettings)),
    }),
  ),
  goals: Type.Optional(
    closed({
      primaryGoal: Type.Enum(['agent_execution', 'automation', 'analytics', 'internal_tools', 'other']),
      teamSize: Type.Enum(['1-5', '6-20', '21-50', '51+']),
    }),
  ),
}

const onboardingData = closed(
  {
    version: Type.Literal(1),
    status: Type.Enum(['in_progress', 'completed']),
    currentStep: Type.Enum(onboardingSteps),
    completedSteps: Type.Array(Type.Enum(onboardingSteps)),
    ...onboardingAnswers,
    completedAt: Type.Optional(nullable(Timestamp)),
  },
  { $id: 'OrganizationOnboardingData' },
)
export interface OrganizationOnboardingData extends Static<typeof onboardingData> {}
export const OrganizationOnboardingData = named<OrganizationOnboardingData>(onboardingData)

export const subscriptionStatuses = [
  'active',
  'inactive',
  'trialing',
  'past_due',
  'canceled',
  'paused',
  'unpaid',
] as const

/** The statuses of a subscription that is paid for or awaits payment. */
export const liveSubscriptionStatuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused'] as const

const organization = closed(
  {
    id: Id,
    name: Type.String(),
    billingEmail: nullable(Type.String({ description: 'The email address for invoices.' })),
    onboardingData: nullable(OrganizationOnboardingData),
    providerCustomerId: nullable(Type.String({ description: 'The customer’s ID at the payment provider.' })),
    providerSubscriptionId: nullable(Type.String()),
    providerPaymentMethodId: nullable(Type.String()),
    providerMeteredSubscriptionItemId: nullable(Type.String()),
    creditsBalance: Type.Number({ description: 'Credits available to spend.' }),
    reservedCredits: Type.Number({
      description: 'Credits reserved by paid operations that are still running.',
    }),
    autoRechargeEnabled: Type.Boolean(),
    autoRechargeThreshold: nullable(
      Type.Number({ description: 'The balance below which credits are bought automatically.' }),
    ),
    autoRechargeAmount: nullable(Type.Number({ description: 'The number of credits bought each time.' })),
    isSubscribed: Type.Boolean(),
    subscriptionStatus: Type.Enum(subscriptionStatuses),
    subscriptionPlan: nullable(Type.String()),
    subscriptionStartedAt: nullable(Timestamp),
    subscriptionEndsAt: nullable(Timestamp),
    subscriptionCurrentPeriodEnd: nullable(Timestamp),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  {
    $id: 'Organization',
    description:
      'A client member sees nothing about money and no answers from the setup wizard: amounts are 0, `subscriptionStatus` is `inactive`, and the other fields are null or false.',
  },
)
export interface Organization extends Static<typeof organization> {}
export const Organization = named<Organization>(organization)

const example: Organization = {
  id: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  name: 'Ashgrove Tutors',
  billingEmail: 'accounts@ashgrove.example',
  onboardingData: {
    version: 1,
    status: 'in_progress',
    currentStep: 'goals',
    completedSteps: ['organization_profile', 'workspace_setup'],
    organizationProfile: { displayName: 'Ashgrove Tutors' },
    workspaceProfile: { teamName: 'Saturday club', website: null, brandSettings: null },
  },
  providerCustomerId: null,
  providerSubscriptionId: null,
  providerPaymentMethodId: null,
  providerMeteredSubscriptionItemId: null,
  creditsBalance: 940,
  reservedCredits: 60,
  autoRechargeEnabled: false,
  autoRechargeThreshold: null,
  autoRechargeAmount: null,
  isSubscribed: false,
  subscriptionStatus: 'inactive',
  subscriptionPlan: null,
  subscriptionStartedAt: null,
  subscriptionEndsAt: null,
  subscriptionCurrentPeriodEnd: null,
  createdAt: '2026-01-31T09:30:00.000Z',
  updatedAt: '2026-02-02T16:05:12.480Z',
}

export const listOrganizations = operation({
  id: 'organizations.listOrganizations',
  method: 'GET',
  path: '/v1/organizations',
  summary: 'List your organizations',
  description:
    'Lists the organizations you belong to, newest first. If you belong to none yet, the page is empty. An API key sees its own organization and those it created.',
  ...list(Organization, 'OrganizationPage', { sortBy: ['createdAt', 'updatedAt', 'name'], filters: {} }),
  errors: ['BadRequest'],
  role: 'viewer',
  scope: 'organizations:read',
  effect: 'read',
  featured: true,
  example: {
    request: { limit: '25', sortBy: 'name', sortOrder: 'asc' },
    response: { data: [example], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const createOrganization = operation({
  id: 'organizations.createOrganization',
  method: 'POST',
  path: '/v1/organizations',
  summary: 'Create an organization',
  description:
    'Creates an organization and makes you its administrator. If an API key creates it, both the key and the user whom it acts for become administrators. You can belong to at most 1,000 organizations; after that, the call fails with `Conflict`.',
  body: closed({ name: OrganizationName }, { $id: 'CreateOrganizationRequest' }),
  response: Organization,
  status: 201,
  errors: ['BadRequest', 'Conflict'],
  role: 'none',
  scope: 'organizations:write',
  effect: 'mutate',
  example: {
    request: { name: 'Ashgrove Tutors' },
    response: {
      ...example,
      billingEmail: null,
      onboardingData: null,
      creditsBalance: 0,
      reservedCredits: 0,
      updatedAt: example.createdAt,
    },
  },
})

const organizationId = closed({ organizationId: Id })

export const getOrganization = operation({
  id: 'organizations.getOrganization',
  method: 'GET',
  path: '/v1/organizations/{organizationId}',
  summary: 'Get an organization',
  description:
    'Returns an organization you belong to. For `client` members, the billing email, the payment provider’s IDs and the onboarding data are null.',
  params: organizationId,
  response: Organization,
  status: 200,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'organizations:read',
  about: 'organizationId',
  effect: 'read',
  example: { request: { organizationId: example.id }, response: example },
})

export const updateOrganization = operation({
  id: 'organizations.updateOrganization',
  method: 'PATCH',
  path: '/v1/organizations/{organizationId}',
  summary: 'Change an organization',
  description: 'Changes the name or the billing email. Fields you leave out stay unchanged.',
  params: organizationId,
  body: closed(
    { name: Type.Optional(OrganizationName), billingEmail: Type.Optional(nullable(Email)) },
    { $id: 'UpdateOrganizationRequest' },
  ),
  response: Organization,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'organizations:write',
  about: 'organizationId',
  effect: 'mutate',
  example: {
    request: { organizationId: example.id, billingEmail: 'accounts@ashgrove.example' },
    response: example,
  },
})

export const updateOnboarding = operation({
  id: 'organizations.updateOnboarding',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/onboarding',
  summary: 'Answer a step of the onboarding wizard',
  description: `Answers the current step and moves on to the next one. The steps are ${onboardingSteps.join(', ')}, in this order. \`onboardingData.currentStep\` is the current step; a new organization starts with the first. Any other step fails with \`Conflict\`. The first three steps need an answer in \`organizationProfile\`, \`workspaceProfile\` and \`goals\`. The step \`completed\` ends the wizard and sets \`completedAt\`.`,
  params: organizationId,
  body: closed(
    { step: Type.Enum(onboardingSteps), ...onboardingAnswers },
    { $id: 'UpdateOnboardingRequest' },
  ),
  response: Organization,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'organizations:write',
  about: 'organizationId',
  effect: 'mutate',
  example: {
    request: {
      organizationId: example.id,
      step: 'workspace_setup',
      workspaceProfile: { teamName: 'Saturday club', website: null, brandSettings: null },
    },
    response: example,
  },
})

export const deleteOrganization = operation({
  id: 'organizations.deleteOrganization',
  method: 'DELETE',
  path: '/v1/organizations/{organizationId}',
  summary: 'Delete an organization',
  description:
    'Deletes the organization with its members, teams, invitations, keys, records and remaining credits, for everybody at once. For 30 days, the people who run the server can restore it, except its credits and the secrets of its keys; then everything is erased. Its ledger entries, which contain IDs but no names, are kept for accounting. Repeat the exact name in `confirmName` to confirm. Cancel any subscription first.',
  params: organizationId,
  query: closed({
    confirmName: Type.String({
      maxLength: 256,
      description: 'The exact name of the organization, to confirm.',
    }),
  }),
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'organizations:write',
  about: 'organizationId',
  effect: 'mutate',
  example: {
    request: { organizationId: example.id, confirmName: 'Ashgrove Tutors' },
    response: { id: example.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})
