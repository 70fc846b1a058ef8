import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import type { Application } from '../application.ts'
import { Fault } from '../fault.ts'
import type { Call, Result } from '../path/call.ts'
import { execute, type Outcome } from '../path/execute.ts'
import type { Readiness } from './health.ts'
import { commonHeaders, faultReply } from './reply.ts'

const everyMilliseconds = 500
/** Proxies close connections that stay silent for long. */
const quietMilliseconds = 15_000
/** How soon a browser reconnects when a server stops. It is random, so that not all clients come back at once. */
const againMilliseconds = () => 100 + Math.floor(Math.random() * 400)
/** The resource that is watched. The stream ends once `finishedAt` is set. */
interface WatchedResource {
  readonly status: string
  readonly updatedAt: string
  readonly finishedAt: string | null
}

interface Stream {
  readonly raw: FastifyReply['raw']
  /** The last event that a reconnecting client received. */
  readonly lastEventId: string | undefined
  readonly signal: AbortSignal
}

/**
 * Answers with a stream of server-sent events. Every read goes through the whole call path, so a caller who loses access
 * while watching sees nothing more. Only changes are sent.
 */
export async function streamEvents(
  app: Application,
  readiness: Readiness,
  call: Call,
  { result, rateLimit }: Outcome,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = reply
  if (raw.closed) return // The client has already left, and no `close` event will follow.
  const closed = new AbortController()
  raw.once('close', () => closed.abort())
  try {
    raw.writeHead(200, {
      ...commonHeaders(call.requestId),
      ...rateLimit,
      'Content-Type': 'text/event-stream',
      'X-Accel-Buffering': 'no',
    })
    const lastEventId = [reply.request.headers['last-event-id']].flat()[0]
    const stream = { raw, lastEventId, signal: closed.signal }
    await follow(app, readiness, call, (result as Result).body as WatchedResource, stream)
  } finally {
    raw.end()
  }
}

const idOf = ({ updatedAt }: WatchedResource) => String(Date.parse(updatedAt))

/** Whether a reconnecting client has seen this state. The final state is always sent, because its time may be the same. */
const isKnown = (first: WatchedResource, lastEventId: string | undefined) =>
  first.finishedAt === null && idOf(first) === lastEventId

async function follow(
  app: Application,
  readiness: Readiness,
  call: Call,
  first: WatchedResource,
  { raw, lastEventId, signal }: Stream,
): Promise<void> {
  const write = async (text: string) => {
    if (!raw.write(text)) await once(raw, 'drain', { signal }).catch(() => undefined)
  }
  await write(`retry: ${againMilliseconds()}\n\n`)
  let seen = isKnown(first, lastEventId) ? JSON.stringify(first) : ''
  let quietSince = Date.now()
  for (let now = first; ; ) {
    const data = JSON.stringify(now)
    if (data !== seen) {
      seen = data
      quietSince = Date.now()
      await write(`id: ${idOf(now)}\nevent: ${now.status}\ndata: ${data}\n\n`)
    } else if (Date.now() - quietSince > quietMilliseconds) {
      quietSince = Date.now()
      await write(': still here\n\n')
    }
    if (now.finishedAt !== null) return
    await sleep(everyMilliseconds, undefined, { signal }).catch(() => undefined)
    // The client reconnects to another server: by now the balancer has noticed that this one is stopping.
    if (signal.aborted || readiness.stage === 'draining' || readiness.trouble?.isFinal) return
    const { result } = await execute(app, { ...call, isContinued: true, trace: undefined })
    // The server is busy just now. The next read follows soon anyway.
    if (result instanceof Fault && result.kind === 'TooManyRequests') continue
    if (result instanceof Fault) {
      await write(`event: error\ndata: ${faultReply(result, call.requestId).body}\n\n`)
      return
    }
    now = result.body as WatchedResource
  }
}
