import type { Contract } from '@learn/contract'
import type { MediaItem } from '@learn/contract/media/item'
import type { MediaDownload } from '@learn/contract/media/items'
import type { Input } from '@learn/contract/operation'
import type { Connection } from './connection.ts'
import { LearnError, NetworkError, UnexpectedAnswer } from './errors.ts'
import { newHash } from './hashing.ts'
import type { OpenResponse } from './line.ts'
import { createMediaDownload, getMediaItem } from './operations.ts'
import type { RequestOptions } from './options.ts'
import { isPassing, pause, waitFor } from './retry.ts'

const usualRetries = 8
const longestSilenceMilliseconds = 30_000

export interface DownloadOptions extends Omit<RequestOptions, 'headers' | 'idempotencyKey' | 'dryRun'> {
  /** Called with the bytes received so far, and the total. */
  readonly onProgress?: ((progress: { readonly bytes: number; readonly total: number }) => void) | undefined
}

/**
 * The bytes of a file as they arrive. An interrupted download continues where it stopped. The hash is verified at the
 * end, so read all of it before you use the file.
 */
export async function* downloadMedia(
  connection: Connection,
  input: Input<Contract['media.createMediaDownload']>,
  options: DownloadOptions = {},
): AsyncGenerator<Uint8Array, void> {
  const { mediaItemId } = input
  const { data: item } = await connection.call<MediaItem>(getMediaItem, { mediaItemId }, options)
  const { retries = usualRetries, signal, onProgress } = options
  const hash = newHash()
  const progress: Progress = { bytes: 0, total: undefined, etag: '' }
  for (let failures = 0; progress.bytes !== progress.total; ) {
    try {
      for await (const chunk of continueDownload(connection, input, options, progress)) {
        failures = 0
        hash.update(chunk)
        progress.bytes += chunk.length
        onProgress?.({ bytes: progress.bytes, total: progress.total ?? item.bytes })
        yield chunk
      }
    } catch (error) {
      if (!(error instanceof LearnError) || !isPassing(error, 0) || failures >= retries) throw error
      await pause(waitFor(error, failures++), signal)
    }
  }
  // A rendition has its own hash, which its ETag may contain.
  const expected = 'rendition' in input ? /^"([0-9a-f]{64})"$/.exec(progress.etag)?.[1] : item.sha256
  if (expected !== undefined && hash.digest('hex') !== expected)
    throw new UnexpectedAnswer(
      `The bytes received for ${item.name} do not match its SHA-256. Download it again.`,
      200,
    )
}

interface Progress {
  bytes: number
  total: number | undefined
  etag: string
}

/** Requests a new URL each time, because they expire soon. */
async function* continueDownload(
  connection: Connection,
  input: object,
  options: DownloadOptions,
  progress: Progress,
): AsyncGenerator<Uint8Array, void> {
  const { bytes, etag } = progress
  const { data } = await connection.call<MediaDownload>(createMediaDownload, input, options)
  const range = bytes > 0 && { range: `bytes=${bytes}-`, ...(etag && { 'if-range': etag }) }
  const opened = await connection.openAddress(data.url, { ...range }, options)
  const { response, line } = opened
  try {
    begin(opened, progress)
    for (const reader = response.body?.getReader(); reader; ) {
      const { done, value } = await reader.read()
      if (done) break
      line.extend(options.timeoutMilliseconds ?? longestSilenceMilliseconds)
      yield value
    }
  } catch (cause) {
    throw cause instanceof LearnError ? cause : line.explain(cause)
  } finally {
    line.hangUp()
  }
  if (progress.bytes !== progress.total)
    throw new NetworkError(`The download stopped after ${progress.bytes} of ${progress.total} bytes.`)
}

function begin({ response, requestId }: OpenResponse, progress: Progress): void {
  const { status, headers } = response
  if (progress.bytes > 0 && status !== 206)
    throw new UnexpectedAnswer('The file changed during the download. Start again.', status, requestId)
  const length = Number(headers.get('content-length') ?? Number.NaN)
  if (Number.isNaN(length))
    throw new UnexpectedAnswer('The server did not send the size of the file.', status, requestId)
  progress.total ??= length
  progress.etag = headers.get('etag') ?? ''
}
