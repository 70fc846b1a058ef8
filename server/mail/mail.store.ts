import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'
import type { Subscription } from './mail.ts'

const mailInsert = statement<never>(
  'mail_insert',
  `insert into mails (id, sealed, urgent, send_at, created_at, user_id, kind) values ($1, $2, $3, $4, $4, $5, $6)`,
)

export async function insertMail(
  db: Queries,
  mail: { id: string; sealed: Buffer; urgent: boolean; now: Date },
  subscription: Subscription | undefined,
): Promise<void> {
  const { userId = null, kind = null } = subscription ?? {}
  await db.query(mailInsert, [mail.id, mail.sealed, mail.urgent, mail.now, userId, kind])
}

export interface DueMail {
  readonly id: string
  readonly sealed: Buffer
  readonly attempts: number
}

// Taking an email postpones its next attempt: other processes skip it, and it is retried if this process dies.
const mailsTake = statement<DueMail>(
  'mails_take',
  `update mails set attempts = attempts + 1, send_at = $1::timestamptz + least(interval '1 minute' * 4 ^ attempts, interval '6 hours')
    where id in (select id from mails where send_at <= $1::timestamptz order by urgent desc, send_at limit $2 for update skip locked)
    returning id, sealed, attempts`,
)

export async function takeDueMails(db: Queries, now: Date, atMost: number): Promise<DueMail[]> {
  return await db.query(mailsTake, [now, atMost])
}

const mailDelete = statement<never>('mail_delete', 'delete from mails where id = $1')

export async function deleteMail(db: Queries, id: string): Promise<void> {
  await db.query(mailDelete, [id])
}
