import pg from 'pg'
import { Fault } from '../fault.ts'

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

/** The answer to a call that failed because the database is busy, or undefined if it failed for another reason. */
export function busyFault(error: unknown): Fault<'TooManyRequests'> | undefined {
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  const busy = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  if (!busy) return undefined
  const { sentence, retryAfterSeconds } = busy
  return new Fault('TooManyRequests', sentence, { retryAfterSeconds }, error)
}
