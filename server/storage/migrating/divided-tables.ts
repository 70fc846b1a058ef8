import type pg from 'pg'

const creation =
  /\bcreate\s+(unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)\s+on\s+(\w+)\b([\s\S]*)/i

const removal = /\bdrop\s+index\s+concurrently\s+if\s+exists\s+(\w+)/i

async function isDivided(client: pg.ClientBase, index: string): Promise<boolean> {
  const { rows } = await client.query(`select from pg_class where oid = to_regclass($1) and relkind = 'I'`, [
    index,
  ])
  return rows.length > 0
}

/**
 * PostgreSQL can't create an index of a divided table concurrently, but those of its partitions. First comes the one of the
 * table, so that partitions made meanwhile have it too. It takes no time, because it is of no rows.
 */
export async function splitByPartition(client: pg.ClientBase, statement: string): Promise<string[]> {
  const dropped = removal.exec(statement)?.[1]
  if (dropped !== undefined && (await isDivided(client, dropped))) return [`drop index if exists ${dropped}`]
  const [, unique = '', name, table, rest = ''] = creation.exec(statement) ?? []
  if (name === undefined || table === undefined) return [statement]
  const { rows } = await client.query<{ leaf: string; attached: boolean }>(
    `select c.relname as leaf, exists (select from pg_inherits h join pg_index i on i.indexrelid = h.inhrelid
        where h.inhparent = to_regclass($2) and i.indrelid = c.oid) as attached
      from pg_class p cross join lateral pg_partition_tree(p.oid) t join pg_class c on c.oid = t.relid
      where p.oid = to_regclass($1) and p.relkind = 'p' and t.isleaf order by 1`,
    [table, name],
  )
  if (rows.length === 0) return [statement]
  return [
    `create ${unique}index if not exists ${name} on only ${table}${rest}`,
    ...rows
      .filter(({ attached }) => !attached)
      .flatMap(({ leaf }) => [
        `create ${unique}index concurrently if not exists ${indexOf(name, table, leaf)} on ${leaf}${rest}`,
        `alter index ${name} attach partition ${indexOf(name, table, leaf)}`,
      ]),
  ]
}

/** As PostgreSQL's longest names have 63 characters, so do ours. */
const indexOf = (name: string, table: string, leaf: string) => `${name}${leaf.slice(table.length)}`.slice(-63)
