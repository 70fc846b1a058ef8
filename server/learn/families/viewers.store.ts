import type { LearnStudentViewer } from '@learn/contract/learn/viewers'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const viewersFind = statement<Omit<LearnStudentViewer, 'invited'>>(
  'student_find_viewers',
  `select id, kind, name, email, since, expires_at as "expiresAt", is_you as "isYou", can_remove as "canRemove"
    from student_viewers($1, $2)`,
)

/** Everybody who sees the student or is invited to, for one of the student's guardians. */
export async function findViewers(db: Queries, studentId: string, now: Date): Promise<LearnStudentViewer[]> {
  const rows = await db.query(viewersFind, [studentId, now])
  return rows.map(row => ({ ...row, invited: row.expiresAt !== null }))
}

const teamFind = statement<{ teamId: string }>(
  'student_find_team',
  'select team_id as "teamId" from students where id = $1',
)

export async function findTeam(db: Queries, studentId: string): Promise<string | undefined> {
  const [student] = await db.query(teamFind, [studentId])
  return student?.teamId
}

interface Removal {
  readonly outcome: 'removed' | 'revoked' | 'yourself' | 'earlier'
  readonly email: string | null
  readonly endedMembershipId: string | null
}

const viewerRemove = statement<Removal>(
  'student_remove_viewer',
  `select outcome, address as email, ended_membership as "endedMembershipId" from remove_viewer($1, $2, $3)`,
)

/** Undefined if nobody with this id sees the student. */
export async function removeViewer(
  db: Queries,
  studentId: string,
  viewerId: string,
  now: Date,
): Promise<Removal | undefined> {
  const [removal] = await db.query(viewerRemove, [studentId, viewerId, now])
  return removal
}
