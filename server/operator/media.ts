import { createHash } from 'node:crypto'
import type pg from 'pg'
import { NoSuchObject, type ObjectKey, type Objects } from '../objects/objects.ts'
import { OperatorError } from '../operator-error.ts'
import { type ExpectedObject, findExpectedObjects, isKnown } from './media.store.ts'

const atOnce = 500

/** Reads every object that a file is made of. Where one is missing or damaged it fails, and names the files. */
export async function verifyMedia(
  client: pg.ClientBase,
  objects: Objects,
  organizationId: string | undefined,
): Promise<string> {
  const wrong: string[] = []
  let checked = 0
  for await (const expected of allExpected(client, organizationId)) {
    checked++
    const fault = await faultOf(objects, expected)
    if (fault) wrong.push(`${fault}: ${nameOf(expected)}, of ${expected.items.join(', ')}`)
  }
  const orphans: string[] = []
  for (const id of organizationId ? [organizationId] : await objects.organizations()) {
    for await (const key of objects.list(id))
      if (!(await isKnown(client, key))) orphans.push(`belongs to no file: ${nameOf(key)}`)
  }
  const rest = orphans.length > 0 ? `\n${orphans.join('\n')}` : ''
  if (wrong.length === 0) return `Objects read: ${checked}. All are whole.${rest}`
  throw new OperatorError(
    `${wrong.join('\n')}\n${wrong.length} of ${checked} objects must be brought back from a copy, or their files purged.${rest}`,
  )
}

const nameOf = ({ organizationId, sha256 }: ObjectKey) => `${organizationId}/${sha256}`

async function* allExpected(
  client: pg.ClientBase,
  organizationId: string | undefined,
): AsyncGenerator<ExpectedObject> {
  let last: ExpectedObject | undefined
  do {
    const found = await findExpectedObjects(client, organizationId, last, atOnce)
    yield* found
    last = found.length === atOnce ? found.at(-1) : undefined
  } while (last)
}

async function faultOf(
  objects: Objects,
  expected: ExpectedObject,
): Promise<'missing' | 'damaged' | undefined> {
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of await objects.read(expected)) {
      bytes += chunk.length
      hash.update(chunk)
    }
    return bytes === expected.bytes && hash.digest('hex') === expected.sha256 ? undefined : 'damaged'
  } catch (error) {
    if (error instanceof NoSuchObject) return 'missing'
    throw error
  }
}
