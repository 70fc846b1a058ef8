import type { Actor } from '../identity/actor.ts'
import type { Queries } from './database.ts'
import { statement } from './statement.ts'

/** Who did what, when and from where. */
interface AuditOccasion {
  readonly actor: Pick<Actor, 'kind' | 'principalId' | 'userId'> | 'operator' | 'provider'
  readonly operation: string
  readonly address: string | null
  readonly requestId: string
  readonly now: Date
}

/** An audit event to be written: something happened to this subject in this organization. */
export interface NewAuditEvent {
  readonly organizationId: string | null
  readonly subjectId: string
  readonly deletion: boolean
}

/** The row that a change added is its record. */
export const inItsRow = 'in its row'

export type Deed = NewAuditEvent | typeof inItsRow

export interface AuditEvent extends AuditOccasion {
  readonly id: string
  /** Null if a person changes their own account. */
  readonly organizationId: string | null
  readonly subjectId: string
}

const auditEventInsert = statement<never>(
  'audit_event_insert',
  `insert into audit_events (id, organization_id, subject_id, principal_id, actor_kind, user_id, operation, address,
    request_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

export async function insertAuditEvent(db: Queries, event: AuditEvent): Promise<void> {
  const { id, organizationId, subjectId, operation, address, requestId, now } = event
  const { kind, principalId, userId } =
    typeof event.actor === 'string' ? { kind: event.actor, principalId: null, userId: null } : event.actor
  await db.query(auditEventInsert, [
    id,
    organizationId,
    subjectId,
    principalId,
    kind,
    userId,
    operation,
    address,
    requestId,
    now,
  ])
}

const auditEventsInsert = statement<never>(
  'audit_events_insert',
  `insert into audit_events (id, organization_id, subject_id, principal_id, actor_kind, user_id, operation, address,
    request_id, created_at)
  select id, organization_id, subject_id, $4, $5, $6, $7, $8, $9, $10
    from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as added (id, organization_id, subject_id)`,
)

/** Many events of one call in one round trip. */
export async function insertAuditEvents(
  db: Queries,
  { actor, operation, address, requestId, now }: AuditOccasion & { readonly actor: Actor },
  events: readonly { readonly id: string; readonly organizationId: string; readonly subjectId: string }[],
): Promise<void> {
  const { principalId, kind, userId } = actor
  await db.query(auditEventsInsert, [
    events.map(({ id }) => id),
    events.map(({ organizationId }) => organizationId),
    events.map(({ subjectId }) => subjectId),
    principalId,
    kind,
    userId,
    operation,
    address,
    requestId,
    now,
  ])
}

const deletionInsert = statement<never>(
  'organization_deletion_insert',
  'insert into organization_deletions (id, principal_id, request_id, deleted_at) values ($1, $2, $3, $4)',
)

export async function insertDeletion(
  db: Queries,
  event: AuditOccasion & { actor: Actor; organizationId: string },
) {
  await db.query(deletionInsert, [event.organizationId, event.actor.principalId, event.requestId, event.now])
}
