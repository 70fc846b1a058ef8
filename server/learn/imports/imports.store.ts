import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const familiesFind = statement<{ email: string; children: number; recent: number; names: string[] }>(
  'import_find_families',
  `select f.parent_email as email, count(s.id) as children, count(s.id) filter (where s.created_at > $3) as recent,
    coalesce(array_agg(s.display_name) filter (where s.id is not null), '{}') as names
  from families f left join students s on s.team_id = f.team_id
  where f.organization_id = $1 and f.parent_email = any ($2::text[]) group by f.parent_email`,
)

/** The families that these parents already have here: how many children, how many of them new, and their names. */
export async function findFamilies(
  db: Queries,
  organizationId: string,
  emails: readonly string[],
  since: Date,
) {
  return await db.query(familiesFind, [organizationId, [...emails], since])
}

const groupsFind = statement<{ id: string; name: string; students: number }>(
  'import_find_groups',
  `select id, name, (select count(*) from team_students where team_id = t.id) as students
  from teams t where organization_id = $1 and not exists (select from families f where f.team_id = t.id)
  order by created_at, id`,
)

/** The teams that can be groups, oldest first. */
export async function findGroups(db: Queries, organizationId: string) {
  return await db.query(groupsFind, [organizationId])
}

const credentialTry = statement<{ username: string }>(
  'import_try_username',
  `insert into student_credentials (student_id, organization_id, username, username_folded, updated_at)
    values ($1, $2, $3, $4, $5) on conflict do nothing returning username`,
)

/** Without a PIN. False if somebody on this server has the username. */
export async function tryUsername(
  db: Queries,
  student: { studentId: string; organizationId: string; username: string; folded: string },
  now: Date,
): Promise<boolean> {
  const { studentId, organizationId, username, folded } = student
  return (await db.query(credentialTry, [studentId, organizationId, username, folded, now])).length > 0
}
