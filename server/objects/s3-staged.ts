import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { isId } from '@learn/contract/id'
import { type ByteRange, NoSuchObject, type Objects, type StagedUpload, type UploadKey } from './objects.ts'
import type { Bucket } from './s3-bucket.ts'
import {
  chainOf,
  endOf,
  groupIntoParts,
  type Piece,
  runConcurrently,
  splitIntoBuffers,
  usualPart,
} from './s3-parts.ts'

type Staged = Pick<Objects, 'arrived' | 'append' | 'readArrived' | 'abandon' | 'uploads'> & {
  /** Makes the object out of the upload, which must have this size. */
  assemble(upload: UploadKey, name: string, bytes: number): Promise<void>
}

interface StagedPiece extends Piece {
  readonly name: string
}

const digits = 15

/** Uploads as plain objects, each named after its start. Any server can read them and continue after the last. */
export function openStaged(bucket: Bucket, home: (organizationId: string) => string): Staged {
  const folderOf = ({ organizationId, uploadId }: UploadKey) => {
    if (!isId(uploadId)) throw new Error('not an upload id')
    return `${home(organizationId)}uploads/${uploadId.toLowerCase()}/`
  }
  const chain = async (upload: UploadKey): Promise<StagedPiece[]> => {
    const folder = folderOf(upload)
    const pieces: StagedPiece[] = []
    for await (const { name, bytes } of bucket.list(folder))
      pieces.push({ name, bytes, start: Number(name.slice(folder.length)) })
    return chainOf(pieces)
  }
  return {
    arrived: async upload => endOf(await chain(upload)),
    append: async (upload, offset, source) => {
      const folder = folderOf(upload)
      let end = offset
      let putting = Promise.resolve()
      try {
        // One after another, while the next arrives: a lost server leaves no gap, and at most one late piece.
        for await (const piece of splitIntoBuffers(source, usualPart)) {
          await putting
          putting = bucket.put(`${folder}${String(end).padStart(digits, '0')}`, piece, { isNew: true })
          putting.catch(() => undefined) // Awaited before the next, and at the end.
          end += piece.length
        }
      } finally {
        await putting
      }
      return end
    },
    readArrived: async (upload, range) => {
      const pieces = await chain(upload)
      if (pieces.length === 0) throw new NoSuchObject(`nothing of upload ${upload.uploadId} has arrived`)
      return Readable.from(read(bucket, pieces, range), { objectMode: false })
    },
    assemble: async (upload, name, bytes) => {
      const pieces = await chain(upload)
      if (endOf(pieces) !== bytes) throw new NoSuchObject(`upload ${upload.uploadId} is incomplete`)
      await bucket.assemble(name, add =>
        runConcurrently(3, groupIntoParts(pieces), async (lot, index) => {
          const [only, ...others] = lot
          const alone = only && others.length === 0
          await add(
            index + 1,
            alone ? { copyOf: only.name } : { bytes: await buffer(Readable.from(read(bucket, lot))) },
          )
        }),
      )
    },
    abandon: async upload => await bucket.removeAll(folderOf(upload)),
    async *uploads(organizationId) {
      const folder = `${home(organizationId)}uploads/`
      let current: StagedUpload | undefined
      for await (const { name, changedAt } of bucket.list(folder)) {
        const [uploadId = ''] = name.slice(folder.length).split('/')
        if (!isId(uploadId)) continue
        const same = current?.uploadId === uploadId ? current : undefined
        if (current && !same) yield current
        current = { organizationId, uploadId, changedAt: laterOf(changedAt, same?.changedAt) }
      }
      if (current) yield current
    },
  }
}

const laterOf = (one: Date, other = one) => (one > other ? one : other)

/** The bytes in the range, from each piece that overlaps it. */
async function* read(
  bucket: Bucket,
  pieces: readonly StagedPiece[],
  { first, last }: ByteRange = { first: 0, last: Number.MAX_SAFE_INTEGER },
): AsyncGenerator<Buffer> {
  for (const { name, start, bytes } of pieces) {
    if (start + bytes <= first || start > last) continue
    yield* await bucket.get(name, {
      first: Math.max(0, first - start),
      last: Math.min(bytes - 1, last - start),
    })
  }
}
