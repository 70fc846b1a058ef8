import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const pinUpdate = statement<{ username: string }>(
  'student_credential_update_pin',
  `update student_credentials set pin_hash = $2, updated_at = $3 where student_id = $1 returning username`,
)

/** Returns the student's username. */
export async function updatePin(
  db: Queries,
  studentId: string,
  pinHash: string,
  now: Date,
): Promise<string | undefined> {
  const [credential] = await db.query(pinUpdate, [studentId, pinHash, now])
  return credential?.username
}

const usernameUpdate = statement<{ pinSet: boolean }>(
  'student_credential_update_username',
  `update student_credentials set username = $2, username_folded = $3, updated_at = $4 where student_id = $1
    returning pin_set as "pinSet"`,
)

/** Returns whether the student has a PIN. */
export async function updateUsername(
  db: Queries,
  studentId: string,
  { username, folded, now }: { username: string; folded: string; now: Date },
): Promise<boolean> {
  const [updated] = await db.query(usernameUpdate, [studentId, username, folded, now])
  return updated?.pinSet ?? false
}

const studentRelease = statement<never>('student_release', 'select readmit_student($1, $2)')

export async function releaseStudent(db: Queries, studentId: string, usernameHash: Buffer): Promise<void> {
  await db.query(studentRelease, [studentId, usernameHash])
}

const studentHold = statement<{ id: string }>(
  'student_hold',
  'select id from students where id = $1 for no key update',
)

/** Whether the student exists. Locks them against other changes until the end of the transaction. */
export async function lockStudent(db: Queries, studentId: string): Promise<boolean> {
  return (await db.query(studentHold, [studentId])).length === 1
}

const usernameFind = statement<{ username: string }>(
  'student_credential_find_username',
  'select username from student_credentials where student_id = $1',
)

export async function findUsername(db: Queries, studentId: string): Promise<string | undefined> {
  const [credential] = await db.query(usernameFind, [studentId])
  return credential?.username
}

const studentErase = statement<{ endedTeamId: string | null }>(
  'student_erase',
  'select ended_team as "endedTeamId" from erase_student($1, $2, $3, $4)',
)

/** Undefined if the student does not exist. With the last student, the family's team is deleted too. */
export async function eraseStudent(
  db: Queries,
  student: { id: string; usernameHash: Buffer; userId: string; now: Date },
): Promise<{ readonly endedTeamId: string | null } | undefined> {
  const { id, usernameHash, userId, now } = student
  const [erased] = await db.query(studentErase, [id, usernameHash, userId, now])
  return erased
}

const guardianOfFind = statement<{ hasGuardian: boolean }>(
  'student_has_guardian',
  `select exists (select from guardians where student_id = s.id and user_id is not null) as "hasGuardian"
    from students s where s.id = $1`,
)

/** Whether anybody is the student's guardian; undefined if the student does not exist. */
export async function hasGuardian(db: Queries, studentId: string): Promise<boolean | undefined> {
  const [found] = await db.query(guardianOfFind, [studentId])
  return found?.hasGuardian
}
