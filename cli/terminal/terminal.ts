import type { Readable, Writable } from 'node:stream'

/** The streams that a command reads and writes. Tests pass their own. */
export interface Terminal {
  readonly in: Readable
  readonly out: Writable
  readonly err: Writable
  /** Whether a person can answer questions: they type, and see standard error. */
  readonly isInteractive: boolean
  /** Whether a person reads the answers, rather than a program. */
  readonly isTable: boolean
  /** Whether the output is discarded unless all of it arrives. */
  readonly isWhole?: true
  readonly colour: boolean
  readonly columns: number
  /** Resolves when there is room for more, so that a long list never fills the memory. */
  write(text: string): Promise<void>
  writeError(text: string): Promise<void>
}

const usualColumns = 100

/** The terminal of this process. */
export function openTerminal(colour: boolean, { stdin, stdout, stderr } = process): Terminal {
  stdout.on('error', stopWriting)
  // Without a reader for the notes, the answer and the exit code stay the same.
  stderr.on('error', () => undefined)
  return {
    in: stdin,
    out: stdout,
    err: stderr,
    isInteractive: stdin.isTTY === true && stderr.isTTY === true,
    isTable: stdout.isTTY === true,
    colour: colour && stdout.isTTY === true,
    columns: stdout.columns || usualColumns,
    write: text => writeTo(stdout, text),
    writeError: text => new Promise(resolve => stderr.write(text, () => resolve())),
  }
}

/** The reader has closed the pipe, as in `learn … | head`. That is not a failure. */
function stopWriting(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`Can’t write the output: ${error.message}\n`)
  process.exit(1)
}

export const writeTo = (stream: Writable, text: string): Promise<void> =>
  new Promise(resolve => {
    if (stream.write(text)) resolve()
    else stream.once('drain', resolve)
  })
