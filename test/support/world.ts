import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Contract, OperationId } from '@learn/contract'
import type { Invitation } from '@learn/contract/invitations'
import { scopes as allScopes, type Input, type Role } from '@learn/contract/operation'
import pg from 'pg'
import { type Config, readConfig } from '../../server/config.ts'
import { makeApiKey } from '../../server/identity/api-key.ts'
import { hashSecret } from '../../server/identity/secret.ts'
import { uuidv7 } from '../../server/ids.ts'
import { createLog } from '../../server/log.ts'
import { type RunningServer, start } from '../../server/start.ts'
import type { StartOptions } from '../../server/start-options.ts'
import { type Answer, callOperation, request } from './client.ts'

export const testSecret = 'a secret for the tests, long enough to be one'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/** A database of its own on the run's PostgreSQL, with nothing in it. */
export const createDatabase = (): Promise<TestDatabase> => copyDatabase('template1')

/** One that has been migrated, where the run has one to copy; a server migrates it otherwise. */
export const createMigratedDatabase = (): Promise<TestDatabase> =>
  copyDatabase(process.env.LEARN_TEST_TEMPLATE ?? 'template1')

async function copyDatabase(template: string): Promise<TestDatabase> {
  const cluster = process.env.LEARN_TEST_DATABASE_URL
  assert(cluster, 'run the tests with npm test, which starts a PostgreSQL for them')
  const name = `test_${randomBytes(8).toString('hex')}`
  const asOwner = async (text: string) => {
    const client = new pg.Client({ connectionString: cluster })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }
  await asOwner(`create database ${name} template ${template}`)
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

/** What a server has otherwise than the product: operations of a test's own, and everything that hurries. */
export type Unusual = Pick<
  StartOptions,
  | 'surface'
  | 'jobTimes'
  | 'sweepTimes'
  | 'reservationMilliseconds'
  | 'paymentTimes'
  | 'processingTimes'
  | 'httpTimes'
  | 'scanner'
>

/** A person, and an access token of theirs with every scope. */
export interface Person {
  readonly userId: string
  readonly email: string
  readonly token: string
}

export interface SentMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A server in this process on a database of its own, and the means to fill and to ask it. */
export class World {
  readonly server: RunningServer
  readonly databaseUrl: string
  readonly log: string[]
  /** As the owner of everything, outside row-level security. */
  readonly owner: pg.Pool
  readonly #drop: () => Promise<void>
  readonly #dataDir: string

  private constructor(
    server: RunningServer,
    databaseUrl: string,
    dataDir: string,
    log: string[],
    drop: () => Promise<void>,
  ) {
    this.server = server
    this.#dataDir = dataDir
    this.databaseUrl = databaseUrl
    this.log = log
    this.owner = new pg.Pool({ connectionString: databaseUrl, max: 4 })
    this.owner.on('error', () => undefined) // Tests end connections on purpose.
    this.#drop = drop
  }

  static async create(
    overrides: Partial<Config> = {},
    now?: () => Date,
    unusual: Unusual = {},
  ): Promise<World> {
    const database = await createMigratedDatabase()
    const log: string[] = []
    const dataDir = await mkdtemp(join(tmpdir(), 'learn-world-'))
    const server = await startServer(database.url, log, { dataDir, ...overrides }, now, unusual)
    return new World(server, database.url, dataDir, log, database.drop)
  }

  /** A second server on the same database, as behind a balancer. */
  async anotherServer(
    overrides: Partial<Config> = {},
    now?: () => Date,
    unusual: Unusual = {},
  ): Promise<RunningServer> {
    return await startServer(
      this.databaseUrl,
      this.log,
      { dataDir: this.#dataDir, ...overrides },
      now,
      unusual,
    )
  }

  async close(): Promise<void> {
    await this.server.close()
    await this.owner.end()
    await this.#drop()
    await rm(this.#dataDir, { recursive: true, force: true })
  }

  /** What the operator's tool does, on a connection of its own. */
  async asOperator<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await this.owner.connect()
    return await work(client).finally(() => client.release())
  }

  /** Two at once: with the locks of a statement held, the first comes to wait, then the second; then both go on. */
  async atOnce<A, B>(
    locking: string,
    id: string,
    first: () => Promise<A>,
    second: () => Promise<B>,
  ): Promise<[A, B]> {
    const holding = await this.owner.connect()
    try {
      await holding.query('begin')
      await holding.query(locking, [id])
      const one = first()
      await this.#waiting(1)
      const other = second()
      await this.#waiting(2)
      await holding.query('commit')
      return await Promise.all([one, other])
    } finally {
      holding.release(true)
    }
  }

  async #waiting(count: number): Promise<void> {
    const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    for (let waited = 0; waited < 30_000; waited += 20) {
      if ((await this.owner.query(text)).rows.length >= count) return
      await sleep(20)
    }
    throw new Error(`there are no ${count} statements that wait for a lock`)
  }

  /** The mails to an address, oldest first; waits until there are so many. */
  async mailsTo(address: string, atLeast = 1): Promise<SentMail[]> {
    const directory = join(this.#dataDir, 'outbox')
    for (let waited = 0; waited < 60_000; waited += 20) {
      const names = (await readdir(directory).catch(() => [])).filter(name => name.endsWith('.json')).sort()
      const mails = await Promise.all(
        names.map(async name => JSON.parse(await readFile(join(directory, name), 'utf8')) as SentMail),
      )
      const found = mails.filter(({ to }) => to === address)
      if (found.length >= atLeast) return found
      await sleep(20)
    }
    throw new Error(`there are no ${atLeast} mails to ${address}`)
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
    const organizationId = uuidv7(now)
    const { userId } = await this.person()
    await this.owner.query(
      'insert into organizations (id, name, created_at, updated_at) values ($1, $2, $3, $3)',
      [organizationId, name, now],
    )
    await this.#member(userId, organizationId, 'admin')
    return { organizationId, userId, key: await this.key({ organizationId, userId }) }
  }

  /** Gives an organization credits, as the operator does. */
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

  /** A payment of an organization, and a recharge that came to nothing. */
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

  /** A job that waits and is never delivered, nor taken for lost however long a test takes. */
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

  /** Spends credits of an organization on something, as a paid operation does. */
  async spend({ organizationId, userId }: Pick<Tenant, 'organizationId' | 'userId'>, credits: number) {
    const id = uuidv7(new Date())
    const values = [id, organizationId, userId, 'trial.createWord', null, credits, new Date()]
    await this.owner.query(
      `select reserve_credits($1, $2, $3, $4, $5, $6, $7, $7::timestamptz + interval '1 hour')`,
      values,
    )
    await this.owner.query('select post_reservation($1, $2, $3)', [id, credits, new Date()])
  }

  /** Somebody who belongs to nothing yet. */
  async person(email?: string): Promise<Person> {
    const userId = uuidv7(new Date())
    const address = email ?? `${userId}@example.org`
    await this.owner.query('insert into users (id, email, created_at) values ($1, $2, now())', [
      userId,
      address,
    ])
    return { userId, email: address, token: await this.token(userId) }
  }

  /** An access token of somebody's, as OAuth gives one. */
  async token(
    principalId: string,
    {
      scopes = allScopes as readonly string[],
      expiresAt = new Date(Date.now() + 3_600_000),
      audience = 'api',
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

  /** A new member of a tenant's organization. */
  async member(
    { organizationId }: Pick<Tenant, 'organizationId'>,
    role: Role = 'member',
    membershipType: 'team' | 'client' = 'team',
  ): Promise<Person & { memberId: string }> {
    const person = await this.person()
    return { ...person, memberId: await this.#member(person.userId, organizationId, role, membershipType) }
  }

  /** Another key for a tenant's organization. */
  async key(tenant: Pick<Tenant, 'organizationId' | 'userId'>, key: NewKey = {}): Promise<string> {
    const id = uuidv7(new Date())
    const secret = makeApiKey()
    await this.owner.query(
      `with key as (
        insert into api_keys (id, organization_id, created_by_user_id, name, scopes, created_at, expires_at)
          values ($1, $2, $3, 'Test', $5, now(), $6)
      )
      insert into api_key_secrets (hash, api_key_id, organization_id, created_at) values (decode($4, 'hex'), $1, $2, now())`,
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

  /** That somebody lets a client act for them. */
  async grant(userId: string): Promise<string> {
    const id = uuidv7(new Date())
    await this.owner.query(
      `insert into oauth_grants (id, user_id, client_id, client_name, scopes, resources, payload, created_at, expires_at)
        values ($1, $2, 'test', 'Test', '{}', '{}', '{}', now(), now() + interval '1 day')`,
      [id, userId],
    )
    return id
  }

  /** A browser in which somebody is signed in. */
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

async function startServer(
  databaseUrl: string,
  log: string[],
  overrides: Partial<Config>,
  now?: () => Date,
  unusual: Unusual = {},
): Promise<RunningServer> {
  return await start({
    ...unusual,
    config: { ...readConfig({}), port: 0, requestsPerMinute: 0, ...overrides },
    databaseUrl,
    secret: testSecret,
    log: createLog('info', { write: line => remember(log, line) }),
    ...(now && { now }),
  })
}

/** LEARN_TEST_LOG=1 npm test shows what the servers say while the tests run. */
function remember(log: string[], line: string): void {
  log.push(line)
  if (process.env.LEARN_TEST_LOG) process.stderr.write(line)
}
