import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A server in a separate process, as `npm start` runs it. */
export interface LaunchedServer {
  readonly process: ChildProcess
  readonly url: string
  output(): string
  /** Resolves to the exit code. */
  ended: Promise<number | null>
  stop(signal: NodeJS.Signals): Promise<number | null>
}

export interface Finished {
  readonly code: number | null
  readonly output: string
}

const running = new Set<LaunchedServer>()

/** Stops every server that a failed test may have left running, which would keep the test process alive. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(server => server.stop('SIGTERM')))
}

const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  ...env,
})

/** The arguments with which npm's scripts run a program of the project, from its bundle. */
export const program = (script: string): string[] => ['--import', './scripts/use-bundle.ts', script]

/** `npm run learn --`, without npm, in any folder. */
export const learnCommand: readonly string[] = [
  process.execPath,
  '--import',
  pathToFileURL(resolve('scripts/use-bundle.ts')).href,
  resolve('cli/main.ts'),
]

/**
 * Starts the server and waits until it prints its address. Rejects with its output if it exits earlier. `under` is a
 * command that runs another, such as one that sets limits first.
 */
export async function launch(
  env: Record<string, string>,
  project = '.',
  under: readonly string[] = [],
): Promise<LaunchedServer> {
  const [command = '', ...words] = [...under, process.execPath, ...program('server/main.ts')]
  const child = spawn(command, words, { cwd: project, env: environment(env) })
  let output = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const url = await new Promise<string>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      output += chunk
      const found = /running at (http:\S+)\n.*\n/.exec(output)?.[1]
      // The server answers once the rest of the greeting is written.
      if (found)
        fetch(`${found}/healthz`)
          .catch(() => undefined)
          .then(() => setTimeout(resolve, 50, found))
    }
    child.stdout.on('data', onData)
    child.stderr.on('data', onData)
    ended.then(code => reject(new Error(`the server exited with ${code}: ${output}`)))
  })
  const launched: LaunchedServer = {
    process: child,
    url,
    output: () => output,
    ended,
    stop: async signal => {
      child.kill(signal)
      return await ended
    },
  }
  running.add(launched)
  ended.then(() => running.delete(launched))
  return launched
}

/** Runs a script of the project until it exits. */
export async function finish(
  script: string,
  env: Record<string, string>,
  args: string[] = [],
  project = '.',
): Promise<Finished> {
  const child = spawn(process.execPath, [...program(script), ...args], {
    cwd: project,
    env: environment(env),
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}

export async function temporaryDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'learn-data-'))
  await chmod(path, 0o711) // If root runs this, PostgreSQL's own user must be able to enter.
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
