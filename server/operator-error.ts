import { getSystemErrorMessage } from 'node:util'

/** Something that the operator can fix. The message says what is wrong and what to do; no stack is shown. */
export class OperatorError extends Error {}

/** A command was called with wrong arguments. */
export class UsageError extends OperatorError {}

/** Somebody else is doing it at the moment. Nothing is wrong. */
export class TryLater extends OperatorError {
  static readonly exitCode = 75 // EX_TEMPFAIL
}

/**
 * The system's own reason. Node adds a prefix to it, or omits it if another process was asked to listen, and an error for
 * several addresses has no message at all.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'syscall' in error && error.syscall === 'bind' && 'errno' in error)
    return getSystemErrorMessage(Number(error.errno))
  if (error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join(', ')
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/^(listen|connect) [A-Z]+: /, '')
}

const refusals = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'EIO',
  'ESTALE',
])

/** Whether the system does not let us use a file or folder, or its disk fails. */
export const isRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error && refusals.has(String(error.code))
