import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Application } from '../application.ts'
import type { Pieces } from '../path/pieces.ts'

/** A client that reads nothing for this long has left. */
const longestPauseMilliseconds = 60_000

/**
 * Sends an answer as fast as the client reads it, so that little of it is in memory at a time. If it can't be read to its
 * end, the connection is cut: what has arrived is not valid JSON, and can't be mistaken for the whole.
 */
export async function sendPieces(
  app: Application,
  raw: ServerResponse,
  pieces: Pieces,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const left = new AbortController()
  raw.once('close', () => left.abort())
  raw.setTimeout(longestPauseMilliseconds, () => raw.destroy())
  try {
    raw.writeHead(200, headers)
    for await (const piece of pieces) {
      if (raw.destroyed) return
      if (!raw.write(piece)) await once(raw, 'drain', { signal: left.signal })
    }
    raw.end()
  } catch (error) {
    if (left.signal.aborted) return
    app.log.warn({ requestId: headers['X-Request-Id'], err: error }, 'streamed answer cut off')
    raw.destroy()
  }
}
