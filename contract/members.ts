import Type, { type Static } from 'typebox'
import { membershipTypes } from './invitations.ts'
import { operation, roles } from './operation.ts'
import { closed, Deleted, Id, list, named, nullable, Timestamp } from './values.ts'

export const memberKinds = ['user', 'key'] as const

const member = closed(
  {
    id: Id,
    organizationId: Id,
    kind: Type.Enum(memberKinds, { description: 'A person, or an API key.' }),
    principalId: Id,
    email: nullable(Type.String({ description: 'The address of a person; null for a key.' })),
    role: Type.Enum(roles),
    membershipType: Type.Enum(membershipTypes, {
      description: 'A `client` sees only the teams it is in, and the members of those.',
    }),
    teamIds: Type.Array(Id),
    createdAt: Timestamp,
  },
  { $id: 'Member' },
)
export interface Member extends Static<typeof member> {}
export const Member = named<Member>(member)

const example: Member = {
  id: '019a0b1c-6b10-7ccc-9ddd-1a2b3c4d5e6f',
  organizationId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  kind: 'user',
  principalId: '019a0b1c-5e2f-7c3d-8e4f-1f2e3d4c5b6a',
  email: 'sam@ashgrove.example',
  role: 'member',
  membershipType: 'team',
  teamIds: ['019a0b1c-7b00-7aaa-8bbb-0c1d2e3f4a5b'],
  createdAt: '2026-01-31T09:30:00.000Z',
}

const memberId = closed({ memberId: Id })

export const listMembers = operation({
  id: 'members.listMembers',
  method: 'GET',
  path: '/v1/members',
  summary: 'List members',
  description:
    'Who belongs to the organizations of which the caller is a member, newest first. A `client` member sees itself and whoever shares a team with it.',
  ...list(Member, 'MemberPage', {
    sortBy: ['createdAt'],
    filters: {
      organizationId: 'id',
      teamId: 'id',
      kind: memberKinds,
      role: roles,
      membershipType: membershipTypes,
    },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'members:read',
  effect: 'read',
  featured: true,
  example: {
    request: { 'filter[organizationId]': example.organizationId, 'filter[role]': 'member' },
    response: { data: [example], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const getMember = operation({
  id: 'members.getMember',
  method: 'GET',
  path: '/v1/members/{memberId}',
  summary: 'Get a member',
  description: 'One member of an organization.',
  params: memberId,
  response: Member,
  status: 200,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'members:read',
  about: 'memberId',
  effect: 'read',
  example: { request: { memberId: example.id }, response: example },
})

export const updateMember = operation({
  id: 'members.updateMember',
  method: 'PATCH',
  path: '/v1/members/{memberId}',
  summary: 'Change the role of a member',
  description:
    'Changes the role or the kind of membership; what is left out stays as it is. An organization always keeps a person who administers it, and an administrator is no `client`.',
  params: memberId,
  body: closed(
    { role: Type.Optional(Type.Enum(roles)), membershipType: Type.Optional(Type.Enum(membershipTypes)) },
    { $id: 'UpdateMemberRequest' },
  ),
  response: Member,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'members:write',
  about: 'memberId',
  effect: 'mutate',
  example: { request: { memberId: example.id, role: 'member' }, response: example },
})

export const removeMember = operation({
  id: 'members.removeMember',
  method: 'DELETE',
  path: '/v1/members/{memberId}',
  summary: 'Remove a member',
  description:
    "Ends a membership at once. The last person who administers an organization stays, and a key leaves its own organization only by being revoked. Keys that the member made are the organization's and go on: rotate or revoke those whose secret the member knows.",
  params: memberId,
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'members:write',
  about: 'memberId',
  effect: 'mutate',
  example: {
    request: { memberId: example.id },
    response: { id: example.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})

export const leaveOrganization = operation({
  id: 'members.leaveOrganization',
  nounVerb: 'organizations leave',
  method: 'POST',
  path: '/v1/organizations/{organizationId}/leave',
  summary: 'Leave an organization',
  description:
    "Ends the caller's own membership. The last person who administers an organization can't leave it.",
  params: closed({ organizationId: Id }),
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'viewer',
  scope: 'members:write',
  about: 'organizationId',
  effect: 'mutate',
  destructive: true,
  example: {
    request: { organizationId: example.organizationId },
    response: { id: example.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})
