import { get } from 'node:http'
import { bar } from '../bars.ts'
import { leaveQuestion, openMeasured, reachQuestion } from './child.ts'
import type { Site } from './site.ts'

interface Loaded {
  readonly path: string
  readonly type: string
  readonly bytes: number
}

/** Everything that a browser loads for the first question it ever shows, in bytes on the wire, headers included. */
export async function measure(site: Site): Promise<void> {
  const loaded = await visitFirst(site)
  // The browser prefers brotli, so the same scripts are asked for again in gzip.
  const scripts = loaded.filter(({ type }) => type === 'Script')
  const gzipped = await Promise.all(scripts.map(({ path }) => bytesOf(`${site.url}${path}`, 'gzip')))
  // The worker is loaded behind the page's back.
  const worker = '/learn/worker.js'
  const workerBytes = await bytesOf(`${site.url}${worker}`, 'br')
  const all = [...loaded, { path: worker, type: 'Worker', bytes: workerBytes }]
  for (const { type, path, bytes } of all)
    console.log(`  ${kilobytes(bytes).toFixed(1).padStart(6)} KB  ${type.padEnd(10)} ${path}`)
  bar('script for a question, gzip', kilobytes(sum(gzipped)), { most: 50 }, ' KB')
  bar(
    'everything for the first visit, brotli',
    kilobytes(sum(all.map(({ bytes }) => bytes))),
    { most: 120 },
    ' KB',
  )
}

const kilobytes = (bytes: number) => bytes / 1024
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

async function visitFirst(site: Site): Promise<Loaded[]> {
  const { address, options } = await leaveQuestion(site, await site.enrol())
  const { page, protocol } = await openMeasured(site, options)
  const kinds = new Map<string, Omit<Loaded, 'bytes'>>()
  const loaded: Loaded[] = []
  protocol.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { protocol: scheme, pathname } = new URL(response.url)
    if (scheme !== 'data:') kinds.set(requestId, { path: pathname, type })
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const kind = kinds.get(requestId)
    if (kind) loaded.push({ ...kind, bytes })
  })
  await protocol.send('Network.enable')
  await page.goto(address)
  await reachQuestion(page)
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return loaded
}

/** The size of a file as it is sent. */
const bytesOf = (url: string, encoding: 'gzip' | 'br') =>
  new Promise<number>((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': encoding } }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => resolve(bytes))
    })
    request.on('error', reject)
  })
