import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOfMoved } from '../../identity/moved.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Connections } from './connections.ts'
import { type Arrived, copyRest, type Rest } from './copying.ts'
import * as marks from './mark.store.ts'
import type { Move } from './options.ts'
import { refreshGuardians } from './people.store.ts'
import { listColumns } from './refusals.store.ts'

const mostTries = 60
const pauseMilliseconds = 3

/** True once the target has everything that was committed in the source before. */
export async function waitForBeat(
  { source, watching }: Connections,
  organization: string,
  longestMilliseconds: number,
): Promise<boolean> {
  const number = await marks.beat(source, organization)
  const until = performance.now() + longestMilliseconds
  while (!(await marks.hasArrived(watching, organization, number))) {
    if (performance.now() > until) return false
    await sleep(pauseMilliseconds)
  }
  return true
}

/**
 * Closes the organization in the source and opens it in the target. Calls that change anything wait meanwhile, and then
 * learn that it has moved. If this takes too long, the source opens it again, and nothing has happened.
 */
export async function closeAndOpen(
  move: Move,
  hasSameKeys: boolean,
): Promise<Arrived & { closedMilliseconds: number }> {
  const { connections, organization, closedMilliseconds, onStep } = move
  const { closing, target } = connections
  const columns = await listColumns(connections.reading)
  // An abandoned transaction must not keep the organization closed.
  await close(move, closedMilliseconds * 3)
  const started = performance.now()
  try {
    onStep('closed', 'Comparing every row')
    const arrived = await copyUntilSame(
      move,
      { organization, hasSameKeys, columns },
      started + closedMilliseconds,
    )
    await marks.leave(closing, organization, reasonOfMoved(move.publicUrl))
    await refreshGuardians(closing, organization)
    await closing.query('commit')
    onStep('decided', 'Opening')
    await target.query('commit').catch(error => {
      throw new OperatorError(
        `The connection to the new database was lost during the last commit (${String(error)}). Run the same command again: it finds out whether the organization has moved.`,
      )
    })
    return { ...arrived, closedMilliseconds: performance.now() - started }
  } catch (error) {
    await closing.query('rollback').catch(() => undefined)
    await target.query('rollback').catch(() => undefined)
    throw error
  }
}

async function close({ connections, organization }: Move, longestMilliseconds: number): Promise<void> {
  for (let tried = 0; tried < mostTries; tried++)
    if (await marks.tryClose(connections.closing, organization, longestMilliseconds)) return
  throw new OperatorError(
    'The organization was always in use and could not be closed. Run the command again at a quieter time.',
  )
}

/** Repeats the copy, because the sweep and the processing of files don't wait for the organization's lock. */
async function copyUntilSame({ connections }: Move, rest: Rest, until: number): Promise<Arrived> {
  for (;;) {
    const left = until - performance.now()
    const isComplete = left > 0 && (await waitForBeat(connections, rest.organization, left))
    if (!isComplete)
      throw new OperatorError(
        'The organization would have been closed for too long, so it is open here again. Run the command again, perhaps with a higher --closed-seconds.',
      )
    const found = await copyRest(connections.reading, connections.target, rest)
    if (!('differences' in found)) return found
    if (performance.now() > until)
      throw new OperatorError(
        `Nothing was moved, because these tables differ: ${found.differences.join(', ')}. The organization is open here again. Run the command again. If it fails again, run it with --abort, and report this.`,
      )
  }
}
