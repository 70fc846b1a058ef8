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

/** Bytes that are on their way, under the id of the item that they will be. */
export interface UploadKey {
  readonly organizationId: string
  readonly uploadId: string
}

export interface StagedUpload extends UploadKey {
  readonly changedAt: Date
}

/** What a download answers with, where somebody else sends it. */
export interface DownloadAnswer {
  readonly expiresAt: Date
  readonly contentType: string
  readonly contentDisposition: string
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

  /** How many bytes of an upload are there, from the first on; 0 where there are none. */
  arrived(upload: UploadKey): Promise<number>
  /**
   * Adds to an upload of which exactly `offset` bytes have arrived, and answers how many have now. They are there to stay.
   * Where the source breaks off, its error is thrown on, and what came before stays. Rejects with `NoRoom`. One at a time.
   * `release` may be called with what is not needed any more.
   */
  append(
    upload: UploadKey,
    offset: number,
    source: AsyncIterable<Uint8Array>,
    release?: (chunk: Uint8Array) => void,
  ): Promise<number>
  /** Rejects with `NoSuchObject` before the first byte, where nothing has arrived. */
  readArrived(upload: UploadKey, range?: ByteRange): Promise<Readable>
  /**
   * Makes an upload of so many bytes, whose hash the caller knows, the object of that key. Repeated, or where that object
   * is there already, all is well; where neither is, it rejects with `NoSuchObject`.
   */
  finish(upload: UploadKey, key: ObjectKey, bytes: number): Promise<void>
  /** Removes what has arrived. Where there is nothing, all is well. */
  abandon(upload: UploadKey): Promise<void>
  /** All uploads of which something is kept, in any order. */
  uploads(organizationId: string): AsyncIterable<StagedUpload>

  /** An address of the storage's own that gives the object, where it has such. */
  downloadUrl?(key: ObjectKey, answer: DownloadAnswer): Promise<string>
}

export class NoSuchObject extends Error {}

/** There is no room for more; nothing of what was being put is left. */
export class NoRoom extends Error {}

/** The storage can't be reached, or refuses us: nothing is known of the bytes by that. */
export class ObjectsAway extends Error {}

/** The bytes that came are not those that were announced; nothing of them is left. */
export class WrongBytes extends Error {}
