import { setTimeout as sleep } from 'node:timers/promises'
import { callOperation } from '../support/client.ts'
import { newUpload, sha256Of } from '../support/media/files.ts'
import { beginUpload, sendBytes, UnexpectedStatus } from '../support/media/upload-file.ts'
import { Chance } from './chance.ts'

/** An uploaded file, and what should have become of it. */
export interface UploadedFile {
  readonly id: string
  readonly organizationId: string
  readonly sha256: string
  readonly bytes: number
  /** It was declared with a wrong hash. */
  readonly isWrong: boolean
}

interface UploadOptions {
  readonly tenant: { readonly organizationId: string; readonly key: string }
  readonly seed: number
  /** The URL of a running server, which may be gone when it is called. */
  readonly where: () => Promise<string>
}

const atOnce = 16
/** Longer than a primary takes to be replaced. */
const longestMilliseconds = 90_000

/**
 * Uploads files to servers that may disappear at any moment, like a patient client: asks how much has arrived, and
 * continues.
 */
export class Uploads {
  readonly brought: UploadedFile[] = []
  ended = 0
  resumed = 0
  resumedWithin = 0
  readonly #options: UploadOptions
  #files = 0

  constructor(options: UploadOptions) {
    this.#options = options
  }

  get begun(): number {
    return this.brought.length
  }

  async bring(count: number): Promise<void> {
    let left = count
    const worker = async () => {
      while (left-- > 0) await this.#bringOne()
    }
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
    for (const part of ended) if (part.status === 'rejected') throw part.reason
  }

  async #bringOne(): Promise<void> {
    const { tenant, seed } = this.#options
    const { organizationId, key } = tenant
    const name = `file ${++this.#files}`
    const chance = new Chance(seed, name)
    const content = Buffer.from(text(chance, chance.whole(1, 2_000_000)))
    const sha256 = sha256Of(content)
    const isWrong = chance.happens(0.1)
    const declared = newUpload(`${sha256.slice(0, 12)}.txt`, content)
    if (isWrong) declared.sha256 = 'f'.repeat(64)
    const id = await this.#persist(chance, url => beginUpload({ ...tenant, url }, declared, name))
    this.brought.push({ id, organizationId, sha256, bytes: content.length, isWrong })
    let hasBegun = false
    await this.#persist(chance, async url => {
      const { status, body } = await callOperation(url, 'media.getMediaUpload', key, { mediaItemId: id })
      if (status !== 200) throw new UnexpectedStatus(status, JSON.stringify(body))
      if (body.status !== 'uploading') return
      if (hasBegun) this.resumed++
      if (hasBegun && body.offset > 0) this.resumedWithin++
      hasBegun = true
      const pause = () => sleep(chance.whole(0, 100))
      await sendBytes({ url, key }, id, content, body.offset, pause).catch(error => {
        if (!(isWrong && error instanceof UnexpectedStatus && error.status === 400)) throw error
      })
    })
    this.ended++
  }

  /** Repeats until the response has the expected status. */
  async #persist<T>(chance: Chance, ask: (url: string) => Promise<T>): Promise<T> {
    for (const end = Date.now() + longestMilliseconds; ; ) {
      const url = await this.#options.where()
      try {
        return await ask(url)
      } catch (error) {
        // No server, one that is starting, busy or was killed, or another request that has not ended yet.
        const passes =
          !(error instanceof UnexpectedStatus) || error.status >= 500 || [409, 429].includes(error.status)
        if (!passes || Date.now() > end) throw error
        await sleep(chance.whole(10, 200))
      }
    }
  }
}

/** Random letters, so that no two files are alike. */
function text(chance: Chance, length: number): string {
  const words = Array.from({ length: 64 }, () => chance.next().toString(36).slice(2, 10))
  const line = `${words.join(' ')}\n`
  return line.repeat(Math.ceil(length / line.length)).slice(0, length)
}
