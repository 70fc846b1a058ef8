import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newFile, newUpload, sha256Of } from '../../test/support/media/files.ts'
import { bytesAt, openTus, tus } from '../../test/support/media/tus.ts'
import { finish, launch, stopAll, temporaryDirectory } from '../../test/support/processes.ts'
import { testSecret, World } from '../../test/support/world.ts'

// This server has its files in a different folder, so that it leaves these to the servers that are killed.
const world = await World.create({}, undefined, { processingTimes: { pollMilliseconds: 2 ** 30 } })
const data = await temporaryDirectory()
after(async () => {
  await stopAll()
  await world.close()
  await data.remove()
})
const env = {
  DATABASE_URL: world.databaseUrl,
  LEARN_SECRET: testSecret,
  LEARN_DATA_DIR: data.path,
  LEARN_RATE_LIMIT: '0', // The test polls for progress.
}

test('if the disk is full, the error says so, the file leaves nothing behind, and everything else works', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  // No file can grow beyond 64 KiB: like a full disk, this fails in the middle of a write.
  const limited = ['sh', '-c', `trap '' XFSZ; ulimit -f 128; exec "$@"`, 'sh']
  const { url } = await launch(env, '.', limited)
  const add = (text: string) =>
    world.call('media.createMediaItem', key, { organizationId, ...newFile('a.txt', text) }, { url })
  const { status, body } = await add('x'.repeat(100_000))
  assert.deepEqual([status, body._tag], [500, 'InternalError'])
  assert.match(body.message ?? '', /^The server has no space left for files\. Nothing was saved/)
  assert.deepEqual(await readdir(join(data.path, 'media', 'unfinished')), [])
  assert.equal((await add('short')).status, 201)
  const { body: usage } = await world.call('media.getMediaUsage', key, { organizationId }, { url })
  assert.equal(usage.usedBytes, 5)
})

test('an upload to a full disk says so, keeps what has arrived, and continues once there is space', async () => {
  const { organizationId, key: token } = await world.tenant()
  const limited = ['sh', '-c', `trap '' XFSZ; ulimit -f 128; exec "$@"`, 'sh']
  const full = await launch(env, '.', limited)
  const bytes = Buffer.from('words '.repeat(20_000))
  const file = newUpload('a.txt', bytes)
  const input = { organizationId, ...file }
  const { body } = await world.call('media.createMediaUpload', token, input, { url: full.url })
  const path = `/v1/media/uploads/${body.mediaItemId}`
  const refused = await tus({ method: 'PATCH', url: full.url + path, token, headers: bytesAt(0) }, bytes)
  assert.equal(refused.status, 500)
  assert.match(refused.body, /no space left for files\. The bytes that arrived are kept/)
  assert.equal(
    (await world.call('media.getMediaUsage', token, { organizationId }, { url: full.url })).status,
    200,
  )
  await full.stop('SIGTERM')
  const { url } = await launch(env)
  const { headers } = await tus({ method: 'HEAD', url: url + path, token })
  const offset = Number(headers['upload-offset'])
  assert(offset > 0 && offset <= 65_536)
  const rest = await tus(
    { method: 'PATCH', url: url + path, token, headers: bytesAt(offset) },
    bytes.subarray(offset),
  )
  assert.equal(rest.status, 204, rest.body)
  await stopAll()
})

test('uploads continue after kill -9, again and again, to the right hash, and no space is lost', async () => {
  const { organizationId, key: token } = await world.tenant()
  const files = Array.from({ length: 8 }, (_, at) =>
    Buffer.concat([Buffer.from('fLaC'), randomBytes(300_000 + at)]),
  )
  let server = await launch(env)
  const paths: string[] = []
  for (const bytes of files) {
    const input = { organizationId, ...newUpload('a.flac', bytes, 'audio/flac') }
    const { body } = await world.call('media.createMediaUpload', token, input, { url: server.url })
    paths.push(`/v1/media/uploads/${body.mediaItemId}`)
  }
  const offsetOf = async (path: string) =>
    Number((await tus({ method: 'HEAD', url: server.url + path, token })).headers['upload-offset'])
  for (const part of [0.3, 0.8, 1]) {
    const send = async (bytes: Buffer, at: number) => {
      const path = paths[at] ?? ''
      const offset = await offsetOf(path)
      if (offset === bytes.length) return
      const there = { method: 'PATCH', url: server.url + path, token }
      const { request, answer } = openTus({ ...there, headers: bytesAt(offset, bytes.length - offset) })
      request.write(bytes.subarray(offset, Math.ceil(bytes.length * part)))
      await answer
    }
    const sending = files.map((bytes, at) => send(bytes, at).catch(() => undefined)) // Their server is lost.
    // The last time, some are complete, some are being processed, and some have not been answered yet.
    if (part === 1) await Promise.race(sending)
    else
      while ((await Promise.all(paths.map(offsetOf))).filter(offset => offset > 200_000 * part).length < 4);
    await server.stop('SIGKILL')
    await Promise.all(sending)
    server = await launch(env)
  }
  for (const [at, path] of paths.entries()) {
    const bytes = files[at] ?? Buffer.alloc(0)
    const offset = await offsetOf(path)
    if (offset < bytes.length)
      await tus(
        { method: 'PATCH', url: server.url + path, token, headers: bytesAt(offset) },
        bytes.subarray(offset),
      )
    const mediaItemId = path.slice(path.lastIndexOf('/') + 1)
    const ask = async () =>
      (await world.call('media.getMediaItem', token, { mediaItemId }, { url: server.url })).body
    while (/uploading|scanning/.test((await ask()).status));
    assert.deepEqual([(await ask()).status, (await ask()).sha256], ['ready', sha256Of(bytes)])
  }
  const { body } = await world.call('media.getMediaUsage', token, { organizationId }, { url: server.url })
  const sum = files.reduce((total, { length }) => total + length, 0)
  assert.deepEqual([body.usedBytes, body.reservedBytes, body.items], [sum, 0, files.length])
  const { code, output } = await finish('server/admin.ts', env, [
    'verify-media',
    '--organization',
    organizationId,
  ])
  assert.deepEqual([code, output], [0, `Objects read: ${files.length}. All are intact.\n`])
})

test('a server killed while files are added leaves no file without its bytes, and no space taken for nothing', async () => {
  const { organizationId, key } = await world.tenant()
  for (let round = 0; round < 2; round++) {
    const server = await launch(env)
    const answers = Array.from({ length: 30 }, (_, index) => {
      const file = newFile('a.txt', `${round} ${index} `.repeat(20_000))
      return world.call('media.createMediaItem', key, { organizationId, ...file }, { url: server.url })
    })
    await Promise.race(answers)
    await server.stop('SIGKILL')
    await Promise.allSettled(answers)
  }
  const { code, output } = await finish('server/admin.ts', env, [
    'verify-media',
    '--organization',
    organizationId,
  ])
  assert.deepEqual([code, /^Objects read: \d+\. All are intact\.\n$/.test(output)], [0, true], output)
  const { rows } = await world.owner.query(
    `select count(*)::int as items, sum(bytes)::int as bytes,
      (select used::int from media_usage where organization_id = $1) as used
    from media_items where organization_id = $1`,
    [organizationId],
  )
  assert(rows[0].items >= 2)
  assert.equal(rows[0].used, rows[0].bytes)
})
