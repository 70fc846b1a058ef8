import type pg from 'pg'

/** These run as the owner, outside every tenant: only the operator's tool and the first start use them. */

export async function insertInstallation(
  client: pg.ClientBase,
  fingerprint: Buffer,
  now: Date,
): Promise<boolean> {
  const result = await client.query(
    'insert into installation (secret_fingerprint, created_at) values ($1, $2) on conflict do nothing',
    [fingerprint, now],
  )
  return result.rowCount === 1
}

export async function findSecretFingerprint(client: pg.ClientBase): Promise<Buffer | undefined> {
  const { rows } = await client.query<{ secret_fingerprint: Buffer }>(
    'select secret_fingerprint from installation',
  )
  return rows[0]?.secret_fingerprint
}

export async function insertUser(client: pg.ClientBase, user: { id: string; email: string; now: Date }) {
  await client.query('insert into users (id, email, created_at) values ($1, $2, $3)', [
    user.id,
    user.email,
    user.now,
  ])
}

export async function insertOrganization(
  client: pg.ClientBase,
  organization: { id: string; name: string; now: Date },
) {
  const { id, name, now } = organization
  await client.query('insert into organizations (id, name, created_at, updated_at) values ($1, $2, $3, $3)', [
    id,
    name,
    now,
  ])
}

export async function insertMembership(
  client: pg.ClientBase,
  membership: { id: string; principalId: string; organizationId: string; role: string; now: Date },
) {
  const { id, principalId, organizationId, role, now } = membership
  await client.query(
    'insert into memberships (id, principal_id, organization_id, role, created_at) values ($1, $2, $3, $4, $5)',
    [id, principalId, organizationId, role, now],
  )
}

export interface NewApiKey {
  readonly id: string
  readonly organizationId: string
  readonly userId: string
  readonly name: string
  readonly hash: string
  readonly scopes: readonly string[]
  readonly expiresAt: Date | null
  readonly now: Date
}

export async function insertApiKey(client: pg.ClientBase, key: NewApiKey) {
  await client.query(
    `with key as (
      insert into api_keys (id, organization_id, created_by_user_id, name, scopes, created_at, expires_at)
        values ($1, $2, $3, $4, $6, $7, $8)
    )
    insert into api_key_secrets (hash, api_key_id, organization_id, created_at) values (decode($5, 'hex'), $1, $2, $7)`,
    [key.id, key.organizationId, key.userId, key.name, key.hash, key.scopes, key.now, key.expiresAt],
  )
}

export async function revokeApiKey(
  client: pg.ClientBase,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await client.query<{ organization_id: string }>(
    'update api_keys set revoked_at = $2 where id = $1 and revoked_at is null returning organization_id',
    [id, now],
  )
  return rows[0]?.organization_id
}

/** The one with this id; without an id the first few, enough to choose from. */
export async function findOrganizations(
  client: pg.ClientBase,
  id: string | undefined,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from organizations where $1::uuid is null or id = $1 order by created_at, id limit 20',
    [id],
  )
  return rows
}

export async function findAdministrator(
  client: pg.ClientBase,
  organizationId: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select u.id from users u join memberships m on m.principal_id = u.id
      where m.organization_id = $1 and m.role = 'admin' order by m.created_at, u.id limit 1`,
    [organizationId],
  )
  return rows[0]?.id
}
