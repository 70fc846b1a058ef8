import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

const mailCount = statement<{ counted: boolean }>('mail_count', 'select count_mail($1, $2, $3) as counted')

/** Counts one of today's emails; false if there were as many as allowed. */
export async function countMail(db: Queries, nameHash: Buffer, now: Date, most: number): Promise<boolean> {
  const [row] = await db.query(mailCount, [nameHash, now, most])
  return row?.counted ?? false
}

const mailCountsForget = statement<{ count: number }>(
  'mail_counts_forget',
  'select forget_mail_counts($1, $2) as count',
)

/** Deletes the counts of past days, up to a limit, and returns how many there were. */
export async function forgetMailCounts(db: Queries, now: Date, atMost: number): Promise<number> {
  const [row] = await db.query(mailCountsForget, [now, atMost])
  return row?.count ?? 0
}
