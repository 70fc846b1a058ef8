import assert from 'node:assert/strict'
import { access, mkdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newUpload, sha256Of } from '../../test/support/media/files.ts'
import { bytesAt, openTus, tus } from '../../test/support/media/tus.ts'
import { temporaryDirectory } from '../../test/support/processes.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'

const data = await temporaryDirectory()
const config = { dataDir: data.path, mediaQuota: 100_000 }
const world = await World.create(config, undefined, { sweepTimes: { everyMilliseconds: 50 } })
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

async function waitUntilReady({ key }: Tenant, mediaItemId: string) {
  for (;;) {
    const { body } = await world.call('media.getMediaItem', key, { mediaItemId })
    if (body.status !== 'scanning') return body
  }
}

const stagedAt = ({ organizationId }: Tenant, id: string) =>
  join(data.path, 'media', organizationId, 'uploads', id)

const room = async (tenant: Tenant) => {
  const { usedBytes, reservedBytes, items } = await usageOf(tenant)
  return [usedBytes, reservedBytes, items]
}

const day = 24 * 60 * 60 * 1000

/** Waits, that much later, for the result of the sweep. Uses a new key, because the old one would have to be looked up again. */
async function later<T>(tenant: Tenant, milliseconds: number, find: (key: string) => Promise<T | undefined>) {
  world.clock.ahead = milliseconds
  const key = await world.key(tenant)
  try {
    for (;;) {
      const found = await find(key)
      if (found !== undefined) return found
    }
  } finally {
    world.clock.ahead = 0
  }
}

test('a file uploaded in pieces reserves its space, arrives, and becomes ready', async () => {
  const tenant = await world.tenant()
  const upload = await begin(tenant)
  const { mediaItemId } = upload
  assert.deepEqual([upload.offset, upload.bytes, upload.status], [0, text.length, 'uploading'])
  assert.equal(upload.url, `${world.server.url}/v1/media/uploads/${mediaItemId}`)
  const room = await usageOf(tenant)
  assert.deepEqual([room.usedBytes, room.reservedBytes, room.items], [0, text.length, 1])
  assert.equal((await append(tenant, mediaItemId, 0, text.slice(0, 10))).body.offset, 10)
  const { body: seen } = await world.call('media.getMediaUpload', tenant.key, { mediaItemId })
  assert.equal(seen.offset, 10)
  const { body: last } = await append(tenant, mediaItemId, 10, text.slice(10))
  assert.deepEqual([last.offset, last.expiresAt], [text.length, null])
  const item = await waitUntilReady(tenant, mediaItemId)
  assert.deepEqual([item.status, item.sha256, item.uploadedSha256], ['ready', sha256Of(text), sha256Of(text)])
  const after = await usageOf(tenant)
  assert.deepEqual([after.usedBytes, after.reservedBytes], [text.length, 0])
  const { organizationId } = tenant
  const { sha256 } = item
  const path = join(data.path, 'media', organizationId, sha256.slice(0, 2), sha256)
  assert.equal(await readFile(path, 'utf8'), text)
})

test('a repeated piece is recognized by its offset, and with its idempotency key gets the same answer', async () => {
  const tenant = await world.tenant()
  const { mediaItemId } = await begin(tenant)
  const input = { mediaItemId, offset: 0, data: Buffer.from(text.slice(0, 9)).toString('base64') }
  const ask = (headers = {}) => world.call('media.appendMediaUpload', tenant.key, input, { headers })
  const headers = { 'idempotency-key': 'once' }
  const first = await ask(headers)
  const again = await ask(headers)
  assert.deepEqual([again.status, again.body], [200, first.body])
  assert.equal(again.headers.get('idempotency-replayed'), 'true')
  const { body } = await ask()
  assert.equal(body._tag, 'Conflict')
  assert.match(body.message ?? '', /^9 bytes have arrived, so the next piece must start at 9, not at 0\.$/)
})

test('a canceled upload is deleted with its bytes and its reserved space, and a complete one can’t be canceled', async () => {
  const tenant = await world.tenant()
  const { mediaItemId } = await begin(tenant)
  await append(tenant, mediaItemId, 0, text.slice(0, 9))
  await access(stagedAt(tenant, mediaItemId))
  const { body: refused } = await world.call('media.deleteMediaItem', tenant.key, { mediaItemId })
  assert.deepEqual([refused._tag, /cancelMediaUpload/.test(refused.message ?? '')], ['Conflict', true])
  const { body: renamed } = await world.call('media.updateMediaItem', tenant.key, {
    mediaItemId,
    name: 'b.txt',
  })
  assert.deepEqual([renamed.name, renamed.status], ['b.txt', 'uploading'])
  assert.equal((await world.call('media.createMediaDownload', tenant.key, { mediaItemId })).status, 409)
  const { body } = await world.call('media.cancelMediaUpload', tenant.key, { mediaItemId })
  assert.equal(body.id, mediaItemId)
  await assert.rejects(access(stagedAt(tenant, mediaItemId)))
  assert.deepEqual(await room(tenant), [0, 0, 0])
  assert.equal((await append(tenant, mediaItemId, 9, text.slice(9))).body._tag, 'NotFound')
  const other = await begin(tenant)
  await append(tenant, other.mediaItemId, 0, text)
  const late = await world.call('media.cancelMediaUpload', tenant.key, { mediaItemId: other.mediaItemId })
  assert.equal(late.body._tag, 'Conflict')
})

test('space is reserved for exactly the accepted uploads, however many start at the same time, and purging releases it', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  await world.owner.query('insert into media_usage (organization_id, quota) values ($1, 5500)', [
    organizationId,
  ])
  const file = { ...newUpload(), bytes: 1_000 }
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => world.call('media.createMediaUpload', key, { organizationId, ...file })),
  )
  const made = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ status }) => status === 409)
  assert.deepEqual([made.length, refused.length], [5, 4])
  for (const { body } of refused)
    assert.match(body.message ?? '', /use 5000 of 5500 bytes, and this one has 1000/)
  assert.deepEqual(await room(tenant), [0, 5_000, 5])
  const mediaItemId = made[0]?.body.mediaItemId ?? ''
  await world.call('media.purgeMediaItem', key, { mediaItemId })
  assert.deepEqual(await room(tenant), [0, 4_000, 4])
})

test('a team’s upload belongs to its members, and another tenant’s can’t be found', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  const file = { organizationId, teamId: team.id, ...newUpload() }
  const { body: upload } = await world.call('media.createMediaUpload', key, file)
  const { mediaItemId } = upload
  const piece = { mediaItemId, offset: 0, data: 'AAAA' }
  for (const token of [(await world.member(tenant)).token, (await world.tenant()).key]) {
    assert.equal((await world.call('media.getMediaUpload', token, { mediaItemId })).body._tag, 'NotFound')
    assert.equal((await world.call('media.appendMediaUpload', token, piece)).body._tag, 'NotFound')
    assert.equal((await world.call('media.cancelMediaUpload', token, { mediaItemId })).body._tag, 'NotFound')
  }
})

test('an earlier upload is found by its hash', async () => {
  const tenant = await world.tenant()
  const { mediaItemId } = await begin(tenant)
  const find = async (sha256: string) => {
    const query = { 'filter[uploadedSha256]': sha256, 'filter[status]': 'uploading' }
    return (await world.call('media.listMediaItems', tenant.key, query)).body.data.map(({ id }) => id)
  }
  assert.deepEqual(await find(sha256Of(text)), [mediaItemId])
  assert.deepEqual(await find(sha256Of('other')), [])
})

test('an upload without new bytes for a day fails, releases its space, and is deleted a week later', async () => {
  const tenant = await world.tenant()
  const { mediaItemId } = await begin(tenant)
  world.clock.ahead = day / 2
  await append(tenant, mediaItemId, 0, text.slice(0, 9))
  world.clock.ahead = 0
  const goesOn = await later(tenant, day * 1.4, async key => {
    await sleep(200) // A few sweeps.
    return (await world.call('media.getMediaItem', key, { mediaItemId })).body.status
  })
  assert.equal(goesOn, 'uploading', 'it has a day from the last piece')
  const failed = await later(tenant, day * 1.5 + 1_000, async key => {
    const { body } = await world.call('media.getMediaItem', key, { mediaItemId })
    return body.status === 'failed' ? body : undefined
  })
  assert.equal(failed.reason, 'The upload expired: nothing was added to it for 24 hours.')
  await assert.rejects(access(stagedAt(tenant, mediaItemId)))
  assert.deepEqual(await room(tenant), [0, 0, 1])
  const shown = await later(tenant, day * 8.4, async key => {
    await sleep(200) // A few sweeps.
    return (await world.call('media.getMediaItem', key, { mediaItemId })).status
  })
  assert.equal(shown, 200)
  await later(tenant, day * 8.6, async key => {
    const { status } = await world.call('media.getMediaItem', key, { mediaItemId })
    return status === 404 ? true : undefined
  })
})

test('the bytes of a request that was cut off are kept, and give the upload another day', async () => {
  const tenant = await world.tenant()
  const { mediaItemId, url } = await begin(tenant)
  const { request, answer } = openTus({ method: 'PATCH', url, token: tenant.key, headers: bytesAt(0) })
  request.write(text.slice(0, 9))
  const ask = async () => (await world.call('media.getMediaUpload', tenant.key, { mediaItemId })).body
  while ((await ask()).offset < 9);
  world.clock.ahead = day / 2
  request.destroy()
  await assert.rejects(answer)
  const until = Date.now() + day * 1.5 - 5_000
  const expiresAt = async () => Date.parse((await ask()).expiresAt ?? '')
  try {
    while ((await expiresAt()) < until) await sleep(20)
  } finally {
    world.clock.ahead = 0
  }
})

test('an upload whose last byte arrived as its server was lost is finished when somebody asks for its progress', async () => {
  const tenant = await world.tenant()
  for (const [file, status] of [
    [newUpload('a.txt', text), 'ready'],
    [{ ...newUpload('a.txt', text), sha256: sha256Of('other') }, 'failed'],
  ] as const) {
    const { mediaItemId } = await begin(tenant, file)
    await mkdir(dirname(stagedAt(tenant, mediaItemId)), { recursive: true })
    await writeFile(stagedAt(tenant, mediaItemId), text)
    const ask = async () => (await world.call('media.getMediaUpload', tenant.key, { mediaItemId })).body
    assert.equal((await ask()).offset, text.length)
    while (['uploading', 'scanning'].includes((await ask()).status));
    assert.equal((await ask()).status, status)
  }
  assert.deepEqual(await room(tenant), [text.length, 0, 2])
})

test('bytes without an upload are removed once they have not changed for an hour', async () => {
  const tenant = await world.tenant()
  const { mediaItemId } = await begin(tenant)
  await append(tenant, mediaItemId, 0, 'abc')
  const stray = stagedAt(tenant, randomId())
  await writeFile(stray, 'abc')
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const path of [stray, stagedAt(tenant, mediaItemId)]) await utimes(path, long, long)
  await later(tenant, 2 * 60 * 60 * 1000, async () =>
    access(stray).then(
      () => undefined,
      () => true,
    ),
  )
  await access(stagedAt(tenant, mediaItemId))
})

test('a person who may no longer add files can’t finish an upload either', async () => {
  const tenant = await world.tenant()
  const member = await world.member(tenant)
  const { mediaItemId } = await begin(tenant)
  const url = `${world.server.url}/v1/media/uploads/${mediaItemId}`
  const { request, answer } = openTus({ method: 'PATCH', url, token: member.token, headers: bytesAt(0) })
  request.write(text.slice(0, 9))
  while ((await world.call('media.getMediaUpload', tenant.key, { mediaItemId })).body.offset < 9);
  await world.call('members.removeMember', tenant.key, { memberId: member.memberId })
  request.end(text.slice(9))
  assert.equal((await answer).status, 404)
  const { body } = await world.call('media.getMediaItem', tenant.key, { mediaItemId })
  assert.equal(body.status, 'uploading')
})

test('a client still sending to a canceled or purged upload is cut off', async () => {
  const tenant = await world.tenant()
  for (const id of ['media.cancelMediaUpload', 'media.purgeMediaItem'] as const) {
    const { mediaItemId } = await begin(tenant)
    const { request, answer } = await startSending(tenant, mediaItemId, text.slice(0, 9))
    assert.equal((await world.call(id, tenant.key, { mediaItemId })).status, 200)
    const ended = answer.then(
      () => 'answered',
      () => 'cut off',
    )
    assert.equal(await Promise.race([ended, sleep(15_000, 'goes on', { ref: false })]), 'cut off', id)
    request.destroy()
    await assert.rejects(access(stagedAt(tenant, mediaItemId)))
  }
  assert.deepEqual(await room(tenant), [0, 0, 0])
})

test('pieces sent to two servers in turn give the hash of all of them', async () => {
  const tenant = await world.tenant()
  const second = await world.startAnotherServer(config)
  const { mediaItemId } = await begin(tenant)
  for (const [at, url] of [world.server.url, second.url, world.server.url].entries()) {
    const piece = text.slice(at * 9, at * 9 + 9)
    const input = { mediaItemId, offset: at * 9, data: Buffer.from(piece).toString('base64') }
    const { status, body } = await world.call('media.appendMediaUpload', tenant.key, input, { url })
    assert.equal(status, 200, body.message)
  }
  assert.equal((await waitUntilReady(tenant, mediaItemId)).sha256, sha256Of(text))
  await second.close()
})

/** A request that has sent this much, and is still open. */
async function startSending(tenant: Tenant, mediaItemId: string, piece: string) {
  const url = `${world.server.url}/v1/media/uploads/${mediaItemId}`
  const open = openTus({ method: 'PATCH', url, token: tenant.key, headers: bytesAt(0) })
  open.request.write(piece)
  const readOffset = async () =>
    (await world.call('media.getMediaUpload', tenant.key, { mediaItemId })).body.offset
  while ((await readOffset()) < piece.length);
  return open
}

test('the day starts again whenever bytes arrive, even if their request is cut off, and not otherwise', async () => {
  const tenant = await world.tenant()
  const { mediaItemId } = await begin(tenant)
  const readExpiry = async () => {
    const { rows } = await world.owner.query('select expires_at from media_uploads where item_id = $1', [
      mediaItemId,
    ])
    return (rows[0].expires_at - Date.now()) / day
  }
  const { request, answer } = await startSending(tenant, mediaItemId, text.slice(0, 9))
  try {
    world.clock.ahead = day / 2
    request.destroy()
    await assert.rejects(answer)
    for (let waited = 0; waited < 30_000 && (await readExpiry()) < 1.4; waited += 20) await sleep(20)
    assert((await readExpiry()) > 1.4)
  } finally {
    world.clock.ahead = 0
  }
  const url = `${world.server.url}/v1/media/uploads/${mediaItemId}`
  const before = await readExpiry()
  world.clock.ahead = day / 4 + day / 2
  const key = await world.key(tenant)
  const none = await tus({ method: 'PATCH', url, token: key, headers: bytesAt(9) })
  world.clock.ahead = 0
  assert.deepEqual([none.status, none.headers['upload-offset']], [204, '9'])
  assert((await readExpiry()) <= before)
})

test('a file that took more than an hour to arrive is not considered unused before it has an item', async () => {
  const tenant = await world.tenant()
  const { mediaItemId } = await begin(tenant)
  const { request, answer } = await startSending(tenant, mediaItemId, text.slice(0, 9))
  const holding = await world.owner.connect()
  try {
    await holding.query('begin')
    await holding.query('select from media_usage where organization_id = $1 for update', [
      tenant.organizationId,
    ])
    world.clock.ahead = day / 12
    request.end(text.slice(9))
    await waitsForLock()
    await sleep(300) // A few sweeps.
    await holding.query('commit')
    assert.equal((await answer).status, 204)
    // Still at that hour: work scheduled for then is not due yet today.
    assert.equal((await waitUntilReady(tenant, mediaItemId)).status, 'ready')
  } finally {
    world.clock.ahead = 0
    holding.release(true)
  }
})

async function waitsForLock() {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await world.owner.query(waiting)).rowCount === 0);
}
