import { createHash, randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isId } from '../ids.ts'
import { NoRoom, NoSuchObject, type ObjectKey, type Objects, WrongBytes } from './objects.ts'

const hashed = /^[0-9a-f]{64}$/
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Where bytes are until all of them are there: on the same file system, so that they can be moved at once. */
const unfinished = 'unfinished'

/** Bytes in files, as `<folder>/<organization>/<two hex digits>/<hash>`. */
export function disk(folder: string): Objects {
  const home = (organizationId: string) => {
    if (!isId(organizationId)) throw new Error('no id of an organization')
    return join(folder, organizationId.toLowerCase())
  }
  const pathOf = ({ organizationId, sha256 }: ObjectKey) => {
    if (!hashed.test(sha256)) throw new Error('no SHA-256')
    return join(home(organizationId), sha256.slice(0, 2), sha256)
  }
  const size = async (key: ObjectKey) => {
    const found = await stat(pathOf(key)).catch(absent)
    return found?.size
  }
  return {
    size,
    put: async (key, source, bytes) => {
      if ((await size(key)) === bytes) return
      const path = pathOf(key)
      const partial = join(folder, unfinished, randomBytes(16).toString('hex'))
      try {
        await makeFolder(dirname(partial))
        await writeAll(partial, source, { bytes, sha256: key.sha256 })
        await makeFolder(dirname(path))
        await rename(partial, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(partial, { force: true })
        throw full.has(String(codeOf(error))) ? new NoRoom('the disk is full', { cause: error }) : error
      }
    },
    read: async (key, range) => {
      const file = await open(pathOf(key), constants.O_RDONLY).catch(absent)
      if (!file) throw new NoSuchObject(`${key.sha256} of ${key.organizationId} is missing`)
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
        const found = await stat(path).catch(absent)
        if (found && found.mtime < since) await rm(path, { force: true })
      }
    },
  }
}

const absent = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT') throw error
}

const namesIn = async (folder: string) => (await readdir(folder).catch(absent)) ?? []

/** Written to the medium before anybody is told. */
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
      throw new WrongBytes('the bytes are not those that were announced')
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A disk that is nearly full may take a part of it. */
async function writeChunk(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let done = 0; done < chunk.length; ) done += (await file.write(chunk, done)).bytesWritten
}

/** With all its parents, each of which must survive as well. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, constants.O_RDONLY)
  await folder.sync().finally(() => folder.close())
}
