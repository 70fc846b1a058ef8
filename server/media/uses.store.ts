import type { MediaItemUse } from '@learn/contract/media/uses'
import { organizationList } from '../storage/list.ts'

/**
 * Filters: $2 file, $3 student, $4 status. A file has few enough uses to count them, and assignments are looked up for the
 * page alone.
 */
export const findUses = organizationList<MediaItemUse>({
  entity: 'media_item_uses',
  table: '(select assignment_id as id, * from assignment_files) used',
  columns: `'assignment' as kind, page.id, page.organization_id as "organizationId", page.student_id as "studentId",
    topic_id as "topicId", status, page.created_at as "createdAt"`,
  sorts: { createdAt: { column: 'created_at', type: 'timestamptz' } },
  filters: [
    'media_item_id = $2::uuid',
    '($3::uuid is null or student_id = $3)',
    '($4::text is null or exists (select from assignments a where a.id = assignment_id and a.status = $4))',
  ],
  joined: 'join (select id as assignment, topic_id, status from assignments) set on assignment = page.id',
})
