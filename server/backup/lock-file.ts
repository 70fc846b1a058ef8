import { OperatorError } from '../operator-error.ts'
import type { Place } from './place.ts'
import type { Lock } from './sealed.ts'

export const lockFile = 'learn-backups.json'
export const lockCopyName = (backup: string) => `${backup}/${lockFile}`

export const bytesOf = (lock: Lock): Buffer => Buffer.from(`${JSON.stringify(lock)}\n`)

interface FoundLock {
  readonly lock: Lock
  /** The file itself is lost or damaged. */
  readonly isCopy: boolean
}

/** The file itself, or the copy in the newest backup that has one. Undefined if there is neither. */
export async function readLock(place: Place, backups: readonly string[]): Promise<FoundLock | undefined> {
  const text = await readText(place, lockFile)
  const lock = text && parse(place, text)
  if (lock) return { lock, isCopy: false }
  for (const backup of backups.toReversed()) {
    const copy = await readText(place, lockCopyName(backup))
    const found = copy && parse(place, copy)
    if (found) return { lock: found, isCopy: true }
  }
  if (text === undefined) return undefined
  throw new OperatorError(
    `The file ${lockFile} in ${place.address} is damaged. Without it no backup there can be opened.`,
  )
}

/** Undefined if it is damaged. */
function parse(place: Place, text: string): Lock | undefined {
  try {
    const lock = JSON.parse(text) as Lock
    if (lock.format === 1) return lock
  } catch {
    return undefined
  }
  throw new OperatorError(
    `The backups in ${place.address} were made by a newer version of Learn. Use that version.`,
  )
}

async function readText(place: Place, name: string): Promise<string | undefined> {
  if (!(await place.has(name))) return undefined
  const parts = await Array.fromAsync(await place.read(name))
  return Buffer.concat(parts).toString('utf8')
}
