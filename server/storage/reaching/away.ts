import pg from 'pg'
import { codeOf } from '../../error-code.ts'

/** The database can't be reached, or can't write at the moment. No transaction was committed. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('the database is not available', { cause })
  }
}

/** The connection was lost while a change was being committed, so nobody here knows whether it was. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection to the database was lost during a commit', { cause })
  }
}

/** It answers, but only reads: a standby, a server that recovers, or one with that setting. */
export class NotWritable extends Error {
  constructor() {
    super('the database can only be read at the moment')
  }
}

/** Said by a server that ends a connection, starts or stops, and by one that only reads. */
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

/** PostgreSQL is there, but has no connection left. */
export const isFull = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '53300'

/** Whether it answers, but none of its hosts can write. */
export const isNotWritable = (error: unknown): boolean =>
  error instanceof NotWritable || (error instanceof AggregateError && error.errors.some(isNotWritable))

/** A statement was refused only because the server can't write. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '25006'
