import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { build } from 'esbuild'
import { openBrowser, openPage, withoutBrowser } from '../test/support/browser.ts'
import { sha256Of } from '../test/support/media/files.ts'
import { callTrial, createBook, trialTable, trialUnusual } from '../test/support/trial.ts'
import { World } from '../test/support/world.ts'

const { outputFiles } = await build({
  stdin: { contents: `export * from '@learn/sdk'`, resolveDir: import.meta.dirname },
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'sdk',
  platform: 'browser',
  write: false,
})

/** Serves the page, its script and the API from one origin, because the API refuses other origins. */
const site = createServer((asked, response) => {
  if (asked.url === '/')
    return response.setHeader('Content-Type', 'text/html').end('<script src="sdk.js"></script>')
  if (asked.url === '/sdk.js') return response.end(outputFiles[0]?.text)
  if (asked.url?.startsWith('/moved/'))
    return response.writeHead(302, { Location: 'https://example.org/' }).end()
  const { method, url, headers } = asked
  const passed = request(world.server.url + url, { method, headers }, answer => {
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(response)
  })
  response.once('close', () => passed.destroy())
  passed.on('error', () => response.destroy())
  asked.pipe(passed)
})
await once(site.listen(0, '127.0.0.1'), 'listening')
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
const world = await World.create({ publicUrl: origin }, undefined, trialUnusual)
await world.owner.query(trialTable)
after(async () => {
  site.closeAllConnections()
  site.close()
  await world.close()
})

/** Defined by the page's script. */
declare const sdk: typeof import('./index.ts')
declare const location: { readonly origin: string }

test('calls, lists, jobs and errors work in a browser', {
  skip: withoutBrowser,
}, async t => {
  const tenant = await world.tenant('Ashgrove Tutors')
  await world.credits(tenant, 100)
  const { organizationId, key } = tenant
  const { body: job } = await callTrial(world.server.url, createBook, key, {
    organizationId,
    pages: 3,
    pageMilliseconds: 100,
  })
  const browser = await openBrowser()
  t.after(() => browser.close())
  const page = await openPage(browser)
  // Pages over plain http from another machine do not have it.
  await page.addInitScript('delete Crypto.prototype.randomUUID')
  await page.goto(origin)
  const seen = await page.evaluate(
    async ({ token, jobId }) => {
      const client = new sdk.Learn({ baseUrl: location.origin, token })
      const { data: created, requestId } = await client.organizations.create({ name: 'Birch' }).withResponse()
      const names: string[] = []
      for await (const { name } of client.organizations.list({ limit: 1 })) names.push(name)
      const missing = await client.organizations.get({ organizationId: jobId }).attempt()
      const toMoved: typeof fetch = (url, init) => fetch(String(url).replace('/v1/', '/moved/v1/'), init)
      const moved = new sdk.Learn({ baseUrl: location.origin, token, fetch: toMoved })
      const redirected = await moved.caller.get().attempt()
      const done = await client.jobs.wait(jobId)
      const controller = new AbortController()
      controller.abort()
      const ended = await client.caller.get({}, { signal: controller.signal }).attempt()
      const tag = (attempt: { ok: boolean; error?: { _tag: string; name: string } }) =>
        attempt.error?._tag === attempt.error?.name ? attempt.error?._tag : 'misnamed'
      return {
        created: created.name,
        hasId: requestId.length > 30,
        names: names.sort(),
        tags: [tag(missing), tag(redirected), tag(ended)],
        status: done.status,
      }
    },
    { token: key, jobId: job.id },
  )
  assert.deepEqual(seen, {
    created: 'Birch',
    hasId: true,
    names: ['Ashgrove Tutors', 'Birch'],
    tags: ['NotFound', 'UnexpectedAnswer', 'Aborted'],
    status: 'succeeded',
  })
})

test('a browser hashes a file, uploads it in parts, and downloads it unchanged', {
  skip: withoutBrowser,
}, async t => {
  const { organizationId, key: token } = await world.tenant()
  const browser = await openBrowser()
  t.after(() => browser.close())
  const page = await openPage(browser)
  await page.goto(origin)
  const seen = await page.evaluate(
    async given => {
      const client = new sdk.Learn({ baseUrl: location.origin, token: given.token })
      const file = new File(['one half and one quarter\n'.repeat(60_000)], 'halves.txt')
      const progress: string[] = []
      const item = await client.media.upload(file, {
        organizationId: given.organizationId,
        chunkBytes: 1_000_000,
        wait: true,
        onProgress: ({ phase, bytes, total }) => {
          if (phase !== 'processing') progress.push(`${phase} ${bytes}/${total}`)
        },
      })
      const stream = new Blob(['a stream']).stream()
      const streamed = await client.media.upload(stream, {
        organizationId: given.organizationId,
        name: 'stream.txt',
      })
      const parts: Blob[] = []
      for await (const part of client.media.download({ mediaItemId: item.id }))
        parts.push(new Blob([new Uint8Array(part)]))
      const same = (await new Blob(parts).text()) === (await file.text())
      return {
        status: item.status,
        name: item.name,
        sha256: item.uploadedSha256,
        progress,
        same,
        streamed: streamed.bytes,
      }
    },
    { token, organizationId },
  )
  const total = 25 * 60_000
  assert.deepEqual(seen, {
    status: 'ready',
    name: 'halves.txt',
    sha256: sha256Of('one half and one quarter\n'.repeat(60_000)),
    progress: [
      `hashing ${2 ** 20}/${total}`,
      `hashing ${total}/${total}`,
      `sending 0/${total}`,
      `sending 1000000/${total}`,
      `sending ${total}/${total}`,
    ],
    same: true,
    streamed: 8,
  })
})
