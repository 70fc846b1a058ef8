import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { TryLater } from '../operator-error.ts'
import { momentOf } from './backups.ts'
import { failedSince, newestBackup, newestVerified } from './marks.ts'
import { openPlace } from './open-place.ts'
import type { Place } from './place.ts'

const hour = 60 * 60 * 1000
const looksEveryMilliseconds = 60_000
/** After one that failed, or while another is being made. */
const waitsMilliseconds = 10 * 60_000
const tool = join(import.meta.dirname, '../admin.ts')

export interface Schedule {
  start(): void
  /** Makes a backup if one is due. The timer calls it every minute. */
  look(): Promise<void>
  /** The seconds since the newest good backup; undefined if there is none, or the schedule has not looked yet. */
  ageSeconds(): number | undefined
  /** The same for the newest that has been verified. */
  verifiedAgeSeconds(): number | undefined
  stop(): Promise<void>
}

interface ScheduleOptions {
  readonly config: Pick<Config, 'backups'>
  readonly log: Logger
  readonly now: () => Date
  /** Starts the process that makes one. */
  readonly make?: (verify: boolean) => ChildProcess
}

export function scheduleBackups(options: ScheduleOptions): Schedule | undefined {
  const { place, plan } = options.config.backups
  if (place === undefined) return undefined
  return new BackupSchedule(openPlace(place, options.config.backups.s3Access), plan, options)
}

/**
 * Makes a backup when one is due, in a separate process, so that requests never wait for it. Of several servers, the
 * first to see that it is due makes it.
 */
class BackupSchedule implements Schedule {
  readonly #place: Place
  readonly #plan: Config['backups']['plan']
  readonly #options: ScheduleOptions
  #newest: string | undefined
  #verified: string | undefined
  #verifiedLookedAt = 0
  #failures = 0
  #notBefore = 0
  #complainedAt = 0
  #running: ChildProcess | undefined
  #looking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(place: Place, plan: Config['backups']['plan'], options: ScheduleOptions) {
    this.#place = place
    this.#plan = plan
    this.#options = options
  }

  start(): void {
    void this.look()
    this.#timer = setInterval(() => void this.look(), looksEveryMilliseconds)
    this.#timer.unref()
  }

  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch(error => this.#options.log.error({ err: error }, 'the place for backups could not be read'))
      .finally(() => {
        this.#looking = undefined
      })
    return this.#looking
  }

  ageSeconds(): number | undefined {
    return this.#secondsSince(this.#newest)
  }

  verifiedAgeSeconds(): number | undefined {
    return this.#secondsSince(this.#verified)
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#running?.kill() // The next backup removes what this one has written.
    await this.#looking
  }

  async #look(): Promise<void> {
    await this.#findNewest()
    const age = (this.ageSeconds() ?? Number.POSITIVE_INFINITY) * 1000
    this.#complainIfOld(age)
    if (age < this.#plan.everyHours * hour || this.#now() < (await this.#earliest())) return
    this.#running = (this.#options.make ?? startTool)(this.#plan.verify)
    const before = this.#newest
    const { code, words } = await outcomeOf(this.#running)
    this.#running = undefined
    await this.#findNewest()
    this.#tell(code, words, this.#newest !== before)
  }

  /** Another server's last failure counts too. */
  async #earliest(): Promise<number> {
    const failed = (await failedSince(this.#place, this.#newest, this.#options.now())).at(-1)
    return Math.max(this.#notBefore, failed ? momentOf(failed).getTime() + this.#wait() : 0)
  }

  /** Twice as long after each failure, up to the plan's interval: what fails every time must not fill the disk. */
  #wait(): number {
    return Math.min(waitsMilliseconds * 2 ** Math.max(0, this.#failures - 1), this.#plan.everyHours * hour)
  }

  /** One that is made may still lack files that the server has lost. That is no failure, but nobody may overlook it. */
  #tell(code: number | null, words: string, isMade: boolean): void {
    const facts = { newestBackup: this.#newest ? momentOf(this.#newest) : null, ageHours: this.#ageHours() }
    const { log } = this.#options
    if (code === TryLater.exitCode) {
      this.#notBefore = this.#now() + waitsMilliseconds
      log.debug(facts, words)
    } else if (code === 0) {
      this.#failures = 0
      log.info(facts, words)
    } else if (isMade) {
      this.#failures = 0
      log.error(facts, words)
    } else {
      this.#failures++
      this.#notBefore = this.#now() + this.#wait()
      log.error(facts, `the backup failed: ${words}`)
    }
  }

  #complainIfOld(age: number): void {
    if (age <= 1.5 * this.#plan.everyHours * hour || this.#now() - this.#complainedAt <= hour) return
    if (this.#newest === undefined && this.#failures === 0) return // The first is about to be made.
    this.#complainedAt = this.#now()
    const newestBackup = this.#newest ? momentOf(this.#newest) : null
    const words = this.#newest ? 'the newest backup is too old' : 'there is no good backup yet'
    this.#options.log.error({ newestBackup, ageHours: this.#ageHours() }, words)
  }

  /** A verified one is looked for less often, because none of many backups may be. */
  async #findNewest(): Promise<void> {
    const now = this.#options.now()
    const newest = await newestBackup(this.#place, now)
    if (newest !== this.#newest || this.#now() - this.#verifiedLookedAt > hour) {
      this.#verifiedLookedAt = this.#now()
      this.#verified = await newestVerified(this.#place, now)
    }
    this.#newest = newest
  }

  #now(): number {
    return this.#options.now().getTime()
  }

  #secondsSince(backup: string | undefined): number | undefined {
    return backup === undefined ? undefined : (this.#now() - momentOf(backup).getTime()) / 1000
  }

  #ageHours(): number | null {
    const seconds = this.ageSeconds()
    return seconds === undefined ? null : Math.round(seconds / 360) / 10
  }
}

/** Starts the admin tool, which reads the place and the passphrase from the environment, as we do. */
const startTool = (verify: boolean): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, tool, 'backup', ...(verify ? ['--verify'] : [])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const mostWords = 2_000

async function outcomeOf(child: ChildProcess): Promise<{ code: number | null; words: string }> {
  let words = ''
  const listen = (text: Buffer) => {
    words = `${words}${text}`.slice(-mostWords)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  try {
    const [code] = await once(child, 'close')
    return { code, words: words.trim() }
  } catch (error) {
    return { code: null, words: String(error) }
  }
}
