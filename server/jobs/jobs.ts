import * as contract from '@learn/contract/jobs'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, organizationIdOf } from '../context.ts'
import { throwNotFound } from '../not-found.ts'
import { voidReservation } from '../storage/credits.store.ts'
import { listPage } from '../storage/page.ts'
import { cancel, findJob, findJobs } from './jobs.store.ts'

export async function listJobs(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listJobs>,
): Promise<Output<typeof contract.listJobs>> {
  return await listPage(ctx, contract.listJobs, input, request => {
    const { status = null, operation = null } = request.filters
    return findJobs(ctx.db, ctx.reach, request, [status, operation])
  })
}

export async function getJob(
  ctx: Context<'NotFound'>,
  { jobId }: Input<typeof contract.getJob>,
): Promise<contract.Job> {
  return (await findJob(ctx.db, jobId)) ?? throwNotFound(ctx, 'jobId')
}

/** The HTTP layer calls it repeatedly and sends the changes as events. */
export const watchJob = getJob

export async function cancelJob(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  { jobId }: Input<typeof contract.cancelJob>,
): Promise<contract.Job> {
  const canceled = await cancel(ctx.db, jobId, ctx.now)
  if (!canceled) {
    const ended = (await findJob(ctx.db, jobId)) ?? throwNotFound(ctx, 'jobId')
    throw ctx.fault('Conflict', `This job has already ${words[ended.status]}.`)
  }
  if (canceled.reservationId !== null) await voidReservation(ctx.db, canceled.reservationId, ctx.now)
  ctx.audit(organizationIdOf(ctx), jobId)
  return canceled
}

const words: Record<contract.JobStatus, string> = {
  queued: 'been queued again',
  running: 'started again',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'been canceled',
}
