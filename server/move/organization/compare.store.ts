import type pg from 'pg'
import { idColumn } from './tables.store.ts'

/** Runs as the owner of either database. */

export interface Compared {
  readonly table: string
  readonly rows: string
}

export interface Summary {
  readonly table: string
  readonly rows: number
  /** Two sums of the rows' hashes, so that their order does not matter. */
  readonly hashes: string
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** One statement, so that all tables are seen at the same moment. */
export async function summarize(client: pg.ClientBase, compared: readonly Compared[]): Promise<Summary[]> {
  const each = compared.map(
    ({ table, rows }) =>
      `select '${table}' as table, count(*)::float8 as rows,
        coalesce(sum(hash_record_extended(t, 0)::numeric), 0) || ' ' || coalesce(sum(hash_record_extended(t, 1)::numeric), 0) as hashes
      from ${quoted(table)} t where ${rows}`,
  )
  const { rows } = await client.query<Summary>(each.join(' union all '))
  return rows
}

/** The tables that have such rows. */
export async function withRows(client: pg.ClientBase, chosen: readonly Compared[]): Promise<Compared[]> {
  const each = chosen.map(({ table, rows }) => `exists (select from ${quoted(table)} where ${rows})`)
  const { rows } = await client.query<{ found: boolean[] }>(`select array[${each.join(', ')}] as found`)
  return chosen.filter((_, at) => rows[0]?.found[at])
}

/** The tables whose rows differ between the two. */
export const differing = (one: readonly Summary[], other: readonly Summary[]): string[] =>
  one
    .filter(mine => {
      const theirs = other.find(({ table }) => table === mine.table)
      return theirs?.rows !== mine.rows || theirs.hashes !== mine.hashes
    })
    .map(({ table }) => table)

export interface Ledger {
  readonly entries: number
  readonly isIntact: boolean
}

/** Computes every hash of the organization's ledger again, and compares its end with the balances. */
export async function verifyLedger(client: pg.ClientBase, organization: string): Promise<Ledger> {
  const { rows } = await client.query<Ledger>(
    `with entries as (
      select e.hash = credit_entry_hash(lag(e.hash) over chain, e) and e.number = row_number() over chain as is_right,
        e.number, e.balance, e.reserved, e.owed
      from credit_entries e where e.organization_id = $1 window chain as (order by e.number)
    ), last as (select * from entries order by number desc limit 1)
    select count(*)::int as entries,
      coalesce(bool_and(is_right), true) and (
        select (o.ledger_entries, o.credits_balance, o.reserved_credits, o.credits_owed)
          = (coalesce(l.number, 0), coalesce(l.balance, 0), coalesce(l.reserved, 0), coalesce(l.owed, 0))
        from organizations o left join last l on true where o.${idColumn('organizations')} = $1
      ) as "isIntact"
    from entries`,
    [organization],
  )
  return rows[0] ?? { entries: 0, isIntact: false }
}
