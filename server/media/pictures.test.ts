import assert from 'node:assert/strict'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { newFile, sha256Of, waitUntilReady } from '../../test/support/media/files.ts'
import * as samples from '../../test/support/media/pictures.ts'
import { finish, temporaryDirectory } from '../../test/support/processes.ts'
import { type Tenant, testSecret, World } from '../../test/support/world.ts'

const data = await temporaryDirectory()
const world = await World.create({ dataDir: data.path }, undefined, {
  sweepTimes: { everyMilliseconds: 200 },
})
after(async () => {
  await world.close()
  await data.remove()
})

async function add(tenant: Tenant, mediaType: string, bytes: Buffer | string) {
  const input = { organizationId: tenant.organizationId, ...newFile('Our garden.one', bytes, mediaType) }
  const { status, body } = await world.call('media.createMediaItem', tenant.key, input)
  assert.deepEqual([status, body.status], [201, 'scanning'])
  return await waitUntilReady(world, tenant.key, body.id)
}

async function download({ key }: Tenant, mediaItemId: string, rendition?: string) {
  const input = { mediaItemId, ...(rendition !== undefined && { rendition }) }
  const { body } = await world.call('media.createMediaDownload', key, input)
  const response = await fetch(body.url)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

const objectsOf = async ({ organizationId }: Tenant) => {
  const names = await readdir(join(data.path, 'media', organizationId), { recursive: true })
  return names.map(name => name.split('/').at(-1) ?? '').filter(name => name.length === 64)
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><metadata>${samples.secret}</metadata><script>alert(1)</script><rect width="60" height="40"/></svg>`
const kinds = {
  'image/jpeg': [await samples.jpegWithNotes(), 60, 40],
  'image/png': [await samples.pngWithNotes(), 60, 40],
  'image/webp': [await samples.webpWithNotes(), 60, 40],
  'image/avif': [await samples.avifWithNotes(), 40, 60],
  'image/gif': [await samples.gifWithNotes(), 20, 10],
  'image/heic': [samples.notedHeic, 64, 48],
  'image/svg+xml': [Buffer.from(drawing), 60, 40],
} as const

test('neither the download nor the thumbnails of an image reveal where it was taken, whatever its type', async () => {
  const tenant = await world.tenant()
  for (const [type, [bytes, width, height]] of Object.entries(kinds)) {
    const item = await add(tenant, type, bytes)
    assert.deepEqual([type, item.status, item.width, item.height], [type, 'ready', width, height])
    const { bytes: kept } = await download(tenant, item.id)
    assert(bytes.includes(samples.secret) && !kept.includes(samples.secret) && !kept.includes('script'), type)
    assert.deepEqual(
      [item.sha256, item.uploadedSha256, item.bytes],
      [sha256Of(kept), sha256Of(bytes), kept.length],
    )
    if (type === 'image/heic') {
      assert.equal(item.preview, null)
      continue
    }
    assert.equal(item.preview?.length, 28)
    for (const side of [256, 1024]) {
      const { response, bytes: small } = await download(tenant, item.id, `thumbnail-${side}`)
      const { format, exif } = await sharp(small).metadata()
      assert.deepEqual([format, exif], ['webp', undefined])
      assert.equal(response.headers.get('content-type'), 'image/webp')
      assert.match(
        response.headers.get('content-disposition') ?? '',
        /^attachment; filename="Our garden-\d+x\d+\.webp"/,
      )
    }
  }
  const { body: usage } = await world.call('media.getMediaUsage', tenant.key, {
    organizationId: tenant.organizationId,
  })
  const { body: page } = await world.call('media.listMediaItems', tenant.key, {})
  assert.equal(
    usage.usedBytes,
    page.data.reduce((sum, { bytes }) => sum + bytes, 0),
  )
})

test('the bytes as uploaded are removed; those of the image and its thumbnails stay and are verified', async () => {
  const tenant = await world.tenant()
  const { organizationId } = tenant
  const item = await add(tenant, 'image/jpeg', await samples.jpegWithNotes())
  const { body: renditions } = await world.call('media.listMediaRenditions', tenant.key, {
    mediaItemId: item.id,
  })
  const wanted = [item.sha256, ...renditions.data.map(({ sha256 }) => sha256)]
  assert((await objectsOf(tenant)).includes(item.uploadedSha256))
  world.clock.ahead += 2 * 60 * 60 * 1000
  while ((await objectsOf(tenant)).includes(item.uploadedSha256)) await sleep(20)
  world.clock.ahead = 0 // Files being written have the file system's time, which ignores our clock.
  assert.deepEqual((await objectsOf(tenant)).sort(), [...new Set(wanted)].sort())
  const env = { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret, LEARN_DATA_DIR: data.path }
  const verify = async () =>
    await finish('server/admin.ts', env, ['verify-media', '--organization', organizationId])
  assert.match((await verify()).output, /^Objects read: \d\. All are intact\.\n$/)
  const [thumbnail] = renditions.data
  await rm(
    join(data.path, 'media', organizationId, thumbnail?.sha256.slice(0, 2) ?? '', thumbnail?.sha256 ?? ''),
  )
  const { code, output } = await verify()
  assert.equal(code, 1)
  assert.match(output, new RegExp(`^missing: .*Our garden.one \\(${item.id}, thumbnail ${thumbnail?.id}`))
})

const refused: Record<string, [string, Buffer, RegExp]> = {
  'a PNG of 60,000 × 60,000 pixels': ['image/png', samples.hugePng(60_000, 60_000), /60000 × 60000 pixels/],
  'half an image': ['image/jpeg', (await samples.jpegWithNotes()).subarray(0, 2_000), /its end is missing/],
  'an SVG that is nested too deep': [
    'image/svg+xml',
    Buffer.from(`<svg>${'<g>'.repeat(9_999)}${'</g>'.repeat(9_999)}</svg>`),
    /nested at most 200 deep/,
  ],
}
test('a file that is not an image fails with a reason, takes no space and leaves nothing behind', async () => {
  const tenant = await world.tenant()
  for (const [name, [type, bytes, reason]] of Object.entries(refused)) {
    const item = await add(tenant, type, bytes)
    assert.equal(item.status, 'failed', name)
    assert.match(item.reason ?? '', reason)
  }
  const { body: usage } = await world.call('media.getMediaUsage', tenant.key, {
    organizationId: tenant.organizationId,
  })
  assert.equal(usage.usedBytes, 0)
  world.clock.ahead += 2 * 60 * 60 * 1000
  while ((await objectsOf(tenant)).length > 0) await sleep(20)
  assert.deepEqual(await readdir(join(data.path, 'pictures')), [])
})
