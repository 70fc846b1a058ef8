/** A parameter of a statement. */
export type Value = string | number | boolean | null | Date | Buffer | readonly string[]

/** Encodes a value for PostgreSQL as text; bytes stay bytes. */
export function toParameter(value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return `{${value.map(item => `"${String(item).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
  return String(value)
}

const uuidType = 2950
const headerLength = 20
const itemLength = 20

/** Encodes ids as a binary `uuid[]`, which PostgreSQL reads several times faster than text. */
export function uuidArray(ids: readonly string[]): Buffer {
  const bytes = Buffer.alloc(ids.length === 0 ? 12 : headerLength + ids.length * itemLength)
  bytes.writeInt32BE(ids.length === 0 ? 0 : 1, 0) // dimensions
  bytes.writeInt32BE(uuidType, 8) // after the flag for nulls
  if (ids.length === 0) return bytes
  bytes.writeInt32BE(ids.length, 12)
  bytes.writeInt32BE(1, 16) // the first index
  for (const [index, id] of ids.entries()) {
    const start = headerLength + index * itemLength
    bytes.writeInt32BE(16, start)
    bytes.write(id.replaceAll('-', ''), start + 4, 'hex')
  }
  return bytes
}

/** Whether such an array holds a single id. */
export const holdsOneId = (ids: Buffer): boolean => ids.length === headerLength + itemLength
