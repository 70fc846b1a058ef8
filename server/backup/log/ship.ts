import type pg from 'pg'
import type { Logger } from 'pino'
import type { ObjectKey, Objects } from '../../objects/objects.ts'
import { OperatorError } from '../../operator-error.ts'
import { runAsOwner } from '../../storage/owner.ts'
import * as store from '../backup.store.ts'
import type { Backups } from '../backups.ts'
import { shipParts } from './parts.ts'
import { keepSecret } from './secrets.ts'
import { FileShipper } from './ship-files.ts'

const everyMilliseconds = 5_000
/** How often a part of the log is closed. Changes since then can be lost with the machine. */
const closesMilliseconds = 25_000
const complainsMilliseconds = 60 * 60_000
/** Long enough for a file to arrive after its row was written. */
const arrivalMilliseconds = 3 * 60 * 60_000

interface ShipOptions {
  /** The folder of the embedded database. */
  readonly data: string
  readonly databaseUrl: string
  readonly objects: Objects
  readonly secret: string
  /** Opens the place for backups. */
  readonly open: (client: pg.Client) => Promise<Backups>
  readonly log: Logger
}

export interface Shipping {
  /** Moves all parts while the database is still running, and then stops. */
  end(): Promise<void>
  /** Moves the parts that the database left when it stopped. */
  moveRest(): Promise<void>
}

/**
 * Moves finished parts of the database's log to the place for backups, and copies files that were added meanwhile. The log never
 * waits for the files, which may be large.
 */
export function startShipping(options: ShipOptions): Shipping {
  const { databaseUrl, log } = options
  const shipper = new Shipper(options)
  const shipLog = complaining(log, {
    failed:
      'parts of the database log could not be moved to the place for backups, and are filling this disk',
    recovered: 'parts of the database log are reaching the place for backups again',
  })
  const shipFiles = complaining(log, {
    failed: 'new files could not be copied to the place for backups',
    recovered: 'new files are reaching the place for backups again',
  })
  let [shipping, copying] = [undefined as Promise<void> | undefined, undefined as Promise<void> | undefined]
  const shipOnce = async () => {
    await shipLog(() => runAsOwner(databaseUrl, 'learn log', client => shipper.ship(client)))
    copying ??= shipFiles(() => shipper.shipFiles()).finally(() => {
      copying = undefined
    })
  }
  const tick = () => {
    shipping ??= shipOnce().finally(() => {
      shipping = undefined
    })
  }
  tick()
  const timer = setInterval(tick, everyMilliseconds)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await shipping
      await copying
      await shipOnce()
      await copying
    },
    moveRest: () => shipLog(() => shipper.shipRest()),
  }
}

/** Does work that may fail. Tells it once an hour, and when it succeeds again. */
function complaining(log: Logger, words: { failed: string; recovered: string }) {
  let complainedAt: number | undefined
  return async (work: () => Promise<void>) => {
    try {
      await work()
      if (complainedAt !== undefined) log.info(words.recovered)
      complainedAt = undefined
    } catch (error) {
      if (complainedAt !== undefined && Date.now() - complainedAt < complainsMilliseconds) return
      complainedAt = Date.now()
      log.error({ err: error }, words.failed)
    }
  }
}

class Shipper {
  readonly #options: ShipOptions
  readonly #files: FileShipper
  #to: { readonly backups: Backups; readonly system: string } | undefined
  #position = ''
  #closedAt = 0
  #recent: { readonly keys: readonly ObjectKey[]; readonly at: number } = { keys: [], at: Date.now() }
  #filesSince = new Date(Date.now() - arrivalMilliseconds)

  constructor(options: ShipOptions) {
    this.#options = options
    this.#files = new FileShipper(options.objects)
  }

  async ship(client: pg.Client): Promise<void> {
    const { data } = this.#options
    const { backups, system } = await this.#open(client)
    await this.#closePart(client)
    await shipParts(data, backups, system)
    const at = Date.now()
    this.#recent = { keys: await store.findObjectsSince(client, this.#filesSince), at }
  }

  /** If the disk of the place is no longer mounted, nothing is written to the folder that is left. */
  async #open(client: pg.Client): Promise<{ backups: Backups; system: string }> {
    if (this.#to && (await this.#to.backups.isThere())) return this.#to
    this.#to = undefined
    const backups = await this.#options.open(client)
    await keepSecret(backups, this.#options.secret, new Date())
    this.#to = { backups, system: await store.findSystem(client) }
    return this.#to
  }

  async shipFiles(): Promise<void> {
    if (!this.#to) return
    const { keys, at } = this.#recent
    await this.#files.ship(this.#to.backups, keys, at)
    this.#filesSince = new Date(at - arrivalMilliseconds)
  }

  /** Moves the parts that PostgreSQL left when it stopped. */
  async shipRest(): Promise<void> {
    if (!this.#to) return
    const { backups, system } = this.#to
    if (!(await backups.isThere()))
      throw new OperatorError(`${backups.place.address} is no longer there. Mount its disk.`)
    await shipParts(this.#options.data, backups, system)
  }

  /** PostgreSQL itself begins to close parts only minutes after it has started. */
  async #closePart(client: pg.Client): Promise<void> {
    if (Date.now() - this.#closedAt < closesMilliseconds) return
    this.#closedAt = Date.now()
    if ((await store.findLogPosition(client)) === this.#position) return
    await store.closeLogPart(client)
    this.#position = await store.findLogPosition(client)
  }
}
