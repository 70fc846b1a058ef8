import type { Invitation, ReceivedInvitation } from '@learn/contract/invitations'
import type { Queries } from '../storage/database.ts'
import { listStatements, pageFrom, positionValues, writeWalk } from '../storage/list.ts'
import type { PageRequest } from '../storage/page.ts'
import { holdsOneId } from '../storage/parameter.ts'
import { statement } from '../storage/statement.ts'

/** An invitation as stored, with the seed of its token instead of the token. */
export interface InvitationRow extends Omit<Invitation, 'token'> {
  readonly tokenSeed: string
  /** Whether accepting it also makes the person the guardian of children whom the organization has added for them. */
  readonly guardian: boolean
  /** Whether a guardian has sent it. */
  readonly family: boolean
}

/** A pending invitation past its date counts as expired, even before the sweep has recorded it. */
const statusNow = `case when status = 'pending' and expires_at <= $2::timestamptz then 'expired' else status end`

/** The columns of an invitation; `$2` is now. */
const columns = `id, organization_id as "organizationId", email, role, ${statusNow} as status,
  invited_by_user_id as "invitedByUserId", token_seed as "tokenSeed", expires_at as "expiresAt",
  revoked_at as "revokedAt", revoked_by_user_id as "revokedByUserId", team_id as "teamId",
  membership_type as "membershipType", guardian, family, created_at as "createdAt"`

const table = 'invitations'

const sorts = {
  createdAt: { column: 'created_at', type: 'timestamptz' },
  expiresAt: { column: 'expires_at', type: 'timestamptz' },
  email: { column: 'email collate "C"', type: 'text' },
  role: { column: 'role collate "C"', type: 'text' },
}

interface ListedRow extends InvitationRow {
  readonly total: number
}

/** The list without filters: $1 organizations, $2 now, $3 limit. Its total is a sum of stored counts. */
const everythingOf = (name: string, isOne: boolean) =>
  listStatements<ListedRow>(name, sorts, 3, keyset =>
    writeWalk(keyset, {
      by: 'organization_id',
      table,
      columns,
      matches: 'true',
      limit: '$3',
      total: `select coalesce(sum(count), 0)::bigint from invitation_counts where organization_id = any ($1::uuid[])`,
      isOne,
    }),
  )

/** Stored counts for the filters, corrected for overdue invitations not yet swept: $3 status, $4 role. */
const filteredTotal = `select (coalesce(sum(count), 0)
    + case $3::text when 'expired' then 1 when 'pending' then -1 else 0 end * (
      select count(*) from invitations
      where organization_id = any ($1::uuid[]) and status = 'pending' and expires_at <= $2::timestamptz
        and $3::text in ('expired', 'pending') and ($4::text is null or role = $4)
    ))::bigint
  from invitation_counts
  where organization_id = any ($1::uuid[]) and ($3::text is null or status = $3) and ($4::text is null or role = $4)`

/** The same with filters: $3 status or null, $4 role or null, $5 limit. */
const filteredOf = (name: string, isOne: boolean) =>
  listStatements<ListedRow>(name, sorts, 5, keyset =>
    writeWalk(keyset, {
      by: 'organization_id',
      table,
      columns,
      matches: `($3::text is null or ${statusNow} = $3) and ($4::text is null or role = $4)`,
      limit: `least($5, (${filteredTotal}))`, // The scan can stop once all matches are found.
      total: filteredTotal,
      isOne,
    }),
  )
/** The statements for several organizations, and for one. */
const lists = {
  everything: [everythingOf('invitations', false), everythingOf('invitations_one', true)],
  filtered: [filteredOf('invitations_filtered', false), filteredOf('invitations_filtered_one', true)],
} as const

const totalCount = statement<{ total: number }>('invitations_total', `select (${filteredTotal}) as total`)

/** How many there are, from stored counts. */
export async function countInvitations(
  db: Queries,
  reach: Buffer,
  { status = null, role = null }: { status?: string | null; role?: string | null },
  now: Date,
): Promise<number> {
  const [counted] = await db.query(totalCount, [reach, now, status, role])
  return counted?.total ?? 0
}

export async function findInvitations(db: Queries, reach: Buffer, request: PageRequest, now: Date) {
  const { status = null, role = null } = request.filters
  const isFiltered = status !== null || role !== null
  const asked = isFiltered ? [reach, now, status, role] : [reach, now]
  const list = lists[isFiltered ? 'filtered' : 'everything'][holdsOneId(reach) ? 1 : 0]
  const items = await db.query(list.find(request), [...asked, request.limit + 1, ...positionValues(request)])
  return await pageFrom(items, request, () => countInvitations(db, reach, request.filters, now))
}

const invitationsExpire = statement<{ count: number }>(
  'invitations_expire',
  'select expire_invitations($1, $2) as count',
)

/** Marks overdue invitations as expired, up to a limit, and returns how many there were. */
export async function expireInvitations(db: Queries, now: Date, atMost: number): Promise<number> {
  const [row] = await db.query(invitationsExpire, [now, atMost])
  return row?.count ?? 0
}

const invitationFind = statement<InvitationRow>(
  'invitation_find',
  `select ${columns} from invitations where id = $1`,
)
const invitationFindForUpdate = statement<InvitationRow>(
  'invitation_find_for_update',
  `${invitationFind.text} for update`,
)

export async function findInvitation(
  db: Queries,
  id: string,
  now: Date,
  lock?: 'for update',
): Promise<InvitationRow | undefined> {
  const [found] = await db.query(lock ? invitationFindForUpdate : invitationFind, [id, now])
  return found
}

const memberFind = statement<never>(
  'invitation_find_member',
  `select from users u join memberships m on m.principal_id = u.id where m.organization_id = $1 and u.email = $2`,
)

export async function isMember(db: Queries, organizationId: string, email: string): Promise<boolean> {
  return (await db.query(memberFind, [organizationId, email])).length > 0
}

const pendingFind = statement<{ id: string; teamId: string | null; membershipType: string }>(
  'invitation_find_pending',
  `select id, team_id as "teamId", membership_type as "membershipType" from invitations
    where organization_id = $1 and email = $2 and status = 'pending' and expires_at > $3 and not family`,
)

/** The pending invitation of this address, if any. */
export async function findPending(db: Queries, organizationId: string, email: string, now: Date) {
  const [pending] = await db.query(pendingFind, [organizationId, email, now])
  return pending
}

const parentFind = statement<never>(
  'invitation_find_parent',
  'select from families where team_id = $1 and parent_email = $2',
)

/** Whether the team belongs to a family, and the address to its parent. */
export async function isParent(db: Queries, teamId: string, email: string): Promise<boolean> {
  return (await db.query(parentFind, [teamId, email])).length > 0
}

const guardianshipAdd = statement<never>(
  'invitation_add_guardianship',
  'update invitations set guardian = true where id = $1',
)

export async function addGuardianship(db: Queries, id: string): Promise<void> {
  await db.query(guardianshipAdd, [id])
}

const overdueExpire = statement<never>(
  'invitation_expire_overdue',
  `update invitations set status = 'expired'
    where organization_id = $1 and email = $2 and status = 'pending' and expires_at <= $3`,
)

/** Expires an overdue invitation that the sweep has not reached yet, so that a new one can be created. */
export async function expireOverdue(
  db: Queries,
  organizationId: string,
  email: string,
  now: Date,
): Promise<void> {
  await db.query(overdueExpire, [organizationId, email, now])
}

interface FreshToken {
  readonly tokenSeed: string
  readonly expiresAt: Date
}

const invitationInsert = statement<never>(
  'invitation_insert',
  `insert into invitations (id, organization_id, email, role, team_id, membership_type, token_seed, expires_at,
      invited_by_user_id, guardian, family, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
)

export async function insertInvitation(
  db: Queries,
  invitation: FreshToken &
    Pick<
      Invitation,
      'id' | 'organizationId' | 'email' | 'role' | 'teamId' | 'membershipType' | 'invitedByUserId'
    > & { guardian: boolean; family: boolean; now: Date },
): Promise<void> {
  const { id, organizationId, email, role, teamId, membershipType, tokenSeed, expiresAt } = invitation
  const { invitedByUserId, guardian, family, now } = invitation
  const what = [id, organizationId, email, role, teamId, membershipType, tokenSeed, expiresAt]
  await db.query(invitationInsert, [...what, invitedByUserId, guardian, family, now])
}

const invitationRenew = statement<never>(
  'invitation_renew',
  `update invitations set status = 'pending', token_seed = $2, expires_at = $3 where id = $1`,
)

export async function renewInvitation(db: Queries, id: string, { tokenSeed, expiresAt }: FreshToken) {
  await db.query(invitationRenew, [id, tokenSeed, expiresAt])
}

const invitationRevoke = statement<never>(
  'invitation_revoke',
  `update invitations set status = 'revoked', revoked_by_user_id = $2, revoked_at = $3 where id = $1`,
)

export async function revokeInvitation(db: Queries, id: string, userId: string, now: Date): Promise<void> {
  await db.query(invitationRevoke, [id, userId, now])
}

interface InvitationWithTeam extends ReceivedInvitation {
  readonly teamId: string | null
  readonly suspendedReason: string | null
}

const invitationLookUp = statement<InvitationWithTeam>(
  'invitation_look_up',
  `select id, organization_id as "organizationId", organization_name as "organizationName", team_id as "teamId",
    team_name as "teamName", suspended_reason as "suspendedReason", invited_by_email as "invitedByEmail", email, role,
    membership_type as "membershipType", children, family as "fromGuardian", ${statusNow} as status, expires_at as "expiresAt"
  from look_up_invitation($1)`,
)

export async function lookUpInvitation(
  db: Queries,
  seed: string,
  now: Date,
): Promise<InvitationWithTeam | undefined> {
  const [found] = await db.query(invitationLookUp, [seed, now])
  return found
}

interface AcceptedInvitation {
  readonly teamId: string | null
  readonly guardian: boolean
}

const invitationAccept = statement<AcceptedInvitation>(
  'invitation_accept',
  `update invitations set status = 'accepted', accepted_by_user_id = $2, accepted_at = $3
    where id = $1 and token_seed = $4 and status = 'pending' and expires_at > $3
    returning team_id as "teamId", guardian`,
)

/** Accepts the invitation if it is still pending with this token, and returns its current team. */
export async function acceptInvitation(
  db: Queries,
  { id, seed, userId, now }: { id: string; seed: string; userId: string; now: Date },
): Promise<AcceptedInvitation | undefined> {
  const [accepted] = await db.query(invitationAccept, [id, userId, now, seed])
  return accepted
}

const memberInsert = statement<never>(
  'invitation_insert_member',
  `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
    values ($1, $2, $3, $4, $5, $6)`,
)
const teamMemberInsert = statement<never>(
  'invitation_insert_team_member',
  'insert into team_members (team_id, membership_id, organization_id, created_at) values ($1, $2, $3, $4)',
)

/** Inserts the invited member, and adds them to the invitation's team if it has one. */
export async function insertMember(
  db: Queries,
  member: Pick<InvitationWithTeam, 'organizationId' | 'role' | 'membershipType' | 'teamId'> & {
    membershipId: string
    userId: string
    now: Date
  },
): Promise<void> {
  const { membershipId, userId, organizationId, role, membershipType, teamId, now } = member
  await db.query(memberInsert, [membershipId, userId, organizationId, role, membershipType, now])
  if (teamId) await db.query(teamMemberInsert, [teamId, membershipId, organizationId, now])
}
