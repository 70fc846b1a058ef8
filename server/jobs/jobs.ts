import * as contract from '@learn/contract/jobs'
import type { Input, Output } from '@learn/contract/operation'
import { type Context, type MutationContext, theOrganization } from '../context.ts'
import { voidReservation } from '../storage/credits.store.ts'
import { readPage, toPage } from '../storage/page.ts'
import { cancel, findJob, findJobs } from './jobs.store.ts'

export async function listJobs(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listJobs>,
): Promise<Output<typeof contract.listJobs>> {
  const request = readPage(ctx, contract.listJobs.listing, input)
  const { state = null, operation = null } = request.filters
  return toPage(ctx, request, await findJobs(ctx.db, ctx.reach, request, [state, operation]))
}

export async function getJob(
  ctx: Context<'NotFound'>,
  { jobId }: Input<typeof contract.getJob>,
): Promise<contract.Job> {
  return (await findJob(ctx.db, jobId)) ?? gone(ctx)
}

/** The HTTP layer calls it repeatedly and sends the changes as events. */
export const watchJob = getJob

export async function cancelJob(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  { jobId }: Input<typeof contract.cancelJob>,
): Promise<contract.Job> {
  const cancelled = await cancel(ctx.db, jobId, ctx.now)
  if (!cancelled) {
    const ended = (await findJob(ctx.db, jobId)) ?? gone(ctx)
    throw ctx.fault('Conflict', `This job has already ${words[ended.state]}.`)
  }
  if (cancelled.reservationId !== null) await voidReservation(ctx.db, cancelled.reservationId, ctx.now)
  ctx.audit(theOrganization(ctx), jobId)
  return cancelled
}

const words: Record<contract.JobState, string> = {
  queued: 'been queued again',
  running: 'started again',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'been canceled',
}

/** The job was deleted after the call was authorized. */
function gone(ctx: Context<'NotFound'>): never {
  throw ctx.fault('NotFound', 'Job not found.')
}
