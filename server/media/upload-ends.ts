import type { Logger } from 'pino'
import { count } from '../monitoring/count.ts'
import type { Incoming } from '../objects/incoming.ts'
import type { Objects } from '../objects/objects.ts'
import type { StoredObjects } from '../objects/stored-objects.ts'
import type { AdvisoryLocks } from '../storage/advisory-locks.ts'
import type { Database } from '../storage/database.ts'
import { examine, keyOf } from './arrival.ts'
import * as store from './upload-ends.store.ts'

const longestStrayMilliseconds = 60 * 60 * 1000

interface UploadEndsOptions {
  readonly database: Database
  readonly incoming: Incoming
  readonly objects: StoredObjects
  readonly storage: Objects
  readonly locks: AdvisoryLocks
  readonly log: Logger
  readonly now: () => Date
  /** Called when a file is ready for processing. */
  readonly onArrival: () => void
}

/** Ends uploads without a request: those whose last byte arrived as a server was lost, and those that expired. */
export class UploadEnds {
  readonly #options: UploadEndsOptions
  readonly #underWay = new Map<string, Promise<void>>()
  #straysSoughtAt = Number.NEGATIVE_INFINITY

  constructor(options: UploadEndsOptions) {
    this.#options = options
  }

  /** Returns immediately. A second call for an upload that is being ended does nothing. */
  readonly end = (id: string): void => {
    const { log } = this.#options
    if (this.#underWay.has(id)) return
    const ending = this.#endAlone(id)
      .then(() => undefined)
      .catch(error => log.warn({ mediaItemId: id, err: error }, 'could not end an upload; will retry'))
      .finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, ending)
  }

  async stop(): Promise<void> {
    await Promise.all(this.#underWay.values())
  }

  /** Ends up to `atMost` expired uploads. One that has completely arrived by then is kept. */
  async endExpired(now: Date, atMost: number): Promise<number> {
    const expired = await store.findExpired(this.#options.database.system, now, atMost)
    let ended = 0
    for (const id of expired) if (await this.#endAlone(id)) ended++
    return ended
  }

  /** Whether the upload was ended. One that a request is working on is left alone. */
  async #endAlone(id: string): Promise<boolean> {
    const { database, incoming, objects, locks, now, onArrival } = this.#options
    let ended = false
    await locks.runIfFree(id, async () => {
      const upload = await store.findUpload(database.system, id)
      if (!upload) return
      const at = now()
      const isWhole = (await incoming.countArrived(keyOf(upload))) === upload.uploadedBytes
      if (!isWhole && new Date(upload.expiresAt) > at) return
      const wrong = isWhole ? await examine({ incoming, objects }, upload, at) : tooLate
      if (!isWhole) await incoming.abandon(keyOf(upload))
      await store.endUpload(database.system, id, wrong ?? null, at)
      count('learn_uploads_total', { outcome: !isWhole ? 'expired' : wrong ? 'failed' : 'arrived' })
      ended = true
      if (!wrong) onArrival()
    })
    return ended
  }

  /** Removes bytes that a client sent after its upload was given up. They are rare, so we look for them once an hour. */
  async removeStrays(now: Date): Promise<number> {
    const { database, storage } = this.#options
    const since = now.getTime() - longestStrayMilliseconds
    if (Math.abs(now.getTime() - this.#straysSoughtAt) < longestStrayMilliseconds) return 0
    this.#straysSoughtAt = now.getTime()
    let removed = 0
    for (const organizationId of await storage.organizations()) {
      for await (const staged of storage.uploads(organizationId)) {
        if (staged.changedAt.getTime() > since || (await store.isUpload(database.system, staged))) continue
        await storage.abandon(staged)
        removed++
      }
    }
    return removed
  }
}

const tooLate = 'The upload expired: nothing was added to it for 24 hours.'
