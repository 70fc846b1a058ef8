import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Progress } from '../backup/progress.ts'
import { codeOf } from '../error-code.ts'
import { NoSuchObject, type ObjectKey, type Objects, WrongBytes } from '../objects/objects.ts'
import { runConcurrently } from '../objects/s3-parts.ts'
import { type ExpectedObject, isUpload } from '../operator/media.store.ts'
import { expectedInPages } from '../operator/media.ts'
import { findKnown, isRestorable, type KnownObject, wantKnown } from './media.store.ts'

export interface MediaMove {
  readonly client: pg.ClientBase
  /** Where servers store new files. */
  readonly to: Objects
  readonly from: Objects
  readonly onProgress: Progress
}

export interface MovedMedia {
  copied: number
  copiedBytes: number
  /** Objects that were already in the new storage. */
  present: number
  /** Objects in the old storage that the database does not know, so they stay there. */
  unknown: number
  /** A line for each damaged or missing object, with the files that use it. */
  readonly wrong: string[]
  /** The number of objects that files use. */
  expected: number
  /** Uploads in progress that have bytes in the old storage. */
  arriving: number
}

const batch = 100
const copiesAtOnce = 4

/** Copies every object that is not in the new storage yet, then verifies that everything the database expects is there. */
export async function moveMedia(move: MediaMove): Promise<MovedMedia> {
  const moved = { copied: 0, copiedBytes: 0, present: 0, unknown: 0, wrong: [], expected: 0, arriving: 0 }
  const damaged = new Set<string>()
  for await (const keys of batchesIn(move.from)) {
    moved.unknown += await copyBatch(move, keys, { moved, damaged })
    move.onProgress(`${moved.copied.toLocaleString('en')} files copied, ${sizeOf(moved.copiedBytes)}`)
  }
  await verifyExpected(move, { moved, damaged })
  for (const organizationId of await move.from.organizations())
    for await (const { uploadId } of move.from.uploads(organizationId))
      if (await isUpload(move.client, uploadId)) moved.arriving++
  return moved
}

export const sizeOf = (bytes: number) =>
  bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`

const nameOf = ({ organizationId, sha256 }: ObjectKey) => `${organizationId}/${sha256}`

/** The objects of one organization at a time. */
async function* batchesIn(objects: Objects): AsyncGenerator<ObjectKey[]> {
  for (const organizationId of await objects.organizations()) {
    let keys: ObjectKey[] = []
    for await (const key of objects.list(organizationId)) {
      if (keys.push(key) < batch) continue
      yield keys
      keys = []
    }
    if (keys.length > 0) yield keys
  }
}

interface Tally {
  readonly moved: MovedMedia
  readonly damaged: Set<string>
}

/** Copies the missing objects. Returns how many of these keys the database doesn't know. */
async function copyBatch(move: MediaMove, keys: readonly ObjectKey[], tally: Tally): Promise<number> {
  const { to } = move
  const known = await findWanted(move, keys, findKnown)
  const absent: KnownObject[] = []
  await runConcurrently(copiesAtOnce, known, async key => {
    if ((await to.size(key)) === key.bytes) tally.moved.present++
    else absent.push(key)
  })
  // From here on no sweep removes them, so no object can be removed from the old storage while it is copied.
  const wanted = await findWanted(move, absent, wantKnown)
  await runConcurrently(copiesAtOnce, wanted, key => copyOne(move, key, tally))
  const left = new Set((await findWanted(move, wanted, findKnown)).map(nameOf))
  // Happens only if the organization has been deleted for good.
  for (const key of wanted) if (!left.has(nameOf(key))) await to.remove(key)
  return keys.length - known.length
}

/** A deleted organization that can be restored has no rows for its objects, but keeps them all. */
async function findWanted(
  { client, from }: MediaMove,
  keys: readonly ObjectKey[],
  find: typeof findKnown,
): Promise<KnownObject[]> {
  const [first] = keys
  if (!first) return []
  const { organizationId } = first
  const found = await find(
    client,
    organizationId,
    keys.map(({ sha256 }) => sha256),
  )
  if (found.length > 0 || !(await isRestorable(client, organizationId))) return found
  const sized = await Promise.all(keys.map(async key => ({ ...key, bytes: await from.size(key) })))
  return sized.flatMap(({ bytes, ...key }) => (bytes === undefined ? [] : [{ ...key, bytes }]))
}

async function copyOne({ to, from }: MediaMove, key: KnownObject, { moved, damaged }: Tally): Promise<void> {
  try {
    const source = await from.read(key)
    await to.put(key, source, key.bytes).finally(() => source.destroy())
    moved.copied++
    moved.copiedBytes += key.bytes
  } catch (error) {
    if (error instanceof NoSuchObject) return // Removed meanwhile. If a file still uses it, the verification reports it.
    if (!(error instanceof WrongBytes || codeOf(error) === 'EIO')) throw error
    damaged.add(nameOf(key))
  }
}

/** Also copies objects that servers stored in the old storage after it was listed. */
async function verifyExpected(move: MediaMove, tally: Tally): Promise<void> {
  const { client, to, from, onProgress } = move
  const { moved, damaged } = tally
  const named = new Set<string>()
  for await (const page of expectedInPages(client, undefined)) {
    await runConcurrently(copiesAtOnce, page, async expected => {
      moved.expected++
      if ((await to.size(expected)) === expected.bytes) return
      if ((await from.size(expected)) !== undefined && !damaged.has(nameOf(expected)))
        await copyOne(move, expected, tally)
      if ((await to.size(expected)) === expected.bytes) return
      if (await isArriving(move, expected)) return
      named.add(nameOf(expected))
      const fault = damaged.has(nameOf(expected)) ? 'damaged' : 'missing'
      moved.wrong.push(`${fault}: ${nameOf(expected)}, used by ${expected.items.join(', ')}`)
    })
    onProgress(`${moved.expected.toLocaleString('en')} files verified`)
  }
  for (const name of damaged) if (!named.has(name)) moved.wrong.push(`damaged: ${name}, used by no file`)
}

/** Whether it was uploaded a moment ago, so that its server is about to create the object. */
async function isArriving({ to, from }: MediaMove, expected: ExpectedObject): Promise<boolean> {
  const { organizationId, arriving, bytes } = expected
  for (const uploadId of arriving)
    for (const objects of [to, from])
      if ((await objects.arrived({ organizationId, uploadId })) === bytes) return true
  return false
}

/** Deletes the old copy of each object whose new copy was read and is intact. Returns how many, and how many stay. */
export async function deleteOld(move: MediaMove): Promise<{ deleted: number; kept: number }> {
  const counted = { deleted: 0, kept: 0 }
  for await (const keys of batchesIn(move.from)) {
    const known = await findWanted(move, keys, findKnown)
    counted.kept += keys.length - known.length
    await runConcurrently(copiesAtOnce, known, async key => {
      if (await isIntact(move.to, key)) {
        await move.from.remove(key)
        counted.deleted++
      } else counted.kept++
    })
    move.onProgress(`${counted.deleted.toLocaleString('en')} old copies deleted`)
  }
  return counted
}

async function isIntact(objects: Objects, key: ObjectKey): Promise<boolean> {
  try {
    const hash = createHash('sha256')
    for await (const chunk of await objects.read(key)) hash.update(chunk)
    return hash.digest('hex') === key.sha256
  } catch (error) {
    if (error instanceof NoSuchObject) return false
    throw error
  }
}
