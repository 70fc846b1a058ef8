import { createWriteStream } from 'node:fs'
import { chown, lstat, mkdir, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { SystemUser } from '../system-user.ts'
import { UsedTime } from '../used-time.ts'
import { findPictureUser } from './confinement.ts'
import { PictureLine } from './picture-line.ts'
import { ask, Late, LimitExceeded, NoDecoder, TimeExceeded } from './process.ts'
import { type Rendition, type Size, thumbnailSides } from './rendition.ts'
import {
  type DrawnPicture,
  inputName,
  type Limits,
  type PictureAnswer,
  type PictureFile,
  renditionName,
  strippedName,
  thumbnailName,
} from './request.ts'
import { Unreadable } from './unreadable.ts'

/** A picture to process, and the person who is waiting for it. */
export interface PictureToProcess {
  readonly type: string
  readonly source: AsyncIterable<Uint8Array>
  readonly personId: string
  readonly signal?: AbortSignal
}

export interface PictureLimits extends Omit<Limits, 'milliseconds'> {
  /** The CPU time of a first try, of an SVG, and of any other picture. */
  readonly quickMilliseconds: number
  readonly svgMilliseconds: number
  readonly longestMilliseconds: number
}

const usualLimits: PictureLimits = {
  pixels: 100_000_000,
  memoryBytes: 300_000_000,
  quickMilliseconds: 1_000,
  svgMilliseconds: 3_000,
  longestMilliseconds: 20_000,
}

type Placed<File> = File & { readonly path: string }

/** A picture that can be kept. It has no size if this machine can't open pictures, and no thumbnails if it is too large. */
export interface Ready {
  readonly stripped: Placed<PictureFile>
  readonly size: Size | undefined
  readonly preview: string | undefined
  readonly thumbnails: readonly Placed<DrawnPicture & { readonly longest: number }>[]
  /** Why there are no thumbnails, if there should be some. */
  readonly undrawn: Error | undefined
}

interface Work<T> {
  readonly isSlow: boolean
  readonly rendition?: Rendition
  readonly use: (answer: PictureAnswer, failure: Error | undefined, folder: string) => Promise<T>
}

const lostMilliseconds = 60 * 60 * 1000

/**
 * Opens pictures, each in its own process and a few at a time. Their input and output are files in a folder that is
 * removed afterwards.
 */
export class Pictures {
  readonly #folder: string
  readonly #limits: PictureLimits
  readonly #line: PictureLine
  readonly #log: Logger | undefined
  #user: Promise<SystemUser | undefined> | undefined

  constructor(
    folder: string,
    {
      usedTime = new UsedTime(),
      limits = {},
      log,
    }: { usedTime?: UsedTime; limits?: Partial<PictureLimits>; log?: Logger } = {},
  ) {
    this.#folder = folder
    this.#limits = { ...usualLimits, ...limits }
    this.#line = new PictureLine(usedTime)
    this.#log = log
  }

  /**
   * Rejects with `Unreadable` if this is not a picture that can be kept. One that is too large to draw can be kept. A
   * first try, which is not slow, rejects with `TimeExceeded` if the picture needs longer.
   */
  async makeReady<T>(
    wanted: PictureToProcess & { readonly isSlow: boolean },
    use: (ready: Ready) => Promise<T>,
  ): Promise<T> {
    const { isSlow } = wanted
    const work = async (answer: PictureAnswer, failure: Error | undefined, folder: string) => {
      const { stripped, measured: size, preview, thumbnails = [] } = answer
      if (answer.refused !== undefined) throw new Unreadable(answer.refused)
      if (failure instanceof TimeExceeded && !isSlow) throw failure
      if (failure instanceof LimitExceeded && !(failure instanceof Late) && !stripped)
        throw new Unreadable('This image takes too much time or memory to process.')
      const isKnown = failure instanceof LimitExceeded || failure instanceof NoDecoder
      if (!stripped || (failure && !isKnown)) throw failure ?? new Error('the picture process gave no result')
      const drawn = thumbnails.filter(({ longest }) => thumbnailSides.some(side => side === longest))
      return await use({
        stripped: await place(folder, strippedName, stripped),
        size,
        preview,
        thumbnails: await Promise.all(
          drawn.map(thumbnail => place(folder, thumbnailName(thumbnail.longest), thumbnail)),
        ),
        undrawn: failure,
      })
    }
    return await this.#inFolder(wanted, folder => this.#process(wanted, folder, { isSlow, use: work }))
  }

  /** Rejects with `Unreadable`, `LimitExceeded` or `NoDecoder` if it can't be drawn. */
  async render<T>(
    wanted: PictureToProcess,
    rendition: Rendition,
    use: (rendered: Placed<DrawnPicture>) => Promise<T>,
  ): Promise<T> {
    const work = async (answer: PictureAnswer, failure: Error | undefined, folder: string) => {
      const { refused, rendered } = answer
      if (refused !== undefined) throw new Unreadable(refused)
      if (!rendered) throw failure ?? new Error('the picture process gave no rendition')
      return await use(await place(folder, renditionName, rendered))
    }
    return await this.#inFolder(wanted, async folder => {
      const draw = (isSlow: boolean) => this.#process(wanted, folder, { isSlow, rendition, use: work })
      return await draw(false).catch(error => {
        if (error instanceof TimeExceeded) return draw(true)
        throw error
      })
    })
  }

  async #process<T>(
    { type, personId, signal }: PictureToProcess,
    folder: string,
    { isSlow, rendition, use }: Work<T>,
  ): Promise<T> {
    const { quickMilliseconds, svgMilliseconds, longestMilliseconds, ...others } = this.#limits
    const longest = type === 'image/svg+xml' ? svgMilliseconds : longestMilliseconds
    const limits = { ...others, milliseconds: isSlow ? longest : Math.min(longest, quickMilliseconds) }
    const request = { type, limits, ...(rendition && { rendition }) }
    const user = await this.#findUser()
    const run = async (spend: (milliseconds: number) => void) => {
      const answered = await ask(request, folder, { user, signal })
      spend(answered.answer.milliseconds ?? limits.milliseconds)
      return answered
    }
    const who = { personId, isSlow, mostMilliseconds: limits.milliseconds }
    const { answer, failure } = await this.#line.run(who, run, signal)
    return await use(answer, failure, folder)
  }

  /** Writes the picture into a new folder, which only the picture's process can enter. */
  async #inFolder<T>({ source, signal }: PictureToProcess, work: (folder: string) => Promise<T>): Promise<T> {
    const folder = await this.#newFolder()
    try {
      const input = join(folder, inputName)
      await pipeline(source, createWriteStream(input, { mode: 0o600 }), { ...(signal && { signal }) })
      const user = await this.#findUser()
      if (user) await Promise.all([folder, input].map(path => chown(path, user.uid, user.gid)))
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #findUser(): Promise<SystemUser | undefined> {
    this.#user ??= findPictureUser(this.#log)
    return await this.#user
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
    return await realpath(await mkdtemp(join(this.#folder, 'picture-')))
  }
}

/** A file that the process made. It must be one: a link or a pipe would lead the server elsewhere. */
export async function place<File extends PictureFile>(
  folder: string,
  name: string,
  file: File,
): Promise<Placed<File>> {
  const path = join(folder, name)
  if (!(await lstat(path)).isFile()) throw new Error(`the picture process left no file ${name}`)
  return { ...file, path }
}
