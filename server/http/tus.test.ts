import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Upload } from 'tus-js-client'
import { newUpload, sha256Of } from '../../test/support/media/files.ts'
import { bytesAt, creation, openTus, tus } from '../../test/support/media/tus.ts'
import { temporaryDirectory } from '../../test/support/processes.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'

const data = await temporaryDirectory()
const world = await World.create({ dataDir: data.path })
after(async () => {
  await world.close()
  await data.remove()
})

const address = `${world.server.url}/v1/media/uploads`
const sound = (bytes: number) => Buffer.concat([Buffer.from('fLaC'), randomBytes(bytes - 4)])
const flac = (bytes: Buffer, name = 'a.flac') => newUpload(name, bytes, 'audio/flac')

async function begin({ organizationId, key }: Tenant, file: ReturnType<typeof newUpload>) {
  const headers = creation(organizationId, file)
  const { status, headers: answered } = await tus({ method: 'POST', url: address, token: key, headers })
  assert.equal(status, 201)
  return String(answered.location)
}

const offsetOf = async ({ key }: Tenant, url: string) => {
  const { headers } = await tus({ method: 'HEAD', url, token: key })
  return Number(headers['upload-offset'])
}

const tagOf = ({ body }: { body: string }) => (body === '' ? undefined : JSON.parse(body)._tag)

/** Waits until this many bytes of some upload of the tenant are on disk. */
async function waitUntilArrived({ organizationId }: Tenant, bytes: number) {
  const folder = join(data.path, 'media', organizationId, 'uploads')
  for (;;) {
    for (const name of await readdir(folder).catch(() => []))
      if (((await stat(join(folder, name)).catch(() => undefined))?.size ?? 0) >= bytes) return
    await sleep(5)
  }
}

/** The offset once nothing more is written. */
async function waitForOffset(tenant: Tenant, url: string) {
  for (let last = -1; ; ) {
    const offset = await offsetOf(tenant, url)
    if (offset === last) return offset
    last = offset
    await sleep(50)
  }
}

const idOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

async function waitUntilEnded({ key }: Tenant, url: string) {
  for (;;) {
    const { body } = await world.call('media.getMediaItem', key, { mediaItemId: idOf(url) })
    if (body.status !== 'scanning') return body
  }
}

test('tus-js-client uploads a file in pieces, and continues after a pause', async () => {
  const tenant = await world.tenant()
  const bytes = sound(900_000)
  const { bytes: size, ...metadata } = { ...flac(bytes), organizationId: tenant.organizationId }
  const make = (more: object) =>
    new Promise<string>((resolve, reject) => {
      const upload = new Upload(bytes, {
        endpoint: address,
        headers: { authorization: `Bearer ${tenant.key}` },
        metadata,
        uploadSize: size,
        chunkSize: 300_000,
        retryDelays: null,
        onError: reject,
        onSuccess: () => resolve(upload.url ?? ''),
        onChunkComplete: (_chunk, accepted) => {
          if (accepted === 300_000 && !('uploadUrl' in more))
            void upload.abort().then(() => resolve(upload.url ?? ''))
        },
        ...more,
      })
      upload.start()
    })
  const url = await make({})
  assert((await offsetOf(tenant, url)) >= 300_000)
  await make({ uploadUrl: url })
  const item = await waitUntilEnded(tenant, url)
  assert.deepEqual([item.status, item.sha256, item.name], ['ready', sha256Of(bytes), 'a.flac'])
})

test('a server says which parts of tus it supports, and refuses other versions', async () => {
  const options = await fetch(address, { method: 'OPTIONS' })
  assert.deepEqual(
    ['tus-version', 'tus-extension', 'tus-max-size'].map(name => options.headers.get(name)),
    ['1.0.0', 'creation,creation-with-upload,termination,expiration', String(10 * 1024 ** 3)],
  )
  const { key } = await world.tenant()
  const headers = { 'tus-resumable': '0.2.2' }
  const old = await tus({ method: 'POST', url: address, token: key, headers })
  assert.deepEqual([old.status, old.headers['tus-version'], tagOf(old)], [412, '1.0.0', 'BadRequest'])
  const withoutTus = await fetch(`${address}/${randomId()}`, { method: 'HEAD' })
  assert.equal(withoutTus.status, 401, 'without the header, HEAD is that of media.getMediaUpload')
})

test('a creation accepts every field, under its own name or the one other programs use, and the first bytes', async () => {
  const tenant = await world.tenant()
  const bytes = sound(5_000)
  const { name, mediaType, ...rest } = flac(bytes, 'Größe.flac')
  const more = {
    filename: name,
    filetype: mediaType,
    tags: JSON.stringify(['A', 'b']),
    folder: 'x/y',
    colour: 'red',
  }
  const headers = {
    ...creation(tenant.organizationId, rest as ReturnType<typeof newUpload>, more),
    'content-type': 'application/offset+octet-stream',
  }
  const made = await tus(
    { method: 'POST', url: address, token: tenant.key, headers },
    bytes.subarray(0, 2_000),
  )
  assert.deepEqual([made.status, made.headers['upload-offset']], [201, '2000'])
  assert(Date.parse(String(made.headers['upload-expires'])) > Date.now() + 23 * 60 * 60 * 1000)
  const url = String(made.headers.location)
  const override = { 'x-http-method-override': 'PATCH', ...bytesAt(2_000) }
  const patched = await tus(
    { method: 'POST', url, token: tenant.key, headers: override },
    bytes.subarray(2_000),
  )
  assert.deepEqual([patched.status, patched.headers['upload-offset']], [204, '5000'])
  const item = await waitUntilEnded(tenant, url)
  assert.deepEqual(
    [item.name, item.mediaType, item.tags, item.folder, item.status],
    ['Größe.flac', 'audio/flac', ['a', 'b'], 'x/y', 'ready'],
  )
  const head = await tus({ method: 'HEAD', url, token: tenant.key })
  assert.deepEqual(
    [
      head.status,
      head.headers['upload-offset'],
      head.headers['upload-length'],
      head.headers['cache-control'],
    ],
    [200, '5000', '5000', 'no-store'],
  )
})

test('a problem with a creation is reported in the usual way, and no upload is started', async () => {
  const { organizationId, key } = await world.tenant()
  const file = flac(sound(100))
  const refused: [Record<string, string | number>, number, string][] = [
    [{ ...creation(organizationId, file), 'upload-length': 11 * 1024 ** 3 }, 413, 'BadRequest'],
    [{ ...creation(organizationId, file), 'upload-length': 0 }, 400, 'HttpApiDecodeError'],
    [{ ...creation(organizationId, file), 'upload-length': '1e3' }, 400, 'HttpApiDecodeError'],
    [{ 'upload-length': 10 }, 400, 'HttpApiDecodeError'],
    [
      { 'upload-metadata': creation(organizationId, file)['upload-metadata'] ?? '' },
      400,
      'HttpApiDecodeError',
    ],
    [{ 'upload-length': 10, 'upload-metadata': 'name !!!' }, 400, 'HttpApiDecodeError'],
    [creation(organizationId, file, { name: '../a' }), 400, 'BadRequest'],
    [creation(organizationId, file, { name: 'a\u202egnp.exe' }), 400, 'BadRequest'],
    [creation(organizationId, file, { name: 'x'.repeat(300) }), 400, 'HttpApiDecodeError'],
    [creation(organizationId, file, { name: 'a\0b' }), 400, 'HttpApiDecodeError'],
    [creation(organizationId, file, { sha256: 'none' }), 400, 'HttpApiDecodeError'],
    [creation(organizationId, file, { mediaType: 'text/html' }), 400, 'BadRequest'],
    [creation(randomId(), file), 404, 'NotFound'],
  ]
  for (const [headers, status, tag] of refused) {
    const answer = await tus({ method: 'POST', url: address, token: key, headers })
    assert.deepEqual([answer.status, tagOf(answer)], [status, tag], JSON.stringify(headers))
  }
  for (const [mediaType, most] of [
    ['image/png', 128 * 1024 ** 2],
    ['image/svg+xml', 1024 ** 2],
  ] as const) {
    const headers = creation(organizationId, { ...file, mediaType, bytes: most + 1 })
    const large = await tus({ method: 'POST', url: address, token: key, headers })
    assert.match(large.body, new RegExp(`can have at most ${most} bytes`))
  }
  const { body } = await world.call('media.getMediaUsage', key, { organizationId })
  assert.deepEqual([body.items, body.reservedBytes], [0, 0])
})

test('token, role, scope and tenant are checked for each request, as for every operation', async () => {
  const tenant = await world.tenant()
  const url = await begin(tenant, flac(sound(100)))
  const viewer = await world.member(tenant, 'viewer')
  const other = (await world.tenant()).key
  const unscoped = await world.key(tenant, { scopes: ['organizations:read'] })
  const statuses = async (token: string | undefined) => {
    const found = []
    for (const [method, headers] of [
      ['POST', creation(tenant.organizationId, flac(sound(100)))],
      ['HEAD', {}],
      ['PATCH', bytesAt(0)],
      ['DELETE', {}],
    ] as const) {
      const at = method === 'POST' ? address : url
      found.push(
        (
          await tus(
            { method, url: at, ...(token && { token }), headers },
            method === 'PATCH' ? Buffer.from('fLaC') : undefined,
          )
        ).status,
      )
    }
    return found
  }
  assert.deepEqual(await statuses(undefined), [401, 401, 401, 401])
  assert.deepEqual(await statuses(viewer.token), [403, 200, 403, 403])
  assert.deepEqual(await statuses(unscoped), [403, 403, 403, 403])
  assert.deepEqual(await statuses(other), [404, 404, 404, 404])
  assert.equal(await offsetOf(tenant, url), 0)
  const deleted = await tus({ method: 'DELETE', url, token: tenant.key })
  assert.deepEqual([deleted.status, deleted.headers['tus-resumable']], [204, '1.0.0'])
  assert.equal((await tus({ method: 'HEAD', url, token: tenant.key })).status, 404)
})

test('tus requests are counted like all others, and a creation with its first bytes counts once', async () => {
  const limited = await World.create({ requestsPerMinute: 3 })
  try {
    const { organizationId, key: token } = await limited.tenant()
    const bytes = sound(100)
    const headers = { ...creation(organizationId, flac(bytes)), ...bytesAt(0) }
    const url = `${limited.server.url}/v1/media/uploads`
    const answers = []
    for (let count = 0; count < 4; count++)
      answers.push(await tus({ method: 'POST', url, token, headers }, bytes))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 429],
    )
    assert.match(String(answers[3]?.headers['retry-after']), /^[1-9]/)
  } finally {
    await limited.close()
  }
})

test('bytes that arrived before the client disconnected stay, and the upload continues from there', async () => {
  const tenant = await world.tenant()
  const bytes = sound(700_000)
  const url = await begin(tenant, flac(bytes))
  const { request } = openTus({ method: 'PATCH', url, token: tenant.key, headers: bytesAt(0, bytes.length) })
  request.write(bytes.subarray(0, 300_000))
  await waitUntilArrived(tenant, 100_000)
  request.destroy()
  const offset = await waitForOffset(tenant, url)
  assert(offset > 0 && offset <= 300_000)
  const answer = await tus(
    { method: 'PATCH', url, token: tenant.key, headers: bytesAt(offset) },
    bytes.subarray(offset),
  )
  assert.equal(answer.status, 204, answer.body)
  assert.equal((await waitUntilEnded(tenant, url)).sha256, sha256Of(bytes))
})

test('a newer request takes over from an older one, even on another server', async () => {
  const tenant = await world.tenant()
  const second = await world.startAnotherServer({ dataDir: data.path })
  const bytes = sound(400_000)
  for (const elsewhere of [world.server.url, second.url]) {
    const url = await begin(tenant, flac(bytes))
    const older = openTus({ method: 'PATCH', url, token: tenant.key, headers: bytesAt(0, bytes.length) })
    older.request.write(bytes.subarray(0, 200_000))
    await waitUntilArrived(tenant, 100_000)
    const newer = { url: url.replace(world.server.url, elsewhere), token: tenant.key }
    const early = await tus({ method: 'PATCH', ...newer, headers: bytesAt(0) }, bytes)
    assert.deepEqual([early.status, tagOf(early)], [409, 'Conflict'])
    const offset = Number(/^(\d+) bytes have arrived/.exec(JSON.parse(early.body).message)?.[1])
    assert.equal(await offsetOf(tenant, url), offset)
    await assert.rejects(older.answer)
    const answer = await tus({ method: 'PATCH', ...newer, headers: bytesAt(offset) }, bytes.subarray(offset))
    assert.equal(answer.status, 204)
    assert.equal((await waitUntilEnded(tenant, url)).sha256, sha256Of(bytes))
  }
  await second.close()
})

test('silent clients are cut off: in an upload if nothing arrives, elsewhere if not everything arrives in time', async t => {
  const tenant = await world.tenant()
  const times = { httpTimes: { requestMilliseconds: 2_000 } }
  const impatient = await world.startAnotherServer({ dataDir: data.path }, undefined, times)
  t.after(() => impatient.close())
  const bytes = sound(1_000)
  const url = (await begin(tenant, flac(bytes))).replace(world.server.url, impatient.url)
  const silent = openTus({ method: 'PATCH', url, token: tenant.key, headers: bytesAt(0, bytes.length) })
  silent.request.write(bytes.subarray(0, 100))
  await assert.rejects(silent.answer)
  assert.equal(await offsetOf(tenant, url), 100)
  const steady = openTus({ method: 'PATCH', url, token: tenant.key, headers: bytesAt(100, 900) })
  for (let at = 100; at < 1_000; at += 100) {
    steady.request.write(bytes.subarray(at, at + 100))
    await sleep(300) // In total far longer than a request may take, but never silent for that long.
  }
  assert.equal((await steady.answer).status, 204)
  const headers = {
    authorization: `Bearer ${tenant.key}`,
    'content-type': 'application/json',
    'content-length': 9,
  }
  const slow = openTus({ method: 'POST', url: `${impatient.url}/v1/organizations`, headers })
  slow.request.write('{"na')
  const { status, body } = await slow.answer
  assert.deepEqual([status, /took too long/.test(body)], [400, true])
})

test('a file that doesn’t match its declaration fails with a reason: nothing is kept, and its space is released', async () => {
  const tenant = await world.tenant()
  const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>')
  const bytes = sound(1_000)
  const chunked = {
    'content-type': 'application/offset+octet-stream',
    'upload-offset': 0,
    'transfer-encoding': 'chunked',
  }
  const cases: [ReturnType<typeof newUpload>, Buffer, RegExp, object?][] = [
    [{ ...flac(bytes), sha256: sha256Of('other') }, bytes, /SHA-256 of the uploaded bytes does not match/],
    [newUpload('a.png', html, 'image/png'), html, /not image\/png/],
    [newUpload('a.txt', html, 'text/plain'), html, /not text\/plain/],
    [flac(bytes), Buffer.concat([bytes, bytes]), /More bytes arrived than the declared 1000/, chunked],
  ]
  for (const [file, sent, why, headers = bytesAt(0)] of cases) {
    const url = await begin(tenant, file)
    const answer = await tus({ method: 'PATCH', url, token: tenant.key, headers: { ...headers } }, sent)
    assert.deepEqual([answer.status, tagOf(answer)], [400, 'BadRequest'])
    assert.match(answer.body, why)
    assert.equal((await tus({ method: 'HEAD', url, token: tenant.key })).status, 410)
    const item = await waitUntilEnded(tenant, url)
    assert.equal(item.status, 'failed')
    assert.match(item.reason ?? '', why)
    const again = await tus({ method: 'PATCH', url, token: tenant.key, headers: bytesAt(0) }, sent)
    assert.equal(again.status, 409)
  }
  const { body } = await world.call('media.getMediaUsage', tenant.key, {
    organizationId: tenant.organizationId,
  })
  assert.deepEqual([body.usedBytes, body.reservedBytes, body.items], [0, 0, 4])
  assert.deepEqual(await readdir(join(data.path, 'media', tenant.organizationId, 'uploads')), [])
})

test('a client that is refused while it is sending learns why', async () => {
  const tenant = await world.tenant()
  const bytes = sound(2_000)
  const url = await begin(tenant, flac(bytes))
  const headers = { ...bytesAt(0), 'transfer-encoding': 'chunked' }
  const { request, answer } = openTus({ method: 'PATCH', url, token: tenant.key, headers })
  request.write(Buffer.concat([bytes, bytes]))
  assert.match((await answer).body, /More bytes arrived than the declared 2000/)
  request.destroy()
})

test('a piece at the wrong offset, too long, or of another type changes nothing', async () => {
  const tenant = await world.tenant()
  const bytes = sound(1_000)
  const url = await begin(tenant, flac(bytes))
  const patch = (headers: object, sent: Buffer) =>
    tus({ method: 'PATCH', url, token: tenant.key, headers: { ...headers } }, sent)
  assert.equal((await patch(bytesAt(0), bytes.subarray(0, 400))).status, 204)
  for (const [headers, sent, status, tag] of [
    [bytesAt(0), bytes, 409, 'Conflict'],
    [bytesAt(500), bytes, 409, 'Conflict'],
    [bytesAt(400), bytes, 400, 'BadRequest'],
    [{ ...bytesAt(400), 'upload-offset': 'x' }, bytes, 400, 'HttpApiDecodeError'],
    [{ ...bytesAt(400), 'content-type': 'text/plain' }, bytes, 400, 'HttpApiDecodeError'],
  ] as const) {
    const answer = await patch(headers, sent)
    assert.deepEqual([answer.status, tagOf(answer)], [status, tag])
    assert.equal(await offsetOf(tenant, url), 400)
  }
  assert.equal((await patch(bytesAt(400), bytes.subarray(400))).status, 204)
})

test('a server that stops or loses its lock aborts uploads, and another continues them', async () => {
  const tenant = await world.tenant()
  const bytes = sound(500_000)
  const second = await world.startAnotherServer({ dataDir: data.path })
  const url = await begin(tenant, flac(bytes))
  const breakOff: (() => Promise<unknown>)[] = [
    () =>
      world.owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'learn locks'`,
      ),
    () => second.close(),
  ]
  for (const happens of breakOff) {
    const offset = await offsetOf(tenant, url)
    const there = { url: url.replace(world.server.url, second.url), token: tenant.key }
    const { request, answer } = openTus({
      method: 'PATCH',
      ...there,
      headers: bytesAt(offset, bytes.length - offset),
    })
    request.write(bytes.subarray(offset, offset + 200_000))
    await waitUntilArrived(tenant, offset + 100_000)
    await happens()
    await assert.rejects(answer)
  }
  const offset = await waitForOffset(tenant, url)
  assert(offset > 200_000)
  const last = await tus(
    { method: 'PATCH', url, token: tenant.key, headers: bytesAt(offset) },
    bytes.subarray(offset),
  )
  assert.equal(last.status, 204)
  assert.equal((await waitUntilEnded(tenant, url)).sha256, sha256Of(bytes))
})
