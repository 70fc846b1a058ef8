import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Keeps objects in memory, as far as a check needs it. S3's real rules are tested by npm run test:s3. */
export async function startSmallBucket() {
  const objects = new Map<string, Buffer>()
  /** What requests of these methods, by default PUT, are refused with, if a test sets it. */
  const state: {
    refusal?: { status: number; code: string } | undefined
    refused?: readonly string[]
    damages?: boolean
  } = {}
  const server = createServer(async (request, response) => {
    const bytes = Buffer.concat(await request.toArray())
    const path = request.url?.split('?')[0] ?? ''
    if (state.refusal && (state.refused ?? ['PUT']).includes(request.method ?? ''))
      return response
        .writeHead(state.refusal.status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${state.refusal.code}</Code></Error>`)
    if (request.method === 'PUT') objects.set(path, bytes)
    if (request.method === 'DELETE') objects.delete(path)
    const query = new URL(request.url ?? '', 'http://bucket').searchParams
    if (query.has('uploads')) return response.writeHead(200).end('<ListMultipartUploadsResult/>')
    if (query.has('list-type')) return response.writeHead(200).end(listing(objects.keys(), path, query))
    const found = objects.get(path)
    if (request.method === 'PUT') return response.writeHead(200, { etag: '"a"' }).end()
    if (request.method === 'DELETE') return response.writeHead(204).end()
    if (!found)
      return response
        .writeHead(404)
        .end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>')
    const body = state.damages ? found.map(byte => byte ^ 1) : found
    response
      .writeHead(200, { 'content-length': body.length })
      .end(request.method === 'HEAD' ? undefined : body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  const settings = {
    LEARN_S3_BUCKET: 'files',
    LEARN_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    LEARN_S3_ACCESS_KEY_ID: 'our-id',
    LEARN_S3_SECRET_ACCESS_KEY: 'our-secret-of-s3',
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { objects, state, settings, close }
}

/** The names with a prefix, or the folders below it. */
function listing(paths: Iterable<string>, bucket: string, query: URLSearchParams): string {
  const home = `${bucket.replace(/\/$/, '')}/`
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter')]
  const names = [...paths].map(path => decodeURIComponent(path.slice(home.length)))
  const found = names.filter(name => name.startsWith(prefix))
  if (delimiter) {
    const deep = found.filter(name => name.includes('/', prefix.length))
    const folders = new Set(deep.map(name => name.slice(0, name.indexOf('/', prefix.length) + 1)))
    return `<ListBucketResult>${[...folders].map(name => `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`).join('')}</ListBucketResult>`
  }
  const contents = found.map(
    name => `<Contents><Key>${name}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
  )
  return `<ListBucketResult>${contents.join('')}</ListBucketResult>`
}
