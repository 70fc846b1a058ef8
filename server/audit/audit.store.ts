import type { AuditEvent } from '@learn/contract/audit'
import { organizationList } from '../storage/list.ts'

/** Filters: $2 operation, $3 subject, $4 principal, $5 kind of actor. */
export const findAuditEvents = organizationList<AuditEvent>({
  entity: 'audit_events',
  table: 'audit_events',
  columns: `id, organization_id as "organizationId", operation, subject_id as "subjectId", actor_kind as "actorKind",
    principal_id as "principalId", user_id as "userId", address, request_id as "requestId", created_at as "createdAt"`,
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  filters: [
    '($2::text is null or operation = $2)',
    '($3::uuid is null or subject_id = $3)',
    '($4::uuid is null or principal_id = $4)',
    '($5::text is null or actor_kind = $5)',
  ],
  keptTotal: `select coalesce(sum(count), 0)::bigint from audit_event_counts where organization_id = any ($1::uuid[])`,
})
