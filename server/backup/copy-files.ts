import { createHash } from 'node:crypto'
import type pg from 'pg'
import { NoSuchObject, type ObjectKey, type Objects, WrongBytes } from '../objects/objects.ts'
import { runConcurrently } from '../objects/s3-parts.ts'
import { expectedInPages, readerOf } from '../operator/media.ts'
import { type Backups, objectName } from './backups.ts'
import { filesName, type ListedFile, pagesOfFiles } from './manifest.ts'
import type { Progress } from './progress.ts'

export interface Listing {
  readonly count: number
  readonly bytes: number
  /** The uploads that may still have the bytes of a file, by its name in the place. */
  readonly arriving: ReadonlyMap<string, readonly string[]>
}

/** Lists the files that the rows refer to. It must see the database as the tables were copied. */
export async function listFiles(client: pg.ClientBase, backups: Backups, backup: string): Promise<Listing> {
  const arriving = new Map<string, readonly string[]>()
  let [count, bytes] = [0, 0]
  async function* lines() {
    for await (const page of expectedInPages(client, undefined)) {
      for (const object of page) {
        count++
        bytes += object.bytes
        if (object.arriving.length > 0) arriving.set(objectName(object), object.arriving)
      }
      const text = page.map(object => `${object.organizationId} ${object.sha256} ${object.bytes}\n`)
      yield Buffer.from(text.join(''))
    }
  }
  await backups.write(filesName(backup), lines())
  return { count, bytes, arriving }
}

/** How many files are copied at a time: each is flushed to disk, which is mostly waiting. */
const atOnce = 4

interface CopyOptions {
  readonly backups: Backups
  readonly backup: string
  readonly objects: Objects
  readonly onProgress: Progress
  /** Rejects if this must not go on. */
  readonly proceed: () => Promise<void>
}

/** Skips files that an earlier backup copied: a file's name is the hash of its bytes. */
export async function copyFiles({ count, arriving }: Listing, options: CopyOptions) {
  const { backups, backup, objects, onProgress, proceed } = options
  const missing: ListedFile[] = []
  let [added, done] = [0, 0]
  for await (const page of pagesOfFiles(backups, backup)) {
    await proceed()
    await runConcurrently(atOnce, page, async file => {
      onProgress(`Files: ${(++done).toLocaleString('en')} of ${count.toLocaleString('en')}`)
      const name = objectName(file)
      if (await backups.has(name)) return
      if (await copyFile(backups, objects, file, arriving.get(name))) added++
      else missing.push(file)
    })
  }
  return { added, missing }
}

/** False if the file is missing or damaged. One lost file must not prevent the backup of all others. */
export async function copyFile(
  backups: Backups,
  objects: Objects,
  file: ListedFile,
  arriving: readonly string[] = [],
): Promise<boolean> {
  try {
    const read = await readerOf(objects, { ...file, arriving })
    await backups.write(objectName(file), checked(file, await read()))
    return true
  } catch (error) {
    if (error instanceof NoSuchObject || error instanceof WrongBytes) return false
    throw error
  }
}

/** Passes the bytes on. Throws at the end if they don't have that hash. */
export async function* checked(
  { sha256 }: Pick<ObjectKey, 'sha256'>,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== sha256) throw new WrongBytes(`the file ${sha256} is damaged`)
}
