import { type KeyObject, randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { sign } from '../secrets.ts'

/** argon2id with OWASP's settings for little memory. A guess takes tens of milliseconds, and needs the server's key. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const options = (key: KeyObject): Options => ({ ...settings, secret: key.export() })

/** Keyboards differ in whether they send composed or decomposed characters. */
const normalizePin = (pin: string) => pin.normalize('NFC')

export const hashPin = (key: KeyObject, pin: string): Promise<string> => hash(normalizePin(pin), options(key))

export const isPin = (key: KeyObject, kept: string, pin: string): Promise<boolean> =>
  verify(kept, normalizePin(pin), options(key))

/**
 * The form in which usernames are compared across the whole server. Case and invisible characters make no difference.
 * Uppercase comes first, so that letters with the same capital become equal.
 */
export const foldUsername = (username: string): string =>
  username
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .trim()

/** Failed sign-ins are counted under this hash, so that no username is stored, whether it exists or not. */
export const hashUsername = (key: KeyObject, username: string): Buffer => sign(key, foldUsername(username))

/** A pseudonym for the child, for places where their name must not appear. */
export const makeLearnerKey = (): string => `lk_${randomBytes(16).toString('base64url')}`
