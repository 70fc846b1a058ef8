import type { Logger } from 'pino'
import type { Queries } from '../storage/database.ts'
import { recordUses } from './credential.store.ts'

const everyMilliseconds = 10_000

/** When credentials were last used: noted in memory with each call, written together now and then. */
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
      this.#log.warn({ err: error }, 'when credentials were last used could not be written'),
    )
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
