import type { Readable } from 'node:stream'

/** Bytes are stored under their hash, separately for each organization. */
export interface ObjectKey {
  readonly organizationId: string
  readonly sha256: string
}

/** From the first byte to the last, both included and counted from 0. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** An upload in progress, under the id of its future item. */
export interface UploadKey {
  readonly organizationId: string
  readonly uploadId: string
}

export interface StagedUpload extends UploadKey {
  readonly changedAt: Date
}

/** The headers of a download that the storage itself answers. */
export interface DownloadAnswer {
  readonly expiresAt: Date
  readonly contentType: string
  readonly contentDisposition: string
}

/** Stores bytes. What was put stays, even if the machine is lost a moment later. */
export interface Objects {
  /** Stores nothing if the bytes have another size or hash than expected. An existing object is left alone. */
  put(key: ObjectKey, source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, bytes: number): Promise<void>
  /** Rejects with `NoSuchObject` before the first byte. */
  read(key: ObjectKey, range?: ByteRange): Promise<Readable>
  /** The size in bytes; undefined if the object does not exist. */
  size(key: ObjectKey): Promise<number | undefined>
  /** Does nothing if the object does not exist. */
  remove(key: ObjectKey): Promise<void>
  /** All objects of an organization, in any order. */
  list(organizationId: string): AsyncIterable<ObjectKey>
  organizations(): Promise<string[]>
  /** Removes everything of an organization. */
  removeAll(organizationId: string): Promise<void>
  /** Removes what lost servers were putting, and what has not grown since then. */
  removeUnfinished(since: Date): Promise<void>

  /** How many bytes of an upload have arrived, counted from its start. */
  arrived(upload: UploadKey): Promise<number>
  /**
   * Adds to an upload of which exactly `offset` bytes have arrived, and returns the new number. Must not run twice at a time.
   * If the source fails, its error is thrown, and the bytes before that stay. Rejects with `NoRoom`. `release` may be called
   * with chunks that are no longer needed.
   */
  append(
    upload: UploadKey,
    offset: number,
    source: AsyncIterable<Uint8Array>,
    release?: (chunk: Uint8Array) => void,
  ): Promise<number>
  /** Rejects with `NoSuchObject` before the first byte, if nothing has arrived. */
  readArrived(upload: UploadKey, range?: ByteRange): Promise<Readable>
  /**
   * Turns an upload of this size, whose hash the caller knows, into the object. Does nothing if the object exists; rejects
   * with `NoSuchObject` if neither of them does.
   */
  finish(upload: UploadKey, key: ObjectKey, bytes: number): Promise<void>
  /** Removes what has arrived, if anything. */
  abandon(upload: UploadKey): Promise<void>
  /** All uploads with stored bytes, in any order. */
  uploads(organizationId: string): AsyncIterable<StagedUpload>

  /** A URL of the storage itself that serves the object, if it has such URLs. None while the object is elsewhere. */
  downloadUrl?(key: ObjectKey, answer: DownloadAnswer): Promise<string | undefined>
}

export class NoSuchObject extends Error {}

/** No space is left. Nothing of what was being put remains. */
export class NoRoom extends Error {}

/** A request to the storage failed. The message says which storage, and why. */
export class StorageFailed extends Error {}

/** The storage can't be reached, or refuses us. This says nothing about the bytes. */
export class StorageUnavailable extends StorageFailed {}

/** The bytes are not the expected ones. Nothing of them remains. */
export class WrongBytes extends Error {}
