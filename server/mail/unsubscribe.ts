import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { isId } from '@learn/contract/id'
import { type Secrets, sign } from '../secrets.ts'
import type { Subscription } from './mail.ts'

type Keys = Pick<Secrets, 'unsubscribe'>

const signatureOf = (key: KeyObject, { kind, userId }: Subscription) => sign(key, `${kind} ${userId}`)

/** Turns off one kind of email for one person, and can do nothing else. It never expires: emails are kept for years. */
export const unsubscribeToken = (keys: Keys, subscription: Subscription): string =>
  `${subscription.kind}.${subscription.userId}.${signatureOf(keys.unsubscribe.current, subscription).toString('base64url')}`

/** What the token turns off, or undefined if this server did not issue it. */
export function readUnsubscribeToken(keys: Keys, token: string): Subscription | undefined {
  const [kind, userId = '', signature = '', ...more] = token.split('.')
  if (kind !== 'weekly' || !isId(userId) || more.length > 0) return undefined
  const subscription: Subscription = { kind, userId }
  const given = Buffer.from(signature, 'base64url')
  return keys.unsubscribe.matches(key => isEqual(given, signatureOf(key, subscription)))
    ? subscription
    : undefined
}

const isEqual = (given: Buffer, wanted: Buffer) =>
  given.length === wanted.length && timingSafeEqual(given, wanted)

export const unsubscribeUrl = (publicUrl: string, token: string) =>
  `${publicUrl}/auth/unsubscribe?token=${token}`
