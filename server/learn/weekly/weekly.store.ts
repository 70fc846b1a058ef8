import type { LearnEntitlement } from '@learn/contract/learn/entitlements'
import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

// In any order: a person whose email can't be made must not stand in the way of others for ever.
const dueFind = statement<{ userId: string }>(
  'weekly_mails_find_due',
  `select user_id as "userId" from learn_mail_preferences where next_at <= $1 order by random() limit $2`,
)

export async function findDue(db: Queries, now: Date, atMost: number): Promise<string[]> {
  return (await db.query(dueFind, [now, atMost])).map(({ userId }) => userId)
}

const dueLock = statement<{ timeZone: string; nextWeek: string }>(
  'weekly_mail_lock',
  `select time_zone as "timeZone", next_week::text as "nextWeek" from learn_mail_preferences
    where user_id = $1 and next_at <= $2 for update skip locked`,
)

/** Locks the person's row if their email is still wanted and due, and no other server is at it. */
export async function lockDue(db: Queries, userId: string, now: Date) {
  const [row] = await db.query(dueLock, [userId, now])
  return row
}

const weekSet = statement<never>(
  'weekly_mail_set_next',
  'update learn_mail_preferences set next_week = $2::date, next_at = $3 where user_id = $1',
)

export async function setNext(
  db: Queries,
  userId: string,
  next: { nextWeek: string; nextAt: Date },
): Promise<void> {
  await db.query(weekSet, [userId, next.nextWeek, next.nextAt])
}

const organizationsFind = statement<{ ids: string[] }>(
  'weekly_mail_find_organizations',
  'select weekly_organizations() as ids',
)

/** Where the guardian may see their children now. */
export async function findOrganizations(db: Queries): Promise<string[]> {
  const [found] = await db.query(organizationsFind, [])
  return found?.ids ?? []
}

const childrenFind = statement<
  { studentId: string } & Pick<LearnEntitlement, 'status' | 'startsAt' | 'endsAt'>
>(
  'weekly_mail_find_children',
  `select s.id as "studentId", e.status, e.starts_at as "startsAt", e.ends_at as "endsAt"
    from guardians g join students s on s.id = g.student_id join entitlements e on e.student_id = s.id
    join consents c on c.student_id = s.id and c.withdrawn_at is null
    where g.user_id = $1 order by s.display_name collate "C", s.id for share of c`,
)

/**
 * The children of this guardian for whom consent is given. Withdrawing it waits until the email is in the queue, and
 * removes it from there.
 */
export async function findChildren(db: Queries, userId: string) {
  return await db.query(childrenFind, [userId])
}
