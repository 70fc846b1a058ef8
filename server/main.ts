import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Shipping } from './backup/log/ship.ts'
import { type Config, readConfig } from './config.ts'
import { OperatorError } from './operator-error.ts'
import type { StartOptions } from './start-options.ts'
import { archiveOf } from './storage/embedded/archive.ts'
import { openDataDirectory } from './storage/embedded/data-directory.ts'
import { type EmbeddedPostgres, type Launched, startEmbedded } from './storage/embedded/postgres.ts'
import {
  readOrCreateSecret,
  readPreviousSecret,
  removePreviousSecret,
} from './storage/embedded/secret-file.ts'
import { refuseUnfinishedRestore } from './storage/embedded/unfinished.ts'
import { startWatchdog } from './watchdog.ts'
import { type Greeted, welcome } from './welcome.ts'

/** Each of a server's several processes runs this program too. */
if (cluster.isWorker) void import('./processes/part.ts').then(({ runPart }) => runPart())
else run()

function run() {
  const starting = main()
  stopOnSignal(starting)
  starting.then(stopOnceLost).catch(fail)
}

interface Running {
  stop(): Promise<void>
  /** Resolves if it can't answer any more, with the reason. */
  readonly lost?: Promise<Error> | undefined
  /** Ends the program, once every log line is written. */
  leave(): Promise<never>
}

async function main(): Promise<Running> {
  const config = readConfig()
  const { databaseUrl, secret = '', previousSecret } = config
  const dataDir = databaseUrl === undefined ? await openDataDirectory(config.dataDir) : config.dataDir
  process.umask(0o077) // Nothing that the server writes there is for other users of the machine.
  if (databaseUrl === undefined) return await startOnEmbedded({ ...config, dataDir })
  const program = await loadProgram(config)
  return await startOn(program, { databaseUrl, secret, previousSecret })
}

async function startOnEmbedded(config: Config): Promise<Running> {
  await refuseUnfinishedRestore(config.dataDir)
  // The cache is in our own directory, because anybody could plant code in a shared one.
  enableCompileCache(join(config.dataDir, 'compiled'))
  const secrets = await secretsOf(config)
  const onLost = () =>
    fail(
      new OperatorError(
        'PostgreSQL stopped unexpectedly. Start the server again; the database will recover.',
      ),
    )
  // The database starts while the rest of the program is loaded and assembled, which takes about as long. Loading
  // blocks the thread, so it begins only once PostgreSQL's processes run.
  const launch = Promise.withResolvers<Launched>()
  const starting = startEmbedded(config.dataDir, {
    onLost,
    onLaunch: launch.resolve,
    archive: config.backups.log,
  })
  const launched = await Promise.race([launch.promise, starting])
  try {
    const program = await loadProgram(config)
    const server = await startOn(
      program,
      { databaseUrl: launched.url, databaseStarted: starting, ...secrets },
      { data: launched.data, starting },
    )
    const embedded = await starting
    const shipping = config.backups.log
      ? await keepLog(config, embedded, secrets.secret, server.log)
      : undefined
    const stop = async () => {
      await server.stop()
      await shipping?.end()
      await embedded.stop()
      await shipping?.moveRest()
    }
    return { ...server, stop }
  } catch (error) {
    const embedded = await starting // If PostgreSQL could not start, its reason is more useful.
    await embedded.stop()
    throw error
  }
}

/** Keeps the database's log with the backups. */
async function keepLog(
  config: Config,
  { url, data }: EmbeddedPostgres,
  secret: string,
  log: Logger,
): Promise<Shipping> {
  const { startShipping } = await import('./backup/log/ship.ts')
  const { openConfigured } = await import('./backup/named-place.ts')
  const { configuredObjects } = await import('./objects/configured.ts')
  const open = (client: pg.Client) => openConfigured(client, config)
  return startShipping({ data, databaseUrl: url, objects: configuredObjects(config), secret, open, log })
}

type GivenSecrets = Pick<StartOptions, 'secret' | 'previousSecret' | 'onRotated' | 'rotationTimes'>

/** Those in the environment, or those in the data directory. */
async function secretsOf({ dataDir, secret, previousSecret }: Config): Promise<GivenSecrets> {
  if (secret !== undefined) return { secret, previousSecret }
  const previous = previousSecret ?? (await readPreviousSecret(dataDir))
  return {
    secret: await readOrCreateSecret(dataDir, previous !== undefined),
    previousSecret: previous,
    onRotated: () => removePreviousSecret(dataDir),
    rotationTimes: { quietMilliseconds: 0 }, // No other server can use the directory.
  }
}

type Given = GivenSecrets & Pick<StartOptions, 'databaseUrl' | 'databaseStarted' | 'logArchive'>
type Begin = (given: Given) => Promise<Pick<Running, 'stop' | 'lost'> & Greeted>

interface Program {
  readonly config: Config
  readonly log: Logger
  readonly begin: Begin
  readonly leave: Running['leave']
}

/** Loads everything that can be loaded before the database has started. */
async function loadProgram(config: Config): Promise<Program> {
  const isShared = config.processes > 1
  const load = isShared ? loadSupervisor : loadServer
  const [{ createLog, exitOnceWritten, standardError }, beginWith] = await Promise.all([
    import('./log.ts'),
    load(config),
  ])
  const destination = standardError(isShared)
  const format = config.logFormat ?? (process.stderr.isTTY ? 'text' : 'json')
  const log = createLog(config.logLevel, destination, format)
  return { config, log, begin: beginWith(log), leave: () => exitOnceWritten(destination) }
}

async function loadServer(config: Config): Promise<(log: Logger) => Begin> {
  const { start } = await import('./start.ts')
  return log => async given => {
    const server = await start({ config, log, ...given })
    const { app, firstRun, metricsUrl } = server
    return { publicUrl: app.publicUrl, firstRun, metricsUrl, stop: () => server.close() }
  }
}

async function loadSupervisor(config: Config): Promise<(log: Logger) => Begin> {
  const { Supervisor } = await import('./processes/supervisor.ts')
  const supervisor = new Supervisor(config, import.meta.filename)
  return log => async given => {
    const { onRotated = async () => undefined, databaseStarted, ...others } = given
    await databaseStarted
    const greeted = await supervisor.begin({
      common: { ...others, dataDir: config.dataDir },
      log,
      onRotated,
    })
    return { ...greeted, lost: supervisor.givenUp, stop: () => supervisor.stop() }
  }
}

async function startOn(
  { config, log, begin, leave }: Program,
  given: Given,
  embedded?: { readonly data: string; readonly starting: Promise<EmbeddedPostgres> },
): Promise<Running & { log: Logger }> {
  const logArchive = embedded && config.backups.log ? archiveOf(embedded.data) : undefined
  const { stop, lost, ...greeted } = await begin({ ...given, logArchive })
  startWatchdog()
  console.log(welcome(config, greeted, (await embedded?.starting)?.notices))
  return { stop, lost, leave, log }
}

/** A signal during start-up takes effect once start-up is done, so that nothing is left half finished. */
function stopOnSignal(starting: Promise<Running>) {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    starting.then(end).catch(fail)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
}

async function stopOnceLost({ lost, stop }: Running): Promise<void> {
  const error = await lost
  if (error === undefined) return
  await stop()
  throw error
}

async function end({ stop, leave }: Running): Promise<never> {
  await stop()
  return await leave()
}

/** Errors that the operator can fix are shown as a sentence, unexpected ones with their stack. */
function fail(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
