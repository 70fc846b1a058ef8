import { builtIn } from './built-in.ts'
import { InvalidRequest } from './errors.ts'
import { mediaTypesByEnding } from './media-types.ts'

/**
 * A path in Node, a `File` in a browser, or a `Blob`, bytes or a stream anywhere. It is read twice, first for its hash, so
 * a stream is stored first: in Node in a temporary file.
 */
export type Uploadable = string | Blob | Uint8Array | AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>

/** Bytes that can be read several times, from any offset. */
export interface FileSource {
  readonly bytes: number
  /** The name and type, if the source knows them. */
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

/** From the extension, which is more reliable than what some systems declare; otherwise as declared. */
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
    throw new InvalidRequest(
      'Uploading from a path needs Node 20.16 or later. Pass a File or a Blob instead.',
    )
  const throwUnreadable = (cause: Error) => {
    throw new InvalidRequest(`Can’t read ${path}: ${cause.message}`, undefined, cause)
  }
  // Checked before opening: opening a pipe would wait for a writer.
  const { size } = await files.stat(path).then(found => {
    if (!found.isFile()) throw new InvalidRequest(`${path} is not a file.`)
    return found
  }, throwUnreadable)
  const file = await files.open(path).catch(throwUnreadable)
  return {
    bytes: size,
    name: path.split(/[/\\]/).at(-1),
    mediaType: undefined,
    async part(start, end) {
      const bytes = new Uint8Array(end - start)
      for (let read = 0; read < bytes.length; ) {
        const { bytesRead } = await file
          .read(bytes, read, bytes.length - read, start + read)
          .catch(throwUnreadable)
        if (bytesRead === 0) throw new InvalidRequest(`${path} became shorter while it was being read.`)
        read += bytesRead
      }
      return bytes
    },
    close: () => file.close(),
  }
}

async function* chunksOf(stream: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>) {
  if (Symbol.asyncIterator in stream) return yield* stream
  // Not every browser can iterate over a stream.
  const reader = (stream as ReadableStream<Uint8Array>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** A stream can be read only once, so it is stored: in Node in a file that only its owner can read. */
async function fromStream(chunks: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<FileSource> {
  const load = builtIn()
  if (!load) {
    const kept: Blob[] = []
    // Browsers move large Blobs out of memory.
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
