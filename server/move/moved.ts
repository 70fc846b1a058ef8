import type pg from 'pg'
import { OperatorError } from '../operator-error.ts'
import { type Mark, openDatabase, readMark, tryLockMove, unlockMove } from './mark.store.ts'

/**
 * Two servers on two copies would each miss what people do on the other. A move that was interrupted before anything was decided
 * is forgotten.
 */
export async function refuseMoved(client: pg.ClientBase): Promise<void> {
  const mark = await readMark(client)
  if (!mark || mark.state === 'arrived') return
  if (mark.state === 'moving' && (await forgetInterrupted(client))) return
  throw new OperatorError(refusalOf(mark))
}

/** False if the move is still running. */
async function forgetInterrupted(client: pg.ClientBase): Promise<boolean> {
  if (!(await tryLockMove(client))) return false
  await openDatabase(client)
  await unlockMove(client)
  return true
}

const undo = 'npm run admin -- move-database --undo'

export function refusalOf({ state, at, to }: Mark): string {
  if (state === 'moving')
    return `This database is being moved to ${to}. Wait until the move ends: it says which database to start on.`
  if (state === 'deciding')
    return `This database was being moved to ${to} at ${at}, and the move was interrupted at its very end. Run the same move again: it finds out which of the two databases is in use now.`
  return `This database was moved to ${to} at ${at}. Start the server on that one. To use this one again as it was then: ${undo}`
}
