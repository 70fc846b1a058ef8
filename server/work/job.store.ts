import type { ErrorKind } from '@learn/contract/errors'
import type { Job } from '@learn/contract/jobs'
import type { CallerKind } from '@learn/contract/operation'
import pg from 'pg'
import { count } from '../monitoring/count.ts'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

/** A job as its owner sees it. */
export const jobColumns = `id, organization_id as "organizationId", operation, status, progress, message, result,
  case when error_kind is not null then jsonb_build_object('kind', error_kind, 'message', error_message) end as error,
  attempts, reservation_id as "reservationId", reserved_credits as "reservedCredits", charged_credits as "chargedCredits",
  principal_id as "createdBy", created_at as "createdAt", started_at as "startedAt", finished_at as "finishedAt",
  updated_at as "updatedAt"`

export interface NewJob {
  readonly id: string
  readonly organizationId: string
  readonly operation: string
  readonly data: object
  readonly reservationId: string | null
  readonly reservedCredits: number
  readonly principalId: string
  readonly kind: CallerKind
  readonly userId: string
  readonly address: string
  readonly requestId: string
  readonly now: Date
}

const jobInsert = statement<Job>(
  'job_insert',
  `insert into jobs (id, organization_id, operation, data, reservation_id, reserved_credits, principal_id, actor_kind,
      user_id, address, request_id, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning ${jobColumns}`,
)
const jobDeliver = statement<{ delivered: boolean }>(
  'job_deliver',
  'select deliver_job($1, $2, $3) as delivered',
)

/** How long a job may wait in the queue. Its credits stay reserved meanwhile. */
const longestWaitMilliseconds = 24 * 60 * 60 * 1000
export const waitLimit = (now: Date) => new Date(now.getTime() + longestWaitMilliseconds)

/** A reservation does not wait for the disk, so a database that crashes may forget the newest ones. */
const lostReservation = (error: unknown): undefined => {
  if (!(error instanceof pg.DatabaseError && error.constraint === 'jobs_reservation_id_fkey')) throw error
}

/** Inserts and queues the job in the current transaction. Undefined if its credits are no longer reserved. */
export async function insertJob(db: Queries, job: NewJob): Promise<Job | undefined> {
  const insertion = db.query(jobInsert, [
    job.id,
    job.organizationId,
    job.operation,
    JSON.stringify(job.data),
    job.reservationId,
    job.reservedCredits,
    job.principalId,
    job.kind,
    job.userId,
    job.address,
    job.requestId,
    job.now,
  ])
  const [inserted] = (await insertion.catch(lostReservation)) ?? []
  if (!inserted) return undefined
  const [row] = await db.query(jobDeliver, [job.id, job.now, waitLimit(job.now)])
  return row?.delivered ? inserted : undefined
}

/** A job that this process has taken for one attempt. */
export interface TakenJob {
  readonly id: string
  readonly organizationId: string
  readonly operation: string
  readonly data: object
  readonly attempts: number
  readonly reservationId: string | null
  readonly reservedCredits: number
  readonly principalId: string
  readonly kind: CallerKind
  readonly userId: string
  readonly address: string
  readonly requestId: string
}

const jobTake = statement<TakenJob>(
  'job_take',
  `update jobs set status = 'running', attempts = attempts + 1, started_at = coalesce(started_at, $2), heartbeat_at = $2,
      updated_at = $2
    where id = $1 and status in ('queued', 'running')
    returning id, organization_id as "organizationId", operation, data, attempts, reservation_id as "reservationId",
      reserved_credits as "reservedCredits", principal_id as "principalId", actor_kind as kind, user_id as "userId",
      address, request_id as "requestId"`,
)

/** Takes the job over from any earlier attempt. Undefined if it has ended. */
export async function takeJob(db: Queries, id: string, now: Date): Promise<TakenJob | undefined> {
  const [taken] = await db.query(jobTake, [id, now])
  return taken
}

type Attempt = Pick<TakenJob, 'id' | 'attempts'>

const ofThisAttempt = `id = $1 and attempts = $2 and status = 'running'`

const jobBeat = statement<{ id: string }>(
  'job_beat',
  `update jobs set heartbeat_at = $3, progress = $4, message = $5,
      updated_at = case when (progress, message) is distinct from ($4, $5) then $3 else updated_at end
    where ${ofThisAttempt} returning id`,
)

/** False if the job no longer belongs to this attempt. */
export async function recordHeartbeat(
  db: Queries,
  { id, attempts }: Attempt,
  { progress, message, now }: { progress: number; message: string | null; now: Date },
): Promise<boolean> {
  return (await db.query(jobBeat, [id, attempts, now, progress, message])).length === 1
}

const jobSucceed = statement<{ id: string }>(
  'job_succeed',
  `update jobs set status = 'succeeded', progress = 1, message = null, result = $3, charged_credits = $4, finished_at = $5, updated_at = $5
    where ${ofThisAttempt} returning id`,
)

export async function succeed(
  db: Queries,
  { id, attempts }: Attempt,
  { result, credits, now }: { result: unknown; credits: number; now: Date },
): Promise<boolean> {
  return (await db.query(jobSucceed, [id, attempts, JSON.stringify(result), credits, now])).length === 1
}

const jobHold = statement<{ id: string }>(
  'job_hold',
  `select id from jobs where ${ofThisAttempt} for no key update`,
)

/** Locks the job if it still belongs to this attempt, so that nobody else can end it. */
export async function lockJob(db: Queries, { id, attempts }: Attempt): Promise<boolean> {
  return (await db.query(jobHold, [id, attempts])).length === 1
}

const jobFail = statement<{ id: string }>(
  'job_fail',
  `update jobs set status = 'failed', error_kind = $3, error_message = $4, finished_at = $5, updated_at = $5
    where ${ofThisAttempt} returning id`,
)

export async function fail(
  db: Queries,
  { id, attempts }: Attempt,
  { kind, message, now }: { kind: ErrorKind; message: string; now: Date },
): Promise<boolean> {
  return (await db.query(jobFail, [id, attempts, kind, message, now])).length === 1
}

const jobPutBack = statement<{ id: string }>(
  'job_put_back',
  `update jobs set status = 'queued', message = null, updated_at = $3 where ${ofThisAttempt} returning id`,
)

/** Returns the job to the queue. False if it no longer belongs to this attempt. */
export async function putBack(db: Queries, { id, attempts }: Attempt, now: Date): Promise<boolean> {
  return (await db.query(jobPutBack, [id, attempts, now])).length === 1
}

const lostFail = statement<{ count: number }>('jobs_fail_lost', 'select fail_lost_jobs($1, $2, $3) as count')

export async function failLostJobs(
  db: Queries,
  now: Date,
  atMost: number,
  { silentMilliseconds }: { silentMilliseconds: number },
): Promise<number> {
  const [row] = await db.query(lostFail, [now, new Date(now.getTime() - silentMilliseconds), atMost])
  const lost = row?.count ?? 0
  count('learn_jobs_lost_total', {}, lost)
  return lost
}
