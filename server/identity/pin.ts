import { type KeyObject, randomBytes } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { type Key, sign } from '../secrets.ts'

/** argon2id with OWASP's settings for little memory. A guess takes tens of milliseconds, and needs the server's key. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const options = (key: KeyObject): Options => ({ ...settings, secret: key.export() })

/** Keyboards differ in whether they send composed or decomposed characters. */
const normalizePin = (pin: string) => pin.normalize('NFC')

/** Hashes with a later key than the first begin with its generation. */
export async function hashPin(key: Key, pin: string): Promise<string> {
  const { generation } = key
  const made = await hash(normalizePin(pin), options(key.current))
  return generation === 1 ? made : `${generation}:${made}`
}

/** A hash whose key is gone takes the same time. */
export async function isPin(key: Key, kept: string, pin: string): Promise<boolean> {
  const { generation, made } = partsOf(kept)
  return await verify(made, normalizePin(pin), options(key.of(generation) ?? key.current))
}

/** Whether the hash was made with a former key. */
export const isFormerHash = (key: Key, kept: string): boolean => partsOf(kept).generation !== key.generation

function partsOf(kept: string): { generation: number; made: string } {
  const [, generation = '1', made = ''] = /^(?:(\d+):)?(.*)$/.exec(kept) ?? []
  return { generation: Number(generation), made }
}

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
export const hashUsername = (key: Key, username: string): Buffer => sign(key.current, foldUsername(username))

/** A pseudonym for the child, for places where their name must not appear. */
export const makeLearnerKey = (): string => `lk_${randomBytes(16).toString('base64url')}`
