import { daysTriesAreKept } from '../identity/expiry.store.ts'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'
import { type FailingNames, mostFailingNames, mostFailures } from './spraying.ts'
import type { Tries, TryCounts } from './tries.ts'

/** A username's hash, and the network that an attempt comes from. */
export interface Place {
  readonly nameHash: Buffer
  readonly network: string
}

const everywhere = '*'

const nameLock = statement<never>(
  'student_lock_name',
  `select pg_advisory_xact_lock(hashtextextended('student ' || encode($1, 'hex'), 0))`,
)

/** Blocks other transactions from counting attempts on this username. */
export async function lockName(db: Queries, nameHash: Buffer): Promise<void> {
  await db.query(nameLock, [nameHash])
}

const networkLock = statement<never>(
  'student_lock_network',
  `select pg_advisory_xact_lock(hashtextextended('student network ' || $1, 0))`,
)

/** Blocks other transactions from counting usernames from this network. Taken after the lock of a name, never before. */
export async function lockNetwork(db: Queries, network: string): Promise<void> {
  await db.query(networkLock, [network])
}

/** Whether a row says that its child has signed in from its network lately; `$3` is now. */
const isSignedIn = `signed_in_at > $3::timestamptz - interval '${daysTriesAreKept} days'`
const isKnown = `coalesce(${isSignedIn}, false)`
const isRecent = `updated_at > $3::timestamptz - interval '1 hour'`

const failingNamesFind = statement<{
  isKnownHere: boolean
  failedAt: string[]
  children: number
  failingEverywhere: number
}>(
  'student_tries_find_failing_names',
  `select
    exists (
      select from student_sign_in_tries where username_hash = $1 and network = $2 and ${isKnown}
    ) as "isKnownHere",
    array(
      select updated_at from student_sign_in_tries
      where network = $2 and tries > 0 and ${isRecent} and username_hash <> $1 and not ${isKnown}
      order by updated_at desc limit ${mostFailures}
    ) as "failedAt",
    (select count(*) from (
      select from student_sign_in_tries
      where network = $2 and ${isSignedIn} limit ${mostFailures}
    ) as children) as children,
    (select count(*) from (
      select from student_sign_in_tries
      where network = '${everywhere}' and tries > 0 and ${isRecent} limit ${mostFailingNames}
    ) as failing) as "failingEverywhere"`,
)

export async function findFailingNames(
  db: Queries,
  { nameHash, network }: Place,
  now: Date,
): Promise<FailingNames> {
  const [found] = await db.query(failingNamesFind, [nameHash, network, now])
  if (!found) throw new Error('counting failing usernames returned no row')
  return { ...found, failedAt: found.failedAt.map(text => new Date(text)) }
}

const triesFind = statement<{ network: string; tries: number; lockedUntil: string | null }>(
  'student_tries_find',
  `select network, tries, locked_until as "lockedUntil" from student_sign_in_tries
    where username_hash = $1 and network in ($2, '${everywhere}')
      and updated_at > $3::timestamptz - interval '${daysTriesAreKept} days'`,
)

export async function findTries(db: Queries, { nameHash, network }: Place, now: Date): Promise<TryCounts> {
  const rows = await db.query(triesFind, [nameHash, network, now])
  const triesFrom = (wanted: string): Tries => {
    const row = rows.find(found => found.network === wanted)
    return { tries: row?.tries ?? 0, lockedUntil: row?.lockedUntil ? new Date(row.lockedUntil) : null }
  }
  return { here: triesFrom(network), everywhere: triesFrom(everywhere) }
}

const triesSave = statement<never>(
  'student_tries_save',
  `insert into student_sign_in_tries (username_hash, network, tries, locked_until, updated_at)
    values ($1, $2, $3, $4, $7), ($1, '${everywhere}', $5, $6, $7)
  on conflict (username_hash, network) do update
    set tries = excluded.tries, locked_until = excluded.locked_until, updated_at = excluded.updated_at`,
)

/** Saves both counts, so that the overall count stays current while one network keeps trying. */
export async function saveTries(db: Queries, place: Place, counted: TryCounts, now: Date): Promise<void> {
  const { here, everywhere: all } = counted
  const values = [place.nameHash, place.network, here.tries, here.lockedUntil, all.tries, all.lockedUntil]
  await db.query(triesSave, [...values, now])
}

const triesForgive = statement<never>(
  'student_tries_forgive',
  `with own as (
    insert into student_sign_in_tries (username_hash, network, tries, signed_in_at, updated_at)
      values ($1, $2, 0, $5, $5)
    on conflict (username_hash, network) do update
      set tries = 0, locked_until = null, signed_in_at = excluded.signed_in_at, updated_at = excluded.updated_at
  )
  update student_sign_in_tries set tries = $3, locked_until = $4
    where username_hash = $1 and network = '${everywhere}'`,
)

/** Clears this network's attempts, notes that the child is known there, and sets the overall count to what is left. */
export async function forgiveTries(
  db: Queries,
  { nameHash, network }: Place,
  left: Tries,
  now: Date,
): Promise<void> {
  await db.query(triesForgive, [nameHash, network, left.tries, left.lockedUntil, now])
}

/** The hash is null until somebody has set a PIN. */
const credentialFind = statement<{ studentId: string; pinHash: string | null }>(
  'student_credential_find',
  'select student_id as "studentId", pin_hash as "pinHash" from student_credentials where username_folded = $1',
)

export async function findCredential(db: Queries, folded: string) {
  const [found] = await db.query(credentialFind, [folded])
  return found
}

const studentAdmit = statement<{ organizationId: string | null }>(
  'student_admit',
  'select admit_student($1, $2) as "organizationId"',
)

const pinRenew = statement<never>('student_pin_renew', 'select renew_pin_hash($1, $2, $3)')

/** Replaces the hash of a PIN that was just verified, unless the PIN has changed. */
export async function renewPin(db: Queries, studentId: string, pinHash: string, renewed: string) {
  await db.query(pinRenew, [studentId, pinHash, renewed])
}

/** The child's organization. Undefined if the PIN has changed or the organization is suspended. */
export async function admitStudent(db: Queries, studentId: string, pinHash: string) {
  const [admitted] = await db.query(studentAdmit, [studentId, pinHash])
  return admitted?.organizationId ?? undefined
}

const tokenInsert = statement<never>(
  'student_token_insert',
  `insert into access_tokens (hash, principal_id, scopes, payload, expires_at)
    values (decode($1, 'hex'), $2, $3, '{}', $4)`,
)

export async function insertToken(
  db: Queries,
  token: { hash: string; studentId: string; scopes: readonly string[]; expiresAt: Date },
): Promise<void> {
  await db.query(tokenInsert, [token.hash, token.studentId, token.scopes, token.expiresAt])
}

const tokenDelete = statement<{ studentId: string }>(
  'student_token_delete',
  `delete from access_tokens where hash = decode($1, 'hex') and expires_at > $2
      and principal_id in (select student_id from student_credentials)
    returning principal_id as "studentId"`,
)

/** False if no child has such a token. */
export async function deleteToken(db: Queries, hash: string, now: Date): Promise<boolean> {
  return (await db.query(tokenDelete, [hash, now])).length === 1
}
