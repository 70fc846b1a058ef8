import type { Backups } from '../backups.ts'
import { undefinedIfDamaged } from '../sealed.ts'
import { readBaseManifest } from './base.ts'
import { isHistory, partOf, positionOf, systemsIn } from './parts.ts'

/**
 * Removes the parts before the first that the oldest copy of their cluster's files needs. Without such a copy, parts are of no
 * use: those of a former cluster, or from before the log was turned off, are kept no longer than backups are.
 */
export async function removeOldLog(backups: Backups, kept: readonly string[], oldest: Date): Promise<void> {
  const { place } = backups
  const first = await findFirstParts(backups, kept)
  for await (const { name, changedAt } of place.list(systemsIn)) {
    const [, system = ''] = name.split('/')
    const part = partOf(name)
    if (!part) continue
    const needed = first.get(system)
    const isOld = needed === undefined ? changedAt < oldest : !isHistory(part) && positionOf(part) < needed
    if (isOld) await place.remove(name)
  }
}

/** By cluster. */
async function findFirstParts(backups: Backups, kept: readonly string[]): Promise<Map<string, string>> {
  const first = new Map<string, string>()
  for (const name of kept) {
    const base = await readBaseManifest(backups, name).catch(undefinedIfDamaged)
    if (!base) continue
    const position = positionOf(base.firstPart)
    const known = first.get(base.system)
    if (known === undefined || position < known) first.set(base.system, position)
  }
  return first
}
