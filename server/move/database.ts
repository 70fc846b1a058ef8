import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import copy from 'pg-copy-streams'
import type { Progress } from '../backup/progress.ts'
import { refuseUsed, withoutTriggers } from '../backup/restore.ts'
import { emptyTables, listTables, readTable, type Table, writeTable } from '../backup/tables.ts'
import { OperatorError } from '../operator-error.ts'
import { migrate } from '../storage/migrate.ts'
import { differingTables } from './compare.ts'

export interface Move {
  /** The database in use, while servers run on it. */
  readonly source: pg.Client
  /** An empty database. */
  readonly target: pg.Client
  /** Resolves to the source again, as soon as no server uses it any more. */
  readonly whenStopped: () => Promise<pg.Client>
  readonly onProgress: Progress
}

export interface Moved {
  readonly tables: number
  /** How long servers had to be stopped. */
  readonly stoppedSeconds: number
}

/**
 * Copies the database while servers run, then waits until they have stopped, brings what has changed meanwhile, and compares
 * every row. Nothing is committed before that, so an interrupted move leaves the target empty.
 */
export async function moveDatabase({ source, target, whenStopped, onProgress }: Move): Promise<Moved> {
  await refuseUsed(target)
  await migrate(target)
  const tables = await sameTables(source, target)
  await target.query('begin')
  await target.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await withoutTriggers(target)
  await emptyTables(target, tables)
  const since = await copyAll(source, target, tables, onProgress)
  const stopped = await whenStopped()
  const started = performance.now()
  await sameTables(stopped, target)
  for (const table of tables) {
    onProgress(`Catching up: ${table.name}`)
    await catchUp(stopped, target, table, since)
  }
  onProgress('Comparing every row')
  const different = await differingTables(stopped, target, tables)
  if (different.length > 0)
    throw new OperatorError(`Nothing was moved, because these tables differ: ${different.join(', ')}.`)
  await target.query('commit')
  await target.query('analyze')
  return { tables: tables.length, stoppedSeconds: Math.ceil((performance.now() - started) / 1000) }
}

async function sameTables(source: pg.Client, target: pg.Client): Promise<Table[]> {
  const [here, there] = [await listTables(source), await listTables(target)]
  if (JSON.stringify(here) === JSON.stringify(there)) return here
  throw new OperatorError(
    'The database in use has other tables than this version of Learn. Start this version on it once, then move it.',
  )
}

/** Copies what one moment shows. Returns a transaction id: everything that has an older one was copied. */
async function copyAll(
  source: pg.Client,
  target: pg.Client,
  tables: readonly Table[],
  onProgress: Progress,
): Promise<string> {
  await source.query('begin transaction isolation level repeatable read, read only')
  try {
    await source.query('set local statement_timeout = 0')
    const { rows } = await source.query<{ since: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::xid::text as since',
    )
    for (const [at, table] of tables.entries()) {
      onProgress(`Table ${at + 1} of ${tables.length}: ${table.name}`)
      await pipeline(readTable(source, table), writeTable(target, table))
    }
    return rows[0]?.since ?? ''
  } finally {
    await source.query('rollback')
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Brings the rows that were written since, and removes those that were deleted. Tables without a key are copied again. */
async function catchUp(source: pg.Client, target: pg.Client, table: Table, since: string): Promise<void> {
  const key = await findKey(source, table)
  if (key.length === 0) {
    await target.query(`delete from ${quoted(table.name)}`)
    await pipeline(readTable(source, table), writeTable(target, table))
    return
  }
  const columns = table.columns.map(quoted).join(', ')
  const name = quoted(table.name)
  const isSame = key.map(column => `t.${quoted(column)} = other.${quoted(column)}`).join(' and ')
  const written = `select ${columns} from ${name} where age(xmin) <= age('${since}'::xid)`
  await bring(source, target, { written, columns, like: `select ${columns} from ${name}` }, async () => {
    await target.query(`delete from ${name} t using brought other where ${isSame}`)
    await target.query(`insert into ${name} (${columns}) select ${columns} from brought`)
  })
  if ((await countRows(source, name)) === (await countRows(target, name))) return
  const keys = key.map(quoted).join(', ')
  const all = `select ${keys} from ${name}`
  await bring(source, target, { written: all, columns: keys, like: all }, async () => {
    await target.query('analyze brought')
    await target.query(`delete from ${name} t where not exists (select from brought other where ${isSame})`)
  })
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
