import type { LearnAssignment } from '@learn/contract/learn/assignments'
import type { Queries } from '../../storage/database.ts'
import { organizationList } from '../../storage/list.ts'
import { statement } from '../../storage/statement.ts'
import { columns, files, ownColumns, withFiles } from './assignment-columns.store.ts'

const list = { table: 'assignments', columns, joined: files } as const
const sorts = { createdAt: { column: 'created_at', type: 'timestamptz' } }

/** Filter: $2 status. */
export const findAssignments = organizationList<LearnAssignment>({
  ...list,
  entity: 'assignments',
  sorts,
  filters: ['($2::text is null or status = $2)'],
  keptTotal: `select coalesce(sum(assignments), 0)::bigint from student_counts where organization_id = any ($1::uuid[])`,
})

/** Filters: $2 student, $3 status. One student has few enough assignments to count them. */
export const findAssignmentsOfStudent = organizationList<LearnAssignment>({
  ...list,
  entity: 'assignments_of_student',
  sorts,
  filters: ['student_id = $2::uuid', '($3::text is null or status = $3)'],
})

export interface Setting {
  readonly subjectIds: string[]
  readonly hidden: boolean
  readonly lessonWithheld: boolean
}

const studentHold = statement<Setting>(
  'assignment_hold_student',
  `select s.subject_ids as "subjectIds", coalesce(t.hidden, false) as hidden,
    coalesce(l.require_published_content, true) and not coalesce(t.lesson_published, true) as "lessonWithheld"
  from students s
  left join topic_settings t on t.organization_id = s.organization_id and t.topic_id = $2
  left join learn_settings l on l.organization_id = s.organization_id
  where s.id = $1 for no key update of s`,
)

/** What can be assigned to the student on this topic. Locks the student, so that other assignments wait for this one. */
export async function lockStudent(
  db: Queries,
  studentId: string,
  topicId: string,
): Promise<Setting | undefined> {
  const [found] = await db.query(studentHold, [studentId, topicId])
  return found
}

type OwnFields = Omit<LearnAssignment, 'files'>

const assignmentInsert = statement<OwnFields>(
  'assignment_insert',
  `insert into assignments (id, organization_id, student_id, assigned_by_user_id, action_type, topic_id, wanted, note, due_at,
      created_at)
    select $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6, $7::integer, $8, $9::timestamptz, $10::timestamptz
    where (select count(*) from assignments where student_id = $3::uuid and status = 'open') < $11::integer
    returning ${ownColumns}`,
)

/** Undefined if the student already has `mostOpen` open assignments. */
export async function insertAssignment(
  db: Queries,
  assignment: Omit<OwnFields, 'done' | 'status' | 'createdAt' | 'closedAt'>,
  mostOpen: number,
  now: Date,
): Promise<OwnFields | undefined> {
  const { id, organizationId, studentId, assignedByUserId, actionType, topicId, count, note, dueAt } =
    assignment
  const of = [id, organizationId, studentId, assignedByUserId]
  const values = [...of, actionType, topicId, count, note, dueAt, now, mostOpen]
  const [inserted] = await db.query(assignmentInsert, values)
  return inserted
}

const filesInsert = statement<never>(
  'assignment_files_insert',
  `insert into assignment_files (assignment_id, position, media_item_id, organization_id, student_id, created_at)
    select a.id, f.position, f.id, a.organization_id, a.student_id, a.created_at
    from assignments a cross join unnest($2::uuid[]) with ordinality as f (id, position) where a.id = $1`,
)

/** Attaches these files to the assignment, in this order. */
export async function insertFiles(db: Queries, id: string, mediaItemIds: readonly string[]): Promise<void> {
  await db.query(filesInsert, [id, mediaItemIds])
}

const assignmentCancel = statement<{ id: string }>(
  'assignment_cancel',
  `update assignments set status = 'canceled', closed_at = greatest(created_at, $2)
    where id = $1 and status = 'open' returning id`,
)

/** False if the assignment is no longer open. */
export async function cancelAssignment(db: Queries, id: string, now: Date): Promise<boolean> {
  return (await db.query(assignmentCancel, [id, now])).length > 0
}

const assignmentFind = statement<LearnAssignment>(
  'assignment_find',
  withFiles('select * from assignments where id = $1'),
)

export async function findAssignment(db: Queries, id: string): Promise<LearnAssignment | undefined> {
  const [found] = await db.query(assignmentFind, [id])
  return found
}
