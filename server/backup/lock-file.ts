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

/** The file itself, then the copies in the backups that differ from it, the newest first. None if there is neither. */
export async function* locksIn(place: Place, backups: readonly string[]): AsyncGenerator<FoundLock> {
  const text = await readText(place, lockFile)
  const seen = new Set([text])
  const lock = text && parse(place, text)
  if (lock) yield { lock, isCopy: false }
  let found = lock !== undefined
  for (const backup of backups.toReversed()) {
    const copy = await readText(place, lockCopyName(backup))
    if (copy === undefined || seen.has(copy)) continue
    seen.add(copy)
    const kept = parse(place, copy)
    if (!kept) continue
    found = true
    yield { lock: kept, isCopy: true }
  }
  if (text === undefined || found) return
  throw new OperatorError(
    `The file ${lockFile} in ${place.address} is damaged, and so are its copies in the backups, if there are any. Without it no backup there can be opened. Put the file back from another copy of this place, or use a new, empty place.`,
  )
}

/** Undefined if it is damaged. */
function parse(place: Place, text: string): Lock | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const fields = new Map<string, unknown>(Object.entries(value))
  const format = fields.get('format')
  if (typeof format === 'number' && format > 1)
    throw new OperatorError(
      `The backups in ${place.address} were made by a newer version of Learn. Use that version.`,
    )
  const isWhole =
    format === 1 && ['salt', 'proof', 'installation'].every(name => typeof fields.get(name) === 'string')
  return isWhole ? (value as Lock) : undefined // Its fields were just checked.
}

async function readText(place: Place, name: string): Promise<string | undefined> {
  if (!(await place.has(name))) return undefined
  const parts = await Array.fromAsync(await place.read(name))
  return Buffer.concat(parts).toString('utf8')
}
