import type { CreditBalance, CreditUsage } from '@learn/contract/billing'
import type { CreditReservation, LedgerEntry, LedgerHead, LedgerVerification } from '@learn/contract/ledger'
import type { Statement } from '@learn/contract/statements'
import type { Queries } from '../storage/database.ts'
import { organizationList } from '../storage/list.ts'
import type { PageRequest } from '../storage/page.ts'
import { statement } from '../storage/statement.ts'

/** A timestamp inside JSON, in the usual format. */
const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const head = (organization: string, condition = '') => `
  (select jsonb_build_object('number', e.number, 'hash', encode(e.hash, 'hex')) from credit_entries e
    where e.organization_id = ${organization} ${condition} order by e.number desc limit 1)`

const balanceFind = statement<CreditBalance>(
  'credit_balance_find',
  `select o.id as "organizationId", o.credits_balance as "creditsBalance", o.reserved_credits as "reservedCredits",
    o.credits_owed as "owedCredits", ${head('o.id')} as head,
    coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'kind', g.kind, 'priority', g.priority, 'credits', g.credits,
        'availableCredits', g.available, 'reservedCredits', g.held, 'expiresAt', ${moment('g.expires_at')},
        'createdAt', ${moment('g.created_at')}) order by g.priority, g.expires_at, g.id)
      from (select * from credit_grants where organization_id = o.id and is_open
        order by priority, expires_at, id limit 100) g), '[]') as grants,
    (select jsonb_build_object('expiresAt', ${moment('g.expires_at')}, 'credits', sum(g.available)) from credit_grants g
      where g.organization_id = o.id and g.is_open and g.available > 0 and g.expires_at is not null
      group by g.expires_at order by g.expires_at limit 1) as "nextExpiry"
  from organizations o where o.id = $1`,
)

export async function findBalance(db: Queries, organizationId: string): Promise<CreditBalance | undefined> {
  const [found] = await db.query(balanceFind, [organizationId])
  return found
}

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
  columns: `id, organization_id as "organizationId", operation, state, credits, posted_credits as "postedCredits",
    principal_id as "principalId", expires_at as "expiresAt", ended_at as "endedAt", created_at as "createdAt",
    coalesce((select jsonb_agg(jsonb_build_object('grantId', e.grant_id, 'credits', e.credits) order by e.number)
      from credit_entries e where e.reservation_id = page.id and e.kind = 'reserve'), '[]') as allocations`,
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  filters: ['($2::text is null or state = $2)', '($3::text is null or operation = $3)'],
  keptTotal: `select coalesce(sum((select max(number) from credit_reservations where organization_id = reached.id)), 0)::bigint
    from unnest($1::uuid[]) as reached (id)`,
})

/** One line of usage. */
export type Usage = Statement['usage'][number]

const usageFind = statement<Usage>(
  'credit_usage_find',
  `select day::text as day, operation, calls, credits from credit_usage
    where organization_id = $1 and day between $2::date and $3::date order by day, operation collate "C"`,
)

export async function findUsage(
  db: Queries,
  organizationId: string,
  { from, to }: Pick<CreditUsage, 'from' | 'to'>,
) {
  return await db.query(usageFind, [organizationId, from, to])
}

const change = `case when to_account in ('available', 'owed') and from_account not in ('available', 'owed', 'reserved')
  then credits else -credits end`

const statementFind = statement<Omit<Statement, 'month' | 'from' | 'to' | 'usage'>>(
  'credit_statement_find',
  `select o.id as "organizationId", o.name as "organizationName",
    ${head('o.id', 'and e.created_at < $3')} as head,
    coalesce((select e.balance + e.reserved - e.owed from credit_entries e where e.organization_id = o.id
      and e.created_at < $2 order by e.created_at desc, e.id desc limit 1), 0) as "openingCredits",
    coalesce((select e.balance + e.reserved - e.owed from credit_entries e where e.organization_id = o.id
      and e.created_at < $3 order by e.created_at desc, e.id desc limit 1), 0) as "closingCredits",
    coalesce((select jsonb_agg(jsonb_build_object('kind', m.kind, 'credits', m.credits, 'entries', m.entries) order by m.kind)
      from (
        select kind, sum(${change}) as credits, count(*) as entries from credit_entries
          where organization_id = o.id and created_at >= $2 and created_at < $3
            and kind not in ('reserve', 'post', 'void', 'expire') group by kind
        union all
        select 'post', -sum(credits), sum(calls) from credit_usage
          where organization_id = o.id and day >= ($2::timestamptz at time zone 'UTC')::date
            and day < ($3::timestamptz at time zone 'UTC')::date having count(*) > 0
      ) m), '[]') as movements
  from organizations o where o.id = $1`,
)

/** The statement of a month without its usage. */
export async function findStatement(db: Queries, organizationId: string, from: Date, to: Date) {
  const [found] = await db.query(statementFind, [organizationId, from, to])
  return found
}

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

type Broken = Pick<NonNullable<LedgerVerification['firstBroken']>, 'number' | 'reason'>

// Each entry is compared with the one before it, so one earlier entry is read too.
const brokenFind = statement<Broken>(
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
): Promise<Broken | undefined> {
  const [broken] = await db.query(brokenFind, [organizationId, from, to])
  return broken
}
