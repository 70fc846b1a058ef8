import { setTimeout as sleep } from 'node:timers/promises'
import { OperatorError } from '../../operator-error.ts'
import { hasOrganization } from './arrival.store.ts'
import { closeAndOpen, waitForBeat } from './closing.ts'
import { type Connections, withReplication } from './connections.ts'
import { copyStreamed, rehearse } from './copying.ts'
import * as marks from './mark.store.ts'
import type { Move } from './options.ts'
import { endSessions } from './people.store.ts'
import { type Plan, refuseUnfit } from './refusals.ts'
import * as replication from './replication.store.ts'

export type Moved =
  | { readonly outcome: 'earlier' }
  | {
      readonly outcome: 'moved'
      readonly plan: Plan
      readonly closedMilliseconds: number
      readonly rows: number
      readonly tables: number
      readonly entries: number
    }

const patienceMilliseconds = 60_000
const longestFollowingMilliseconds = 10 * 60_000

/** Moves the organization, or continues where an earlier run was interrupted. */
export async function moveOrganization(move: Move): Promise<Moved> {
  const { connections, organization, target } = move
  const { source } = connections
  await lockBoth(connections)
  if (await settleEarlier(move)) return { outcome: 'earlier' }
  const plan = await refuseUnfit(source, connections.target, organization, move.newKeys)
  await marks.setMark(source, organization, { target, state: 'copying' })
  if (!(await isFollowing(move))) await beginToFollow(move)
  move.onStep('following', 'Everything is copied. Waiting for later changes to arrive.')
  await followUntilClose(move)
  await refuseLong(move)
  const closed = await closeAndOpen(move, plan.hasSameKeys)
  move.onStep('arrived', 'The organization is open in the new installation.')
  await finish(move)
  return { outcome: 'moved', plan, ...closed }
}

/** Locks both sides, because an earlier, lost run may still be committing in the target. */
async function lockBoth({ source, target }: Connections): Promise<void> {
  for (const client of [source, target])
    if (!(await marks.tryLockMoves(client)))
      throw new OperatorError('Another organization is being moved. Wait until that move has ended.')
}

/** Settles a run that was interrupted during its last commits. True if the organization had arrived. */
async function settleEarlier(move: Move): Promise<boolean> {
  const { connections, organization, target } = move
  const mark = await marks.readMark(connections.source, organization)
  if (!mark) return false
  if (mark.target !== target)
    throw new OperatorError(
      `This organization ${mark.state === 'moved' ? 'has moved' : 'is moving'} to ${mark.target}. Name that database.`,
    )
  if (mark.state === 'copying') return false
  if (await hasOrganization(connections.target, organization)) {
    await finish(move)
    return true
  }
  if (mark.state === 'moved')
    throw new OperatorError(
      `The organization has moved, but ${target} does not have it. Nothing was changed.`,
    )
  await marks.takeBack(connections.source, organization)
  return false
}

/** The subscription was created in the transaction that copied the rows, so it proves that they are there. */
async function isFollowing({ connections, organization }: Move): Promise<boolean> {
  const slot = await replication.findSlot(connections.source, organization)
  const isWhole = slot?.isLost === false && (await replication.isSubscribed(connections.target, organization))
  if (!isWhole) await cleanUp(connections, organization)
  return isWhole
}

async function beginToFollow(move: Move): Promise<void> {
  const { connections, organization, sourceUrl, onStep } = move
  const { source, reading, target } = connections
  onStep('copying', 'Preparing the tables')
  const until = performance.now() + patienceMilliseconds
  while (!(await replication.prepareIdentities(source)))
    if (performance.now() > until)
      throw new OperatorError('A table was always in use and could not be prepared. Try again later.')
  await replication.createPublication(source, organization)
  await withReplication(sourceUrl, async client => {
    const snapshot = await replication.createSlot(client, organization)
    await copyStreamed(reading, target, { organization, snapshot, sourceUrl }, name =>
      onStep('copying', `Copying ${name}`),
    )
  })
}

/** Waits until the target has nearly caught up. */
async function followUntilClose({ connections, organization }: Move): Promise<void> {
  const { source, watching } = connections
  const until = performance.now() + longestFollowingMilliseconds
  for (;;) {
    // A partition that was created meanwhile must be prepared too.
    await replication.prepareIdentities(source)
    const started = performance.now()
    const arrived = await waitForBeat(connections, organization, patienceMilliseconds)
    if (arrived && performance.now() - started < 200) return
    if ((await replication.findSlot(source, organization))?.isLost !== false)
      throw new OperatorError(
        'This database has removed a part of its log that the move still needed (max_slot_wal_keep_size). Run the command again: it starts from the beginning.',
      )
    if (!arrived && (await replication.countErrors(watching, organization)) > 0)
      throw new OperatorError(
        'The new database could not apply a change; its log says which. Run this command with --abort, fix the cause, and move again.',
      )
    if (performance.now() > until)
      throw new OperatorError(
        'The new database is not catching up. Its log may say why. It still receives changes: run the command again later, or with --abort.',
      )
    await sleep(100)
  }
}

/** The comparison takes most of the time for which the organization is closed. */
async function refuseLong(move: Move): Promise<void> {
  const { connections, organization, closedMilliseconds } = move
  const { milliseconds } = await rehearse(connections.reading, connections.target, organization)
  if (milliseconds > closedMilliseconds)
    throw new OperatorError(
      `Comparing every row takes ${Math.ceil(milliseconds / 1000)} s, and the organization may be closed for ${closedMilliseconds / 1000} s. Run the command again with --closed-seconds ${Math.ceil(milliseconds / 500)}, at a quiet hour. Until then, the new database still receives changes.`,
    )
  move.onStep('rehearsed', `Comparing every row takes ${Math.ceil(milliseconds)} ms.`)
}

/** The steps after the organization has arrived. Each can be repeated. */
async function finish({ connections, organization, target, onStep }: Move): Promise<void> {
  const { source } = connections
  await endSessions(source, organization)
  await cleanUp(connections, organization)
  await marks.setMark(source, organization, { target, state: 'moved' })
  onStep('moved', 'The move is complete.')
}

/** Leaves no slot, publication or subscription behind, and removes copied rows unless the organization has arrived. */
async function cleanUp(connections: Connections, organization: string): Promise<void> {
  await replication.dropSubscription(connections.target, organization)
  await replication.removeArrived(connections.target, organization)
  await cleanUpSource(connections.source, organization)
}

type Source = Connections['source']

async function cleanUpSource(source: Source, organization: string): Promise<void> {
  const until = performance.now() + patienceMilliseconds
  while (!(await replication.dropSlot(source, organization))) {
    if (performance.now() > until)
      throw new OperatorError('The replication slot is still in use. Run the command again.')
    await sleep(50)
  }
  await replication.dropPublication(source, organization)
  while (!(await replication.resetIdentities(source)))
    if (performance.now() > until)
      throw new OperatorError('A table was always in use and could not be reset. Run the command again.')
}

/** Undoes a move that has not ended. Without the target, only in the source. */
export async function abortMove(
  source: Source,
  organization: string,
  target: Connections['target'] | undefined,
): Promise<void> {
  const mark = await marks.readMark(source, organization)
  if (mark?.state === 'moved')
    throw new OperatorError(
      'This move is complete, so it can’t be undone: the organization is in use in the new installation.',
    )
  if (mark?.state === 'deciding') {
    if (!target)
      throw new OperatorError(
        'The move was interrupted during its last commit, and only the new database shows whether the organization has arrived. Name that database.',
      )
    if (await hasOrganization(target, organization))
      throw new OperatorError(
        'The organization has arrived, so the move can’t be undone. Run the command without --abort to complete it.',
      )
    await marks.takeBack(source, organization)
  }
  if (target) {
    await replication.dropSubscription(target, organization)
    await replication.removeArrived(target, organization)
  }
  await cleanUpSource(source, organization)
  await marks.removeMark(source, organization)
}
