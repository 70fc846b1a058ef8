import assert from 'node:assert/strict'
import { test as suite } from 'node:test'
import { mediaItemExample as item } from '@learn/contract/media/item'
import { createMediaUpload } from '@learn/contract/media/uploads'
import { sha256Of } from '../test/support/media/files.ts'
import {
  disconnect,
  failure,
  json,
  type ScriptedAnswer,
  ScriptedServer,
} from '../test/support/scripted-server.ts'
import { Learn } from './client.ts'
import { LearnError } from './errors.ts'
import type { UploadOptions, UploadProgress } from './upload-options.ts'

const words = 'one half and one quarter'
const begun = { ...createMediaUpload.example.response, bytes: words.length }
const id = begun.mediaItemId
const { organizationId } = begun

/** The server's answer to how many bytes have arrived. */
const arrivedAnswer = (offset: number, status = 'uploading') => json({ ...begun, offset, status })
const taken =
  (offset: number): ScriptedAnswer =>
  response =>
    response.writeHead(204, { 'Upload-Offset': offset }).end()

type Scene = {
  server: ScriptedServer
  upload(options?: Partial<UploadOptions>, file?: Buffer): ReturnType<Learn['media']['upload']>
  sent(): string[]
}

/** Each test has its own server, so that tests that wait run in parallel. */
function test(name: string, work: (scene: Scene) => Promise<void>) {
  suite(name, async () => {
    const server = await ScriptedServer.start()
    const client = new Learn({ baseUrl: server.url, token: 'learn_sk_secret' })
    const upload: Scene['upload'] = (options, file = Buffer.from(words)) =>
      client.media.upload(file, { organizationId, name: 'a.txt', ...options })
    const sent = () =>
      server.asked.map(({ method, headers, body }) =>
        method === 'PATCH' ? `${headers['upload-offset']}:${body}` : method,
      )
    await work({ server, upload, sent }).finally(() => server.close())
  })
}

async function errorOf(work: Promise<unknown>): Promise<LearnError> {
  const error = await work.then(
    () => assert.fail('the call did not fail'),
    thrown => thrown,
  )
  assert(error instanceof LearnError, String(error))
  return error
}

test('size, hash and type are declared before the bytes are sent', async ({ server, upload }) => {
  server.script(json(begun, 201), taken(words.length), json(item))
  const seen: UploadProgress[] = []
  assert.equal((await upload({ tags: ['a'], onProgress: now => seen.push(now) })).id, item.id)
  const [declared, patch] = server.asked
  assert.deepEqual(JSON.parse(declared?.body ?? ''), {
    organizationId,
    name: 'a.txt',
    tags: ['a'],
    mediaType: 'text/plain',
    bytes: words.length,
    sha256: sha256Of(words),
  })
  const { headers, body, url } = patch ?? assert.fail()
  assert.deepEqual(
    [url, body, headers['tus-resumable'], headers['content-type'], headers['upload-offset']],
    [`/v1/media/uploads/${id}`, words, '1.0.0', 'application/offset+octet-stream', '0'],
  )
  const total = words.length
  assert.deepEqual(seen, [
    { phase: 'hashing', bytes: total, total },
    { phase: 'sending', bytes: 0, total },
    { phase: 'sending', bytes: total, total },
  ])
})

test('after an interruption it continues after the bytes that arrived, not those that were sent', async scene => {
  const { server, upload, sent } = scene
  server.script(json(begun, 201), taken(8), disconnect, arrivedAnswer(9), taken(17), taken(24), json(item))
  await upload({ chunkBytes: 8 })
  assert.deepEqual(sent(), ['POST', '0:one half', '8: and one', 'GET', '9:and one ', '17:quarter', 'GET'])
})

test('after a conflict the server is asked for the offset', async ({ server, upload, sent }) => {
  server.script(json(begun, 201), failure('Conflict', 409), arrivedAnswer(20), taken(24), json(item))
  await upload()
  assert.deepEqual(sent(), ['POST', `0:${words}`, 'GET', '20:rter', 'GET'])
})

test('if the last answer is lost, nothing is sent twice', async ({ server, upload, sent }) => {
  server.script(json(begun, 201), disconnect, arrivedAnswer(24, 'scanning'), json(item))
  await upload()
  assert.deepEqual(sent(), ['POST', `0:${words}`, 'GET', 'GET'])
})

test('if the server dies after the last byte, the upload waits for another to finish it', async scene => {
  const { server, upload, sent } = scene
  const [still, scanning] = [json({ ...item, status: 'uploading' }), json({ ...item, status: 'scanning' })]
  server.script(json(begun, 201), disconnect, arrivedAnswer(24), still, scanning)
  assert.equal((await upload()).status, 'scanning')
  assert.deepEqual(sent(), ['POST', `0:${words}`, 'GET', 'GET', 'GET'])
})

test('if the server stays unreachable, the error says how to resume', async ({ server, upload }) => {
  server.script(json(begun, 201), disconnect)
  const error = await errorOf(upload({ retries: 2 }))
  assert.deepEqual([error._tag, error.mediaItemId, server.asked.length], ['NetworkError', id, 4])
})

test('a refused upload is not retried', async ({ server, upload, sent }) => {
  server.script(json(begun, 201), failure('BadRequest', 400))
  assert.equal((await errorOf(upload()))._tag, 'BadRequest')
  assert.equal(sent().length, 2)
})

test('a quarantined or failed file throws an error with the item', async ({ server, upload }) => {
  server.script(json(begun, 201), taken(24), json({ ...item, status: 'quarantined', reason: 'Eicar' }))
  const error = await errorOf(upload())
  assert.deepEqual([error._tag, error.message], ['UploadRefused', 'Eicar'])
  assert.equal('item' in error && Object(error.item).id, item.id)
})

test('with wait, the upload returns when the file is ready', async ({ server, upload }) => {
  const scanning = json({ ...item, status: 'scanning' })
  server.script(json(begun, 201), taken(24), scanning, scanning, json(item))
  assert.equal((await upload({ wait: true })).status, 'ready')
})

test('an upload can be resumed in another program with the same file only', async scene => {
  const { server, upload, sent } = scene
  server.script(arrivedAnswer(20), taken(24), json(item))
  await upload({ resume: id })
  assert.deepEqual(sent(), ['GET', '20:rter', 'GET'])
  server.script(arrivedAnswer(20))
  const error = await errorOf(upload({ resume: id }, Buffer.from('short')))
  assert.deepEqual([error._tag, server.asked.length], ['InvalidRequest', 1])
})

test('the caller’s signal ends an upload, which can be resumed', async ({ server, upload }) => {
  const controller = new AbortController()
  server.script(json(begun, 201), () => controller.abort())
  const error = await errorOf(upload({ signal: controller.signal }))
  assert.deepEqual([error._tag, error.mediaItemId], ['Aborted', id])
})

test('a file without a name or known type is refused before anything is sent', async scene => {
  const { server, upload } = scene
  server.script(json(begun, 201))
  for (const name of ['', 'a.exe', 'README']) {
    assert.equal((await errorOf(upload({ name })))._tag, 'InvalidRequest')
  }
})
