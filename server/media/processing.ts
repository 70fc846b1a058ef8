import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type ByteRange, NoRoom, StorageUnavailable } from '../objects/objects.ts'
import type { StoredObjects } from '../objects/stored-objects.ts'
import { type Scanner, ScannerUnavailable } from '../scanning/scanner.ts'
import { type AdvisoryLocks, LockLost } from '../storage/advisory-locks.ts'
import type { Database, Queries } from '../storage/database.ts'
import type { ItemEnd, ItemToProcess } from './processing.store.ts'
import * as store from './processing.store.ts'
import type { StoredThumbnail } from './renditions.store.ts'

/** What processing found out about a file, and the bytes that are kept of it. */
export interface Prepared {
  readonly sha256: string
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
  readonly preview: string | null
  readonly thumbnails: readonly StoredThumbnail[]
}

/** A sentence that says what is wrong with the file. */
export interface FileRefusal {
  readonly refused: string
}

/** Prepares a file for keeping, and stores its bytes and thumbnails. Repeated for one file, it gives the same result. */
export interface Preparation {
  /** Whether it handles files of this type. */
  takes(mediaType: string): boolean
  prepare(
    item: ItemToProcess,
    read: (range?: ByteRange) => Promise<Readable>,
    signal: AbortSignal,
  ): Promise<Prepared | FileRefusal>
  /** Records the thumbnails, in the transaction that makes the item ready. Their bytes are stored by then. */
  record?(db: Queries, item: ItemToProcess, thumbnails: readonly StoredThumbnail[], now: Date): Promise<void>
}

export interface ProcessingTimes {
  readonly pollMilliseconds: number
  /** How long to wait before a retry. */
  readonly retryMilliseconds: number
}

interface ProcessingOptions {
  readonly database: Database
  readonly objects: StoredObjects
  readonly locks: AdvisoryLocks
  readonly scanner: Scanner
  readonly preparations: readonly Preparation[]
  readonly log: Logger
  readonly now: () => Date
  readonly times?: Partial<ProcessingTimes> | undefined
}

interface End extends ItemEnd {
  readonly thumbnails?: readonly StoredThumbnail[]
}

const usualTimes: ProcessingTimes = { pollMilliseconds: 2_000, retryMilliseconds: 10_000 }
const atOnce = 4
const mostAttempts = 5

/**
 * Takes files from their last byte to `ready`, on any number of servers. Their rows are the queue, so the next poll finds
 * the files of a lost server. Every step may be repeated; only the one transaction at the end counts.
 */
export class Processing {
  readonly #options: ProcessingOptions
  readonly #times: ProcessingTimes
  readonly #stopping = new AbortController()
  readonly #underWay = new Map<string, Promise<void>>()
  /** Files that other servers were processing at the last try. Retrying them immediately would never end. */
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

  /** Aborts the work under way, which continues on other servers. */
  async stop(): Promise<void> {
    this.#stopping.abort(new LockLost('the server is stopping'))
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
        if (room === 0) return // The next file to finish looks again.
        const due = await store.findDue(database.system, now(), atOnce * 2 + this.#elsewhere.size)
        const free = due.filter(id => !this.#underWay.has(id) && !this.#elsewhere.has(id))
        for (const id of free.slice(0, room)) this.#begin(id)
      }
    } catch (error) {
      log.warn({ err: error }, 'could not look for uploaded files; will retry')
    }
  }

  #begin(id: string): void {
    const { locks, log } = this.#options
    const ended = locks
      .runIfFree(id, signal => this.#process(id, AbortSignal.any([signal, this.#stopping.signal])))
      .then(done => {
        if (!done) this.#elsewhere.add(id)
        return true
      })
      .catch(error => {
        log.warn({ mediaItemId: id, err: error }, 'could not process a file; will retry')
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
      log.warn({ mediaItemId: id, attempts: item.attempts, err }, 'processing a file failed; will retry')
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
        return { status: 'quarantined', sha256, reason: `The scanner found ${verdict.finding}.` }
    }
    const preparation = this.#preparationOf(mediaType)
    if (!preparation) return { status: 'ready', sha256 }
    const prepared = await preparation.prepare(item, read, signal)
    signal.throwIfAborted()
    return 'refused' in prepared
      ? { status: 'failed', reason: prepared.refused }
      : { status: 'ready', ...prepared }
  }

  async #end(item: ItemToProcess, end: End): Promise<void> {
    const { database, log, now } = this.#options
    const at = now()
    await database.systemTransaction(async db => {
      const thumbnails = end.thumbnails ?? []
      if ((await store.end(db, item.id, end, at)) && thumbnails.length > 0)
        await this.#preparationOf(item.mediaType)?.record?.(db, item, thumbnails, at)
    })
    if (end.status !== 'ready')
      log.warn({ mediaItemId: item.id, status: end.status, reason: end.reason }, 'file rejected')
  }
}

const pauseMilliseconds = 100

/** Errors that say nothing about the file. They pass, and the file is still there. */
const notTheFile = [ScannerUnavailable, StorageUnavailable, NoRoom]

const brokenDown: ItemEnd = {
  status: 'failed',
  reason:
    'The server could not process this file after several attempts. Give the operator the file’s id; the log has the cause.',
}
