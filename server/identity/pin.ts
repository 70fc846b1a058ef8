import { type KeyObject, randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { sign } from '../secrets.ts'

/** argon2id, as OWASP has it for small memory: a guess costs tens of milliseconds, and nothing without the key. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const options = (key: KeyObject): Options => ({ ...settings, secret: key.export() })

/** The same four characters may come composed from one keyboard and decomposed from another. */
const spelled = (pin: string) => pin.normalize('NFC')

export const hashPin = (key: KeyObject, pin: string): Promise<string> => hash(spelled(pin), options(key))

export const isPin = (key: KeyObject, kept: string, pin: string): Promise<boolean> =>
  verify(kept, spelled(pin), options(key))

/**
 * The spelling in which usernames are compared: one space for the whole installation, in which neither capitals nor what
 * can't be seen makes another. By way of capitals, so that all that share one are the same.
 */
export const foldUsername = (username: string): string =>
  username
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .trim()

/** What wrong tries are counted under: whether there is such a username or not, none is written down. */
export const hashUsername = (key: KeyObject, username: string): Buffer => sign(key, foldUsername(username))

/** What stands for a child where its name must not. */
export const makeLearnerKey = (): string => `lk_${randomBytes(16).toString('base64url')}`
