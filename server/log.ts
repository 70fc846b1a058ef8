import pg from 'pg'
import pino, { type DestinationStream, type Logger } from 'pino'
import { readable } from './readable-log.ts'

/** All our secrets and Stripe's start with a known prefix, so they can be redacted wherever they appear in a line. */
const secrets = /\b(learn_[a-z]{2}_|[sr]k_(?:test|live)_|whsec_)[A-Za-z0-9_-]{8,}|(bearer\s+)[^\s"\\]+/gi

export const redact = (line: string) =>
  line.replace(secrets, (_, prefix?: string, scheme?: string) => `${prefix ?? scheme}[redacted]`)

/** Lines for people, or JSON for programs. */
export type LogFormat = 'text' | 'json'

export function createLog(
  level: string,
  destination: { write(line: string): void },
  format: LogFormat = 'json',
): Logger {
  const toLine = format === 'text' ? readable : (line: string) => line
  const stream: DestinationStream = { write: line => destination.write(toLine(redact(line))) }
  return pino({ level, base: null, serializers: { err: serializeError } }, stream)
}

/** Limits the unwritten log, so that it does not fill the memory if nobody reads it. */
const mostWaitingBytes = 8 * 1024 * 1024
const flushMilliseconds = 1_000

/** A pipe accepts this much in one piece, without mixing in the output of other processes. */
const wholeBytes = 4_096

/**
 * Writes to standard error, batched for up to half a second: a system call for each line would cost more than the line. If
 * other processes write there too, the lines stay whole.
 */
export const standardError = (isShared = false) =>
  pino.destination({
    fd: 2,
    sync: false,
    ...(isShared ? { minLength: wholeBytes - 1, maxWrite: wholeBytes } : { minLength: 8_192 }),
    periodicFlush: 500,
    maxLength: mostWaitingBytes,
  })

/** Whether everything could be written. If standard error is a pipe that nobody reads, it can't. */
async function isFlushed(destination: ReturnType<typeof standardError>): Promise<boolean> {
  return await new Promise(resolve => {
    setTimeout(resolve, flushMilliseconds, false)
    destination.flush(() => resolve(true)) // Syncing a pipe fails, but by then everything is written.
  })
}

/** A normal exit would wait forever to flush the log if nobody reads it. By now only those log lines can be lost. */
export async function exitOnceWritten(destination: ReturnType<typeof standardError>): Promise<never> {
  if (!(await isFlushed(destination))) process.kill(process.pid, 'SIGKILL')
  process.exit(0)
}

/** PostgreSQL's messages quote row values, such as a child's name, so only the place of its errors is logged. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  if (!(error instanceof pg.DatabaseError)) {
    const { name, message, stack, cause } = error
    return { type: name, message, stack, ...(cause instanceof Error && { cause: serializeError(cause) }) }
  }
  const { code, severity, schema, table, column, constraint, routine } = error
  const place = error.stack?.split('\n').slice(1).join('\n')
  return { type: 'DatabaseError', code, severity, schema, table, column, constraint, routine, stack: place }
}
