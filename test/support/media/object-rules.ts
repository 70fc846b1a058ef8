import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { randomId } from '../../../server/ids.ts'
import { type ByteRange, NoSuchObject, type Objects, WrongBytes } from '../../../server/objects/objects.ts'
import { sha256Of } from './files.ts'

const mebibyte = 1024 * 1024

async function* chunksOf(bytes: Buffer, size = 64 * 1024) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function* failAfterBytes(bytes: Buffer) {
  yield* chunksOf(bytes)
  throw new Error('hung up')
}

const keyOf = (organizationId: string, bytes: Buffer | string) => ({
  organizationId,
  sha256: sha256Of(bytes),
})

/** Tests that hold for every object store. `where` completes their names. */
export function testObjects(where: string, objects: Objects): void {
  testStoredObjects(where, objects)
  testGrowingUploads(where, objects)
  testFinishedUploads(where, objects)
}

const newUpload = () => ({ organizationId: randomId(), uploadId: randomId() })

async function read(objects: Objects, key: ReturnType<typeof keyOf>, range?: ByteRange) {
  return Buffer.concat(await Array.fromAsync(await objects.read(key, range)))
}

async function readArrived(objects: Objects, upload: ReturnType<typeof newUpload>, range?: ByteRange) {
  return Buffer.concat(await Array.fromAsync(await objects.readArrived(upload, range)))
}

function testStoredObjects(where: string, objects: Objects): void {
  test(`bytes are stored under their hash and read back, whole or in part, ${where}`, async () => {
    const organizationId = randomId()
    const key = keyOf(organizationId, 'hello')
    await objects.put(key, [Buffer.from('hel'), Buffer.from('lo')], 5)
    await objects.put(key, [Buffer.from('never read')], 5)
    assert.equal(await objects.size(key), 5)
    assert.equal((await read(objects, key)).toString(), 'hello')
    assert.equal((await read(objects, key, { first: 1, last: 3 })).toString(), 'ell')
    assert.deepEqual(await Array.fromAsync(objects.list(organizationId)), [key])
    assert((await objects.organizations()).includes(organizationId))
    await objects.remove(key)
    await objects.remove(key)
    await assert.rejects(objects.read(key), NoSuchObject)
    assert.equal(await objects.size(key), undefined)
  })

  test(`bytes that differ from their declared hash or size leave nothing behind, ${where}`, async () => {
    const organizationId = randomId()
    for (const right of ['hello', 'x'.repeat(17 * mebibyte)]) {
      const key = keyOf(organizationId, right)
      for (const wrong of [right.slice(1), `${right}!`, `H${right.slice(1)}`])
        await assert.rejects(objects.put(key, chunksOf(Buffer.from(wrong)), right.length), WrongBytes)
      await assert.rejects(objects.put(key, failAfterBytes(Buffer.from(right)), right.length), /hung up/)
      assert.equal(await objects.size(key), undefined)
    }
    assert.deepEqual(await Array.fromAsync(objects.list(organizationId)), [])
  })

  test(`a large object is intact at every seam between parts, ${where}`, async () => {
    const bytes = randomBytes(17 * mebibyte + 1)
    const key = keyOf(randomId(), bytes)
    await objects.put(key, chunksOf(bytes, 1_000_003), bytes.length)
    assert.equal(sha256Of(await read(objects, key)), key.sha256)
    for (const first of [0, 5 * mebibyte - 1, 8 * mebibyte - 1, 16 * mebibyte - 1, bytes.length - 2])
      assert.deepEqual(await read(objects, key, { first, last: first + 1 }), bytes.subarray(first, first + 2))
  })

  test(`no key can name a path outside the store, ${where}`, async () => {
    for (const organizationId of ['..', '../../../..', ''])
      await assert.rejects(objects.put({ ...keyOf('', 'a'), organizationId }, [Buffer.from('a')], 1))
    await assert.rejects(objects.size({ organizationId: randomId(), sha256: '../../secret' }))
    for (const uploadId of ['..', '../objects', ''])
      await assert.rejects(
        objects.append({ organizationId: randomId(), uploadId }, 0, chunksOf(Buffer.from('a'))),
      )
  })
}

function testGrowingUploads(where: string, objects: Objects): void {
  test(`an upload grows, can be read while it does, and becomes an object once, ${where}`, async () => {
    const upload = newUpload()
    const bytes = randomBytes(19 * mebibyte)
    const key = keyOf(upload.organizationId, bytes)
    assert.equal(await objects.arrived(upload), 0)
    await assert.rejects(objects.readArrived(upload), NoSuchObject)
    await assert.rejects(objects.finish(upload, key, bytes.length), NoSuchObject)
    // A few bytes, then many, then small pieces again, each as a new request.
    const ends = [3, 17 * mebibyte, 17 * mebibyte + 5, 18 * mebibyte, bytes.length]
    let offset = 0
    for (const end of ends) {
      assert.equal(await objects.append(upload, offset, chunksOf(bytes.subarray(offset, end))), end)
      assert.equal(await objects.arrived(upload), end)
      offset = end
    }
    assert.equal(sha256Of(await readArrived(objects, upload)), key.sha256)
    const seam = { first: 8 * mebibyte, last: 8 * mebibyte + 10 }
    assert.deepEqual(await readArrived(objects, upload, seam), bytes.subarray(seam.first, seam.last + 1))
    assert.deepEqual(await readArrived(objects, upload, { first: 1, last: 3 }), bytes.subarray(1, 4))
    const [staged, ...others] = await Array.fromAsync(objects.uploads(upload.organizationId))
    assert.deepEqual([staged?.uploadId, others], [upload.uploadId, []])
    assert(Math.abs(Date.now() - (staged?.changedAt.getTime() ?? 0)) < 60_000)
    await assert.rejects(objects.finish(upload, key, bytes.length + 1), NoSuchObject)
    for (let time = 0; time < 2; time++) {
      await objects.finish(upload, key, bytes.length)
      assert.equal(sha256Of(await read(objects, key)), key.sha256)
      assert.equal(await objects.arrived(upload), 0)
      assert.deepEqual(await Array.fromAsync(objects.uploads(upload.organizationId)), [])
    }
  })

  test(`bytes received before a source breaks off are kept, and the upload resumes from there, ${where}`, async () => {
    const upload = newUpload()
    const bytes = randomBytes(10 * mebibyte)
    const key = keyOf(upload.organizationId, bytes)
    const half = 9 * mebibyte + 1
    await assert.rejects(objects.append(upload, 0, failAfterBytes(bytes.subarray(0, half))), /hung up/)
    assert.equal(await objects.arrived(upload), half)
    await objects.append(upload, half, chunksOf(bytes.subarray(half)))
    await objects.finish(upload, key, bytes.length)
    const hash = createHash('sha256')
    for await (const chunk of await objects.read(key)) hash.update(chunk)
    assert.equal(hash.digest('hex'), key.sha256)
  })
}

function testFinishedUploads(where: string, objects: Objects): void {
  test(`organizations don't share identical bytes, and one is removed without the others, ${where}`, async () => {
    const [one, other] = [newUpload(), newUpload()]
    for (const upload of [one, other]) {
      await objects.put(keyOf(upload.organizationId, 'same'), [Buffer.from('same')], 4)
      await objects.append(upload, 0, chunksOf(Buffer.from('arriving')))
    }
    await objects.removeAll(one.organizationId)
    assert.equal(await objects.size(keyOf(one.organizationId, 'same')), undefined)
    assert.equal(await objects.arrived(one), 0)
    assert.equal((await objects.organizations()).includes(one.organizationId), false)
    assert.equal(await objects.size(keyOf(other.organizationId, 'same')), 4)
    assert.equal(await objects.arrived(other), 8)
    await objects.removeAll(other.organizationId)
  })

  test(`an upload of existing bytes leaves the object unchanged, ${where}`, async () => {
    const [one, other] = [newUpload(), randomId()]
    const second = { ...one, uploadId: other }
    const key = keyOf(one.organizationId, 'the same words')
    for (const upload of [one, second]) {
      await objects.append(upload, 0, chunksOf(Buffer.from('the same words')))
      await objects.finish(upload, key, 14)
      assert.equal(await objects.arrived(upload), 0)
    }
    assert.equal((await read(objects, key)).toString(), 'the same words')
  })

  test(`an abandoned upload is removed, and abandoning it twice is fine, ${where}`, async () => {
    const upload = newUpload()
    await objects.append(upload, 0, chunksOf(Buffer.alloc(mebibyte)))
    await objects.abandon(upload)
    await objects.abandon(upload)
    assert.equal(await objects.arrived(upload), 0)
    assert.deepEqual(await Array.fromAsync(objects.uploads(upload.organizationId)), [])
  })
}
