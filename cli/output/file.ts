import { rmSync, type Stats } from 'node:fs'
import { access, constants, type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import { unwritable, unwritableWords } from '../terminal/unwritable.ts'
import { sizeOf } from './size.ts'
import { lineOf } from './text.ts'

/** Does what writes an answer, and keeps all of that in a file instead: it is there when it is whole, and not before. */
export async function saveTo(
  context: Context,
  path: string,
  write: (context: Context) => Promise<number>,
): Promise<number> {
  const file = await AnswerFile.at(path)
  const { terminal } = context
  const saving = { ...terminal, isTable: false, colour: false, isWhole: true as const }
  try {
    const code = await write({
      ...context,
      terminal: { ...saving, write: (text: string) => file.write(text) },
    })
    const bytes = await file.keep()
    await context.note(`Saved ${lineOf(path)}, ${sizeOf(bytes)}.`)
    return code
  } finally {
    await file.leave()
  }
}

const doneAllTheSame = 'The call itself was made: see what it did before you make it again.'

class AnswerFile {
  readonly #path: string
  /** What is written: a file beside, or at once what is no file, such as a pipe. */
  readonly #beside: string
  readonly #isPlain: boolean
  readonly #mode: number | undefined
  #opened: FileHandle | undefined
  #isBegun = false
  #bytes = 0

  private constructor(path: string, there: Stats | undefined) {
    this.#path = path
    this.#isPlain = there?.isFile() ?? true
    this.#beside = this.#isPlain ? `${path}.${process.pid}.part` : path
    this.#mode = there && there.mode & 0o777
    process.on('exit', this.#forget)
    process.once('SIGINT', this.#interrupted)
  }

  /** What could not be written is refused before anything is asked for, least of all what costs something. */
  static async at(path: string): Promise<AnswerFile> {
    const refused = (cause: unknown) => {
      throw new UsageError(`--output ${unwritableWords(path, cause)}`)
    }
    const target = await realpath(path).catch(() => path)
    const there = await stat(target).catch(() => undefined)
    if (there?.isDirectory() || path.endsWith('/'))
      throw new UsageError(`--output ${path} is a folder.`, 'Name a file in it.')
    if (there) await access(target, constants.W_OK).catch(refused)
    const file = new AnswerFile(target, there)
    if (!file.#isPlain) return file
    // That it can be made there is seen by making it.
    try {
      await (await open(file.#beside, 'wx')).close()
      await rm(file.#beside)
      return file
    } catch (cause) {
      await file.leave()
      return refused(cause)
    }
  }

  async write(text: string): Promise<void> {
    try {
      this.#opened ??= await open(this.#beside, this.#isPlain ? 'wx' : 'w', this.#mode)
      this.#isBegun = this.#isPlain
      await this.#opened.writeFile(text)
    } catch (cause) {
      throw unwritable(this.#path, cause, doneAllTheSame)
    }
    this.#bytes += Buffer.byteLength(text)
  }

  /** Puts it into the place of whatever was there. */
  async keep(): Promise<number> {
    await this.write('')
    try {
      await this.#opened?.close()
      this.#opened = undefined
      if (this.#isPlain) await rename(this.#beside, this.#path)
      this.#isBegun = false
    } catch (cause) {
      throw unwritable(this.#path, cause, doneAllTheSame)
    }
    return this.#bytes
  }

  /** Nothing stays of what was not kept. */
  async leave(): Promise<void> {
    await this.#opened?.close().catch(() => undefined)
    this.#forget()
    process.off('exit', this.#forget)
    process.off('SIGINT', this.#interrupted)
  }

  readonly #forget = (): void => {
    if (this.#isBegun) rmSync(this.#beside, { force: true })
  }

  /** Whoever else minds Ctrl-C ends the process, and has something to say before. */
  readonly #interrupted = (): void => {
    if (process.listenerCount('SIGINT') === 0) process.exit(130)
  }
}
