import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import { sha256Of } from '../../test/support/media/files.ts'
import { readConfig } from '../config.ts'
import { randomId } from '../ids.ts'
import '../start.ts'
import { NoRoom, NoSuchObject, StorageFailed, StorageUnavailable, WrongBytes } from './objects.ts'
import { s3 } from './s3.ts'
import {
  chainOf,
  endOf,
  groupIntoParts,
  runConcurrently,
  smallestPart,
  splitIntoBuffers,
} from './s3-parts.ts'

/** What was requested, and the answer to the next request. S3's real rules are tested by npm run test:s3. */
const asked: IncomingMessage[] = []
let answer: { status: number; body?: string; headers?: Record<string, string> } = { status: 200 }
const server = createServer((request, response) => {
  asked.push(request)
  request.resume().on('end', () => response.writeHead(answer.status, answer.headers).end(answer.body))
})
before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
after(() => {
  server.closeAllConnections()
  server.close()
})

function bucket(settings: Record<string, string> = {}) {
  const address = server.address()
  assert(address !== null && typeof address === 'object')
  const { s3: config } = readConfig({
    LEARN_S3_BUCKET: 'files',
    LEARN_S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
    LEARN_S3_ACCESS_KEY_ID: 'our-id',
    LEARN_S3_SECRET_ACCESS_KEY: 'our-secret',
    ...settings,
  })
  assert(config)
  return s3(config)
}

async function* bytes(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

const failureAnswer = (status: number, code: string) => ({
  status,
  body: `<Error><Code>${code}</Code></Error>`,
})
const upload = { organizationId: randomId(), uploadId: randomId() }
const { organizationId, uploadId } = upload
const key = { organizationId, sha256: sha256Of('hello') }

const isLoaded = () =>
  Object.keys(createRequire(import.meta.url).cache).some(path => path.includes('@aws-sdk'))

test('a server loads the S3 client when it first needs it', async () => {
  answer = { status: 404 }
  const objects = bucket()
  assert.equal(isLoaded(), false)
  assert.equal(await objects.size(key), undefined)
  assert.equal(isLoaded(), true)
})

test('a piece of an upload is named after its start, with checksum, signature and encryption, and overwrites nothing', async () => {
  answer = { status: 200 }
  const objects = bucket({ LEARN_S3_PREFIX: 'learn', LEARN_S3_ENCRYPTION: 'AES256' })
  assert.equal(await objects.append(upload, 12, bytes('hel', 'lo')), 17)
  const { method, url, headers } = asked.at(-1) ?? assert.fail()
  const path = `/files/learn/${organizationId}/uploads/${uploadId}/000000000000012`
  assert.deepEqual([method, url?.split('?')[0]], ['PUT', path])
  assert.equal(headers['x-amz-server-side-encryption'], 'AES256')
  assert.equal(headers['if-none-match'], '*')
  assert.equal(headers['content-md5'], 'XUFAKrxLKna5cZ2REBfFkg==')
  assert.equal(headers['content-length'], '5')
  assert.match(headers.authorization ?? '', /^AWS4-HMAC-SHA256 Credential=our-id\/\d+\/us-east-1\/s3\//)
  assert(!JSON.stringify(headers).includes('our-secret'))
})

test('a large object is started with its encryption, and aborted if its bytes are wrong', async () => {
  const begun = '<InitiateMultipartUploadResult><UploadId>it</UploadId></InitiateMultipartUploadResult>'
  answer = { status: 200, body: begun, headers: { etag: '"a"' } }
  const settings = { LEARN_S3_ENCRYPTION: 'aws:kms', LEARN_S3_KMS_KEY: 'a-key' }
  asked.length = 0
  await assert.rejects(
    bucket(settings).put(key, bytes('x'.repeat(8 * 1024 * 1024), 'y'), 8 * 1024 * 1024 + 1),
    WrongBytes,
  )
  assert.deepEqual(
    asked.map(({ method }) => method),
    ['HEAD', 'POST', 'PUT', 'PUT', 'DELETE'],
  )
  const [, begin] = asked
  assert.equal(begin?.headers['x-amz-server-side-encryption'], 'aws:kms')
  assert.equal(begin?.headers['x-amz-server-side-encryption-aws-kms-key-id'], 'a-key')
})

test('errors of the bucket are distinguished: no object, no space, or not usable now', async () => {
  const objects = bucket()
  const told: [number, string, new () => Error][] = [
    [404, 'NoSuchKey', NoSuchObject],
    [404, 'NoSuchBucket', StorageUnavailable],
    [403, 'QuotaExceeded', NoRoom],
    [403, 'SignatureDoesNotMatch', StorageUnavailable],
  ]
  for (const [status, code, kind] of told) {
    answer = failureAnswer(status, code)
    await assert.rejects(objects.read(key), kind, code)
  }
  answer = failureAnswer(412, 'PreconditionFailed')
  await assert.rejects(objects.append(upload, 0, bytes('a')), {
    constructor: StorageFailed,
    message: 'a request to the bucket files failed: PreconditionFailed (412)',
  })
  await assert.rejects(bucket({ LEARN_S3_ENDPOINT: 'http://127.0.0.1:1' }).read(key), {
    constructor: StorageUnavailable,
    message: 'a request to the bucket files failed: ECONNREFUSED',
  })
})

test('a signed URL fixes the content and its expiry, and is not offered if downloads are streamed', async () => {
  answer = { status: 200, headers: { 'content-length': '5' } }
  const expiresAt = new Date(Date.now() + 300_500)
  const about = { expiresAt, contentType: 'image/png', contentDisposition: 'inline; filename="a.png"' }
  const url = new URL((await bucket().downloadUrl?.(key, about)) ?? '')
  assert.equal(url.pathname, `/files/${organizationId}/objects/${key.sha256}`)
  const said = Object.fromEntries(url.searchParams)
  assert.equal(said['response-content-type'], about.contentType)
  assert.equal(said['response-content-disposition'], about.contentDisposition)
  assert(['299', '300'].includes(said['X-Amz-Expires'] ?? ''))
  assert(!url.href.includes('our-secret'))
  assert.equal(bucket({ LEARN_S3_DOWNLOADS: 'streamed' }).downloadUrl, undefined)
})

test('pieces count up to the first gap, whatever else was written', () => {
  const piece = (start: number, bytes: number) => ({ start, bytes })
  const chain = chainOf([piece(8, 4), piece(0, 3), piece(3, 5), piece(5, 9), piece(20, 1)])
  assert.deepEqual(chain, [piece(0, 3), piece(3, 5), piece(8, 4)])
  assert.equal(endOf(chain), 12)
  assert.equal(endOf(chainOf([piece(1, 5)])), 0)
})

test('pieces are grouped until they are large enough for S3, and large ones stay alone', () => {
  const sizes = [10, smallestPart - 10, smallestPart, 1, smallestPart * 2, 5, 6]
  let start = 0
  const pieces = sizes.map(bytes => {
    start += bytes
    return { start: start - bytes, bytes }
  })
  const lots = groupIntoParts(pieces).map(lot => lot.map(({ bytes }) => bytes))
  assert.deepEqual(lots, [[10, smallestPart - 10], [smallestPart], [1, smallestPart * 2], [5, 6]])
  assert.deepEqual(groupIntoParts([]), [])
})

test('bytes come in buffers of one size, including those before a failure', async () => {
  const taken: string[] = []
  const failMidway = async function* () {
    yield* bytes('a', 'bcdefg', '', 'hi')
    throw new Error('hung up')
  }
  const take = async () => {
    for await (const part of splitIntoBuffers(failMidway(), 4)) taken.push(part.toString())
  }
  await assert.rejects(take, /hung up/)
  assert.deepEqual(taken, ['abcd', 'efgh', 'i'])
})

test('a failure stops the remaining items, and waits for those under way', async () => {
  const done: number[] = []
  const work = async (item: number) => {
    if (item === 2) throw new Error('no')
    await new Promise(resolve => setImmediate(resolve))
    done.push(item)
  }
  await assert.rejects(runConcurrently(2, [1, 2, 3, 4], work), /no/)
  assert.deepEqual(done, [1])
  await runConcurrently(2, [5, 6, 7], work)
  assert.deepEqual(done, [1, 5, 6, 7])
})
