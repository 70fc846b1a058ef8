import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Application } from './application.ts'
import {
  assembleMedia,
  assembleMetrics,
  assembleParts,
  chooseMailer,
  chooseProvider,
  openPools,
  type Pools,
} from './assembly.ts'
import { scheduleBackups } from './backup/schedule.ts'
import { type Config, localUrl } from './config.ts'
import { product } from './handlers.ts'
import { prepareDrain, serveOn } from './http/drain.ts'
import type { Readiness } from './http/health.ts'
import { createHttpServer } from './http/server.ts'
import { Credentials } from './identity/authenticate.ts'
import { LastUses } from './identity/last-use.ts'
import { RateLimits } from './identity/rate-limit.ts'
import { MailDelivery } from './mail/queue.ts'
import { type AnswerMetrics, metricsAnswerer, serveMetrics } from './monitoring/metrics-server.ts'
import { OtlpExporter } from './monitoring/otlp.ts'
import { refuseMoved } from './move/moved.ts'
import { lockStart } from './operator/keys.store.ts'
import { openKeys } from './operator/keys.ts'
import { bootstrap, type FirstRun } from './operator/operator.ts'
import { startRotation } from './operator/rotation.ts'
import { OperatorError, reasonOf } from './operator-error.ts'
import { FairQueue } from './path/fair-queue.ts'
import { Recharging } from './payments/recharging.ts'
import { deriveSecrets, replaceKeys, type Secrets } from './secrets.ts'
import type { StartOptions } from './start-options.ts'
import { tenantShare } from './storage/database.ts'
import { createLogins } from './storage/logins.ts'
import { migrate } from './storage/migrate.ts'
import { runAsOwner } from './storage/owner.ts'
import { loginRefusal } from './storage/session.ts'
import { startSweeping } from './sweep.ts'
import { heavyMilliseconds, Turns } from './turns.ts'
import { JobRunner } from './work/runner.ts'

export interface RunningServer {
  readonly app: Application
  /** Where the server listens, with the real port if PORT was 0. */
  readonly url: string
  /** Where metrics are served, if they are. */
  readonly metricsUrl: string | undefined
  readonly firstRun: FirstRun | undefined
  /** Finishes work in progress, then closes. */
  close(): Promise<void>
}

const usualReservationMilliseconds = 15 * 60 * 1000

/** Listens first, so that health checks are answered, then migrates the database and starts serving. */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { config } = options
  const secrets = deriveSecrets(options.secret, options.now)
  const pools = openPools(options, secrets)
  const assembled = assemble(options, pools, secrets)
  const { app } = assembled
  const readiness: Readiness = { stage: 'migrating', probe: () => app.database.probe() }
  const backups = scheduleBackups({ config, log: app.log, now: app.now })
  const metrics = assembleMetrics(options, pools, app, backups)
  const answerMetrics = metricsAnswerer(metrics, config.metricsToken)
  const traces = config.traces && new OtlpExporter(config.traces, options.log)
  const http = createHttpServer({
    app,
    metrics,
    answerMetrics: config.metricsToken && config.metricsPort === undefined ? answerMetrics : undefined,
    takeSpans: traces?.take,
    readiness,
    trustedProxies: config.trustedProxies,
    allowedOrigins: config.allowedOrigins,
    privateClients: config.privateClients,
    times: options.httpTimes,
  })
  const drain = prepareDrain(http)
  let metricsServer: Server | undefined
  try {
    await listen(http, config)
    const url = localUrl(config.host, portOf(http.server))
    metricsServer = await listenForMetrics(answerMetrics, config)
    app.publicUrl = config.publicUrl ?? url
    const { firstRun, isRotating } = await prepareDatabase(options, pools, secrets)
    readiness.stage = 'serving'
    const stopWork = beginWork(options, pools, assembled, secrets)
    backups?.start()
    const stopRotation = isRotating ? rotate(options, secrets) : undefined
    const close = async () => {
      readiness.stage = 'stopping'
      await serveOn(http, config.drainSeconds)
      assembled.media.locks.stop() // Clients can resume their uploads on another server.
      await drain()
      metricsServer?.close()
      metricsServer?.closeAllConnections()
      await stopRotation?.()
      await backups?.stop()
      await stopWork()
      await end(pools, assembled)
      await traces?.close()
    }
    const metricsUrl = metricsServer && `${localUrl(config.metricsHost, portOf(metricsServer))}/metrics`
    return { app, url, metricsUrl, firstRun, close }
  } catch (error) {
    metricsServer?.close()
    await http.close()
    await end(pools, assembled)
    await traces?.close()
    throw error
  }
}

/** The public URL is known only once the server listens. */
type MutableApplication = Omit<Application, 'publicUrl'> & { publicUrl: string }
type Assembly = ReturnType<typeof assemble>

/** Builds the application and the workers around it. Nothing runs yet. */
function assemble(options: StartOptions, pools: Pools, secrets: Secrets) {
  const { config, log, now = () => new Date(), surface = product } = options
  const { database, identity, worker, payments } = pools
  const provider = chooseProvider(options)
  const media = assembleMedia(options, pools, secrets, now)
  const rateLimits = new RateLimits({
    each: config.requestsPerMinute,
    together: config.togetherPerMinute ?? config.requestsPerMinute * 5,
  })
  const mail = new MailDelivery({ db: identity.system, secrets, mailer: chooseMailer(options), log, now })
  const app: MutableApplication = {
    database,
    identity,
    payments,
    provider,
    secrets,
    credentials: new Credentials(database),
    lastUses: new LastUses(database.system, log),
    rateLimits,
    calls: callTurns(config),
    fairQueue: new FairQueue(),
    reservationMilliseconds: options.reservationMilliseconds ?? usualReservationMilliseconds,
    mail,
    jobs: new JobRunner(worker, options.jobTimes),
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

/** One thread answers everybody, so calls have the same shares as connections. */
const callTurns = ({ databaseConnections }: Config) =>
  new Turns({
    each: tenantShare(databaseConnections),
    waiting: 200,
    milliseconds: 15_000,
    heavyMilliseconds,
    what: 'requests',
  })

/** Applies migrations, logs in, and on the first start creates the first organization and its key, which is shown once. */
async function prepareDatabase(
  options: StartOptions,
  pools: Pools,
  secrets: Secrets,
): Promise<{ firstRun: FirstRun | undefined; isRotating: boolean }> {
  const { config, databaseUrl, secret, previousSecret: previous, log, now = () => new Date() } = options
  return await runAsOwner(databaseUrl, 'learn start', async client => {
    await refuseMoved(client)
    const applied = await migrate(client, undefined, undefined, {
      say: text => log.info(text),
      url: databaseUrl,
    })
    if (applied.length > 0) log.info({ applied }, 'applied migrations')
    await lockStart(client)
    await refuseMoved(client) // A move closes the database while nobody holds this lock.
    const { generations, isRotating } = await openKeys(client, { secret, previous }, now())
    replaceKeys(secrets, deriveSecrets(secret, now, generations))
    await createLogins(client, secrets.databaseLogin)
    await logIn(pools)
    const firstRun = await bootstrap(client, {
      email: config.bootstrapEmail,
      apiKey: config.bootstrapApiKey,
      signupCredits: config.signupCredits,
      mediaQuota: config.mediaQuota,
      now: now(),
    })
    if (!isRotating && previous) await endRotation(options)
    return { firstRun, isRotating }
  })
}

async function endRotation({ log, onRotated }: StartOptions): Promise<void> {
  log.info('LEARN_SECRET_PREVIOUS is not needed: LEARN_SECRET alone opens everything')
  await onRotated?.()
}

function rotate(options: StartOptions, secrets: Secrets): () => Promise<void> {
  const { databaseUrl, secret, log, now = () => new Date(), onRotated = async () => undefined } = options
  log.info('the secret is being rotated: see npm run admin -- rotate-secret')
  return startRotation({ databaseUrl, secret, secrets, log, now, times: options.rotationTimes, onRotated })
}

/** Connects once as each database user, so that a connection we refuse stops the start and not a later request. */
async function logIn({ database, identity, worker }: Pools): Promise<void> {
  await Promise.all(
    [database, identity, worker].map(({ pool, login }) =>
      pool.connect().then(
        client => client.release(),
        error => Promise.reject(loginRefusal(login, error)),
      ),
    ),
  )
}

/** Starts the background work. Returns a function that ends the sweeps. */
function beginWork(
  { sweepTimes }: StartOptions,
  { database, identity, worker }: Pools,
  { app, media, recharging }: Assembly,
  secrets: Secrets,
): () => Promise<void> {
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
    objects,
    uploads,
    log,
    now,
    times: sweepTimes,
  })
}

/** Stops everything that uses the database, then closes its connections. */
async function end(pools: Pools, { app, media, recharging }: Assembly): Promise<void> {
  await recharging.stop()
  await app.mail.stop()
  await app.jobs.stop()
  await media.uploads.stop()
  await media.processing.stop()
  await media.locks.close()
  await app.lastUses.stop()
  await Promise.all(Object.values(pools).map(pool => pool.close()))
}

// A server that listens on a port has an address of this kind.
const portOf = (server: Server) => (server.address() as AddressInfo).port

async function listenForMetrics(
  answer: AnswerMetrics,
  { metricsHost: host, metricsPort: port }: Config,
): Promise<Server | undefined> {
  if (port === undefined) return undefined
  try {
    return await serveMetrics(answer, host, port)
  } catch (error) {
    throw new OperatorError(
      `Can't listen on LEARN_METRICS_HOST ${host}, LEARN_METRICS_PORT ${port}: ${reasonOf(error)}.`,
    )
  }
}

async function listen(http: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await http.listen({ host, port })
  } catch (error) {
    throw new OperatorError(`Can't listen on HOST ${host}, PORT ${port}: ${reasonOf(error)}.`)
  }
}
