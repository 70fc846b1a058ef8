import type { Route } from '@learn/contract/documents/route'
import { errorOf, parse, type Responded, respond } from './answer.ts'
import { LearnError, UnexpectedAnswer } from './errors.ts'
import { readEvents } from './events.ts'
import type { Opened } from './line.ts'
import type { RequestOptions } from './options.ts'
import { backoff, isPassing, pause } from './retry.ts'

/** A server says at least every 15 s that it is still there. */
const longestSilenceMilliseconds = 45_000
const shortestPauseMilliseconds = 500
const mostFailures = 5

interface Opener {
  open(route: Route, input: object, options?: RequestOptions): Promise<Opened>
}

/**
 * What a stream tells, from what is now to the end. Where it is cut off it is opened again: what was told before is not
 * told twice, and who watches does not notice.
 */
export async function* watch<Data>(
  connection: Opener,
  route: Route,
  input: object,
  options: RequestOptions = {},
): AsyncGenerator<Responded<Data>, void> {
  const silence = options.timeoutMilliseconds ?? longestSilenceMilliseconds
  let seen = ''
  for (let failures = 1; ; failures++) {
    const { response, line, requestId } = await connection.open(route, input, options)
    try {
      if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
        throw new UnexpectedAnswer(`${route.id} was not answered with events.`, response.status, requestId)
      for await (const event of readEvents(response.body)) {
        line.extend(silence)
        if (event?.event === 'error') throw failureOf(event.data, requestId)
        if (!event || event.data === seen) continue
        failures = 0
        seen = event.data
        // Each event is the route's answer anew.
        const data = parse(seen) as (Data & { finishedAt: string | null }) | undefined
        if (data === undefined) throw new UnexpectedAnswer('An event is no JSON.', response.status, requestId)
        yield respond<Data>(data, response, requestId)
        if (data.finishedAt !== null) return
      }
    } catch (cause) {
      const error = cause instanceof LearnError ? cause : line.explain(cause)
      // A token that has run out meanwhile is replaced when the stream is opened again.
      if (failures >= mostFailures || !(isPassing(error, 0) || error._tag === 'Unauthorized')) throw error
    } finally {
      line.hangUp()
    }
    await pause(Math.max(shortestPauseMilliseconds, backoff(failures)), options.signal, requestId)
  }
}

const failureOf = (data: string, requestId: string) =>
  errorOf(parse(data), 200, requestId) ??
  new UnexpectedAnswer('The stream ended with an error that is none of this API.', 200, requestId)

/** A stream that is opened at once: who watches goes on with it, and who only wants what is now closes it so. */
export function follow<Data>(open: () => AsyncGenerator<Responded<Data>, void>) {
  const events = open()
  const started = events.next()
  let isTaken = false
  const now = started.then(({ value }) => {
    if (!isTaken) events.return()
    isTaken = true
    if (!value) throw new UnexpectedAnswer('The stream ended without an event.', 200)
    return value
  })
  async function* changes(): AsyncGenerator<Data, void> {
    try {
      yield (await now).data
      for await (const { data } of events) yield data
    } finally {
      await events.return()
    }
  }
  async function* again(): AsyncGenerator<Data, void> {
    for await (const { data } of open()) yield data
  }
  return {
    now,
    changes: () => {
      if (isTaken) return again()
      isTaken = true
      return changes()
    },
  }
}
