import { scopes as allScopes, type CallerKind, type Role } from '@learn/contract/operation'
import { LRUCache } from 'lru-cache'
import { fault, refusing } from '../fault.ts'
import type { Actor } from '../identity/actor.ts'
import type { Database } from '../storage/database.ts'
import type { Versions } from '../storage/scope.ts'
import type { Share } from '../turns.ts'
import { type CredentialRow, findCredential } from './credential.store.ts'
import type { Reach } from './reach.ts'
import { hashSecret, kindOfSecret } from './secret.ts'

/** The owner of a valid credential, and what they have access to. */
export interface Caller {
  readonly actor: Actor
  readonly scopes: ReadonlySet<string>
  readonly versions: Versions
  readonly expiresAt: number
  readonly memberships: readonly Membership[]
  /** The organizations in which the caller is a client, who sees only their own teams and nothing about money. */
  readonly clientOf: ReadonlySet<string>
  /** Whose share of the server the caller's requests use. */
  readonly share: Share
  /** The organizations that each kind of operation may touch, computed on first use. */
  readonly reaches: Map<string, Reach>
}

export interface Membership {
  readonly organizationId: string
  readonly role: Role
  readonly suspendedReason: string | null
}

/** The part of the server that is called. A person's access token is valid for one of them, a web session only for pages. */
export type Audience = 'api' | 'mcp' | 'web'

const cacheMilliseconds = 15_000
const cacheEntries = 10_000

/**
 * Turns a bearer token into a caller: checks its form, hashes it, looks it up. Callers are cached for 15 seconds, but
 * every statement compares their versions in the database, so that changes still take effect immediately.
 */
export class Credentials {
  readonly #database: Database
  readonly #cache = new LRUCache<string, Caller>({ max: cacheEntries, ttl: cacheMilliseconds })

  constructor(database: Database) {
    this.#database = database
  }

  async authenticate(authorization: string | undefined, audience: Audience, now: Date): Promise<Caller> {
    const { secret, kind } = readBearer(authorization, audience)
    const hash = hashSecret(secret)
    const cacheKey = `${audience}${hash}`
    const cached = this.#cache.get(cacheKey)
    if (cached) return refuseExpired(cached, kind, now)
    const row = await findCredential(this.#database.system, hash)
    if (!row) throw invalidToken(unknown[kind])
    if (row.revokedAt) throw invalidToken(`${named[kind]} has been revoked.`)
    if (row.audience !== null && row.audience !== audience)
      throw invalidToken(`${named[kind]} was issued for ${row.audience}, not for ${audience}.`)
    const caller = toCaller(row)
    this.#cache.set(cacheKey, caller)
    return refuseExpired(caller, kind, now)
  }

  /** Drops this credential from the cache. */
  forget(authorization: string | undefined, audience: Audience): void {
    this.#cache.delete(`${audience}${hashSecret(readBearer(authorization, audience).secret)}`)
  }
}

const invalidToken = (message: string) => refusing(fault('Unauthorized', message), { error: 'invalid_token' })

const renewal = {
  key: 'Ask an administrator for a new one.',
  token: 'Refresh it or sign in again.',
  session: 'Sign in again.',
}

const named = {
  key: 'This API key',
  token: 'This access token',
  session: 'This session',
}

/** Expired tokens and sessions are deleted, so one that is not found has most likely expired. */
const unknown = {
  key: 'This API key does not exist on this server. It may have been rotated or deleted.',
  token: `This access token has expired or been revoked. ${renewal.token}`,
  session: `This session has expired or been ended. ${renewal.session}`,
}

function readBearer(authorization: string | undefined, audience: Audience) {
  if (!authorization) {
    throw fault(
      'Unauthorized',
      'Send an API key or access token in the header: Authorization: Bearer <API key or access token>.',
    )
  }
  const secret = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (!secret) {
    const malformed = 'The Authorization header must be: Bearer <API key or access token>.'
    // Another scheme carries no bearer token that could be invalid.
    throw /^bearer\b/i.test(authorization) ? invalidToken(malformed) : fault('Unauthorized', malformed)
  }
  const kind = kindOfSecret(secret)
  // A session works only on pages, and pages accept nothing else.
  if (!kind || (kind === 'session') !== (audience === 'web')) {
    throw invalidToken(
      'That isn’t a valid API key or access token. Check for a missing or mistyped character.',
    )
  }
  return { secret, kind }
}

function toCaller(row: CredentialRow): Caller {
  const actor: Actor = {
    principalId: row.principalId,
    credentialId: row.credentialId,
    kind: row.kind as CallerKind, // A constraint in the database limits the column to these.
    userId: row.userId,
    grantId: row.grantId,
    keysEndAt: row.keysEndAt ? new Date(row.keysEndAt) : null,
    secretId: row.secretId,
  }
  return {
    actor,
    scopes: new Set(row.scopes ?? allScopes),
    versions: { credential: row.credentialVersion, membership: row.membershipVersion },
    expiresAt: row.expiresAt ? Date.parse(row.expiresAt) : Number.POSITIVE_INFINITY,
    memberships: row.organizationIds.map((organizationId, index) => ({
      organizationId,
      role: row.roles[index] ?? 'viewer',
      suspendedReason: row.suspendedReasons[index] ?? null,
    })),
    clientOf: new Set(row.organizationIds.filter((_, index) => row.membershipTypes[index] === 'client')),
    share: { person: row.userId, organization: onlyOne(row.organizationIds) },
    reaches: new Map(),
  }
}

const onlyOne = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : undefined)

function refuseExpired(caller: Caller, kind: keyof typeof named, now: Date): Caller {
  if (caller.expiresAt <= now.getTime()) throw invalidToken(`${named[kind]} has expired. ${renewal[kind]}`)
  return caller
}
