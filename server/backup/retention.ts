import { type Backups, completeBackups, listObjects, manifestName, momentOf, objectName } from './backups.ts'
import { logFolder } from './log/ship.ts'
import { readFileList } from './manifest.ts'

const day = 24 * 60 * 60 * 1000

/** Removes backups older than that, but never the newest, and the files that no other backup has. Returns their names. */
export async function removeOldBackups(backups: Backups, keepDays: number, now: Date): Promise<string[]> {
  const { place } = backups
  const all = await completeBackups(place)
  const oldest = now.getTime() - keepDays * day
  const old = all.slice(0, -1).filter(name => momentOf(name).getTime() < oldest)
  for (const name of old) {
    await place.remove(manifestName(name)) // Without it nobody takes what is left for a backup.
    await place.removeFolder(name)
  }
  if (old.length > 0) {
    const kept = all.slice(old.length)
    await removeUnusedFiles(backups, kept)
    await removeOldLog(backups, kept)
  }
  return old
}

async function removeUnusedFiles(backups: Backups, kept: readonly string[]): Promise<void> {
  const [oldest = ''] = kept
  const used = new Set<string>()
  for (const name of kept) for (const file of await readFileList(backups, name)) used.add(objectName(file))
  for await (const { name, changedAt } of listObjects(backups.place))
    if (!used.has(name) && changedAt < momentOf(oldest)) await backups.place.remove(name)
}

/** The parts that none of the backups needs, because they are older. */
async function removeOldLog({ place }: Backups, [oldest = '']: readonly string[]): Promise<void> {
  for await (const { name, changedAt } of place.list(logFolder))
    if (changedAt < momentOf(oldest) && !name.endsWith('.history')) await place.remove(name)
}
