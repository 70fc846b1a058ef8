import type pg from 'pg'
import copy, { type CopyStreamQuery, type CopyToStreamQuery } from 'pg-copy-streams'

export interface Table {
  readonly name: string
  /** Without the columns that PostgreSQL computes. */
  readonly columns: readonly string[]
}

/**
 * All of our tables, without the job queue's: jobs that the queue does not have are sent to it again. A table without WAL is empty
 * after a crash, so it may be after a restore.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and c.relname <> 'schema_migrations'
    order by 1`,
  )
  return rows
}

const columnsOf = ({ columns }: Table) => columns.map(quoted).join(', ')
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** As a query, because PostgreSQL does not copy a table with partitions. */
export const readTable = (client: pg.ClientBase, table: Table): CopyToStreamQuery =>
  client.query(
    copy.to(`copy (select ${columnsOf(table)} from ${quoted(table.name)}) to stdout (format binary)`),
  )

/**
 * The table that the rows of a stored table belong to. Servers from before the partitions list each partition as a table,
 * and may make a backup while newer servers have divided the tables already.
 */
const homeOf = (name: string) =>
  name.replace(/^(learn_decisions|learn_attempts|audit_events)_(first|outside|\d{4}_q\d)$/, '$1')

/** PostgreSQL reports the number of rows after the last row, perhaps in another packet. */
export async function countCopied(client: pg.ClientBase, rows: CopyToStreamQuery): Promise<number> {
  await client.query('select') // This answer comes after everything about the copy.
  return rows.rowCount
}

export const writeTable = (client: pg.ClientBase, table: Table): CopyStreamQuery =>
  client.query(
    copy.from(`copy ${quoted(homeOf(table.name))} (${columnsOf(table)}) from stdin (format binary)`),
  )

export async function emptyTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  await client.query(
    `truncate ${[...new Set(tables.map(({ name }) => homeOf(name)))].map(quoted).join(', ')}`,
  )
}
