import type { Actor } from '../identity/actor.ts'
import { uuidv7 } from '../ids.ts'
import {
  insertAuditEvent,
  insertAuditEvents,
  insertDeletion,
  type NewAuditEvent,
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

/** Writes a mutation's audit events, the last one with `last`. A mutation without any is a bug. */
export async function writeAuditEvents(
  db: Queries,
  occasion: Occasion,
  deeds: readonly NewAuditEvent[],
  last: Queries['query'] = db.query,
): Promise<void> {
  if (deeds.length === 0) throw new Error(`${occasion.operation} left no audit event`)
  const early = deeds.slice(0, -1)
  const plain = early.flatMap(({ organizationId, subjectId, deletion }) =>
    organizationId === null || deletion ? [] : [{ organizationId, subjectId, id: uuidv7(occasion.now) }],
  )
  if (plain.length >= worthOneStatement && plain.length === early.length) {
    await insertAuditEvents(db, occasion, plain)
    await writeAuditEvents(db, occasion, deeds.slice(-1), last)
    return
  }
  for (const [at, deed] of deeds.entries()) {
    const queries = at === deeds.length - 1 ? { query: last } : db
    if (deed.deletion) await insertDeletion(queries, { ...occasion, organizationId: deed.subjectId })
    else await insertAuditEvent(queries, { ...occasion, ...deed, id: uuidv7(occasion.now) })
  }
}
