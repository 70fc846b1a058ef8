import type { Team, TeamMember } from '@learn/contract/teams'
import type { Queries } from '../storage/database.ts'
import { organizationList } from '../storage/list.ts'
import { statement } from '../storage/statement.ts'

const columns = (team: string) => `id, organization_id as "organizationId", name,
  (select count(*) from team_members where team_id = ${team}.id) as "memberCount",
  created_at as "createdAt", updated_at as "updatedAt"`

export const findTeams = organizationList<Team>({
  entity: 'teams',
  table: 'teams',
  columns: columns('page'),
  sorts: {
    createdAt: { column: 'created_at', type: 'timestamptz' },
    name: { column: 'name collate "C"', type: 'text' },
  },
})

const teamFind = statement<Team>('team_find', `select ${columns('teams')} from teams where id = $1`)

export async function findTeam(db: Queries, id: string): Promise<Team | undefined> {
  const [found] = await db.query(teamFind, [id])
  return found
}

const teamInsert = statement<never>(
  'team_insert',
  'insert into teams (id, organization_id, name, created_at, updated_at) values ($1, $2, $3, $4, $4)',
)

export async function insertTeam(
  db: Queries,
  team: { id: string; organizationId: string; name: string; now: Date },
): Promise<void> {
  await db.query(teamInsert, [team.id, team.organizationId, team.name, team.now])
}

const teamSave = statement<never>(
  'team_save',
  'update teams set name = $2, updated_at = greatest(updated_at, $3) where id = $1',
)

export async function saveTeam(db: Queries, id: string, name: string, now: Date): Promise<void> {
  await db.query(teamSave, [id, name, now])
}

const teamDelete = statement<never>('team_delete', 'delete from teams where id = $1')

export async function deleteTeam(db: Queries, id: string): Promise<void> {
  await db.query(teamDelete, [id])
}

const teamMemberInsert = statement<never>(
  'team_member_insert',
  'insert into team_members (team_id, membership_id, organization_id, created_at) values ($1, $2, $3, $4)',
)

export async function insertTeamMember(
  db: Queries,
  member: { teamId: string; memberId: string; organizationId: string; now: Date },
): Promise<void> {
  await db.query(teamMemberInsert, [member.teamId, member.memberId, member.organizationId, member.now])
}

const teamMemberDelete = statement<TeamMember>(
  'team_member_delete',
  `delete from team_members where team_id = $1 and membership_id = $2
    returning team_id as "teamId", membership_id as "memberId", created_at as "addedAt"`,
)

export async function deleteTeamMember(
  db: Queries,
  teamId: string,
  memberId: string,
): Promise<TeamMember | undefined> {
  const [removed] = await db.query(teamMemberDelete, [teamId, memberId])
  return removed
}
