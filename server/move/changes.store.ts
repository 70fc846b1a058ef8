import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import copy from 'pg-copy-streams'
import { readTable, type Table, writeTable } from '../backup/tables.store.ts'

/** Runs as the owner of both databases. */

/** Begins a transaction that sees the database as it is now. Returns a transaction id: all rows with older ids are visible. */
export async function beginCopy(source: pg.Client): Promise<string> {
  await source.query('begin transaction isolation level repeatable read, read only')
  await source.query('set local statement_timeout = 0')
  const { rows } = await source.query<{ since: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::xid::text as since',
  )
  return rows[0]?.since ?? ''
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Copies the rows that were written since, and removes those that were deleted. Tables without a key are copied again. */
export async function catchUp(
  source: pg.Client,
  target: pg.Client,
  table: Table,
  since: string,
): Promise<void> {
  const key = await findKey(source, table)
  if (key.length === 0) {
    await target.query(`delete from ${quoted(table.name)}`)
    await pipeline(readTable(source, table), writeTable(target, table))
    return
  }
  const columns = table.columns.map(quoted).join(', ')
  const name = quoted(table.name)
  const isSame = key.map(column => `t.${quoted(column)} = other.${quoted(column)}`).join(' and ')
  // Deleted rows go first: a new row may have the same unique name by now.
  if (await hasDeletions(source, target, name, since)) {
    const keys = key.map(quoted).join(', ')
    const all = `select ${keys} from ${name}`
    await bring(source, target, { written: all, columns: keys, like: all }, async () => {
      await target.query('analyze brought')
      await target.query(`delete from ${name} t where not exists (select from brought other where ${isSame})`)
    })
  }
  const written = `select ${columns} from ${name} where ${isWrittenSince(since)}`
  await bring(source, target, { written, columns, like: `select ${columns} from ${name}` }, async () => {
    await target.query(`delete from ${name} t using brought other where ${isSame}`)
    await target.query(`insert into ${name} (${columns}) select ${columns} from brought`)
  })
}

const isWrittenSince = (since: string) => `age(xmin) <= age('${since}'::xid)`

/** Without deletions, the number of rows that were not written since is unchanged. A changed row counts as deleted too. */
async function hasDeletions(
  source: pg.Client,
  target: pg.Client,
  name: string,
  since: string,
): Promise<boolean> {
  const kept = await countRows(source, `${name} where not ${isWrittenSince(since)}`)
  return kept < (await countRows(target, name))
}

/** Copies the rows of a query into the temporary table `brought`, for as long as the work takes. */
async function bring(
  source: pg.Client,
  target: pg.Client,
  { written, columns, like }: { written: string; columns: string; like: string },
  work: () => Promise<void>,
): Promise<void> {
  await target.query(`create temporary table brought as ${like} with no data`)
  await pipeline(
    source.query(copy.to(`copy (${written}) to stdout (format binary)`)),
    target.query(copy.from(`copy brought (${columns}) from stdin (format binary)`)),
  )
  await work()
  await target.query('drop table brought')
}

async function findKey(client: pg.Client, { name }: Table): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indisprimary and i.indrelid = $1::regclass order by array_position(i.indkey::int2[], a.attnum)`,
    [`public.${quoted(name)}`],
  )
  return rows.map(row => row.name)
}

async function countRows(client: pg.Client, name: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`)
  return Number(rows[0]?.count)
}
