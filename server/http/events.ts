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
/** Proxies cut off what says nothing for long. */
const quietMilliseconds = 15_000
const mostStreams = 200
const mostStreamsOfOneCaller = 20

/** How many streams there are, by who watches. */
const watched = new Map<string, number>()
let streams = 0

/** What an event carries has ended when this is set: then so does the stream. */
interface Watched {
  readonly state: string
  readonly updatedAt: string
  readonly finishedAt: string | null
}

/**
 * The answer as a stream of server-sent events. The read is made again and again, along the whole path: who loses access
 * while watching sees no more. What has changed since is sent on.
 */
export async function streamEvents(
  app: Application,
  readiness: Readiness,
  call: Call,
  { result, rateLimit, principalId = '' }: Outcome,
  reply: FastifyReply,
): Promise<void> {
  const { raw } = reply
  if (raw.closed) return // Who has left by now says so no more.
  const closed = new AbortController()
  raw.once('close', () => closed.abort())
  streams++
  watched.set(principalId, (watched.get(principalId) ?? 0) + 1)
  try {
    raw.writeHead(200, {
      ...commonHeaders(call.requestId),
      ...rateLimit,
      'Content-Type': 'text/event-stream',
      'X-Accel-Buffering': 'no',
    })
    await follow(app, readiness, call, (result as Result).body as Watched, raw, closed.signal)
  } finally {
    streams--
    const others = (watched.get(principalId) ?? 1) - 1
    if (others === 0) watched.delete(principalId)
    else watched.set(principalId, others)
    raw.end()
  }
}

/** Each stream costs a read twice a second. */
export function tooManyStreams({ principalId = '' }: Outcome): Fault | undefined {
  if (streams < mostStreams && (watched.get(principalId) ?? 0) < mostStreamsOfOneCaller) return undefined
  return new Fault('TooManyRequests', 'Too many are being watched at once. Close one, or try again.', {
    retryAfterSeconds: 5,
  })
}

async function follow(
  app: Application,
  readiness: Readiness,
  call: Call,
  first: Watched,
  raw: FastifyReply['raw'],
  signal: AbortSignal,
): Promise<void> {
  const write = async (text: string) => {
    if (!raw.write(text)) await once(raw, 'drain', { signal }).catch(() => undefined)
  }
  let seen = ''
  let quietSince = Date.now()
  for (let now = first; ; ) {
    const data = JSON.stringify(now)
    if (data !== seen) {
      seen = data
      quietSince = Date.now()
      await write(`id: ${Date.parse(now.updatedAt)}\nevent: ${now.state}\ndata: ${data}\n\n`)
    } else if (Date.now() - quietSince > quietMilliseconds) {
      quietSince = Date.now()
      await write(': still here\n\n')
    }
    if (now.finishedAt !== null) return
    await sleep(everyMilliseconds, undefined, { signal }).catch(() => undefined)
    if (signal.aborted || readiness.stage === 'stopping') return
    const { result } = await execute(app, { ...call, goesOn: true })
    if (result instanceof Fault) {
      await write(`event: error\ndata: ${faultReply(result, call.requestId).body}\n\n`)
      return
    }
    now = result.body as Watched
  }
}
