import { codeOf } from '../error-code.ts'
import { NoRoom } from './objects.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

/** Turns the errors of a full file system into `NoRoom`, and leaves others as they are. */
export const toNoRoom = (error: unknown): unknown =>
  full.has(String(codeOf(error))) ? new NoRoom('the disk is full', { cause: error }) : error
