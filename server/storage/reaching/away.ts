import pg from 'pg'
import { codeOf } from '../../error-code.ts'

/** The database can't be reached, or can't write at the moment. No transaction was committed. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('the database is not available', { cause })
  }
}

/** The connection was lost during a commit, so the server doesn't know whether the change was made. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection to the database was lost during a commit', { cause })
  }
}

/** PostgreSQL answers, but is read-only: it is a standby, is recovering, or is set to read-only. */
export class NotWritable extends Error {
  constructor() {
    super('the database can only be read at the moment')
  }
}

/** The codes of a server that ends a connection, starts, stops or is read-only. */
const codes = new Set(['57P01', '57P02', '57P03', '57P05', '25006', '53300'])

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOENT', // The socket of a stopped server is gone.
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** `pg` gives these no code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|There was an error establishing an SSL connection)/

/** Whether something that `pg` threw means that the database is lost, and not that it refused a statement. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway || error instanceof NotWritable) return true
  if (error instanceof AggregateError) return error.errors.every(isAway)
  const code = String(codeOf(error))
  if (error instanceof pg.DatabaseError) return codes.has(code) || code.startsWith('08')
  return error instanceof Error && (systemCodes.has(code) || sentences.test(error.message))
}

/** PostgreSQL answers, but has no connection left. */
export const isFull = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '53300'

/** Whether PostgreSQL answers, but none of its hosts can write. */
export const isNotWritable = (error: unknown): boolean =>
  error instanceof NotWritable || (error instanceof AggregateError && error.errors.some(isNotWritable))

/** Whether a statement was refused only because PostgreSQL is read-only. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '25006'
