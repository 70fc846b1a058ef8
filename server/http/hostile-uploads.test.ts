import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newUpload, settled } from '../../test/files.ts'
import { temporaryDirectory } from '../../test/processes.ts'
import { bytesAt, openTus } from '../../test/tus.ts'
import { type Tenant, World } from '../../test/world.ts'

const data = await temporaryDirectory()
const times = { httpTimes: { requestMilliseconds: 2_000 } }
const world = await World.create({ dataDir: data.path }, undefined, times)
after(async () => {
  await world.close()
  await data.remove()
})

const text = 'one half and one quarter\n'.repeat(40)

async function begin({ organizationId, key }: Tenant) {
  const { status, body } = await world.call('media.createMediaUpload', key, {
    organizationId,
    ...newUpload('a.txt', text),
  })
  assert.equal(status, 201, body.message)
  return body
}

/** Waits until somebody is at the upload: its file is there, though nothing is in it. */
async function opened({ organizationId }: Tenant, id: string) {
  const folder = join(data.path, 'media', organizationId, 'uploads')
  while (!(await readdir(folder).catch(() => [] as string[])).includes(id)) await sleep(5)
}

/** A request that has said which bytes it brings, and brings none. */
function open({ key }: Tenant, url: string) {
  const sending = openTus({ method: 'PATCH', url, token: key, headers: bytesAt(0, text.length) })
  sending.request.flushHeaders()
  return sending
}

test('nobody writes into a file that was looked through, by no spelling of its id', async () => {
  const tenant = await world.tenant()
  const { mediaItemId, url } = await begin(tenant)
  const other = open(tenant, url.replace(mediaItemId, mediaItemId.toUpperCase()))
  await opened(tenant, mediaItemId)
  const whole = { mediaItemId, offset: 0, data: Buffer.from(text).toString('base64') }
  assert.equal((await world.call('media.appendMediaUpload', tenant.key, whole)).status, 200)
  assert.equal((await settled(world, tenant.key, mediaItemId)).state, 'ready')
  other.request.end('x'.repeat(text.length))
  await other.answer.catch(() => undefined)
  const { body } = await world.call('media.createMediaDownload', tenant.key, { mediaItemId })
  assert((await (await fetch(body.url)).text()) === text)
})

test('who still sends to a file that was given up or purged is cut off, on every server', async () => {
  const tenant = await world.tenant()
  const second = await world.anotherServer({ dataDir: data.path })
  for (const server of [world.server.url, second.url]) {
    for (const end of ['media.cancelMediaUpload', 'media.purgeMediaItem'] as const) {
      const { mediaItemId, url } = await begin(tenant)
      const sending = open(tenant, url.replace(world.server.url, server))
      await opened(tenant, mediaItemId)
      const sent = sending.answer.then(
        () => 'answered',
        () => 'cut off',
      )
      assert.equal((await world.call(end, tenant.key, { mediaItemId })).status, 200)
      assert.equal(await Promise.race([sent, sleep(1_000, 'still sending')]), 'cut off', `${end} ${server}`)
    }
  }
  await second.close()
})
