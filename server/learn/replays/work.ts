import { setImmediate as nextTurn } from 'node:timers/promises'
import type { LearnReplayOutcome } from '@learn/contract/learn/replays/outcome'
import { leastChildren } from '@learn/learning/replay/groups'
import { type ReplayOutcome, replayVersion } from '@learn/learning/replay/outcome'
import { Replay } from '@learn/learning/replay/replay'
import { DamagedDecision } from '@learn/learning/replay/weighed'
import { claim, rewardMeaning, summaryOf } from '@learn/learning/replay/words'
import { type MutationContext, organizationIdOf } from '../../context.ts'
import type { PlainKind } from '../../fault.ts'
import { freeBuffer } from '../../storage/copy-query.ts'
import type { Work, WorkContext } from '../../surface.ts'
import { type Batch, findBatches, readChildren } from './batches.store.ts'
import { catalogue } from './catalogue.ts'
import { childOf } from './child.ts'
import { insertReplayed, type NewReplayed } from './replayed-decisions.store.ts'
import { findReplayedDecisions } from './replayed-decisions.ts'
import * as store from './replays.store.ts'
import { creditsFor } from './replays.ts'

/** The share of the work that is reading; the rest is resampling children. */
const readingShare = 0.9

type ReplayData = store.ReplayRequest & { readonly createdAt: string }

/** Judges a policy by all decisions in a period. If a child is erased meanwhile, it starts again without them. */
export const replayDecisions: Work = async ctx => {
  const asked = (await store.findWish(ctx.db, ctx.job.id)) ?? throwNothingLeft(ctx)
  for (;;) {
    const { replay, studentIds } = await readAll(ctx, asked)
    const outcome = outcomeOf(asked, await runInTurns(ctx, replay.finish()))
    const replayed = await findReplayedDecisions(ctx.db, asked.policy, replay.sample, studentIds)
    if ((await store.countStudents(ctx.db, studentIds)) < studentIds.length) continue
    return {
      units: creditsFor(outcome.decisions.read),
      commit: commit => keep(commit, ctx.job.id, outcome, { studentIds, replayed }),
    }
  }
}

async function readAll(ctx: WorkContext, { policy, reward, seed, ...period }: ReplayData) {
  const organizationId = organizationIdOf(ctx)
  const seenUntil = Date.parse(period.createdAt)
  const replay = new Replay({ policy, reward, seed, catalogue, seenUntil })
  const { decisions: counted } = await store.countDecisions(ctx.db, organizationId, period)
  const studentIds: string[] = []
  let read = 0
  const batches = findBatches(ctx.db, organizationId, period)
  const readBatch = (batch: Batch) => readChildren(ctx.db, organizationId, batch, period)
  for await (const children of readAhead(batches, readBatch)) {
    for (const child of children) {
      const isContinued = child.id === studentIds.at(-1)
      if (!isContinued) studentIds.push(child.id)
      read += child.decisions
      await runInTurns(ctx, replay.child({ ...childOf(child), isContinued })).catch(error =>
        refuseDamaged(ctx, error),
      )
      freeBuffer(child.weighed)
    }
    const total = Math.max(read, counted, 1)
    ctx.progress(
      (readingShare * read) / total,
      `Read ${formatCount(read)} of ${formatCount(total)} decisions`,
    )
  }
  if (read === 0) return throwNothingLeft(ctx)
  ctx.progress(readingShare, 'Calculating the intervals')
  return { replay, studentIds }
}

/** Reads the items one after another, and fetches the next while the last is being processed. */
async function* readAhead<Item, Read>(
  items: AsyncGenerator<Item, void>,
  read: (item: Item) => Promise<Read>,
) {
  const next = async () => {
    const item = await items.next()
    return item.done ? undefined : await read(item.value)
  }
  let coming = next()
  for (;;) {
    const ready = await coming
    if (ready === undefined) return
    coming = next()
    coming.catch(() => undefined) // Thrown when it is awaited, if it still is.
    yield ready
  }
}

const formatCount = (count: number) => count.toLocaleString('en-GB')

/** Lets other work run between the steps. */
async function runInTurns<T>(
  { signal }: Pick<WorkContext, 'signal'>,
  steps: Generator<unknown, T>,
): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await nextTurn()
    signal.throwIfAborted()
  }
}

function outcomeOf({ reward }: ReplayData, outcome: ReplayOutcome): LearnReplayOutcome {
  const words = { summary: summaryOf(outcome, reward), rewardMeaning: rewardMeaning(reward), claim }
  const algorithm = { algorithmId: 'offline_replay', algorithmVersion: replayVersion }
  // The fields are the same, as a test verifies; only the lists are readonly in one and not in the other.
  return { ...outcome, ...words, ...algorithm } as LearnReplayOutcome
}

/** If the children are few, erasing one of them waits until this is written, and then deletes it too. */
async function keep(
  { db, newId }: MutationContext<PlainKind>,
  replayId: string,
  outcome: LearnReplayOutcome,
  { studentIds, replayed }: { studentIds: readonly string[]; replayed: readonly NewReplayed[] },
): Promise<{ replayId: string; status: string }> {
  const areFew = outcome.children < leastChildren
  const remaining = await (areFew ? store.lockStudents : store.countStudents)(db, studentIds)
  if (remaining < studentIds.length) throw new Error('a child was erased while their decisions were replayed')
  if (!(await store.finishReplay(db, replayId, outcome, areFew ? studentIds : null)))
    throw new Error('the replay no longer exists, but its job does')
  await insertReplayed(
    db,
    replayId,
    replayed.map(decision => ({ ...decision, id: newId() })),
  )
  return { replayId, status: outcome.status }
}

/** Retrying would not help. No child is named, because the job's message remains when the child is erased. */
function refuseDamaged({ fault }: Pick<WorkContext, 'fault'>, error: unknown): never {
  if (!(error instanceof DamagedDecision)) throw error
  const which =
    error.after === 0 ? 'the first' : `the one made at ${new Date(error.after).toISOString()} or the next`
  throw fault(
    'Conflict',
    `A decision in this period is damaged in the database and can’t be replayed. Of the child’s decisions, it is ${which}. Nothing was charged. Choose a period without it, and tell the operator of this server.`,
  )
}

function throwNothingLeft(ctx: Pick<WorkContext, 'fault'>): never {
  throw ctx.fault(
    'NotFound',
    'There is nothing left to replay: the decisions in this period were deleted, or you can no longer see them. Nothing was charged.',
  )
}
