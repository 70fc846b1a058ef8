import { hashUsername } from '../../identity/pin.ts'
import { uuidv7 } from '../../ids.ts'
import type { Secrets } from '../../secrets.ts'
import type { Queries } from '../../storage/database.ts'
import * as store from './retention.store.ts'

/** There is much to erase of each, and no hurry: the others are found again next time. */
const mostAtOnce = 50

/**
 * Erases students who have not learned for as long as their organization keeps them, each in a transaction of its own. One
 * that fails does not keep the others.
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
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} students were not erased`)
  return inactive.length
}
