import { join } from 'node:path'
import { type Config, readConfig } from '../../server/config.ts'
import { createLog } from '../../server/log.ts'
import { type RunningServer, start } from '../../server/start.ts'
import { startEmbedded } from '../../server/storage/embedded/postgres.ts'
import { readOrCreateSecret } from '../../server/storage/embedded/secret-file.ts'
import { hour, makeCalendar } from './calendar.ts'
import { cast, officeAddress, organizationName, tutor } from './cast.ts'
import { DemoClock } from './clock.ts'
import { interruptedError, openDemo, type SignIns, saveNote } from './directory.ts'
import { fill } from './fill.ts'
import type { Learner } from './practice.ts'

export interface DemoOptions {
  readonly path: string
  /** Deletes the earlier demo and starts again from nothing. */
  readonly fresh?: boolean
  readonly children?: number
  readonly weeks?: number
  /** `HOST`, `PORT`, `LEARN_PUBLIC_URL` and `LEARN_LOG_LEVEL` are used. A demo keeps everything else to itself. */
  readonly environment: NodeJS.ProcessEnv
  readonly tell?: (sentence: string) => void
  readonly signal?: AbortSignal
}

export interface RunningDemo {
  readonly dataDir: string
  readonly signIns: SignIns
  readonly server: RunningServer
  /** Whether this start has filled it. */
  readonly filled: boolean
  stop(): Promise<void>
}

/** How many children have their PIN printed. */
const shown = 3

/** Starts Learn on a data directory of its own, and fills it with weeks of practice if it is empty. */
export async function startDemo(options: DemoOptions): Promise<RunningDemo> {
  const { environment, tell = () => undefined } = options
  const { dataDir, signIns: known } = await openDemo(options.path, options.fresh ?? false)
  const config = { ...configFrom(environment), dataDir }
  const secret = await readOrCreateSecret(dataDir)
  tell('Starting PostgreSQL')
  const embedded = await startEmbedded(dataDir)
  try {
    const given = { config, databaseUrl: embedded.url, secret }
    const signIns = known ?? (await fillDemo(options, given))
    let isStopping = false
    // When the database stops, it ends connections that are just being closed. Nobody needs to read about that.
    const log = createLog(config.logLevel, { write: line => isStopping || process.stderr.write(line) })
    const server = await start({ ...given, log })
    const stop = async () => {
      isStopping = true
      await server.close()
      await embedded.stop()
    }
    return { dataDir, signIns, server, filled: known === undefined, stop }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** A line about every request would hide the sign-ins that the demo prints. */
function configFrom({ HOST, PORT, LEARN_PUBLIC_URL, LEARN_LOG_LEVEL = 'warn' }: NodeJS.ProcessEnv): Config {
  const config = readConfig({ HOST, PORT, LEARN_PUBLIC_URL, LEARN_LOG_LEVEL })
  return { ...config, bootstrapEmail: tutor.email }
}

/** Runs a server whose clock begins weeks ago, and lets people and simulated pupils use it until yesterday. */
async function fillDemo(
  { children = cast.length, weeks = 8, tell = () => undefined, signal }: DemoOptions,
  given: { config: Config; databaseUrl: string; secret: string },
): Promise<SignIns> {
  const { config, databaseUrl } = given
  const calendar = makeCalendar(weeks, new Date())
  const clock = new DemoClock(calendar.start + 7 * hour)
  const server = await start({
    ...given,
    // It listens where the demo will, so that a port in use is noticed now and emails have the right links.
    config: { ...config, requestsPerMinute: 0 },
    log: createLog('error', process.stderr),
    now: clock.now,
    jobTimes: { pollSeconds: 0.5 },
  })
  try {
    const apiKey = server.firstRun?.apiKey
    if (!apiKey) throw interruptedError(config.dataDir) // An earlier start has seen it, and did not get further.
    await saveNote(config.dataDir, { stage: 'filling' })
    const learners = await fill({
      app: server.app,
      clock,
      calendar,
      databaseUrl,
      outbox: join(config.dataDir, 'outbox'),
      admin: { token: apiKey, audience: 'api', address: officeAddress },
      children: cast.slice(0, children),
      tell,
      signal: signal ?? new AbortController().signal,
    })
    const signIns = signInsOf(apiKey, learners)
    await saveNote(config.dataDir, { stage: 'filled', signIns })
    return signIns
  } finally {
    await server.close()
  }
}

function signInsOf(apiKey: string, learners: readonly Learner[]): SignIns {
  const inOrder = cast.flatMap(child => learners.find(learner => learner.child === child) ?? [])
  return {
    apiKey,
    organizationName,
    tutor: tutor.email,
    parent: cast[0]?.family.email ?? '',
    children: inOrder
      .slice(0, shown)
      .map(({ child: { name, username, known = '' }, pin }) => ({ name, username, pin, known })),
  }
}
