import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** `learn_sk_`, 32 random bytes in base64url, and the CRC-32 of everything before it in hex. */
const pattern = /^learn_sk_[A-Za-z0-9_-]{43}[0-9a-f]{8}$/
const checksumLength = 8

export function makeApiKey(): string {
  const body = `learn_sk_${randomBytes(32).toString('base64url')}`
  return body + checksum(body)
}

/** False for a mistyped key, without asking the database. */
export function isWellFormedApiKey(key: string): boolean {
  return pattern.test(key) && checksum(key.slice(0, -checksumLength)) === key.slice(-checksumLength)
}

const checksum = (body: string) => crc32(body).toString(16).padStart(checksumLength, '0')
