import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

const codeSave = statement<{ email: string }>(
  'sign_in_code_save',
  `insert into sign_in_codes as kept (email, browser_hash, code_hash, sent_since, expires_at)
    values ($1, decode($2, 'hex'), $3, $4, $5)
  on conflict (email) do update set browser_hash = excluded.browser_hash, code_hash = excluded.code_hash, tries = 0,
    spent = false, expires_at = excluded.expires_at,
    sent = case when kept.sent_since <= $6 then 1 else kept.sent + 1 end,
    sent_since = case when kept.sent_since <= $6 then excluded.sent_since else kept.sent_since end
  where kept.sent < $7 or kept.sent_since <= $6
  returning email`,
)

/** Replaces the address's code. False if it has been sent too many recently. */
export async function saveCode(
  db: Queries,
  code: {
    email: string
    browserHash: string
    codeHash: Buffer
    now: Date
    expiresAt: Date
    windowStart: Date
    most: number
  },
): Promise<boolean> {
  const { email, browserHash, codeHash, now, expiresAt, windowStart, most } = code
  const values = [email, browserHash, codeHash, now, expiresAt, windowStart, most]
  return (await db.query(codeSave, values)).length === 1
}

const waitFind = statement<{ seconds: number }>(
  'sign_in_code_find_wait',
  `select greatest(1, ceil(extract(epoch from sent_since + $3 * interval '1 millisecond' - $2)))::int as seconds
    from sign_in_codes where email = $1`,
)

/** Seconds until the address may be sent another code. */
export async function findWait(
  db: Queries,
  email: string,
  now: Date,
  windowMilliseconds: number,
): Promise<number> {
  const [row] = await db.query(waitFind, [email, now, windowMilliseconds])
  return row?.seconds ?? 1
}

const tryTake = statement<{ email: string; codeHash: Buffer; tries: number }>(
  'sign_in_code_take_try',
  `update sign_in_codes set tries = tries + 1
    where browser_hash = decode($1, 'hex') and expires_at > $2 and tries < $3 and not spent
    returning email, code_hash as "codeHash", tries`,
)

export async function takeTry(db: Queries, browserHash: string, now: Date, most: number) {
  const [row] = await db.query(tryTake, [browserHash, now, most])
  return row
}

const codeSpend = statement<{ email: string }>(
  'sign_in_code_spend',
  `update sign_in_codes set spent = true
    where browser_hash = decode($1, 'hex') and code_hash = $2 and not spent returning email`,
)

/** False if the code was already used. The row stays, because it counts the codes sent to the address. */
export async function spendCode(db: Queries, browserHash: string, codeHash: Buffer): Promise<boolean> {
  return (await db.query(codeSpend, [browserHash, codeHash])).length === 1
}

const emailLock = statement<never>(
  'user_lock_email',
  `select pg_advisory_xact_lock(hashtextextended('user ' || $1, 0))`,
)

/** Blocks other transactions from creating a user with this address. */
export async function lockEmail(db: Queries, email: string): Promise<void> {
  await db.query(emailLock, [email])
}

const userFind = statement<{ id: string }>('user_find_by_email', 'select id from users where email = $1')

export async function findUserByEmail(db: Queries, email: string): Promise<string | undefined> {
  const [user] = await db.query(userFind, [email])
  return user?.id
}

const userInsert = statement<never>(
  'user_insert',
  'insert into users (id, email, created_at) values ($1, $2, $3)',
)

export async function insertUser(db: Queries, id: string, email: string, now: Date): Promise<void> {
  await db.query(userInsert, [id, email, now])
}

const sessionInsert = statement<never>(
  'session_insert',
  `insert into web_sessions (id, hash, user_id, user_agent, address, created_at, last_used_at, expires_at)
    values ($1, decode($2, 'hex'), $3, $4, $5, $6, $6, $7)`,
)

export async function insertSession(
  db: Queries,
  session: {
    id: string
    hash: string
    userId: string
    userAgent: string | null
    address: string
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  const { id, hash, userId, userAgent, address, now, expiresAt } = session
  await db.query(sessionInsert, [id, hash, userId, userAgent, address, now, expiresAt])
}

const sessionDelete = statement<never>(
  'session_delete_by_hash',
  `delete from web_sessions where hash = decode($1, 'hex')`,
)

export async function deleteSession(db: Queries, hash: string): Promise<void> {
  await db.query(sessionDelete, [hash])
}

const sessionFind = statement<{ sessionId: string; userId: string; email: string }>(
  'session_find_by_hash',
  `select s.id as "sessionId", u.id as "userId", u.email
    from web_sessions s join users u on u.id = s.user_id where s.hash = decode($1, 'hex') and s.expires_at > $2`,
)

export async function findSession(db: Queries, hash: string, now: Date) {
  const [session] = await db.query(sessionFind, [hash, now])
  return session
}
