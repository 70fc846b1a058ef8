import { LocalError } from '../failure.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder.',
  ENOTDIR: 'there is no such folder.',
  EACCES: 'permission denied.',
  EPERM: 'permission denied.',
  EROFS: 'permission denied.',
  ENOSPC: 'the disk is full.',
}

/** A sentence that says why a file can’t be written. */
export function unwritableWords(path: string, cause: unknown): string {
  // The file system only throws errors with a code.
  const { code, message } = cause as NodeJS.ErrnoException
  return `Can’t write ${path}: ${reasons[code ?? ''] ?? message}`
}

export const unwritableError = (path: string, cause: unknown, next?: string): LocalError =>
  new LocalError(unwritableWords(path, cause), next, cause)
