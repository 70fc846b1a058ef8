import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { callOperation } from '../support/client.ts'
import { newUpload, sha256Of } from '../support/media/files.ts'
import { beginUpload, sendBytes, UnexpectedStatus } from '../support/media/upload-file.ts'
import type { Chance } from './chance.ts'

/** An uploaded file, and what should have become of it. */
export interface UploadedFile {
  readonly id: string
  readonly organizationId: string
  readonly sha256: string
  readonly bytes: number
  /** It was declared with a wrong hash. */
  readonly isWrong: boolean
}

const atOnce = 16
const mostTries = 200

/**
 * Uploads files to servers that may disappear at any moment, like a patient client: asks how much has arrived, and
 * continues.
 */
export class Uploads {
  readonly brought: UploadedFile[] = []
  ended = 0
  resumed = 0
  resumedWithin = 0
  readonly #tenant: { readonly organizationId: string; readonly key: string }
  readonly #chance: Chance
  readonly #anyServer: () => Promise<string>

  constructor(
    tenant: { organizationId: string; key: string },
    chance: Chance,
    anyServer: () => Promise<string>,
  ) {
    this.#tenant = tenant
    this.#chance = chance
    this.#anyServer = anyServer
  }

  get begun(): number {
    return this.brought.length
  }

  async bring(count: number): Promise<void> {
    let left = count
    const worker = async () => {
      while (left-- > 0) await this.#bringOne()
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }

  async #bringOne(): Promise<void> {
    const { organizationId, key } = this.#tenant
    const content = Buffer.from(this.#text(this.#chance.whole(1, 2_000_000)))
    const sha256 = sha256Of(content)
    const isWrong = this.#chance.happens(0.1)
    const declared = newUpload(`${sha256.slice(0, 12)}.txt`, content)
    if (isWrong) declared.sha256 = 'f'.repeat(64)
    const idempotencyKey = randomUUID()
    const id = await this.#persist(url => beginUpload({ ...this.#tenant, url }, declared, idempotencyKey))
    this.brought.push({ id, organizationId, sha256, bytes: content.length, isWrong })
    let hasBegun = false
    await this.#persist(async url => {
      const { status, body } = await callOperation(url, 'media.getMediaUpload', key, { mediaItemId: id })
      if (status !== 200) throw new UnexpectedStatus(status, JSON.stringify(body))
      if (body.status !== 'uploading') return
      if (hasBegun) this.resumed++
      if (hasBegun && body.offset > 0) this.resumedWithin++
      hasBegun = true
      const pause = () => sleep(this.#chance.whole(0, 100))
      await sendBytes({ url, key }, id, content, body.offset, pause).catch(error => {
        if (!(isWrong && error instanceof UnexpectedStatus && error.status === 400)) throw error
      })
    })
    this.ended++
  }

  /** Repeats until the response has the expected status. */
  async #persist<T>(ask: (url: string) => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      const url = await this.#anyServer()
      try {
        return await ask(url)
      } catch (error) {
        // No server, one that is starting or was killed, or another request that has not ended yet.
        const passes = !(error instanceof UnexpectedStatus) || error.status >= 500 || error.status === 409
        if (!passes || tries > mostTries) throw error
        await sleep(this.#chance.whole(10, 200))
      }
    }
  }

  /** Random letters, so that no two files are alike. */
  #text(length: number): string {
    const words = Array.from({ length: 64 }, () => this.#chance.next().toString(36).slice(2, 10))
    const line = `${words.join(' ')}\n`
    return line.repeat(Math.ceil(length / line.length)).slice(0, length)
  }
}
