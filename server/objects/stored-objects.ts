import type { Readable } from 'node:stream'
import type { Database } from '../storage/database.ts'
import {
  findDeletedOrganizations,
  insertExpectedObject,
  mayRemove,
  noteRemoved,
  takeUnused,
} from './objects.store.ts'
import type { ByteRange, DownloadAnswer, ObjectKey, Objects, UploadKey } from './objects.ts'

/** How long a wanted object is kept without an item: far longer than it takes to add its item. */
const longestUnusedMilliseconds = 60 * 60 * 1000
/** Their rows are locked while they are removed. */
const mostAtOnce = 200

/**
 * The objects, and what the database knows about them. Each is recorded before it is written, so that abandoned ones can
 * be found; and its row is locked while it is removed, so that putting the same object again waits.
 */
export class StoredObjects {
  readonly #database: Database
  readonly #objects: Objects

  /** Uses another database role than operations do, because callers of `put` are already in a transaction. */
  constructor(database: Database, objects: Objects) {
    this.#database = database
    this.#objects = objects
  }

  async put(key: ObjectKey, bytes: Buffer, now: Date): Promise<void> {
    await this.expect(key, bytes.length, now)
    await this.#objects.put(key, [bytes], bytes.length)
  }

  /** The same for bytes that don't fit in memory. */
  async putFrom(key: ObjectKey, source: AsyncIterable<Uint8Array>, bytes: number, now: Date): Promise<void> {
    await this.expect(key, bytes, now)
    await this.#objects.put(key, source, bytes)
  }

  /** Records that these bytes are about to be stored. */
  async expect(key: ObjectKey, bytes: number, now: Date): Promise<void> {
    await insertExpectedObject(this.#database.system, key, bytes, now)
  }

  /** Turns an upload into its object, which must be wanted. This may be repeated. */
  async finish(upload: UploadKey, key: ObjectKey, bytes: number): Promise<void> {
    await this.#objects.finish(upload, key, bytes)
  }

  async read(key: ObjectKey, range?: ByteRange): Promise<Readable> {
    return await this.#objects.read(key, range)
  }

  /** Only if the object is complete: otherwise the client would wait for bytes that never come. */
  async readSized(key: ObjectKey, bytes: number, range?: ByteRange): Promise<Readable> {
    const size = await this.#objects.size(key)
    if (size !== undefined && size !== bytes)
      throw new Error(
        `object ${key.sha256} of organization ${key.organizationId} has ${size} bytes instead of ${bytes}`,
      )
    return await this.#objects.read(key, range)
  }

  /** A URL of the storage itself, if it has such URLs. */
  async downloadUrl(key: ObjectKey, answer: DownloadAnswer): Promise<string | undefined> {
    return await this.#objects.downloadUrl?.(key, answer)
  }

  async removeUnused(now: Date, atMost: number): Promise<number> {
    const since = new Date(now.getTime() - longestUnusedMilliseconds)
    await this.#objects.removeUnfinished(since)
    return await this.#database.systemTransaction(async db => {
      if (!(await mayRemove(db))) return 0
      const unused = await takeUnused(db, since, Math.min(atMost, mostAtOnce))
      for (const key of unused) await this.#objects.remove(key)
      return unused.length
    })
  }

  async removeDeleted(now: Date, atMost: number): Promise<number> {
    for (let removed = 0; removed < atMost; removed++)
      if (!(await this.#removeOneDeleted(now))) return removed
    return atMost
  }

  async #removeOneDeleted(now: Date): Promise<boolean> {
    return await this.#database.systemTransaction(async db => {
      const [id] = (await mayRemove(db)) ? await findDeletedOrganizations(db, 1) : []
      if (id === undefined) return false
      await this.#objects.removeAll(id)
      await noteRemoved(db, id, now)
      return true
    })
  }
}
