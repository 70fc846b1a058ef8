import type { Invitation } from '@learn/contract/invitations'
import type { Queries } from '../storage/database.ts'
import { type Keyset, listStatements, type PageRequest, positionValues } from '../storage/page.ts'
import { statement } from '../storage/statement.ts'

/** An invitation as it is kept: with the seed of its token instead of the token. */
export interface InvitationRow extends Omit<Invitation, 'token'> {
  readonly tokenSeed: string
}

/** A pending invitation past its date is expired, whether or not the sweep has written so. */
const statusNow = `case when status = 'pending' and expires_at <= $2::timestamptz then 'expired' else status end`

const sorts = {
  createdAt: { column: 'created_at', type: 'timestamptz' },
  expiresAt: { column: 'expires_at', type: 'timestamptz' },
  email: { column: 'email collate "C"', type: 'text' },
  role: { column: 'role collate "C"', type: 'text' },
}

interface ListedRow extends InvitationRow {
  readonly total: number
}

/** The list as it is mostly asked for: $1 organizations, $2 now, $3 limit. Its total is a sum of kept counts. */
const everything = listStatements<ListedRow>('invitations', sorts, 3, keyset =>
  writeList(keyset, {
    matches: 'true',
    limit: '$3',
    total: `select coalesce(sum(count), 0)::bigint from invitation_counts where organization_id = any ($1::uuid[])`,
  }),
)

/** Kept counts of what was filtered for, corrected by what is overdue and not yet swept: $3 status, $4 role. */
const filteredTotal = `select (coalesce(sum(count), 0)
    + case $3::text when 'expired' then 1 when 'pending' then -1 else 0 end * (
      select count(*) from invitations
      where organization_id = any ($1::uuid[]) and status = 'pending' and expires_at <= $2::timestamptz
        and $3::text in ('expired', 'pending') and ($4::text is null or role = $4)
    ))::bigint
  from invitation_counts
  where organization_id = any ($1::uuid[]) and ($3::text is null or status = $3) and ($4::text is null or role = $4)`

/** The same with filters: $3 status or null, $4 role or null, $5 limit. */
const filtered = listStatements<ListedRow>('invitations_filtered', sorts, 5, keyset =>
  writeList(keyset, {
    matches: `($3::text is null or ${statusNow} = $3) and ($4::text is null or role = $4)`,
    limit: `least($5, (${filteredTotal}))`, // Where all that match are found, the walk need not go on to the end.
    total: filteredTotal,
  }),
)

function writeList(
  keyset: Keyset,
  { matches, limit, total }: { matches: string; limit: string; total: string },
) {
  const { after, notAfter, orderBy } = keyset
  // Each organization is walked along its own index, and only as far as the page can reach.
  const walk = (columns: string, condition: string, most: string) => `
    select item.* from unnest($1::uuid[]) as reached (organization) cross join lateral (
      select ${columns} from invitations
      where organization_id = reached.organization and ${matches} and ${condition}
      order by ${orderBy} limit ${most}
    ) item`
  return `
    select id, organization_id as "organizationId", email, role, ${statusNow} as status,
      invited_by_user_id as "invitedByUserId", token_seed as "tokenSeed", expires_at as "expiresAt",
      revoked_at as "revokedAt", revoked_by_user_id as "revokedByUserId", team_id as "teamId",
      membership_type as "membershipType", created_at as "createdAt",
      (${total}) as total, exists (${walk('id', notAfter, '1')}) as beyond
    from (${walk('*', after, limit)}) page
    order by ${orderBy} limit ${limit}`
}

const invitationsTotal = statement<{ total: number }>(
  'invitations_total',
  `select (${filteredTotal}) as total`,
)

/** How many there are, by kept counts. */
export async function countInvitations(
  db: Queries,
  reach: Buffer,
  { status = null, role = null }: { status?: string | null; role?: string | null },
  now: Date,
): Promise<number> {
  const [counted] = await db.query(invitationsTotal, [reach, now, status, role])
  return counted?.total ?? 0
}

export async function findInvitations(db: Queries, reach: Buffer, request: PageRequest, now: Date) {
  const { status = null, role = null } = request.filters
  const isFiltered = status !== null || role !== null
  const asked = isFiltered ? [reach, now, status, role] : [reach, now]
  const list = (isFiltered ? filtered : everything).find(request)
  const items = await db.query(list, [...asked, request.limit + 1, ...positionValues(request)])
  if (items[0]) return { items, beyond: items[0].beyond, total: items[0].total }
  const total = await countInvitations(db, reach, request.filters, now)
  // Nothing on this side of the cursor: whatever there is lies on the other.
  return { items, beyond: request.position !== undefined && total > 0, total }
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
