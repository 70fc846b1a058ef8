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
  'EEXIST',
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'EIO',
  'ESTALE',
])

/** Whether the system does not let us use a file or folder, or its disk fails. */
export const isRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error && refusals.has(String(error.code))

/** What the system's refusal means, and what to do about it. Each follows the name of the file or folder. */
const meanings: Readonly<Record<string, readonly [found: string, advice: string]>> = {
  EACCES: [
    '$user is not allowed to use it',
    'Run this as the user who runs the server, or make that user its owner: chown -R',
  ],
  EPERM: [
    '$user is not allowed to change it',
    'Run this as the user who runs the server, or make that user its owner: chown -R',
  ],
  EROFS: [
    'it is on a read-only file system',
    'Mount it so that it can be written, or choose another folder. A systemd service can only write to its ReadWritePaths, and a container to its volumes',
  ],
  ENOTDIR: ['it is a file, or leads through one', 'Choose the path of a folder'],
  EEXIST: ['it is a file, or leads through one', 'Choose the path of a folder'],
  EISDIR: ['it is a folder', 'Choose the path of a file'],
  ELOOP: ['its symbolic links lead in a circle', 'Correct the links, or choose another path'],
  ENAMETOOLONG: ['its name is too long', 'Choose a shorter path'],
  ENOENT: ['it does not exist', 'Check the path, and that its disk is mounted'],
  EIO: ['its disk fails', 'Look for errors of the disk in the log of the system (dmesg), and replace it'],
  ESTALE: ['the server of this network folder has lost it', 'Mount it again'],
  ENOSPC: ['its disk is full', 'Make room there'],
  EDQUOT: ['the quota of its disk is used up', 'Make room there, or raise the quota'],
}

/** Such as "/backups: it is on a read-only file system. Mount it …", without the full stop. */
export function explainRefusal(error: unknown, given: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const meaning = meanings[code]
  if (!meaning) return `${given}: ${reasonOf(error)}`
  const path = error instanceof Error && 'path' in error ? String(error.path) : given
  // The part that is refused may be deep inside the folder that the operator knows.
  const where = path === given ? given : `${given}: ${path}`
  const user = process.getuid ? `the user of this command (${process.getuid()})` : 'the user of this command'
  const [found, advice] = meaning
  return `${where}: ${found.replace('$user', user)}. ${advice}`
}
