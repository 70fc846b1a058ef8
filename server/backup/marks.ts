import { isComplete, momentOf, namesOfBackups } from './backups.ts'
import type { Place } from './place.ts'

/** Marks are not sealed, because the server reads them without the passphrase. They say nothing about people. */
const failedName = (backup: string) => `${backup}/failed`
const verifiedName = (backup: string) => `${backup}/verified`

export type State = 'failed' | 'verified' | 'unverified'

export async function stateOf(place: Place, backup: string): Promise<State> {
  if (await place.has(failedName(backup))) return 'failed'
  return (await place.has(verifiedName(backup))) ? 'verified' : 'unverified'
}

export async function markFailed(place: Place, backup: string): Promise<void> {
  await place.write(failedName(backup), [Buffer.from('It could not be restored.\n')])
}

export async function markVerified(place: Place, backup: string): Promise<void> {
  await place.write(verifiedName(backup), [Buffer.from('It was restored and checked.\n')])
  await place.remove(failedName(backup))
}

/** After what was wrong with it has been repaired. */
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
