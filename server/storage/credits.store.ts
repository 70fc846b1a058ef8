import type { Queries } from './database.ts'
import type { Scope } from './scope.ts'
import { StaleAccess } from './scope.ts'
import { statement } from './statement.ts'

/** A request to reserve credits for a paid call. */
export interface ReservationRequest {
  readonly id: string
  readonly organizationId: string
  readonly operation: string
  /** Identifies a repeatable request: a repetition takes over the pending reservation. */
  readonly request: Buffer | null
  readonly credits: number
  readonly now: Date
  readonly expiresAt: Date
}

/** The result. A null status means that there were too few credits and nothing is reserved. */
export interface Reserved {
  readonly id: string | null
  readonly status: 'pending' | 'posted' | 'voided' | 'expired' | null
  readonly credits: number | null
  readonly postedCredits: number | null
  readonly balance: number
  readonly reserved: number
  readonly owed: number
}

// Runs alone in its transaction without waiting for the disk: if the database crashes before the next commit, losing
// the reservation is harmless. If the cached versions of the principal are stale, there is no row to reserve for.
const reserve = statement<Reserved>(
  'credits_reserve',
  `select r.id, r.status, r.credits, r.posted_credits as "postedCredits", r.balance, r.reserved, r.owed
    from (select set_config('synchronous_commit', 'off', true)) setting
    cross join principals p
    cross join lateral reserve_credits($4, $5, p.id, $6, $7, $8, $9, $10) r
    where p.id = $1 and ($2::bigint is null or p.credential_version = $2)
      and ($3::bigint is null or p.membership_version = $3)`,
)

export async function reserveCredits(
  db: Queries,
  { principalId, versions }: Scope,
  wanted: ReservationRequest,
): Promise<Reserved> {
  const { id, organizationId, operation, request, credits, now, expiresAt } = wanted
  const [reserved] = await db.query(reserve, [
    principalId,
    versions.credential,
    versions.membership,
    id,
    organizationId,
    operation,
    request,
    credits,
    now,
    expiresAt,
  ])
  if (!reserved) throw new StaleAccess()
  return reserved
}

const post = statement<{ status: string; postedCredits: number }>(
  'credits_post',
  'select status, posted_credits as "postedCredits" from post_reservation($1, $2, $3)',
)

/** Charges some of the reserved credits and releases the rest. The status tells whether it was still possible. */
export async function postReservation(db: Queries, id: string, credits: number, now: Date) {
  const [posted] = await db.query(post, [id, credits, now])
  return posted
}

const voiding = statement<{ status: string | null }>(
  'credits_void',
  'select void_reservation($1, $2) as status',
)

/** Releases everything, unless a pending job is using it. */
export async function voidReservation(db: Queries, id: string, now: Date): Promise<void> {
  await db.query(voiding, [id, now])
}

const extend = statement<{ extended: boolean }>(
  'credits_extend',
  'select extend_reservation($1, $2, $3) as extended',
)

/** False if the credits are no longer reserved. */
export async function extendReservation(
  db: Queries,
  id: string,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const [row] = await db.query(extend, [id, now, expiresAt])
  return row?.extended ?? false
}

const settle = statement<{ count: number }>('credits_settle', 'select settle_due_credits($1, $2) as count')

/** Expires due reservations and grants, up to a limit, and returns how many there were. */
export async function settleDueCredits(db: Queries, now: Date, atMost: number): Promise<number> {
  const [row] = await db.query(settle, [now, atMost])
  return row?.count ?? 0
}

const close = statement<never>('credits_close', 'select close_credits($1, $2)')

/** Writes off an organization's remaining credits before it is deleted. */
export async function closeCredits(db: Queries, organizationId: string, now: Date): Promise<void> {
  await db.query(close, [organizationId, now])
}

export type GrantKind = 'purchase' | 'plan' | 'promotion' | 'operator'

/** Credits that are likely to expire are spent first, purchased ones last. */
export const priorities: Record<GrantKind, number> = { plan: 10, promotion: 20, operator: 30, purchase: 40 }

export interface NewGrant {
  readonly id: string
  readonly organizationId: string
  readonly kind: GrantKind
  readonly credits: number
  readonly paymentId?: string
  readonly expiresAt?: Date | null
  readonly now: Date
}

const grant = statement<{ granted: boolean }>(
  'credits_grant',
  'select grant_credits($1, $2, $3, $4, $5, $6, $7, $8) as granted',
)

/** False if this grant already exists, or the organization does not. */
export async function grantCredits(db: Queries, wanted: NewGrant): Promise<boolean> {
  const { id, organizationId, kind, credits, paymentId = null, expiresAt = null, now } = wanted
  const [row] = await db.query(grant, [
    id,
    organizationId,
    kind,
    priorities[kind],
    credits,
    paymentId,
    expiresAt,
    now,
  ])
  return row?.granted ?? false
}
