import type { AdapterPayload } from 'oidc-provider'
import type { Queries } from '../storage/database.ts'
import { statement } from '../storage/statement.ts'

/** A stored record. Values with their own column are not in the payload. */
export interface StoredRecord {
  readonly payload: AdapterPayload
  readonly expiresAt: string
  readonly consumedAt: string | null
}

export interface NewGrant {
  readonly id: string
  readonly userId: string
  readonly clientId: string
  readonly clientName: string
  readonly scopes: readonly string[]
  readonly resource: string
  readonly payload: AdapterPayload
  readonly now: Date
  readonly expiresAt: Date
}

const grantColumns = `oauth_grants (id, user_id, client_id, client_name, scopes, resources, payload, created_at, expires_at)`

const grantValues = (grant: NewGrant) => [
  grant.id,
  grant.userId,
  grant.clientId,
  grant.clientName,
  grant.scopes,
  [grant.resource],
  JSON.stringify(grant.payload),
  grant.now,
  grant.expiresAt,
]

const grantInsert = statement<never>(
  'oauth_grant_insert',
  `insert into ${grantColumns} values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)

export async function insertGrant(db: Queries, grant: NewGrant): Promise<void> {
  await db.query(grantInsert, grantValues(grant))
}

const grantFind = statement<Omit<StoredRecord, 'consumedAt'>>(
  'oauth_grant_find',
  'select payload, expires_at as "expiresAt" from oauth_grants where id = $1',
)

export async function findGrant(db: Queries, id: string): Promise<StoredRecord | undefined> {
  const [found] = await db.query(grantFind, [id])
  return found && { ...found, consumedAt: null }
}

const grantDelete = statement<never>('oauth_grant_delete', 'delete from oauth_grants where id = $1')

/** Also deletes its tokens and records, which reference it. */
export async function deleteGrant(db: Queries, id: string): Promise<void> {
  await db.query(grantDelete, [id])
}

const accessTokenInsert = statement<never>(
  'access_token_insert',
  `insert into access_tokens (hash, principal_id, grant_id, scopes, audience, payload, expires_at)
    values ($1, $2, $3, $4, $5, $6, to_timestamp($7::double precision))`,
)

export async function insertAccessToken(
  db: Queries,
  token: {
    hash: Buffer
    principalId: string
    grantId: string
    scopes: readonly string[]
    audience: string
    payload: AdapterPayload
    expiresAt: number
  },
): Promise<void> {
  const { hash, principalId, grantId, scopes, audience, payload, expiresAt } = token
  const values = [hash, principalId, grantId, scopes, audience, JSON.stringify(payload), expiresAt]
  await db.query(accessTokenInsert, values)
}

const accessTokenFind = statement<Omit<StoredRecord, 'consumedAt'>>(
  'access_token_find',
  'select payload, expires_at as "expiresAt" from access_tokens where hash = $1',
)

export async function findAccessToken(db: Queries, hash: Buffer): Promise<StoredRecord | undefined> {
  const [found] = await db.query(accessTokenFind, [hash])
  return found && { ...found, consumedAt: null }
}

const accessTokenDelete = statement<never>('access_token_delete', 'delete from access_tokens where hash = $1')

export async function deleteAccessToken(db: Queries, hash: Buffer): Promise<void> {
  await db.query(accessTokenDelete, [hash])
}

const recordSave = statement<never>(
  'oauth_record_save',
  `insert into oauth_records (model, hash, grant_id, user_code_hash, uid_hash, payload, expires_at)
    values ($1, $2, $3, $4, $5, $6, to_timestamp($7::double precision))
  on conflict (model, hash) do update
    set grant_id = excluded.grant_id, payload = excluded.payload, expires_at = excluded.expires_at`,
)

export async function saveRecord(
  db: Queries,
  record: {
    model: string
    hash: Buffer
    grantId: string | null
    userCodeHash: Buffer | null
    uidHash: Buffer | null
    payload: AdapterPayload
    expiresAt: number
  },
): Promise<void> {
  const { model, hash, grantId, userCodeHash, uidHash, payload, expiresAt } = record
  const values = [model, hash, grantId, userCodeHash, uidHash, JSON.stringify(payload), expiresAt]
  await db.query(recordSave, values)
}

const recordFind = statement<StoredRecord>(
  'oauth_record_find',
  `select payload, expires_at as "expiresAt", consumed_at as "consumedAt"
    from oauth_records where model = $1 and hash = $2`,
)

export async function findRecord(
  db: Queries,
  model: string,
  hash: Buffer,
): Promise<StoredRecord | undefined> {
  const [found] = await db.query(recordFind, [model, hash])
  return found
}

const recordConsume = statement<{ hash: Buffer }>(
  'oauth_record_consume',
  `update oauth_records set consumed_at = now()
    where model = $1 and hash = $2 and consumed_at is null returning hash`,
)

/** False if the record was already consumed. */
export async function consumeRecord(db: Queries, model: string, hash: Buffer): Promise<boolean> {
  return (await db.query(recordConsume, [model, hash])).length === 1
}

const familyDelete = statement<never>(
  'oauth_grant_delete_by_record',
  'delete from oauth_grants where id = (select grant_id from oauth_records where model = $1 and hash = $2)',
)

export async function deleteFamily(db: Queries, model: string, hash: Buffer): Promise<void> {
  await db.query(familyDelete, [model, hash])
}

const recordDelete = statement<never>(
  'oauth_record_delete',
  'delete from oauth_records where model = $1 and hash = $2',
)

export async function deleteRecord(db: Queries, model: string, hash: Buffer): Promise<void> {
  await db.query(recordDelete, [model, hash])
}

/** A device that waits for a decision. $1 is the hash of its user code. */
const undecided = `model = 'DeviceCode' and user_code_hash = $1 and expires_at > now()
  and not payload ? 'accountId' and not payload ? 'error'`

const deviceFind = statement<{ payload: AdapterPayload }>(
  'oauth_device_find',
  `select payload from oauth_records where ${undecided}`,
)

export async function findDevice(db: Queries, userCodeHash: Buffer): Promise<AdapterPayload | undefined> {
  const [found] = await db.query(deviceFind, [userCodeHash])
  return found?.payload
}

const deviceApprove = statement<{ id: string }>(
  'oauth_device_approve',
  `with approved as (
    update oauth_records set grant_id = $3, payload = payload || $2::jsonb where ${undecided} returning 1
  )
  insert into ${grantColumns}
    select $3::uuid, $4::uuid, $5, $6, $7::text[], $8::text[], $9::jsonb, $10::timestamptz, $11::timestamptz from approved
  returning id`,
)

/** False if the request was already decided. One statement writes the decision and the grant together. */
export async function approveDevice(
  db: Queries,
  userCodeHash: Buffer,
  approval: object,
  grant: NewGrant,
): Promise<boolean> {
  const values = [userCodeHash, JSON.stringify(approval), ...grantValues(grant)]
  return (await db.query(deviceApprove, values)).length === 1
}

const deviceDeny = statement<{ hash: Buffer }>(
  'oauth_device_deny',
  `update oauth_records set payload = payload || $2::jsonb where ${undecided} returning hash`,
)

export async function denyDevice(db: Queries, userCodeHash: Buffer, denial: object): Promise<boolean> {
  return (await db.query(deviceDeny, [userCodeHash, JSON.stringify(denial)])).length === 1
}

// Concurrent polls wait for each other, so that only one counts as the first. The lock is in its own CTE: in the same
// select, the values would come from the row as it was before the wait.
const devicePoll = statement<{ early: boolean }>(
  'oauth_device_poll',
  `with pending as (
    select hash, payload from oauth_records
    where model = 'DeviceCode' and hash = $1 and expires_at > now()
      and not payload ? 'accountId' and not payload ? 'error'
    for update
  ), paced as (
    select hash, coalesce((payload->>'interval')::int, $2::int) as seconds,
      extract(epoch from now()) - (payload->>'polledAt')::numeric as waited
    from pending
  ), judged as (
    select hash, seconds, coalesce(waited < seconds - $3::numeric, false) as early from paced
  )
  update oauth_records as record
    set payload = payload || jsonb_build_object('polledAt', extract(epoch from now()),
      'interval', seconds + case when early then $2::int else 0 end)
  from judged where record.model = 'DeviceCode' and record.hash = judged.hash
  returning early`,
)

/** Records a device's poll. Returns whether it came too early; if so, the device's interval grows. */
export async function noteDevicePoll(
  db: Queries,
  hash: Buffer,
  { interval, leeway }: { interval: number; leeway: number },
): Promise<boolean> {
  const [poll] = await db.query(devicePoll, [hash, interval, leeway])
  return poll?.early ?? false
}

const clientRegister = statement<{ waitSeconds: number | null }>(
  'oauth_client_register',
  'select register_client($1, $2, $3) as "waitSeconds"',
)

/** Undefined if the client is stored, or the seconds to wait if the installation had `most` in the last hour. */
export async function registerClient(
  db: Queries,
  id: string,
  metadata: AdapterPayload,
  most: number,
): Promise<number | undefined> {
  const [row] = await db.query(clientRegister, [id, JSON.stringify(metadata), most])
  return row?.waitSeconds ?? undefined
}

const clientFind = statement<{ metadata: AdapterPayload }>(
  'oauth_client_find',
  'select metadata from oauth_clients where id = $1',
)

export async function findClient(db: Queries, id: string): Promise<AdapterPayload | undefined> {
  const [found] = await db.query(clientFind, [id])
  return found?.metadata
}

const userExists = statement<never>('oauth_user_exists', 'select from users where id = $1')

export async function isUser(db: Queries, id: string): Promise<boolean> {
  return (await db.query(userExists, [id])).length === 1
}
