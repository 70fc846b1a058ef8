import { readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf } from '../error-code.ts'
import { toNoRoom } from '../objects/full-disk.ts'
import { NoRoom } from '../objects/objects.ts'
import { OperatorError, reasonOf } from '../operator-error.ts'

/** What was being written when the room ran out. */
interface Want {
  /** Such as "the files". */
  readonly what: string
  /** The folder on the disk that is full, if it is one of ours. */
  readonly folder?: string | undefined
  /** How many bytes are still to be written, if that is known. */
  readonly bytes?: number | undefined
}

export class NoRoomLeft extends OperatorError {}

export async function noRoom({ what, folder, bytes }: Want, cause: unknown): Promise<NoRoomLeft> {
  const free = folder === undefined ? undefined : await freeBytes(folder)
  const facts = [
    ...(free === undefined ? [] : [`${sizeOf(free)} are free`]),
    ...(bytes === undefined ? [] : [`about ${sizeOf(bytes)} are needed`]),
  ]
  const where = folder === undefined ? '' : ` in ${folder}`
  const said = facts.length > 0 ? `: ${facts.join(', and ')}` : ''
  return new NoRoomLeft(`There is no room left for ${what}${where}${said}. Make room, then run this again.`, {
    cause,
  })
}

async function freeBytes(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined)
  return found && found.bavail * found.bsize
}

const units = ['bytes', 'KB', 'MB', 'GB', 'TB']

export function sizeOf(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** step
  return `${value.toFixed(step === 0 || value >= 100 ? 0 : 1)} ${units[step]}`
}

/** An error with those that caused it. */
function* causesOf(error: unknown): Generator<unknown> {
  yield error
  if (error instanceof Error && error.cause !== undefined) yield* causesOf(error.cause)
}

const diskFull = '53100'
const words = /No space left on device|Disk quota exceeded/

/** Whether a disk was full: ours, or that of the database, which says so. */
export const isNoRoom = (error: unknown): boolean =>
  [...causesOf(error)].some(
    cause =>
      toNoRoom(cause) instanceof NoRoom ||
      cause instanceof NoRoom ||
      codeOf(cause) === diskFull ||
      (cause instanceof Error && words.test(cause.message)),
  )

const crashes = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE', 'ECONNREFUSED'])
const lost = /^Connection terminated|not queryable|^connect ENOENT|the database is not running/

/** Whether the database went away while it was used. */
export const isLostConnection = (error: unknown): boolean =>
  [...causesOf(error)].some(
    cause => cause instanceof Error && (crashes.has(String(codeOf(cause))) || lost.test(cause.message)),
  )

/** For a database of the operator's own. Its disk is not ours to look at. */
export async function explainDatabase(error: unknown, bytes: number | undefined): Promise<unknown> {
  if (error instanceof OperatorError && !isNoRoom(error)) return error
  if (error instanceof NoRoomLeft) return error
  if (isNoRoom(error)) return await noRoom({ what: 'the database on its server', bytes }, error)
  if (!isLostConnection(error)) return error
  return new OperatorError(
    `The connection to the database was lost: ${reasonOf(error)}. Its log says why. If its disk is full, make room there, then run this again.`,
    { cause: error },
  )
}

/** Less than PostgreSQL needs to start again after a crash. */
const hardlyAny = 24 * 1024 * 1024

/**
 * A PostgreSQL whose log has no room gives up, and its clients only see that it is gone. It may not even have had the room to
 * write why.
 */
export async function wasFull(data: string): Promise<boolean> {
  const log = await readFile(join(data, 'server.log'), 'utf8').catch(() => '')
  if (words.test(log)) return true
  const free = await freeBytes(data)
  return free !== undefined && free < hardlyAny
}
