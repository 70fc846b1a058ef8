import { createHash } from 'node:crypto'
import { isId } from '@learn/contract/id'
import { NoSuchObject, type ObjectKey, type Objects, WrongBytes } from './objects.ts'
import { Bucket, type S3Config } from './s3-bucket.ts'
import { splitIntoBuffers, usualPart } from './s3-parts.ts'
import { openStaged } from './s3-staged.ts'

const hashed = /^[0-9a-f]{64}$/

/** Bytes in a bucket at `<organization>/objects/<hash>`. Unfinished uploads are at `<organization>/uploads/<id>/<start>`. */
export function s3(config: S3Config): Objects {
  const bucket = new Bucket(config)
  const home = (organizationId: string) => {
    if (!isId(organizationId)) throw new Error('not an organization id')
    return `${organizationId.toLowerCase()}/`
  }
  const nameOf = ({ organizationId, sha256 }: ObjectKey) => {
    if (!hashed.test(sha256)) throw new Error('not a SHA-256 hash')
    return `${home(organizationId)}objects/${sha256}`
  }
  const size = async (key: ObjectKey) => await bucket.size(nameOf(key))
  const staged = openStaged(bucket, home)
  return {
    ...staged,
    size,
    put: async (key, source, bytes) => {
      const name = nameOf(key)
      if ((await size(key)) === bytes) return
      const whole = splitIntoBuffers(verifyBytes(source, bytes, key.sha256), usualPart)
      if (bytes <= usualPart) return await bucket.put(name, Buffer.concat(await Array.fromAsync(whole)))
      await bucket.assemble(name, async add => {
        let number = 0
        for await (const part of whole) await add(++number, { bytes: part })
      })
    },
    read: async (key, range) => await bucket.get(nameOf(key), range),
    remove: async key => await bucket.remove(nameOf(key)),
    async *list(organizationId) {
      const folder = `${home(organizationId)}objects/`
      for await (const { name } of bucket.list(folder)) {
        const sha256 = name.slice(folder.length)
        if (hashed.test(sha256)) yield { organizationId, sha256 }
      }
    },
    organizations: async () => (await bucket.folders()).filter(isId),
    removeAll: async organizationId => {
      await bucket.removeUnfinished(home(organizationId), new Date(8.64e15)) // However new.
      await bucket.removeAll(home(organizationId))
    },
    removeUnfinished: async since => await bucket.removeUnfinished('', since),
    finish: async (upload, key, bytes) => {
      if ((await size(key)) !== bytes) await staged.assemble(upload, nameOf(key), bytes)
      await staged.abandon(upload)
    },
    ...(config.presigned && {
      downloadUrl: async (key, answer) => {
        const found = await size(key)
        if (found === undefined)
          throw new NoSuchObject(`object ${key.sha256} of organization ${key.organizationId} is missing`)
        return await bucket.address(nameOf(key), answer)
      },
    }),
  }
}

/** The same bytes, but throws if they are not the expected ones. */
async function* verifyBytes(
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  bytes: number,
  sha256: string,
): AsyncGenerator<Uint8Array> {
  const wrongBytesError = () => new WrongBytes('the bytes do not match the expected size and hash')
  const hash = createHash('sha256')
  let length = 0
  for await (const chunk of source) {
    length += chunk.length
    if (length > bytes) throw wrongBytesError()
    hash.update(chunk)
    yield chunk
  }
  if (length !== bytes || hash.digest('hex') !== sha256) throw wrongBytesError()
}
