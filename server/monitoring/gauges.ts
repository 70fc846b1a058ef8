import { readdir, statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../storage/database.ts'
import type { Standbys } from '../storage/standbys/standbys.ts'
import type { PoolName } from './declarations.ts'
import type { SetGauge } from './metrics.ts'
import { type Reading, readMetrics } from './readings.store.ts'

/** However often somebody asks, the database is asked no more often than this, and is not waited for any longer. */
const freshMilliseconds = 10_000
const patienceMilliseconds = 3_000

export interface GaugeSources {
  readonly pools: Readonly<Record<PoolName, Database>>
  readonly standbys: Pick<Standbys, 'all' | 'usable' | 'lags'>
  /** The operations that answer with a job. */
  readonly jobs: readonly string[]
  readonly dataDir: string
  readonly backups: BackupGauges
  readonly now: () => Date
  /** Whether another process of this server reads the values that are the same for all. */
  readonly isShort?: boolean
}

export interface BackupGauges {
  /** How old the newest one is, if there is one. */
  readonly age?: () => number | undefined
  /** The same for the newest that has been verified. */
  readonly verifiedAge?: () => number | undefined
  readonly everySeconds?: number
  /** Where parts of the log wait until they are kept. */
  readonly logArchive?: string | undefined
}

/** Returns a function that reads all gauges. */
export function gaugeReader(sources: GaugeSources): (set: SetGauge) => Promise<void> {
  const { pools, standbys, jobs, dataDir, backups, now, isShort } = sources
  const readDatabase = remembered(() => readMetrics(pools.worker.system, now()))
  return async set => {
    for (const [name, { pool, waiting }] of Object.entries(pools)) {
      const states = { open: pool.totalCount, idle: pool.idleCount, waiting, most: pool.options.max }
      for (const [state, value] of Object.entries(states))
        set(
          'learn_database_connections',
          { pool: name as PoolName, state: state as keyof typeof states },
          value,
        )
    }
    if (isShort) return
    setStandbys(set, standbys)
    await setBackups(set, backups)
    const [readings, disk] = await Promise.all([readDatabase(), statfs(dataDir).catch(() => undefined)])
    set('learn_database_up', {}, readings ? 1 : 0)
    if (readings) setReadings(set, readings, jobs)
    if (!disk) return // There is no such folder yet.
    set('learn_disk_free_bytes', {}, disk.bavail * disk.bsize)
    set('learn_disk_size_bytes', {}, disk.blocks * disk.bsize)
  }
}

function setStandbys(set: SetGauge, { all, usable, lags }: GaugeSources['standbys']): void {
  if (all === 0) return
  set('learn_standbys', { state: 'used' }, usable)
  set('learn_standbys', { state: 'left_out' }, all - usable)
  if (lags.length === 0) return
  set('learn_standby_lag_bytes', {}, Math.max(...lags.map(({ bytes }) => bytes)))
  set('learn_standby_lag_seconds', {}, Math.max(...lags.map(({ seconds }) => seconds)))
}

async function setBackups(set: SetGauge, backups: BackupGauges): Promise<void> {
  const { age, verifiedAge, everySeconds, logArchive } = backups
  const [seconds, verifiedSeconds] = [age?.(), verifiedAge?.()]
  if (seconds !== undefined) set('learn_backup_age_seconds', {}, seconds)
  if (verifiedSeconds !== undefined) set('learn_backup_verified_age_seconds', {}, verifiedSeconds)
  if (everySeconds !== undefined) set('learn_backup_interval_seconds', {}, everySeconds)
  const parts = logArchive === undefined ? undefined : await readdir(logArchive).catch(() => undefined)
  if (parts) set('learn_backup_log_parts_waiting', {}, parts.length)
}

/** Undefined if the database does not answer. Then nobody else asks it until the time is up. */
function remembered(read: () => Promise<Reading[]>): () => Promise<Reading[] | undefined> {
  let last: Promise<Reading[] | undefined> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (last && performance.now() - readAt < freshMilliseconds) return last
    readAt = performance.now()
    const tooLate = sleep(patienceMilliseconds, undefined, { ref: false })
    last = Promise.race([read().catch(() => undefined), tooLate])
    return last
  }
}

/** A queue that is empty has no rows, so everything starts at 0. */
function setReadings(set: SetGauge, readings: readonly Reading[], jobs: readonly string[]): void {
  for (const operation of jobs) {
    set('learn_jobs', { operation, state: 'queued' }, 0)
    set('learn_jobs', { operation, state: 'running' }, 0)
    set('learn_job_oldest_seconds', { operation }, 0)
  }
  set('learn_uploads', { state: 'arriving' }, 0)
  set('learn_uploads', { state: 'processing' }, 0)
  set('learn_mail_overdue_seconds', {}, 0)
  set('learn_file_overdue_seconds', {}, 0)
  for (const { metric, operation, state, value } of readings) {
    // An operation that this version no longer has.
    const known = operation !== null && jobs.includes(operation) ? operation : 'other'
    setters[metric]?.(set, Math.max(0, value), known, state)
  }
}

type Setter = (set: SetGauge, value: number, operation: string, state: string | null) => void

/** By the names that `read_metrics` gives. */
const setters: Readonly<Record<string, Setter>> = {
  jobs: (set, value, operation, state) =>
    set('learn_jobs', { operation, state: state === 'running' ? 'running' : 'queued' }, value),
  job_age: (set, value, operation) => set('learn_job_oldest_seconds', { operation }, value),
  mails: (set, value) => set('learn_mails_waiting', {}, value),
  mail_overdue: (set, value) => set('learn_mail_overdue_seconds', {}, value),
  uploads: (set, value, _, state) =>
    set('learn_uploads', { state: state === 'arriving' ? 'arriving' : 'processing' }, value),
  file_overdue: (set, value) => set('learn_file_overdue_seconds', {}, value),
  reserved: (set, value) => set('learn_credits_reserved', {}, value),
  recharges: (set, value) => set('learn_recharges_waiting', {}, value),
  partitions_ahead: (set, value) => set('learn_partitions_ahead', {}, value),
  lag: (set, value) => set('learn_replication_lag_seconds', {}, value),
}
