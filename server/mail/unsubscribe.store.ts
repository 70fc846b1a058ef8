import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

const weeklyStop = statement<{ userId: string }>(
  'learn_mail_preferences_stop',
  `update learn_mail_preferences set weekly = false, next_at = null, updated_at = greatest(updated_at, $2)
    where user_id = $1 and weekly returning user_id as "userId"`,
)

/** Turns the weekly email off, and removes it from the queue. Whether it was on. */
export async function stopWeekly(db: Queries, userId: string, now: Date): Promise<boolean> {
  return (await db.query(weeklyStop, [userId, now])).length === 1
}
