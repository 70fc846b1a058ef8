import pg from 'pg'
import { Fault } from '../fault.ts'
import { DatabaseAway, isAway, OutcomeUnknown } from './reaching/away.ts'

/** What PostgreSQL answers if it is too busy, by its error codes. Nothing has been changed then. */
const sentences: Readonly<Record<string, { sentence: string; retryAfterSeconds: number }>> = {
  // A statement took too long.
  '57014': {
    sentence:
      'This took too long and was stopped. Ask for less at once, with a filter or a lower limit, or try again in 5 seconds.',
    retryAfterSeconds: 5,
  },
  // A lock was not available in time.
  '55P03': {
    sentence: 'Another change is still in progress. Try again in a second.',
    retryAfterSeconds: 1,
  },
  // PostgreSQL has no connection left.
  '53300': { sentence: 'The server is busy. Try again in 5 seconds.', retryAfterSeconds: 5 },
}

const awaySeconds = 5
const away = `The database is unavailable right now. Try again in ${awaySeconds} seconds.`
/** It must not claim that nothing happened. */
const unknown =
  'The connection to the database was lost while this was being saved, so we don’t know whether it was done. Repeat the request with the same Idempotency-Key: it is then done only once. Without a key, check first whether it was done.'

/** The answer to a call that failed because the database is busy or unavailable. Undefined if it failed for another reason. */
export function busyFault(error: unknown): Fault | undefined {
  if (error instanceof OutcomeUnknown) {
    const failed = new Fault('InternalError', unknown, {}, error)
    failed.retryAfterSeconds = awaySeconds
    return failed
  }
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  const busy = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  if (!busy) {
    if (!(error instanceof DatabaseAway || (error instanceof pg.DatabaseError && isAway(error))))
      return undefined
    return new Fault('TooManyRequests', away, { retryAfterSeconds: awaySeconds }, error)
  }
  const { sentence, retryAfterSeconds } = busy
  return new Fault('TooManyRequests', sentence, { retryAfterSeconds }, error)
}
