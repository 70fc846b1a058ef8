import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

const invitationsFind = statement<{ id: string; email: string }>(
  'family_invitations_find',
  `select id, email from invitations where team_id = $1 and family and status = 'pending' and expires_at > $2`,
)

/** The pending invitations that guardians have sent. */
export async function findFamilyInvitations(db: Queries, teamId: string, now: Date) {
  return await db.query(invitationsFind, [teamId, now])
}

const overdueExpire = statement<never>(
  'family_invitations_expire',
  `update invitations set status = 'expired' where team_id = $1 and family and status = 'pending' and expires_at <= $2`,
)

export async function expireFamilyInvitations(db: Queries, teamId: string, now: Date): Promise<void> {
  await db.query(overdueExpire, [teamId, now])
}

const invitationRenew = statement<never>(
  'family_invitation_renew',
  `update invitations set guardian = $2, invited_by_user_id = $3, token_seed = $4, expires_at = $5 where id = $1`,
)

/** With a new link, from this guardian. */
export async function renewFamilyInvitation(
  db: Queries,
  invitation: { id: string; guardian: boolean; userId: string; tokenSeed: string; expiresAt: Date },
): Promise<void> {
  const { id, guardian, userId, tokenSeed, expiresAt } = invitation
  await db.query(invitationRenew, [id, guardian, userId, tokenSeed, expiresAt])
}

const memberJoin = statement<never>(
  'family_join',
  `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
    values ($1, $2, $3, $4, $5, $6) on conflict (principal_id, organization_id) do nothing`,
)
const teamJoin = statement<never>(
  'family_join_team',
  `insert into team_members (team_id, membership_id, organization_id, created_at)
    select $1, id, organization_id, $4 from memberships where principal_id = $2 and organization_id = $3
  on conflict do nothing`,
)

/** Adds the invited person to the family's team, and to the organization if they are not a member yet. */
export async function joinFamily(
  db: Queries,
  member: {
    membershipId: string
    userId: string
    organizationId: string
    role: string
    membershipType: string
    teamId: string | null
    now: Date
  },
): Promise<void> {
  const { membershipId, userId, organizationId, role, membershipType, teamId, now } = member
  await db.query(memberJoin, [membershipId, userId, organizationId, role, membershipType, now])
  if (teamId) await db.query(teamJoin, [teamId, userId, organizationId, now])
}
