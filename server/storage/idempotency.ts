import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { Fault, fault } from '../fault.ts'
import { decryptBytes, encrypt, type Secrets, sign } from '../secrets.ts'
import { expand } from './compact.ts'
import type { Queries, Transaction } from './database.ts'
import {
  claimRequest,
  findAnswer,
  type IdempotentRequest,
  isAnswered,
  isClaimedByAnother,
  storeAnswer,
} from './idempotency.store.ts'

const keptMilliseconds = 24 * 60 * 60 * 1000

/** Only printable ASCII survives every proxy. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || /^[\x20-\x7e]{1,255}$/.test(header)) return header
  throw fault('BadRequest', 'Idempotency-Key must be 1 to 255 printable ASCII characters.')
}

/** Another call is still working on this request. */
export class StillRunning extends Fault<'Conflict'> {
  constructor() {
    super(
      'Conflict',
      'A request with this Idempotency-Key is still in progress. Try again when it has finished.',
      {},
    )
  }
}

type Request = Omit<IdempotentRequest, 'key'> & {
  key: string | undefined
  input: object
  now: Date
  /** The answer must not be stored. */
  answeredOnce?: true | undefined
}

interface StoredAnswer {
  readonly body: unknown
  readonly replayed: boolean
}

/** The request has been answered before. The transaction must be rolled back. */
class AnsweredBefore extends Error {}

/** Does the work in a transaction, once for each idempotency key, and commits. */
export async function runOnce(
  db: Transaction,
  secrets: Secrets,
  request: Request,
  work: () => Promise<unknown>,
): Promise<StoredAnswer> {
  const { key, now } = request
  if (key === undefined) return { body: await work(), replayed: false }
  const name = { principalId: request.principalId, operation: request.operation, key }
  try {
    await claimRequest(db, name, now)
    const body = await work().catch(async refusal => {
      await db.flush() // The work may have refused before its first statement, but an answer comes before a refusal.
      throw refusal
    })
    const expiresAt = new Date(now.getTime() + keptMilliseconds)
    await storeAnswer(db, name, {
      fingerprint: fingerprintOf(secrets.fingerprint.current, request),
      answer: encrypt(secrets.answer, packAnswer(request.answeredOnce ? null : body)),
      expiresAt,
    })
    return { body, replayed: false }
  } catch (error) {
    if (isClaimedByAnother(error)) throw new StillRunning()
    throw isAnswered(error) ? new AnsweredBefore() : error
  }
}

/** Runs a transaction with `runOnce` in it. A repeated request gets the stored answer. */
export async function answerOnce(
  db: Queries,
  secrets: Secrets,
  request: Request,
  transact: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  try {
    return await transact()
  } catch (error) {
    if (!(error instanceof AnsweredBefore)) throw error
    const stored = await findStoredAnswer(db, secrets, request)
    if (!stored) throw new StillRunning() // It has just expired.
    return stored
  }
}

/** The stored answer to this request, if it was answered before. */
export async function findStoredAnswer(
  db: Queries,
  secrets: Secrets,
  request: Request,
): Promise<StoredAnswer | undefined> {
  const { principalId, operation, key, now } = request
  if (key === undefined) return undefined
  const stored = await findAnswer(db, { principalId, operation, key }, now)
  return stored && readAnswer(secrets, request, stored)
}

function readAnswer(
  secrets: Secrets,
  request: Request,
  stored: { readonly fingerprint: Buffer; readonly answer: Buffer },
): StoredAnswer {
  if (
    !secrets.fingerprint.matches(made => timingSafeEqual(stored.fingerprint, fingerprintOf(made, request)))
  ) {
    throw fault(
      'Conflict',
      'This Idempotency-Key was already used for a request with a different body. Use a new one.',
    )
  }
  if (request.answeredOnce)
    throw fault(
      'Conflict',
      'This request has already been carried out, and its answer is shown only once. Send it with a new Idempotency-Key to do it again.',
    )
  return { body: unpackAnswer(decryptBytes(secrets.answer, stored.answer)), replayed: true }
}

/** Zstandard needs a quarter of the CPU of Deflate for a decision's answer: about 14 kB of JSON, and a fifth of that compressed. */
const packAnswer = (body: unknown): Buffer => zstdCompressSync(JSON.stringify([body]), quickly)

/** The smallest tables, because each call allocates its memory. */
const quickly = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 1,
    [constants.ZSTD_c_windowLog]: 15,
    [constants.ZSTD_c_hashLog]: 13,
    [constants.ZSTD_c_chainLog]: 13,
  },
  chunkSize: 8_192,
}

/** The first byte of what Zstandard makes (RFC 8878), and of what an earlier version made. No JSON begins with either. */
const zstandardMark = 0x28
const deflateMark = 0

/** The oldest answers are plain JSON. */
export function unpackAnswer(bytes: Buffer): unknown {
  if (bytes[0] === zstandardMark) return JSON.parse(zstdDecompressSync(bytes).toString('utf8'))[0]
  if (bytes[0] !== deflateMark) return JSON.parse(bytes.toString('utf8'))
  const [body] = expand<[unknown]>(bytes.subarray(1))
  return body
}

const fingerprintOf = (key: KeyObject, { input }: Request) => sign(key, canonicalJson(input))

/** Identifies a repeatable request by its caller, key and body; null without a key. */
export function requestName(
  secrets: Secrets,
  { principalId, operation, key, input }: Request,
): Buffer | null {
  if (key === undefined) return null
  return sign(secrets.requestName.current, canonicalJson({ principalId, operation, key, input }))
}

/** The same regardless of the body: two requests with one key are the same request, or a mistake. */
export function keyName(secrets: Secrets, { principalId, operation, key }: Request): Buffer | null {
  return key === undefined
    ? null
    : sign(secrets.requestName.current, canonicalJson({ principalId, operation, key }))
}

/** JSON with sorted fields, so that equal requests have equal fingerprints. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join(',')}}`
}
