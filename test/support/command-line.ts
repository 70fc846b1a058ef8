import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { type Config, readConfig } from '../../cli/config.ts'
import { type RunOptions, run } from '../../cli/run.ts'
import { type Terminal, writeTo } from '../../cli/terminal/terminal.ts'
import { learnCommand } from './processes.ts'

export interface CommandResult {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A new settings folder and an environment that uses it. No test touches the machine's keychain. */
export async function newSettings(url?: string, more: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'learn-settings-'))
  const env: Record<string, string> = {
    LEARN_CONFIG_DIR: directory,
    LEARN_KEYCHAIN_TIMEOUT: '0',
    ...(url && { LEARN_URL: url }),
    ...more,
  }
  return {
    directory,
    env,
    config: readConfig(env),
    remove: () => rm(directory, { recursive: true, force: true }),
  }
}

/** Runs `learn` as a separate process. */
export async function learn(
  args: readonly string[],
  env: Record<string, string>,
  { input = '', command = learnCommand } = {},
): Promise<CommandResult> {
  const [program = '', ...before] = command
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(program, [...before, ...args], { env: { PATH, HOME, NODE_COMPILE_CACHE, ...env } })
  const [out, err] = [collect(child.stdout), collect(child.stderr)]
  child.stdin.on('error', () => undefined) // The process may end without reading its input.
  child.stdin.end(input)
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, out: out(), err: err() }
}

interface Pretence {
  /** Text that is piped in, or lines that are typed one at a time. */
  readonly input?: string | readonly string[]
  readonly isTable?: boolean
  readonly isInteractive?: boolean
  readonly columns?: number
  readonly operations?: RunOptions['operations']
  /** Called with the whole standard error so far, whenever it grows. */
  readonly onError?: (err: string) => void
  /** Awaited after each write to standard output. */
  readonly onWritten?: () => Promise<void>
}

/** Runs `learn` in this process with a pretended terminal, which saves half a second per run. */
export async function runLearn(
  args: readonly string[],
  config: Config,
  pretended: Pretence = {},
): Promise<CommandResult> {
  const { input = '', isTable = false, isInteractive = false, columns = 100 } = pretended
  const { operations, onError, onWritten } = pretended
  const [out, err] = [new PassThrough(), new PassThrough()]
  const [readOut, readErr] = [collect(out), collect(err, onError)]
  const terminal: Terminal = {
    in: Readable.from([input].flat().filter(Boolean)),
    out,
    err,
    isInteractive,
    isTable,
    colour: false,
    columns,
    write: async text => {
      await writeTo(out, text)
      await onWritten?.()
    },
    writeError: text => writeTo(err, text),
  }
  const code = await run(args, terminal, { config, ...(operations && { operations }) })
  return { code, out: readOut(), err: readErr() }
}

function collect(stream: Readable, onText?: (text: string) => void): () => string {
  let text = ''
  stream.on('data', chunk => {
    text += chunk
    onText?.(text)
  })
  return () => text
}
