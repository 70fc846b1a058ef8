import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newFile, sha256Of, waitUntilReady } from '../../test/support/media/files.ts'
import { secret } from '../../test/support/media/pictures.ts'
import { box, filmWithNotes, mp3WithNotes, notedMp4 } from '../../test/support/media/recordings.ts'
import { uploadFile } from '../../test/support/media/upload-file.ts'
import { launch, stopAll, temporaryDirectory } from '../../test/support/processes.ts'
import { type Tenant, testSecret, World } from '../../test/support/world.ts'

const data = await temporaryDirectory()
const world = await World.create({ dataDir: data.path }, undefined, {
  sweepTimes: { everyMilliseconds: 200 },
  processingTimes: { pollMilliseconds: 500 },
})
after(async () => {
  await stopAll()
  await world.close()
  await data.remove()
})

async function add(tenant: Tenant, mediaType: string, bytes: Buffer) {
  const input = { organizationId: tenant.organizationId, ...newFile('Our trip', bytes, mediaType) }
  const { status, body } = await world.call('media.createMediaItem', tenant.key, input)
  assert.deepEqual([status, body.status], [201, 'scanning'], body.message)
  return await waitUntilReady(world, tenant.key, body.id)
}

async function download({ key }: Tenant, mediaItemId: string) {
  const { body } = await world.call('media.createMediaDownload', key, { mediaItemId })
  return Buffer.from(await (await fetch(body.url)).arrayBuffer())
}

const usedBytes = async ({ organizationId, key }: Tenant) =>
  (await world.call('media.getMediaUsage', key, { organizationId })).body.usedBytes

const objectsOf = async ({ organizationId }: Tenant) => {
  const names = await readdir(join(data.path, 'media', organizationId), { recursive: true })
  return names.map(name => name.split('/').at(-1) ?? '').filter(name => name.length === 64)
}

const brand = (name: string, film: Buffer) => {
  const bytes = Buffer.from(film)
  bytes.write(name, 8, 'latin1')
  return bytes
}
const sound = Buffer.concat(
  Array.from({ length: 9 }, () => Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413, 5)])),
)
const kinds: [string, Buffer][] = [
  ['video/mp4', filmWithNotes('front')],
  ['video/mp4', filmWithNotes('end')],
  ['audio/mp4', brand('M4A ', filmWithNotes('end'))],
  ['audio/mpeg', mp3WithNotes(sound)],
]

test('the download of a video or recording does not reveal where it was made, and is as long as before', async () => {
  const tenant = await world.tenant()
  let sum = 0
  for (const [type, bytes] of kinds) {
    const item = await add(tenant, type, bytes)
    assert.deepEqual([item.status, item.bytes, item.reason], ['ready', bytes.length, null], type)
    const kept = await download(tenant, item.id)
    assert(bytes.includes(secret) && !kept.includes(secret), type)
    assert.deepEqual([item.sha256, item.uploadedSha256], [sha256Of(kept), sha256Of(bytes)])
    assert.equal(kept.length, bytes.length)
    sum += bytes.length
  }
  assert.equal(await usedBytes(tenant), sum)
})

test('the bytes as uploaded are removed, and files without metadata are kept as they are', async () => {
  const tenant = await world.tenant()
  const item = await add(tenant, 'video/mp4', notedMp4)
  const kept = await download(tenant, item.id)
  const other = await world.tenant()
  const same = await add(other, 'video/mp4', kept)
  assert.deepEqual([same.sha256, same.uploadedSha256], [sha256Of(kept), sha256Of(kept)])
  assert.deepEqual(await objectsOf(other), [same.sha256])
  assert((await objectsOf(tenant)).includes(item.uploadedSha256))
  world.clock.ahead += 2 * 60 * 60 * 1000
  while ((await objectsOf(tenant)).includes(item.uploadedSha256)) await sleep(20)
  world.clock.ahead = 0
  assert.deepEqual(await objectsOf(tenant), [item.sha256])
})

test('a damaged video fails with a reason, and takes no space', async () => {
  const tenant = await world.tenant()
  const torn = Buffer.from(notedMp4)
  torn.writeUInt32BE(4, torn.indexOf('mvhd') - 4)
  const wrong: [Buffer, string][] = [
    [notedMp4.subarray(0, 2_000), 'The file is incomplete: its end is missing.'],
    [torn, 'The file is damaged: its parts do not fit together.'],
    [notedMp4.subarray(0, 900), 'The file is incomplete: its end is missing.'],
    [
      Buffer.concat([notedMp4.subarray(0, 32), box('mdat', secret)]),
      'This file contains nothing that can be played.',
    ],
  ]
  for (const [bytes, reason] of wrong) {
    const item = await add(tenant, 'video/mp4', bytes)
    assert.deepEqual([item.status, item.reason], ['failed', reason])
  }
  assert.equal(await usedBytes(tenant), 0)
})

test('a video that was being read when its server was killed is finished by another, and counts once', async () => {
  const tenant = await world.tenant()
  const env = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret, LEARN_DATA_DIR: data.path }
  const doomed = await launch(env)
  const bytes = Buffer.concat([notedMp4, box('mdat', Buffer.alloc(8_000_000, 'abc')), box('uuid', secret)])
  const id = await uploadFile({ ...tenant, url: doomed.url }, 'long.mp4', bytes, 'video/mp4')
  const attempts = async () => {
    const { rows } = await world.owner.query('select attempts from media_uploads where item_id = $1', [id])
    return rows[0]?.attempts
  }
  while ((await attempts()) === 0);
  await doomed.stop('SIGKILL')
  const item = await waitUntilReady(world, tenant.key, id)
  const kept = await download(tenant, id)
  assert.deepEqual([item.status, item.sha256, item.bytes], ['ready', sha256Of(kept), bytes.length])
  assert(!kept.subarray(-100).includes(secret))
  assert.equal(await usedBytes(tenant), bytes.length)
})
