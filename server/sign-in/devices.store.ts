import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

/** More than anyone uses. The longest unused are forgotten. */
const mostDevices = 50

const deviceSave = statement<{ isNew: boolean; isFirst: boolean }>(
  'known_browser_save',
  `with others as (
    select hash from known_browsers where user_id = $1
  ), saved as (
    insert into known_browsers (user_id, hash, seen_at) values ($1, decode($2, 'hex'), $3)
      on conflict (user_id, hash) do update set seen_at = excluded.seen_at returning hash
  )
  select hash not in (select hash from others) as "isNew", not exists (select from others) as "isFirst" from saved`,
)

const devicesTrim = statement<never>(
  'known_browsers_trim',
  `delete from known_browsers where user_id = $1 and hash in (
    select hash from known_browsers where user_id = $1 order by seen_at desc offset ${mostDevices}
  )`,
)

/** Whether the person has not signed in with this browser before, and whether they have with none. */
export async function saveDevice(db: Queries, userId: string, hash: string, now: Date) {
  const [saved] = await db.query(deviceSave, [userId, hash, now])
  if (!saved) throw new Error('the browser was not saved')
  if (saved.isNew) await db.query(devicesTrim, [userId])
  return saved
}
