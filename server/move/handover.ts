import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { OperatorError, reasonOf } from '../operator-error.ts'
import {
  closeDatabase,
  findStranger,
  isUnused,
  type Mark,
  markArrived,
  openDatabase,
  readMark,
  tryLockMove,
  tryLockStarts,
  unlockStarts,
} from './mark.store.ts'
import { refusalOf } from './moved.ts'

const pauseMilliseconds = 200

/** Checks what the end of the move will need, and that no other move is running. Returns what an earlier one left. */
export async function prepareSource(source: pg.Client): Promise<Mark | undefined> {
  const stranger = await findStranger(source)
  if (stranger)
    throw new OperatorError(
      `The database in use must belong to its user, so that it can be closed at the end. As a superuser: alter database ${stranger.database} owner to ${stranger.user}`,
    )
  await lockMove(source)
  const mark = await readMark(source)
  if (mark?.state === 'moved') throw new OperatorError(refusalOf(mark))
  if (mark?.state === 'moving') await openDatabase(source)
  return mark?.state === 'deciding' ? mark : undefined
}

export async function lockMove(source: pg.Client): Promise<void> {
  if (!(await tryLockMove(source))) throw new OperatorError('Another move of this database is running.')
}

/**
 * Resolves once nobody can write to the database any more: servers have stopped, and what restarts them can't start one.
 * A server that had only lost its connection finds, when it is back, that it can only read.
 */
export async function closeSource(source: pg.Client, mark: Mark): Promise<void> {
  for (let closed = false; !closed; ) {
    while (!(await isUnused(source))) await sleep(pauseMilliseconds)
    if (!(await tryLockStarts(source))) await sleep(pauseMilliseconds)
    else {
      closed = await isUnused(source)
      if (closed) await closeDatabase(source, mark)
      await unlockStarts(source)
    }
  }
  while (!(await isUnused(source))) await sleep(pauseMilliseconds)
}

/**
 * Commits the new database. Whenever this is interrupted, the old one says what is known: before anything is decided it can
 * be used again, and afterwards only the new one can.
 */
export async function handOver(source: pg.Client, target: pg.Client, mark: Mark): Promise<void> {
  await markArrived(target, mark)
  await closeDatabase(source, { ...mark, state: 'deciding' }).catch(error => {
    throw new OperatorError(
      `Nothing was moved, because the connection to the database in use was lost: ${reasonOf(error)}.`,
    )
  })
  await target.query('commit').catch(error => {
    throw new OperatorError(
      `The connection to the new database was lost at the very end: ${reasonOf(error)}. Run the same move again: it finds out whether everything has arrived.`,
    )
  })
  await closeDatabase(source, { ...mark, state: 'moved' })
}

/** Finishes an earlier move that was interrupted while it committed. False if nothing has arrived. */
export async function finishEarlier(source: pg.Client, target: pg.Client, earlier: Mark): Promise<boolean> {
  const arrived = await readMark(target)
  if (arrived?.id === earlier.id) {
    await closeDatabase(source, { ...earlier, state: 'moved' })
    return true
  }
  await openDatabase(source)
  return false
}
