import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { momentOf, newestBackup } from './backups.ts'
import { openPlace } from './open-place.ts'
import type { Place } from './place.ts'

const hour = 60 * 60 * 1000
const looksEveryMilliseconds = 60_000
/** The pause after a backup that failed. */
const waitsMilliseconds = 10 * 60_000
const tool = join(import.meta.dirname, '../admin.ts')

export interface Schedule {
  start(): void
  /** The seconds since the newest good backup; undefined if there is none, or the schedule has not looked yet. */
  ageSeconds(): number | undefined
  stop(): Promise<void>
}

interface ScheduleOptions {
  readonly config: Pick<Config, 'backups' | 's3Access'>
  readonly log: Logger
  readonly now: () => Date
}

/**
 * Makes a backup when one is due, in a separate process, so that requests never wait for it. Of several servers, the
 * first to see that it is due makes it.
 */
export function scheduleBackups({ config, log, now }: ScheduleOptions): Schedule | undefined {
  const { place: address, plan } = config.backups
  if (address === undefined) return undefined
  const place = openPlace(address, config.s3Access)
  let [newest, failedAt, complained] = [undefined as Date | undefined, 0, 0]
  let running: ChildProcess | undefined
  const age = () => newest && now().getTime() - newest.getTime()
  const look = async () => {
    newest = await findNewest(place, now())
    const old = age() ?? Number.POSITIVE_INFINITY
    if (old > 1.5 * plan.everyHours * hour && now().getTime() - complained > hour) {
      complained = now().getTime()
      log.error({ newestBackup: newest ?? null, ageHours: hoursOf(old) }, 'the newest backup is too old')
    }
    if (old < plan.everyHours * hour || now().getTime() - failedAt < waitsMilliseconds) return
    running = startTool(plan.verify)
    const { isGood, words } = await outcomeOf(running)
    running = undefined
    newest = await findNewest(place, now())
    if (isGood) log.info({ newestBackup: newest, ageHours: hoursOf(age()) }, words)
    else {
      failedAt = now().getTime()
      log.error({ newestBackup: newest ?? null, ageHours: hoursOf(age()) }, `the backup failed: ${words}`)
    }
  }
  let looking: Promise<void> | undefined
  const tick = () => {
    looking ??= look()
      .catch(error => log.error({ err: error }, 'could not read the place for backups'))
      .finally(() => {
        looking = undefined
      })
  }
  let timer: NodeJS.Timeout | undefined
  return {
    start: () => {
      tick()
      timer = setInterval(tick, looksEveryMilliseconds)
      timer.unref()
    },
    ageSeconds: () => {
      const milliseconds = age()
      return milliseconds === undefined ? undefined : milliseconds / 1000
    },
    stop: async () => {
      clearInterval(timer)
      running?.kill() // The next backup removes what this one has written.
      await looking
    },
  }
}

const hoursOf = (milliseconds = Number.POSITIVE_INFINITY) =>
  Number.isFinite(milliseconds) ? Math.round(milliseconds / (hour / 10)) / 10 : null

async function findNewest(place: Place, now: Date): Promise<Date | undefined> {
  const name = await newestBackup(place, now)
  return name === undefined ? undefined : momentOf(name)
}

/** Starts the admin tool, which reads the place and the passphrase from the environment, as we do. */
const startTool = (verify: boolean): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, tool, 'backup', ...(verify ? ['--verify'] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const mostWords = 2_000

async function outcomeOf(child: ChildProcess): Promise<{ isGood: boolean; words: string }> {
  let words = ''
  const listen = (text: Buffer) => {
    words = `${words}${text}`.slice(-mostWords)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  try {
    const [code] = await once(child, 'close')
    return { isGood: code === 0, words: words.trim() }
  } catch (error) {
    return { isGood: false, words: String(error) }
  }
}
