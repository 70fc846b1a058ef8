import type { Operation, Role } from '@learn/contract/operation'
import { LRUCache } from 'lru-cache'
import type { Actor } from '../context.ts'
import { fault } from '../fault.ts'
import type { Database } from '../storage/database.ts'
import type { Scope, Versions } from '../storage/scope.ts'
import { hashSecret, isWellFormedApiKey } from './api-key.ts'
import { type CredentialRow, findApiKey } from './identity.store.ts'

/** A credential that was found good: who it is, and what it may reach. */
export interface Caller {
  readonly actor: Actor
  readonly scopes: ReadonlySet<string>
  readonly versions: Versions
  readonly expiresAt: number
  readonly memberships: readonly { readonly organizationId: string; readonly role: Role }[]
  /** What it reaches with each least role, worked out when it is first asked for. */
  readonly reaches: Map<Operation['role'], Reach>
}

/** The organizations in which a caller has a role, as a parameter too, and the scope of statements that may touch them. */
export interface Reach {
  readonly organizations: readonly string[]
  readonly parameter: Buffer
  readonly scope: Scope
}

const cacheMilliseconds = 15_000
const cacheEntries = 10_000

/**
 * From a bearer token to a caller: well-formed, hashed, looked up. What was found is kept for 15 seconds; the
 * database compares its versions with every statement, so that a change counts at once all the same.
 */
export class Credentials {
  readonly #database: Database
  readonly #cache = new LRUCache<string, Caller>({ max: cacheEntries, ttl: cacheMilliseconds })

  constructor(database: Database) {
    this.#database = database
  }

  async authenticate(authorization: string | undefined, now: Date): Promise<Caller> {
    const hash = hashSecret(bearerToken(authorization))
    const cached = this.#cache.get(hash)
    if (cached) return refuseExpired(cached, now)
    const row = await findApiKey(this.#database.system, hash)
    if (!row) throw fault('Unauthorized', 'This API key is not known here.')
    if (row.revokedAt) throw fault('Unauthorized', 'This API key was revoked.')
    const caller = toCaller(row)
    this.#cache.set(hash, caller)
    return refuseExpired(caller, now)
  }

  /** What was cached of this credential is no longer true. */
  forget(authorization: string | undefined): void {
    this.#cache.delete(hashSecret(bearerToken(authorization)))
  }
}

function bearerToken(authorization: string | undefined): string {
  if (!authorization) {
    throw fault('Unauthorized', 'Send a bearer token: Authorization: Bearer <API key or access token>.')
  }
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (!token)
    throw fault('Unauthorized', 'The Authorization header must be: Bearer <API key or access token>.')
  if (!isWellFormedApiKey(token)) {
    throw fault('Unauthorized', 'This is no API key: a character is missing or mistyped.')
  }
  return token
}

function toCaller(row: CredentialRow): Caller {
  return {
    actor: { principalId: row.principalId, kind: 'key', userId: row.userId },
    scopes: new Set(row.scopes),
    versions: { credential: row.credentialVersion, membership: row.membershipVersion },
    expiresAt: row.expiresAt ? Date.parse(row.expiresAt) : Number.POSITIVE_INFINITY,
    memberships: row.organizationIds.map((organizationId, index) => ({
      organizationId,
      role: row.roles[index] ?? 'viewer',
    })),
    reaches: new Map(),
  }
}

function refuseExpired(caller: Caller, now: Date): Caller {
  if (caller.expiresAt <= now.getTime()) throw fault('Unauthorized', 'This API key has expired.')
  return caller
}
