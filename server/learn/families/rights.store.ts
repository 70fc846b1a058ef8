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

const pendingFind = statement<{ teamId: string; username: string; hasGuardian: boolean }>(
  'student_find_pending',
  `select s.team_id as "teamId", c.username,
      exists (select from guardians where student_id = s.id and user_id is not null) as "hasGuardian"
    from students s join student_credentials c on c.student_id = s.id where s.id = $1`,
)

/** Whether the student has a guardian, and what is needed to erase them otherwise. */
export async function findPending(db: Queries, studentId: string) {
  const [found] = await db.query(pendingFind, [studentId])
  return found
}

const emptyFamilyEnd = statement<never>(
  'family_end_empty',
  `with ended as (
    delete from families where team_id = $1 and not exists (select from students where team_id = $1)
    returning organization_id, parent_email
  )
  update invitations i set status = 'revoked', revoked_by_user_id = $2, revoked_at = $3 from ended
    where i.organization_id = ended.organization_id and i.email = ended.parent_email and i.guardian and i.status = 'pending'`,
)

/** Forgets the parent of a family without children, and revokes their invitation. */
export async function endEmptyFamily(
  db: Queries,
  { teamId, userId, now }: { teamId: string; userId: string; now: Date },
): Promise<void> {
  await db.query(emptyFamilyEnd, [teamId, userId, now])
}
