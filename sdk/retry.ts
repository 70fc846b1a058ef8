import { Aborted, type LearnError } from './errors.ts'

const firstWaitMilliseconds = 250
const longestWaitMilliseconds = 8_000

/** Random, up to a limit that doubles with every failure, so that clients do not all retry at the same moment. */
export const backoff = (failures: number): number =>
  Math.random() * Math.min(longestWaitMilliseconds, firstWaitMilliseconds * 2 ** failures)

/** If the server sends Retry-After, a call is retried for about half a minute, which outlasts most failovers. */
const leastRetriesWhenTold = 6

/** How often a call is retried after this error. With 0 retries, never. */
export const retriesAfter = ({ retryAfterSeconds }: LearnError, retries: number): number =>
  retryAfterSeconds === undefined || retries === 0 ? retries : Math.max(retries, leastRetriesWhenTold)

const passing = new Set(['NetworkError', 'TimeoutError', 'TooManyRequests', 'InternalError'])

/**
 * Whether a retry may succeed. Retries are safe: mutations have an idempotency key. A `Conflict` after a failure may mean
 * that the server is still working on the first attempt.
 */
export function isPassing(error: LearnError, failures: number): boolean {
  if (passing.has(error._tag)) return true
  const status = 'status' in error ? Number(error.status) : 0
  return status === 408 || status === 429 || status >= 500 || (status === 409 && failures > 0)
}

/** At least as long as the server asks to wait. */
export const waitFor = (error: LearnError, failures: number): number =>
  (error.retryAfterSeconds ?? 0) * 1_000 + backoff(failures)

/** `Retry-After` in seconds. The header is a number of seconds or a date. */
export function readRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

export const abortedError = (signal: AbortSignal, requestId?: string): Aborted =>
  new Aborted('The call was aborted by its signal.', requestId, signal.reason)

/** The promise, unless the signal aborts first. */
export function unlessAborted<T>(
  promise: Promise<T>,
  signal: AbortSignal | undefined,
  requestId?: string,
): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const end = () => reject(abortedError(signal, requestId))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}

export async function pause(milliseconds: number, signal?: AbortSignal, requestId?: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<void>(resolve => {
    timer = setTimeout(resolve, milliseconds)
  })
  await unlessAborted(over, signal, requestId).finally(() => clearTimeout(timer))
}
