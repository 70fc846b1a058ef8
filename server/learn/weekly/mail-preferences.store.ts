import type { Queries } from '../../storage/database.ts'
import { statement } from '../../storage/statement.ts'

export interface PreferenceRow {
  readonly weekly: boolean | null
  readonly timeZone: string
  /** The Monday of the next weekly email, if one was ever wanted. */
  readonly nextWeek: string | null
  readonly nextAt: string | null
}

const columns = `weekly, time_zone as "timeZone", next_week::text as "nextWeek", next_at as "nextAt"`

const preferencesFind = statement<PreferenceRow>(
  'learn_mail_preferences_find',
  `select ${columns} from learn_mail_preferences where user_id = $1`,
)

export async function findPreferences(db: Queries, userId: string): Promise<PreferenceRow | undefined> {
  const [row] = await db.query(preferencesFind, [userId])
  return row
}

const preferencesLock = statement<PreferenceRow>(
  'learn_mail_preferences_lock',
  `with added as (
    insert into learn_mail_preferences (user_id, time_zone, updated_at) values ($1, $2, $3) on conflict do nothing
    returning weekly, time_zone, next_week, next_at
  ), kept as (
    select weekly, time_zone, next_week, next_at from learn_mail_preferences where user_id = $1 for update
  )
  select ${columns} from added union all select ${columns} from kept`,
)

/** The person's row, locked until the end of the transaction. It is added if there is none. */
export async function lockPreferences(
  db: Queries,
  userId: string,
  timeZone: string,
  now: Date,
): Promise<PreferenceRow> {
  const [row] = await db.query(preferencesLock, [userId, timeZone, now])
  // Another call has just added it: it is committed by now.
  return row ?? (await lockPreferences(db, userId, timeZone, now))
}

const preferencesSave = statement<never>(
  'learn_mail_preferences_save',
  `update learn_mail_preferences set weekly = $2, time_zone = $3, next_week = $4::date, next_at = $5,
    updated_at = greatest(updated_at, $6) where user_id = $1`,
)

export async function savePreferences(
  db: Queries,
  userId: string,
  { weekly, timeZone, nextWeek, nextAt }: PreferenceRow,
  now: Date,
): Promise<void> {
  await db.query(preferencesSave, [userId, weekly, timeZone, nextWeek, nextAt, now])
}
