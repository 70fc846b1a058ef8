import type pg from 'pg'
import type { Logger } from 'pino'
import { NoSuchObject, type Objects, WrongBytes } from '../../objects/objects.ts'
import { runAsOwner } from '../../storage/owner.ts'
import * as store from '../backup.store.ts'
import { type Backups, objectName } from '../backups.ts'
import { checked } from '../copy-files.ts'
import { shipParts } from './parts.ts'
import { keepSecret } from './secrets.ts'

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

/** Moves finished parts of the database's log to the place for backups, with the files that were added meanwhile. */
export function startShipping(options: ShipOptions): Shipping {
  const { databaseUrl, log } = options
  const shipper = new Shipper(options)
  let complainedAt: number | undefined
  const ship = async (work: () => Promise<void>) => {
    try {
      await work()
      if (complainedAt !== undefined)
        log.info('parts of the database log are reaching the place for backups again')
      complainedAt = undefined
    } catch (error) {
      if (complainedAt !== undefined && Date.now() - complainedAt < complainsMilliseconds) return
      complainedAt = Date.now()
      log.error(
        { err: error },
        'parts of the database log could not be moved to the place for backups, and are filling this disk',
      )
    }
  }
  let shipping: Promise<void> | undefined
  const shipOnce = () => ship(() => runAsOwner(databaseUrl, 'learn log', client => shipper.ship(client)))
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
      await shipOnce()
    },
    moveRest: () => ship(() => shipper.shipRest()),
  }
}

class Shipper {
  readonly #options: ShipOptions
  #to: { readonly backups: Backups; readonly system: string } | undefined
  #position = ''
  #closedAt = 0
  #filesSince = new Date(Date.now() - arrivalMilliseconds)

  constructor(options: ShipOptions) {
    this.#options = options
  }

  async ship(client: pg.Client): Promise<void> {
    const { data, secret } = this.#options
    this.#to ??= { backups: await this.#options.open(client), system: await store.findSystem(client) }
    const { backups, system } = this.#to
    await keepSecret(backups, secret, new Date())
    await this.#closePart(client)
    await shipParts(data, backups, system)
    await this.#shipFiles(client, backups)
  }

  /** Moves the parts that PostgreSQL left when it stopped. */
  async shipRest(): Promise<void> {
    if (this.#to) await shipParts(this.#options.data, this.#to.backups, this.#to.system)
  }

  /** PostgreSQL itself begins to close parts only minutes after it has started. */
  async #closePart(client: pg.Client): Promise<void> {
    if (Date.now() - this.#closedAt < closesMilliseconds) return
    this.#closedAt = Date.now()
    if ((await store.findLogPosition(client)) === this.#position) return
    await store.closeLogPart(client)
    this.#position = await store.findLogPosition(client)
  }

  async #shipFiles(client: pg.Client, backups: Backups): Promise<void> {
    const begun = Date.now()
    for (const key of await store.findObjectsSince(client, this.#filesSince)) {
      if (await backups.has(objectName(key))) continue
      try {
        await backups.write(objectName(key), checked(key, await this.#options.objects.read(key)))
      } catch (error) {
        // The file is still arriving, or damaged; the next backup lists damaged files.
        if (!(error instanceof NoSuchObject || error instanceof WrongBytes)) throw error
      }
    }
    this.#filesSince = new Date(begun - arrivalMilliseconds)
  }
}
