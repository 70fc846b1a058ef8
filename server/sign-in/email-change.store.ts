import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

export interface EmailChange {
  readonly userId: string
  readonly email: string
  readonly formerEmail: string
  /** Which of the two links this is. */
  readonly side: 'old' | 'new'
  readonly isConfirmed: boolean
  readonly isOtherConfirmed: boolean
}

const find = (name: string, lock: string) =>
  statement<EmailChange>(
    name,
    `select c.user_id as "userId", c.email, u.email as "formerEmail",
      case when c.old_hash = decode($1, 'hex') then 'old' else 'new' end as side,
      (case when c.old_hash = decode($1, 'hex') then c.old_confirmed_at else c.new_confirmed_at end) is not null
        as "isConfirmed",
      (case when c.old_hash = decode($1, 'hex') then c.new_confirmed_at else c.old_confirmed_at end) is not null
        as "isOtherConfirmed"
    from email_changes c join users u on u.id = c.user_id
    where (c.old_hash = decode($1, 'hex') or c.new_hash = decode($1, 'hex')) and c.expires_at > $2 ${lock}`,
  )

const changeFind = find('email_change_find', '')
const changeLock = find('email_change_lock', 'for update of c')

export async function findEmailChange(
  db: Queries,
  hash: string,
  now: Date,
  lock = false,
): Promise<EmailChange | undefined> {
  const [change] = await db.query(lock ? changeLock : changeFind, [hash, now])
  return change
}

const oldConfirm = statement<never>(
  'email_change_confirm_old',
  'update email_changes set old_confirmed_at = coalesce(old_confirmed_at, $2) where user_id = $1',
)
const newConfirm = statement<never>(
  'email_change_confirm_new',
  'update email_changes set new_confirmed_at = coalesce(new_confirmed_at, $2) where user_id = $1',
)

export async function confirmEmailChange(db: Queries, { userId, side }: EmailChange, now: Date) {
  await db.query(side === 'old' ? oldConfirm : newConfirm, [userId, now])
}

const changeDelete = statement<never>('email_change_delete', 'delete from email_changes where user_id = $1')

export async function deleteEmailChange(db: Queries, userId: string): Promise<void> {
  await db.query(changeDelete, [userId])
}

const emailChange = statement<{ former: string }>('email_change', 'select change_email($1, $2) as former')

/** Ends the request too. */
export async function changeEmail(db: Queries, { userId, email }: EmailChange): Promise<void> {
  await db.query(emailChange, [userId, email])
}
