import { timingSafeEqual } from 'node:crypto'
import { fault } from '../fault.ts'
import { decrypt, encrypt, type Secrets, sign } from '../secrets.ts'
import type { Queries } from './database.ts'
import { claimRequest, type IdempotentRequest, storeAnswer } from './idempotency.store.ts'

const keptMilliseconds = 24 * 60 * 60 * 1000

/** 1 to 255 printable ASCII characters; anything else would not survive every proxy. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || /^[\x20-\x7e]{1,255}$/.test(header)) return header
  throw fault('BadRequest', 'Idempotency-Key must be 1 to 255 printable ASCII characters.')
}

/**
 * Does the work once for each idempotency key: a repeated request gets the stored answer, in the transaction in
 * which it would have been done. Without a key the work is simply done.
 */
export async function once<Answer>(
  db: Queries,
  secrets: Secrets,
  request: Omit<IdempotentRequest, 'key'> & { key: string | undefined; input: object; now: Date },
  work: () => Promise<Answer>,
): Promise<{ body: Answer; replayed: boolean }> {
  const { key, now } = request
  if (key === undefined) return { body: await work(), replayed: false }
  const name = { principalId: request.principalId, operation: request.operation, key }
  const fingerprint = sign(secrets.fingerprint, canonicalJson(request.input))
  const claim = await claimRequest(db, name, now)
  if (!claim.claimed) {
    throw fault(
      'Conflict',
      'A request with this Idempotency-Key is still under way. Try again when it is done.',
    )
  }
  if (claim.answer && claim.fingerprint) {
    if (!timingSafeEqual(claim.fingerprint, fingerprint)) {
      throw fault('Conflict', 'This Idempotency-Key was used for a request with another body. Use a new one.')
    }
    return { body: JSON.parse(decrypt(secrets.answer, claim.answer)), replayed: true }
  }
  const body = await work()
  const sealed = encrypt(secrets.answer, JSON.stringify(body))
  const expiresAt = new Date(now.getTime() + keptMilliseconds)
  await storeAnswer(db, name, { fingerprint, answer: sealed, expiresAt })
  return { body, replayed: false }
}

/** JSON with its fields in order, so that two spellings of one request have one fingerprint. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}
