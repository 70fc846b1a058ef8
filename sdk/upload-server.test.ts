import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { HoldingProxy } from '../test/support/holding-proxy.ts'
import { png, sha256Of } from '../test/support/media/files.ts'
import { launch, stopAll, temporaryDirectory } from '../test/support/processes.ts'
import { testSecret, World } from '../test/support/world.ts'
import { Learn } from './client.ts'
import type { Uploadable } from './file-source.ts'
import type { UploadProgress } from './upload-options.ts'

const world = await World.create()
const folder = await temporaryDirectory()
after(async () => {
  await stopAll()
  await world.close()
  await folder.remove()
})

const text = Buffer.from('one half and one quarter\n'.repeat(300_000))
const path = join(folder.path, 'halves.txt')
await writeFile(path, text)

async function download(client: Learn, mediaItemId: string): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of client.media.download({ mediaItemId })) chunks.push(chunk)
  return sha256Of(Buffer.concat(chunks))
}

test('a path, a Node stream, bytes and a Blob are uploaded and come back unchanged', async () => {
  const { organizationId, key: token } = await world.tenant()
  const client = new Learn({ baseUrl: world.server.url, token })
  const files: Uploadable[] = [path, createReadStream(path), text, new Blob([text])]
  for (const [index, file] of files.entries()) {
    const name = `${index}.txt`
    const item = await client.media.upload(file, {
      organizationId,
      name,
      folder: 'a/b',
      tags: ['x'],
      wait: true,
    })
    assert.deepEqual(
      [item.name, item.folder, item.tags, item.status, item.bytes, item.uploadedSha256],
      [name, 'a/b', ['x'], 'ready', text.length, sha256Of(text)],
    )
    assert.equal(await download(client, item.id), item.sha256)
  }
  assert.equal((await client.media.usage({ organizationId })).reservedBytes, 0)
})

test('a file that differs from its declaration is refused and uses no space', async () => {
  const { organizationId, key: token } = await world.tenant()
  const { media } = new Learn({ baseUrl: world.server.url, token })
  const upload = (file: Buffer, more: object) =>
    media.upload(file, { organizationId, name: 'a.txt', ...more })
  await assert.rejects(upload(png, {}), { _tag: 'BadRequest', message: /image\/png/ })
  await assert.rejects(upload(text, { sha256: sha256Of('another') }), { _tag: 'BadRequest' })
  await assert.rejects(upload(text, { name: '../a.txt' }), { _tag: 'BadRequest' })
  await assert.rejects(upload(Buffer.alloc(0), {}), { _tag: 'HttpApiDecodeError' })
  const { usedBytes, reservedBytes } = await media.usage({ organizationId })
  assert.deepEqual([usedBytes, reservedBytes], [0, 0])
})

test('an upload continues when its server is killed and another takes its place', async t => {
  const { organizationId, key: token } = await world.tenant()
  const env = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret, LEARN_DATA_DIR: world.dataDir }
  const first = await launch(env)
  const proxy = await HoldingProxy.start(first.url)
  t.after(() => proxy.close())
  const client = new Learn({ baseUrl: proxy.url, token })
  const seen: UploadProgress[] = []
  const held = proxy.holdAfter(4_000_000)
  const uploading = client.media.upload(path, {
    organizationId,
    onProgress: now => seen.push(now),
    wait: true,
    retries: 30, // Starting a server can take long on a busy machine.
  })
  await Promise.race([held, uploading])
  await first.stop('SIGKILL')
  const broken = seen.length
  proxy.target = (await launch(env)).url
  proxy.release()
  const item = await uploading
  assert.deepEqual([item.status, item.uploadedSha256], ['ready', sha256Of(text)])
  const wentOn = seen.slice(broken).find(({ phase }) => phase === 'sending')
  assert(wentOn && wentOn.bytes >= 1_000_000, `it continued at ${wentOn?.bytes}`)
  const answer = await fetch((await client.media.downloadUrl({ mediaItemId: item.id })).url)
  assert.equal(sha256Of(Buffer.from(await answer.arrayBuffer())), sha256Of(text))
})

test('an aborted upload continues in another program', async t => {
  const { organizationId, key: token } = await world.tenant()
  const proxy = await HoldingProxy.start(world.server.url)
  t.after(() => proxy.close())
  const controller = new AbortController()
  const held = proxy.holdAfter(4_000_000)
  const uploading = new Learn({ baseUrl: proxy.url, token }).media.upload(path, {
    organizationId,
    signal: controller.signal,
  })
  held.then(() => controller.abort())
  const error = await uploading.then(
    () => assert.fail('the upload was not aborted'),
    thrown => thrown,
  )
  assert.equal(error._tag, 'Aborted')
  const seen: UploadProgress[] = []
  const item = await new Learn({ baseUrl: world.server.url, token }).media.upload(path, {
    organizationId,
    resume: error.mediaItemId,
    onProgress: now => seen.push(now),
    wait: true,
  })
  assert.equal(item.id, error.mediaItemId)
  assert.equal(item.sha256, sha256Of(text))
  assert.equal(seen[0]?.phase, 'sending', 'it is not hashed again')
  assert((seen[0]?.bytes ?? 0) >= 1_000_000, `it continued at ${seen[0]?.bytes}`)
})
