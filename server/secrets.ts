import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** One key for each purpose, all derived from LEARN_SECRET, so that none can be used for another. */
export interface Secrets {
  /** As text of a fixed length, because it is prepended to the hashed text. */
  readonly cursor: string
  readonly invitationToken: KeyObject
  readonly answer: KeyObject
  readonly fingerprint: KeyObject
  readonly installation: KeyObject
  readonly mail: KeyObject
  readonly mailCount: KeyObject
  readonly unsubscribe: KeyObject
  readonly signInCode: KeyObject
  readonly knownBrowser: KeyObject
  readonly cookie: KeyObject
  readonly signing: KeyObject
  readonly userCode: KeyObject
  readonly purchase: KeyObject
  readonly pin: KeyObject
  readonly username: KeyObject
  readonly confirmation: KeyObject
  readonly download: KeyObject
  readonly databaseLogin: KeyObject
}

export function deriveSecrets(root: string): Secrets {
  const derive = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', root, 'learn', purpose, 32)))
  return {
    cursor: derive('cursor').export().toString('hex'),
    invitationToken: derive('invitation token'),
    answer: derive('idempotent answer'),
    fingerprint: derive('request fingerprint'),
    installation: derive('installation'),
    mail: derive('mail'),
    mailCount: derive('mail count'),
    unsubscribe: derive('unsubscribe'),
    signInCode: derive('sign-in code'),
    knownBrowser: derive('known browser'),
    cookie: derive('cookie'),
    signing: derive('signing'),
    userCode: derive('user code'),
    purchase: derive('purchase'),
    pin: derive('student PIN'),
    username: derive('student username'),
    confirmation: derive('confirmation'),
    download: derive('download'),
    databaseLogin: derive('database login'),
  }
}

export const sign = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest()

export function encrypt(key: KeyObject, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export function decrypt(key: KeyObject, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8')
}
