import { StorageFailed } from '../../objects/objects.ts'
import { Bucket, type S3Config } from '../../objects/s3-bucket.ts'
import { splitIntoBuffers, usualPart } from '../../objects/s3-parts.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Bytes, Place } from '../place.ts'

export function bucketPlace(address: string, config: S3Config): Place {
  const bucket = new Bucket(config)
  const ask = <T>(asked: Promise<T>): Promise<T> =>
    asked.catch(error => {
      throw error instanceof StorageFailed ? refusal(address, error) : error
    })
  return {
    address,
    write: (name, source) => ask(write(bucket, name, source)),
    writeNew: (name, bytes) => ask(writeNew(bucket, name, bytes)),
    read: name => ask(bucket.get(name)),
    has: async name => (await ask(bucket.size(name))) !== undefined,
    folders: () => ask(bucket.folders()),
    async *list(folder) {
      const entries = bucket.list(`${folder}/`)
      for (let next = await ask(entries.next()); !next.done; next = await ask(entries.next()))
        yield next.value
    },
    remove: name => ask(bucket.remove(name)),
    removeFolder: folder => ask(bucket.removeAll(`${folder}/`)),
    removeUnfinished: since => ask(bucket.removeUnfinished('', since, isOurs)),
    freeBytes: async () => undefined,
  }
}

/** The bucket may have other things too, such as the library. */
const isOurs = (name: string) => /^(files|log|\d{4}-\d{2}-\d{2}T[\d-]+Z)\//.test(name)

/** Uploads large files in parts, because the size is unknown until the end. */
async function write(bucket: Bucket, name: string, source: Bytes): Promise<void> {
  const parts = splitIntoBuffers(source, usualPart)
  const first = await parts.next()
  const second = await parts.next()
  if (second.done) return await bucket.put(name, first.value ?? Buffer.alloc(0))
  await bucket.assemble(name, async add => {
    await add(1, { bytes: first.value ?? Buffer.alloc(0) })
    await add(2, { bytes: second.value })
    let number = 2
    for await (const part of parts) await add(++number, { bytes: part })
  })
}

async function writeNew(bucket: Bucket, name: string, bytes: Buffer): Promise<void> {
  await bucket.put(name, bytes, { isNew: true }).catch(async error => {
    if ((await bucket.size(name)) === undefined) throw error
  })
}

const refusal = (address: string, { message }: Error) =>
  new OperatorError(
    `Can't use ${address}: ${message}. Check that the bucket exists, and that LEARN_S3_ENDPOINT, LEARN_S3_REGION and the access key (LEARN_S3_ACCESS_KEY_ID) may list, read, write and delete in it. If LEARN_BACKUP_S3_* are set, check those instead.`,
  )
