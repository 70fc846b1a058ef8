import type { CreditBalance, CreditUsage } from '@learn/contract/billing'
import type { Statement } from '@learn/contract/statements'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'
import { head, isoTimestamp } from './ledger-columns.store.ts'

const balanceFind = statement<CreditBalance>(
  'credit_balance_find',
  `select o.id as "organizationId", o.credits_balance as "creditsBalance", o.reserved_credits as "reservedCredits",
    o.credits_owed as "owedCredits", ${head('o.id')} as head,
    coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'kind', g.kind, 'priority', g.priority, 'credits', g.credits,
        'availableCredits', g.available, 'reservedCredits', g.held, 'expiresAt', ${isoTimestamp('g.expires_at')},
        'createdAt', ${isoTimestamp('g.created_at')}) order by g.priority, g.expires_at, g.id)
      from (select * from credit_grants where organization_id = o.id and is_open
        order by priority, expires_at, id limit 100) g), '[]') as grants,
    (select jsonb_build_object('expiresAt', ${isoTimestamp('g.expires_at')}, 'credits', sum(g.available)) from credit_grants g
      where g.organization_id = o.id and g.is_open and g.available > 0 and g.expires_at is not null
      group by g.expires_at order by g.expires_at limit 1) as "nextExpiry"
  from organizations o where o.id = $1`,
)

export async function findBalance(db: Queries, organizationId: string): Promise<CreditBalance | undefined> {
  const [found] = await db.query(balanceFind, [organizationId])
  return found
}

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
