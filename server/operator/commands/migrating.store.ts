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
    `select c.relname as name, sum(greatest(part.reltuples, pg_stat_get_live_tuples(part.oid), 0))::double precision as rows
      from pg_class c join lateral (
        select relid from pg_partition_tree(c.oid) where isleaf union select c.oid where c.relkind = 'r'
      ) leaf on true join pg_class part on part.oid = leaf.relid
      where c.oid = any (select to_regclass(name) from unnest($1::text[]) name) group by 1`,
    [tables],
  )
  return new Map(rows.map(({ name, rows }) => [name, rows]))
}
