import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { reasonOf } from '../../operator-error.ts'
import { describe, type Waits } from './waits.ts'

/** Everybody who needs the table waits behind a migration that waits for it, so it never waits for longer. */
const lockMilliseconds = 300
/** From the first lock to the end of the last statement. Nobody may wait for a second. */
const briefMilliseconds = 500
const pauseMilliseconds = { first: 200, longest: 5_000 }
const longestMilliseconds = 15 * 60 * 1000

const lockNotAvailable = '55P03'
const deadlock = '40P01'
const canceled = '57014'

/** Somebody other than a server that is starting. */
const inUseText = `select exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and backend_type = 'client backend' and application_name <> all ('{learn start,learn lease,learn migrations}')) as "inUse"`

/** How long the following statements may wait for a lock, and how long each may take. Nobody waits in a database that nobody uses. */
export async function limitStatements(client: pg.ClientBase, scope: 'local' | 'session'): Promise<void> {
  const { rows } = await client.query<{ inUse: boolean }>(inUseText)
  await limitLocks(client, scope, rows[0]?.inUse ? briefMilliseconds : 0)
}

/** A batch locks its rows when it has found them, which may take long. */
export async function limitLocks(
  client: pg.ClientBase,
  scope: 'local' | 'session',
  longest = 0,
): Promise<void> {
  await client.query(
    `set ${scope} lock_timeout = ${lockMilliseconds}; set ${scope} statement_timeout = ${longest}`,
  )
}

/** PostgreSQL limits each statement. As one, all of them together take no longer than that. */
export const asOneStatement = (text: string): string =>
  `do $as_one$ begin execute $statements$${text}\n$statements$; end $as_one$`

/** Whether this error passes. */
export type Passes = (error: unknown) => error is pg.DatabaseError

const hasCode =
  (...codes: string[]): Passes =>
  (error): error is pg.DatabaseError =>
    error instanceof pg.DatabaseError && codes.includes(error.code ?? '')

export const isLocked = hasCode(lockNotAvailable, deadlock)
/** A statement with a limit was locked out, or reached the limit. */
export const isBusy = hasCode(lockNotAvailable, deadlock, canceled)

/** Tries again, with pauses in which those who waited are served. Waits for a backup however long it takes. */
export async function retry(waits: Waits, passes: Passes, attempt: () => Promise<void>): Promise<void> {
  let deadline = Date.now() + longestMilliseconds
  for (let pause = pauseMilliseconds.first; ; pause = Math.min(pause * 2, pauseMilliseconds.longest)) {
    try {
      return await waits.during(attempt)
    } catch (error) {
      if (waits.isForBackup) deadline = Date.now() + longestMilliseconds
      if (!passes(error)) throw error
      if (Date.now() > deadline) throw new Error(adviceFor(error, waits), { cause: error })
      waits.sayThatItTriesAgain()
      await sleep(pause)
    }
  }
}

function adviceFor(error: pg.DatabaseError, { obstacles }: Waits): string {
  if (error.code === canceled)
    return `it needs longer than ${briefMilliseconds / 1000} seconds, for which requests would wait (${reasonOf(error)}). Stop all servers, and start one: in a database that nobody uses, there is no limit`
  const them = obstacles.length > 0 ? ` (${describe(obstacles)})` : ''
  return `another transaction has locked a table for 15 minutes${them}. Find it in pg_stat_activity (xact_start), end it, and start again`
}
