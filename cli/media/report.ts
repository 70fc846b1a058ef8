import type { Context } from '../context.ts'
import { exitCodes, failureOf } from '../failure.ts'
import { createProgress, type Progress } from '../output/progress-bar.ts'
import { pluralize, sizeOf } from '../output/size.ts'
import { lineOf } from '../output/text.ts'
import { escapeControls } from '../terminal/printable.ts'
import type { FoundFiles, LocalFile, SkippedFile } from './files.ts'

/** What happened to a file, or would happen. */
export interface Outcome {
  readonly path: string
  readonly outcome: 'uploaded' | 'skipped' | 'failed' | 'toUpload'
  readonly bytes?: number
  readonly sha256?: string
  readonly mediaItemId?: string
  readonly message?: string
}

/** Some files were not uploaded. */
class FilesNotUploaded extends Error {
  readonly _tag = 'FilesNotUploaded'
  readonly next: string | undefined
  readonly details: object

  constructor(files: readonly SkippedFile[], dryRun: boolean) {
    const lines = files.map(({ path, message }) => `  ${lineOf(path)}: ${lineOf(message)}`)
    const subject = dryRun
      ? `${pluralize(files.length, 'file', 'files')} would not be`
      : pluralize(files.length, 'file was not', 'files were not')
    super(`${subject} uploaded:\n${lines.join('\n')}`)
    this.next = undefined
    this.details = { files }
  }
}

/** A failure that every other file would meet too, so the run stops. */
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
    this.next = `${next ? `${next}\n` : ''}${howToContinue}`
    this.details = { ...details, path: file.path }
  }
}

export const howToContinue =
  'Run the same command again to continue: it skips finished files and resumes the interrupted one.'

/** Reports each file, the progress, and a summary at the end. */
export class Report {
  readonly #context: Context
  readonly #asJson: boolean
  readonly #progress: Progress
  readonly #files: number
  /** Every byte is read once, then sent once. */
  readonly #times: number
  readonly #total: number
  readonly #left: SkippedFile[] = []
  readonly #counts = { uploaded: 0, skipped: 0, failed: 0, toUpload: 0 }
  #bytes = 0
  #before = 0
  #passed = 0

  constructor(context: Context, { files }: FoundFiles) {
    this.#context = context
    this.#asJson = context.flags.json || !context.terminal.isTable
    this.#progress = createProgress(context)
    this.#files = files.length
    this.#times = context.flags.dryRun ? 1 : 2
    this.#total = this.#times * files.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** Shows how many bytes of the current file were read or sent. */
  showProgress({ name }: LocalFile, doing: 'reading' | 'sending', bytes: number): void {
    const progress = Math.min(1, (this.#before + bytes) / Math.max(1, this.#total))
    const message = `${name}, ${this.#passed + 1} of ${this.#files}`
    const shown =
      this.#times === 1 ? { status: doing, message } : { status: 'uploading', message: `${doing} ${message}` }
    void this.#progress.show({ ...shown, progress })
  }

  /** The file is finished, uploaded or not. */
  finishFile({ bytes }: LocalFile): void {
    this.#before += this.#times * bytes
    this.#passed++
  }

  async showWaiting(count: number): Promise<void> {
    const message = `checking ${pluralize(count, 'file', 'files')}`
    await this.#progress.show({ status: 'processing', progress: 1, message })
  }

  async add(outcome: Outcome): Promise<void> {
    const { path, message = '', bytes = 0 } = outcome
    this.#counts[outcome.outcome]++
    if (outcome.outcome === 'failed') this.#left.push({ path, message })
    else if (outcome.outcome !== 'skipped') this.#bytes += bytes
    await this.#progress.clear()
    const { terminal } = this.#context
    if (this.#asJson) await terminal.write(`${escapeControls(outcome)}\n`)
    // Failures are listed together at the end.
    else if (outcome.outcome !== 'failed') await terminal.write(`${lineOf(words(outcome))}\n`)
  }

  async clear(): Promise<void> {
    await this.#progress.clear()
  }

  /** Prints the summary, and fails if a file was not uploaded. */
  async end({ hidden }: FoundFiles): Promise<number> {
    await this.clear()
    const { uploaded, skipped, toUpload } = this.#counts
    const { dryRun } = this.#context.flags
    const sent = dryRun
      ? `Would upload ${pluralize(toUpload, 'file', 'files')}, ${sizeOf(this.#bytes)}. Nothing was sent.`
      : `Uploaded ${pluralize(uploaded, 'file', 'files')}, ${sizeOf(this.#bytes)}.`
    const there = skipped > 0 ? ` Skipped ${pluralize(skipped, 'file', 'files')} already in the library.` : ''
    const unseen = hidden > 0 ? ` Skipped ${pluralize(hidden, 'hidden file', 'hidden files')}.` : ''
    await this.#context.note(sent + there + unseen)
    if (this.#left.length > 0) throw new FilesNotUploaded(this.#left, dryRun)
    return exitCodes.ok
  }
}

const outcomeWords = { uploaded: 'uploaded', skipped: 'skipped', failed: 'failed', toUpload: 'to upload' }

const words = ({ outcome, path, mediaItemId, message }: Outcome) =>
  [outcomeWords[outcome].padEnd(9), mediaItemId, path, message && `(${message})`].filter(Boolean).join('  ')
