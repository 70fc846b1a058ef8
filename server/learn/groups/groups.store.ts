import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

/** Only students whom the caller can see are added. */
const studentsAdd = statement<{ studentId: string; familyId: string }>(
  'group_add_students',
  `with added as (
    insert into team_students (team_id, student_id, organization_id, created_at)
      select $1, id, $2, $4 from students where organization_id = $2 and id = any ($3::uuid[])
    on conflict do nothing returning student_id
  )
  select s.id as "studentId", s.team_id as "familyId" from added a join students s on s.id = a.student_id`,
)

/** Returns the students who were not in the group before, and their families' teams. */
export async function addStudents(
  db: Queries,
  group: { teamId: string; organizationId: string; studentIds: readonly string[]; now: Date },
) {
  return await db.query(studentsAdd, [group.teamId, group.organizationId, [...group.studentIds], group.now])
}

const studentRemove = statement<{ studentId: string }>(
  'group_remove_student',
  'delete from team_students where team_id = $1 and student_id = $2 returning student_id as "studentId"',
)

export async function removeStudent(db: Queries, teamId: string, studentId: string): Promise<boolean> {
  return (await db.query(studentRemove, [teamId, studentId])).length > 0
}

const studentsCount = statement<{ among: number; all: number }>(
  'group_count_students',
  `select count(*) filter (where student_id = any ($2::uuid[])) as among, count(*) as all
    from team_students where team_id = $1`,
)

/** How many students are in the group, and how many of the given ones. */
export async function countStudents(db: Queries, teamId: string, studentIds: readonly string[] = []) {
  const [counted] = await db.query(studentsCount, [teamId, [...studentIds]])
  return counted ?? { among: 0, all: 0 }
}

const teamLock = statement<{ id: string }>(
  'group_lock',
  'select id from teams where id = $1 for no key update',
)

/** Groups grow one call at a time. False if the team does not exist. */
export async function lockGroup(db: Queries, teamId: string): Promise<boolean> {
  return (await db.query(teamLock, [teamId])).length > 0
}

const clientsFind = statement<{ memberId: string }>(
  'group_find_clients',
  `select m.id as "memberId" from team_members t join memberships m on m.id = t.membership_id
    where t.team_id = $1 and m.membership_type = 'client'`,
)

/** The members who see only their own teams' students. */
export async function findClients(db: Queries, teamId: string): Promise<string[]> {
  return (await db.query(clientsFind, [teamId])).map(({ memberId }) => memberId)
}

const teamFind = statement<{ id: string }>(
  'group_find',
  'select id from teams where id = $1 and organization_id = $2',
)

export async function hasTeam(db: Queries, teamId: string, organizationId: string): Promise<boolean> {
  return (await db.query(teamFind, [teamId, organizationId])).length > 0
}
