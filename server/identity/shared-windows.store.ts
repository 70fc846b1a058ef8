import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

/** Requests that one process has counted in a window. A negative number takes some back. */
export interface ReportedWindow {
  readonly key: Buffer
  readonly count: number
  readonly seconds: number
  /** How long it lasts here, for all others if this process is the first to report it. */
  readonly leftMilliseconds: number
}

/** The window of all processes. */
export interface SharedWindow {
  /** In hex. */
  readonly key: string
  readonly count: number
  readonly leftMilliseconds: number
}

const now = `now() + $5 * interval '1 second'`
/** If the database's clock was turned back, the window must not last longer. Small corrections of a clock are normal. */
const isOpen = `w.ends_at > ${now} and w.ends_at <= ${now} + (w.seconds + 5) * interval '1 second'`

/** All of them meet in the order of their keys, so that two processes never wait for each other. */
const sharedWindowsCount = statement<SharedWindow>(
  'shared_windows_count',
  `insert into shared_windows as w (key, count, seconds, ends_at)
  select key, count, seconds, ${now} + milliseconds * interval '1 millisecond'
  from unnest($1::bytea[], $2::int[], $3::int[], $4::int[]) as reported (key, count, seconds, milliseconds) order by key
  on conflict (key) do update set
    count = case when ${isOpen} then greatest(w.count, 0) + excluded.count else excluded.count end,
    seconds = excluded.seconds,
    ends_at = case when ${isOpen} then w.ends_at else excluded.ends_at end
  returning encode(key, 'hex') as key, greatest(count, 0) as count,
    (extract(epoch from ends_at - (${now})) * 1000)::int as "leftMilliseconds"`,
)

/** Adds to the windows and returns them as they are then. `movedSeconds` is how far a test has moved the clock. */
export async function countInWindows(
  db: Queries,
  windows: readonly ReportedWindow[],
  movedSeconds: number,
): Promise<SharedWindow[]> {
  return await db.query(sharedWindowsCount, [
    windows.map(({ key }) => `\\x${key.toString('hex')}`),
    windows.map(({ count }) => String(count)),
    windows.map(({ seconds }) => String(seconds)),
    windows.map(({ leftMilliseconds }) => String(Math.max(1, Math.ceil(leftMilliseconds)))),
    movedSeconds,
  ])
}
