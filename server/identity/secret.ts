import { hash, randomBytes } from 'node:crypto'
import { isWellFormedApiKey } from './api-key.ts'

/** The stored form of a secret, in hex. With 32 random bytes, a plain hash can't be reversed by guessing. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'hex')

/** A secret with 32 random bytes and a prefix by which secret scanners and our own log recognize it. */
export const makeSecret = (prefix: 'learn_ws_' | 'learn_br_' | 'learn_at_' | 'learn_ec_'): string =>
  prefix + randomBytes(32).toString('base64url')

const token = /^learn_at_[A-Za-z0-9_-]{43}$/
const session = /^learn_ws_[A-Za-z0-9_-]{43}$/

/** The kind of a secret, judged by its form alone; undefined if it is not well-formed. */
export function kindOfSecret(secret: string): 'key' | 'token' | 'session' | undefined {
  if (isWellFormedApiKey(secret)) return 'key'
  if (token.test(secret)) return 'token'
  return session.test(secret) ? 'session' : undefined
}
