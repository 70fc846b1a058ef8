import type { LearnStudentErasure } from '@learn/contract/learn/erasure'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const erasureFind = statement<LearnStudentErasure>(
  'erasure_find',
  `select s.erasure_at as "erasureAt", c.attempts, c.sessions, c.assignments, c.papers,
    (select count(*) from learn_notes where student_id = s.id) as notes,
    case when exists (select from students other where other.team_id = s.team_id and other.id <> s.id) then 0
      else (select count(*) from media_items where team_id = s.team_id) end as files
  from students s join student_counts c on c.student_id = s.id where s.id = $1`,
)

/** What would be erased with the student. */
export async function findErasure(db: Queries, studentId: string): Promise<LearnStudentErasure | undefined> {
  const [erasure] = await db.query(erasureFind, [studentId])
  return erasure
}

interface Named {
  readonly displayName: string
  readonly teamId: string
  readonly erasureAt: string | null
}

const studentLock = statement<Named>(
  'erasure_lock_student',
  `select display_name as "displayName", team_id as "teamId", erasure_at as "erasureAt" from students
    where id = $1 for no key update`,
)

/** Keeps others from scheduling or stopping it, and the sweep from erasing, until the end of the transaction. */
export async function lockStudent(db: Queries, studentId: string): Promise<Named | undefined> {
  const [student] = await db.query(studentLock, [studentId])
  return student
}

const erasureSave = statement<never>('erasure_save', 'update students set erasure_at = $2 where id = $1')

export async function saveErasure(db: Queries, studentId: string, at: Date | null): Promise<void> {
  await db.query(erasureSave, [studentId, at])
}

const guardiansFind = statement<{ email: string }>(
  'erasure_find_guardians',
  `select a.email from guardian_addresses($2) a join guardians g on g.user_id = a.user_id and g.student_id = $1`,
)

/** The addresses of the student's guardians. */
export async function findGuardianEmails(db: Queries, studentId: string, teamId: string): Promise<string[]> {
  return (await db.query(guardiansFind, [studentId, teamId])).map(({ email }) => email)
}
