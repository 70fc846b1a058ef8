import type { Context } from '../context.ts'
import { exitCodes, failureOf } from '../failure.ts'
import { type Progress, progressOn } from '../output/progress-bar.ts'
import { counted, sizeOf } from '../output/size.ts'
import { lineOf } from '../output/text.ts'
import { printableJson } from '../terminal/printable.ts'
import type { FoundFiles, LeftFile, LocalFile } from './files.ts'

/** What became of a file, or would. */
export interface Outcome {
  readonly path: string
  readonly outcome: 'uploaded' | 'skipped' | 'failed' | 'toUpload'
  readonly bytes?: number
  readonly sha256?: string
  readonly mediaItemId?: string
  readonly message?: string
}

/** Not everything is in the library. Each file is named, so that nobody has to look for it above. */
class FilesNotUploaded extends Error {
  readonly _tag = 'FilesNotUploaded'
  readonly next: string | undefined
  readonly details: object

  constructor(files: readonly LeftFile[], dryRun: boolean) {
    const lines = files.map(({ path, message }) => `  ${lineOf(path)}: ${lineOf(message)}`)
    const subject = dryRun
      ? `${counted(files.length, 'file', 'files')} would not be`
      : counted(files.length, 'file was not', 'files were not')
    super(`${subject} uploaded:\n${lines.join('\n')}`)
    this.next = undefined
    this.details = { files }
  }
}

/** What ends the whole run: no other file would do better. */
export class UploadStopped extends Error {
  readonly _tag: string
  readonly requestId: string | undefined
  readonly next: string
  readonly details: object

  constructor(thrown: unknown, file: LocalFile) {
    const { _tag, message, requestId, next, details } = failureOf(thrown)
    super(`${lineOf(file.path)}: ${message}`, { cause: thrown })
    this._tag = _tag
    this.requestId = requestId
    this.next = `${next ? `${next}\n` : ''}${goOn}`
    this.details = { ...details, path: file.path }
  }
}

export const goOn =
  'The same command again skips what is there by then, and goes on with what broke off where it did.'

/** Tells what becomes of each file, how far it is, and at the end what was done. */
export class Report {
  readonly #context: Context
  readonly #asJson: boolean
  readonly #progress: Progress
  readonly #files: number
  /** Every byte is read, and then sent. */
  readonly #times: number
  readonly #total: number
  readonly #left: LeftFile[] = []
  readonly #counts = { uploaded: 0, skipped: 0, failed: 0, toUpload: 0 }
  #bytes = 0
  #before = 0
  #passed = 0

  constructor(context: Context, { files }: FoundFiles) {
    this.#context = context
    this.#asJson = context.flags.json || !context.terminal.isTable
    this.#progress = progressOn(context)
    this.#files = files.length
    this.#times = context.flags.dryRun ? 1 : 2
    this.#total = this.#times * files.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** Of the file that is at work, how many bytes were read or sent. */
  moved({ name }: LocalFile, doing: 'reading' | 'sending', bytes: number): void {
    const progress = Math.min(1, (this.#before + bytes) / Math.max(1, this.#total))
    const message = `${name}, ${this.#passed + 1} of ${this.#files}`
    const shown =
      this.#times === 1 ? { state: doing, message } : { state: 'uploading', message: `${doing} ${message}` }
    void this.#progress.show({ ...shown, progress })
  }

  /** The file is done with, one way or the other. */
  passed({ bytes }: LocalFile): void {
    this.#before += this.#times * bytes
    this.#passed++
  }

  async waiting(count: number): Promise<void> {
    const message = `${counted(count, 'file is', 'files are')} being looked through`
    await this.#progress.show({ state: 'processing', progress: 1, message })
  }

  async add(outcome: Outcome): Promise<void> {
    const { path, message = '', bytes = 0 } = outcome
    this.#counts[outcome.outcome]++
    if (outcome.outcome === 'failed') this.#left.push({ path, message })
    else if (outcome.outcome !== 'skipped') this.#bytes += bytes
    await this.#progress.clear()
    await this.#context.terminal.write(
      this.#asJson ? `${printableJson(outcome)}\n` : `${lineOf(words(outcome))}\n`,
    )
  }

  async clear(): Promise<void> {
    await this.#progress.clear()
  }

  /** Says what was done, and fails where something was not. */
  async end({ hidden }: FoundFiles): Promise<number> {
    await this.clear()
    const { uploaded, skipped, toUpload } = this.#counts
    const { dryRun } = this.#context.flags
    const sent = dryRun
      ? `${counted(toUpload, 'file', 'files')} would be uploaded, ${sizeOf(this.#bytes)}. Nothing was sent.`
      : `${counted(uploaded, 'file', 'files')} uploaded, ${sizeOf(this.#bytes)}.`
    const there = skipped > 0 ? ` ${skipped} ${skipped === 1 ? 'was' : 'were'} there already.` : ''
    const unseen =
      hidden > 0
        ? ` ${counted(hidden, 'whose name begins with a dot was', 'whose names begin with a dot were')} left alone.`
        : ''
    await this.#context.note(sent + there + unseen)
    if (this.#left.length > 0) throw new FilesNotUploaded(this.#left, dryRun)
    return exitCodes.ok
  }
}

const outcomeWords = { uploaded: 'uploaded', skipped: 'skipped', failed: 'failed', toUpload: 'to upload' }

const words = ({ outcome, path, mediaItemId, message }: Outcome) =>
  [outcomeWords[outcome].padEnd(9), mediaItemId, path, message && `(${message})`].filter(Boolean).join('  ')
