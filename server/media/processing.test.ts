import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newFile, sha256Of } from '../../test/support/media/files.ts'
import { pngWithNotes, secret } from '../../test/support/media/pictures.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { NoRoom } from '../objects/objects.ts'
import type { Scanner, Verdict } from '../scanning/scanner.ts'
import { ScannerUnavailable } from '../scanning/scanner.ts'

let scan: (text: string) => Verdict | Promise<Verdict>
let scanned: string[] = []
const scanner: Scanner = {
  name: 'test',
  looks: true,
  scan: async source => {
    const text = Buffer.concat(await Array.fromAsync(source)).toString()
    scanned.push(text)
    return await scan(text)
  },
}
const processingTimes = { pollMilliseconds: 20, retryMilliseconds: 10 }
const world = await World.create({ mediaQuota: 100_000 }, undefined, { processingTimes, scanner })
after(() => world.close())
beforeEach(() => {
  scanned = []
  scan = () => ({ clean: true })
})

async function add({ organizationId, key }: Tenant, file = newFile()) {
  const { body } = await world.call('media.createMediaItem', key, { organizationId, ...file })
  assert.equal(body.status, 'scanning', body.message)
  return body.id
}

async function waitUntilEnded({ key }: Tenant, mediaItemId: string) {
  for (;;) {
    const { body } = await world.call('media.getMediaItem', key, { mediaItemId })
    if (body.status !== 'scanning') return body
  }
}

const room = async ({ organizationId, key }: Tenant) => {
  const { body } = await world.call('media.getMediaUsage', key, { organizationId })
  return [body.usedBytes, body.reservedBytes, body.items]
}

test('a file is scanned before it can be downloaded, and an infected one is withheld from everybody', async () => {
  const tenant = await world.tenant()
  scan = text => (text === 'evil' ? { clean: false, finding: 'Test.Virus' } : { clean: true })
  const [good, evil] = [await add(tenant), await add(tenant, newFile('evil.txt', 'evil'))]
  assert.equal((await waitUntilEnded(tenant, good)).status, 'ready')
  const item = await waitUntilEnded(tenant, evil)
  assert.deepEqual([item.status, item.reason], ['quarantined', 'The scanner found Test.Virus.'])
  const { body } = await world.call('media.createMediaDownload', tenant.key, { mediaItemId: evil })
  assert.deepEqual(
    [body._tag, body.message],
    ['Conflict', 'This file can’t be downloaded because it is quarantined.'],
  )
  assert.deepEqual(await room(tenant), [29, 0, 2])
  await world.call('media.purgeMediaItem', tenant.key, { mediaItemId: evil })
  assert.deepEqual(await room(tenant), [25, 0, 1])
})

test('while the scanner is down or the disk is full, files wait for as long as it takes', async () => {
  const tenant = await world.tenant()
  for (const trouble of [new ScannerUnavailable('no answer'), new NoRoom('the disk is full')]) {
    scanned = []
    scan = () => {
      if (scanned.length < 9) throw trouble
      return { clean: true }
    }
    assert.equal((await waitUntilEnded(tenant, await add(tenant))).status, 'ready')
    assert.equal(scanned.length, 9)
  }
})

test('a file that fails every time fails for good after a few tries: with a reason, and without space or bytes', async () => {
  const tenant = await world.tenant()
  scan = () => {
    throw new Error('broken')
  }
  const item = await waitUntilEnded(tenant, await add(tenant))
  assert.equal(item.status, 'failed')
  assert.match(item.reason ?? '', /^The server could not process this file after several attempts/)
  assert.equal(scanned.length, 5)
  assert.deepEqual(await room(tenant), [0, 0, 1])
  const referred = 'select from media_items where organization_id = $1 and sha256 is not null'
  assert.equal((await world.owner.query(referred, [tenant.organizationId])).rowCount, 0)
})

test('an image is stored without metadata, counts with its stored size, and still shows the hash of the upload', async () => {
  const tenant = await world.tenant()
  const sent = await pngWithNotes()
  const item = await waitUntilEnded(tenant, await add(tenant, newFile('a.png', sent, 'image/png')))
  const { body } = await world.call('media.createMediaDownload', tenant.key, { mediaItemId: item.id })
  const kept = Buffer.from(await (await fetch(body.url)).arrayBuffer())
  assert(sent.includes(secret) && !kept.includes(secret))
  assert.deepEqual(
    [item.status, item.sha256, item.uploadedSha256, item.bytes],
    ['ready', sha256Of(kept), sha256Of(sent), kept.length],
  )
  assert.deepEqual(await room(tenant), [kept.length, 0, 1])
  const broken = newFile('b.png', sent.subarray(0, sent.length / 2), 'image/png')
  const refused = await waitUntilEnded(tenant, await add(tenant, broken))
  assert.deepEqual(
    [refused.status, refused.reason],
    ['failed', 'The image is incomplete: its end is missing.'],
  )
  assert.deepEqual(await room(tenant), [kept.length, 0, 2])
})

test('several servers process each file once, and purging one meanwhile does no harm', async () => {
  const tenant = await world.tenant()
  const eager = { processingTimes: { pollMilliseconds: 5 }, scanner }
  const others = [
    await world.startAnotherServer({}, undefined, eager),
    await world.startAnotherServer({}, undefined, eager),
  ]
  scan = async () => {
    await sleep(50) // Meanwhile the others look for work.
    return { clean: true }
  }
  const ids = await Promise.all(
    Array.from({ length: 8 }, (_, at) => add(tenant, newFile(`${at}`, `text ${at}`))),
  )
  await world.call('media.purgeMediaItem', tenant.key, { mediaItemId: ids[0] ?? '' })
  for (const id of ids.slice(1)) assert.equal((await waitUntilEnded(tenant, id)).status, 'ready')
  await Promise.all(others.map(server => server.close()))
  assert.equal(new Set(scanned).size, scanned.length)
})

test('a server skips files that others are processing', async () => {
  const tenant = await world.tenant()
  const slow = Promise.withResolvers<Verdict>()
  scan = () => slow.promise
  for (let at = 0; at < 2; at++) await add(tenant, newFile(`${at}`, `slow ${at}`))
  while (scanned.length < 2) await sleep(5)
  const other = await world.startAnotherServer({}, undefined, { processingTimes: { pollMilliseconds: 50 } })
  try {
    assert.equal((await waitUntilEnded(tenant, await add(tenant, newFile('quick', 'quick')))).status, 'ready')
  } finally {
    slow.resolve({ clean: true })
    await other.close()
  }
})

test('a person with few files does not wait for one with many, however many organizations and keys that one has', async () => {
  const [many, few] = [await world.tenant(), await world.tenant()]
  const { userId } = many
  const own = await world.token(userId)
  const { body: second } = await world.call('organizations.createOrganization', own, { name: 'Second' })
  const places: Tenant[] = [
    many,
    { ...many, key: own },
    { ...many, organizationId: second.id, key: own },
    {
      ...many,
      organizationId: second.id,
      key: await world.key({ organizationId: second.id, userId }),
    },
  ]
  const gate = Promise.withResolvers<Verdict>()
  scan = () => gate.promise
  const ids = []
  for (let at = 0; at < 20; at++)
    for (const place of places) ids.push({ place, id: await add(place, newFile(`${at}`, `of many ${at}`)) })
  const last = await add(few, newFile('few', 'of few'))
  gate.resolve({ clean: true })
  assert.equal((await waitUntilEnded(few, last)).status, 'ready')
  for (const { place, id } of ids) await waitUntilEnded(place, id)
  assert(scanned.indexOf('of few') < 3, `it was number ${scanned.indexOf('of few')}`)
})

test('a file never goes back to an earlier status', async () => {
  const tenant = await world.tenant()
  const id = await add(tenant)
  await waitUntilEnded(tenant, id)
  for (const status of ['uploading', 'scanning', 'quarantined'])
    await assert.rejects(
      world.owner.query(`update media_items set status = $2, reason = null where id = $1`, [id, status]),
      { constraint: 'media_items_move_on' },
    )
})
