import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isId } from '@learn/contract/id'
import { codeOf } from '../error-code.ts'
import { makeFolder, syncFolder } from '../storage/embedded/durable-file.ts'
import { toNoRoom } from './full-disk.ts'
import { NoSuchObject, type ObjectKey, type Objects, type UploadKey, WrongBytes } from './objects.ts'

const hashed = /^[0-9a-f]{64}$/

/** Where bytes are kept until they are complete: on the same file system, so that they can be moved atomically. */
const unfinished = 'unfinished'

/** Where the bytes of objects and unfinished uploads are in a folder. Ids and hashes are checked, so no path leads out. */
function pathsIn(folder: string) {
  const home = (organizationId: string) => {
    if (!isId(organizationId)) throw new Error('not an organization id')
    return join(folder, organizationId.toLowerCase())
  }
  const stagedIn = (organizationId: string) => join(home(organizationId), 'uploads')
  return {
    home,
    stagedIn,
    pathOf: ({ organizationId, sha256 }: ObjectKey) => {
      if (!hashed.test(sha256)) throw new Error('not a SHA-256 hash')
      return join(home(organizationId), sha256.slice(0, 2), sha256)
    },
    stagedAt: ({ organizationId, uploadId }: UploadKey) => {
      if (!isId(uploadId)) throw new Error('not an upload id')
      return join(stagedIn(organizationId), uploadId.toLowerCase())
    },
  }
}
type Paths = ReturnType<typeof pathsIn>

/** Bytes in files at `<folder>/<organization>/<two hex digits>/<hash>`. Unfinished uploads are at `…/uploads/<id>`. */
export function disk(folder: string): Objects {
  const paths = pathsIn(folder)
  return { ...storedObjects(folder, paths), ...stagedUploads(paths) }
}

type StagingMethod = 'arrived' | 'append' | 'readArrived' | 'finish' | 'abandon' | 'uploads'

function storedObjects(folder: string, { home, pathOf }: Paths): Omit<Objects, StagingMethod> {
  const size = async (key: ObjectKey) => await sizeOf(pathOf(key))
  return {
    size,
    put: async (key, source, bytes) => {
      if ((await size(key)) === bytes) return
      const partial = join(folder, unfinished, randomBytes(16).toString('hex'))
      try {
        await makeFolder(dirname(partial))
        await writeAll(partial, source, { bytes, sha256: key.sha256 })
        await moveTo(pathOf(key), partial)
      } catch (error) {
        await rm(partial, { force: true })
        throw toNoRoom(error)
      }
    },
    read: async (key, range) => {
      const file = await open(pathOf(key), constants.O_RDONLY).catch(ignoreMissing)
      if (!file)
        throw new NoSuchObject(`object ${key.sha256} of organization ${key.organizationId} is missing`)
      return file.createReadStream(range && { start: range.first, end: range.last })
    },
    remove: async key => await rm(pathOf(key), { force: true }),
    async *list(organizationId) {
      for (const part of await namesIn(home(organizationId))) {
        for (const sha256 of await namesIn(join(home(organizationId), part)))
          if (hashed.test(sha256)) yield { organizationId, sha256 }
      }
    },
    organizations: async () => (await namesIn(folder)).filter(isId),
    removeAll: async organizationId => await rm(home(organizationId), { recursive: true, force: true }),
    removeUnfinished: async since => {
      for (const name of await namesIn(join(folder, unfinished))) {
        const path = join(folder, unfinished, name)
        const found = await stat(path).catch(ignoreMissing)
        if (found && found.mtime < since) await rm(path, { force: true })
      }
    },
  }
}

function stagedUploads({ pathOf, stagedIn, stagedAt }: Paths): Pick<Objects, StagingMethod> {
  return {
    arrived: async upload => (await sizeOf(stagedAt(upload))) ?? 0,
    append: async (upload, offset, source, release) => {
      const path = stagedAt(upload)
      try {
        if (offset === 0) await makeFolder(dirname(path))
        const file = await open(path, constants.O_WRONLY | (offset === 0 ? constants.O_CREAT : 0), 0o600)
        try {
          return await appendAll(file, offset, source, release)
        } finally {
          await file.close()
          if (offset === 0) await syncFolder(dirname(path))
        }
      } catch (error) {
        throw codeOf(error) === 'ENOENT' ? nothingArrivedError(upload) : toNoRoom(error)
      }
    },
    readArrived: async (upload, range) => {
      const file = await open(stagedAt(upload), constants.O_RDONLY).catch(ignoreMissing)
      if (!file) throw nothingArrivedError(upload)
      return file.createReadStream(range && { start: range.first, end: range.last })
    },
    finish: async (upload, key, bytes) => {
      const path = stagedAt(upload)
      if ((await sizeOf(pathOf(key))) === bytes) return await rm(path, { force: true })
      if ((await sizeOf(path)) !== bytes) throw new NoSuchObject(`upload ${upload.uploadId} is incomplete`)
      await moveTo(pathOf(key), path)
    },
    abandon: async upload => await rm(stagedAt(upload), { force: true }),
    async *uploads(organizationId) {
      for (const uploadId of await namesIn(stagedIn(organizationId))) {
        const found = await stat(join(stagedIn(organizationId), uploadId)).catch(ignoreMissing)
        if (found && isId(uploadId)) yield { organizationId, uploadId, changedAt: found.mtime }
      }
    },
  }
}

const sizeOf = async (path: string) => (await stat(path).catch(ignoreMissing))?.size

async function moveTo(path: string, from: string): Promise<void> {
  await makeFolder(dirname(path))
  await rename(from, path)
  await syncFolder(dirname(path))
}

const nothingArrivedError = ({ uploadId }: UploadKey) =>
  new NoSuchObject(`nothing of upload ${uploadId} has arrived`)

const ignoreMissing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error
}

const namesIn = async (folder: string) => (await readdir(folder).catch(ignoreMissing)) ?? []

/** Flushed to disk before it returns. */
async function writeAll(
  path: string,
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  expected: { bytes: number; sha256: string },
): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let written = 0
    for await (const chunk of source) {
      written += chunk.length
      if (written > expected.bytes) break
      hash.update(chunk)
      await writeChunk(file, chunk)
    }
    if (written !== expected.bytes || hash.digest('hex') !== expected.sha256)
      throw new WrongBytes('the bytes do not match the expected size and hash')
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A disk that is nearly full may write only a part of it. */
async function writeChunk(file: FileHandle, chunk: Uint8Array, position?: number): Promise<void> {
  for (let done = 0; done < chunk.length; ) {
    const at = position === undefined ? null : position + done
    done += (await file.write(chunk, done, chunk.length - done, at)).bytesWritten
  }
}

/** How much to write in one go, and to collect meanwhile; less if nothing arrives for a moment. */
const collected = 512 * 1024
const pauseMilliseconds = 100

/** Writes one batch while the next arrives. At the end everything is flushed to disk, even after a failure. */
async function appendAll(
  file: FileHandle,
  offset: number,
  source: AsyncIterable<Uint8Array>,
  release: (chunk: Uint8Array) => void = () => undefined,
): Promise<number> {
  let end = offset
  let batch: Uint8Array[] = []
  let size = 0
  let writing = Promise.resolve()
  const write = () => {
    const [now, at] = [batch, end]
    end += size
    batch = []
    size = 0
    writing = writing.then(() => writeBatch(file, now, at)).then(() => now.forEach(release))
    writing.catch(() => undefined) // Thrown where it is awaited.
  }
  const pause = setInterval(write, pauseMilliseconds)
  try {
    for await (const chunk of source) {
      batch.push(chunk)
      size += chunk.length
      if (size < collected) continue
      await writing
      write()
    }
  } finally {
    clearInterval(pause)
    write()
    await writing
    await file.datasync()
  }
  return end
}

async function writeBatch(file: FileHandle, batch: readonly Uint8Array[], position: number): Promise<void> {
  if (batch.length === 0) return
  const size = batch.reduce((sum, { length }) => sum + length, 0)
  const { bytesWritten } = await file.writev(batch, position)
  if (bytesWritten < size)
    await writeChunk(file, Buffer.concat(batch).subarray(bytesWritten), position + bytesWritten)
}
