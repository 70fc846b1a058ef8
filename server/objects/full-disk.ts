import { NoRoom } from './objects.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** The code of a system error, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Turns the errors of a full file system into `NoRoom`, and leaves others as they are. */
export const toNoRoom = (error: unknown): unknown =>
  full.has(String(codeOf(error))) ? new NoRoom('the disk is full', { cause: error }) : error
