import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  eicar,
  eicarName,
  startClamd,
  startFakeClamd,
  streamMaxLength,
} from '../../test/support/media/clamd.ts'
import { newFile, newUpload } from '../../test/support/media/files.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const clamd = (await startClamd()) ?? (await startFakeClamd())
const hurry = { processingTimes: { pollMilliseconds: 20, retryMilliseconds: 20 } }
const world = await World.create({ clamd: { path: clamd.path } }, undefined, hurry)
after(async () => {
  await world.close()
  await clamd.close()
})

async function add({ organizationId, key }: Tenant, text: string, url = world.server.url) {
  const file = { organizationId, ...newFile('a.txt', text) }
  const { status, body } = await world.call('media.createMediaItem', key, file, { url })
  assert.equal(status, 201, body.message)
  return body
}

async function waitUntilEnded({ key }: Tenant, mediaItemId: string) {
  for (;;) {
    const { body } = await world.call('media.getMediaItem', key, { mediaItemId })
    if (body.status !== 'scanning') return body
    await sleep(10)
  }
}

test('an infected file is withheld from everybody, with the reason, until it is purged', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const { id, status } = await add(tenant, `${eicar}\n`)
  assert.equal(status, 'scanning')
  const item = await waitUntilEnded(tenant, id)
  assert.deepEqual([item.status, item.reason], ['quarantined', `The scanner found ${eicarName}.`])
  const refused = await world.call('media.createMediaDownload', key, { mediaItemId: id })
  assert.deepEqual([refused.status, refused.body._tag], [409, 'Conflict'])
  assert.match(refused.body.message ?? '', /quarantined/)
  assert.equal((await world.call('media.purgeMediaItem', key, { mediaItemId: id })).status, 200)
  assert.equal((await world.call('media.getMediaUsage', key, { organizationId })).body.usedBytes, 0)
})

test('a clean file is ready, even if it came in pieces', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  assert.equal((await waitUntilEnded(tenant, (await add(tenant, 'one half')).id)).status, 'ready')
  const file = { organizationId, ...newUpload('b.txt', 'one quarter') }
  const { mediaItemId } = (await world.call('media.createMediaUpload', key, file)).body
  for (const [offset, piece] of [[0, 'one '] as const, [4, 'quarter'] as const]) {
    const data = Buffer.from(piece).toString('base64')
    assert.equal(
      (await world.call('media.appendMediaUpload', key, { mediaItemId, offset, data })).status,
      200,
    )
  }
  assert.equal((await waitUntilEnded(tenant, mediaItemId)).status, 'ready')
})

test('a file too large to scan is rejected', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const bytes = Buffer.alloc(streamMaxLength + 1, 'x')
  const file = { organizationId, ...newUpload('b.txt', bytes) }
  const { mediaItemId } = (await world.call('media.createMediaUpload', key, file)).body
  for (let offset = 0; offset < bytes.length; offset += 700_000) {
    const data = bytes.subarray(offset, offset + 700_000).toString('base64')
    const { status, body } = await world.call('media.appendMediaUpload', key, { mediaItemId, offset, data })
    assert.equal(status, 200, body.message)
  }
  const { status, reason } = await waitUntilEnded(tenant, mediaItemId)
  assert.deepEqual([status, reason], ['quarantined', 'The scanner found a file too large to scan.'])
})

test('while clamd is down a file waits, however often it is retried, and continues when clamd is back', async t => {
  const down = await World.create({ clamd: { path: join(clamd.path, 'nowhere') } }, undefined, hurry)
  t.after(() => down.close())
  const tenant = await down.tenant()
  const { id } = await add(tenant, 'one half', down.server.url)
  const countWaits = () => down.log.filter(line => line.includes('clamd can’t be reached')).length
  while (countWaits() < 8) await sleep(10)
  const { body: waiting } = await down.call('media.getMediaItem', tenant.key, { mediaItemId: id })
  assert.equal(waiting.status, 'scanning')
  const { body: refused } = await down.call('media.createMediaDownload', tenant.key, { mediaItemId: id })
  assert.equal(refused._tag, 'Conflict')
  const back = await down.startAnotherServer({ clamd: { path: clamd.path } }, undefined, hurry)
  t.after(() => back.close())
  for (;;) {
    const { body } = await down.call('media.getMediaItem', tenant.key, { mediaItemId: id })
    if (body.status === 'ready') break
    await sleep(10)
  }
})

test('a server without a scanner says so when it starts, and one with a scanner does not', async () => {
  const says = (log: string[]) => log.some(line => line.includes('Virus scanning is off'))
  assert.equal(says(world.log), false)
  const without = await World.create()
  assert.equal(says(without.log), true)
  await without.close()
})
