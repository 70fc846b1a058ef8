import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

const codesLock = statement<never>(
  'sign_in_code_lock_email',
  `select pg_advisory_xact_lock(hashtextextended('code ' || $1, 0))`,
)

/** Who requests a code: the network, and the browser's id if it has signed in to this account before. */
export interface Asker {
  readonly email: string
  readonly network: string
  readonly knownBrowser: string | undefined
}

const codesFind = statement<{ sentAt: string; network: string; knownBrowser: string | null; tries: number }>(
  'sign_in_code_find_sent',
  `select sent_at as "sentAt", network, known_browser as "knownBrowser", tries from sign_in_codes
    where email = $1 and sent_at > $2::timestamptz - interval '1 day' and not spent
      and known_browser is not distinct from $3
    order by sent_at desc limit 1000`,
)

/**
 * The codes sent to the address in the last day that nobody has used, latest first: those of this browser if it is known,
 * or else of all unknown ones. Blocks other requests for the address until the transaction ends.
 */
export async function lockCodes(db: Queries, { email, knownBrowser }: Asker, now: Date) {
  await db.query(codesLock, [email])
  const rows = await db.query(codesFind, [email, now, knownBrowser ?? null])
  return rows.map(row => ({ ...row, sentAt: new Date(row.sentAt) }))
}

const codeInsert = statement<never>(
  'sign_in_code_insert',
  `insert into sign_in_codes (browser_hash, email, code_hash, network, known_browser, sent_at, expires_at)
    values (decode($1, 'hex'), $2, $3, $4, $5, $6, $7)`,
)

export async function insertCode(
  db: Queries,
  { email, network, knownBrowser }: Asker,
  code: { browserHash: string; codeHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { browserHash, codeHash, now, expiresAt } = code
  await db.query(codeInsert, [browserHash, email, codeHash, network, knownBrowser ?? null, now, expiresAt])
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

/** False if the code was already used. */
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

const firstSignInNote = statement<{ id: string }>(
  'user_note_first_sign_in',
  'update users set first_signed_in_at = $2 where id = $1 and first_signed_in_at is null returning id',
)

/** Whether this is the first time that the person signs in. */
export async function noteFirstSignIn(db: Queries, userId: string, now: Date): Promise<boolean> {
  return (await db.query(firstSignInNote, [userId, now])).length > 0
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
