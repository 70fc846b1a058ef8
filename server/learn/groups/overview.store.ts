import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

export interface GroupRow {
  readonly studentId: string
  readonly displayName: string
  readonly avatarId: string
  readonly yearGroup: 'Year 4' | 'Year 5' | 'Year 6'
  /** Separated by spaces. */
  readonly subjectIds: string
  readonly lastPractisedAt: string | null
  /** Of the projection; null if the student has not answered yet. */
  readonly attempts: number | null
  readonly modelVersion: string | null
  /** The Monday of the last answer's week, the answers since then, and those of the week before. */
  readonly week: string | null
  readonly answers: number | null
  readonly rightAnswers: number | null
  readonly answersBefore: number | null
  readonly total: number
}

/** $1 organization, $2 team or null, $3 most students. */
const groupFind = statement<GroupRow>(
  'group_overview',
  `with chosen as (
    select id, display_name, avatar_id, year_group, subject_ids, count(*) over () as total from students
    where organization_id = $1
      and ($2::uuid is null or team_id = $2 or id in (select student_id from team_students where team_id = $2))
    order by display_name collate "C", id limit $3
  )
  select c.id as "studentId", c.display_name as "displayName", c.avatar_id as "avatarId", c.year_group as "yearGroup",
    array_to_string(c.subject_ids, ' ') as "subjectIds", p.as_of as "lastPractisedAt", c.total,
    p.attempts, p.model_version as "modelVersion", m.week::text as week, m.answers, m.right_answers as "rightAnswers", m.answers_before as "answersBefore"
  from chosen c left join projections p on p.student_id = c.id left join topic_marks m on m.student_id = c.id
  order by c.display_name collate "C", c.id`,
)

export async function findGroup(
  db: Queries,
  asked: { organizationId: string; teamId: string | null; most: number },
): Promise<GroupRow[]> {
  return await db.query(groupFind, [asked.organizationId, asked.teamId, asked.most])
}

interface MarksRow {
  readonly studentId: string
  readonly attempts: number
  readonly modelVersion: string
  /** In base64, which is shorter than the hexadecimal digits that PostgreSQL sends for bytes. */
  readonly marks: string | null
  /** The projection itself, if the marks lack an answer. */
  readonly state: Buffer | null
  readonly changes: Buffer | null
}

const marksFind = statement<MarksRow>(
  'group_marks',
  `select p.student_id as "studentId", p.attempts, p.model_version as "modelVersion",
    case when m.model_version = p.model_version and m.attempts = p.attempts then encode(m.marks, 'base64') end as marks,
    case when m.model_version = p.model_version and m.attempts = p.attempts then null else p.state end as state,
    case when m.model_version = p.model_version and m.attempts = p.attempts then null else p.changes end as changes
  from projections p left join topic_marks m on m.student_id = p.student_id where p.student_id = any ($1::uuid[])`,
)

export async function findMarks(db: Queries, studentIds: readonly string[]): Promise<MarksRow[]> {
  return await db.query(marksFind, [studentIds])
}
