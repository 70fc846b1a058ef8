import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../error-code.ts'
import { toNoRoom } from '../objects/full-disk.ts'
import { NoRoom, type ObjectKey } from '../objects/objects.ts'
import { OperatorError } from '../operator-error.ts'
import { type Lock, makeLock, openLock, seal, unseal } from './sealed.ts'

const lockFile = 'learn-backups.json'
const partial = '.partial'

/** A folder with backups of one installation. Its files are shared by all of them, and all are sealed. */
export class BackupFolder {
  readonly path: string
  readonly #key: Buffer

  private constructor(path: string, key: Buffer) {
    this.path = path
    this.#key = key
  }

  /** Opens the folder, or makes it if `create` is set. */
  static async open(path: string, passphrase: string, create = false): Promise<BackupFolder> {
    const place = join(path, lockFile)
    const found = await readFile(place, 'utf8').catch(ignoreMissing)
    if (found !== undefined) return new BackupFolder(path, openLock(readLock(path, found), passphrase))
    if (!create) throw new OperatorError(`${path} has no backups: there is no file ${lockFile} in it.`)
    const { lock, key } = makeLock(passphrase)
    await mkdir(path, { recursive: true, mode: 0o700 })
    await writeFile(place, `${JSON.stringify(lock)}\n`, { flag: 'wx', mode: 0o600 })
    return new BackupFolder(path, key)
  }

  /** The names of the complete backups, oldest first. */
  async list(): Promise<string[]> {
    const names = await readdir(this.path)
    return names.filter(name => /^\d{4}-\d{2}-\d{2}T[\d-]+Z$/.test(name)).sort()
  }

  /** Writes a file of a backup, and flushes it to disk. Nothing is left of one that fails. */
  async write(name: string, source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
    const place = join(this.path, name)
    const temporary = `${place}.new`
    await mkdir(dirname(place), { recursive: true, mode: 0o700 })
    try {
      const file = await open(temporary, 'w', 0o600)
      try {
        for await (const bytes of seal(this.#key, labelOf(name), source)) await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, place)
    } catch (error) {
      await rm(temporary, { force: true })
      throw toNoRoom(error) instanceof NoRoom
        ? new OperatorError(`There is no room left in ${this.path}.`, { cause: error })
        : error
    }
  }

  read(name: string): AsyncIterable<Buffer> {
    return unseal(this.#key, labelOf(name), createReadStream(join(this.path, name)))
  }

  async has(name: string): Promise<boolean> {
    return (await stat(join(this.path, name)).catch(ignoreMissing)) !== undefined
  }

  /** Until this is called, the backup is in a folder that nobody takes for a backup. */
  async complete(name: string): Promise<void> {
    await rename(join(this.path, partialName(name)), join(this.path, name))
    const folder = await open(this.path, 'r')
    await folder.sync().finally(() => folder.close())
  }

  /** What earlier attempts left. */
  async removePartial(): Promise<void> {
    for (const name of await readdir(this.path))
      if (name.endsWith(partial)) await rm(join(this.path, name), { recursive: true, force: true })
  }
}

export const partialName = (name: string) => `${name}${partial}`

/** Where the bytes of a file are, whichever backups have it. */
export const objectName = ({ organizationId, sha256 }: ObjectKey) =>
  join('files', organizationId, sha256.slice(0, 2), sha256)

/** Sealed under the name that it will have when the backup is complete. */
const labelOf = (name: string) => name.replace(partial, '')

function readLock(path: string, text: string): Lock {
  try {
    const lock = JSON.parse(text) as Lock
    if (lock.format === 1) return lock
  } catch {
    throw new OperatorError(
      `The file ${lockFile} in ${path} is damaged. Without it no backup there can be opened.`,
    )
  }
  throw new OperatorError(`The backups in ${path} were made by a newer version of Learn. Use that version.`)
}

const ignoreMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error
}
