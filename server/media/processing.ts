import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { count } from '../monitoring/count.ts'
import { type ByteRange, NoRoom, StorageUnavailable } from '../objects/objects.ts'
import type { StoredObjects } from '../objects/stored-objects.ts'
import { mostSlow } from '../pictures/picture-line.ts'
import { type Scanner, ScannerUnavailable } from '../scanning/scanner.ts'
import { type AdvisoryLocks, LockLost } from '../storage/advisory-locks.ts'
import type { Database, Queries } from '../storage/database.ts'
import { DatabaseAway } from '../storage/reaching/away.ts'
import type { UsedTime } from '../used-time.ts'
import type { DueItem, ItemEnd, ItemToProcess } from './processing.store.ts'
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

/** The file takes longer than a first try may. */
export class NeedsLonger extends Error {}

/** Prepares a file for keeping, and stores its bytes and thumbnails. Repeated for one file, it gives the same result. */
export interface Preparation {
  /** Whether it handles files of this type. */
  takes(mediaType: string): boolean
  /** Rejects with `NeedsLonger` if the first try of an item was not long enough. */
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
  /** Whose turn it is. */
  readonly usedTime: UsedTime
  readonly log: Logger
  readonly now: () => Date
  readonly times?: Partial<ProcessingTimes> | undefined
}

interface UnderWay {
  readonly personId: string
  readonly isSlow: boolean
  readonly ended: Promise<void>
}

interface End extends ItemEnd {
  readonly thumbnails?: readonly StoredThumbnail[]
}

const usualTimes: ProcessingTimes = { pollMilliseconds: 2_000, retryMilliseconds: 10_000 }
/** How many files are processed at a time, in a first try and in a longer one. Nobody gets all the places. */
const atOnce = { quick: 8, slow: mostSlow }
const mostOfOnePerson = 2
/** Enough to find somebody who has had few turns, and files that no other server is processing. */
const mostFound = { ofEach: 16, atMost: 200 }
/** Every turn counts, even one that takes no time. */
const turnMilliseconds = 50
const mostAttempts = 5

/**
 * Takes files from their last byte to `ready`, on any number of servers. Their rows are the queue, so the next poll finds
 * the files of a lost server. Every step may be repeated; only the one transaction at the end counts.
 */
export class Processing {
  readonly #options: ProcessingOptions
  readonly #times: ProcessingTimes
  readonly #stopping = new AbortController()
  readonly #underWay = new Map<string, UnderWay>()
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
    await Promise.all([...this.#underWay.values()].map(({ ended }) => ended))
  }

  async #look(): Promise<void> {
    const { database, log, now } = this.#options
    try {
      while (this.#again && !this.#stopping.signal.aborted) {
        this.#again = false
        for (const isSlow of [false, true]) {
          if (this.#roomFor(isSlow) === 0) continue // The next file to finish looks again.
          this.#beginFairly(isSlow, await store.findDue(database.system, now(), isSlow, mostFound))
        }
      }
    } catch (error) {
      if (error instanceof DatabaseAway) return
      log.warn({ err: error }, 'could not look for uploaded files; will retry')
    }
  }

  #roomFor(isSlow: boolean): number {
    const taken = [...this.#underWay.values()].filter(one => one.isSlow === isSlow)
    return atOnce[isSlow ? 'slow' : 'quick'] - taken.length
  }

  #beginFairly(isSlow: boolean, due: readonly DueItem[]): void {
    const { usedTime } = this.#options
    const hasRoom = ({ personId }: DueItem) =>
      [...this.#underWay.values()].filter(one => one.isSlow === isSlow && one.personId === personId).length <
      mostOfOnePerson
    while (this.#roomFor(isSlow) > 0) {
      const free = due.filter(({ id }) => !this.#underWay.has(id) && !this.#elsewhere.has(id))
      const next = usedTime.next(free.filter(hasRoom))
      if (!next) return
      usedTime.spend(next.personId, turnMilliseconds)
      this.#begin(next, isSlow)
    }
  }

  #begin({ id, personId }: DueItem, isSlow: boolean): void {
    const { database, locks, log } = this.#options
    const ended = locks
      .runIfFree(id, signal => this.#process(id, AbortSignal.any([signal, this.#stopping.signal])))
      .then(done => {
        if (!done) this.#elsewhere.add(id)
        return true
      })
      .catch(error => {
        if (!database.isAway)
          log.warn({ mediaItemId: id, err: error }, 'could not process a file; will retry')
        return false
      })
      .then(async went => {
        if (!went) await sleep(pauseMilliseconds, undefined, { ref: false })
        this.#underWay.delete(id)
        this.kick()
      })
    this.#underWay.set(id, { personId, isSlow, ended })
  }

  async #process(id: string, signal: AbortSignal): Promise<void> {
    const { database, log, now } = this.#options
    const item = await store.begin(database.system, id)
    if (!item) return
    try {
      const end = item.attempts > mostAttempts ? brokenDown : await this.#steps(item, signal)
      await this.#end(item, end)
    } catch (error) {
      if (error instanceof NeedsLonger)
        return await store.postpone(database.system, id, now(), { counts: false, isSlow: true })
      const away = notTheFile.some(kind => error instanceof kind) || signal.aborted
      const err = error instanceof Error ? error : new Error(String(error))
      log.warn({ mediaItemId: id, attempts: item.attempts, err }, 'processing a file failed; will retry')
      count('learn_files_processed_total', { outcome: 'retried' })
      const wait = signal.aborted ? 0 : this.#times.retryMilliseconds
      await store.postpone(database.system, id, new Date(now().getTime() + wait), {
        counts: !away,
        isSlow: item.isSlow,
      })
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
    count('learn_files_processed_total', { outcome: end.status })
    if (end.status !== 'ready')
      log.warn({ mediaItemId: item.id, status: end.status, reason: end.reason }, 'file rejected')
  }
}

const pauseMilliseconds = 100

/** Errors that say nothing about the file. They pass, and the file is still there. */
const notTheFile = [ScannerUnavailable, StorageUnavailable, NoRoom, DatabaseAway]

const brokenDown: ItemEnd = {
  status: 'failed',
  reason:
    'The server could not process this file after several attempts. Give the operator the file’s id; the log has the cause.',
}
