import type { MediaUpload } from '@learn/contract/media/uploads'
import type { Connection } from './connection.ts'
import { LearnError, UnexpectedAnswer } from './errors.ts'
import type { FileSource } from './file-source.ts'
import { appendMediaUpload, getMediaUpload } from './operations.ts'
import type { RequestOptions } from './options.ts'
import { isPassing, pause, waitFor } from './retry.ts'
import type { UploadOptions } from './upload-options.ts'

/** About 20 seconds in all, enough for a server to restart. The count starts again whenever bytes arrive. */
const usualRetries = 8

/** Sends the bytes that have not arrived yet. After an interruption the server says where to continue. */
export async function sendBytes(
  connection: Connection,
  source: FileSource,
  upload: MediaUpload,
  options: UploadOptions,
): Promise<void> {
  const { retries = usualRetries, signal, onProgress, chunkBytes } = options
  const { mediaItemId } = upload
  const pace = new Pace(chunkBytes)
  let now: Pick<MediaUpload, 'offset' | 'status'> | undefined = upload
  for (let failures = 0; ; ) {
    try {
      now ??= await readProgress(connection, mediaItemId, options)
      onProgress?.({ phase: 'sending', bytes: now.offset, total: source.bytes })
      if (now.status !== 'uploading' || now.offset >= source.bytes) return
      const part = await source.part(now.offset, Math.min(now.offset + pace.bytes, source.bytes))
      const offset = await pace.measure(() =>
        append(connection, mediaItemId, now?.offset ?? 0, part, options),
      )
      now = { ...now, offset }
      failures = 0
    } catch (error) {
      now = undefined
      if (!canRetry(error) || failures >= retries) throw error
      await pause(waitFor(error, failures++), signal)
    }
  }
}

/** A `Conflict` means that the server expects a different offset, which is read next. */
const canRetry = (error: unknown): error is LearnError =>
  error instanceof LearnError && (isPassing(error, 0) || error._tag === 'Conflict')

/** No retries in the connection: part of the bytes may have arrived, so the offset must be read first. */
const withoutRetries = ({ signal, timeoutMilliseconds }: RequestOptions): RequestOptions => ({
  signal,
  timeoutMilliseconds,
  retries: 0,
})

async function readProgress(
  connection: Connection,
  mediaItemId: string,
  options: RequestOptions,
): Promise<MediaUpload> {
  return (await connection.call<MediaUpload>(getMediaUpload, { mediaItemId }, withoutRetries(options))).data
}

/** Sends bytes with tus 1.0. Returns the new offset. */
async function append(
  connection: Connection,
  mediaItemId: string,
  offset: number,
  part: Blob | Uint8Array<ArrayBuffer>,
  options: RequestOptions,
): Promise<number> {
  const headers = {
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  }
  const asked = { ...withoutRetries(options), headers }
  const { response, line, requestId } = await connection.open(appendMediaUpload, { mediaItemId }, asked, part)
  line.close()
  const now = Number(response.headers.get('upload-offset'))
  if (now > offset) return now
  throw new UnexpectedAnswer(
    'The server did not say how many bytes have arrived.',
    response.status,
    requestId,
  )
}

const leastBytes = 256 * 1024
const firstBytes = 1024 * 1024
const mostBytes = 16 * 1024 * 1024

/** The bytes per request: few enough for a slow connection to send before the timeout, more on a fast one. */
class Pace {
  readonly #isFixed: boolean
  bytes: number

  constructor(fixed: number | undefined) {
    this.#isFixed = fixed !== undefined
    this.bytes = Math.max(1, Math.floor(fixed ?? firstBytes))
  }

  async measure<T>(work: () => Promise<T>): Promise<T> {
    const started = performance.now()
    let factor = 0.5
    try {
      const done = await work()
      const seconds = (performance.now() - started) / 1_000
      factor = seconds < 1 ? 2 : seconds > 5 ? 0.5 : 1
      return done
    } finally {
      if (!this.#isFixed) this.bytes = Math.min(mostBytes, Math.max(leastBytes, this.bytes * factor))
    }
  }
}
