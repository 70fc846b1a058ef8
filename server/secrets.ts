import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

interface Purpose {
  /** What the key is derived with. It never changes. */
  readonly label: string
  /** How many days a key is still accepted after the next one has replaced it; `kept` if it is never replaced. */
  readonly accepted: number | 'kept'
}

const always = Number.POSITIVE_INFINITY

/** What each key of the installation is for. Decision 81 says why each is accepted for how long. */
export const purposes = {
  cursor: { label: 'cursor', accepted: always },
  invitationToken: { label: 'invitation token', accepted: 30 },
  answer: { label: 'idempotent answer', accepted: 2 },
  fingerprint: { label: 'request fingerprint', accepted: 2 },
  requestName: { label: 'request fingerprint', accepted: 'kept' },
  mail: { label: 'mail', accepted: 30 },
  mailCount: { label: 'mail count', accepted: 'kept' },
  unsubscribe: { label: 'unsubscribe', accepted: always },
  signInCode: { label: 'sign-in code', accepted: 1 },
  knownBrowser: { label: 'known browser', accepted: 400 },
  cookie: { label: 'cookie', accepted: 1 },
  signing: { label: 'signing', accepted: 1 },
  userCode: { label: 'user code', accepted: 1 },
  purchase: { label: 'purchase', accepted: 'kept' },
  pin: { label: 'student PIN', accepted: always },
  username: { label: 'student username', accepted: 'kept' },
  confirmation: { label: 'confirmation', accepted: 1 },
  download: { label: 'download', accepted: 1 },
  sharedWindow: { label: 'shared window', accepted: 'kept' },
} as const satisfies Record<string, Purpose>

type PurposeName = keyof typeof purposes

/** What the keys of all purposes are derived from. A rotation adds a generation. */
export interface Generation {
  readonly number: number
  readonly root: string
  /** Null until every server knows it: then it is accepted, but nothing is made with it. */
  readonly usedFrom: Date | null
}

interface AcceptedKey {
  readonly generation: number
  readonly key: KeyObject
  readonly until: number
}

/** The keys of one purpose: one that makes everything new, and others that are accepted as well. */
export class Key {
  readonly #now: () => Date
  #keys: readonly [AcceptedKey, ...AcceptedKey[]]

  constructor(keys: readonly [AcceptedKey, ...AcceptedKey[]], now: () => Date) {
    this.#keys = keys
    this.#now = now
  }

  get current(): KeyObject {
    return this.#keys[0].key
  }

  get generation(): number {
    return this.#keys[0].generation
  }

  /** The current one is the first. */
  get accepted(): KeyObject[] {
    const now = this.#now().getTime()
    return this.#keys.filter(({ until }) => until > now).map(({ key }) => key)
  }

  of(generation: number): KeyObject | undefined {
    return this.#keys.find(key => key.generation === generation)?.key
  }

  /** What the first key yields that yields something. */
  find<T>(read: (key: KeyObject) => T | undefined): T | undefined {
    for (const key of this.accepted) {
      const found = read(key)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** Whether this holds for one of the keys. */
  matches(test: (key: KeyObject) => boolean): boolean {
    return this.accepted.some(test)
  }

  replaceWith(other: Key): void {
    this.#keys = other.#keys
  }
}

/** One key for each purpose, so that none can be used for another. */
export interface Secrets extends Readonly<Record<PurposeName, Key>> {
  /** These three come from LEARN_SECRET itself. */
  readonly installation: KeyObject
  readonly databaseLogin: KeyObject
  /** What the roots of the other keys are sealed with. */
  readonly wrapping: KeyObject
}

const derive = (root: string, label: string) =>
  createSecretKey(Buffer.from(hkdfSync('sha256', root, 'learn', label, 32)))

/** Without other generations, all keys come from the secret, as they did before there were rotations. */
export function deriveSecrets(
  secret: string,
  now: () => Date = () => new Date(),
  generations: readonly Generation[] = [{ number: 1, root: secret, usedFrom: new Date(0) }],
): Secrets {
  const ordered = inOrder(generations)
  const keyOf = ({ label, accepted }: Purpose) => {
    const keys = accepted === 'kept' ? [firstOf(ordered)] : ordered
    const until = (generation: Generation) => endOf(generation, ordered, accepted)
    const derived = keys.map(generation => ({
      generation: generation.number,
      key: derive(generation.root, label),
      until: until(generation),
    }))
    // There is always a generation in use.
    return new Key(derived as [AcceptedKey, ...AcceptedKey[]], now)
  }
  const made = Object.entries(purposes).map(([name, purpose]) => [name, keyOf(purpose)])
  return {
    ...(Object.fromEntries(made) as Record<PurposeName, Key>),
    installation: derive(secret, 'installation'),
    databaseLogin: derive(secret, 'database login'),
    wrapping: derive(secret, 'wrapping'),
  }
}

/** Everybody who has these secrets makes and accepts with other keys from now on. */
export function replaceKeys(secrets: Secrets, others: Secrets): void {
  for (const name of Object.keys(purposes) as PurposeName[]) secrets[name].replaceWith(others[name])
}

/** The newest that is in use comes first. */
function inOrder(generations: readonly Generation[]): Generation[] {
  const newestFirst = [...generations].sort((a, b) => b.number - a.number)
  return [
    ...newestFirst.filter(({ usedFrom }) => usedFrom),
    ...newestFirst.filter(({ usedFrom }) => !usedFrom),
  ]
}

const firstOf = (generations: readonly Generation[]) =>
  generations.reduce((first, other) => (other.number < first.number ? other : first))

const dayMilliseconds = 24 * 60 * 60 * 1000

/** Until when it is accepted. */
function endOf({ number }: Generation, all: readonly Generation[], days: number | 'kept'): number {
  const next = all.findLast(other => other.number > number && other.usedFrom)
  return next?.usedFrom && days !== 'kept' ? next.usedFrom.getTime() + days * dayMilliseconds : always
}

export const sign = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export const encrypt = (key: Key, content: string | Buffer): Buffer => seal(key.current, content)

export const decrypt = (key: Key, sealed: Buffer): string => decryptBytes(key, sealed).toString('utf8')

export function decryptBytes(key: Key, sealed: Buffer): Buffer {
  const content = key.find(candidate => openBytes(candidate, sealed))
  if (content === undefined) throw new Error('no key opens this')
  return content
}

export function seal(key: KeyObject, content: string | Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(Buffer.from(content)), cipher.final(), cipher.getAuthTag()])
}

/** Undefined if it was sealed with another key, or changed. */
export const open = (key: KeyObject, sealed: Buffer): string | undefined =>
  openBytes(key, sealed)?.toString('utf8')

function openBytes(key: KeyObject, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
  } catch {
    return undefined
  }
}
