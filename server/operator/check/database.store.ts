import type pg from 'pg'

export interface DatabaseFacts {
  readonly version: string
  readonly now: Date
  /** Null if PostgreSQL does not show them to us. */
  readonly connections: { readonly used: number; readonly most: number }
}

export async function findFacts(client: pg.ClientBase): Promise<DatabaseFacts> {
  const { rows } = await client.query<{ version: string; now: Date; used: number; most: number }>(
    `select current_setting('server_version') as version, clock_timestamp() as now,
      (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as used,
      current_setting('max_connections')::integer
        - current_setting('superuser_reserved_connections')::integer as most`,
  )
  const [{ version = '', now = new Date(0), used = 0, most = 0 } = {}] = rows
  return { version, now, connections: { used, most } }
}

/** Tables with tenants' rows that row-level security does not protect. */
export async function findUnprotected(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
        and (exists (select from pg_policy p where p.polrelid = c.oid)
          or has_any_column_privilege('learn_app', c.oid, 'select')
            and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and a.attnum > 0))
      order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Emails that have failed several times and will be tried again. */
export async function countStuckMails(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer from mails where attempts >= 3',
  )
  return rows[0]?.count ?? 0
}

export async function findMigrationNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by version')
  return rows.map(({ name }) => name)
}
