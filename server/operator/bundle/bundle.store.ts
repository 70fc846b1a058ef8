import type pg from 'pg'

/** Reads only numbers and our own identifiers: nothing that a person wrote. */

export interface TableSize {
  readonly name: string
  readonly rows: number
  readonly bytes: number
}

/** Counts the rows, or takes PostgreSQL's estimate for large tables. */
export async function findTableSizes(client: pg.ClientBase): Promise<TableSize[]> {
  const { rows } = await client.query<{ name: string; rows: string; bytes: string }>(
    `select c.relname as name, pg_total_relation_size(c.oid) as bytes,
      case when c.reltuples > 100000 then c.reltuples::bigint
        else (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I.%I', 'public', c.relname),
          false, true, '')))[1]::text::bigint end as rows
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  return rows.map(({ name, rows, bytes }) => ({ name, rows: Number(rows), bytes: Number(bytes) }))
}

export interface Counted {
  readonly what: string
  readonly count: number
}

/** Jobs by operation and status, and the kinds of their errors. */
export async function countJobs(client: pg.ClientBase): Promise<Counted[]> {
  const { rows } = await client.query<Counted>(
    `select concat_ws(' ', operation, status, error_kind) as what, count(*)::integer from jobs group by 1 order by 1`,
  )
  return rows
}

/** Emails in the queue, by the number of attempts. */
export async function countMails(client: pg.ClientBase): Promise<Counted[]> {
  const { rows } = await client.query<Counted>(
    `select 'tried ' || attempts || ' times' as what, count(*)::integer from mails group by attempts order by attempts`,
  )
  return rows
}

/** The operations of the last day, from the audit log. */
export async function countOperations(client: pg.ClientBase, now: Date): Promise<Counted[]> {
  const { rows } = await client.query<Counted>(
    `select operation as what, count(*)::integer from audit_events
      where created_at > $1::timestamptz - interval '1 day' group by operation order by operation`,
    [now],
  )
  return rows
}

export interface Server {
  readonly version: string
  readonly settings: Record<string, string>
}

/** The settings of PostgreSQL that explain how it behaves. */
export async function findServer(client: pg.ClientBase): Promise<Server> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version') as version,
      (select json_object_agg(name, setting order by name) from pg_settings where name in ('max_connections', 'shared_buffers',
        'work_mem', 'effective_cache_size', 'server_encoding', 'TimeZone', 'statement_timeout', 'fsync', 'synchronous_commit',
        'wal_level')) as settings`,
  )
  return rows[0] ?? { version: 'unknown', settings: {} }
}
