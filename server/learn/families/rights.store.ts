import type { LearnConsent } from '@learn/contract/learn/students'
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
export async function holdStudent(db: Queries, studentId: string): Promise<boolean> {
  return (await db.query(studentHold, [studentId])).length === 1
}

const consentFind = statement<LearnConsent>(
  'consent_find',
  `select withdrawn_at is null as given, given_at as "givenAt", withdrawn_at as "withdrawnAt" from consents
    where student_id = $1 order by withdrawn_at is null desc, given_at desc, id desc limit 1`,
)

/** The latest consent or withdrawal. */
export async function findConsent(db: Queries, studentId: string): Promise<LearnConsent | undefined> {
  const [consent] = await db.query(consentFind, [studentId])
  return consent
}

const consentWithdraw = statement<never>(
  'consent_withdraw',
  `update consents set withdrawn_at = greatest($3::timestamptz, given_at), withdrawn_by_user_id = $2
    where student_id = $1 and withdrawn_at is null`,
)

export async function withdrawConsent(
  db: Queries,
  studentId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await db.query(consentWithdraw, [studentId, userId, now])
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
