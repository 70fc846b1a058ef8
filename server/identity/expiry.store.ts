import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

const tables = [
  'sign_in_codes',
  'web_sessions',
  'passkey_challenges',
  'access_tokens',
  'oauth_records',
  'oauth_grants',
] as const

/** For each table of what is good for a while: forgets what is so no longer. */
export const forgetExpired = tables.map(table => {
  const forget = statement<{ count: number }>(
    `${table}_forget`,
    `with expired as (
      select ctid from ${table} where expires_at <= $1 limit $2 for update skip locked
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
