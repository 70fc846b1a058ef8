import type { LearnPolicyReplay } from '@learn/contract/learn/replays/outcome'
import * as contract from '@learn/contract/learn/replays/replays'
import type { Input, Output } from '@learn/contract/operation'
import { findFault } from '@learn/learning/replay/policy-faults'
import { type Context, type MutationContext, organizationIdOf } from '../../context.ts'
import { cancelJob } from '../../jobs/jobs.ts'
import { throwNotFound } from '../../not-found.ts'
import { listPage } from '../../storage/page.ts'
import type { Units } from '../../surface.ts'
import { readMoment } from '../../times.ts'
import { catalogue } from './catalogue.ts'
import { findReplayed } from './replayed-decisions.store.ts'
import * as store from './replays.store.ts'

type ReplayInput = Input<typeof contract.createLearnPolicyReplay>

export async function createLearnPolicyReplay(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  input: ReplayInput,
): Promise<Output<typeof contract.createLearnPolicyReplay>> {
  const wish = readWish(ctx, input)
  const job = await ctx.startJob({})
  await store.insertReplay(ctx.db, job.id, organizationIdOf(ctx), wish, ctx.now)
  return job
}

/** Rounded up: 10,001 decisions cost two credits. */
export const creditsFor = (decisions: number) => Math.ceil(decisions / contract.decisionsPerCredit)

export const countDecisionsToReplay: Units<typeof contract.createLearnPolicyReplay> = async (ctx, input) => {
  const wish = readWish(ctx, input)
  const { decisions, first, last } = await store.countDecisions(ctx.db, organizationIdOf(ctx), wish)
  if (decisions > 0) return creditsFor(decisions)
  if (first === null || last === null)
    throw ctx.fault(
      'BadRequest',
      'This organization has no decisions to replay yet. learn.createLearnDecision decides what a student does next.',
    )
  const period = wish.from === null ? `before ${wish.until}` : `from ${wish.from} until ${wish.until}`
  throw ctx.fault(
    'BadRequest',
    `No decisions were made ${period}. This organization’s first decision was made at ${first}, its last at ${last}.`,
  )
}

/** The validated request. The end of the period is fixed here, so that later decisions are never included. */
function readWish(
  ctx: Context<'BadRequest'>,
  { policy, reward, seed, ...asked }: ReplayInput,
): store.ReplayRequest {
  const fault = findFault(policy, catalogue)
  if (fault !== undefined) throw ctx.fault('BadRequest', fault)
  const from = asked.from === undefined ? null : readMoment(ctx, 'from', asked.from)
  const end = asked.until === undefined ? ctx.now : new Date(readMoment(ctx, 'until', asked.until))
  const until = new Date(Math.min(end.getTime(), ctx.now.getTime())).toISOString()
  if (from !== null && from >= until)
    throw ctx.fault('BadRequest', 'from must be earlier than until, and not in the future.')
  return { policy, reward: reward ?? 'next_attempt', from, until, seed: seed ?? 1 }
}

export async function listLearnPolicyReplays(
  ctx: Context<'BadRequest'>,
  input: Input<typeof contract.listLearnPolicyReplays>,
): Promise<Output<typeof contract.listLearnPolicyReplays>> {
  return await listPage(ctx, contract.listLearnPolicyReplays, input, request =>
    store.findReplays(ctx.db, ctx.reach, request, [request.filters.status ?? null]),
  )
}

export async function getLearnPolicyReplay(
  ctx: Context<'NotFound'>,
  { replayId }: Input<typeof contract.getLearnPolicyReplay>,
): Promise<LearnPolicyReplay> {
  return (await store.findReplay(ctx.db, replayId)) ?? throwNotFound(ctx, 'replayId')
}

export async function cancelLearnPolicyReplay(
  ctx: MutationContext<'BadRequest' | 'NotFound' | 'Conflict'>,
  { replayId }: Input<typeof contract.cancelLearnPolicyReplay>,
): Promise<LearnPolicyReplay> {
  await cancelJob(ctx, { jobId: replayId })
  return await getLearnPolicyReplay(ctx, { replayId })
}

export async function listLearnPolicyReplayDecisions(
  ctx: Context<'BadRequest' | 'NotFound'>,
  input: Input<typeof contract.listLearnPolicyReplayDecisions>,
): Promise<Output<typeof contract.listLearnPolicyReplayDecisions>> {
  return await listPage(ctx, contract.listLearnPolicyReplayDecisions, input, request => {
    const { studentId = null } = request.filters
    return findReplayed(ctx.db, ctx.reach, request, [input.replayId, studentId])
  })
}
