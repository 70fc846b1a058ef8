import type { Logger } from 'pino'
import type { Queries } from '../storage/database.ts'
import { recordUses } from './credential.store.ts'

const everyMilliseconds = 10_000

/** Records when credentials were last used: in memory on each call, in the database at intervals. */
export class LastUses {
  readonly #db: Queries
  readonly #log: Logger
  readonly #timer = setInterval(() => void this.flush(), everyMilliseconds).unref()
  #uses = new Map<string, Date>()

  constructor(db: Queries, log: Logger) {
    this.#db = db
    this.#log = log
  }

  note(credentialId: string, now: Date): void {
    this.#uses.set(credentialId, now)
  }

  async flush(): Promise<void> {
    if (this.#uses.size === 0) return
    const uses = this.#uses
    this.#uses = new Map()
    await recordUses(this.#db, uses).catch(error =>
      this.#log.warn({ err: error }, 'could not record when credentials were last used'),
    )
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
