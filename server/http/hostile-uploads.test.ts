import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newUpload, waitUntilReady } from '../../test/support/media/files.ts'
import { bytesAt, creation, openTus, tus } from '../../test/support/media/tus.ts'
import { temporaryDirectory } from '../../test/support/processes.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const data = await temporaryDirectory()
const world = await World.create({ dataDir: data.path })
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

type Opened = ReturnType<typeof open>

/** Waits until these requests are writing their uploads: the files exist, though they are still empty. */
async function waitUntilOpened({ organizationId }: Tenant, uploads: ReadonlyMap<string, Opened>) {
  const folder = join(data.path, 'media', organizationId, 'uploads')
  const isOpen = async () => {
    const names = new Set(await readdir(folder).catch(() => []))
    return [...uploads.keys()].every(id => names.has(id))
  }
  await waitWhileSending([...uploads.values()], isOpen)
}

/** Waits for a condition. Fails if one of the requests ends before. */
async function waitWhileSending(uploads: readonly Opened[], isTrue: () => Promise<boolean>) {
  const ended = Promise.race(
    uploads.map(async ({ answer }) => assert.fail(`ended: ${JSON.stringify(await answer)}`)),
  )
  ended.catch(() => undefined)
  while (!(await isTrue())) await Promise.race([ended, sleep(20)])
}

/** A request that has announced its bytes, and sends none. */
function open({ key }: Tenant, url: string) {
  const sending = openTus({ method: 'PATCH', url, token: key, headers: bytesAt(0, text.length) })
  sending.request.flushHeaders()
  return sending
}

test('nobody can write into a file that was already scanned, whatever the spelling of its id', async () => {
  const tenant = await world.tenant()
  const { mediaItemId, url } = await begin(tenant)
  const other = open(tenant, url.replace(mediaItemId, mediaItemId.toUpperCase()))
  await waitUntilOpened(tenant, new Map([[mediaItemId, other]]))
  const whole = { mediaItemId, offset: 0, data: Buffer.from(text).toString('base64') }
  assert.equal((await world.call('media.appendMediaUpload', tenant.key, whole)).status, 200)
  assert.equal((await waitUntilReady(world, tenant.key, mediaItemId)).status, 'ready')
  other.request.end('x'.repeat(text.length))
  await other.answer.catch(() => undefined)
  const { body } = await world.call('media.createMediaDownload', tenant.key, { mediaItemId })
  assert((await (await fetch(body.url)).text()) === text)
})

test('a client that still sends to a canceled or purged file is cut off, on every server', async () => {
  const tenant = await world.tenant()
  const second = await world.startAnotherServer({ dataDir: data.path })
  for (const server of [world.server.url, second.url]) {
    for (const end of ['media.cancelMediaUpload', 'media.purgeMediaItem'] as const) {
      const { mediaItemId, url } = await begin(tenant)
      const sending = open(tenant, url.replace(world.server.url, server))
      await waitUntilOpened(tenant, new Map([[mediaItemId, sending]]))
      const sent = sending.answer.then(
        () => 'answered',
        () => 'cut off',
      )
      assert.equal((await world.call(end, tenant.key, { mediaItemId })).status, 200)
      assert.equal(
        await Promise.race([sent, sleep(15_000, 'still sending', { ref: false })]),
        'cut off',
        `${end} ${server}`,
      )
    }
  }
  await second.close()
})

test('the server does not wait for a client that it refuses midway, whatever the reason', async () => {
  const times = { httpTimes: { requestMilliseconds: 2_000 } }
  const impatient = await world.startAnotherServer({}, undefined, times)
  const { hostname, port } = new URL(impatient.url)
  const refused = [
    'POST /v1/media/uploads HTTP/1.1\r\nUpload-Metadata: name !!!',
    'POST /v1/media/uploads/x HTTP/1.1\r\nX-HTTP-Method-Override: GET',
    'POST /v1/media/uploads HTTP/1.1\r\nUpload-Length: 99999999999',
  ].map(async head => {
    const socket = connect(Number(port), hostname)
    socket.write(`${head}\r\nHost: a\r\nTus-Resumable: 1.0.0\r\nContent-Length: 1000\r\n\r\n`)
    const ended = once(socket.resume(), 'close').then(() => 'cut off')
    const end = await Promise.race([ended, sleep(15_000, 'waited for', { ref: false })])
    socket.destroy()
    return end
  })
  assert.deepEqual(await Promise.all(refused), ['cut off', 'cut off', 'cut off'])
  await impatient.close()
})

test('a creation with more bytes than it declares starts no upload', async () => {
  const { organizationId, key } = await world.tenant()
  const headers = { ...creation(organizationId, newUpload('a.txt', text)), ...bytesAt(0) }
  const asked = { method: 'POST', url: `${world.server.url}/v1/media/uploads`, token: key, headers }
  const { status, body } = await tus(asked, Buffer.from(`${text}more`))
  assert.deepEqual([status, /but Upload-Length declares only 1000\./.test(body)], [400, true])
  const { body: usage } = await world.call('media.getMediaUsage', key, { organizationId })
  assert.deepEqual([usage.items, usage.reservedBytes], [0, 0])
})

test('nobody can keep more than a hundred uploads or downloads open, and others are not affected', async () => {
  const tenant = await world.tenant()
  const { token: others } = await world.member(tenant, 'admin')
  const large = Buffer.alloc(20_000_000, 'a')
  const headers = { ...creation(tenant.organizationId, newUpload('b.txt', large)), ...bytesAt(0) }
  const asked = { method: 'POST', url: `${world.server.url}/v1/media/uploads`, token: tenant.key, headers }
  const { headers: made } = await tus(asked, large)
  const mediaItemId = String(made.location).split('/').at(-1) ?? ''
  await waitUntilReady(world, tenant.key, mediaItemId)
  const addressFor = async (key: string) =>
    (await world.call('media.createMediaDownload', key, { mediaItemId })).body.url
  const [mine, theirs] = [await addressFor(tenant.key), await addressFor(others)]
  const leave = new AbortController()
  const leaving = { signal: leave.signal }
  const reading: Response[] = []
  while (reading.length < 100)
    reading.push(...(await Promise.all(Array.from({ length: 5 }, () => fetch(mine, leaving)))))
  assert.deepEqual([...new Set(reading.map(({ status }) => status))], [200])
  const [refused, other] = [await fetch(mine, leaving), await fetch(theirs, leaving)]
  assert.deepEqual([refused.status, refused.headers.get('retry-after'), other.status], [429, '5', 200])
  leave.abort()
  for (;;) {
    const again = await fetch(mine, { headers: { range: 'bytes=0-9' } })
    await again.text()
    if (again.status === 206) break
  }

  const begun = []
  for (let at = 0; at <= 100; at++) begun.push(await begin(tenant))
  const last = begun.pop()?.url ?? ''
  // Someone else: the hundred downloads that were just left may take a while to end.
  const sender = { ...tenant, key: await world.key(tenant) }
  const sending = new Map<string, Opened>()
  while (sending.size < begun.length) {
    // Few at a time, because the changes of one organization wait for each other.
    for (const { mediaItemId, url } of begun.slice(sending.size, sending.size + 5))
      sending.set(mediaItemId, open(sender, url))
    await waitUntilOpened(tenant, sending)
  }
  const answer = await tus(
    { method: 'PATCH', url: last, token: sender.key, headers: bytesAt(0) },
    Buffer.from(text),
  )
  assert.equal(answer.status, 429)
  const allowed = await tus(
    { method: 'PATCH', url: last, token: others, headers: bytesAt(0) },
    Buffer.from(text),
  )
  assert.equal(allowed.status, 204, allowed.body)
  for (const { request } of sending.values()) request.destroy()
})

test('pieces that arrive through several servers in turn don’t cause everything before them to be read again', async () => {
  const tenant = await world.tenant()
  const second = await world.startAnotherServer({ dataDir: data.path })
  const bytes = Buffer.alloc(10_000_020, 'a')
  const { organizationId, key } = tenant
  const { body: upload } = await world.call('media.createMediaUpload', key, {
    organizationId,
    ...newUpload('a.txt', bytes),
  })
  const send = async (server: string, from: number, to: number) => {
    const url = upload.url.replace(world.server.url, server)
    const asked = { method: 'PATCH', url, token: key, headers: bytesAt(from) }
    assert.equal((await tus(asked, bytes.subarray(from, to))).status, 204)
  }
  const readSoFar = async () =>
    Number(/rchar: (\d+)/.exec(await readFile('/proc/self/io', 'utf8').catch(() => 'rchar: 0'))?.[1])
  await send(second.url, 0, 10_000_000)
  const before = await readSoFar()
  for (let at = 10_000_000; at < 10_000_019; at++)
    await send(at % 2 ? second.url : world.server.url, at, at + 1)
  assert((await readSoFar()) - before < 20_000_000)
  await send(world.server.url, 10_000_019, 10_000_020)
  assert.equal((await waitUntilReady(world, key, upload.mediaItemId)).status, 'ready')
  await second.close()
})

test('a server forgets the hash of bytes that another server has removed', async () => {
  const tenant = await world.tenant()
  const second = await world.startAnotherServer({ dataDir: data.path })
  const { mediaItemId, url } = await begin(tenant)
  const there = url.replace(world.server.url, second.url)
  const send = (at: string, offset: number, bytes: string) =>
    tus({ method: 'PATCH', url: at, token: tenant.key, headers: bytesAt(offset) }, Buffer.from(bytes))
  assert.equal((await send(url, 0, text.slice(0, 500))).status, 204)
  const lost = await world.key(tenant)
  const tooMuch = openTus({ method: 'PATCH', url: there, token: lost, headers: bytesAt(500) })
  tooMuch.request.write('x')
  const offset = async () =>
    (await world.call('media.getMediaUpload', tenant.key, { mediaItemId })).body.offset
  await waitWhileSending([tooMuch], async () => (await offset()) === 501)
  await world.revoke(lost)
  tooMuch.request.end(text)
  await tooMuch.answer.catch(() => undefined)
  assert.equal(await offset(), 0)
  assert.equal((await send(there, 0, 'x'.repeat(500))).status, 204)
  await send(url, 500, '') // Refused as taken over if the notification of the removal has only now arrived.
  const end = await send(url, 500, text.slice(500))
  assert.deepEqual([end.status, /SHA-256 of the uploaded bytes does not match/.test(end.body)], [400, true])
  await second.close()
})
