import { hashUsername } from '../../identity/pin.ts'
import { uuidv7 } from '../../ids.ts'
import type { Secrets } from '../../secrets.ts'
import type { Queries } from '../../storage/database.ts'
import * as store from './retention.store.ts'

/** Erasing one takes a while, and there is no hurry: the next run finds the others. */
const mostAtOnce = 50

type Erase = typeof store.eraseInactive

interface Means {
  readonly secrets: Pick<Secrets, 'username'>
}

/** Erases students who have been inactive for longer than their organization keeps them. */
export async function eraseInactiveStudents(db: Queries, now: Date, atMost: number, means: Means) {
  const inactive = await store.findInactive(db, now, Math.min(atMost, mostAtOnce))
  return await eraseEach(db, now, inactive, store.eraseInactive, means)
}

/** Erases students for whom a guardian has asked it some days ago, and nobody has stopped it. */
export async function eraseDueStudents(db: Queries, now: Date, atMost: number, means: Means) {
  const due = await store.findDue(db, now, Math.min(atMost, mostAtOnce))
  return await eraseEach(db, now, due, store.eraseDue, means)
}

/** Each has its own transaction, so that one failure does not stop the others. */
async function eraseEach(
  db: Queries,
  now: Date,
  students: readonly { readonly id: string; readonly username: string }[],
  erase: Erase,
  { secrets }: Means,
): Promise<number> {
  const failures: unknown[] = []
  for (const { id, username } of students) {
    const usernameHash = hashUsername(secrets.username, username)
    await erase(db, { id, usernameHash, eventId: uuidv7(now), now }).catch(error => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `could not erase ${failures.length} of ${students.length} students`)
  return students.length
}
