import type { Logger } from 'pino'
import { forgetEndedSecrets } from './identity/credential.store.ts'
import { forgetExpired } from './identity/expiry.store.ts'
import { expireInvitations } from './invitations/invitations.store.ts'
import { eraseDueStudents, eraseInactiveStudents } from './learn/families/retention.ts'
import { submitDuePapers } from './learn/papers/hand-in.store.ts'
import { archiveOldDecisions } from './learn/practice/archive.ts'
import { sendWeeklyMails } from './learn/weekly/weekly.ts'
import { sendSummaries } from './mail/account-notices.ts'
import { forgetMailCounts } from './mail/limits.store.ts'
import { purgeDueMedia } from './media/media.store.ts'
import { removeFailedMedia } from './media/upload-ends.store.ts'
import type { UploadEnds } from './media/upload-ends.ts'
import { count } from './monitoring/count.ts'
import type { StoredObjects } from './objects/stored-objects.ts'
import { forgetDeleted } from './organizations/organizations.store.ts'
import { forgetEvents } from './payments/payments.store.ts'
import type { Secrets } from './secrets.ts'
import { settleDueCredits } from './storage/credits.store.ts'
import type { Database, Queries } from './storage/database.ts'
import { forgetAnswers } from './storage/idempotency.store.ts'
import { addPartitions } from './storage/partitions/partitions.store.ts'
import { DatabaseAway } from './storage/reaching/away.ts'
import { failLostJobs } from './work/job.store.ts'

export interface SweepTimes {
  readonly everyMilliseconds: number
  /** How long a job may be silent before it counts as lost. Must be longer than its redelivery takes. */
  readonly silentMilliseconds: number
}

const usualTimes: SweepTimes = { everyMilliseconds: 30_000, silentMilliseconds: 5 * 60_000 }
const batch = 1_000

interface SweepParts extends SweepTimes {
  readonly database: Database
  readonly secrets: Pick<Secrets, 'username' | 'mail' | 'unsubscribe'>
  readonly publicUrl: string
  readonly archiveDays: number | null
  readonly objects: StoredObjects
  readonly uploads: UploadEnds
}

type Sweep = (db: Queries, now: Date, atMost: number, means: SweepParts) => Promise<number>

/** Expires, deletes or erases whatever is due. Each handles a batch and returns how many it did. */
const sweeps: Record<'database' | 'identity' | 'worker', readonly Sweep[]> = {
  database: [expireInvitations, forgetAnswers, forgetEndedSecrets, forgetMailCounts],
  identity: [...forgetExpired, sendSummaries, sendWeeklyMails],
  worker: [
    addPartitions,
    failLostJobs,
    settleDueCredits,
    forgetEvents,
    submitDuePapers,
    eraseInactiveStudents,
    eraseDueStudents,
    forgetDeleted,
    purgeDueMedia,
    removeFailedMedia,
    endExpiredUploads,
    removeStrayUploads,
    removeUnusedObjects,
    removeDeletedObjects,
    archiveDecisions,
  ],
}

async function archiveDecisions(db: Queries, now: Date, _atMost: number, { archiveDays }: SweepParts) {
  if (archiveDays !== null) await archiveOldDecisions(db, now, archiveDays)
  return 0
}

async function removeUnusedObjects(_db: Queries, now: Date, atMost: number, { objects }: SweepParts) {
  return await objects.removeUnused(now, atMost)
}

async function removeDeletedObjects(_db: Queries, now: Date, atMost: number, { objects }: SweepParts) {
  return await objects.removeDeleted(now, atMost)
}

async function endExpiredUploads(_db: Queries, now: Date, atMost: number, { uploads }: SweepParts) {
  return await uploads.endExpired(now, atMost)
}

async function removeStrayUploads(_db: Queries, now: Date, _atMost: number, { uploads }: SweepParts) {
  await uploads.removeStrays(now)
  return 0
}

interface SweepOptions {
  readonly database: Database
  readonly identity: Database
  readonly worker: Database
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly archiveDays: number | null
  readonly objects: StoredObjects
  readonly uploads: UploadEnds
  readonly log: Logger
  readonly now: () => Date
  /** False while this server's clock is wrong: it would expire what is still valid. */
  readonly mayWork: () => boolean
  readonly times?: Partial<SweepTimes> | undefined
}

/** Sweeps at intervals, on any number of processes. Reads never depend on when a sweep last ran. */
export function startSweeping(options: SweepOptions): () => Promise<void> {
  const {
    log,
    now,
    mayWork,
    times: unusual,
    secrets,
    publicUrl,
    archiveDays,
    objects,
    uploads,
    ...databases
  } = options
  const times = { ...usualTimes, ...unusual }
  const means = { ...times, database: databases.database, secrets, publicUrl, archiveDays, objects, uploads }
  let stopped = false
  const runSweep = async (sweep: Sweep, { system }: Database) => {
    while (!stopped && mayWork() && (await sweep(system, now(), batch, means)) === batch);
  }
  const sweepAll = async () => {
    for (const name of ['database', 'identity', 'worker'] as const) {
      for (const sweep of sweeps[name]) {
        if (databases[name].isAway) return
        await runSweep(sweep, databases[name]).catch(error => {
          if (error instanceof DatabaseAway) return // The next sweep does it.
          count('learn_sweeps_failed_total', {})
          log.warn({ err: error, sweep: sweep.name }, 'a sweep failed; the others continue')
        })
      }
    }
  }
  let running: Promise<void> | undefined
  const tick = () => {
    running ??= sweepAll().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(tick, times.everyMilliseconds)
  timer.unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}
