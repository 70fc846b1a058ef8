import type { Queries } from '../storage/database.ts'
import { findClientName } from './client-name.ts'
import { newGrant } from './grants.ts'
import * as store from './oauth.store.ts'
import type { OAuth } from './provider.ts'

export interface DeviceRequest {
  readonly userCode: string
  readonly clientId: string
  readonly clientName: string
  readonly scopes: readonly string[]
  readonly resource: string
  readonly address: string
  readonly agent: string
}

/** Accepts what people type: lower case, spaces, no dash. */
const lettersOf = (userCode: string) => userCode.toUpperCase().replaceAll(/[^A-Z]/g, '')

/** The first result for a hash of the code. */
async function firstFound<T>(
  { hashes }: OAuth,
  userCode: string,
  find: (hash: Buffer) => Promise<T>,
): Promise<T | undefined> {
  for (const hash of hashes.userCodes(lettersOf(userCode))) {
    const found = await find(hash)
    if (found) return found
  }
  return undefined
}

/** The request of a waiting device. Undefined if the code is unknown, expired or already decided. */
export async function findDeviceRequest(oauth: OAuth, userCode: string): Promise<DeviceRequest | undefined> {
  const payload = await firstFound(oauth, userCode, hash => store.findDevice(oauth.options.db, hash))
  const { clientId = '', params, deviceInfo } = payload ?? {}
  const clientName = clientId && (await findClientName(oauth, clientId))
  if (!clientName) return undefined
  const letters = lettersOf(userCode)
  return {
    userCode: `${letters.slice(0, 4)}-${letters.slice(4)}`,
    clientId,
    clientName,
    scopes: String(params?.scope).split(' '),
    resource: String(params?.resource),
    address: String(deviceInfo?.address),
    agent: String(deviceInfo?.agent),
  }
}

/** The id of the new grant. Undefined if the request was already decided. */
export async function approveDevice(
  oauth: OAuth,
  db: Queries,
  request: DeviceRequest,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const { userCode, clientId, clientName, scopes, resource } = request
  const grant = newGrant({ userId, clientId, clientName, scopes, resource }, now)
  const approval = { accountId: userId, grantId: grant.id, scope: scopes.join(' '), resource }
  const done = await firstFound(oauth, userCode, hash => store.approveDevice(db, hash, approval, grant))
  return done ? grant.id : undefined
}

export async function denyDevice(oauth: OAuth, userCode: string): Promise<boolean> {
  const denial = { error: 'access_denied', errorDescription: 'the request was denied' }
  const denied = await firstFound(oauth, userCode, hash => store.denyDevice(oauth.options.db, hash, denial))
  return denied ?? false
}
