import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Application } from '../application.ts'
import type { Pieces } from '../path/pieces.ts'

/** Whoever takes nothing for so long has left. */
const longestPauseMilliseconds = 60_000

/**
 * Sends an answer as fast as it is taken, so that little of it is held at any time. Where it can't be read to its end the
 * connection breaks off: what has arrived is then no JSON, and can't be mistaken for the whole.
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
    app.log.warn({ requestId: headers['X-Request-Id'], err: error }, 'an answer was broken off')
    raw.destroy()
  }
}
