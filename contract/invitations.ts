import Type, { type Static } from 'typebox'
import { operation, roles } from './operation.ts'
import { Secret } from './secrets.ts'
import { closed, Email, Id, list, named, nullable, Timestamp } from './values.ts'

export const invitationStatuses = ['pending', 'accepted', 'revoked', 'expired'] as const
export const membershipTypes = ['team', 'client'] as const

const invitation = closed(
  {
    id: Id,
    organizationId: Id,
    email: Email,
    role: Type.Enum(['admin', 'member', 'viewer']),
    status: Type.Enum(invitationStatuses),
    invitedByUserId: Id,
    token: Secret(
      {
        place:
          'The invited person gets it by email, as a link; `learn invitations get` shows it in a terminal.',
        once: false,
      },
      { description: 'The secret in the invitation link. Do not share or log it.' },
    ),
    expiresAt: Timestamp,
    revokedAt: nullable(Timestamp),
    revokedByUserId: nullable(Id),
    teamId: nullable(Id),
    membershipType: Type.Enum(membershipTypes),
    createdAt: Timestamp,
  },
  { $id: 'Invitation' },
)
export interface Invitation extends Static<typeof invitation> {}
export const Invitation = named<Invitation>(invitation)

const example: Invitation = {
  id: '019a0b1c-6a70-7b12-9c34-0d1e2f3a4b5c',
  organizationId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  email: 'sam@ashgrove.example',
  role: 'member',
  status: 'pending',
  invitedByUserId: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
  token: 'learn_it_0123456789abcdefghijkl',
  expiresAt: '2026-02-07T09:30:00.000Z',
  revokedAt: null,
  revokedByUserId: null,
  teamId: null,
  membershipType: 'team',
  createdAt: '2026-01-31T09:30:00.000Z',
}

export const listInvitations = operation({
  id: 'organizations.listInvitations',
  method: 'GET',
  path: '/v1/invitations',
  summary: 'List invitations',
  description:
    'Lists the invitations of every organization you administer, newest first. A pending invitation becomes `expired` when its `expiresAt` has passed.',
  ...list(Invitation, 'InvitationPage', {
    sortBy: ['createdAt', 'expiresAt', 'email', 'role'],
    filters: { status: invitationStatuses, role: roles },
  }),
  errors: ['BadRequest'],
  role: 'admin',
  scope: 'invitations:read',
  effect: 'read',
  featured: true,
  /** Only administrators of its organization can see an invitation and its token. */
  invariants: ['INV-INV-002'],
  example: {
    request: { 'filter[status]': 'pending', limit: '50' },
    response: { data: [example], total: 1, nextCursor: null, prevCursor: null },
  },
})

const invitationId = closed({ invitationId: Id })

const invitee = {
  email: Email,
  role: Type.Enum(roles, {
    description:
      'viewer: can read. member: can also work with students and files. admin: can also manage people, keys and money.',
  }),
  teamId: Type.Optional(
    nullable(Type.String({ format: 'uuid', description: 'A team that the person joins.' })),
  ),
  membershipType: Type.Optional(
    Type.Enum(membershipTypes, {
      description:
        'Default team. A `client` member sees only their own team, so `teamId` is required and the role can’t be admin.',
    }),
  ),
}

export const createInvitation = operation({
  id: 'organizations.createInvitation',
  method: 'POST',
  path: '/v1/invitations',
  summary: 'Invite a person',
  description:
    'Invites an email address to an organization and sends a link that works for seven days. An address can have only one pending invitation per organization. An organization can send 500 invitations a day (UTC), including resent ones; after that, the answer is `TooManyRequests`. An address gets at most three such emails a day, from all organizations together; further ones are not sent, but the invitation and its link are valid.',
  body: closed({ organizationId: Id, ...invitee }, { $id: 'CreateInvitationRequest' }),
  response: Invitation,
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'invitations:write',
  about: 'organizationId',
  effect: 'mutate',
  featured: true,
  invariants: ['INV-INV-002'],
  example: {
    request: { organizationId: example.organizationId, email: example.email, role: 'member' },
    response: example,
  },
})

export const mostInvitationsAtOnce = 100

const invitations = closed({ data: Type.Array(Invitation) }, { $id: 'Invitations' })
export interface Invitations extends Static<typeof invitations> {}
export const Invitations = named<Invitations>(invitations)

export const createInvitations = operation({
  id: 'organizations.createInvitations',
  nounVerb: 'invitations create-many',
  method: 'POST',
  path: '/v1/invitations/batch',
  summary: 'Invite several people',
  description: `Sends up to ${mostInvitationsAtOnce} invitations. If one of them fails, none is sent, and the error says which one and why.`,
  body: closed(
    {
      organizationId: Id,
      invitations: Type.Array(closed(invitee), { minItems: 1, maxItems: mostInvitationsAtOnce }),
    },
    { $id: 'CreateInvitationsRequest' },
  ),
  response: Invitations,
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'invitations:write',
  about: 'organizationId',
  effect: 'mutate',
  invariants: ['INV-INV-002'],
  example: {
    request: {
      organizationId: example.organizationId,
      invitations: [{ email: example.email, role: 'member' }],
    },
    response: { data: [example] },
  },
})

export const getInvitation = operation({
  id: 'organizations.getInvitation',
  method: 'GET',
  path: '/v1/invitations/{invitationId}',
  summary: 'Get an invitation',
  description: 'Returns an invitation of an organization you administer.',
  params: invitationId,
  response: Invitation,
  status: 200,
  errors: ['NotFound'],
  role: 'admin',
  scope: 'invitations:read',
  about: 'invitationId',
  effect: 'read',
  invariants: ['INV-INV-002'],
  example: { request: { invitationId: example.id }, response: example },
})

export const resendInvitation = operation({
  id: 'organizations.resendInvitation',
  method: 'POST',
  path: '/v1/invitations/{invitationId}/resend',
  summary: 'Resend an invitation',
  description:
    'Sends a new link that works for seven days. The old link stops working. An expired invitation becomes pending again.',
  params: invitationId,
  response: Invitation,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'invitations:write',
  about: 'invitationId',
  effect: 'mutate',
  invariants: ['INV-INV-002'],
  example: { request: { invitationId: example.id }, response: example },
})

export const revokeInvitation = operation({
  id: 'organizations.revokeInvitation',
  method: 'POST',
  path: '/v1/invitations/{invitationId}/revoke',
  summary: 'Revoke an invitation',
  description: 'Revokes a pending invitation. Its link stops working.',
  params: invitationId,
  response: Invitation,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'invitations:write',
  about: 'invitationId',
  effect: 'mutate',
  invariants: ['INV-INV-002'],
  destructive: true,
  example: {
    request: { invitationId: example.id },
    response: {
      ...example,
      status: 'revoked',
      revokedAt: '2026-02-02T16:05:12.480Z',
      revokedByUserId: example.invitedByUserId,
    },
  },
})

const received = closed(
  {
    id: Id,
    organizationId: Id,
    organizationName: Type.String(),
    teamName: nullable(Type.String()),
    invitedByEmail: nullable(Type.String({ description: 'Null if the person has closed their account.' })),
    email: Email,
    role: Type.Enum(roles),
    membershipType: Type.Enum(membershipTypes),
    children: Type.Integer({
      minimum: 0,
      description:
        'How many children you become a guardian of by accepting. Your consent for them is a separate step.',
    }),
    fromGuardian: Type.Boolean({
      description: 'Whether a guardian invites you to their family. Otherwise, the organization does.',
    }),
    status: Type.Enum(invitationStatuses),
    expiresAt: Timestamp,
  },
  { $id: 'ReceivedInvitation' },
)
/** An invitation as the invited person sees it. */
export interface ReceivedInvitation extends Static<typeof received> {}
export const ReceivedInvitation = named<ReceivedInvitation>(received)

const receivedExample: ReceivedInvitation = {
  id: example.id,
  organizationId: example.organizationId,
  organizationName: 'Ashgrove Tutors',
  teamName: null,
  invitedByEmail: 'ada@ashgrove.example',
  email: example.email,
  role: 'member',
  membershipType: 'team',
  children: 0,
  fromGuardian: false,
  status: 'pending',
  expiresAt: example.expiresAt,
}

const tokenBody = { token: Type.String({ minLength: 1, maxLength: 200, writeOnly: true }) }

export const lookUpInvitation = operation({
  id: 'organizations.lookUpInvitation',
  method: 'POST',
  path: '/v1/invitations/look-up',
  summary: 'View an invitation you received',
  description:
    'Returns the invitation that a token belongs to, before you accept it. You must be signed in with the email address it was sent to. The token goes in the body, because URLs end up in logs.',
  body: closed(tokenBody, { $id: 'LookUpInvitationRequest' }),
  response: ReceivedInvitation,
  status: 200,
  errors: ['NotFound'],
  role: 'none',
  scope: 'invitations:read',
  callers: ['user'],
  effect: 'read',
  example: { request: { token: example.token }, response: receivedExample },
})

export const acceptInvitation = operation({
  id: 'organizations.acceptInvitation',
  method: 'POST',
  path: '/v1/invitations/accept',
  summary: 'Accept an invitation',
  description:
    'Makes you a member with the role and team of the invitation. If the organization has added children for you, you become their guardian. Your consent for them is a separate step: see `learn.updateLearnConsent`. The invitation must be pending, and you must be signed in with the email address it was sent to.',
  body: closed(tokenBody, { $id: 'AcceptInvitationRequest' }),
  response: ReceivedInvitation,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'none',
  scope: 'invitations:write',
  callers: ['user'],
  effect: 'mutate',
  example: { request: { token: example.token }, response: { ...receivedExample, status: 'accepted' } },
})
