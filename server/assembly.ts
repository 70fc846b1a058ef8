import { join } from 'node:path'
import type { Schedule } from './backup/schedule.ts'
import type { OutsideParts } from './context.ts'
import type { RateLimits } from './identity/rate-limit.ts'
import { configuredMailer } from './mail/configured.ts'
import type { Mailer } from './mail/mail.ts'
import { picturePreparation } from './media/picture-preparation.ts'
import { Processing } from './media/processing.ts'
import { recordingPreparation } from './media/recording-preparation.ts'
import { UploadEnds } from './media/upload-ends.ts'
import { type GaugeSources, gaugeReader } from './monitoring/gauges.ts'
import { Metrics } from './monitoring/metrics.ts'
import { configuredObjects, serverStoring, storageForNew } from './objects/configured.ts'
import { Incoming } from './objects/incoming.ts'
import { StoredObjects } from './objects/stored-objects.ts'
import { quote } from './path/quote.ts'
import { PaymentDesk } from './payments/desk.ts'
import { local } from './payments/local.ts'
import type { PaymentProvider } from './payments/provider.ts'
import { StripeProvider } from './payments/stripe.ts'
import { Pictures } from './pictures/pictures.ts'
import { clamd } from './scanning/clamd.ts'
import { none } from './scanning/none.ts'
import type { Scanner } from './scanning/scanner.ts'
import type { Secrets } from './secrets.ts'
import type { BackgroundWork, StartOptions } from './start-options.ts'
import { AdvisoryLocks } from './storage/advisory-locks.ts'
import { Database } from './storage/database.ts'
import { type DatabaseRole, loginAs } from './storage/logins.ts'
import { serverName } from './storage/migrating/compatibility.ts'
import { readAddresses } from './storage/reaching/addresses.ts'
import { Presence } from './storage/reaching/presence.ts'
import { Standby } from './storage/standbys/standby.ts'
import { Standbys } from './storage/standbys/standbys.ts'
import type { Surface } from './surface.ts'
import { UsedTime } from './used-time.ts'

/**
 * Sign-in and OAuth are rare and need few connections, as does fetching jobs. Payments have their own, because waiting
 * for the provider keeps a connection busy, and jobs must not wait for that.
 */
const identityConnections = 4
/** The requests of all servers are counted with one statement at a time, which must not wait for sign-ins. */
const countConnections = 1
const workerConnections = 3
const paymentConnections = 4

/** Knows whether the database is available, for all pools. */
export const openPresence = (
  { databaseUrl, log, databasePatience, presenceTimes }: StartOptions,
  { databaseLogin }: Secrets,
): Presence =>
  new Presence(loginAs('learn_worker', databaseUrl, databaseLogin), log, databasePatience, presenceTimes)

/** A pool of connections for each user that the server has in the database. */
export function openPools(
  { config, databaseUrl, databasePatience }: StartOptions,
  { databaseLogin }: Secrets,
  newestMigration: number,
  presence: Presence,
) {
  const pool = (role: DatabaseRole, connections: number, name = 'learn') =>
    new Database({
      name,
      login: loginAs(role, databaseUrl, databaseLogin),
      connections,
      patience: databasePatience,
      presence,
    })
  return {
    database: pool('learn_app', config.databaseConnections),
    identity: pool('learn_identity', identityConnections),
    counts: pool('learn_identity', countConnections),
    worker: pool(
      'learn_worker',
      workerConnections,
      serverName(newestMigration, serverStoring(storageForNew(config))),
    ),
    payments: pool('learn_worker', paymentConnections),
  }
}
/** One pool for each host in DATABASE_REPLICA_URL. */
export function openStandbys(
  { config: { databaseReplicaUrl, databaseConnections }, databasePatience, log }: StartOptions,
  { database, worker }: Pools,
  { databaseLogin }: Secrets,
): Standbys {
  const addresses = databaseReplicaUrl === undefined ? [] : readAddresses(databaseReplicaUrl, 'read')
  const standbys = addresses.map(address => {
    const login = loginAs('learn_app', address, databaseLogin)
    return new Standby({ login, connections: databaseConnections, patience: databasePatience, log })
  })
  return new Standbys(database, worker, standbys)
}

export type Pools = ReturnType<typeof openPools>

/** Wakes the process that does this work, if it is another one. */
export const wakeOther = ({ part }: StartOptions, work: BackgroundWork): (() => void) | undefined =>
  part?.name === 'front' ? () => part.wake(work) : undefined

/** Everything between the first byte of a file and the moment it is ready. */
export function assembleMedia(
  options: StartOptions,
  { worker }: Pools,
  { databaseLogin }: Secrets,
  presence: Presence,
  now: () => Date,
) {
  const { config, databaseUrl, log } = options
  const wakeProcessing = wakeOther(options, 'files')
  const storage = configuredObjects(config)
  const objects = new StoredObjects(worker, storage)
  const locks = new AdvisoryLocks(loginAs('learn_worker', databaseUrl, databaseLogin))
  presence.onReturn(() => locks.prove())
  const usedTime = new UsedTime()
  const pictures = new Pictures(join(config.dataDir, 'pictures'), { usedTime, log })
  const processing = new Processing({
    database: worker,
    objects,
    locks,
    scanner: options.scanner ?? chooseScanner(options),
    preparations: [
      picturePreparation({ pictures, objects, log, now }),
      recordingPreparation({ objects, now }),
    ],
    usedTime,
    log,
    now,
    times: options.processingTimes,
  })
  const incoming = new Incoming(storage, locks, worker, now)
  const uploads = new UploadEnds({
    database: worker,
    incoming,
    objects,
    storage,
    locks,
    log,
    now,
    onArrival: wakeProcessing ?? processing.kick,
  })
  return { objects, locks, pictures, processing, wakeProcessing, incoming, uploads }
}
export type Media = ReturnType<typeof assembleMedia>

export function assembleParts(
  { config, log }: StartOptions,
  { objects, incoming, processing, wakeProcessing, uploads, pictures }: Media,
  { surface, provider, rateLimits }: { surface: Surface; provider: PaymentProvider; rateLimits: RateLimits },
): OutsideParts {
  return {
    desk: new PaymentDesk(provider, log),
    objects,
    incoming,
    processing: {
      isNeeded: processing.isNeeded,
      kick: wakeProcessing ?? processing.kick,
      endUpload: uploads.end,
    },
    pictures,
    guesses: rateLimits,
    trialDays: config.trialDays,
    operations: surface.operations,
    quote: (operation, ctx, input) => quote(surface, operation, ctx, input),
  }
}

export function assembleMetrics(
  { config: { dataDir, backups }, logArchive, part }: StartOptions,
  { database, ...pools }: Pools,
  { surface, standbys, now }: { surface: Surface; standbys: Standbys; now: () => Date },
  schedule: Schedule | undefined,
): Metrics {
  const sources: GaugeSources = {
    pools: { requests: database, ...pools },
    standbys,
    jobs: Object.keys(surface.works),
    dataDir,
    backups: {
      ...(schedule && {
        age: () => schedule.ageSeconds(),
        verifiedAge: () => schedule.verifiedAgeSeconds(),
        everySeconds: backups.plan.everyHours * 3_600,
      }),
      logArchive,
    },
    now,
    isShort: part?.name === 'front',
  }
  return new Metrics(gaugeReader(sources))
}

export const chooseProvider = ({ config, paymentTimes }: StartOptions): PaymentProvider =>
  config.stripe ? new StripeProvider(config.stripe, paymentTimes?.timeoutMilliseconds) : local

export const chooseMailer = ({ config }: StartOptions): Mailer => configuredMailer(config)

const chooseScanner = ({ config }: StartOptions): Scanner => (config.clamd ? clamd(config.clamd) : none)
