import { createHash } from 'node:crypto'
import type pg from 'pg'
import { NoSuchObject, type ObjectKey, type Objects, StorageUnavailable } from '../objects/objects.ts'
import { OperatorError } from '../operator-error.ts'
import { type ExpectedObject, findExpectedObjects, isKnown, isUpload } from './media.store.ts'

const atOnce = 500

/** Reads every object that a file uses. Throws an error that names the files if any object is missing or damaged. */
export async function verifyMedia(...asked: Parameters<typeof verify>): Promise<string> {
  return await verify(...asked).catch(error => {
    if (!(error instanceof StorageUnavailable)) throw error
    throw new OperatorError(
      `Can't read the files: ${error.message}. Check that the LEARN_S3_* settings are the same as the server's.`,
    )
  })
}

async function verify(
  client: pg.ClientBase,
  objects: Objects,
  organizationId: string | undefined,
): Promise<string> {
  const wrong: string[] = []
  let checked = 0
  for await (const { expected, fault } of readAll(client, objects, organizationId)) {
    checked++
    if (fault) wrong.push(describeFault(expected, fault))
  }
  const orphans: string[] = []
  for (const id of organizationId ? [organizationId] : await objects.organizations()) {
    for await (const key of objects.list(id))
      if (!(await isKnown(client, key))) orphans.push(`belongs to no file: ${nameOf(key)}`)
    for await (const { uploadId } of objects.uploads(id))
      if (!(await isUpload(client, uploadId))) orphans.push(`belongs to no upload: ${id}/uploads/${uploadId}`)
  }
  const rest = orphans.length > 0 ? `\n${orphans.join('\n')}` : ''
  if (wrong.length === 0) return `Objects read: ${checked}. All are intact.${rest}`
  throw new OperatorError(
    `${wrong.join('\n')}\n${wrong.length} of ${checked} objects are missing or damaged. To bring them back from the backups: npm run admin -- restore-files. If no backup has them, purge their files.${rest}`,
  )
}

export type FileFault = 'missing' | 'damaged'

/** Reads every object that a file uses, and says what is wrong with it. */
export async function* readAll(
  client: pg.ClientBase,
  objects: Objects,
  organizationId?: string,
): AsyncGenerator<{ expected: ExpectedObject; fault: FileFault | undefined }> {
  for await (const page of expectedInPages(client, organizationId))
    for (const expected of page)
      yield { expected, fault: await faultOf(expected, await readerOf(objects, expected)) }
}

export const describeFault = (expected: ExpectedObject, fault: string) =>
  `${fault}: ${nameOf(expected)}, used by ${expected.items.join(', ')}`

const nameOf = ({ organizationId, sha256 }: ObjectKey) => `${organizationId}/${sha256}`

/** Every object that must exist, a few hundred at a time. */
export async function* expectedInPages(
  client: pg.ClientBase,
  organizationId: string | undefined,
): AsyncGenerator<ExpectedObject[]> {
  let last: ExpectedObject | undefined
  do {
    const found = await findExpectedObjects(client, organizationId, last, atOnce)
    yield found
    last = found.length === atOnce ? found.at(-1) : undefined
  } while (last)
}

/** A file uploaded a moment ago may still be where its upload arrived. */
export async function readerOf(
  objects: Objects,
  expected: Omit<ExpectedObject, 'items'>,
): Promise<() => Promise<AsyncIterable<Uint8Array>>> {
  const { organizationId, arriving, bytes } = expected
  if ((await objects.size(expected)) === undefined) {
    for (const uploadId of arriving) {
      const upload = { organizationId, uploadId }
      if ((await objects.arrived(upload)) === bytes) return () => objects.readArrived(upload)
    }
  }
  return () => objects.read(expected)
}

async function faultOf(
  expected: ExpectedObject,
  read: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<FileFault | undefined> {
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of await read()) {
      bytes += chunk.length
      hash.update(chunk)
    }
    return bytes === expected.bytes && hash.digest('hex') === expected.sha256 ? undefined : 'damaged'
  } catch (error) {
    if (error instanceof NoSuchObject) return 'missing'
    throw error
  }
}
