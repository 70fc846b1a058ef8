import type pg from 'pg'

export const isEmptyDatabase = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ empty: boolean }>(
    `select to_regclass('schema_migrations') is null as empty`,
  )
  return rows[0]?.empty === true
}

/** PostgreSQL's estimates of how many rows these tables have. */
export async function estimateRows(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select c.relname as name, greatest(c.reltuples, pg_stat_get_live_tuples(c.oid), 0)::double precision as rows
      from pg_class c where c.oid = any (select to_regclass(name) from unnest($1::text[]) name)`,
    [tables],
  )
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}
