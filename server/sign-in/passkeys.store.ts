import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

export interface Passkey {
  readonly id: string
  readonly userId: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: string[]
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

const columns = `id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey", counter, transports,
  name, created_at as "createdAt", last_used_at as "lastUsedAt"`

const passkeysFind = statement<Passkey>(
  'passkeys_find_by_user',
  `select ${columns} from passkeys where user_id = $1 order by created_at, id`,
)

export async function findPasskeys(db: Queries, userId: string): Promise<Passkey[]> {
  return await db.query(passkeysFind, [userId])
}

const passkeyFind = statement<Passkey & { email: string }>(
  'passkey_find_by_credential',
  `select ${columns}, (select email from users where id = user_id) as email from passkeys where credential_id = $1`,
)

export async function findPasskeyByCredential(
  db: Queries,
  credentialId: string,
): Promise<(Passkey & { email: string }) | undefined> {
  const [found] = await db.query(passkeyFind, [credentialId])
  return found
}

const passkeyInsert = statement<{ id: string }>(
  'passkey_insert',
  `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    select $1::uuid, $2::uuid, $3, $4::bytea, $5::bigint, $6::text[], $7, $8::timestamptz
    where (select count(*) from passkeys where user_id = $2) < $9
  on conflict (credential_id) do nothing returning id`,
)

export async function insertPasskey(
  db: Queries,
  passkey: Omit<Passkey, 'createdAt' | 'lastUsedAt'> & { now: Date; most: number },
): Promise<boolean> {
  const { id, userId, credentialId, publicKey, counter, transports, name, now, most } = passkey
  const values = [id, userId, credentialId, publicKey, counter, transports, name, now, most]
  return (await db.query(passkeyInsert, values)).length === 1
}

const passkeysLock = statement<never>(
  'passkeys_lock',
  `select pg_advisory_xact_lock(hashtextextended('passkeys ' || $1, 0))`,
)

/** Blocks other transactions from adding a passkey for this person. */
export async function lockPasskeys(db: Queries, userId: string): Promise<void> {
  await db.query(passkeysLock, [userId])
}

const passkeyDelete = statement<{ id: string }>(
  'passkey_delete',
  'delete from passkeys where user_id = $1 and id = $2 returning id',
)

export async function deletePasskey(db: Queries, userId: string, id: string): Promise<boolean> {
  return (await db.query(passkeyDelete, [userId, id])).length === 1
}

const passkeyNoteUse = statement<never>(
  'passkey_note_use',
  'update passkeys set counter = greatest(counter, $2), last_used_at = $3 where id = $1',
)

export async function notePasskeyUse(db: Queries, id: string, counter: number, now: Date): Promise<void> {
  await db.query(passkeyNoteUse, [id, counter, now])
}

const challengeInsert = statement<never>(
  'passkey_challenge_insert',
  `insert into passkey_challenges (hash, user_id, expires_at) values (decode($1, 'hex'), $2, $3)`,
)

export async function insertChallenge(
  db: Queries,
  hash: string,
  userId: string | null,
  expiresAt: Date,
): Promise<void> {
  await db.query(challengeInsert, [hash, userId, expiresAt])
}

const challengeDelete = statement<{ expiresAt: string }>(
  'passkey_challenge_delete',
  `delete from passkey_challenges
    where hash = decode($1, 'hex') and user_id is not distinct from $2::uuid and expires_at > $3 returning expires_at as "expiresAt"`,
)

export async function deleteChallenge(
  db: Queries,
  hash: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  return (await db.query(challengeDelete, [hash, userId, now])).length === 1
}
