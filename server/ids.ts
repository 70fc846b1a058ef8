import { randomFillSync, randomUUID } from 'node:crypto'

const pool = Buffer.alloc(16 * 256)
let used = pool.length

/** A version 7 UUID, ordered by time so that new rows land at the end of every index. */
export function uuidv7(now: Date): string {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = pool.subarray(used, used + 16)
  used += 16
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return withHyphens(bytes.toString('hex'))
}

/** The id that sorts right after (step 1) or right before (step -1) another. */
export function neighbourId(id: string, step: 1 | -1): string {
  const next = BigInt(`0x${id.replaceAll('-', '')}`) + BigInt(step)
  return withHyphens(next.toString(16).padStart(32, '0'))
}

export const withHyphens = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`

/** A random UUID, for ids that must not be guessable or reveal their order. */
export const randomId = (): string => randomUUID()
