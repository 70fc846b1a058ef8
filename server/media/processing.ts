import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { KeptObjects } from '../objects/kept-objects.ts'
import { type ByteRange, NoRoom, ObjectsAway } from '../objects/objects.ts'
import { type Scanner, ScannerAway } from '../scanning/scanner.ts'
import type { Database, Queries } from '../storage/database.ts'
import { HoldLost, type Holds } from '../storage/holds.ts'
import type { ItemEnd, ItemToProcess } from './processing.store.ts'
import * as store from './processing.store.ts'
import type { KeptThumbnail } from './renditions.store.ts'

/** What is known of a file once it was looked at, and the bytes that are kept of it. */
export interface Prepared {
  readonly sha256: string
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
  readonly preview: string | null
  readonly thumbnails: readonly KeptThumbnail[]
}

/** In a sentence that says what is wrong with the file. */
export interface Refused {
  readonly refused: string
}

/** Makes a file fit to be kept, and keeps the bytes of it and of its thumbnails. It may be asked several times for the same, and then answers the same. */
export interface Preparation {
  /** Whether files of this type are its business. */
  takes(mediaType: string): boolean
  prepare(
    item: ItemToProcess,
    read: (range?: ByteRange) => Promise<Readable>,
    signal: AbortSignal,
  ): Promise<Prepared | Refused>
  /** Writes down what thumbnails there are, in the transaction in which the item becomes ready. Their bytes are kept by then. */
  record?(db: Queries, item: ItemToProcess, thumbnails: readonly KeptThumbnail[], now: Date): Promise<void>
}

export interface ProcessingTimes {
  readonly pollMilliseconds: number
  /** How long it takes until what went wrong is tried again. */
  readonly retryMilliseconds: number
}

interface ProcessingOptions {
  readonly database: Database
  readonly objects: KeptObjects
  readonly holds: Holds
  readonly scanner: Scanner
  readonly preparations: readonly Preparation[]
  readonly log: Logger
  readonly now: () => Date
  readonly times?: Partial<ProcessingTimes> | undefined
}

interface End extends ItemEnd {
  readonly thumbnails?: readonly KeptThumbnail[]
}

const usualTimes: ProcessingTimes = { pollMilliseconds: 2_000, retryMilliseconds: 10_000 }
const atOnce = 4
const mostAttempts = 5

/**
 * Takes files from their last byte to `ready`, on any number of servers. Their rows are the queue: what a lost server was
 * at is found again by the next look. Every step may be repeated; what counts is the one transaction at the end.
 */
export class Processing {
  readonly #options: ProcessingOptions
  readonly #times: ProcessingTimes
  readonly #stopping = new AbortController()
  readonly #underWay = new Map<string, Promise<void>>()
  /** What others were at when it was last tried. Tried again at once, it would be so without end. */
  readonly #elsewhere = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #again = false

  constructor(options: ProcessingOptions) {
    this.#options = options
    this.#times = { ...usualTimes, ...options.times }
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#elsewhere.clear()
      this.kick()
    }, this.#times.pollMilliseconds).unref()
    this.kick()
  }

  readonly isNeeded = (mediaType: string): boolean =>
    this.#options.scanner.looks || this.#preparationOf(mediaType) !== undefined

  #preparationOf(mediaType: string): Preparation | undefined {
    return this.#options.preparations.find(preparation => preparation.takes(mediaType))
  }

  readonly kick = (): void => {
    if (this.#stopping.signal.aborted) return
    this.#again = true
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
  }

  /** What is under way is told to stop, and goes on elsewhere. */
  async stop(): Promise<void> {
    this.#stopping.abort(new HoldLost('the server is stopping'))
    clearInterval(this.#timer)
    await this.#looking
    await Promise.all(this.#underWay.values())
  }

  async #look(): Promise<void> {
    const { database, log, now } = this.#options
    try {
      while (this.#again && !this.#stopping.signal.aborted) {
        this.#again = false
        const room = atOnce - this.#underWay.size
        if (room === 0) return // Whoever ends looks again.
        const due = await store.findDue(database.system, now(), atOnce * 2 + this.#elsewhere.size)
        const free = due.filter(id => !this.#underWay.has(id) && !this.#elsewhere.has(id))
        for (const id of free.slice(0, room)) this.#begin(id)
      }
    } catch (error) {
      log.warn({ err: error }, 'files that have arrived could not be looked for; the next round goes on')
    }
  }

  #begin(id: string): void {
    const { holds, log } = this.#options
    const ended = holds
      .ifFree(id, signal => this.#process(id, AbortSignal.any([signal, this.#stopping.signal])))
      .then(done => {
        if (!done) this.#elsewhere.add(id)
        return true
      })
      .catch(error => {
        log.warn({ mediaItemId: id, err: error }, 'a file was not processed; it is tried again')
        return false
      })
      .then(async went => {
        if (!went) await sleep(pauseMilliseconds, undefined, { ref: false })
        this.#underWay.delete(id)
        this.kick()
      })
    this.#underWay.set(id, ended)
  }

  async #process(id: string, signal: AbortSignal): Promise<void> {
    const { database, log, now } = this.#options
    const item = await store.begin(database.system, id)
    if (!item) return
    try {
      const end = item.attempts > mostAttempts ? brokenDown : await this.#steps(item, signal)
      await this.#end(item, end)
    } catch (error) {
      const away = notTheFile.some(kind => error instanceof kind) || signal.aborted
      const err = error instanceof Error ? error : new Error(String(error))
      log.warn(
        { mediaItemId: id, attempts: item.attempts, err },
        'a file is not ready yet; it is tried again',
      )
      const wait = signal.aborted ? 0 : this.#times.retryMilliseconds
      await store.postpone(database.system, id, new Date(now().getTime() + wait), !away)
    }
  }

  async #steps(item: ItemToProcess, signal: AbortSignal): Promise<End> {
    const { objects, scanner } = this.#options
    const { id, organizationId, sha256, bytes, mediaType } = item
    await objects.finish({ organizationId, uploadId: id }, item, bytes)
    const read = (range?: ByteRange) => objects.read(item, range)
    if (scanner.looks) {
      const source = await read()
      const verdict = await scanner.scan(source, signal).finally(() => source.destroy())
      signal.throwIfAborted()
      if (!verdict.clean)
        return { state: 'quarantined', sha256, reason: `The scanner found ${verdict.finding}.` }
    }
    const preparation = this.#preparationOf(mediaType)
    if (!preparation) return { state: 'ready', sha256 }
    const prepared = await preparation.prepare(item, read, signal)
    signal.throwIfAborted()
    return 'refused' in prepared
      ? { state: 'failed', reason: prepared.refused }
      : { state: 'ready', ...prepared }
  }

  async #end(item: ItemToProcess, end: End): Promise<void> {
    const { database, log, now } = this.#options
    const at = now()
    await database.systemTransaction(async db => {
      const thumbnails = end.thumbnails ?? []
      if ((await store.end(db, item.id, end, at)) && thumbnails.length > 0)
        await this.#preparationOf(item.mediaType)?.record?.(db, item, thumbnails, at)
    })
    if (end.state !== 'ready')
      log.warn({ mediaItemId: item.id, state: end.state, reason: end.reason }, 'a file is not for use')
  }
}

const pauseMilliseconds = 100

/** What says nothing about the file: that goes by, and the file is still there. */
const notTheFile = [ScannerAway, ObjectsAway, NoRoom]

const brokenDown: ItemEnd = {
  state: 'failed',
  reason:
    'The server failed to look through this file, several times over. Its id finds the cause in the log.',
}
