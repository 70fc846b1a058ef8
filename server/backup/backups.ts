import { NoRoom, NoSuchObject, type ObjectKey } from '../objects/objects.ts'
import { OperatorError } from '../operator-error.ts'
import type { Bytes, Place, PlacedFile } from './place.ts'
import { Damaged, type Lock, makeLock, openLock, seal, unseal } from './sealed.ts'

const lockFile = 'learn-backups.json'
const backupNames = /^\d{4}-\d{2}-\d{2}T[\d-]+Z$/

/** The backups of one installation in one place. They share their files, and everything is encrypted. */
export class Backups {
  readonly place: Place
  readonly #key: Buffer

  private constructor(place: Place, key: Buffer) {
    this.place = place
    this.#key = key
  }

  /** Opens a place that already has backups. */
  static async open(place: Place, passphrase: string): Promise<Backups> {
    const lock = await readLock(place)
    if (lock) return new Backups(place, await openLock(lock, passphrase))
    throw new OperatorError(`${place.address} has no backups: there is no file ${lockFile} in it.`)
  }

  /** Opens a place, or prepares a new one. Each place is for one installation, which removes old backups there. */
  static async openOrMake(place: Place, passphrase: string, installation: string): Promise<Backups> {
    const found = await readLock(place)
    if (found && found.installation !== installation)
      throw new OperatorError(
        `${place.address} has the backups of another installation. Use another place for this installation.`,
      )
    if (found) return new Backups(place, await openLock(found, passphrase))
    if ((await place.folders()).length > 0)
      throw new OperatorError(
        `${place.address} has files, but no ${lockFile}, without which no backup there can be opened. Find that file, or use an empty place.`,
      )
    const { lock } = await makeLock(passphrase, installation)
    await place.writeNew(lockFile, Buffer.from(`${JSON.stringify(lock)}\n`))
    return await Backups.openOrMake(place, passphrase, installation) // Another process may have been faster.
  }

  /** Writes a file. If that fails, nothing of it is left. */
  async write(name: string, source: Bytes): Promise<void> {
    await this.place.write(name, seal(this.#key, name, source)).catch(error => {
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
      throw new Damaged(`${name} is missing in ${this.place.address}.`)
    })
    yield* unseal(this.#key, name, source)
  }

  async has(name: string): Promise<boolean> {
    return await this.place.has(name)
  }
}

/** A backup is named after the moment it captures. Its manifest is written last, so a backup without one is incomplete. */
export const manifestName = (backup: string) => `${backup}/manifest`

/** Present only in a backup that could not be verified. */
export const failedName = (backup: string) => `${backup}/failed`

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

/** Ignores backups from the future: a clock was wrong, or somebody put them there. */
export async function newestBackup(place: Place, now: Date): Promise<string | undefined> {
  for (const name of (await namesOfBackups(place)).reverse())
    if (momentOf(name) <= now && (await isComplete(place, name)) && !(await place.has(failedName(name))))
      return name
  return undefined
}

export const backupNameOf = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-')
export const momentOf = (backup: string) =>
  new Date(backup.replace(/T(\d+)-(\d+)-(\d+)-(\d+)Z/, 'T$1:$2:$3.$4Z'))

const files = 'files'

/** The place of a file's bytes, whichever backups refer to it. */
export const objectName = ({ organizationId, sha256 }: ObjectKey) =>
  `${files}/${organizationId}/${sha256.slice(0, 2)}/${sha256}`

export const listObjects = (place: Place): AsyncIterable<PlacedFile> => place.list(files)

async function readLock(place: Place): Promise<Lock | undefined> {
  const text = await readText(place)
  if (text === undefined) return undefined
  try {
    const lock = JSON.parse(text) as Lock
    if (lock.format === 1) return lock
  } catch {
    throw new OperatorError(
      `The file ${lockFile} in ${place.address} is damaged. Without it no backup there can be opened.`,
    )
  }
  throw new OperatorError(
    `The backups in ${place.address} were made by a newer version of Learn. Use that version.`,
  )
}

async function readText(place: Place): Promise<string | undefined> {
  if (!(await place.has(lockFile))) return undefined
  const parts = await Array.fromAsync(await place.read(lockFile))
  return Buffer.concat(parts).toString('utf8')
}
