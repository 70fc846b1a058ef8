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
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'schema_migrations'
    order by 1`,
  )
  return rows
}

const target = ({ name, columns }: Table) => `${quoted(name)} (${columns.map(quoted).join(', ')})`
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const readTable = (client: pg.ClientBase, table: Table): CopyToStreamQuery =>
  client.query(copy.to(`copy ${target(table)} to stdout (format binary)`))

/** PostgreSQL reports the number of rows after the last row, perhaps in another packet. */
export async function countCopied(client: pg.ClientBase, rows: CopyToStreamQuery): Promise<number> {
  await client.query('select') // This answer comes after everything about the copy.
  return rows.rowCount
}

export const writeTable = (client: pg.ClientBase, table: Table): CopyStreamQuery =>
  client.query(copy.from(`copy ${target(table)} from stdin (format binary)`))

export async function emptyTables(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`)
}
