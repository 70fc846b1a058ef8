import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { kmsKey } from '../../scripts/radosgw.ts'
import { randomId } from '../../server/ids.ts'
import { NoRoom, NoSuchObject, StorageUnavailable, WrongBytes } from '../../server/objects/objects.ts'
import { s3 } from '../../server/objects/s3.ts'
import { Bucket as SignedBucket } from '../../server/objects/s3-bucket.ts'
import { sha256Of } from '../support/media/files.ts'
import { makeBucket } from './bucket.ts'

const { config, client, name: Bucket } = await makeBucket()
const objects = s3(config)
const mebibyte = 1024 * 1024

const keyOf = (text: string, organizationId: string = randomId()) => ({
  organizationId,
  sha256: sha256Of(text),
})
const parts = (...texts: string[]) => texts.map(text => Buffer.from(text))

async function* stream(...texts: string[]) {
  yield* parts(...texts)
}

async function added(text: string) {
  const key = keyOf(text)
  await objects.put(key, parts(text), text.length)
  return key
}

const answer = (milliseconds = 60_000) => ({
  expiresAt: new Date(Date.now() + milliseconds),
  contentType: 'image/png',
  contentDisposition: `attachment; filename="a b.png"; filename*=UTF-8''%C3%A9.png`,
})

test('a wrong secret is refused for every request', async () => {
  const { accessKeyId = '' } = config.credentials ?? {}
  const wrong = { ...config, credentials: { accessKeyId, secretAccessKey: 'another secret' } }
  const stranger = s3(wrong)
  const key = await added('ours')
  const put = () => stranger.put(keyOf('a'), parts('a'), 1)
  for (const ask of [() => stranger.read(key), put, () => stranger.organizations()])
    await assert.rejects(ask, StorageUnavailable)
  const forged = await new SignedBucket(wrong).address(
    `${key.organizationId}/objects/${key.sha256}`,
    answer(),
  )
  assert.equal((await fetch(forged)).status, 403)
})

test('a missing server or bucket is not mistaken for missing bytes', async () => {
  const key = keyOf('a')
  for (const unusual of [{ endpoint: 'http://127.0.0.1:1' }, { bucket: 'no-such-bucket' }]) {
    const nowhere = s3({ ...config, ...unusual })
    await assert.rejects(nowhere.read(key), StorageUnavailable)
    await assert.rejects(nowhere.put(key, parts('a'), 1), StorageUnavailable)
  }
})

test('a signed URL serves the object with the requested headers, in full or in part', async () => {
  const key = await added('ours')
  const url = (await objects.downloadUrl?.(key, answer())) ?? ''
  const got = await fetch(url)
  assert.deepEqual([got.status, await got.text()], [200, 'ours'])
  assert.equal(got.headers.get('content-type'), 'image/png')
  assert.equal(got.headers.get('content-disposition'), answer().contentDisposition)
  assert.equal(got.headers.get('cache-control'), 'private, no-store')
  const part = await fetch(url, { headers: { range: 'bytes=1-2' } })
  assert.deepEqual(
    [part.status, part.headers.get('content-range'), await part.text()],
    [206, 'bytes 1-2/4', 'ur'],
  )
  await assert.rejects(async () => await objects.downloadUrl?.(keyOf('lost'), answer()), NoSuchObject)
})

test('no part of a signed URL can be changed, and it works for nothing else', async () => {
  const [key, other] = [await added('ours'), await added('theirs')]
  const url = (await objects.downloadUrl?.(key, answer())) ?? ''
  const altered = [
    url.replace(key.sha256, other.sha256).replace(key.organizationId, other.organizationId),
    url.replace('attachment', 'inline'),
    url.replace('image%2Fpng', 'text%2Fhtml'),
    url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=600000'),
    url.replace(/X-Amz-Signature=.{4}/, 'X-Amz-Signature=0000'),
    url.replace(/response-content-type=[^&]*&/, ''),
  ]
  for (const address of altered) {
    assert.notEqual(address, url)
    assert.equal((await fetch(address)).status, 403, address)
  }
  assert.equal((await fetch(url, { method: 'PUT', body: 'mine' })).status, 403)
  assert.equal((await fetch(url, { method: 'DELETE' })).status, 403)
})

test('a signed URL expires on time', async () => {
  const url = (await objects.downloadUrl?.(await added('ours'), answer(2_500))) ?? ''
  assert.equal((await fetch(url)).status, 200)
  const asked = Date.now()
  while ((await fetch(url)).status === 200) {
    assert(Date.now() - asked < 5_000)
    await sleep(100)
  }
})

test('objects are encrypted according to the settings, and can be read as before', async () => {
  const encryption = { ServerSideEncryption: 'aws:kms', SSEKMSKeyId: kmsKey } as const
  const encrypted = s3({ ...config, prefix: 'encrypted/', encryption })
  const upload = { organizationId: randomId(), uploadId: randomId() }
  const { organizationId } = upload
  const [small, large, sent] = ['small', 'x'.repeat(9 * mebibyte), 'y'.repeat(9 * mebibyte)] as const
  for (const text of [small, large])
    await encrypted.put(keyOf(text, organizationId), parts(text), text.length)
  await encrypted.append(upload, 0, stream(sent))
  const seen = async () => {
    const { Contents = [] } = await client.listObjectsV2({ Bucket, Prefix: 'encrypted/' })
    return await Promise.all(
      Contents.map(async ({ Key }) => {
        const { ServerSideEncryption, SSEKMSKeyId } = await client.headObject({ Bucket, Key })
        return [ServerSideEncryption, SSEKMSKeyId].join()
      }),
    )
  }
  assert.deepEqual(
    await seen(),
    Array.from({ length: 4 }, () => `aws:kms,${kmsKey}`),
  )
  await encrypted.finish(upload, keyOf(sent, organizationId), sent.length)
  assert.deepEqual(
    await seen(),
    Array.from({ length: 3 }, () => `aws:kms,${kmsKey}`),
  )
  for (const text of [small, large, sent]) {
    const key = keyOf(text, organizationId)
    const content = Buffer.concat(await Array.fromAsync(await encrypted.read(key)))
    assert.equal(sha256Of(content), key.sha256)
  }
})

test('a full bucket is reported, and keeps what has arrived', async () => {
  const full = s3((await makeBucket('full')).config)
  const upload = { organizationId: randomId(), uploadId: randomId() }
  assert.equal(await full.append(upload, 0, stream('first')), 5)
  await assert.rejects(full.append(upload, 5, stream('second')), NoRoom)
  await assert.rejects(full.put(keyOf('third'), parts('third'), 5), NoRoom)
  assert.equal(await full.arrived(upload), 5)
})

test('a server that was presumed lost does not overwrite newer data', async () => {
  const upload = { organizationId: randomId(), uploadId: randomId() }
  await objects.append(upload, 0, stream('begun '))
  assert.equal(await objects.append(upload, 6, stream('and gone on with')), 22)
  await assert.rejects(objects.append(upload, 6, stream('late')), /PreconditionFailed/)
  assert.equal(await objects.arrived(upload), 22)
  const arrived = Buffer.concat(await Array.fromAsync(await objects.readArrived(upload)))
  assert.equal(arrived.toString(), 'begun and gone on with')
})

test('an upload with more parts than one page of the list is complete', async () => {
  const upload = { organizationId: randomId(), uploadId: randomId() }
  const text = Array.from({ length: 60 }, (_, index) => `${index} `)
  let end = 0
  for (const piece of text) end = await objects.append(upload, end, stream(piece))
  assert.equal(await objects.arrived(upload), text.join('').length)
  const key = keyOf(text.join(''), upload.organizationId)
  await objects.finish(upload, key, end)
  const content = Buffer.concat(await Array.fromAsync(await objects.read(key)))
  assert.equal(content.toString(), text.join(''))
  assert.equal(
    (await client.listObjectsV2({ Bucket, Prefix: `${upload.organizationId}/uploads` })).KeyCount,
    0,
  )
})

test('parts left by a lost server are removed when they are old, and nothing else is', async () => {
  const mine = s3({ ...config, prefix: 'mine/' })
  const begin = async (Key: string) => await client.createMultipartUpload({ Bucket, Key })
  const { UploadId, Key } = await begin(`mine/${randomId()}/objects/${sha256Of('lost')}`)
  await client.uploadPart({ Bucket, Key, UploadId, PartNumber: 1, Body: 'half' })
  await begin('of/somebody/else')
  const found = async () => (await client.listMultipartUploads({ Bucket })).Uploads?.map(upload => upload.Key)
  await mine.removeUnfinished(new Date(Date.now() - 60_000))
  assert.deepEqual(await found(), [Key, 'of/somebody/else'])
  await mine.removeUnfinished(new Date(Date.now() + 60_000))
  assert.deepEqual(await found(), ['of/somebody/else'])
  const large = 'x'.repeat(17 * mebibyte)
  await assert.rejects(mine.put(keyOf('other'), stream(large), large.length), WrongBytes)
  assert.deepEqual(await found(), ['of/somebody/else'])
})
