import type { Readable } from 'node:stream'

/** Bytes are kept under their hash, within one organization and never across. */
export interface ObjectKey {
  readonly organizationId: string
  readonly sha256: string
}

/** From the first byte to the last, both counted from 0. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Where bytes are kept. What was put is there to stay, also if the machine is lost a moment later. */
export interface Objects {
  /** Keeps nothing where the bytes are not as many as expected, or have another hash. What is there already is left. */
  put(key: ObjectKey, source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, bytes: number): Promise<void>
  /** Rejects with `NoSuchObject` before the first byte. */
  read(key: ObjectKey, range?: ByteRange): Promise<Readable>
  /** How many bytes there are; nothing where there is no such object. */
  size(key: ObjectKey): Promise<number | undefined>
  /** Where there is none, all is well. */
  remove(key: ObjectKey): Promise<void>
  /** All that there is of an organization, in any order. */
  list(organizationId: string): AsyncIterable<ObjectKey>
  organizations(): Promise<string[]>
  /** Everything of an organization. */
  removeAll(organizationId: string): Promise<void>
  /** What was being put when a server was lost, and has not grown since. */
  removeUnfinished(since: Date): Promise<void>
}

export class NoSuchObject extends Error {}

/** There is no room for more; nothing of what was being put is left. */
export class NoRoom extends Error {}

/** The bytes that came are not those that were announced; nothing of them is left. */
export class WrongBytes extends Error {}
