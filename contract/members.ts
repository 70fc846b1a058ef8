import Type, { type Static } from 'typebox'
import type { Caller } from './identity.ts'
import { membershipTypes } from './invitations.ts'
import { operation, type ReadForWarning, type Role, roles } from './operation.ts'
import { closed, Deleted, Id, list, named, nullable, Timestamp } from './values.ts'

export const memberKinds = ['user', 'key'] as const

const member = closed(
  {
    id: Id,
    organizationId: Id,
    kind: Type.Enum(memberKinds, { description: 'A person or an API key.' }),
    principalId: Type.String({ format: 'uuid', description: 'The ID of the user or API key.' }),
    email: nullable(Type.String({ description: 'The person’s email address. Null for API keys.' })),
    role: Type.Enum(roles),
    membershipType: Type.Enum(membershipTypes, {
      description: 'A `client` member sees only their own teams and the members of those teams.',
    }),
    teamIds: Type.Array(Id),
    apiKeys: Type.Integer({
      minimum: 0,
      description:
        'How many working API keys of this organization act for this person. They are revoked when the person leaves.',
    }),
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
  apiKeys: 0,
  createdAt: '2026-01-31T09:30:00.000Z',
}

const memberId = closed({ memberId: Id })

// The answers of reads are those that their operations declare.
const readMember = async (read: ReadForWarning, id: string) =>
  (await read('members.getMember', { memberId: id })) as Member | undefined

const keysOf = (count: number, whose: string) =>
  count === 1 ? `One API key acts for ${whose}` : `${count} API keys act for ${whose}`

/** What happens to the keys of somebody who leaves. */
function warnOfRevokedKeys(member: Member | undefined, whose: string): string | undefined {
  if (!member) return `API keys that act for ${whose} stop working.`
  if (member.apiKeys === 0) return undefined
  const ends = member.apiKeys === 1 ? 'It stops working.' : 'They stop working.'
  return `${keysOf(member.apiKeys, whose)}. ${ends} To keep a key, have another administrator rotate it first.`
}

/** What happens to the keys of somebody who gets fewer rights. */
function warnOfLimitedKeys(
  member: Member | undefined,
  { role, membershipType }: { role?: Role; membershipType?: string },
): string | undefined {
  const whose = 'this member'
  if (!member) return `API keys that act for ${whose} can do no more than ${whose}.`
  const becomesClient = membershipType === 'client' && member.membershipType === 'team'
  const isLowered = role !== undefined && roles.indexOf(role) < roles.indexOf(member.role)
  if (member.apiKeys === 0 || !(becomesClient || isLowered)) return undefined
  const [it, stops, gets] = member.apiKeys === 1 ? ['It', 'stops', 'gets'] : ['They', 'stop', 'get']
  const result = becomesClient ? `${it} ${stops} working.` : `${it} ${gets} at most the role ${role}.`
  return `${keysOf(member.apiKeys, whose)}. ${result}`
}

export const listMembers = operation({
  id: 'members.listMembers',
  method: 'GET',
  path: '/v1/members',
  summary: 'List members',
  description:
    'Lists the members of every organization you belong to, newest first. A `client` member sees only themselves and the members of their own teams.',
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
  description: 'Returns a member of an organization you belong to.',
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
  summary: 'Change a member’s role',
  description:
    'Changes the role or the membership type. Fields you leave out stay unchanged. Changing a key also needs the scope `keys:write`. An organization always keeps at least one person as its administrator, and a `client` member can’t be an administrator. API keys that act for the member can’t do more than the member’s new role allows. Once the member is a `client`, these keys can do nothing.',
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
  warning: async (input: { memberId: string; role?: Role; membershipType?: string }, read) =>
    warnOfLimitedKeys(await readMember(read, input.memberId), input),
  example: { request: { memberId: example.id, role: 'member' }, response: example },
})

export const removeMember = operation({
  id: 'members.removeMember',
  method: 'DELETE',
  path: '/v1/members/{memberId}',
  summary: 'Remove a member',
  description:
    'Ends a membership immediately. You can’t remove the only person who is an administrator. You can’t remove an API key from its own organization; revoke it instead. API keys that act for the member are revoked, and old secrets of other keys that the member received stop working. To keep a key, rotate it before you remove the member: it then acts for you.',
  params: memberId,
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'members:write',
  about: 'memberId',
  effect: 'mutate',
  warning: async (input: { memberId: string }, read) =>
    warnOfRevokedKeys(await readMember(read, input.memberId), 'this member'),
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
    'Ends your own membership. You can’t leave if you are the only person who is an administrator. API keys that act for you in this organization are revoked. Another administrator can keep a key by rotating it first.',
  params: closed({ organizationId: Id }),
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'viewer',
  scope: 'members:write',
  about: 'organizationId',
  effect: 'mutate',
  destructive: true,
  warning: async ({ organizationId }: { organizationId: string }, read) => {
    const caller = (await read('identity.getCaller', {})) as Caller | undefined
    const own = caller?.memberships.find(known => known.organizationId === organizationId.toLowerCase())
    return warnOfRevokedKeys(own && (await readMember(read, own.memberId)), 'you here')
  },
  example: {
    request: { organizationId: example.organizationId },
    response: { id: example.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})
