import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const studentsFind = statement<{ id: string }>(
  'group_find_students',
  `select id from students where organization_id = $1
    and ($3::uuid[] is null or id = any ($3))
    and ($2::uuid is null or team_id = $2 or id in (select student_id from team_students where team_id = $2))
  order by id limit $4`,
)

/** The students of a group, or those named, in the order in which all calls lock them. */
export async function findStudents(
  db: Queries,
  asked: { organizationId: string; teamId: string | null; studentIds: string[] | null; most: number },
) {
  return await db.query(studentsFind, [asked.organizationId, asked.teamId, asked.studentIds, asked.most])
}
