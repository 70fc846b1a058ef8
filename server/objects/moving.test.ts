import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { sha256Of } from '../../test/support/media/files.ts'
import { testObjects } from '../../test/support/media/object-rules.ts'
import { randomId } from '../ids.ts'
import { disk } from './disk.ts'
import { movingObjects } from './moving.ts'
import { NoSuchObject, type Objects } from './objects.ts'

const folder = await mkdtemp(join(tmpdir(), 'learn-moving-'))
after(() => rm(folder, { recursive: true }))
const [old, young] = [disk(join(folder, 'old')), disk(join(folder, 'young'))]
/** A server that was restarted with the new storage, and one that was not yet. */
const [switched, unswitched] = [movingObjects(young, old), movingObjects(old, young)]

testObjects('in two storages', switched)

const text = async (objects: Objects, key: { organizationId: string; sha256: string }) =>
  Buffer.concat(await (await objects.read(key)).toArray()).toString()

const newKey = (content: string) => ({ organizationId: randomId(), sha256: sha256Of(content) })

async function* chunks(content: string) {
  yield Buffer.from(content)
}

test('both servers read what either has stored, and list it once', async () => {
  const key = newKey('ours')
  const second = { ...key, sha256: sha256Of('theirs') }
  await unswitched.put(key, [Buffer.from('ours')], 4)
  await switched.put(second, [Buffer.from('theirs')], 6)
  assert.equal(await young.size(key), undefined)
  assert.equal(await old.size(second), undefined)
  await switched.put(key, [Buffer.from('ours')], 4)
  for (const objects of [switched, unswitched]) {
    assert.equal(await text(objects, key), 'ours')
    assert.equal(await text(objects, second), 'theirs')
    assert.equal(await objects.size(second), 6)
    const listed = await Array.fromAsync(objects.list(key.organizationId))
    assert.deepEqual(listed.map(({ sha256 }) => sha256).sort(), [key.sha256, second.sha256].sort())
  }
  await switched.remove(key)
  await assert.rejects(unswitched.read(key), NoSuchObject)
})

test('an object that moves between the two questions is found', async () => {
  const key = newKey('moves')
  await old.put(key, [Buffer.from('moves')], 5)
  const move = async () => {
    await young.put(key, await old.read(key), 5)
    await old.remove(key)
  }
  let asked = 0
  const moving = movingObjects(young, {
    ...old,
    read: async (...question) => {
      if (asked++ === 0) await move()
      return await old.read(...question)
    },
    size: async question => {
      if (asked++ === 0) await move()
      return await old.size(question)
    },
  })
  assert.equal(await text(moving, key), 'moves')
  await old.put(key, [Buffer.from('moves')], 5)
  await young.remove(key)
  asked = 0
  assert.equal(await moving.size(key), 5)
})

test('an upload grows where it began, through either server, and its object is in the storage of the server that ends it', async () => {
  const content = 'one half and one quarter'
  const upload = { organizationId: randomId(), uploadId: randomId() }
  const key = { organizationId: upload.organizationId, sha256: sha256Of(content) }
  let offset = await unswitched.append(upload, 0, chunks(content.slice(0, 8)))
  assert.equal(await switched.arrived(upload), 8)
  offset = await switched.append(upload, offset, chunks(content.slice(8, 12)))
  offset = await unswitched.append(upload, offset, chunks(content.slice(12)))
  assert.equal(await old.arrived(upload), content.length)
  assert.equal((await Array.fromAsync(switched.uploads(upload.organizationId))).length, 1)
  const arrived = await (await switched.readArrived(upload)).toArray()
  assert.equal(Buffer.concat(arrived).toString(), content)
  await assert.rejects(switched.finish(upload, key, offset + 1), NoSuchObject)
  for (let time = 0; time < 2; time++) {
    await switched.finish(upload, key, offset)
    assert.equal(await young.size(key), offset)
    assert.equal(await old.arrived(upload), 0)
  }
})

test('an upload that another server ended in the old storage is not lost when it is ended again', async () => {
  const upload = { organizationId: randomId(), uploadId: randomId() }
  const key = { organizationId: upload.organizationId, sha256: sha256Of('whole') }
  await unswitched.append(upload, 0, chunks('whole'))
  await unswitched.finish(upload, key, 5)
  await switched.finish(upload, key, 5)
  assert.equal(await text(switched, key), 'whole')
})

test('a URL of the storage itself is given only for objects that are there to stay', async () => {
  const key = newKey('elsewhere')
  const answer = { expiresAt: new Date(), contentType: 'text/plain', contentDisposition: 'attachment' }
  const signing = (objects: Objects): Objects => ({
    ...objects,
    downloadUrl: async wanted => {
      if ((await objects.size(wanted)) === undefined) throw new NoSuchObject('missing')
      return 'https://storage.example.org/'
    },
  })
  await old.put(key, [Buffer.from('elsewhere')], 9)
  const moving = movingObjects(signing(young), old)
  assert.equal(await moving.downloadUrl?.(key, answer), undefined)
  assert.equal(movingObjects(young, signing(old)).downloadUrl, undefined)
  await young.put(key, [Buffer.from('elsewhere')], 9)
  assert.equal(await moving.downloadUrl?.(key, answer), 'https://storage.example.org/')
})
