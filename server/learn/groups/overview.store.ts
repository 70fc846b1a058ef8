import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

export interface GroupRow {
  readonly studentId: string
  readonly displayName: string
  readonly avatarId: string
  readonly yearGroup: 'Year 4' | 'Year 5' | 'Year 6'
  readonly subjectIds: string[]
  readonly lastPractisedAt: string | null
  readonly marks: Buffer | null
  /** The projection itself, if the marks lack an answer. */
  readonly state: Buffer | null
  readonly answersThisWeek: number
  readonly rightThisWeek: number
  readonly answersLastWeek: number
  readonly openAssignments: number
  readonly total: number
}

/** $1 organization, $2 team or null, $3 most students, $4 a week ago, $5 two weeks ago. */
const groupFind = statement<GroupRow>(
  'group_overview',
  `with chosen as (
    select id, display_name, avatar_id, year_group, subject_ids, count(*) over () as total from students
    where organization_id = $1
      and ($2::uuid is null or team_id = $2 or id in (select student_id from team_students where team_id = $2))
    order by display_name collate "C", id limit $3
  )
  select c.id as "studentId", c.display_name as "displayName", c.avatar_id as "avatarId", c.year_group as "yearGroup",
    c.subject_ids as "subjectIds", p.as_of as "lastPractisedAt", m.marks,
    case when m.marks is null then p.state end as state,
    coalesce(w.this_week, 0)::integer as "answersThisWeek", coalesce(w.right_now, 0)::integer as "rightThisWeek",
    coalesce(w.last_week, 0)::integer as "answersLastWeek",
    (select count(*) from assignments where student_id = c.id and status = 'open') as "openAssignments", c.total
  from chosen c left join projections p on p.student_id = c.id
  left join topic_marks m on m.student_id = c.id and m.model_version = p.model_version and m.attempts = p.attempts
  left join lateral (
    select sum(attempts) filter (where started_at > $4) as this_week,
      sum(right_answers) filter (where started_at > $4) as right_now,
      sum(attempts) filter (where started_at <= $4) as last_week
    from learn_sessions where student_id = c.id and started_at > $5
  ) w on true
  order by c.display_name collate "C", c.id`,
)

export async function findGroup(
  db: Queries,
  asked: { organizationId: string; teamId: string | null; most: number; weekAgo: Date; twoWeeksAgo: Date },
): Promise<GroupRow[]> {
  const { organizationId, teamId, most, weekAgo, twoWeeksAgo } = asked
  return await db.query(groupFind, [organizationId, teamId, most, weekAgo, twoWeeksAgo])
}
