import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ask, LimitExceeded, NoDecoder } from './process.ts'
import type { Rendition } from './rendition.ts'
import { type Limits, type PictureAnswer, type PictureFile, type Size, usualLimits } from './request.ts'
import { Unreadable } from './unreadable.ts'

/** A picture to process. */
export interface PictureToProcess {
  readonly type: string
  readonly source: AsyncIterable<Uint8Array>
  readonly signal?: AbortSignal
}

type Use<T> = (answer: PictureAnswer, failure: Error | undefined) => Promise<T>

/** A picture that can be kept. It has no size if this machine can't open pictures, and no thumbnails if it is too large. */
export interface Ready {
  readonly stripped: PictureFile
  readonly size: Size | undefined
  readonly preview: string | undefined
  readonly thumbnails: NonNullable<PictureAnswer['thumbnails']>
  /** Why there are no thumbnails, if there should be some. */
  readonly undrawn: Error | undefined
}
export type Rendered = NonNullable<PictureAnswer['rendered']>

const lostMilliseconds = 60 * 60 * 1000

/**
 * Opens pictures, each in its own process and one at a time. Their input and output are files in a folder that is removed
 * afterwards.
 */
export class Pictures {
  readonly #folder: string
  readonly #limits: Limits
  #last: Promise<unknown> = Promise.resolve()

  constructor(folder: string, limits: Partial<Limits> = {}) {
    this.#folder = folder
    this.#limits = { ...usualLimits, ...limits }
  }

  /** Rejects with `Unreadable` if this is not a picture that can be kept. One that is too large to draw can be kept. */
  async makeReady<T>(wanted: PictureToProcess, use: (ready: Ready) => Promise<T>): Promise<T> {
    return await this.#process(wanted, undefined, async (answer, failure) => {
      const { stripped, measured: size, preview, thumbnails = [] } = answer
      if (answer.refused !== undefined) throw new Unreadable(answer.refused)
      const isKnown = failure instanceof LimitExceeded || failure instanceof NoDecoder
      if (!stripped || (failure && !isKnown)) throw failure ?? new Error('the picture process gave no result')
      return await use({ stripped, size, preview, thumbnails, undrawn: failure })
    })
  }

  /** Rejects with `Unreadable`, `LimitExceeded` or `NoDecoder` if it can't be drawn. */
  async render<T>(
    wanted: PictureToProcess,
    rendition: Rendition,
    use: (rendered: Rendered) => Promise<T>,
  ): Promise<T> {
    return await this.#process(wanted, rendition, async ({ refused, rendered }, failure) => {
      if (refused !== undefined) throw new Unreadable(refused)
      if (!rendered) throw failure ?? new Error('the picture process gave no rendition')
      return await use(rendered)
    })
  }

  async #process<T>(wanted: PictureToProcess, rendition: Rendition | undefined, use: Use<T>): Promise<T> {
    const { type, source, signal } = wanted
    const folder = await this.#newFolder()
    try {
      const input = join(folder, 'input')
      await pipeline(source, createWriteStream(input, { mode: 0o600 }), { ...(signal && { signal }) })
      const request = { type, input, folder, limits: this.#limits, ...(rendition && { rendition }) }
      const { answer, failure } = await this.#runInTurn(() => ask(request, signal))
      return await use(answer, failure)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #runInTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(work)
    this.#last = mine.catch(() => undefined)
    return await mine
  }

  /** Also removes what a lost server has left behind. */
  async #newFolder(): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name)
      const found = await stat(path).catch(() => undefined) // Another server may have removed it.
      if (found && Date.now() - found.mtimeMs > lostMilliseconds)
        await rm(path, { recursive: true, force: true })
    }
    return await mkdtemp(join(this.#folder, 'picture-'))
  }
}
