import type { Actor } from '../identity/actor.ts'
import { uuidv7 } from '../ids.ts'
import {
  type Deed,
  inItsRow,
  insertAuditEvent,
  insertAuditEvents,
  insertDeletion,
} from '../storage/audit.store.ts'
import type { Queries } from '../storage/database.ts'

/** Who did it, with which operation, from where. */
export interface Occasion {
  readonly actor: Actor
  readonly operation: string
  readonly address: string
  readonly requestId: string
  readonly now: Date
}

/** With fewer, a second statement would not pay. */
const worthOneStatement = 10

/** Writes a mutation's audit events, the last one with `last`. A mutation that left no record is a bug. */
export async function writeAuditEvents(
  db: Queries,
  occasion: Occasion,
  deeds: readonly Deed[],
  last: Queries['query'] = db.query,
): Promise<void> {
  if (deeds.length === 0) throw new Error(`${occasion.operation} left no audit event`)
  const events = deeds.filter(deed => deed !== inItsRow)
  const early = events.slice(0, -1)
  const plain = early.flatMap(({ organizationId, subjectId, deletion }) =>
    organizationId === null || deletion ? [] : [{ organizationId, subjectId, id: uuidv7(occasion.now) }],
  )
  if (plain.length >= worthOneStatement && plain.length === early.length) {
    await insertAuditEvents(db, occasion, plain)
    await writeAuditEvents(db, occasion, events.slice(-1), last)
    return
  }
  // In one round trip with the last one, which may commit.
  await Promise.all(
    events.map((event, at) => {
      const queries = at === events.length - 1 ? { query: last } : db
      return event.deletion
        ? insertDeletion(queries, { ...occasion, organizationId: event.subjectId })
        : insertAuditEvent(queries, { ...occasion, ...event, id: uuidv7(occasion.now) })
    }),
  )
}
