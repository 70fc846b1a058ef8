import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Contract, OperationId } from '@learn/contract'
import type { Invitation } from '@learn/contract/invitations'
import { scopes as allScopes, type Input, type Role } from '@learn/contract/operation'
import pg from 'pg'
import { type Config, readConfig } from '../server/config.ts'
import { hashSecret, makeApiKey } from '../server/identity/api-key.ts'
import { uuidv7 } from '../server/ids.ts'
import { createLog } from '../server/log.ts'
import { type RunningServer, start } from '../server/start.ts'
import { type Answer, callOperation, request } from './client.ts'

export const testSecret = 'a secret for the tests, long enough to be one'

/** A database of its own on the run's PostgreSQL. */
export async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const cluster = process.env.LEARN_TEST_DATABASE_URL
  assert(cluster, 'run the tests with npm test, which starts a PostgreSQL for them')
  const name = `test_${randomBytes(8).toString('hex')}`
  const asOwner = async (text: string) => {
    const client = new pg.Client({ connectionString: cluster })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await asOwner(`create database ${name}`)
  const url = new URL(cluster)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asOwner(`drop database ${name} with (force)`) }
}

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

/** A server in this process on a database of its own, and the means to fill and to ask it. */
export class World {
  readonly server: RunningServer
  readonly databaseUrl: string
  readonly log: string[]
  /** As the owner of everything, outside row-level security. */
  readonly owner: pg.Pool
  readonly #drop: () => Promise<void>

  private constructor(server: RunningServer, databaseUrl: string, log: string[], drop: () => Promise<void>) {
    this.server = server
    this.databaseUrl = databaseUrl
    this.log = log
    this.owner = new pg.Pool({ connectionString: databaseUrl, max: 4 })
    this.owner.on('error', () => undefined) // Tests end connections on purpose.
    this.#drop = drop
  }

  static async create(overrides: Partial<Config> = {}): Promise<World> {
    const database = await createDatabase()
    const log: string[] = []
    const server = await startServer(database.url, log, overrides)
    return new World(server, database.url, log, database.drop)
  }

  /** A second server on the same database, as behind a balancer. */
  async anotherServer(overrides: Partial<Config> = {}): Promise<RunningServer> {
    return await startServer(this.databaseUrl, this.log, overrides)
  }

  async close(): Promise<void> {
    await this.server.close()
    await this.owner.end()
    await this.#drop()
  }

  /** Calls an operation over HTTP, on this world's server or on another. */
  async call<Id extends OperationId>(
    id: Id,
    token: string | undefined,
    input: Input<Contract[Id]>,
    options: { headers?: Record<string, string>; url?: string } = {},
  ) {
    const { url = this.server.url, headers = {} } = options
    return await callOperation(url, id, token, input, headers)
  }

  async request<Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> {
    return await request<Body>(this.server.url, path, init)
  }

  async tenant(name = 'Tenant'): Promise<Tenant> {
    const now = new Date()
    const [organizationId, userId] = [uuidv7(now), uuidv7(now)]
    await this.owner.query(`insert into principals (id, kind) values ($1, 'user')`, [userId])
    await this.owner.query('insert into users (id, email, created_at) values ($1, $2, $3)', [
      userId,
      `${userId}@example.org`,
      now,
    ])
    await this.owner.query(
      'insert into organizations (id, name, created_at, updated_at) values ($1, $2, $3, $3)',
      [organizationId, name, now],
    )
    await this.#member(userId, organizationId, 'admin')
    return { organizationId, userId, key: await this.key({ organizationId, userId }) }
  }

  /** Another key for a tenant's organization. */
  async key(tenant: Pick<Tenant, 'organizationId' | 'userId'>, key: NewKey = {}): Promise<string> {
    const id = uuidv7(new Date())
    const secret = makeApiKey()
    await this.owner.query(`insert into principals (id, kind) values ($1, 'key')`, [id])
    await this.owner.query(
      `insert into api_keys (id, organization_id, created_by_user_id, name, hash, scopes, created_at, expires_at)
        values ($1, $2, $3, 'Test', decode($4, 'hex'), $5, now(), $6)`,
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

  async #member(principalId: string, organizationId: string, role: Role) {
    await this.owner.query(
      'insert into memberships (principal_id, organization_id, role, created_at) values ($1, $2, $3, now())',
      [principalId, organizationId, role],
    )
  }

  async revoke(key: string): Promise<void> {
    await this.owner.query(`update api_keys set revoked_at = now() where hash = decode($1, 'hex')`, [
      hashSecret(key),
    ])
  }

  async invitations(tenant: Tenant, wanted: readonly Partial<Invitation>[]): Promise<string[]> {
    const rows = wanted.map((invitation, index) => ({
      id: invitation.id ?? uuidv7(new Date()),
      organization_id: tenant.organizationId,
      email: invitation.email ?? `guest${index}@example.org`,
      role: invitation.role ?? 'member',
      status: invitation.status ?? 'pending',
      invited_by_user_id: tenant.userId,
      token_seed: randomUUID(),
      expires_at: invitation.expiresAt ?? new Date(Date.now() + 7 * 86_400_000),
      membership_type: 'team',
      created_at: invitation.createdAt ?? new Date(),
    }))
    await this.owner.query(
      `insert into invitations (id, organization_id, email, role, status, invited_by_user_id, token_seed, expires_at,
          membership_type, created_at)
        select id, organization_id, email, role, status, invited_by_user_id, token_seed, expires_at,
          membership_type, created_at
        from jsonb_populate_recordset(null::invitations, $1)`,
      [JSON.stringify(rows)],
    )
    return rows.map(({ id }) => id)
  }
}

async function startServer(
  databaseUrl: string,
  log: string[],
  overrides: Partial<Config>,
): Promise<RunningServer> {
  return await start({
    config: { ...readConfig({}), port: 0, requestsPerMinute: 0, ...overrides },
    databaseUrl,
    secret: testSecret,
    log: createLog('info', { write: line => remember(log, line) }),
  })
}

/** LEARN_TEST_LOG=1 npm test shows what the servers say while the tests run. */
function remember(log: string[], line: string): void {
  log.push(line)
  if (process.env.LEARN_TEST_LOG) process.stderr.write(line)
}
