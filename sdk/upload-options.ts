import type { Contract } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import type { RequestOptions } from './options.ts'

export interface UploadProgress {
  /** Hashing comes first, because the hash is declared before anything is sent. */
  readonly phase: 'hashing' | 'sending' | 'processing'
  readonly bytes: number
  readonly total: number
}

type Declared = Input<Contract['media.createMediaUpload']>

export interface UploadOptions
  extends Omit<Declared, 'name' | 'mediaType' | 'bytes' | 'sha256'>,
    Omit<RequestOptions, 'headers' | 'dryRun'> {
  /** Required for bytes and streams, which have no name of their own. */
  readonly name?: string | undefined
  /** Required if the file extension does not say it. */
  readonly mediaType?: string | undefined
  /** If you know the hash already, the file is read only once. */
  readonly sha256?: string | undefined
  /** The id of an interrupted upload to continue: an error's `mediaItemId`. */
  readonly resume?: string | undefined
  /** Whether to wait until the file can be downloaded. */
  readonly wait?: boolean | undefined
  /** Bytes per request. By default, as many as the connection sends in a few seconds. */
  readonly chunkBytes?: number | undefined
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined
}
