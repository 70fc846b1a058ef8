import type { Assignment } from '@learn/learning/view'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const assignmentActive = statement<Assignment>(
  'assignment_find_active',
  `select a.id as "assignmentId", a.action_type as "actionType", a.topic_id as "targetId"
  from assignments a
  join students s on s.id = a.student_id
  left join topic_settings t on t.organization_id = a.organization_id and t.topic_id = a.topic_id
  left join learn_settings l on l.organization_id = a.organization_id
  where a.student_id = $1 and a.status = 'open' and ($2::text[] is null or a.action_type = any ($2::text[]))
    and split_part(a.topic_id, '.', 1) = any (s.subject_ids)
    and ($3::text[] is null or split_part(a.topic_id, '.', 1) = any ($3::text[])) and not coalesce(t.hidden, false)
    and (a.action_type <> 'lesson' or coalesce(t.lesson_published, true)
      or not coalesce(l.require_published_content, true))
  order by a.due_at nulls last, a.created_at, a.id limit 1`,
)

/**
 * The assignment to do next: the one due first, then the oldest. Those that can't be done at present are skipped, because
 * their topic is hidden, their lesson withheld or their subject no longer studied. `possible` limits them to those that a
 * session can offer.
 */
export async function findActiveAssignment(
  db: Queries,
  studentId: string,
  possible: { readonly actionTypes?: readonly string[]; readonly subjectIds?: readonly string[] } = {},
): Promise<Assignment | null> {
  const limits = [possible.actionTypes ?? null, possible.subjectIds ?? null]
  const [found] = await db.query(assignmentActive, [studentId, ...limits])
  return found ?? null
}
