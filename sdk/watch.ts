import type { Route } from '@learn/contract/documents/route'
import { type ApiResponse, errorOf, parse, respond } from './answer.ts'
import { LearnError, UnexpectedAnswer } from './errors.ts'
import { readEvents } from './events.ts'
import type { OpenResponse } from './line.ts'
import type { RequestOptions } from './options.ts'
import { backoff, isPassing, pause } from './retry.ts'

/** The server sends something at least every 15 seconds. */
const longestSilenceMilliseconds = 45_000
const shortestPauseMilliseconds = 500
const mostFailures = 5
/** A stream that lasted this long has worked, even if nothing changed meanwhile. */
const steadyMilliseconds = 10_000

interface Opener {
  open(route: Route, input: object, options?: RequestOptions): Promise<OpenResponse>
}

/**
 * The states of a watched object, from the current one to the last. A stream that is cut off is reopened without
 * repeating a state.
 */
export async function* watch<Data>(
  connection: Opener,
  route: Route,
  input: object,
  options: RequestOptions = {},
): AsyncGenerator<ApiResponse<Data>, void> {
  const silence = options.timeoutMilliseconds ?? longestSilenceMilliseconds
  let seen = ''
  for (let failures = 1; ; failures++) {
    const { response, line, requestId } = await connection.open(route, input, options)
    const opened = performance.now()
    try {
      if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
        throw new UnexpectedAnswer(
          `The answer to ${route.id} is not an event stream.`,
          response.status,
          requestId,
        )
      for await (const event of readEvents(response.body)) {
        line.extend(silence)
        if (performance.now() - opened > steadyMilliseconds) failures = 0
        if (event?.event === 'error') throw failureOf(event.data, requestId)
        if (!event || event.data === seen) continue
        failures = 0
        seen = event.data
        // Each event is a whole answer of the route.
        const data = parse(seen) as (Data & { finishedAt: string | null }) | undefined
        if (data === undefined)
          throw new UnexpectedAnswer('The stream sent an event that is not JSON.', response.status, requestId)
        yield respond<Data>(data, response, requestId)
        if (data.finishedAt !== null) return
      }
    } catch (cause) {
      const error = cause instanceof LearnError ? cause : line.explain(cause)
      // An expired token is replaced when the stream is reopened.
      if (failures >= mostFailures || !(isPassing(error, 0) || error._tag === 'Unauthorized')) throw error
    } finally {
      line.hangUp()
    }
    await pause(Math.max(shortestPauseMilliseconds, backoff(failures)), options.signal, requestId)
  }
}

const failureOf = (data: string, requestId: string) =>
  errorOf(parse(data), 200, requestId) ??
  new UnexpectedAnswer('The stream ended with an unknown error.', 200, requestId)

/** Opens a stream immediately. If only the current state is wanted, it is closed after that. */
export function follow<Data>(open: () => AsyncGenerator<ApiResponse<Data>, void>) {
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
  async function* reopen(): AsyncGenerator<Data, void> {
    for await (const { data } of open()) yield data
  }
  return {
    now,
    changes: () => {
      if (isTaken) return reopen()
      isTaken = true
      return changes()
    },
  }
}
