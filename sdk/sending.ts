import type { MediaUpload } from '@learn/contract/media/uploads'
import type { Connection } from './connection.ts'
import { LearnError, UnexpectedAnswer } from './errors.ts'
import type { FileSource } from './file-source.ts'
import { appendMediaUpload, getMediaUpload } from './operations.ts'
import type { RequestOptions } from './options.ts'
import { isPassing, pause, waitFor } from './retry.ts'
import type { UploadOptions } from './upload-options.ts'

/** A server that is started anew is waited for: some 20 s in all, and anew whenever something has arrived. */
const usualRetries = 8

/** Sends what has not arrived yet. After a break the server says from where it goes on. */
export async function sendBytes(
  connection: Connection,
  source: FileSource,
  upload: MediaUpload,
  options: UploadOptions,
): Promise<void> {
  const { retries = usualRetries, signal, onProgress, chunkBytes } = options
  const { mediaItemId } = upload
  const pace = new Pace(chunkBytes)
  let now: Pick<MediaUpload, 'offset' | 'state'> | undefined = upload
  for (let failures = 0; ; ) {
    try {
      now ??= await arrived(connection, mediaItemId, options)
      onProgress?.({ phase: 'sending', bytes: now.offset, total: source.bytes })
      if (now.state !== 'uploading' || now.offset >= source.bytes) return
      const part = await source.part(now.offset, Math.min(now.offset + pace.bytes, source.bytes))
      const offset = await pace.measure(() =>
        append(connection, mediaItemId, now?.offset ?? 0, part, options),
      )
      now = { ...now, offset }
      failures = 0
    } catch (error) {
      now = undefined
      if (!mayGoOn(error) || failures >= retries) throw error
      await pause(waitFor(error, failures++), signal)
    }
  }
}

/** A `Conflict` says that another offset is due: the next question tells which. */
const mayGoOn = (error: unknown): error is LearnError =>
  error instanceof LearnError && (isPassing(error, 0) || error._tag === 'Conflict')

/** Here, not in the connection, it is decided what is tried again: what was sent may have arrived in part. */
const once = ({ signal, timeoutMilliseconds }: RequestOptions): RequestOptions => ({
  signal,
  timeoutMilliseconds,
  retries: 0,
})

async function arrived(
  connection: Connection,
  mediaItemId: string,
  options: RequestOptions,
): Promise<MediaUpload> {
  return (await connection.call<MediaUpload>(getMediaUpload, { mediaItemId }, once(options))).data
}

/** As tus 1.0 has it: the bytes as they are, and how many of them have arrived by now. */
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
  const asked = { ...once(options), headers }
  const { response, line, requestId } = await connection.open(appendMediaUpload, { mediaItemId }, asked, part)
  line.close()
  const now = Number(response.headers.get('upload-offset'))
  if (now > offset) return now
  throw new UnexpectedAnswer('The server does not say how much has arrived.', response.status, requestId)
}

const leastBytes = 256 * 1024
const firstBytes = 1024 * 1024
const mostBytes = 16 * 1024 * 1024

/** How much goes in a request: what a slow line takes long before the time-out, and many at once on a fast one. */
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
