import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * JSON in few bytes (RFC 1951). PostgreSQL would compress it too, at several times the cost, and to more than twice the
 * size. There is nothing to be looked for in it: what is searched by stands in columns.
 */
export const compact = (value: object): Buffer => deflateRawSync(JSON.stringify(value), quickly)

/** A small window: what is compressed is small, and memory must be had for each. */
const quickly = { level: 1, memLevel: 5, windowBits: 13, chunkSize: 8_192 }

export const expand = <T>(bytes: Buffer): T => JSON.parse(inflateRawSync(bytes).toString('utf8')) as T
