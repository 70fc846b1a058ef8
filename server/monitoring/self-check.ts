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
/** From here on, codes and sessions of one server are too old, or not yet valid, for the others. */
const harmfulMilliseconds = 60_000

/**
 * Keeps looking at what can change under a running server: the database may get a migration that this version can't live
 * with, and a clock may go wrong. Returns a function that ends this.
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
    // While the database is away, /readyz says so.
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
      reason: `the database has the migration ${breaking}, which this version of Learn can't live with. Replace this server by the newer version.`,
      isFinal: true,
    }
  if (Math.abs(difference) < harmfulMilliseconds) return undefined
  return { reason: `this machine's ${clockSentence(difference)}`, isFinal: false }
}

/**
 * By how many milliseconds this machine's clock is ahead of the database's, at least: the time that the question takes
 * proves nothing. Never the clock of a test, because only the real one can go wrong.
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

/** Before a server does anything: with a wrong clock, it would expire what others just made. */
export async function refuseWrongClock(askClock: () => Promise<number>, log: Logger): Promise<void> {
  const difference = await compareClocks(askClock)
  if (Math.abs(difference) >= harmfulMilliseconds)
    throw new OperatorError(`This machine's ${clockSentence(difference)} Then start again.`)
  if (Math.abs(difference) >= noticeableMilliseconds) log.warn(`This machine's ${clockSentence(difference)}`)
}
