import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

const inactiveFind = statement<{ id: string; username: string }>(
  'students_find_inactive',
  'select id, username from find_inactive_students($1, $2)',
)

/** Students who have been inactive for longer than their organization keeps them. */
export async function findInactive(db: Queries, now: Date, atMost: number) {
  return await db.query(inactiveFind, [now, atMost])
}

const inactiveErase = statement<{ erased: boolean }>(
  'student_erase_inactive',
  'select erase_inactive_student($1, $2, $3, $4) as erased',
)

/** Erases one of them and records it, unless another server is doing so or the student has come back. */
export async function eraseInactive(
  db: Queries,
  student: { id: string; usernameHash: Buffer; eventId: string; now: Date },
): Promise<void> {
  const { id, usernameHash, eventId, now } = student
  await db.query(inactiveErase, [id, usernameHash, eventId, now])
}

const dueFind = statement<{ id: string; username: string }>(
  'students_find_due',
  'select id, username from find_due_erasures($1, $2)',
)

/** Students whose scheduled erasure is due. */
export async function findDue(db: Queries, now: Date, atMost: number) {
  return await db.query(dueFind, [now, atMost])
}

const dueErase = statement<{ erased: boolean }>(
  'student_erase_due',
  'select erase_due_student($1, $2, $3, $4) as erased',
)

/** Erases one of them and records it, unless another server is doing so or a guardian has stopped it. */
export async function eraseDue(
  db: Queries,
  student: { id: string; usernameHash: Buffer; eventId: string; now: Date },
): Promise<void> {
  const { id, usernameHash, eventId, now } = student
  await db.query(dueErase, [id, usernameHash, eventId, now])
}
