import { type Backups, completeBackups, listObjects, manifestName, momentOf, objectName } from './backups.ts'
import { readBaseManifest } from './log/base.ts'
import { isHistory, partOf, positionOf, systemsIn } from './log/parts.ts'
import { readFileList } from './manifest.ts'

const day = 24 * 60 * 60 * 1000

/** Each new backup replaces an old one. Removing only a few at a time limits the damage if the clock is wrong. */
const mostAtATime = 2

/** Removes older backups, but never the newest, with the files that no other backup needs. Returns the backups' names. */
export async function removeOldBackups(backups: Backups, keepDays: number, now: Date): Promise<string[]> {
  const { place } = backups
  const all = await completeBackups(place)
  const oldest = now.getTime() - keepDays * day
  const old = all
    .slice(0, -1)
    .filter(name => momentOf(name).getTime() < oldest)
    .slice(0, mostAtATime)
  for (const name of old) {
    await place.remove(manifestName(name)) // Without it, the rest no longer counts as a backup.
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

/** Removes the parts of each log that the oldest copy of its cluster's files does not need. */
async function removeOldLog(backups: Backups, kept: readonly string[]): Promise<void> {
  const { place } = backups
  const first = new Map<string, string>()
  for (const name of kept) {
    const base = await readBaseManifest(backups, name)
    if (base && !first.has(base.system)) first.set(base.system, positionOf(base.firstPart))
  }
  for await (const { name } of place.list(systemsIn)) {
    const [, system = ''] = name.split('/')
    const part = partOf(name)
    const needed = first.get(system)
    if (part && needed !== undefined && !isHistory(part) && positionOf(part) < needed)
      await place.remove(name)
  }
}
