import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { makeApiKey } from '../server/identity/api-key.ts'
import { deriveSecrets } from '../server/secrets.ts'
import { type EmbeddedPostgres, startEmbedded } from '../server/storage/embedded/postgres.ts'
import { type Login, loginAs } from '../server/storage/logins.ts'

export const benchSecret = 'a secret for the benchmarks, long enough'

/** What the server uses for operations, once it has started on this database. */
export const benchLogin = (url: string): Login =>
  loginAs('learn_app', url, deriveSecrets(benchSecret).databaseLogin)

/** A PostgreSQL server in a temporary folder, with a connection as its owner. */
export interface BenchDatabase {
  readonly url: string
  readonly owner: pg.Client
  stop(): Promise<void>
}

export async function startDatabase(): Promise<BenchDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'learn-bench-'))
  await chmod(directory, 0o711) // As root, PostgreSQL runs as another user, who must be able to enter.
  const postgres: EmbeddedPostgres = await startEmbedded(directory)
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  return {
    url: postgres.url,
    owner,
    stop: async () => {
      await owner.end()
      await postgres.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** A server in its own process. */
export interface ServerProcess {
  readonly port: number
  readonly process: ChildProcess
  readonly apiKey: string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Node's environment and arguments under `npm start`, so that benchmarks measure the server as it is run. */
export async function startCommand(): Promise<{ env: Record<string, string>; args: string[] }> {
  const script = await readFile('scripts/start.sh', 'utf8')
  const settings = [...script.matchAll(/^export (\w+)=(?:\$\{\w+:-)?([^\s}]+)\}?$/gm)]
  const args = /^exec node (.*) "\$@"$/m.exec(script)?.[1]
  if (settings.length === 0 || !args) throw new Error('scripts/start.sh has no settings or no node command')
  return {
    env: Object.fromEntries(settings.map(([, name, value]) => [name, value])),
    args: args.split(' '),
  }
}

/** The real server, as `npm start` runs it, with a rate limit that is never reached; by default the one of this checkout. */
export async function startServer(
  databaseUrl: string,
  settings: Record<string, string> = {},
  folder?: string,
): Promise<ServerProcess> {
  const apiKey = makeApiKey()
  const { env, args } = await startCommand()
  const all = {
    ...env,
    DATABASE_URL: databaseUrl,
    LEARN_SECRET: benchSecret,
    LEARN_BOOTSTRAP_API_KEY: apiKey,
    LEARN_RATE_LIMIT: '1000000000', // Counts every request, but never refuses one.
    PORT: '0',
    ...settings,
  }
  const child = await startScript(args, all, folder)
  return { ...child, apiKey }
}

/** Starts a script and waits until it prints an address with its port. */
export async function startScript(
  args: string[],
  env: Record<string, string>,
  folder?: string,
): Promise<Omit<ServerProcess, 'apiKey'>> {
  const child = spawn(process.execPath, args, { env, cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${args.join(' ')} ended with ${code} before it listened`)
  })
  ended.catch(() => undefined) // It may also end later, after listening.
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  child.stdout.resume()
  const port = Number(/127\.0\.0\.1:(\d+)/.exec(line.toString())?.[1])
  if (!port) throw new Error(`${args.join(' ')} did not start: ${line}`)
  return {
    port,
    process: child,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** User and system CPU seconds of the processes, from Linux's /proc. */
export async function cpuSeconds(pids: readonly number[]): Promise<number> {
  const used = await Promise.all(pids.map(cpuNanoseconds))
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9
}

/** Adds up the threads, which Linux counts in nanoseconds; it counts whole processes in hundredths of a second. */
async function cpuNanoseconds(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []) // It may have ended, like an idle connection.
  const used = await Promise.all(
    threads.map(async thread =>
      Number(
        (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')).split(' ')[0],
      ),
    ),
  )
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0)
}

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

/** The pids of the database processes that serve an application's connections. */
export async function backends(owner: pg.Client, applicationName: string): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [applicationName],
  )
  return rows.map(({ pid }) => pid)
}
