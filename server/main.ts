import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Shipping } from './backup/log/ship.ts'
import { type Config, readConfig } from './config.ts'
import { OperatorError } from './operator-error.ts'
import type { RunningServer } from './start.ts'
import type { StartOptions } from './start-options.ts'
import { archiveOf } from './storage/embedded/archive.ts'
import { openDataDirectory } from './storage/embedded/data-directory.ts'
import { type EmbeddedPostgres, startEmbedded } from './storage/embedded/postgres.ts'
import {
  readOrCreateSecret,
  readPreviousSecret,
  removePreviousSecret,
} from './storage/embedded/secret-file.ts'
import { refuseUnfinishedRestore } from './storage/embedded/unfinished.ts'
import { startWatchdog } from './watchdog.ts'

const starting = main()
stopOnSignal(starting)
starting.catch(fail)

interface Running {
  stop(): Promise<void>
  /** Whether every log line has been written. */
  logIsWritten(): Promise<boolean>
}

async function main(): Promise<Running> {
  const config = readConfig()
  const { databaseUrl, secret = '', previousSecret } = config
  const dataDir = databaseUrl === undefined ? await openDataDirectory(config.dataDir) : config.dataDir
  process.umask(0o077) // Nothing that the server writes there is for other users of the machine.
  return databaseUrl === undefined
    ? await startOnEmbedded({ ...config, dataDir })
    : await startOn(config, databaseUrl, { secret, previousSecret })
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
  // The database starts while the rest of the program loads, which takes about as long.
  const [embedded] = await Promise.all([
    startEmbedded(config.dataDir, { onLost, archive: config.backups.log }),
    import('./start.ts'),
  ])
  try {
    const server = await startOn(config, embedded.url, secrets, embedded)
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
  const created = await readOrCreateSecret(dataDir)
  const inFile = await readPreviousSecret(dataDir)
  return {
    secret: created,
    previousSecret: previousSecret ?? inFile,
    onRotated: () => removePreviousSecret(dataDir),
    rotationTimes: { quietMilliseconds: 0 }, // No other server can use the directory.
  }
}

async function startOn(
  config: Config,
  databaseUrl: string,
  secrets: GivenSecrets,
  embedded?: EmbeddedPostgres,
): Promise<Running & { log: Logger }> {
  const { start } = await import('./start.ts')
  const { createLog, isFlushed, standardError } = await import('./log.ts')
  const destination = standardError()
  const format = config.logFormat ?? (process.stderr.isTTY ? 'text' : 'json')
  const log = createLog(config.logLevel, destination, format)
  const logArchive = embedded && config.backups.log ? archiveOf(embedded.data) : undefined
  const server = await start({ config, databaseUrl, ...secrets, log, logArchive })
  startWatchdog()
  printWelcome(config, server, embedded)
  return { stop: () => server.close(), logIsWritten: () => isFlushed(destination), log }
}

/** Only the start that created the secrets prints them. */
function printWelcome(
  config: Config,
  { app, firstRun, metricsUrl }: RunningServer,
  embedded: EmbeddedPostgres | undefined,
) {
  const address = app.publicUrl
  console.log(
    `Learn is running at ${address}\nPractise:           ${address}/learn\nFamilies:           ${address}/family\nTeach:              ${address}/tutor\nSign in:            ${address}/auth/sign-in\nAPI reference:      ${address}/docs`,
  )
  if (metricsUrl) console.log(`Metrics:            ${metricsUrl}`)
  for (const notice of embedded?.notices ?? []) console.log(notice)
  if (!firstRun) return
  console.log(
    `\nFirst start: created the organization "${firstRun.organizationName}" with the administrator ${firstRun.email}.`,
  )
  if (!config.smtpUrl)
    console.log(
      `Emails are saved as files in ${join(config.dataDir, 'outbox')} until you set LEARN_SMTP_URL.`,
    )
  if (config.bootstrapApiKey) return
  console.log(`The organization's API key. It is shown only once, so save it now:

  ${firstRun.apiKey}

Try it in another terminal:

  curl -H 'Authorization: Bearer ${firstRun.apiKey}' ${address}/v1/organizations
`)
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

/** A normal exit would wait forever to flush the log if nobody reads it. By now only those log lines can be lost. */
async function end(running: Running): Promise<never> {
  await running.stop()
  if (!(await running.logIsWritten())) process.kill(process.pid, 'SIGKILL')
  process.exit(0)
}

/** Errors that the operator can fix are shown as a sentence, unexpected ones with their stack. */
function fail(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
