import type { AuditEvent } from '@learn/contract/audit'
import type { Queries } from '../storage/database.ts'
import { organizationList } from '../storage/list.ts'
import { statement } from '../storage/statement.ts'

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

type Made = Omit<AuditEvent, 'id' | 'address' | 'requestId'>

const madeColumns = `organization_id as "organizationId", id as "subjectId",
  case when principal_id is null then 'student' when principal_id = user_id then 'user' else 'key' end as "actorKind",
  coalesce(principal_id, student_id) as "principalId", user_id as "userId", created_at as "createdAt"`

/** Earlier versions wrote an event instead, and not into the row that somebody other than the child had asked for it. */
const madeFind = statement<Made>(
  'audit_made_find',
  `select * from (
    select 'learn.createLearnDecision' as operation, ${madeColumns} from learn_decisions
      where id = $2 and organization_id = any ($1::uuid[])
    union all
    select 'learn.createLearnAttempt', ${madeColumns} from learn_attempts
      where id = $2 and organization_id = any ($1::uuid[])
  ) made where not exists (select from audit_events where subject_id = $2)`,
)

/** Who made a decision or an answer. It has no audit event, because its row is the record. */
export async function findMade(db: Queries, reach: Buffer, subjectId: string): Promise<Made | undefined> {
  const [made] = await db.query(madeFind, [reach, subjectId])
  return made
}
