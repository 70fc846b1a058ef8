import type { Queries } from './database.ts'
import { statement } from './statement.ts'

export interface AuditEvent {
  readonly id: string
  readonly organizationId: string
  readonly subjectId: string
  readonly principalId: string | null
  readonly operation: string
  readonly address: string | null
  readonly requestId: string
  readonly now: Date
}

const auditEventInsert = statement<never>(
  'audit_event_insert',
  `insert into audit_events
    (id, organization_id, subject_id, principal_id, operation, address, request_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)

export async function insertAuditEvent(db: Queries, event: AuditEvent): Promise<void> {
  const { id, organizationId, subjectId, principalId, operation, address, requestId, now } = event
  await db.query(auditEventInsert, [
    id,
    organizationId,
    subjectId,
    principalId,
    operation,
    address,
    requestId,
    now,
  ])
}
