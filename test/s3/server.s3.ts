import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { s3 } from '../../server/objects/s3.ts'
import { StoredObjects } from '../../server/objects/stored-objects.ts'
import { eicar, startFakeClamd } from '../support/media/clamd.ts'
import { newFile, newUpload, png, sha256Of } from '../support/media/files.ts'
import { finish, launch, stopAll, temporaryDirectory } from '../support/processes.ts'
import { type Tenant, testSecret, World } from '../support/world.ts'
import { makeBucket } from './bucket.ts'

const bucket = await makeBucket()
const { config, client, name: Bucket } = bucket
const clamd = await startFakeClamd()
const world = await World.create({ s3: config, clamd: { path: clamd.path } })
const data = await temporaryDirectory()
after(async () => {
  await stopAll()
  await world.close()
  await clamd.close()
  await data.remove()
})
const kept = new StoredObjects(world.server.app.payments, s3(config))
const env = {
  DATABASE_URL: world.databaseUrl,
  LEARN_SECRET: testSecret,
  LEARN_DATA_DIR: data.path,
  LEARN_CLAMD: clamd.setting,
  ...bucket.environment,
}
const pieceBytes = 600_000

async function begin({ organizationId, key }: Tenant, file: ReturnType<typeof newUpload>) {
  const { status, body } = await world.call('media.createMediaUpload', key, { organizationId, ...file })
  assert.equal(status, 201, body.message)
  return body.mediaItemId
}

/** Sends the missing parts, alternating between the servers. */
async function send({ key }: Tenant, mediaItemId: string, bytes: Buffer, urls: string[]): Promise<void> {
  const [url = '', ...others] = urls
  const asked = await world.call('media.getMediaUpload', key, { mediaItemId }, { url })
  const { offset } = asked.body
  if (offset === bytes.length) return
  const piece = bytes.subarray(offset, offset + pieceBytes).toString('base64')
  const sent = await world.call('media.appendMediaUpload', key, { mediaItemId, offset, data: piece }, { url })
  assert.equal(sent.status, 200, sent.body.message)
  await send({ key } as Tenant, mediaItemId, bytes, [...others, url])
}

async function ended({ key }: Tenant, mediaItemId: string, url = world.server.url) {
  for (;;) {
    const { body } = await world.call('media.getMediaItem', key, { mediaItemId }, { url })
    if (!['uploading', 'scanning'].includes(body.status)) return body
    await sleep(50)
  }
}

async function add({ organizationId, key }: Tenant, file: ReturnType<typeof newFile>) {
  const { status, body } = await world.call('media.createMediaItem', key, { organizationId, ...file })
  assert.equal(status, 201, body.message)
  return await ended({ key } as Tenant, body.id)
}

async function download({ key }: Tenant, mediaItemId: string, disposition: 'inline' | 'attachment') {
  const { body } = await world.call('media.createMediaDownload', key, { mediaItemId, disposition })
  return async (headers: Record<string, string> = {}, redirect: 'follow' | 'manual' = 'follow') =>
    await fetch(body.url, { headers, redirect })
}

const namesIn = async (organizationId: string) =>
  (await client.listObjectsV2({ Bucket, Prefix: organizationId })).Contents?.map(({ Key }) => Key) ?? []

const verify = (organizationId: string) =>
  finish('server/admin.ts', env, ['verify-media', '--organization', organizationId])

test('a file sent in parts to two servers without a shared disk is complete, and scanned', async t => {
  const tenant = await world.tenant()
  const other = await world.startAnotherServer({
    s3: config,
    dataDir: data.path,
    clamd: { path: clamd.path },
  })
  t.after(() => other.close())
  const bytes = Buffer.from('one half and one quarter\n'.repeat(60_000))
  const file = newUpload('a.txt', bytes)
  const id = await begin(tenant, file)
  await send(tenant, id, bytes, [world.server.url, other.url])
  const item = await ended(tenant, id)
  assert.deepEqual([item.status, item.bytes, item.sha256], ['ready', bytes.length, file.sha256])
  const { organizationId } = tenant
  assert.deepEqual(await namesIn(organizationId), [`${organizationId}/objects/${file.sha256}`])
  const bad = await add(tenant, newFile('b.txt', eicar))
  assert.equal(bad.status, 'quarantined')
})

test('files that a browser saves or displays safely come from the bucket, all others from the server with its headers', async () => {
  const tenant = await world.tenant()
  const text = await add(tenant, newFile('é.txt', 'one half'))
  const picture = await add(tenant, newFile('a.png', png, 'image/png'))
  const kept = await download(tenant, text.id, 'attachment')
  const pointed = await kept({}, 'manual')
  assert.equal(pointed.status, 302)
  assert.match(pointed.headers.get('location') ?? '', new RegExp(`^${config.endpoint}/${Bucket}/`))
  assert.equal(pointed.headers.get('cache-control'), 'no-store')
  assert.equal(pointed.headers.get('referrer-policy'), 'no-referrer')
  const got = await kept()
  assert.deepEqual([got.status, await got.text()], [200, 'one half'])
  assert.equal(got.headers.get('content-type'), 'text/plain; charset=utf-8')
  assert.match(got.headers.get('content-disposition') ?? '', /^attachment; .*filename\*=UTF-8''%C3%A9\.txt$/)
  const part = await kept({ range: 'bytes=4-' })
  assert.deepEqual([part.status, await part.text()], [206, 'half'])
  assert.equal((await kept({ range: 'bytes=8-' })).status, 416)
  assert.equal((await (await download(tenant, picture.id, 'inline'))({}, 'manual')).status, 302)
  const shown = await download(tenant, text.id, 'inline')
  const streamed = await shown({}, 'manual')
  assert.deepEqual([streamed.status, await streamed.text()], [200, 'one half'])
  assert.equal(streamed.headers.get('x-content-type-options'), 'nosniff')
  assert.match(streamed.headers.get('content-security-policy') ?? '', /sandbox/)
  const middle = await shown({ range: 'bytes=4-5' }, 'manual')
  assert.deepEqual([middle.status, await middle.text()], [206, 'ha'])
})

test('downloads through the server are never redirected', async t => {
  const tenant = await world.tenant()
  const through = await world.startAnotherServer({ s3: { ...config, presigned: false } })
  t.after(() => through.close())
  const { id } = await add(tenant, newFile())
  const { body } = await world.call('media.createMediaDownload', tenant.key, { mediaItemId: id }, through)
  assert.equal((await fetch(body.url, { redirect: 'error' })).status, 200)
})

test('the sweep removes purged files from the bucket, and verify-media names missing and damaged files', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const [purged, lost, spoilt] = ['purged', 'lost', 'spoilt'].map(text => newFile(`${text}.txt`, text))
  assert(purged && lost && spoilt)
  const { id } = await add(tenant, purged)
  for (const file of [lost, spoilt]) await add(tenant, file)
  assert.deepEqual(await verify(organizationId), { code: 0, output: 'Objects read: 3. All are intact.\n' })
  await world.call('media.purgeMediaItem', key, { mediaItemId: id })
  const nameOf = ({ sha256 }: { sha256: string }) => `${organizationId}/objects/${sha256}`
  await kept.removeUnused(new Date(), 1_000)
  assert((await namesIn(organizationId)).includes(nameOf(purged)))
  await kept.removeUnused(new Date(Date.now() + 61 * 60_000), 1_000)
  assert.deepEqual(await namesIn(organizationId), [nameOf(lost), nameOf(spoilt)].sort())
  await client.deleteObject({ Bucket, Key: nameOf(lost) })
  await client.putObject({ Bucket, Key: nameOf(spoilt), Body: 'spoilT' })
  const { code, output } = await verify(organizationId)
  assert.equal(code, 1)
  assert.match(output, new RegExp(`^missing: ${organizationId}/${lost.sha256}, used by lost.txt`, 'm'))
  assert.match(output, new RegExp(`^damaged: ${organizationId}/${spoilt.sha256}, used by spoilt.txt`, 'm'))
})

test('servers killed while files arrive and are assembled lose none of them', async () => {
  const tenant = await world.tenant()
  const { organizationId } = tenant
  const files = Array.from({ length: 6 }, () => Buffer.from(randomBytes(900_000).toString('hex')))
  const ids = await Promise.all(files.map(bytes => begin(tenant, newUpload('a.txt', bytes))))
  const sendAll = (url: string) =>
    ids.map((id, index) => send(tenant, id, files[index] ?? Buffer.alloc(0), [url]))
  for (let round = 0; round < 3; round++) {
    const server = await launch(env)
    const sending = sendAll(server.url)
    const settled = Promise.allSettled(sending)
    // The third server is killed when one file has fully arrived and is being assembled.
    await (round === 2 ? Promise.any(sending) : sleep(300 + 400 * round))
    await server.stop('SIGKILL')
    await settled
  }
  const last = await launch(env)
  await Promise.all(sendAll(last.url))
  for (const [index, id] of ids.entries()) {
    const { status, sha256 } = await ended(tenant, id, last.url)
    assert.deepEqual([status, sha256], ['ready', sha256Of(files[index] ?? '')])
  }
  assert.deepEqual(await verify(organizationId), { code: 0, output: 'Objects read: 6. All are intact.\n' })
  assert.deepEqual(
    (await namesIn(organizationId)).filter(name => name?.includes('/uploads/')),
    [],
  )
})

test('the bucket’s secrets never appear in the log', async () => {
  const wrong = { accessKeyId: 'somebody', secretAccessKey: 'a secret that nobody may read' }
  const server = await world.startAnotherServer({ s3: { ...config, credentials: wrong } })
  const { organizationId, key } = await world.tenant()
  const { status, body } = await world.call(
    'media.createMediaItem',
    key,
    { organizationId, ...newFile() },
    { url: server.url },
  )
  assert.deepEqual([status, body._tag], [500, 'InternalError'])
  await server.close()
  const log = world.log.join('')
  assert.match(log, /a request to the bucket \S+ failed/)
  for (const secret of [wrong, config.credentials]) assert(!log.includes(secret?.secretAccessKey ?? ''))
})
