import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * Compresses JSON (RFC 1951). PostgreSQL's own compression costs several times as much and yields more than twice the
 * size. Nothing searches inside it; searchable values have their own columns.
 */
export const compact = (value: object): Buffer => deflateRawSync(JSON.stringify(value), quickly)

/** A small window, because the values are small and each call allocates its memory. */
const quickly = { level: 1, memLevel: 5, windowBits: 13, chunkSize: 8_192 }

export const expand = <T>(bytes: Buffer): T => JSON.parse(inflateRawSync(bytes).toString('utf8')) as T

/** Text that values are likely to contain. It must never change: values compressed with it can't be read without it. */
export interface Dictionary {
  /** From 0 to 31. */
  readonly number: number
  readonly text: Buffer
}

/** No compressed value begins with a byte that ends in these bits: RFC 1951 reserves them. */
const mark = 0b111

/** The same for values that have much in common with a dictionary. The first byte holds its number. */
export const compactWith = ({ number, text }: Dictionary, value: object): Buffer =>
  Buffer.concat([
    Buffer.of((number << 3) | mark),
    deflateRawSync(JSON.stringify(value), { ...withDictionary, dictionary: text }),
  ])

/** The window covers the dictionary and the value. */
const withDictionary = { level: 3, memLevel: 7, windowBits: 15, chunkSize: 4_096 }

/** The number of the dictionary, or undefined if the value was compressed without one. */
export const dictionaryNumber = ([first = 0]: Buffer): number | undefined =>
  (first & mark) === mark ? first >> 3 : undefined

export const expandWith = <T>({ text }: Dictionary, bytes: Buffer): T =>
  JSON.parse(inflateRawSync(bytes.subarray(1), { dictionary: text }).toString('utf8')) as T
