import type { Logger } from 'pino'
import { OperatorError } from '../operator-error.ts'
import type { Database } from '../storage/database.ts'
import { findSurroundings } from './self-check.store.ts'

/** Why a running server should get no requests. */
export interface Trouble {
  readonly reason: string
  /** Whether it lasts until the server is replaced. Otherwise the server still answers, in case nobody else does. */
  readonly isFinal: boolean
}

interface SelfCheck {
  readonly database: Pick<Database, 'system'>
  /** The number of the newest migration that this version knows. */
  readonly newestMigration: number
  readonly log: Logger
  /** Called when the trouble changes. */
  readonly onChange: (trouble: Trouble | undefined) => void
  readonly everyMilliseconds?: number | undefined
}

const usualMilliseconds = 5_000
const noticeableMilliseconds = 3_000
/** From this difference on, one server's codes and sessions are expired, or not yet valid, for the others. */
const harmfulMilliseconds = 60_000

/**
 * Keeps checking what can go wrong while the server runs: an incompatible migration in the database, or a wrong clock.
 * Returns a function that ends the checks.
 */
export function startSelfCheck(options: SelfCheck): () => Promise<void> {
  const { log, onChange, everyMilliseconds = usualMilliseconds } = options
  let last: Trouble | undefined
  const check = async () => {
    if (last?.isFinal) return
    const trouble = await findTrouble(options)
    if (trouble?.reason === last?.reason) return
    last = trouble
    if (trouble) log.error(`This server is not ready: ${trouble.reason}`)
    else log.info('This server is ready again.')
    onChange(trouble)
  }
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    // While the database is unavailable, /readyz says so.
    running ??= check()
      .catch(() => undefined)
      .finally(() => {
        running = undefined
      })
  }, everyMilliseconds)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

async function findTrouble({ database, newestMigration }: SelfCheck): Promise<Trouble | undefined> {
  let breaking: string | null = null
  const difference = await compareClocks(async () => {
    const found = await findSurroundings(database.system, newestMigration)
    breaking = found.breaking
    return found.now
  })
  if (breaking !== null)
    return {
      reason: `the database has the migration ${breaking}, which is not compatible with this version of Learn. Replace this server with the newer version.`,
      isFinal: true,
    }
  if (Math.abs(difference) < harmfulMilliseconds) return undefined
  return { reason: `this machine's ${clockSentence(difference)}`, isFinal: false }
}

/**
 * By how many milliseconds this machine's clock is at least ahead of the database's: the time that the query takes
 * proves nothing. Never uses a test's clock, because only the real one can go wrong.
 */
export async function compareClocks(ask: () => Promise<number>): Promise<number> {
  const before = Date.now()
  const there = await ask()
  const after = Date.now()
  if (there < before) return before - there
  return there > after ? after - there : 0
}

const clockSentence = (difference: number) =>
  `clock is ${Math.round(Math.abs(difference) / 1000)} seconds ${difference > 0 ? 'ahead of' : 'behind'} the database's. Turn on time synchronization (NTP) on both machines.`

/** Call it before the server does anything: with a wrong clock, it would expire other servers' new rows. */
export async function refuseWrongClock(askClock: () => Promise<number>, log: Logger): Promise<void> {
  const difference = await compareClocks(askClock)
  if (Math.abs(difference) >= harmfulMilliseconds)
    throw new OperatorError(`This machine's ${clockSentence(difference)} Then start again.`)
  if (Math.abs(difference) >= noticeableMilliseconds) log.warn(`This machine's ${clockSentence(difference)}`)
}
