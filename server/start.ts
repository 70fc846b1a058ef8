import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Application } from './application.ts'
import { type Config, localUrl } from './config.ts'
import { product } from './handlers.ts'
import { prepareDrain } from './http/drain.ts'
import type { Readiness } from './http/health.ts'
import { createHttpServer, type HttpTimes } from './http/server.ts'
import { Credentials } from './identity/authenticate.ts'
import { LastUses } from './identity/last-use.ts'
import { RateLimits } from './identity/rate-limit.ts'
import type { Mailer } from './mail/mail.ts'
import { outbox } from './mail/outbox.ts'
import { MailDelivery } from './mail/queue.ts'
import { smtp } from './mail/smtp.ts'
import { picturePreparation } from './media/picture-preparation.ts'
import { Processing, type ProcessingTimes } from './media/processing.ts'
import { recordingPreparation } from './media/recording-preparation.ts'
import { UploadEnds } from './media/upload-ends.ts'
import { configuredObjects } from './objects/configured.ts'
import { Incoming } from './objects/incoming.ts'
import { KeptObjects } from './objects/kept-objects.ts'
import { bootstrap, type FirstRun } from './operator/operator.ts'
import { OperatorError, reasonOf } from './operator-error.ts'
import { Turns } from './path/turns.ts'
import { PaymentDesk } from './payments/desk.ts'
import { local } from './payments/local.ts'
import { Recharging } from './payments/recharging.ts'
import { StripeProvider } from './payments/stripe.ts'
import { Pictures } from './pictures/pictures.ts'
import { clamd } from './scanning/clamd.ts'
import { none } from './scanning/none.ts'
import type { Scanner } from './scanning/scanner.ts'
import { deriveSecrets } from './secrets.ts'
import { Database, type DatabaseRole } from './storage/database.ts'
import { Holds } from './storage/holds.ts'
import { migrate } from './storage/migrate.ts'
import { asOwner } from './storage/owner.ts'
import type { Surface } from './surface.ts'
import { type SweepTimes, startSweeping } from './sweep.ts'
import { JobRunner, type RunnerTimes } from './work/runner.ts'

export interface RunningServer {
  readonly app: Application
  /** Where the server listens, with the real port if PORT was 0. */
  readonly url: string
  readonly firstRun: FirstRun | undefined
  /** Finishes work in progress, then closes. */
  close(): Promise<void>
}

export interface StartOptions {
  readonly config: Config
  readonly databaseUrl: string
  readonly secret: string
  readonly log: Logger
  /** The clock; tests replace it. */
  readonly now?: () => Date
  /** The rest is for tests: their own operations, and shorter intervals and timeouts. */
  readonly surface?: Surface
  readonly jobTimes?: Partial<RunnerTimes>
  readonly sweepTimes?: Partial<SweepTimes>
  readonly heldMilliseconds?: number
  readonly paymentTimes?: PaymentTimes
  readonly processingTimes?: Partial<ProcessingTimes>
  readonly httpTimes?: Partial<HttpTimes>
  readonly scanner?: Scanner
}

/** How long to wait for the payment provider, and how often to check for recharges. */
export interface PaymentTimes {
  readonly timeoutMilliseconds?: number
  readonly pollMilliseconds?: number
}

const usuallyHeldMilliseconds = 15 * 60 * 1000

/**
 * Sign-in, OAuth and fetching jobs need few connections; jobs do their work on the main pool. Payments have their own
 * pool, because waiting for the provider keeps a connection busy and jobs must not wait for that.
 */
const identityConnections = 4
const workerConnections = 3
const paymentConnections = 4

/** Listens first, so that health checks are answered, then migrates the database and starts serving. */
export async function start(options: StartOptions): Promise<RunningServer> {
  const { config, databaseUrl, secret, log, now = () => new Date(), surface = product } = options
  const secrets = deriveSecrets(secret)
  const pool = (role: DatabaseRole, connections: number) =>
    new Database({
      url: databaseUrl,
      role,
      connections,
      onIdleError: error => log.warn({ err: error }, 'a database connection was lost'),
    })
  const database = pool('learn_app', config.databaseConnections)
  const identity = pool('learn_identity', identityConnections)
  const worker = pool('learn_worker', workerConnections)
  const payments = pool('learn_worker', paymentConnections)
  const provider = config.stripe
    ? new StripeProvider(config.stripe, options.paymentTimes?.timeoutMilliseconds)
    : local
  const jobs = new JobRunner(worker, options.jobTimes)
  const kept = configuredObjects(config)
  const objects = new KeptObjects(worker, kept)
  const holds = new Holds(databaseUrl)
  const pictures = new Pictures(join(config.dataDir, 'pictures'))
  const processing = new Processing({
    database: worker,
    objects,
    holds,
    scanner: options.scanner ?? chooseScanner(config, log),
    preparations: [
      picturePreparation({ pictures, objects, log, now }),
      recordingPreparation({ objects, now }),
    ],
    log,
    now,
    times: options.processingTimes,
  })
  const incoming = new Incoming(kept, holds, worker, now)
  const uploads = new UploadEnds({
    database: worker,
    incoming,
    objects,
    storage: kept,
    holds,
    log,
    now,
    onArrival: processing.kick,
  })
  const readiness: Readiness = { stage: 'migrating', probe: () => database.probe() }
  const mail = new MailDelivery({
    db: identity.system,
    secrets,
    mailer: chooseMailer(config),
    log,
    now,
  })
  const app: MutableApplication = {
    database,
    identity,
    payments,
    provider,
    desk: new PaymentDesk(provider, log),
    secrets,
    credentials: new Credentials(database),
    lastUses: new LastUses(database.system, log),
    rateLimits: new RateLimits(config.requestsPerMinute),
    turns: new Turns(),
    heldMilliseconds: options.heldMilliseconds ?? usuallyHeldMilliseconds,
    mail,
    jobs,
    objects,
    incoming,
    processing: { isNeeded: processing.isNeeded, kick: processing.kick, endUpload: uploads.end },
    pictures,
    surface,
    trialDays: config.trialDays,
    publicUrl: config.publicUrl ?? '', // Set once the server listens.
    log,
    now,
  }
  const http = createHttpServer({
    app,
    readiness,
    trustedProxies: config.trustedProxies,
    privateClients: config.privateClients,
    times: options.httpTimes,
  })
  const drain = prepareDrain(http)
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
  const end = async () => {
    await recharging.stop()
    await mail.stop()
    await jobs.stop()
    await uploads.stop()
    await processing.stop()
    await holds.close()
    await app.lastUses.stop()
    await Promise.all([database, identity, worker, payments].map(open => open.close()))
  }
  try {
    await listen(http, config)
    const { port } = http.server.address() as AddressInfo
    const url = localUrl(config.host, port)
    app.publicUrl = config.publicUrl ?? url
    const firstRun = await asOwner(databaseUrl, 'learn start', async client => {
      const applied = await migrate(client)
      if (applied.length > 0) log.info({ applied }, 'applied migrations')
      return await bootstrap(client, secrets, {
        email: config.bootstrapEmail,
        apiKey: config.bootstrapApiKey,
        signupCredits: config.signupCredits,
        mediaQuota: config.mediaQuota,
      })
    })
    readiness.stage = 'serving'
    mail.start()
    jobs.start(app)
    processing.start()
    recharging.start()
    const stopSweeping = startSweeping({
      database,
      identity,
      worker,
      secrets,
      objects,
      uploads,
      log,
      now,
      times: options.sweepTimes,
    })
    const close = async () => {
      readiness.stage = 'stopping'
      holds.stop() // Clients can resume their uploads on another server.
      await drain()
      await stopSweeping()
      await end()
    }
    return { app, url, firstRun, close }
  } catch (error) {
    await http.close()
    await end()
    throw error
  }
}

/** The public URL is known only once the server listens. */
type MutableApplication = Omit<Application, 'publicUrl'> & { publicUrl: string }

function chooseMailer({ smtpUrl, mailFrom, dataDir, publicUrl }: Config): Mailer {
  if (!smtpUrl) return outbox(join(dataDir, 'outbox'))
  const host = publicUrl ? new URL(publicUrl).hostname : 'localhost'
  return smtp(smtpUrl, mailFrom ?? `learn@${host}`)
}

function chooseScanner(config: Config, log: Logger): Scanner {
  if (config.clamd) return clamd(config.clamd)
  log.info('Virus scanning is off (LEARN_CLAMD is not set).')
  return none
}

async function listen(http: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await http.listen({ host, port })
  } catch (error) {
    throw new OperatorError(`Can't listen on HOST ${host}, PORT ${port}: ${reasonOf(error)}.`)
  }
}
