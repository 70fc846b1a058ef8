import { builtIn } from './built-in.ts'
import { InvalidRequest } from './errors.ts'
import { mediaTypesByEnding } from './media-types.ts'

/**
 * What can be uploaded: in Node the path of a file, in a browser a `File`, anywhere a `Blob`, bytes or a stream. It is read
 * twice, once for its hash: so a stream is kept first, in Node in a temporary file.
 */
export type Uploadable = string | Blob | Uint8Array | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>

/** Bytes that can be read again, from anywhere in them. */
export interface FileSource {
  readonly bytes: number
  /** What it is called and what it is, as far as it says so itself. */
  readonly name: string | undefined
  readonly mediaType: string | undefined
  part(start: number, end: number): Promise<Blob | Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

export async function openSource(file: Uploadable, signal?: AbortSignal): Promise<FileSource> {
  if (typeof file === 'string') return await fromPath(file)
  if (file instanceof Blob) return fromBlob(file)
  if (file instanceof Uint8Array) return fromBytes(file)
  return await fromStream(chunksOf(file), signal)
}

/** By the end of its name, which says more than some systems know; else as it says itself. */
export function mediaTypeOf(name: string, declared?: string): string | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return (Object.hasOwn(mediaTypesByEnding, ending) ? mediaTypesByEnding[ending] : undefined) ?? declared
}

const nothing = async () => undefined

const fromBytes = (bytes: Uint8Array): FileSource => ({
  bytes: bytes.length,
  name: undefined,
  mediaType: undefined,
  part: async (start, end) => new Uint8Array(bytes.subarray(start, end)),
  close: nothing,
})

const fromBlob = (blob: Blob): FileSource => ({
  bytes: blob.size,
  name: 'name' in blob ? String(blob.name) : undefined,
  mediaType: blob.type || undefined,
  part: async (start, end) => blob.slice(start, end),
  close: nothing,
})

async function fromPath(path: string): Promise<FileSource> {
  const files = builtIn()?.('node:fs/promises')
  if (!files)
    throw new InvalidRequest('A path can be uploaded in Node 20.16 or later. Give a File or a Blob.')
  const unreadable = (cause: Error) => {
    throw new InvalidRequest(`${path} can’t be read: ${cause.message}`, undefined, cause)
  }
  // Before it is opened: a pipe would wait there for somebody who writes.
  const { size } = await files.stat(path).then(found => {
    if (!found.isFile()) throw new InvalidRequest(`${path} is no file.`)
    return found
  }, unreadable)
  const file = await files.open(path).catch(unreadable)
  return {
    bytes: size,
    name: path.split(/[/\\]/).at(-1),
    mediaType: undefined,
    async part(start, end) {
      const bytes = new Uint8Array(end - start)
      for (let read = 0; read < bytes.length; ) {
        const { bytesRead } = await file
          .read(bytes, read, bytes.length - read, start + read)
          .catch(unreadable)
        if (bytesRead === 0) throw new InvalidRequest(`${path} has become shorter while it was read.`)
        read += bytesRead
      }
      return bytes
    },
    close: () => file.close(),
  }
}

async function* chunksOf(stream: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>) {
  if (Symbol.asyncIterator in stream) return yield* stream
  // Not every browser can walk over a stream.
  const reader = (stream as ReadableStream<Uint8Array>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** It can be read only once: so it is kept, in Node in a file that is its owner's alone. */
async function fromStream(chunks: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<FileSource> {
  const load = builtIn()
  if (!load) {
    const kept: Blob[] = []
    // As Blobs, which a browser keeps elsewhere than in memory when they are many.
    for await (const chunk of chunks) kept.push(new Blob([new Uint8Array(chunk)]))
    return fromBlob(new Blob(kept))
  }
  const files = load('node:fs/promises')
  const folder = await files.mkdtemp(load('node:path').join(load('node:os').tmpdir(), 'learn-upload-'))
  const remove = () => files.rm(folder, { recursive: true, force: true })
  try {
    const path = load('node:path').join(folder, 'stream')
    await files.writeFile(path, chunks, { mode: 0o600, ...(signal && { signal }) })
    const source = await fromPath(path)
    return { ...source, name: undefined, close: () => source.close().finally(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}
