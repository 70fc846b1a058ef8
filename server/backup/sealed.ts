import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { OperatorError } from '../operator-error.ts'

/** A part of a backup differs from what was written. */
export class Damaged extends OperatorError {}

/** A part of a backup is not there at all. */
export class Missing extends Damaged {}

export const undefinedIfDamaged = (error: unknown): undefined => {
  if (!(error instanceof Damaged)) throw error
}

const chunkBytes = 64 * 1024
const tagBytes = 16
const saltBytes = 16

/** Stored unencrypted, so that the key can be derived from the passphrase again. */
export interface Lock {
  readonly format: 1
  /** In base64url. */
  readonly salt: string
  /** Tells a wrong passphrase from a damaged backup. */
  readonly proof: string
  /** The installation that the backups belong to. */
  readonly installation: string
}

/** Takes a quarter of a second and 64 MB, in another thread, so that passphrases can't be guessed quickly. */
const keyFrom = async (passphrase: string, salt: string) =>
  await new Promise<Buffer>((resolve, reject) =>
    scrypt(
      passphrase.normalize('NFKC'),
      Buffer.from(salt, 'base64url'),
      32,
      { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 },
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  )

const proofOf = (key: Buffer) => createHmac('sha256', key).update('learn backup').digest('base64url')

export async function makeLock(
  passphrase: string,
  installation: string,
): Promise<{ lock: Lock; key: Buffer }> {
  const salt = randomBytes(saltBytes).toString('base64url')
  const key = await keyFrom(passphrase, salt)
  return { lock: { format: 1, salt, proof: proofOf(key), installation }, key }
}

export async function openLock({ salt, proof }: Lock, passphrase: string): Promise<Buffer> {
  const key = await keyFrom(passphrase, salt)
  if (proofOf(key) === proof) return key
  throw new OperatorError(
    'LEARN_BACKUP_PASSPHRASE does not open these backups. Set it to the passphrase that they were made with.',
  )
}

/** Each file has its own key, which depends on the file's name, so that files can't be swapped. */
const fileKey = (key: Buffer, salt: Buffer, name: string) =>
  Buffer.from(hkdfSync('sha256', key, salt, `learn backup: ${name}`, 32))

/** The number of the chunk, and whether it is the last, so that no chunk can be moved or cut off. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 7)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Encrypts a stream in chunks with AES-256-GCM. Nobody can read or change it without the key. */
export async function* seal(
  key: Buffer,
  name: string,
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const own = fileKey(key, salt, name)
  yield salt
  let number = 0
  for await (const { chunk, isLast } of inChunks(source, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf(number++, isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** Throws `Damaged` at the first chunk that differs from the sealed one. */
export async function* unseal(
  key: Buffer,
  name: string,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const parts = inChunks(source, chunkBytes + tagBytes, saltBytes)
  const first = await parts.next()
  if (first.done || first.value.chunk.length !== saltBytes) throw new Damaged(`${name} is incomplete.`)
  const own = fileKey(key, first.value.chunk, name)
  let number = 0
  for await (const { chunk, isLast } of parts) {
    if (chunk.length < tagBytes) throw new Damaged(`${name} is incomplete.`)
    const decipher = createDecipheriv('aes-256-gcm', own, nonceOf(number++, isLast))
    decipher.setAuthTag(chunk.subarray(-tagBytes))
    try {
      yield Buffer.concat([decipher.update(chunk.subarray(0, -tagBytes)), decipher.final()])
    } catch {
      throw new Damaged(`${name} is damaged.`)
    }
  }
  if (number === 0) throw new Damaged(`${name} is incomplete.`)
}

/** Chunks of one size, except the last and, if asked for, the first. An empty source is one empty last chunk. */
async function* inChunks(
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  size: number,
  first = 0,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let rest: Buffer = Buffer.alloc(0)
  let wanted = first || size
  for await (const piece of source) {
    rest = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece])
    // Without one byte more, this may be the last chunk.
    while (rest.length > wanted) {
      yield { chunk: rest.subarray(0, wanted), isLast: false }
      rest = rest.subarray(wanted)
      wanted = size
    }
  }
  if (first && wanted === first && rest.length >= first) {
    yield { chunk: rest.subarray(0, first), isLast: false }
    rest = rest.subarray(first)
    if (rest.length === 0) return
  }
  yield { chunk: rest, isLast: true }
}
