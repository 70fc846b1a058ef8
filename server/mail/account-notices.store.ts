import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

/** The changes to an account that the person should know about. */
export type AccountChange = 'passkey' | 'key' | 'app' | 'browser'

const changeNote = statement<{ email: string | null }>(
  'account_change_note',
  'select note_account_change($1, $2, $3) as email',
)

/** The person's address, if they should be emailed now. Otherwise the change is counted. */
export async function noteChange(
  db: Queries,
  userId: string,
  change: AccountChange,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db.query(changeNote, [userId, change, now])
  return row?.email ?? undefined
}

interface Summary {
  readonly userId: string
  readonly email: string
  readonly change: AccountChange
  readonly unsent: number
}

const summariesFind = statement<Summary>(
  'account_summaries_find',
  `select n.user_id as "userId", u.email, n.kind as change, n.unsent
    from account_notices n join users u on u.id = n.user_id
    where n.unsent > 0 and n.sent_at <= $1::timestamptz - interval '1 hour' limit $2`,
)

export async function findDueSummaries(db: Queries, now: Date, atMost: number): Promise<Summary[]> {
  return await db.query(summariesFind, [now, atMost])
}

// One statement, so that nothing is counted as sent without its email. Of two servers, the second finds the count changed.
const summarySend = statement<never>(
  'account_summary_send',
  `with claimed as (
    update account_notices set unsent = 0, sent_at = $6
      where user_id = $1 and kind = $2 and unsent = $3 and sent_at <= $6::timestamptz - interval '1 hour' returning 1
  )
  insert into mails (id, sealed, urgent, send_at, created_at) select $4, $5, false, $6, $6 from claimed`,
)

export async function sendSummary(
  db: Queries,
  { userId, change, unsent }: Summary,
  mail: { id: string; sealed: Buffer; now: Date },
): Promise<void> {
  await db.query(summarySend, [userId, change, unsent, mail.id, mail.sealed, mail.now])
}
