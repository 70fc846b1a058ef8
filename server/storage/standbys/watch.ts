import type pg from 'pg'
import type { Logger } from 'pino'
import type { Login } from '../logins.ts'
import { inTime, openSession, streamOf } from '../reaching/connecting.ts'
import { settingsFor } from '../reaching/session-settings.ts'
import { reasonToGoBack } from './going-back.ts'
import type { Position } from './position.store.ts'
import { awaitPosition, findLag, type Lag } from './watch.store.ts'

interface WatchOptions {
  readonly login: Login
  readonly host: string
  readonly log: Logger
  readonly patience: number
  /** Called when it no longer answers. */
  readonly onLost: () => void
}

const answerMilliseconds = 2_000
/** One at the edge of being too far behind would fill the log. */
const quietMilliseconds = 30_000

/** Knows whether one standby can be read from, from a connection of its own. */
export class StandbyWatch {
  readonly #options: WatchOptions
  #client: pg.Client | undefined
  #looking: Promise<void> | undefined
  /** Why it is left out. */
  #trouble: string | undefined = 'it has not been looked at yet'
  #lag: Lag | undefined
  #saidAt = Number.NEGATIVE_INFINITY
  #closed = false

  constructor(options: WatchOptions) {
    this.#options = options
  }

  get isUsable(): boolean {
    return this.#trouble === undefined
  }

  /** Undefined while it does not answer. */
  get lag(): Lag | undefined {
    return this.#lag
  }

  leaveOut(reason: string): void {
    this.#note(reason)
  }

  async look(position: Position): Promise<void> {
    this.#looking ??= this.#look(position).finally(() => {
      this.#looking = undefined
    })
    await this.#looking
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#trouble ??= 'the server is stopping'
    await this.#looking
    await this.#client?.end().catch(() => undefined)
  }

  async #look(position: Position): Promise<void> {
    const milliseconds = answerMilliseconds * this.#options.patience
    try {
      const client = await this.#connect(milliseconds)
      await inTime(client, milliseconds, async () => {
        this.#lag = await findLag(client, position)
        await awaitPosition(client, position)
      })
      this.#note(undefined)
    } catch (error) {
      const reason = reasonToGoBack(error)
      this.#note(error instanceof Error ? error.message : String(error))
      if (reason !== undefined && reason !== 'lost') return
      this.#lag = undefined
      this.#drop()
      this.#options.onLost()
    }
  }

  async #connect(milliseconds: number): Promise<pg.Client> {
    if (this.#client) return this.#client
    const { login, patience } = this.#options
    const settings = settingsFor(patience)
    const config = { application_name: 'learn standby watch', connectionTimeoutMillis: milliseconds }
    this.#client = await openSession(login, settings, config, 'reads')
    return this.#client
  }

  #drop(): void {
    if (this.#client) streamOf(this.#client).destroy()
    this.#client = undefined
  }

  #note(trouble: string | undefined): void {
    const wasUsable = this.isUsable
    this.#trouble = trouble
    const { log, host } = this.#options
    if (this.#closed || wasUsable === this.isUsable || performance.now() - this.#saidAt < quietMilliseconds)
      return
    this.#saidAt = performance.now()
    if (trouble === undefined) log.info({ host }, 'long reads go to this standby')
    else log.warn({ host, reason: trouble }, 'this standby is left out, and the primary answers instead')
  }
}
