import type { Readable, Writable } from 'node:stream'

/** What a command reads from and writes to. Tests have one of their own. */
export interface Terminal {
  readonly in: Readable
  readonly out: Writable
  readonly err: Writable
  /** Whether somebody can be asked something: they type, and see what goes to standard error. */
  readonly isInteractive: boolean
  /** Whether answers are for a person's eyes; else they are for a program. */
  readonly isTable: boolean
  /** Whether what is written is kept only when all of it has come. */
  readonly isWhole?: true
  readonly colour: boolean
  readonly columns: number
  /** Resolves when there is room for more, so that a long list is never held. */
  write(text: string): Promise<void>
  writeError(text: string): Promise<void>
}

const usualColumns = 100

/** The process's own. */
export function openTerminal(colour: boolean, { stdin, stdout, stderr } = process): Terminal {
  stdout.on('error', stopWriting)
  // Nobody hears the remarks: the answer and the exit code are the same.
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

/** Whoever reads has enough, as in `learn … | head`: that is no failure, and nobody is left to be told more. */
function stopWriting(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`The answer can't be written: ${error.message}\n`)
  process.exit(1)
}

export const writeTo = (stream: Writable, text: string): Promise<void> =>
  new Promise(resolve => {
    if (stream.write(text)) resolve()
    else stream.once('drain', resolve)
  })
