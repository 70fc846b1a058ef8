import type { Logger } from 'pino'
import type { Application } from './application.ts'
import {
  assembleMedia,
  assembleMetrics,
  assembleParts,
  chooseMailer,
  chooseProvider,
  openPools,
  openPresence,
  openStandbys,
  type Pools,
  wakeOther,
} from './assembly.ts'
import { scheduleBackups } from './backup/schedule.ts'
import type { Config } from './config.ts'
import { type Front, openFront } from './front.ts'
import { product } from './handlers.ts'
import type { Readiness } from './http/health.ts'
import { Credentials } from './identity/authenticate.ts'
import { LastUses } from './identity/last-use.ts'
import { RateLimits } from './identity/rate-limit.ts'
import { SharedCounts } from './identity/shared-counts.ts'
import { MailDelivery } from './mail/queue.ts'
import type { Metrics } from './monitoring/metrics.ts'
import { OtlpExporter } from './monitoring/otlp.ts'
import { startSelfCheck } from './monitoring/self-check.ts'
import type { FirstRun } from './operator/operator.ts'
import { startRotation } from './operator/rotation.ts'
import { FairQueue } from './path/fair-queue.ts'
import { StreamLimit } from './path/stream-limit.ts'
import { Recharging } from './payments/recharging.ts'
import { prepareDatabase } from './prepare-database.ts'
import { deriveSecrets, type Secrets } from './secrets.ts'
import { tellUnknown } from './settings/unknown.ts'
import type { BackgroundWork, StartOptions } from './start-options.ts'
import { newestOwnMigration } from './storage/migrate.ts'
import type { Presence } from './storage/reaching/presence.ts'
import { startSweeping } from './sweep.ts'
import { heavyMilliseconds, Turns, tenantShare } from './turns.ts'
import { JobRunner } from './work/runner.ts'

export interface RunningServer {
  readonly app: Application
  /** Where the server listens, with the real port if PORT was 0. */
  readonly url: string
  /** Where metrics are served, if they are. */
  readonly metricsUrl: string | undefined
  readonly metrics: Metrics
  readonly firstRun: FirstRun | undefined
  /** Begins such work now instead of at the next poll. */
  wake(work: BackgroundWork): void
  /** Finishes work in progress, then closes. */
  close(): Promise<void>
}

const usualReservationMilliseconds = 15 * 60 * 1000

/**
 * Listens first, so that health checks are answered, then migrates the database and starts serving. Of several processes on one
 * port, only the first does this. The others listen once they can serve: until then they would refuse their share of requests.
 */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { config, log, part } = options
  const secrets = deriveSecrets(options.secret, options.now)
  const newestMigration = await newestOwnMigration()
  const presence = openPresence(options, secrets)
  const pools = openPools(options, secrets, newestMigration, presence)
  const assembled = assemble(options, pools, secrets, presence)
  const { app } = assembled
  const readiness: Readiness = { stage: 'migrating', probe: () => presence.probe() }
  const backups = part?.name === 'front' ? undefined : scheduleBackups({ config, log, now: app.now })
  const metrics = assembleMetrics(options, pools, app, backups)
  const traces = config.traces && new OtlpExporter(config.traces, log)
  const open = async () =>
    part?.name === 'background' ? undefined : await openFront(options, { app, metrics, readiness, traces })
  let front: Front | undefined
  try {
    if (part?.publicUrl === undefined) front = await open()
    app.publicUrl = config.publicUrl ?? part?.publicUrl ?? front?.url ?? ''
    const { firstRun, isRotating } = await prepareDatabase(options, pools, secrets, presence)
    await app.standbys.start()
    readiness.stage = 'serving'
    front ??= await open()
    const isSound = () => readiness.trouble === undefined
    const stopSweeping =
      part?.name === 'front' ? undefined : beginWork(options, pools, assembled, secrets, isSound)
    backups?.start()
    const stopRotation = isRotating ? rotate(options, secrets) : undefined
    const rest = () => Promise.all([stopSweeping?.(), backups?.stop(), stopWork(assembled)])
    const stopChecking = watchItself(options, pools, { readiness, newestMigration, rest })
    const close = async () => {
      readiness.stage = 'stopping'
      await front?.serveOn()
      readiness.stage = 'draining'
      assembled.media.locks.stop() // Clients can resume their uploads on another server.
      await front?.drain()
      await stopRotation?.()
      await stopChecking()
      await backups?.stop()
      await stopSweeping?.()
      await end(pools, assembled, presence)
      await traces?.close()
    }
    const wake = waker(assembled)
    return { app, url: front?.url ?? '', metricsUrl: front?.metricsUrl, metrics, firstRun, wake, close }
  } catch (error) {
    await front?.abandon()
    await end(pools, assembled, presence)
    await traces?.close()
    throw error
  }
}

interface Watched {
  readonly readiness: Readiness
  readonly newestMigration: number
  /** Ends all background work. */
  readonly rest: () => Promise<unknown>
}

/** If this server no longer fits its database, tells the balancer and ends the background work. */
const watchItself = (
  { log, selfCheckMilliseconds }: StartOptions,
  { worker }: Pools,
  { readiness, newestMigration, rest }: Watched,
) =>
  startSelfCheck({
    database: worker,
    newestMigration,
    log,
    everyMilliseconds: selfCheckMilliseconds,
    onChange: trouble => {
      readiness.trouble = trouble
      if (trouble?.isFinal)
        rest().catch(error => log.error({ err: error }, 'the background work did not end'))
    },
  })

/** The public URL is known only once the server listens. */
type MutableApplication = Omit<Application, 'publicUrl'> & { publicUrl: string }
type Assembly = ReturnType<typeof assemble>

/** Builds the application and the workers around it. Nothing runs yet. */
function assemble(options: StartOptions, pools: Pools, secrets: Secrets, presence: Presence) {
  const { config, log, now = () => new Date(), surface = product } = options
  const { database, identity, worker, payments } = pools
  const provider = chooseProvider(options)
  const media = assembleMedia(options, pools, secrets, presence, now)
  const rateLimits = new RateLimits(
    {
      each: config.requestsPerMinute,
      together: config.togetherPerMinute ?? config.requestsPerMinute * 5,
    },
    isOneOfSeveral(config)
      ? new SharedCounts({ database: pools.counts, secrets, log, now, patience: options.databasePatience })
      : undefined,
  )
  const mail = new MailDelivery({
    db: identity.system,
    secrets,
    mailer: chooseMailer(options),
    log,
    now,
    wakeOther: wakeOther(options, 'mail'),
  })
  const app: MutableApplication = {
    database,
    standbys: openStandbys(options, pools, secrets),
    identity,
    payments,
    provider,
    secrets,
    credentials: new Credentials(database),
    lastUses: new LastUses(database.system, log),
    rateLimits,
    streams: new StreamLimit(isOneOfSeveral(config) ? media.locks : undefined),
    calls: callTurns(config),
    fairQueue: new FairQueue(),
    reservationMilliseconds: options.reservationMilliseconds ?? usualReservationMilliseconds,
    mail,
    jobs: new JobRunner(worker, options.jobTimes, wakeOther(options, 'jobs')),
    parts: assembleParts(options, media, { surface, provider, rateLimits }),
    surface,
    publicUrl: config.publicUrl ?? '',
    operator: config.operator,
    log,
    now,
  }
  const recharging = new Recharging({
    database: payments,
    provider,
    secrets,
    mail,
    publicUrl: () => app.publicUrl,
    log,
    now,
    pollMilliseconds: options.paymentTimes?.pollMilliseconds,
  })
  return { app, media, recharging }
}

/** With a database of its own, nobody but this process counts requests. */
const isOneOfSeveral = ({ databaseUrl, processes }: Config) => databaseUrl !== undefined || processes > 1

/** One thread answers everybody, so calls have the same shares as connections. */
const callTurns = ({ databaseConnections }: Config) =>
  new Turns({
    each: tenantShare(databaseConnections),
    waiting: 200,
    milliseconds: 15_000,
    heavyMilliseconds,
    what: 'requests',
  })

function rotate(options: StartOptions, secrets: Secrets): () => Promise<void> {
  const { databaseUrl, secret, log, now = () => new Date(), onRotated = async () => undefined } = options
  log.info('the secret is being rotated: see npm run admin -- rotate-secret')
  return startRotation({ databaseUrl, secret, secrets, log, now, times: options.rotationTimes, onRotated })
}

function tellWhatIsOff(config: Config, log: Logger, hasScanner: boolean): void {
  for (const words of tellUnknown(config.unknownSettings)) log.warn(words)
  if (!config.clamd && !hasScanner) log.info('Virus scanning is off (LEARN_CLAMD is not set).')
  if (config.backups.place) return
  const words = 'This server makes no backups (LEARN_BACKUP_PLACE is not set).'
  if (config.databaseUrl)
    log.info(words) // Its owner may back it up with other tools.
  else log.warn(words)
}

/** Starts the background work. Returns a function that ends the sweeps, which pause unless `mayWork`. */
function beginWork(
  { config, scanner, sweepTimes }: StartOptions,
  { database, identity, worker }: Pools,
  { app, media, recharging }: Assembly,
  secrets: Secrets,
  mayWork: () => boolean,
): () => Promise<void> {
  tellWhatIsOff(config, app.log, scanner !== undefined)
  app.mail.start()
  app.jobs.start(app)
  media.processing.start()
  recharging.start()
  const { objects, uploads } = media
  const { log, now, publicUrl } = app
  return startSweeping({
    database,
    identity,
    worker,
    secrets,
    publicUrl,
    archiveDays: config.archiveDays,
    objects,
    uploads,
    log,
    now,
    mayWork,
    times: sweepTimes,
  })
}

const waker =
  ({ app, media }: Assembly) =>
  (work: BackgroundWork): void => {
    const kinds = { jobs: app.jobs, files: media.processing, mail: app.mail }
    kinds[work].kick()
  }

/** Ends the background work; running jobs are put back for other servers. */
async function stopWork({ app, media, recharging }: Assembly): Promise<void> {
  await recharging.stop()
  await app.mail.stop()
  await app.jobs.stop()
  await media.uploads.stop()
  await media.processing.stop()
}

/** Stops everything that uses the database, then closes its connections. */
async function end(pools: Pools, assembled: Assembly, presence: Presence): Promise<void> {
  await stopWork(assembled)
  await assembled.media.locks.close()
  await assembled.app.lastUses.stop()
  await assembled.app.standbys.close()
  await Promise.all(Object.values(pools).map(pool => pool.close()))
  await presence.close()
}
