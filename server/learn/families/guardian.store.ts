import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const guardianFind = statement<{ isGuardian: boolean }>(
  'guardian_find',
  `select exists (select from guardians where student_id = s.id and user_id = $2) as "isGuardian"
    from students s where s.id = $1`,
)

/** Whether the person is a guardian of the student; undefined if the student does not exist. */
export async function isGuardian(
  db: Queries,
  studentId: string,
  userId: string,
): Promise<boolean | undefined> {
  const [student] = await db.query(guardianFind, [studentId, userId])
  return student?.isGuardian
}

const guardianLink = statement<{ studentId: string }>(
  'guardian_link',
  'select accept_guardianship($1, $2) as "studentId"',
)

/** Links the caller to the children that the organization has added for their address, and returns those children. */
export async function linkGuardian(db: Queries, organizationId: string, now: Date): Promise<string[]> {
  return (await db.query(guardianLink, [organizationId, now])).map(({ studentId }) => studentId)
}

const guardianShare = statement<{ studentId: string }>(
  'guardian_share',
  'select share_guardianship($1, $2) as "studentId"',
)

/** Links the caller to the children of the guardian whose invitation they have accepted, and returns those children. */
export async function linkToSame(db: Queries, invitationId: string, now: Date): Promise<string[]> {
  return (await db.query(guardianShare, [invitationId, now])).map(({ studentId }) => studentId)
}
