import { isComplete, momentOf, namesOfBackups } from './backups.ts'
import type { Place } from './place.ts'

/** Marks are not sealed, because the server reads them without the passphrase. They say nothing about people. */
const failedName = (backup: string) => `${backup}/failed`
const verifiedName = (backup: string) => `${backup}/verified`
/** Files of the library that a verification found damaged or missing. The next backup copies them again. */
export const damageName = (backup: string) => `${backup}/damaged-files`

/** One that lacks files can be restored with everything else, so it is still a good one. */
export type State = 'failed' | 'lacks files' | 'verified' | 'unverified'

export async function stateOf(place: Place, backup: string): Promise<State> {
  if (await place.has(failedName(backup))) return 'failed'
  if (await place.has(damageName(backup))) return 'lacks files'
  return (await place.has(verifiedName(backup))) ? 'verified' : 'unverified'
}

export async function markFailed(place: Place, backup: string): Promise<void> {
  await place.write(failedName(backup), [Buffer.from('It could not be restored.\n')])
}

export async function markVerified(place: Place, backup: string): Promise<void> {
  await place.write(verifiedName(backup), [Buffer.from('It was restored and checked.\n')])
  await place.remove(failedName(backup))
}

/** After a verification found nothing worse than lost files. */
export async function unmarkFailed(place: Place, backup: string): Promise<void> {
  await place.remove(failedName(backup))
}

/** A clock was wrong, or somebody put it there. */
export const isFromFuture = (backup: string, now: Date) => momentOf(backup) > now

/** The newest good one: complete, not failed, and not from the future. */
export async function newestBackup(place: Place, now: Date): Promise<string | undefined> {
  return await newestWith(place, now, state => state !== 'failed')
}

/** The newest that has been restored and checked. */
export async function newestVerified(place: Place, now: Date): Promise<string | undefined> {
  return await newestWith(place, now, state => state === 'verified')
}

async function newestWith(
  place: Place,
  now: Date,
  isWanted: (state: State) => boolean,
): Promise<string | undefined> {
  for (const name of (await namesOfBackups(place)).reverse())
    if (!isFromFuture(name, now) && (await isComplete(place, name)) && isWanted(await stateOf(place, name)))
      return name
  return undefined
}

export interface PassedOver {
  readonly name: string
  readonly reason: string
}

/** The backups newer than this one, newest first, with the reason why each is not the newest good one. */
export async function passedOver(place: Place, chosen: string, now: Date): Promise<PassedOver[]> {
  const newer = (await namesOfBackups(place)).filter(name => name > chosen).reverse()
  return await Promise.all(newer.map(async name => ({ name, reason: await reasonFor(place, name, now) })))
}

async function reasonFor(place: Place, backup: string, now: Date): Promise<string> {
  if (!(await isComplete(place, backup))) return 'incomplete'
  if (isFromFuture(backup, now)) return 'from the future'
  return (await stateOf(place, backup)) === 'failed' ? 'failed its check' : 'made meanwhile'
}

/** Those that failed after the newest good one was made, oldest first. */
export async function failedSince(place: Place, good: string | undefined, now: Date): Promise<string[]> {
  const failed: string[] = []
  for (const name of await namesOfBackups(place)) {
    const isLater = name > (good ?? '') && !isFromFuture(name, now)
    if (isLater && (await isComplete(place, name)) && (await stateOf(place, name)) === 'failed')
      failed.push(name)
  }
  return failed
}
