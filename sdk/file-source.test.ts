import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { sha256Of } from '../test/support/media/files.ts'
import { mediaTypeOf, openSource, type Uploadable } from './file-source.ts'
import { hashOf } from './hashing.ts'

const folder = await mkdtemp(join(tmpdir(), 'learn-source-'))
after(() => rm(folder, { recursive: true }))
process.env.TMPDIR = folder // Other tests store their streams elsewhere.

const bytes = Buffer.from(Array.from({ length: 2_500_000 }, (_, place) => (place * 31) % 251))
const path = join(folder, 'fractions.pdf')
await writeFile(path, bytes)

/** A stream that can't be iterated, as in some browsers. */
const bareStream = (stream: ReadableStream<Uint8Array>) =>
  ({ getReader: () => stream.getReader() }) as ReadableStream<Uint8Array>

const listStored = async () => (await readdir(tmpdir())).filter(name => name.startsWith('learn-upload-'))

test('a path, bytes, a Blob, a File and any stream return the same bytes, from any offset', async () => {
  const before = await listStored()
  const all: [Uploadable, name: string | undefined][] = [
    [path, 'fractions.pdf'],
    [bytes, undefined],
    [new Blob([bytes]), undefined],
    [new File([bytes], 'a.pdf'), 'a.pdf'],
    [createReadStream(path), undefined],
    [Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), undefined],
    [new Blob([bytes]).stream(), undefined],
    [bareStream(new Blob([bytes]).stream()), undefined],
  ]
  for (const [file, name] of all) {
    const source = await openSource(file)
    assert.deepEqual([source.bytes, source.name], [bytes.length, name])
    const part = await new Response(await source.part(1_000_000, 1_000_500)).arrayBuffer()
    assert(bytes.subarray(1_000_000, 1_000_500).equals(Buffer.from(part)))
    assert.equal(await hashOf(source), sha256Of(bytes))
    await source.close()
  }
  assert.deepEqual(await listStored(), before, 'the temporary files are removed')
})

test('a failed or aborted stream leaves no temporary file', async () => {
  const before = await listStored()
  async function* broken() {
    yield bytes
    throw new Error('the disk was taken away')
  }
  await assert.rejects(openSource(broken()), /the disk was taken away/)
  const controller = new AbortController()
  async function* endless() {
    for (;;) {
      yield bytes
      controller.abort()
    }
  }
  await assert.rejects(openSource(endless(), controller.signal), { name: 'AbortError' })
  assert.deepEqual(await listStored(), before)
})

test('an error names the path that is not a file, does not exist or became shorter', async () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  for (const wrong of [pipe, folder, join(folder, 'none.pdf')])
    await assert.rejects(openSource(wrong), { _tag: 'InvalidRequest', message: new RegExp(`${wrong}\\b`) })
  const shrinking = join(folder, 'shrinking.txt')
  await writeFile(shrinking, bytes)
  const source = await openSource(shrinking)
  await truncate(shrinking, 100)
  await assert.rejects(hashOf(source), { _tag: 'InvalidRequest', message: /became shorter/ })
  await source.close()
})

test('the type comes from the extension, otherwise from the file', () => {
  assert.equal(mediaTypeOf('A.JPG'), 'image/jpeg')
  assert.equal(mediaTypeOf('marks.csv', 'application/vnd.ms-excel'), 'text/csv')
  assert.equal(mediaTypeOf('recording', 'audio/webm'), 'audio/webm')
  assert.equal(mediaTypeOf('constructor'), undefined)
  assert.equal(mediaTypeOf('a.constructor'), undefined)
})
