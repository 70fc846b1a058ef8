import type { Readable } from 'node:stream'
import type { Database, Queries } from '../storage/database.ts'
import { findDeletedOrganizations, noteRemoved, takeUnused, wantObject } from './objects.store.ts'
import type { ByteRange, DownloadAnswer, ObjectKey, Objects, UploadKey } from './objects.ts'

/** For how long what is wanted is kept without an item: far longer than it takes from its bytes to its item. */
const longestUnusedMilliseconds = 60 * 60 * 1000
/** Their rows are held while they are removed. */
const mostAtOnce = 200

/**
 * The objects, and what the database knows of them. Each is known of before it is written, so that what comes to nothing,
 * or was lost on the way, is found again; and it is removed while its row is held, so that who puts the same waits.
 */
export class KeptObjects {
  readonly #database: Database
  readonly #objects: Objects

  /** The database of another role than that of operations: whoever puts is in a transaction of theirs already. */
  constructor(database: Database, objects: Objects) {
    this.#database = database
    this.#objects = objects
  }

  async put(key: ObjectKey, bytes: Buffer, now: Date): Promise<void> {
    await this.want(key, bytes.length, now)
    await this.#objects.put(key, [bytes], bytes.length)
  }

  /** The same for what is too much to be held. */
  async putFrom(key: ObjectKey, source: AsyncIterable<Uint8Array>, bytes: number, now: Date): Promise<void> {
    await this.want(key, bytes, now)
    await this.#objects.put(key, source, bytes)
  }

  /** Says that these bytes are about to be kept. */
  async want(key: ObjectKey, bytes: number, now: Date): Promise<void> {
    await wantObject(this.#database.system, key, bytes, now)
  }

  /** What has arrived of an upload becomes the object, which must be wanted. It may be repeated. */
  async finish(upload: UploadKey, key: ObjectKey, bytes: number): Promise<void> {
    await this.#objects.finish(upload, key, bytes)
  }

  async read(key: ObjectKey, range?: ByteRange): Promise<Readable> {
    return await this.#objects.read(key, range)
  }

  /** Only if all of it is there: whoever was promised more bytes than come would wait for the rest. */
  async readSized(key: ObjectKey, bytes: number, range?: ByteRange): Promise<Readable> {
    const size = await this.#objects.size(key)
    if (size !== undefined && size !== bytes)
      throw new Error(`${key.sha256} of ${key.organizationId} has ${size} bytes instead of ${bytes}`)
    return await this.#objects.read(key, range)
  }

  /** An address of the storage itself, where it has such. */
  async downloadUrl(key: ObjectKey, answer: DownloadAnswer): Promise<string | undefined> {
    return await this.#objects.downloadUrl?.(key, answer)
  }

  async removeUnused(now: Date, atMost: number): Promise<number> {
    const since = new Date(now.getTime() - longestUnusedMilliseconds)
    await this.#objects.removeUnfinished(since)
    return await this.#database.systemTransaction(async db => {
      const unused = await takeUnused(db, since, Math.min(atMost, mostAtOnce))
      for (const key of unused) await this.#objects.remove(key)
      return unused.length
    })
  }

  async removeDeleted(db: Queries, now: Date, atMost: number): Promise<number> {
    const organizations = await findDeletedOrganizations(db, atMost)
    for (const id of organizations) {
      await this.#objects.removeAll(id)
      await noteRemoved(db, id, now)
    }
    return organizations.length
  }
}
