import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * Compresses JSON (RFC 1951). PostgreSQL's own compression costs several times as much and yields more than twice the
 * size. Nothing searches inside it; searchable values have their own columns.
 */
export const compact = (value: object): Buffer => deflateRawSync(JSON.stringify(value), quickly)

/** A small window, because the values are small and each call allocates its memory. */
const quickly = { level: 1, memLevel: 5, windowBits: 13, chunkSize: 8_192 }

export const expand = <T>(bytes: Buffer): T => JSON.parse(inflateRawSync(bytes).toString('utf8')) as T
