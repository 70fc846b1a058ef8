import { createHash } from 'node:crypto'
import { isId } from '@learn/contract/id'
import type { Adapter, AdapterPayload, errors as Errors } from 'oidc-provider'
import pg from 'pg'
import { type Key, sign } from '../secrets.ts'
import type { Queries } from '../storage/database.ts'
import * as store from './oauth.store.ts'
import { registeredClients } from './registration.ts'
import { audienceOf } from './resources.ts'

export interface Hashes {
  secret(value: string): Buffer
  userCode(value: string): Buffer
  /** The current one, and those of former keys. */
  userCodes(value: string): Buffer[]
}

/** A user code has only 34 bits, and its plain hash could be reversed in a minute. It is therefore hashed with a key. */
export function createHashes(userCodeKey: Key): Hashes {
  return {
    secret: value => createHash('sha256').update(value).digest(),
    userCode: value => sign(userCodeKey.current, value),
    userCodes: value => userCodeKey.accepted.map(key => sign(key, value)),
  }
}

export interface AdapterOptions {
  readonly db: Queries
  readonly hashes: Hashes
  readonly origin: string
  /** Passed in, because this file must not load the provider. */
  readonly errors: typeof Errors
}

/** Storage for one of oidc-provider's models. Secrets are only stored as hashes. */
export function createAdapter(options: AdapterOptions, model: string): Adapter {
  if (model === 'Session') return none // Our own session says who is signed in.
  if (model === 'Client') return { ...none, ...registeredClients(options) }
  if (model === 'Grant') return grants(options)
  return model === 'AccessToken' ? accessTokens(options) : records(options, model)
}

const none: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
}

/** Grants are made by grants.ts, because they have fields that the provider's model lacks. */
function grants({ db }: AdapterOptions): Adapter {
  return {
    ...none,
    upsert: async () => {
      throw new Error('grants are made by newGrant')
    },
    find: async id => (isId(id) ? fromStored(id, await store.findGrant(db, id)) : undefined),
    destroy: id => store.deleteGrant(db, id),
    revokeByGrantId: id => store.deleteGrant(db, id),
  }
}

function accessTokens(options: AdapterOptions): Adapter {
  const { db, hashes, origin } = options
  return {
    ...none,
    async upsert(id, payload) {
      const token = {
        hash: hashes.secret(id),
        principalId: payload.accountId ?? '',
        grantId: payload.grantId ?? '',
        scopes: payload.scope?.split(' ') ?? [],
        audience: audienceOf(origin, String(payload.aud)),
        payload: toStored(id, payload),
        expiresAt: payload.exp ?? 0,
      }
      await refuseKnown(options, store.insertAccessToken(db, token))
    },
    find: async id => fromStored(id, await store.findAccessToken(db, hashes.secret(id))),
    destroy: id => store.deleteAccessToken(db, hashes.secret(id)),
    revokeByGrantId: id => store.deleteGrant(db, id),
  }
}

function records(options: AdapterOptions, model: string): Adapter {
  const { db, hashes, errors } = options
  return {
    ...none,
    async upsert(id, payload) {
      // The payload has whatever a client sent, and anyone can be a client. PostgreSQL can't store NUL.
      const text = JSON.stringify(payload)
      if (text.includes('\\u0000')) throw new errors.InvalidRequest('the request contains a NUL character')
      if (text.length > longestPayload) throw new errors.InvalidRequest('the request is too long')
      const record = {
        model,
        hash: hashes.secret(id),
        grantId: payload.grantId ?? null,
        userCodeHash: payload.userCode ? hashes.userCode(payload.userCode) : null,
        uidHash: payload.uid ? hashes.secret(payload.uid) : null,
        payload: toStored(id, payload),
        expiresAt: payload.exp ?? 0,
      }
      await refuseKnown(options, store.saveRecord(db, record))
    },
    find: async id => fromStored(id, await store.findRecord(db, model, hashes.secret(id))),
    /** A second use means that the secret was copied. Either user may be the thief, so the whole family is revoked. */
    async consume(id) {
      const hash = hashes.secret(id)
      if (await store.consumeRecord(db, model, hash)) return
      await store.deleteFamily(db, model, hash)
      throw new errors.InvalidGrant('already consumed')
    },
    destroy: id => store.deleteRecord(db, model, hashes.secret(id)),
    revokeByGrantId: id => store.deleteGrant(db, id),
  }
}

const placeholder = ':uid'
/** In characters: several times the size of a request for every scope. */
const longestPayload = 6_000

/** Removes what would let a reader of the database act for a user, and what has its own column. */
function toStored(id: string, payload: AdapterPayload): AdapterPayload {
  const { jti, uid, userCode, session, sessionUid, exp, consumed, ...rest } = payload
  const returnTo = rest.returnTo === undefined ? {} : { returnTo: rest.returnTo.replace(id, placeholder) }
  return { ...rest, ...returnTo }
}

function fromStored(id: string, stored: store.StoredRecord | undefined): AdapterPayload | undefined {
  if (!stored) return undefined
  const { payload, expiresAt, consumedAt } = stored
  const returnTo = payload.returnTo && { returnTo: payload.returnTo.replace(placeholder, id) }
  const consumed = consumedAt && { consumed: seconds(consumedAt) }
  return { ...payload, ...returnTo, ...consumed, exp: seconds(expiresAt), jti: id }
}

const seconds = (timestamp: string) => Math.floor(Date.parse(timestamp) / 1000)

/**
 * Turns database errors that the client should know about into OAuth errors: the grant was revoked while its token was
 * being issued, or a text contains NUL, which PostgreSQL can't store.
 */
async function refuseKnown({ errors }: AdapterOptions, write: Promise<void>): Promise<void> {
  const foreignKeyViolation = '23503'
  const untranslatableCharacter = '22P05'
  try {
    await write
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined
    if (code === foreignKeyViolation) throw new errors.InvalidGrant('the grant was revoked')
    if (code === untranslatableCharacter)
      throw new errors.InvalidRequest('a parameter contains a NUL character')
    throw error
  }
}
