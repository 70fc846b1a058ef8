import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newUpload, sha256Of } from '../../test/files.ts'
import { temporaryDirectory } from '../../test/processes.ts'
import { type Tenant, World } from '../../test/world.ts'

const data = await temporaryDirectory()
const world = await World.create({ dataDir: data.path, mediaQuota: 100_000 })
after(async () => {
  await world.close()
  await data.remove()
})

const text = 'one half and one quarter\n'

async function begin({ organizationId, key }: Tenant, file = newUpload('a.txt', text)) {
  const { status, body } = await world.call('media.createMediaUpload', key, { organizationId, ...file })
  assert.equal(status, 201, body.message)
  return body
}

const append = ({ key }: Tenant, mediaItemId: string, offset: number, piece: string | Buffer) =>
  world.call('media.appendMediaUpload', key, {
    mediaItemId,
    offset,
    data: Buffer.from(piece).toString('base64'),
  })

const usageOf = async ({ organizationId, key }: Tenant) =>
  (await world.call('media.getMediaUsage', key, { organizationId })).body

async function ready({ key }: Tenant, mediaItemId: string) {
  for (;;) {
    const { body } = await world.call('media.getMediaItem', key, { mediaItemId })
    if (body.state !== 'scanning') return body
  }
}

test('a file that comes in pieces is set aside room for, arrives, and is ready', async () => {
  const tenant = await world.tenant()
  const upload = await begin(tenant)
  const { mediaItemId } = upload
  assert.deepEqual([upload.offset, upload.bytes, upload.state], [0, text.length, 'uploading'])
  assert.equal(upload.url, `${world.server.url}/v1/media/uploads/${mediaItemId}`)
  const room = await usageOf(tenant)
  assert.deepEqual([room.usedBytes, room.reservedBytes, room.items], [0, text.length, 1])
  assert.equal((await append(tenant, mediaItemId, 0, text.slice(0, 10))).body.offset, 10)
  const { body: seen } = await world.call('media.getMediaUpload', tenant.key, { mediaItemId })
  assert.equal(seen.offset, 10)
  const { body: last } = await append(tenant, mediaItemId, 10, text.slice(10))
  assert.deepEqual([last.offset, last.expiresAt], [text.length, null])
  const item = await ready(tenant, mediaItemId)
  assert.deepEqual([item.state, item.sha256, item.uploadedSha256], ['ready', sha256Of(text), sha256Of(text)])
  const after = await usageOf(tenant)
  assert.deepEqual([after.usedBytes, after.reservedBytes], [text.length, 0])
  const { organizationId } = tenant
  const { sha256 } = item
  const path = join(data.path, 'media', organizationId, sha256.slice(0, 2), sha256)
  assert.equal(await readFile(path, 'utf8'), text)
})
