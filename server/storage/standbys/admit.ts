import pg from 'pg'
import type { Logger } from 'pino'
import { OperatorError, reasonOf } from '../../operator-error.ts'
import { hostsOf, readAddresses } from '../reaching/addresses.ts'
import { connectTo } from '../reaching/connecting.ts'
import { findIdentity, findOwnPosition, type Identity, renewEra } from './admit.store.ts'
import type { Lag } from './watch.store.ts'
import { findLag } from './watch.store.ts'

/** What a host in DATABASE_REPLICA_URL turned out to be. */
export interface Candidate {
  readonly host: string
  readonly state: 'standby' | 'primary' | 'away' | 'foreign' | 'refuses'
  /** A sentence for the operator. */
  readonly found: string
  /** Of a standby, if it could be found out. */
  readonly lag?: Lag | undefined
}

/**
 * Refuses what can never be a standby of this database. One that is away may come back, and a primary may have been a standby
 * before a failover, so they only get a warning. Copies that became databases of their own lose what they have in common.
 */
export async function admitStandbys(primary: pg.Client, replicaUrl: string, log: Logger): Promise<void> {
  await renewEra(primary)
  for (const { state, found } of await examineStandbys(primary, replicaUrl)) {
    if (state === 'foreign' || state === 'refuses') throw new OperatorError(found)
    if (state !== 'standby') log.warn(found)
  }
}

export async function examineStandbys(primary: pg.ClientBase, replicaUrl: string): Promise<Candidate[]> {
  const own = await findIdentity(primary)
  const position = await findOwnPosition(primary).catch(() => undefined) // Not migrated yet.
  const addresses = readAddresses(replicaUrl, 'read')
  return await Promise.all(addresses.map(async address => await examine(own, position, address)))
}

const limits = { application_name: 'learn check', connectionTimeoutMillis: 3_000, statement_timeout: 3_000 }

async function examine(own: Identity, position: string | undefined, address: string): Promise<Candidate> {
  const host = hostsOf(address).trim()
  let client: pg.Client
  try {
    client = await connectTo(address, limits)
  } catch (error) {
    return refusalOf(host, error)
  }
  try {
    const candidate = compare(own, await findIdentity(client), host)
    if (candidate.state !== 'standby' || position === undefined) return candidate
    return { ...candidate, lag: await findLag(client, { position, era: null }) }
  } catch (error) {
    return refusalOf(host, error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function refusalOf(host: string, error: unknown): Candidate {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  const reason = reasonOf(error)
  if (code.startsWith('28') || code === '3D000')
    return {
      host,
      state: 'refuses',
      found: `${host} in DATABASE_REPLICA_URL refuses the connection: ${reason}. It must be a standby of the database in DATABASE_URL, with the same user, password and database name.`,
    }
  return {
    host,
    state: 'away',
    found: `The standby ${host} in DATABASE_REPLICA_URL can't be reached: ${reason}. Everything is read from the primary until it answers.`,
  }
}

function compare(own: Identity, other: Identity, host: string): Candidate {
  if (own.system !== other.system || own.database !== other.database)
    return {
      host,
      state: 'foreign',
      found: `${host} in DATABASE_REPLICA_URL is not a standby of the database in DATABASE_URL: it belongs to ${own.system === other.system ? 'another database of that PostgreSQL' : 'another PostgreSQL'}. Name hosts that replicate it, or remove DATABASE_REPLICA_URL.`,
    }
  return other.isStandby
    ? { host, state: 'standby', found: `${host} is a standby of this database.` }
    : {
        host,
        state: 'primary',
        found: `${host} in DATABASE_REPLICA_URL is not a standby at the moment, so nothing is read from it.`,
      }
}
