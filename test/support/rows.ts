import { randomBytes, randomUUID } from 'node:crypto'
import type { Invitation } from '@learn/contract/invitations'
import { scopes as allScopes, type Role } from '@learn/contract/operation'
import pg from 'pg'
import { makeApiKey } from '../../server/identity/api-key.ts'
import { hashSecret } from '../../server/identity/secret.ts'
import { uuidv7 } from '../../server/ids.ts'

export interface Tenant {
  readonly organizationId: string
  readonly userId: string
  /** An admin key with every scope. */
  readonly key: string
}

export interface NewKey {
  readonly role?: Role
  readonly scopes?: readonly string[]
  readonly expiresAt?: Date
}

/** A person, with an access token that has every scope. */
export interface Person {
  readonly userId: string
  readonly email: string
  readonly token: string
}

/** Inserts organizations, people, credentials and credits, without going through the API. */
export class Rows {
  /** Connections as the owner of every table, outside row-level security. */
  readonly owner: pg.Pool

  constructor(databaseUrl: string) {
    this.owner = new pg.Pool({ connectionString: databaseUrl, max: 4 })
    this.owner.on('error', () => undefined) // Tests end connections on purpose.
  }

  async tenant(name = 'Tenant'): Promise<Tenant> {
    const now = new Date()
    const organizationId = uuidv7(now)
    const { userId } = await this.person()
    await this.owner.query(
      'insert into organizations (id, name, created_at, updated_at) values ($1, $2, $3, $3)',
      [organizationId, name, now],
    )
    await this.#member(userId, organizationId, 'admin')
    return { organizationId, userId, key: await this.key({ organizationId, userId }) }
  }

  /** Grants credits to an organization, as the operator does. */
  async credits(
    { organizationId }: Pick<Tenant, 'organizationId'>,
    credits: number,
    { kind = 'operator', priority = 30, expiresAt = null as Date | null, at = new Date() } = {},
  ): Promise<string> {
    const id = uuidv7(new Date())
    const values = [id, organizationId, kind, priority, credits, null, expiresAt, at]
    await this.owner.query('select grant_credits($1, $2, $3, $4, $5, $6, $7, $8)', values)
    return id
  }

  /** Records a payment by an organization, and a recharge that failed. */
  async payment({ organizationId }: Pick<Tenant, 'organizationId'>, credits: number): Promise<string> {
    const id = `pi_${randomBytes(12).toString('hex')}`
    await this.owner.query(`select record_payment($1, $2, 'purchase', $3, 'gbp', $3, $4, 40, null, now())`, [
      id,
      organizationId,
      credits,
      uuidv7(new Date()),
    ])
    await this.owner.query(
      `insert into recharges (id, organization_id, credits, state, try_at, created_at, ended_at)
        values ($1, $2, $3, 'failed', now(), now(), now())`,
      [uuidv7(new Date()), organizationId, credits],
    )
    return id
  }

  /** A waiting job that is never delivered, and never counts as lost, however long a test takes. */
  async job({ organizationId, userId }: Pick<Tenant, 'organizationId' | 'userId'>): Promise<string> {
    const id = uuidv7(new Date())
    await this.owner.query(
      `insert into jobs (id, organization_id, operation, data, principal_id, actor_kind, user_id, address, request_id,
          created_at, updated_at, heartbeat_at)
        values ($1, $2, 'trial.createBook', '{}', $3, 'user', $3, '127.0.0.1', 'test', now(), now(),
          now() + interval '1 day')`,
      [id, organizationId, userId],
    )
    return id
  }

  /** Spends an organization's credits, as a paid operation does. */
  async spend({ organizationId, userId }: Pick<Tenant, 'organizationId' | 'userId'>, credits: number) {
    const id = uuidv7(new Date())
    const values = [id, organizationId, userId, 'trial.createWord', null, credits, new Date()]
    await this.owner.query(
      `select reserve_credits($1, $2, $3, $4, $5, $6, $7, $7::timestamptz + interval '1 hour')`,
      values,
    )
    await this.owner.query('select post_reservation($1, $2, $3)', [id, credits, new Date()])
  }

  /** A person who isn't in any organization yet. */
  async person(email?: string): Promise<Person> {
    const userId = uuidv7(new Date())
    const address = email ?? `${userId}@example.org`
    await this.owner.query('insert into users (id, email, created_at) values ($1, $2, now())', [
      userId,
      address,
    ])
    return { userId, email: address, token: await this.token(userId) }
  }

  /** An access token like the ones OAuth issues. */
  async token(
    principalId: string,
    {
      scopes = allScopes as readonly string[],
      expiresAt = new Date(Date.now() + 3_600_000),
      audience = 'api' as string | null,
      grantId = null as string | null,
    } = {},
  ): Promise<string> {
    const token = `learn_at_${randomBytes(32).toString('base64url')}`
    await this.owner.query(
      `insert into access_tokens (hash, principal_id, scopes, audience, payload, expires_at, grant_id)
        values (decode($1, 'hex'), $2, $3, $4, '{}', $5, $6)`,
      [hashSecret(token), principalId, scopes, audience, expiresAt, grantId],
    )
    return token
  }

  /** Adds a new member to a tenant's organization. */
  async member(
    { organizationId }: Pick<Tenant, 'organizationId'>,
    role: Role = 'member',
    membershipType: 'team' | 'client' = 'team',
  ): Promise<Person & { memberId: string }> {
    const person = await this.person()
    return { ...person, memberId: await this.#member(person.userId, organizationId, role, membershipType) }
  }

  /** Creates another API key for a tenant's organization. */
  async key(tenant: Pick<Tenant, 'organizationId' | 'userId'>, key: NewKey = {}): Promise<string> {
    const id = uuidv7(new Date())
    const secret = makeApiKey()
    await this.owner.query(
      `with key as (
        insert into api_keys (id, organization_id, created_by_user_id, name, scopes, created_at, expires_at)
          values ($1, $2, $3, 'Test', $5, now(), $6)
      )
      insert into api_key_secrets (hash, api_key_id, organization_id, user_id, created_at)
        values (decode($4, 'hex'), $1, $2, $3, now())`,
      [
        id,
        tenant.organizationId,
        tenant.userId,
        hashSecret(secret),
        key.scopes ?? allScopes,
        key.expiresAt ?? null,
      ],
    )
    await this.#member(id, tenant.organizationId, key.role ?? 'admin')
    return secret
  }

  async #member(
    principalId: string,
    organizationId: string,
    role: Role,
    membershipType = 'team',
  ): Promise<string> {
    const id = uuidv7(new Date())
    await this.owner.query(
      `insert into memberships (id, principal_id, organization_id, role, membership_type, created_at)
        values ($1, $2, $3, $4, $5, now())`,
      [id, principalId, organizationId, role, membershipType],
    )
    return id
  }

  async keyId(key: string): Promise<string> {
    const { rows } = await this.owner.query<{ id: string }>(
      `select api_key_id as id from api_key_secrets where hash = decode($1, 'hex')`,
      [hashSecret(key)],
    )
    return rows[0]?.id ?? ''
  }

  /** A person's approval of an OAuth client. */
  async grant(userId: string): Promise<string> {
    const id = uuidv7(new Date())
    await this.owner.query(
      `insert into oauth_grants (id, user_id, client_id, client_name, scopes, resources, payload, created_at, expires_at)
        values ($1, $2, 'test', 'Test', '{}', '{}', '{}', now(), now() + interval '1 day')`,
      [id, userId],
    )
    return id
  }

  /** The session of a browser where a person is signed in. */
  async session(userId: string): Promise<{ id: string; secret: string }> {
    const id = uuidv7(new Date())
    const secret = `learn_ws_${randomBytes(32).toString('base64url')}`
    await this.owner.query(
      `insert into web_sessions (id, hash, user_id, created_at, last_used_at, expires_at)
        values ($1, decode($2, 'hex'), $3, now(), now(), now() + interval '1 day')`,
      [id, hashSecret(secret), userId],
    )
    return { id, secret }
  }

  async revoke(key: string): Promise<void> {
    await this.owner.query(
      `update api_keys set revoked_at = now() from api_key_secrets where api_key_id = id and hash = decode($1, 'hex')`,
      [hashSecret(key)],
    )
  }

  async invitations(tenant: Tenant, wanted: readonly Partial<Invitation>[]): Promise<string[]> {
    const rows = wanted.map((invitation, index) => ({
      id: invitation.id ?? uuidv7(new Date()),
      organization_id: tenant.organizationId,
      email: invitation.email ?? `guest${index}.${randomBytes(4).toString('hex')}@example.org`,
      role: invitation.role ?? 'member',
      status: invitation.status ?? 'pending',
      invited_by_user_id: tenant.userId,
      token_seed: randomUUID(),
      expires_at: invitation.expiresAt ?? new Date(Date.now() + 7 * 86_400_000),
      team_id: invitation.teamId ?? null,
      membership_type: 'team',
      revoked_at: invitation.status === 'revoked' ? new Date() : null,
      accepted_at: invitation.status === 'accepted' ? new Date() : null,
      created_at: invitation.createdAt ?? new Date(),
    }))
    await this.owner.query(
      `insert into invitations (id, organization_id, email, role, status, invited_by_user_id, token_seed, expires_at,
          team_id, membership_type, revoked_at, accepted_at, created_at)
        select id, organization_id, email, role, status, invited_by_user_id, token_seed, expires_at,
          team_id, membership_type, revoked_at, accepted_at, created_at
        from jsonb_populate_recordset(null::invitations, $1)`,
      [JSON.stringify(rows)],
    )
    return rows.map(({ id }) => id)
  }
}
