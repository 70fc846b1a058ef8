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

const studentErase = statement<{ erased: boolean }>('student_erase', 'select erase_student($1, $2) as erased')

/** Whether the student existed. */
export async function eraseStudent(db: Queries, studentId: string, usernameHash: Buffer): Promise<boolean> {
  const [row] = await db.query(studentErase, [studentId, usernameHash])
  return row?.erased ?? false
}
