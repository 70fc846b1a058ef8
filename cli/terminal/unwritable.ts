import { LocalError } from '../failure.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder.',
  ENOTDIR: 'there is no such folder.',
  EACCES: 'you may not write there.',
  EPERM: 'you may not write there.',
  EROFS: 'you may not write there.',
  ENOSPC: 'the disk is full.',
}

/** Why a file can’t be written, in a sentence. */
export function unwritableWords(path: string, cause: unknown): string {
  // The file system throws nothing but errors with a code.
  const { code, message } = cause as NodeJS.ErrnoException
  return `${path} can’t be written: ${reasons[code ?? ''] ?? message}`
}

export const unwritable = (path: string, cause: unknown, next?: string): LocalError =>
  new LocalError(unwritableWords(path, cause), next, cause)
