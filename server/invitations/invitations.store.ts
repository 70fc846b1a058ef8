import type { Invitation } from '@learn/contract/invitations'
import type { Queries } from '../storage/database.ts'
import { listStatements, type PageRequest, positionValues } from '../storage/page.ts'
import { statement } from '../storage/statement.ts'

/** An invitation as it is kept: with the seed of its token instead of the token. */
export interface InvitationRow extends Omit<Invitation, 'token'> {
  readonly tokenSeed: string
}

/** A pending invitation past its date is expired, whether or not the sweep has written so. */
const statusNow = `case when status = 'pending' and expires_at <= $3::timestamptz then 'expired' else status end`

const matches = `($4::text is null or ${statusNow} = $4) and ($5::text is null or role = $5)`

/** Kept counts, corrected by what is overdue and not yet swept. */
const total = `
  (select coalesce(sum(count), 0) from invitation_counts
    where organization_id = any ($1::uuid[]) and ($4::text is null or status = $4) and ($5::text is null or role = $5))
  + case $4::text when 'expired' then 1 when 'pending' then -1 else 0 end
  * case when $4::text in ('expired', 'pending') then (
      select count(*) from invitations
      where organization_id = any ($1::uuid[]) and status = 'pending' and expires_at <= $3::timestamptz
        and ($5::text is null or role = $5)
    ) else 0 end`

const invitationsList = listStatements<InvitationRow & { total: number }>(
  'invitations',
  {
    createdAt: { column: 'created_at', type: 'timestamptz' },
    expiresAt: { column: 'expires_at', type: 'timestamptz' },
    email: { column: 'email collate "C"', type: 'text' },
    role: { column: 'role collate "C"', type: 'text' },
  },
  5,
  // Each organization is walked along its own index, and only as far as the page can reach. The join from the
  // left gives one row even for an empty page, so that its total is told.
  ({ after, notAfter, orderBy }) => `
    select id, organization_id as "organizationId", email, role, ${statusNow} as status,
      invited_by_user_id as "invitedByUserId", token_seed as "tokenSeed", expires_at as "expiresAt",
      revoked_at as "revokedAt", revoked_by_user_id as "revokedByUserId", team_id as "teamId",
      membership_type as "membershipType", created_at as "createdAt", total, beyond
    from (
      select (${total})::bigint as total,
        exists (
          select from invitations where organization_id = any ($1::uuid[]) and ${matches} and ${notAfter}
        ) as beyond
    ) counted
    left join (
      select item.* from unnest($1::uuid[]) as reached (organization)
      cross join lateral (
        select * from invitations where organization_id = reached.organization and ${matches} and ${after}
        order by ${orderBy} limit $2
      ) item
      order by ${orderBy} limit $2
    ) page on true
    order by ${orderBy}`,
)

export async function findInvitations(db: Queries, reach: string, request: PageRequest, now: Date) {
  const { status = null, role = null } = request.filters
  const values = [reach, request.limit + 1, now, status, role, ...positionValues(request)]
  const rows = await db.query(invitationsList.find(request), values)
  const [first] = rows
  return {
    items: first?.id == null ? [] : rows,
    beyond: first?.beyond ?? false,
    total: first?.total ?? 0,
  }
}

const invitationsExpire = statement<{ count: number }>(
  'invitations_expire',
  'select expire_invitations($1, $2) as count',
)

/** Writes overdue invitations down as expired, at most so many, and says how many there were. */
export async function expireInvitations(db: Queries, now: Date, atMost: number): Promise<number> {
  const [row] = await db.query(invitationsExpire, [now, atMost])
  return row?.count ?? 0
}
