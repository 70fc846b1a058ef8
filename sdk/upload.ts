import type { MediaItem } from '@learn/contract/media/item'
import type { MediaUpload } from '@learn/contract/media/uploads'
import type { Connection } from './connection.ts'
import { InvalidRequest, LearnError } from './errors.ts'
import { type FileSource, mediaTypeOf, openSource, type Uploadable } from './file-source.ts'
import { hashOf } from './hashing.ts'
import { createMediaUpload, getMediaItem, getMediaUpload } from './operations.ts'
import type { RequestOptions } from './options.ts'
import { abortedError, pause } from './retry.ts'
import { sendBytes } from './sending.ts'
import type { UploadOptions } from './upload-options.ts'

/** The upload arrived, but the library refused the file; see `item.reason`. */
export class UploadRefused extends LearnError {
  readonly _tag = 'UploadRefused'
  readonly item: MediaItem

  constructor(item: MediaItem, requestId: string) {
    super(item.reason ?? `The file is ${item.status}.`, requestId)
    this.item = item
  }
}

/** Uploads a file of any size. After an interruption it continues with the bytes that have not arrived. */
export async function uploadMedia(
  connection: Connection,
  file: Uploadable,
  options: UploadOptions,
): Promise<MediaItem> {
  const { signal } = options
  const source = await openSource(file, signal).catch(error => {
    throw signal?.aborted ? abortedError(signal) : error
  })
  let mediaItemId = options.resume
  try {
    const upload = await begin(connection, source, options)
    mediaItemId = upload.mediaItemId
    await sendBytes(connection, source, upload, options)
    return await waitUntilSettled(connection, source, mediaItemId, options)
  } catch (error) {
    if (error instanceof LearnError && mediaItemId !== undefined) error.mediaItemId = mediaItemId
    throw error
  } finally {
    await source.close()
  }
}

async function begin(
  connection: Connection,
  source: FileSource,
  options: UploadOptions,
): Promise<MediaUpload> {
  const { resume, signal, onProgress } = options
  if (resume !== undefined) return await findUpload(connection, source, resume, options)
  const { bytes: total } = source
  const named = declarationOf(source, options)
  const onRead = (bytes: number) => onProgress?.({ phase: 'hashing', bytes, total })
  const sha256 = options.sha256 ?? (await hashOf(source, { signal, onRead }))
  const { data } = await connection.call<MediaUpload>(
    createMediaUpload,
    { ...named, bytes: total, sha256 },
    options,
  )
  return data
}

/** The fields of the operation, without the other options. */
function declarationOf(source: FileSource, options: UploadOptions) {
  const { organizationId, teamId, folder, tags, altText, name = source.name } = options
  if (!name) throw new InvalidRequest('Bytes and streams need a name, for example name: "fractions.pdf".')
  const mediaType = options.mediaType ?? mediaTypeOf(name, source.mediaType)
  if (!mediaType)
    throw new InvalidRequest(
      `Can’t tell the type of "${name}" from its extension. Set mediaType, for example image/png.`,
    )
  return { organizationId, teamId, folder, tags, altText, name, mediaType }
}

async function findUpload(
  connection: Connection,
  source: FileSource,
  mediaItemId: string,
  options: RequestOptions,
): Promise<MediaUpload> {
  const { data } = await connection.call<MediaUpload>(getMediaUpload, { mediaItemId }, options)
  if (data.bytes === source.bytes) return data
  throw new InvalidRequest(
    `Upload ${mediaItemId} has ${data.bytes} bytes and this file has ${source.bytes}: it is a different file.`,
  )
}

const firstPauseMilliseconds = 100
const longestPauseMilliseconds = 2_000

async function waitUntilSettled(
  connection: Connection,
  { bytes }: FileSource,
  mediaItemId: string,
  { wait, onProgress, ...options }: UploadOptions,
): Promise<MediaItem> {
  for (let milliseconds = firstPauseMilliseconds; ; milliseconds *= 2) {
    const { data: item, requestId } = await connection.call<MediaItem>(getMediaItem, { mediaItemId }, options)
    if (item.status === 'failed' || item.status === 'quarantined') throw new UploadRefused(item, requestId)
    // A server may have died after the last byte. Another one finishes the upload.
    if (item.status === 'ready' || (item.status !== 'uploading' && !wait)) return item
    onProgress?.({ phase: 'processing', bytes, total: bytes })
    await pause(Math.min(milliseconds, longestPauseMilliseconds), options.signal, requestId)
  }
}
