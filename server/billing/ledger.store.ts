import type { CreditReservation, LedgerEntry, LedgerHead, LedgerVerification } from '@learn/contract/ledger'
import type { Queries } from '../storage/database.ts'
import { organizationList } from '../storage/list.ts'
import type { PageRequest } from '../storage/page.ts'
import { statement } from '../storage/statement.ts'
import { head } from './ledger-columns.store.ts'

const entryList = {
  table: 'credit_entries',
  columns: `id, organization_id as "organizationId", number, kind, from_account as "fromAccount", to_account as "toAccount",
    credits, grant_id as "grantId", reservation_id as "reservationId", payment_id as "paymentId", operation, balance,
    reserved, owed, created_at as "createdAt", encode(hash, 'hex') as hash`,
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
}
const findAllEntries = organizationList<LedgerEntry>({
  ...entryList,
  entity: 'credit_entries',
  filters: ['($2::text is null or kind = $2)'],
  keptTotal: `select coalesce(sum(ledger_entries), 0)::bigint from organizations where id = any ($1::uuid[])`,
})
/** A reservation has few entries, found with their own index however long the ledger is. */
const findEntriesOfReservation = organizationList<LedgerEntry>({
  ...entryList,
  entity: 'reservation_entries',
  filters: ['($2::text is null or kind = $2)', 'reservation_id = $3::uuid'],
})

export async function findEntries(db: Queries, reach: Buffer, request: PageRequest) {
  const { kind = null, reservationId } = request.filters
  return reservationId === undefined
    ? await findAllEntries(db, reach, request, [kind])
    : await findEntriesOfReservation(db, reach, request, [kind, reservationId])
}

export const findReservations = organizationList<CreditReservation>({
  entity: 'credit_reservations',
  table: 'credit_reservations',
  columns: `id, organization_id as "organizationId", operation, status, credits, posted_credits as "postedCredits",
    principal_id as "principalId", expires_at as "expiresAt", ended_at as "endedAt", created_at as "createdAt",
    coalesce((select jsonb_agg(jsonb_build_object('grantId', e.grant_id, 'credits', e.credits) order by e.number)
      from credit_entries e where e.reservation_id = page.id and e.kind = 'reserve'), '[]') as allocations`,
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  filters: ['($2::text is null or status = $2)', '($3::text is null or operation = $3)'],
  keptTotal: `select coalesce(sum((select max(number) from credit_reservations where organization_id = reached.id)), 0)::bigint
    from unnest($1::uuid[]) as reached (id)`,
})

/** The state of the ledger according to the organization's row, and the entry at the head that the caller kept. */
export interface LedgerState {
  readonly entries: number
  readonly head: LedgerHead | null
  readonly keptHash: string | null
  readonly isBalanced: boolean
}

const ledgerFind = statement<LedgerState>(
  'credit_ledger_find',
  `select o.ledger_entries as entries, ${head('o.id')} as head,
    (select encode(hash, 'hex') from credit_entries where organization_id = o.id and number = $2) as "keptHash",
    coalesce((select (e.balance, e.reserved, e.owed) = (o.credits_balance, o.reserved_credits, o.credits_owed)
        from credit_entries e where e.organization_id = o.id order by e.number desc limit 1),
      o.credits_balance + o.reserved_credits + o.credits_owed = 0)
    and (o.credits_balance, o.reserved_credits) = (
      select coalesce(sum(available), 0), coalesce(sum(held), 0) from credit_grants where organization_id = o.id and is_open
    ) as "isBalanced"
  from organizations o where o.id = $1`,
)

export async function findLedger(db: Queries, organizationId: string, keptNumber: number | null) {
  const [found] = await db.query(ledgerFind, [organizationId, keptNumber])
  return found
}

type BrokenEntry = Pick<NonNullable<LedgerVerification['firstBroken']>, 'number' | 'reason'>

// Each entry is compared with the one before it, so one earlier entry is read too.
const brokenFind = statement<BrokenEntry>(
  'credit_entries_find_broken',
  `with links as (
    select e, lag(e) over (order by e.number) as previous from credit_entries e
    where e.organization_id = $1 and e.number between $2::bigint - 1 and $3::bigint
  ), judged as (
    select (e).number, case
      when (e).number > 1 and previous is null then 'missing'
      when (e).number > 1 and (previous).number <> (e).number - 1 then 'missing'
      when (e).hash <> credit_entry_hash((previous).hash, e) then 'hash'
      when (e).balance - coalesce((previous).balance, 0) <>
        case 'available' when (e).to_account then (e).credits when (e).from_account then -(e).credits else 0 end then 'balance'
      when (e).reserved - coalesce((previous).reserved, 0) <>
        case 'reserved' when (e).to_account then (e).credits when (e).from_account then -(e).credits else 0 end then 'balance'
      when (e).owed - coalesce((previous).owed, 0) <>
        case 'owed' when (e).to_account then -(e).credits when (e).from_account then (e).credits else 0 end then 'balance'
    end as reason
    from links where (e).number >= $2
  )
  select case reason when 'missing' then coalesce((select max(p.number) from credit_entries p
      where p.organization_id = $1 and p.number < judged.number), 0) + 1 else number end as number, reason
  from judged where reason is not null order by number limit 1`,
)

/** The first of these entries that was changed or is missing. */
export async function findBroken(
  db: Queries,
  organizationId: string,
  from: number,
  to: number,
): Promise<BrokenEntry | undefined> {
  const [broken] = await db.query(brokenFind, [organizationId, from, to])
  return broken
}
