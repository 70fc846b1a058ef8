import { type Backups, completeBackups, listObjects, manifestName, momentOf, objectName } from './backups.ts'
import { removeOldLog } from './log/retention.ts'
import { removeOldSecrets } from './log/secrets.ts'
import { readFileList } from './manifest.ts'
import { failedSince, markFailed, newestBackup } from './marks.ts'
import type { Place } from './place.ts'
import { Damaged } from './sealed.ts'

const day = 24 * 60 * 60 * 1000

/** Each new backup replaces an old one. Removing only a few at a time limits the damage if the clock is wrong. */
const mostAtATime = 2

/**
 * Removes backups older than that, but never the newest good one, and what no other backup needs. Returns their names. It runs
 * after a backup that failed too, because nobody's data is kept for longer than the plan says.
 */
export async function removeOldBackups(backups: Backups, keepDays: number, now: Date): Promise<string[]> {
  const { place } = backups
  const all = await completeBackups(place)
  const keep = (await newestBackup(place, now)) ?? all.at(-1)
  const oldest = new Date(now.getTime() - keepDays * day)
  const old = all.filter(name => name !== keep && momentOf(name) < oldest).slice(0, mostAtATime)
  for (const name of old) await removeBackup(place, name)
  const kept = all.filter(name => !old.includes(name))
  if (old.length > 0) await removeUnusedFiles(backups, kept)
  await removeOldLog(backups, kept, oldest)
  const [oldestKept] = kept
  if (oldestKept !== undefined) await removeOldSecrets(backups, oldestKept)
  await place.removeUnfinished(new Date(now.getTime() - day))
  return old
}

/** Those that failed since the newest good one, except the newest of them, so that its cause can be found. Returns their names. */
export async function removeFailed(place: Place, now: Date, keep = 1): Promise<string[]> {
  const failed = await failedSince(place, await newestBackup(place, now), now)
  const removed = failed.slice(0, Math.max(0, failed.length - keep))
  for (const name of removed) await removeBackup(place, name)
  return removed
}

async function removeBackup(place: Place, name: string): Promise<void> {
  await place.remove(manifestName(name)) // Without it, the rest no longer counts as a backup.
  await place.removeFolder(name)
}

async function removeUnusedFiles(backups: Backups, kept: readonly string[]): Promise<void> {
  const [oldest = ''] = kept
  const used = await findUsed(backups, kept)
  for await (const { name, changedAt } of listObjects(backups.place))
    if (!used.has(name) && changedAt < momentOf(oldest)) await backups.place.remove(name)
}

/** A backup whose list is damaged can't be restored, so it uses nothing. */
async function findUsed(backups: Backups, kept: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>()
  for (const name of kept)
    try {
      for (const file of await readFileList(backups, name)) used.add(objectName(file))
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      await markFailed(backups.place, name)
    }
  return used
}
