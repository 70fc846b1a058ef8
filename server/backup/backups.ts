import { codeOf } from '../error-code.ts'
import { NoRoom, NoSuchObject, type ObjectKey } from '../objects/objects.ts'
import { OperatorError } from '../operator-error.ts'
import { paced } from '../pace.ts'
import { bytesOf, lockCopyName, lockFile, locksIn } from './lock-file.ts'
import type { Bytes, Place, PlacedFile } from './place.ts'
import { Damaged, type Lock, Missing, makeLock, openLock, seal, unseal } from './sealed.ts'

const backupNames = /^\d{4}-\d{2}-\d{2}T[\d-]+Z$/

/** The backups of one installation in one place. They share their files, and everything is encrypted. */
export class Backups {
  readonly place: Place
  readonly #lock: Lock
  readonly #key: Buffer

  private constructor(place: Place, lock: Lock, key: Buffer) {
    this.place = place
    this.#lock = lock
    this.#key = key
  }

  /** Opens a place that already has backups. */
  static async open(place: Place, passphrase: string): Promise<Backups> {
    const found = await openLocks(place, passphrase)
    if (found) return new Backups(place, found.lock, found.key)
    throw new OperatorError(
      `${place.address} has no backups: there is no file ${lockFile} in it. Check the path, and that its disk is mounted.`,
    )
  }

  /** Opens a place, or prepares a new one. Each place is for one installation, which removes old backups there. */
  static async openOrMake(
    place: Place,
    passphrase: string,
    installation: string,
    mayBegin = true,
  ): Promise<Backups> {
    const found = await openLocks(place, passphrase, lock => {
      if (lock.installation !== installation)
        throw new OperatorError(
          `${place.address} has the backups of another installation. Use another place for this installation.`,
        )
    })
    if (found) {
      if (found.isCopy) await place.write(lockFile, [bytesOf(found.lock)])
      return new Backups(place, found.lock, found.key)
    }
    if ((await place.folders()).length > 0)
      throw new OperatorError(
        `${place.address} has files, but no ${lockFile}, without which no backup there can be opened. Find that file, or use an empty place.`,
      )
    if (!mayBegin)
      throw new OperatorError(
        `${place.address} is empty, but it had backups of this installation. If it is on a disk of its own, mount that. To begin again there, run npm run admin -- backup --new-place.`,
      )
    const { lock } = await makeLock(passphrase, installation)
    await place.writeNew(lockFile, bytesOf(lock))
    return await Backups.openOrMake(place, passphrase, installation) // Another process may have been faster.
  }

  /** False if the place has gone, such as a disk that was unmounted. */
  async isThere(): Promise<boolean> {
    return await this.place.has(lockFile)
  }

  /** Without the lock no backup can be opened, so each has a copy. */
  async keepLock(backup: string): Promise<void> {
    await this.place.write(lockCopyName(backup), [bytesOf(this.#lock)])
  }

  /** Writes a file. If that fails, nothing of it is left. */
  async write(name: string, source: Bytes): Promise<void> {
    await this.place.write(name, seal(this.#key, name, paced(source))).catch(error => {
      if (!(error instanceof NoRoom)) throw error
      throw new OperatorError(
        `There is no room left in ${this.place.address}. Make room there, or keep fewer backups (LEARN_BACKUP_PLAN).`,
        { cause: error },
      )
    })
  }

  async *read(name: string): AsyncGenerator<Buffer> {
    const source = await this.place.read(name).catch(error => {
      if (!(error instanceof NoSuchObject)) throw error
      throw new Missing(`${name} is missing in ${this.place.address}.`)
    })
    try {
      yield* unseal(this.#key, name, source)
    } catch (error) {
      if (codeOf(error) !== 'EIO') throw error
      throw new Damaged(`${name} can't be read: the disk of ${this.place.address} is damaged.`)
    }
  }

  async has(name: string): Promise<boolean> {
    return await this.place.has(name)
  }
}

interface OpenedLock {
  readonly lock: Lock
  readonly key: Buffer
  readonly isCopy: boolean
}

/** A damaged lock may still look like one, and then does not open, but its copies do. */
async function openLocks(
  place: Place,
  passphrase: string,
  check: (lock: Lock) => void = () => undefined,
): Promise<OpenedLock | undefined> {
  let refusal: unknown
  for await (const found of locksIn(place, await namesOfBackups(place)))
    try {
      check(found.lock)
      return { ...found, key: await openLock(found.lock, passphrase) }
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      refusal ??= error
    }
  if (refusal) throw refusal
  return undefined
}

/** A backup is named after the moment it captures. Its manifest is written last, so a backup without one is incomplete. */
export const manifestName = (backup: string) => `${backup}/manifest`

export async function isComplete(place: Place, backup: string): Promise<boolean> {
  return await place.has(manifestName(backup))
}

/** All backups, complete or not, oldest first. */
export async function namesOfBackups(place: Place): Promise<string[]> {
  return (await place.folders()).filter(name => backupNames.test(name)).sort()
}

/** The complete backups, oldest first. */
export async function completeBackups(place: Place): Promise<string[]> {
  const complete: string[] = []
  for (const name of await namesOfBackups(place)) if (await isComplete(place, name)) complete.push(name)
  return complete
}

export const backupNameOf = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-')
export const momentOf = (backup: string) =>
  new Date(backup.replace(/T(\d+)-(\d+)-(\d+)-(\d+)Z/, 'T$1:$2:$3.$4Z'))

const files = 'files'

/** The place of a file's bytes, whichever backups refer to it. */
export const objectName = ({ organizationId, sha256 }: ObjectKey) =>
  `${files}/${organizationId}/${sha256.slice(0, 2)}/${sha256}`

export const listObjects = (place: Place): AsyncIterable<PlacedFile> => place.list(files)
