import { chown, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { SystemUser } from '../../system-user.ts'
import type { Bytes } from '../place.ts'
import { Damaged } from '../sealed.ts'
import type { Header } from './base.ts'

/** Writes the files of a cluster, for the user that PostgreSQL runs as. */
export async function unpackBase(source: Bytes, into: string, user: SystemUser | undefined): Promise<void> {
  const bytes = new Reader(source)
  await give(into, user)
  for (let header = await readHeader(bytes); header; header = await readHeader(bytes)) {
    const path = join(into, header.name)
    if (!isInside(header.name)) throw new Damaged(`The backup has a file outside its folder: ${header.name}.`)
    if (header.bytes === undefined) await mkdir(path, { recursive: true, mode: 0o700 })
    else await writeFile(path, bytes, header.bytes)
    await give(path, user)
  }
}

const isInside = (name: string) => !name.startsWith('/') && !name.split('/').includes('..')

const give = async (path: string, user: SystemUser | undefined) => {
  if (user) await chown(path, user.uid, user.gid)
}

async function readHeader(bytes: Reader): Promise<Header | undefined> {
  const length = await bytes.take(4)
  if (length.length === 0) return undefined
  const text = await bytes.take(length.readUInt32BE())
  return JSON.parse(text.toString('utf8')) as Header
}

async function writeFile(path: string, bytes: Reader, size: number): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for (let left = size; left > 0; ) {
      const chunk = await bytes.takeSome(left)
      if (chunk.length === 0) throw new Damaged('The copy of the database is incomplete.')
      await file.writeFile(chunk)
      left -= chunk.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Reads a stream of chunks in any sizes. */
class Reader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: Bytes) {
    this.#chunks = chunksOf(source)
  }

  /** Reads at least one byte and at most this many; none at the end. */
  async takeSome(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const next = await this.#chunks.next()
      if (next.done) return this.#rest
      this.#rest = Buffer.from(next.value)
    }
    const taken = this.#rest.subarray(0, most)
    this.#rest = this.#rest.subarray(most)
    return taken
  }

  /** Reads exactly this many bytes, or none at the end. */
  async take(wanted: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = wanted; left > 0; ) {
      const part = await this.takeSome(left)
      if (part.length === 0 && left === wanted) break
      if (part.length === 0) throw new Damaged('The copy of the database is incomplete.')
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }
}

async function* chunksOf(source: Bytes): AsyncGenerator<Uint8Array> {
  yield* source
}
