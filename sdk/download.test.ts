import assert from 'node:assert/strict'
import { test as suite } from 'node:test'
import { mediaItemExample as item } from '@learn/contract/media/item'
import { sha256Of } from '../test/support/media/files.ts'
import { failure, json, type ScriptedAnswer, ScriptedServer } from '../test/support/scripted-server.ts'
import { Learn } from './client.ts'
import { LearnError } from './errors.ts'

const words = 'one half and one quarter'
const whole = { ...item, sha256: sha256Of(words), bytes: words.length }
const etag = `"${whole.sha256}"`

/** The bytes from an offset. Only `come` of them are sent before the connection breaks. */
const bytes =
  (from: number, come = words.length - from, status = from > 0 ? 206 : 200): ScriptedAnswer =>
  response => {
    const rest = words.slice(from)
    response.writeHead(status, { 'Content-Length': rest.length, ETag: etag })
    response.write(rest.slice(0, come), () => (come < rest.length ? response.destroy() : response.end()))
  }

/** Scripts the API, and a second server for the signed URLs. */
async function scene(files: ScriptedAnswer[], about: object = whole) {
  const [api, store] = [await ScriptedServer.start(), await ScriptedServer.start()]
  const address = json({ url: `${store.url}/files/x`, expiresAt: '2026-01-31T09:35:00.000Z' })
  api.script(json(about), address)
  store.script(...files)
  const client = new Learn({ baseUrl: api.url, token: 'learn_sk_secret' })
  async function download(options?: { retries?: number }) {
    let text = ''
    const chunks = client.media.download({ mediaItemId: item.id }, options)
    for await (const chunk of chunks) text += Buffer.from(chunk)
    return text
  }
  const close = () => [api, store].forEach(server => void server.close())
  return { download, api, store, close }
}

function test(
  name: string,
  files: ScriptedAnswer[],
  work: (it: Awaited<ReturnType<typeof scene>>) => Promise<void>,
) {
  suite(name, async () => {
    const it = await scene(files)
    await work(it).finally(it.close)
  })
}

test(
  'the bytes come from the signed URL, which gets no token',
  [bytes(0)],
  async ({ download, store, api }) => {
    assert.equal(await download(), words)
    assert.equal(store.asked[0]?.headers.authorization, undefined)
    assert.equal(api.asked[0]?.headers.authorization, 'Bearer learn_sk_secret')
  },
)

test(
  'an interrupted download continues with a new URL',
  [bytes(0, 5), failure('InternalError', 500), bytes(5, 9), bytes(14)],
  async ({ download, store, api }) => {
    assert.equal(await download(), words)
    assert.deepEqual(
      store.asked.map(({ headers }) => headers.range),
      [undefined, 'bytes=5-', 'bytes=5-', 'bytes=14-'],
    )
    assert.equal(store.asked[1]?.headers['if-range'], etag)
    assert.equal(api.asked.length, 5)
  },
)

test(
  'a file that changed in between is not pieced together',
  [bytes(0, 5), bytes(0)],
  async ({ download }) => {
    await assert.rejects(download(), { _tag: 'UnexpectedAnswer', message: /changed during the download/ })
  },
)

test('a refused URL is not retried', [failure('NotFound', 404)], async ({ download, store }) => {
  await assert.rejects(download(), LearnError)
  assert.equal(store.asked.length, 1)
})

suite('bytes with the wrong hash are an error at the end', async () => {
  const { download, close } = await scene([bytes(0)], { ...whole, sha256: sha256Of('another') })
  await assert.rejects(download(), /fractions\.txt do not match its SHA-256/).finally(close)
})
