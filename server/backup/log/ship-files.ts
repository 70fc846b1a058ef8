import { NoSuchObject, type ObjectKey, type Objects, WrongBytes } from '../../objects/objects.ts'
import { type Backups, objectName } from '../backups.ts'
import { checked } from '../copy-files.ts'

/** After this time the place is asked again, because a backup may have removed a file that no other needed. */
const remembersMilliseconds = 15 * 60_000

/** Copies files that were added since the last backup. It remembers which ones the place has, because asking costs time and money. */
export class FileShipper {
  readonly #objects: Pick<Objects, 'read'>
  /** When the place was last known to have a file. */
  #seen = new Map<string, number>()

  constructor(objects: Pick<Objects, 'read'>) {
    this.#objects = objects
  }

  /** Takes all recent files, and forgets the others. */
  async ship(backups: Backups, recent: readonly ObjectKey[], now: number): Promise<void> {
    const seen = new Map<string, number>()
    for (const key of recent) {
      const at = this.#seen.get(objectName(key))
      if (at !== undefined && now - at < remembersMilliseconds) seen.set(objectName(key), at)
    }
    this.#seen = seen
    for (const key of recent) {
      if (seen.has(objectName(key))) continue
      if ((await backups.has(objectName(key))) || (await this.#copy(backups, key)))
        seen.set(objectName(key), now)
    }
  }

  /** False if the file is still arriving, or damaged; the next backup lists damaged files. */
  async #copy(backups: Backups, key: ObjectKey): Promise<boolean> {
    try {
      await backups.write(objectName(key), checked(key, await this.#objects.read(key)))
      return true
    } catch (error) {
      if (error instanceof NoSuchObject || error instanceof WrongBytes) return false
      throw error
    }
  }
}
