import pg from 'pg'
import pino, { type DestinationStream, type Logger } from 'pino'

/** Every secret of ours begins with a prefix, and Stripe's do, so that no line can carry one out, wherever it came from. */
const secrets = /\b(learn_[a-z]{2}_|[sr]k_(?:test|live)_|whsec_)[A-Za-z0-9_-]{8,}|(bearer\s+)[^\s"\\]+/gi

export const redact = (line: string) =>
  line.replace(secrets, (_, prefix?: string, scheme?: string) => `${prefix ?? scheme}[redacted]`)

export function createLog(level: string, destination: { write(line: string): void }): Logger {
  const stream: DestinationStream = { write: line => destination.write(redact(line)) }
  return pino({ level, base: null, serializers: { err: serializeError } }, stream)
}

/** What waits to be written, at most: where nobody reads, the log must not fill the memory. */
const mostWaitingBytes = 8 * 1024 * 1024
const flushMilliseconds = 1_000

/** Lines to standard error, gathered for at most half a second: a system call for each would cost more than the line. */
export const standardError = () =>
  pino.destination({ fd: 2, sync: false, minLength: 8_192, periodicFlush: 500, maxLength: mostWaitingBytes })

/** Whether everything could be written. It can't where standard error is a pipe that nobody reads any more. */
export async function isFlushed(destination: ReturnType<typeof standardError>): Promise<boolean> {
  return await new Promise(resolve => {
    setTimeout(resolve, flushMilliseconds, false)
    destination.flush(() => resolve(true)) // A pipe can't be synced and says so, but by then it is written.
  })
}

/**
 * An error for the log. PostgreSQL puts the values of a row into its messages, a child's name among them, so of
 * its errors only what names the place is kept.
 */
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
