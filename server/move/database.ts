import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Progress } from '../backup/progress.ts'
import { emptyTables, listTables, readTable, type Table, writeTable } from '../backup/tables.store.ts'
import { refuseUsed, withoutTriggers } from '../backup/target.ts'
import { OperatorError } from '../operator-error.ts'
import { migrate } from '../storage/migrate.ts'
import { beginCopy, catchUp } from './changes.store.ts'
import { differingTables } from './compare.store.ts'
import { handOver } from './handover.ts'
import { isReadOnly, type Mark, openDatabase } from './mark.store.ts'

export interface Move {
  /** The database in use, while servers run on it. */
  readonly source: pg.Client
  /** An empty database. */
  readonly target: pg.Client
  /** Resolves to a client of the source, as soon as no server uses it any more. */
  readonly whenStopped: () => Promise<pg.Client>
  readonly mark: Mark
  readonly onProgress: Progress
}

export interface Moved {
  readonly tables: number
  /** How long servers had to be stopped. */
  readonly stoppedSeconds: number
}

/**
 * Copies the database while servers run, waits until they have stopped, copies what has changed meanwhile, and compares
 * every row. Nothing is committed before that, so an interrupted move leaves the target empty.
 */
export async function moveDatabase(move: Move): Promise<Moved> {
  const { source, target, onProgress } = move
  const names = (await listTables(source)).map(({ name }) => name)
  await refuseUsed(target, names)
  if (await isReadOnly(target))
    throw new OperatorError(
      'New connections to the new database can only read (default_transaction_read_only). Drop it, and create it again.',
    )
  await migrate(target)
  const tables = await sameTables(source, target)
  await target.query('begin')
  await target.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await withoutTriggers(target)
  await emptyTables(target, tables)
  const since = await copyAll(source, target, tables, onProgress)
  const stoppedSeconds = await finish(move, tables, since)
  await target.query('analyze')
  return { tables: tables.length, stoppedSeconds }
}

/** What happens while no server runs. */
async function finish(move: Move, tables: readonly Table[], since: string): Promise<number> {
  const { target, mark, onProgress } = move
  const stopped = await move.whenStopped()
  const started = performance.now()
  try {
    await sameTables(stopped, target)
    for (const table of tables) {
      onProgress(`Catching up: ${table.name}`)
      await catchUp(stopped, target, table, since)
    }
    onProgress('Comparing every row')
    const different = await differingTables(stopped, target, tables)
    if (different.length > 0)
      throw new OperatorError(`Nothing was moved, because these tables differ: ${different.join(', ')}.`)
  } catch (error) {
    await openDatabase(stopped).catch(() => undefined) // If that fails, the next start opens it.
    throw error
  }
  await handOver(stopped, target, mark)
  return Math.ceil((performance.now() - started) / 1000)
}

async function sameTables(source: pg.Client, target: pg.Client): Promise<Table[]> {
  const [here, there] = [await listTables(source), await listTables(target)]
  if (JSON.stringify(here) === JSON.stringify(there)) return here
  throw new OperatorError(
    'The tables of the database in use differ from those of this version of Learn. Start this version on it once, then move it.',
  )
}

/** Copies the database as it is at one moment. Returns a transaction id: all rows with older ids were copied. */
async function copyAll(
  source: pg.Client,
  target: pg.Client,
  tables: readonly Table[],
  onProgress: Progress,
): Promise<string> {
  const since = await beginCopy(source)
  try {
    for (const [at, table] of tables.entries()) {
      onProgress(`Table ${at + 1} of ${tables.length}: ${table.name}`)
      await pipeline(readTable(source, table), writeTable(target, table))
    }
    return since
  } finally {
    await source.query('rollback')
  }
}
