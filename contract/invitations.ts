import Type, { type Static } from 'typebox'
import { operation, roles } from './operation.ts'
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
    token: Type.String({ description: 'Whoever has it can look at the invitation: treat it as a secret.' }),
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
    'The invitations of every organization that the caller administers, newest first. A pending invitation whose `expiresAt` has passed reads as expired.',
  ...list(Invitation, 'InvitationPage', {
    sortBy: ['createdAt', 'expiresAt', 'email', 'role'],
    filters: { status: invitationStatuses, role: roles },
  }),
  errors: ['BadRequest'],
  role: 'admin',
  scope: 'invitations:read',
  effect: 'read',
  /** An invitation, and above all its token, is visible only to administrators of its own organization. */
  invariants: ['INV-INV-002'],
  example: {
    request: { 'filter[status]': 'pending', limit: '50' },
    response: { data: [example], total: 1, nextCursor: null, prevCursor: null },
  },
})
