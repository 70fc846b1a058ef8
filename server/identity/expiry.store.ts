import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

/** Far longer than the longest lockout, so that somebody who keeps guessing is not forgotten in between. */
export const daysTriesAreKept = 30

/** When a row of each table is no longer needed; `$1` is now. */
const isOver = {
  sign_in_codes: `sent_at <= $1 - interval '1 day'`,
  web_sessions: 'expires_at <= $1',
  email_changes: 'expires_at <= $1',
  passkey_challenges: 'expires_at <= $1',
  account_notices: `unsent = 0 and sent_at <= $1 - interval '1 hour'`,
  access_tokens: 'expires_at <= $1',
  student_sign_in_tries: `updated_at <= $1 - interval '${daysTriesAreKept} days'`,
  // Servers' clocks may differ by up to a minute.
  shared_windows: `ends_at <= $1 - interval '1 minute'`,
  // Kept for another hour, so that a late device learns that its code has expired rather than never existed.
  oauth_records: `expires_at <= $1 - interval '1 hour'`,
  // A refresh token is valid for 30 days, so a program that has been unused for longer has none.
  oauth_clients: `(last_used_at <= $1 - interval '90 days' or last_used_at is null and created_at <= $1 - interval '1 day')`,
  // A grant without tokens belongs to a client that never fetched them or no longer uses them. Its keys may be in use.
  oauth_grants: `(expires_at <= $1 or created_at <= $1 - interval '1 day'
    and not exists (select from access_tokens where grant_id = oauth_grants.id)
    and not exists (select from oauth_records where grant_id = oauth_grants.id)
    and not grant_has_keys(oauth_grants.id))`,
}

/** One sweep for each of these tables, which deletes its expired rows. */
export const forgetExpired = Object.entries(isOver).map(([table, over]) => {
  const forget = statement<{ count: number }>(
    `${table}_forget`,
    `with expired as (
      select ctid from ${table} where ${over.replaceAll('$1', '$1::timestamptz')} limit $2 for update skip locked
    ), gone as (
      delete from ${table} where ctid in (select ctid from expired) returning 1
    )
    select count(*) from gone`,
  )
  return async (db: Queries, now: Date, atMost: number): Promise<number> => {
    const [row] = await db.query(forget, [now, atMost])
    return row?.count ?? 0
  }
})
