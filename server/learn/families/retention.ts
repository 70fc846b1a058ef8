import { hashUsername } from '../../identity/pin.ts'
import { uuidv7 } from '../../ids.ts'
import type { Secrets } from '../../secrets.ts'
import type { Queries } from '../../storage/database.ts'
import * as store from './retention.store.ts'

/** Erasing one takes a while, and there is no hurry: the next run finds the others. */
const mostAtOnce = 50

/**
 * Erases students who have been inactive for longer than their organization keeps them. Each has its own transaction, so
 * that one failure does not stop the others.
 */
export async function eraseInactiveStudents(
  db: Queries,
  now: Date,
  atMost: number,
  { secrets }: { secrets: Pick<Secrets, 'username'> },
): Promise<number> {
  const inactive = await store.findInactive(db, now, Math.min(atMost, mostAtOnce))
  const failures: unknown[] = []
  for (const { id, username } of inactive) {
    const usernameHash = hashUsername(secrets.username, username)
    await store
      .eraseInactive(db, { id, usernameHash, eventId: uuidv7(now), now })
      .catch(error => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `could not erase ${failures.length} of ${inactive.length} inactive students`,
    )
  return inactive.length
}
