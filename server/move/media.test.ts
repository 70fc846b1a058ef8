import assert from 'node:assert/strict'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newFile, newUpload, sha256Of, waitUntilReady } from '../../test/support/media/files.ts'
import { connected, quiet } from '../../test/support/operating/backups.ts'
import { populate } from '../../test/support/populated-tenant.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { disk } from '../objects/disk.ts'
import { movingObjects } from '../objects/moving.ts'
import { NoRoom, type Objects } from '../objects/objects.ts'
import { StoredObjects } from '../objects/stored-objects.ts'
import { deleteOld, moveMedia } from './media.ts'

const world = await World.create()
after(() => world.close())
const media = join(world.dataDir, 'media')
const from = disk(media)
let folders = 0

/** A new, empty storage. */
const newStorage = () => disk(join(world.dataDir, `new-${++folders}`))
const move = (to: Objects, source = from) =>
  connected(world.databaseUrl, client => moveMedia({ client, to, from: source, onProgress: quiet }))
const remove = (to: Objects, source = from) =>
  connected(world.databaseUrl, client => deleteOld({ client, to, from: source, onProgress: quiet }))

async function add({ organizationId, key }: Pick<Tenant, 'organizationId' | 'key'>, content: string) {
  const input = { organizationId, ...newFile(`${content}.txt`, content) }
  const { status, body } = await world.call('media.createMediaItem', key, input)
  assert.equal(status, 201, body.message)
  await waitUntilReady(world, key, body.id)
  return { organizationId, sha256: sha256Of(content), id: body.id }
}

const pathOf = ({ organizationId, sha256 }: { organizationId: string; sha256: string }) =>
  join(media, organizationId, sha256.slice(0, 2), sha256)

test('every object is copied once, also after an interruption, and old copies go only when asked', async () => {
  const tenant = await world.tenant()
  const keys = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(text => add(tenant, text)))
  const to = newStorage()
  let puts = 0
  const interrupted: Objects = {
    ...to,
    put: async (...question) => {
      if (++puts > 3) throw new NoRoom('the disk is full')
      await to.put(...question)
    },
  }
  await assert.rejects(move(interrupted), NoRoom)
  const resumed = await move(to)
  assert.equal(resumed.present, 3)
  assert.equal(resumed.copied, keys.length - 3)
  assert.deepEqual([resumed.expected, resumed.wrong, resumed.arriving], [keys.length, [], 0])
  for (const key of keys) assert.equal(await from.size(key), 1)
  assert.deepEqual(await remove(to), { deleted: keys.length, kept: 0 })
  for (const key of keys) {
    assert.equal(await from.size(key), undefined)
    assert.equal(await to.size(key), 1)
    await from.put(key, await to.read(key), 1) // For the other tests.
  }
})

test('damaged and missing objects are named with their files, and damaged ones never deleted', async () => {
  const tenant = await world.tenant()
  const [spoilt, lost, sound] = [
    await add(tenant, 'spoilt'),
    await add(tenant, 'lost'),
    await add(tenant, 'sound'),
  ]
  await writeFile(pathOf(spoilt), 'spoilT')
  await rm(pathOf(lost))
  const to = newStorage()
  const { wrong } = await move(to)
  const name = ({ organizationId, sha256 }: typeof lost) => `${organizationId}/${sha256}`
  assert.deepEqual(
    wrong.toSorted(),
    [
      `damaged: ${name(spoilt)}, used by spoilt.txt (${spoilt.id})`,
      `missing: ${name(lost)}, used by lost.txt (${lost.id})`,
    ].toSorted(),
  )
  assert.equal((await remove(to)).kept, 1)
  assert.equal(await readFile(pathOf(spoilt), 'utf8'), 'spoilT')
  assert.equal(await from.size(sound), undefined)
  await writeFile(join(pathOf(spoilt)), 'spoilt')
  await from.put(lost, [Buffer.from('lost')], 4)
  assert.deepEqual((await move(to)).wrong, [])
})

test('an old copy stays if its new one was damaged', async () => {
  const key = await add(await world.tenant(), 'twice')
  const to = newStorage()
  await move(to)
  const copy = join(world.dataDir, `new-${folders}`, key.organizationId, key.sha256.slice(0, 2), key.sha256)
  await writeFile(copy, 'Twice')
  await remove(to)
  assert.equal(await from.size(key), 5)
})

test('objects of no file are not copied, and those of an organization that can be restored are', async () => {
  const [tenant, other] = [await populate(world), await world.tenant()]
  const kept = await add(tenant, 'restorable')
  const orphan = { organizationId: other.organizationId, sha256: sha256Of('orphan') }
  await from.put(orphan, [Buffer.from('orphan')], 6)
  const input = { organizationId: tenant.organizationId, confirmName: tenant.name }
  const { status } = await world.call('organizations.deleteOrganization', tenant.admin.token, input)
  assert.equal(status, 200)
  const to = newStorage()
  assert.equal((await move(to)).unknown, 1)
  assert.equal(await to.size(kept), 10)
  assert.equal(await to.size(orphan), undefined)
  await remove(to)
  assert.deepEqual([await from.size(kept), await from.size(orphan)], [undefined, 6])
})

test('a sweep does not remove an object while it is being copied, so none comes back', async () => {
  const tenant = await world.tenant()
  const key = await add(tenant, 'purged')
  await world.call('media.purgeMediaItem', tenant.key, { mediaItemId: key.id })
  await world.owner.query(
    `update media_objects set wanted_at = now() - interval '2 hours' where sha256 = $1`,
    [key.sha256],
  )
  const to = newStorage()
  const sweeping: Objects = {
    ...to,
    put: async (...question) => {
      if (question[0].sha256 === key.sha256)
        await new StoredObjects(world.server.app.payments, movingObjects(to, from)).removeUnused(
          new Date(),
          100,
        )
      await to.put(...question)
    },
  }
  await move(sweeping)
  const inBoth = [await to.size(key), await from.size(key)]
  assert.deepEqual(inBoth, [6, 6])
  const later = new Date(Date.now() + 61 * 60_000)
  await new StoredObjects(world.server.app.payments, movingObjects(to, from)).removeUnused(later, 1_000)
  assert.deepEqual([await to.size(key), await from.size(key)], [undefined, undefined])
})

test('uploads in progress are counted, because they may not be left behind', async () => {
  const { organizationId, key } = await world.tenant()
  const file = newUpload('half.txt', 'one half')
  const { body } = await world.call('media.createMediaUpload', key, { organizationId, ...file })
  const data = Buffer.from('one ').toString('base64')
  await world.call('media.appendMediaUpload', key, { mediaItemId: body.mediaItemId, offset: 0, data })
  assert.equal((await move(newStorage())).arriving, 1)
  assert.equal((await readdir(join(media, organizationId, 'uploads'))).length, 1)
})
