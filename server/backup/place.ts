export type Bytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Where backups are kept: a folder or a bucket. */
export interface Place {
  /** As the operator wrote it. */
  readonly address: string
  /** Writes a file completely or not at all. Rejects with `NoRoom`. */
  write(name: string, source: Bytes): Promise<void>
  /** Does nothing if the file exists. */
  writeNew(name: string, bytes: Buffer): Promise<void>
  /** Rejects with `NoSuchObject`. */
  read(name: string): Promise<AsyncIterable<Uint8Array>>
  has(name: string): Promise<boolean>
  /** The names of the folders at the top. */
  folders(): Promise<string[]>
  /** All files of a folder and the folders in it. */
  list(folder: string): AsyncIterable<PlacedFile>
  remove(name: string): Promise<void>
  removeFolder(folder: string): Promise<void>
  /** Removes what was being written by a process that was killed, if it has not grown since then. */
  removeUnfinished(since: Date): Promise<void>
  /** The bytes that are free; undefined if nobody knows. */
  freeBytes(): Promise<number | undefined>
}

export interface PlacedFile {
  readonly name: string
  readonly bytes: number
  readonly changedAt: Date
}
