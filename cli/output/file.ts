import { rmSync, type Stats } from 'node:fs'
import { access, constants, type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises'
import type { Context } from '../context.ts'
import { UsageError } from '../failure.ts'
import { unwritableError, unwritableWords } from '../terminal/unwritable.ts'
import { sizeOf } from './size.ts'
import { lineOf } from './text.ts'

/** Runs `write` and saves its output in a file, which appears only when it is complete. */
export async function saveTo(
  context: Context,
  path: string,
  write: (context: Context) => Promise<number>,
): Promise<number> {
  const file = await AnswerFile.openAt(path)
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

const callWasMade = 'The call itself was made. Check its effect before you repeat it.'

class AnswerFile {
  readonly #path: string
  /** The file being written: next to the target, or the target itself if it is a pipe or device. */
  readonly #partial: string
  readonly #isPlain: boolean
  readonly #mode: number
  #opened: FileHandle | undefined
  #isBegun = false
  #bytes = 0

  private constructor(path: string, there: Stats | undefined) {
    this.#path = path
    this.#isPlain = there?.isFile() ?? true
    this.#partial = this.#isPlain ? `${path}.${process.pid}.part` : path
    // An answer may be everything known about a child, so only the owner can read a new file.
    this.#mode = there ? there.mode & 0o777 : 0o600
    process.on('exit', this.#forget)
    process.once('SIGINT', this.#exitOnInterrupt)
  }

  /** An unwritable path is refused before any request is made, since the request may cost something. */
  static async openAt(path: string): Promise<AnswerFile> {
    const throwUnwritable = (cause: unknown) => {
      throw new UsageError(`--output: ${unwritableWords(path, cause)}`)
    }
    const target = await realpath(path).catch(() => path)
    const existing = await stat(target).catch(() => undefined)
    if (existing?.isDirectory() || path.endsWith('/'))
      throw new UsageError(`--output ${path} is a folder.`, 'Name a file in it.')
    if (existing) await access(target, constants.W_OK).catch(throwUnwritable)
    const file = new AnswerFile(target, existing)
    if (!file.#isPlain) return file
    // The only way to know that a file can be created is to create it.
    try {
      await (await open(file.#partial, 'wx')).close()
      await rm(file.#partial)
      return file
    } catch (cause) {
      await file.leave()
      return throwUnwritable(cause)
    }
  }

  async write(text: string): Promise<void> {
    try {
      this.#opened ??= await open(this.#partial, this.#isPlain ? 'wx' : 'w', this.#mode)
      this.#isBegun = this.#isPlain
      await this.#opened.writeFile(text)
    } catch (cause) {
      throw unwritableError(this.#path, cause, callWasMade)
    }
    this.#bytes += Buffer.byteLength(text)
  }

  /** Moves the finished file to its place, replacing an existing one. */
  async keep(): Promise<number> {
    await this.write('')
    try {
      await this.#opened?.close()
      this.#opened = undefined
      if (this.#isPlain) await rename(this.#partial, this.#path)
      this.#isBegun = false
    } catch (cause) {
      throw unwritableError(this.#path, cause, callWasMade)
    }
    return this.#bytes
  }

  /** Deletes the file if it was not kept. */
  async leave(): Promise<void> {
    await this.#opened?.close().catch(() => undefined)
    this.#forget()
    process.off('exit', this.#forget)
    process.off('SIGINT', this.#exitOnInterrupt)
  }

  readonly #forget = (): void => {
    if (this.#isBegun) rmSync(this.#partial, { force: true })
  }

  /** Another listener for Ctrl-C prints a message first and ends the process itself. */
  readonly #exitOnInterrupt = (): void => {
    if (process.listenerCount('SIGINT') === 0) process.exit(130)
  }
}
