import { randomBytes } from 'node:crypto'
import { link, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { codeOf } from '../../error-code.ts'
import { toNoRoom } from '../../objects/full-disk.ts'
import { NoSuchObject } from '../../objects/objects.ts'
import { explainRefusal, isRefusal, OperatorError } from '../../operator-error.ts'
import { makeFolder, syncFolder } from '../../storage/embedded/durable-file.ts'
import type { Bytes, Place, PlacedFile } from '../place.ts'

const unfinished = '.unfinished'

export function folderPlace(path: string): Place {
  const at = (name: string) => join(path, name)
  const writing = <T>(work: Promise<T>) => told(work, path, 'write to')
  const reading = <T>(work: Promise<T>) => told(work, path, 'read')
  return {
    address: path,
    write: (name, source) => writing(write(at(name), source)),
    writeNew: (name, bytes) => writing(writeNew(at(name), bytes)),
    read: async name => {
      if (!(await reading(exists(at(name))))) throw new NoSuchObject(`there is no file ${at(name)}`)
      const file = await reading(open(at(name), 'r'))
      return file.createReadStream()
    },
    has: name => reading(exists(at(name))),
    folders: async () => {
      const entries = await reading(readdir(path, { withFileTypes: true }).catch(noneIfMissing))
      return entries.filter(entry => entry.isDirectory()).map(({ name }) => name)
    },
    list: async function* (folder) {
      const files = list(path, folder)
      for (let next = await reading(files.next()); !next.done; next = await reading(files.next()))
        yield next.value
    },
    remove: name => writing(rm(at(name), { force: true })),
    removeFolder: folder => writing(rm(at(folder), { recursive: true, force: true })),
    removeUnfinished: since => writing(removeUnfinished(path, since)),
    freeBytes: async () => {
      const found = await statfs(path).catch(undefinedIfMissing)
      return found && found.bavail * found.bsize
    },
  }
}

/** PostgreSQL may flush its commits to the same disk, and would wait for all unwritten data. */
const flushBytes = 4 * 1024 * 1024

/** Flushes the file to disk under another name first, so that a power cut never leaves half a file. */
async function write(place: string, source: Bytes): Promise<void> {
  const temporary = `${place}.${randomBytes(6).toString('hex')}${unfinished}` // Two processes may write the same file.
  await makeFolder(dirname(place))
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      let unflushed = 0
      for await (const bytes of source) {
        await file.writeFile(bytes)
        unflushed += bytes.length
        if (unflushed < flushBytes) continue
        await file.datasync()
        unflushed = 0
      }
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, place)
    await syncFolder(dirname(place))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** A link fails if the file exists, so one of two simultaneous writers wins. */
async function writeNew(place: string, bytes: Buffer): Promise<void> {
  const temporary = `${place}.${randomBytes(6).toString('hex')}${unfinished}`
  await write(temporary, [bytes])
  try {
    await link(temporary, place)
    await syncFolder(dirname(place))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

async function* list(path: string, folder: string): AsyncGenerator<PlacedFile> {
  const entries = await readdir(join(path, folder), { withFileTypes: true, recursive: true }).catch(
    noneIfMissing,
  )
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith(unfinished)) continue
    const file = join(entry.parentPath, entry.name)
    const found = await stat(file).catch(undefinedIfMissing)
    if (!found) continue
    yield { name: relative(path, file).replaceAll(sep, '/'), bytes: found.size, changedAt: found.mtime }
  }
}

async function removeUnfinished(path: string, since: Date): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true }).catch(noneIfMissing)) {
    if (!entry.name.endsWith(unfinished)) continue
    const file = join(entry.parentPath, entry.name)
    const found = await stat(file).catch(undefinedIfMissing)
    if (found && found.mtime < since) await rm(file, { force: true })
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    error => {
      if (codeOf(error) === 'ENOENT') return false
      throw error
    },
  )

const undefinedIfMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error
}

const noneIfMissing = (error: unknown) => {
  if (codeOf(error) === 'ENOENT') return []
  throw error
}

/** Tells the operator that it is this place that refuses. What is copied there may come from one that refuses too. */
const told = <T>(work: Promise<T>, path: string, verb: string): Promise<T> =>
  work.catch(error => {
    if (!isRefusal(error) || !(error.path ?? path).startsWith(path)) throw toNoRoom(error)
    throw new OperatorError(`Can't ${verb} ${explainRefusal(error, path)}.`, { cause: error })
  })
