import type { ApiKey, Caller } from '@learn/contract/identity'
import type { Role } from '@learn/contract/operation'
import type { Queries } from '../storage/database.ts'
import { organizationList } from '../storage/list.ts'
import { statement } from '../storage/statement.ts'

const membershipsFind = statement<Caller['memberships'][number]>(
  'memberships_find_own',
  `select m.id as "memberId", o.id as "organizationId", o.name as "organizationName", own.role,
    m.membership_type as "membershipType", o.suspended_reason as "suspendedReason"
  from own_memberships() own join memberships m on m.id = own.id join organizations o on o.id = m.organization_id
  order by m.created_at, m.id`,
)

/** The caller's own memberships, each with the role that applies there. */
export async function findOwnMemberships(db: Queries) {
  return await db.query(membershipsFind, [])
}

const keyColumns = (key: string) => `id, organization_id as "organizationId", name,
  (select role from memberships m where m.principal_id = ${key}.id and m.organization_id = ${key}.organization_id) as role,
  key_role(${key}.id) as "effectiveRole", scopes, created_by_user_id as "createdByUserId",
  (select email from users where id = ${key}.created_by_user_id) as "createdByEmail", created_at as "createdAt",
  least(expires_at, grant_expires_at) as "expiresAt", grant_id as "grantId", last_used_at as "lastUsedAt", revoked_at as "revokedAt"`

export const findApiKeys = organizationList<ApiKey>({
  entity: 'api_keys',
  table: 'api_keys',
  columns: keyColumns('page'),
  sorts: {
    createdAt: { column: 'created_at', type: 'timestamptz' },
    name: { column: 'name collate "C"', type: 'text' },
  },
})

const apiKeyFind = statement<ApiKey>(
  'api_key_find',
  `select ${keyColumns('api_keys')} from api_keys where id = $1`,
)
const apiKeyFindForUpdate = statement<ApiKey>('api_key_find_for_update', `${apiKeyFind.text} for update`)

export async function findApiKey(db: Queries, id: string, lock?: 'for update'): Promise<ApiKey | undefined> {
  const [found] = await db.query(lock ? apiKeyFindForUpdate : apiKeyFind, [id])
  return found
}

const apiKeyInsert = statement<never>(
  'api_key_insert',
  `insert into api_keys (id, organization_id, created_by_user_id, name, scopes, created_at, expires_at, grant_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
)
const keyMembershipInsert = statement<never>(
  'api_key_insert_membership',
  `insert into memberships (id, principal_id, organization_id, role, created_at) values ($1, $2, $3, $4, $5)`,
)

/** A key is a member of its organization and has a role there. */
export async function insertApiKey(
  db: Queries,
  key: {
    id: string
    membershipId: string
    organizationId: string
    createdByUserId: string
    name: string
    role: Role
    scopes: readonly string[]
    expiresAt: Date | null
    grantId: string | null
    now: Date
  },
): Promise<void> {
  const { id, membershipId, organizationId, createdByUserId, name, role, scopes, expiresAt, now } = key
  const values = [id, organizationId, createdByUserId, name, scopes, now, expiresAt, key.grantId]
  await db.query(apiKeyInsert, values)
  await db.query(keyMembershipInsert, [membershipId, id, organizationId, role, now])
}

const secretInsert = statement<never>(
  'api_key_secret_insert',
  `insert into api_key_secrets (hash, api_key_id, organization_id, user_id, grant_id, created_at)
    values (decode($1, 'hex'), $2, $3, $4, $5, $6)`,
)

export async function insertSecret(
  db: Queries,
  secret: {
    hash: string
    apiKeyId: string
    organizationId: string
    userId: string
    grantId: string | null
    now: Date
  },
): Promise<void> {
  const { hash, apiKeyId, organizationId, userId, grantId, now } = secret
  await db.query(secretInsert, [hash, apiKeyId, organizationId, userId, grantId, now])
}

const makerSave = statement<never>(
  'api_key_save_maker',
  'update api_keys set created_by_user_id = $2, grant_id = $3 where id = $1',
)

/** The key acts for this person from now on, and ends with this grant. */
export async function saveMaker(
  db: Queries,
  apiKeyId: string,
  { userId, grantId }: { userId: string; grantId: string | null },
): Promise<void> {
  await db.query(makerSave, [apiKeyId, userId, grantId])
}

const beyondFind = statement<{ beyond: boolean }>(
  'api_key_reaches_beyond',
  'select key_reaches_beyond($1) as beyond',
)

/** Whether the key belongs to an organization that the caller does not administer. */
export async function reachesBeyondCaller(db: Queries, apiKeyId: string): Promise<boolean> {
  const [row] = await db.query(beyondFind, [apiKeyId])
  return row?.beyond ?? true
}

const secretsEnd = statement<never>(
  'api_key_secrets_end',
  `update api_key_secrets set expires_at = $2 where api_key_id = $1 and (expires_at is null or expires_at > $2)`,
)

/** Lets the key's current secrets expire at the given time. */
export async function endSecrets(db: Queries, apiKeyId: string, at: Date): Promise<void> {
  await db.query(secretsEnd, [apiKeyId, at])
}

const secretsDelete = statement<never>(
  'api_key_secrets_delete',
  'delete from api_key_secrets where api_key_id = $1',
)

/** Ends them immediately. Not with a date, because another server's clock may be behind. */
export async function deleteSecrets(db: Queries, apiKeyId: string): Promise<void> {
  await db.query(secretsDelete, [apiKeyId])
}

const apiKeyRevoke = statement<never>('api_key_revoke', 'update api_keys set revoked_at = $2 where id = $1')

export async function revokeApiKey(db: Queries, id: string, now: Date): Promise<void> {
  await db.query(apiKeyRevoke, [id, now])
}
