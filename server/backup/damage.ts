import { type ObjectKey, type Objects, WrongBytes } from '../objects/objects.ts'
import { type Backups, completeBackups, objectName } from './backups.ts'
import { checked, copyFile } from './copy-files.ts'
import type { ListedFile } from './manifest.ts'
import { damageName } from './marks.ts'
import { Damaged } from './sealed.ts'

export async function noteDamage(
  backups: Backups,
  backup: string,
  files: readonly ListedFile[],
): Promise<void> {
  await backups.write(damageName(backup), [Buffer.from(JSON.stringify(files))])
}

/** After everything that was noted has been repaired. */
export async function forgetDamage(backups: Backups, backup: string): Promise<void> {
  await backups.place.remove(damageName(backup))
}

/** By the names of the backups that need them. */
export async function findDamage(backups: Backups): Promise<Map<string, ListedFile[]>> {
  const found = new Map<string, ListedFile[]>()
  for (const backup of await completeBackups(backups.place))
    if (await backups.has(damageName(backup))) found.set(backup, await readDamage(backups, backup))
  return found
}

/** One that can't be read is of no use: the next verification makes it again. */
async function readDamage(backups: Backups, backup: string): Promise<ListedFile[]> {
  try {
    const text = Buffer.concat(await Array.fromAsync(backups.read(damageName(backup)))).toString('utf8')
    return JSON.parse(text) as ListedFile[]
  } catch (error) {
    if (error instanceof Damaged) return []
    throw error
  }
}

/** Copies damaged files again. Those that the library has lost too are removed, and returned. */
export async function repair(
  backups: Backups,
  objects: Objects,
  files: readonly ListedFile[],
): Promise<ListedFile[]> {
  const lost: ListedFile[] = []
  for (const file of files) {
    if (await isReadable(backups, file)) continue // It was repaired already, or the disk had hiccups.
    if (await copyFile(backups, objects, file)) continue
    await backups.place.remove(objectName(file)) // Otherwise every later backup would take it for good.
    lost.push(file)
  }
  return lost
}

/** Repairs what earlier verifications have found. */
export async function repairNoted(backups: Backups, objects: Objects): Promise<void> {
  for (const [backup, files] of await findDamage(backups)) {
    const lost = await repair(backups, objects, files)
    if (lost.length === 0) await forgetDamage(backups, backup)
  }
}

/** Whether the place has the file, and with its hash. */
export async function isReadable(backups: Backups, key: ObjectKey): Promise<boolean> {
  try {
    for await (const _ of checked(key, backups.read(objectName(key))));
    return true
  } catch (error) {
    if (error instanceof Damaged || error instanceof WrongBytes) return false
    throw error
  }
}
