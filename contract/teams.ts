import Type, { type Static } from 'typebox'
import { OneLine } from './one-line.ts'
import { operation } from './operation.ts'
import { closed, Deleted, Id, list, named, Timestamp } from './values.ts'

const TeamName = OneLine({ minLength: 2, maxLength: 64 })

const team = closed(
  {
    id: Id,
    organizationId: Id,
    name: Type.String(),
    memberCount: Type.Number(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: 'Team' },
)
export interface Team extends Static<typeof team> {}
export const Team = named<Team>(team)

const example: Team = {
  id: '019a0b1c-7b00-7aaa-8bbb-0c1d2e3f4a5b',
  organizationId: '019a0b1c-5e2f-7c3d-8e4f-5a6b7c8d9e0f',
  name: 'Saturday club',
  memberCount: 3,
  createdAt: '2026-01-31T09:30:00.000Z',
  updatedAt: '2026-01-31T09:30:00.000Z',
}

const teamId = closed({ teamId: Id })

export const listTeams = operation({
  id: 'teams.listTeams',
  method: 'GET',
  path: '/v1/teams',
  summary: 'List teams',
  description:
    'Lists the teams of every organization you belong to, newest first. A `client` member sees only their own teams.',
  ...list(Team, 'TeamPage', { sortBy: ['createdAt', 'name'], filters: { organizationId: 'id' } }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'teams:read',
  effect: 'read',
  example: {
    request: { 'filter[organizationId]': example.organizationId },
    response: { data: [example], total: 1, nextCursor: null, prevCursor: null },
  },
})

export const createTeam = operation({
  id: 'teams.createTeam',
  method: 'POST',
  path: '/v1/teams',
  summary: 'Create a team',
  description: 'Creates a team without members.',
  body: closed({ organizationId: Id, name: TeamName }, { $id: 'CreateTeamRequest' }),
  response: Team,
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'teams:write',
  about: 'organizationId',
  effect: 'mutate',
  example: {
    request: { organizationId: example.organizationId, name: example.name },
    response: { ...example, memberCount: 0 },
  },
})

export const getTeam = operation({
  id: 'teams.getTeam',
  method: 'GET',
  path: '/v1/teams/{teamId}',
  summary: 'Get a team',
  description: 'Returns a team.',
  params: teamId,
  response: Team,
  status: 200,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'teams:read',
  about: 'teamId',
  effect: 'read',
  example: { request: { teamId: example.id }, response: example },
})

export const updateTeam = operation({
  id: 'teams.updateTeam',
  method: 'PATCH',
  path: '/v1/teams/{teamId}',
  summary: 'Rename a team',
  description: 'Changes the name of a team.',
  params: teamId,
  body: closed({ name: TeamName }, { $id: 'UpdateTeamRequest' }),
  response: Team,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'teams:write',
  about: 'teamId',
  effect: 'mutate',
  example: { request: { teamId: example.id, name: example.name }, response: example },
})

export const deleteTeam = operation({
  id: 'teams.deleteTeam',
  method: 'DELETE',
  path: '/v1/teams/{teamId}',
  summary: 'Delete a team',
  description: 'Deletes a team. Its members stay members of the organization.',
  params: teamId,
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'teams:write',
  about: 'teamId',
  effect: 'mutate',
  example: {
    request: { teamId: example.id },
    response: { id: example.id, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})

const teamMember = closed(
  {
    teamId: Id,
    memberId: Id,
    addedAt: Timestamp,
  },
  { $id: 'TeamMember' },
)
export interface TeamMember extends Static<typeof teamMember> {}
export const TeamMember = named<TeamMember>(teamMember)

const memberExample: TeamMember = {
  teamId: example.id,
  memberId: '019a0b1c-6b10-7ccc-9ddd-1a2b3c4d5e6f',
  addedAt: '2026-01-31T09:30:00.000Z',
}

export const addTeamMember = operation({
  id: 'teams.addTeamMember',
  method: 'POST',
  path: '/v1/teams/{teamId}/members',
  summary: 'Add a member to a team',
  description:
    'Adds a member of the organization to the team. To see who is in a team, use `members.listMembers` with `filter[teamId]`.',
  params: teamId,
  body: closed({ memberId: Id }, { $id: 'AddTeamMemberRequest' }),
  response: TeamMember,
  status: 201,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'teams:write',
  about: 'teamId',
  effect: 'mutate',
  example: { request: { teamId: example.id, memberId: memberExample.memberId }, response: memberExample },
})

export const removeTeamMember = operation({
  id: 'teams.removeTeamMember',
  method: 'DELETE',
  path: '/v1/teams/{teamId}/members/{memberId}',
  summary: 'Remove a member from a team',
  description:
    'Removes a member from the team. They stay a member of the organization. A `client` member without a team sees no teams.',
  params: closed({ teamId: Id, memberId: Id }),
  response: TeamMember,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'teams:write',
  about: 'teamId',
  effect: 'mutate',
  example: { request: { teamId: example.id, memberId: memberExample.memberId }, response: memberExample },
})
