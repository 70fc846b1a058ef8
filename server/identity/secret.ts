import { hash, randomBytes } from 'node:crypto'
import { isWellFormedApiKey } from './api-key.ts'

/** What is kept of a secret, in hex: with 32 random bytes in it, a plain hash can't be guessed back. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'hex')

/** A secret with 32 random bytes, behind a prefix by which a scanner and our own log can know it. */
export const makeSecret = (prefix: 'learn_ws_' | 'learn_br_' | 'learn_at_'): string =>
  prefix + randomBytes(32).toString('base64url')

const token = /^learn_at_[A-Za-z0-9_-]{43}$/
const session = /^learn_ws_[A-Za-z0-9_-]{43}$/

/** What a secret says that it is, without asking anybody; nothing for what can't be one. */
export function kindOfSecret(secret: string): 'key' | 'token' | 'session' | undefined {
  if (isWellFormedApiKey(secret)) return 'key'
  if (token.test(secret)) return 'token'
  return session.test(secret) ? 'session' : undefined
}
