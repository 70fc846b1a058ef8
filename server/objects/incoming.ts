import { createHash, type Hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { AdvisoryLocks } from '../storage/advisory-locks.ts'
import type { Database } from '../storage/database.ts'
import { extendUpload } from './objects.store.ts'
import type { ByteRange, Objects, UploadKey } from './objects.ts'

/** A stream of bytes that can be stopped. */
export interface ByteSource extends AsyncIterable<Uint8Array> {
  /** The number of bytes to come, if it was announced. */
  readonly length: number | undefined
  destroy(reason: Error): void
  /** Takes a chunk back, once it is stored. */
  release?(chunk: Uint8Array): void
}

/** The sender has disconnected or fallen silent. */
export class SenderGone extends Error {}

/** More bytes arrived than were announced. */
export class TooManyBytes extends Error {}

/** The hash of what has arrived so far. */
interface Progress {
  readonly bytes: number
  readonly hash: Hash
}

/** A hash takes a few hundred bytes. If it is forgotten, everything is hashed again once it has arrived. */
const mostHashes = 2_000

/** How long an upload may go without new bytes. */
export const uploadMilliseconds = 24 * 60 * 60 * 1000

/** Uploads in progress: one writer at a time for each, and bytes are hashed as they arrive. */
export class Incoming {
  readonly #objects: Objects
  readonly #locks: AdvisoryLocks
  readonly #database: Database
  readonly #now: () => Date
  readonly #hashes = new LRUCache<string, Progress>({ max: mostHashes })

  constructor(objects: Objects, locks: AdvisoryLocks, database: Database, now: () => Date) {
    this.#objects = objects
    this.#locks = locks
    this.#database = database
    this.#now = now
    locks.listen(uploadId => {
      if (uploadId === undefined) this.#hashes.clear()
      else this.#hashes.delete(uploadId)
    })
  }

  /** Runs `work` once the writer before it has ended. The signal fires when another one takes over. */
  async runAlone<T>({ uploadId }: UploadKey, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return await this.#locks.takeOver(uploadId, work)
  }

  async countArrived(upload: UploadKey): Promise<number> {
    return await this.#objects.arrived(upload)
  }

  async read(upload: UploadKey, range?: ByteRange): Promise<Readable> {
    return await this.#objects.readArrived(upload, range)
  }

  /** Adds up to `most` bytes, and returns how many have arrived in all. What arrived before a failure stays. */
  async append(
    upload: UploadKey,
    { offset, most }: { offset: number; most: number },
    source: ByteSource,
    signal: AbortSignal,
  ): Promise<number> {
    const hash = this.#hashUpTo(upload, offset)
    const breakOff = () => source.destroy(signal.reason)
    signal.addEventListener('abort', breakOff, { once: true })
    let received = 0
    async function* hashChunks() {
      signal.throwIfAborted()
      for await (const chunk of source) {
        received += chunk.length
        if (received > most) throw new TooManyBytes('more bytes arrived than were announced')
        hash?.update(chunk)
        yield chunk
      }
    }
    try {
      return await this.#objects.append(upload, offset, hashChunks(), source.release)
    } finally {
      signal.removeEventListener('abort', breakOff)
      if (hash && !signal.aborted) await this.#remember(upload, offset + received, hash)
      else this.#hashes.delete(upload.uploadId) // Another request may have written since.
    }
  }

  /** The hash of everything that has arrived. */
  async sha256(upload: UploadKey): Promise<string> {
    const bytes = await this.countArrived(upload)
    const hash = this.#hashUpTo(upload, bytes) ?? (await this.#readHash(upload, bytes))
    return hash.digest('hex')
  }

  /** Removes what has arrived. Other servers forget its hash first: other bytes of the same length may come next. */
  async abandon(upload: UploadKey): Promise<void> {
    this.#hashes.delete(upload.uploadId)
    await this.#locks.notifyOthers(upload.uploadId)
    await this.#objects.abandon(upload)
  }

  /** Abandons the upload. A request that is still sending is stopped; otherwise it would fill a file that nobody sees. */
  async giveUp(upload: UploadKey): Promise<void> {
    this.#locks.abortHolder(upload.uploadId)
    await this.abandon(upload)
  }

  /** Bytes have arrived, so the time limit starts again from now, however long they took. */
  async extend({ uploadId }: UploadKey): Promise<Date> {
    const until = new Date(this.#now().getTime() + uploadMilliseconds)
    await extendUpload(this.#database.system, uploadId, until)
    return until
  }

  #hashUpTo({ uploadId }: UploadKey, bytes: number): Hash | undefined {
    if (bytes === 0) return createHash('sha256')
    const known = this.#hashes.get(uploadId)
    return known?.bytes === bytes ? known.hash.copy() : undefined
  }

  /** Once, at the end: doing this for each piece that came through another server would read everything before it again. */
  async #readHash(upload: UploadKey, bytes: number): Promise<Hash> {
    const hash = createHash('sha256')
    for await (const chunk of await this.#objects.readArrived(upload, { first: 0, last: bytes - 1 }))
      hash.update(chunk)
    return hash
  }

  /** Only if all bytes are stored: a full disk has not taken all that came. */
  async #remember(upload: UploadKey, bytes: number, hash: Hash): Promise<void> {
    const arrived = await this.#objects.arrived(upload)
    if (arrived === bytes) this.#hashes.set(upload.uploadId, { bytes, hash })
    else this.#hashes.delete(upload.uploadId)
  }
}
