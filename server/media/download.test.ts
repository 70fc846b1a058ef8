import assert from 'node:assert/strict'
import { mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { newFile, png, sha256Of, waitUntilReady } from '../../test/support/media/files.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { readRange } from '../http/byte-range.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'learn-download-'))
const world = await World.create({ dataDir, requestsPerMinute: 600 })
after(async () => {
  await world.close()
  await rm(dataDir, { recursive: true })
})

async function addItem({ organizationId, key }: Tenant, file: object = newFile()) {
  const input = { organizationId, ...newFile(), ...file }
  const { body } = await world.call('media.createMediaItem', key, input)
  return await waitUntilReady(world, key, body.id)
}

async function addressOf(token: string, mediaItemId: string, disposition?: 'inline' | 'attachment') {
  const { status, body } = await world.call('media.createMediaDownload', token, {
    mediaItemId,
    ...(disposition && { disposition }),
  })
  assert.equal(status, 200)
  return body.url
}

const tagOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { _tag: string })._tag,
]

test('a download URL gives the bytes, with headers that let nothing run', async () => {
  const tenant = await world.tenant()
  const item = await addItem(tenant, newFile('Größe "1"% .png', png, 'image/png'))
  const response = await fetch(await addressOf(tenant.key, item.id, 'inline'))
  assert.equal(response.status, 200)
  assert(Buffer.from(await response.arrayBuffer()).equals(png))
  const { headers } = response
  assert.deepEqual(
    [
      'content-type',
      'content-length',
      'etag',
      'accept-ranges',
      'x-content-type-options',
      'content-security-policy',
      'referrer-policy',
      'cross-origin-resource-policy',
      'content-disposition',
    ].map(name => headers.get(name)),
    [
      'image/png',
      String(png.length),
      `"${sha256Of(png)}"`,
      'bytes',
      'nosniff',
      "default-src 'none'; sandbox",
      'no-referrer',
      'cross-origin',
      `inline; filename="Gr__e _1__ .png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22%25%20.png`,
    ],
  )
  assert.match(headers.get('cache-control') ?? '', /^private, max-age=(29\d|300)$/)
})

test('a download is an attachment unless inline is requested, and a file that could run a script always is', async () => {
  const tenant = await world.tenant()
  const text = await addItem(tenant)
  const svg = await addItem(
    tenant,
    newFile('a.svg', '<svg viewBox="0 0 9 9" onload="alert(1)"/>', 'image/svg+xml'),
  )
  const disposition = async (id: string, wanted?: 'inline') =>
    (await fetch(await addressOf(tenant.key, id, wanted))).headers.get('content-disposition')?.split(';')[0]
  assert.equal(await disposition(text.id), 'attachment')
  assert.equal(await disposition(text.id, 'inline'), 'inline')
  assert.equal(await disposition(svg.id, 'inline'), 'attachment')
})

test('a part can be requested, and a file that the client already has is not sent again', async () => {
  const tenant = await world.tenant()
  const text = 'one half and one quarter\n'
  const item = await addItem(tenant, newFile('a.txt', text))
  const address = await addressOf(tenant.key, item.id)
  const get = (headers: Record<string, string>) => fetch(address, { headers })
  const part = await get({ range: 'bytes=4-7' })
  assert.deepEqual(
    [part.status, part.headers.get('content-range'), part.headers.get('content-length'), await part.text()],
    [206, `bytes 4-7/${text.length}`, '4', 'half'],
  )
  assert.equal(await (await get({ range: 'bytes=-8' })).text(), 'quarter\n')
  const beyond = await get({ range: 'bytes=1000-' })
  assert.deepEqual([beyond.status, beyond.headers.get('content-range')], [416, `bytes */${text.length}`])
  const etag = `"${item.sha256}"`
  assert.equal((await get({ 'if-none-match': etag })).status, 304)
  assert.equal((await get({ range: 'bytes=4-7', 'if-range': etag })).status, 206)
  assert.equal((await get({ range: 'bytes=4-7', 'if-range': '"another"' })).status, 200)
})

test('ranges are read as RFC 9110 says', () => {
  const cases: [string | undefined, ReturnType<typeof readRange>][] = [
    [undefined, undefined],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=5-99', { first: 5, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=5-4', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=-', undefined],
    ['lines=0-1', undefined],
  ]
  for (const [header, expected] of cases) assert.deepEqual(readRange(header, 10), expected, header)
})

test('a download URL is valid for five minutes', async () => {
  const tenant = await world.tenant()
  const address = await addressOf(tenant.key, (await addItem(tenant)).id)
  try {
    world.clock.ahead = 5 * 60 * 1000 - 5_000
    assert.equal((await fetch(address)).status, 200)
    world.clock.ahead = 5 * 60 * 1000 + 1_000
    assert.deepEqual(await tagOf(await fetch(address)), [403, 'Forbidden'])
  } finally {
    world.clock.ahead = 0
  }
})

test('a download URL with any letter changed, or made up, gives nothing', async () => {
  const tenant = await world.tenant()
  const address = new URL(await addressOf(tenant.key, (await addItem(tenant)).id))
  const ticket = address.pathname.slice('/files/'.length)
  const changed = Array.from({ length: 20 }, (_, index) => {
    const place = Math.floor((index * (ticket.length - 1)) / 19)
    const letter = ticket[place] === 'A' ? 'B' : 'A'
    return ticket.slice(0, place) + letter + ticket.slice(place + 1)
  })
  for (const wrong of [...changed, ticket.slice(1), `${ticket}A`, `${ticket}=`, 'x'])
    assert.deepEqual(
      await tagOf(await fetch(`${world.server.url}/files/${wrong}`)),
      [403, 'Forbidden'],
      wrong,
    )
})

test('a client that guesses download URLs has to wait', async () => {
  const limited = await World.create({ requestsPerMinute: 5 })
  try {
    const answers: number[] = []
    for (let guess = 0; guess < 8; guess++)
      answers.push((await fetch(`${limited.server.url}/files/x`)).status)
    assert.deepEqual([...new Set(answers)], [403, 429])
  } finally {
    await limited.close()
  }
})

test('a download URL stops working when its owner can no longer see the file: in the bin, in another team, after leaving', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const member = await world.member(tenant)
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  const { id: mediaItemId } = await addItem(tenant)
  const address = await addressOf(member.token, mediaItemId)
  const status = async () => (await fetch(address)).status
  assert.equal(await status(), 200)
  await world.call('media.updateMediaItem', key, { mediaItemId, teamId: team.id })
  assert.equal(await status(), 404)
  await world.call('media.updateMediaItem', key, { mediaItemId, teamId: null })
  assert.equal(await status(), 200)
  await world.call('media.deleteMediaItem', key, { mediaItemId })
  assert.equal(await status(), 404)
  await world.call('media.restoreMediaItem', key, { mediaItemId })
  assert.equal(await status(), 200)
  await world.call('members.removeMember', key, { memberId: member.memberId })
  assert.equal(await status(), 404)
})

test('a download URL stops working when its key is revoked, or when the organization is suspended, except for administrators', async () => {
  const tenant = await world.tenant()
  const { id } = await addItem(tenant)
  const member = await world.member(tenant)
  const keys = [tenant.key, member.token, await world.key(tenant)]
  const addresses = await Promise.all(keys.map(token => addressOf(token, id)))
  const statuses = async () =>
    await Promise.all(addresses.map(async address => (await fetch(address)).status))
  assert.deepEqual(await statuses(), [200, 200, 200])
  await world.revoke(keys[2] ?? '')
  assert.deepEqual(await statuses(), [200, 200, 404])
  await world.owner.query(`update organizations set suspended_reason = 'Not paid.' where id = $1`, [
    tenant.organizationId,
  ])
  assert.deepEqual(await statuses(), [200, 404, 404])
})

test('a download URL ends with the secret that it was requested with, whatever else its owner has', async () => {
  const tenant = await world.tenant()
  const { userId } = tenant
  const { id } = await addItem(tenant)
  const expiring = await world.key(tenant, { expiresAt: new Date(Date.now() + 60_000) })
  const rotated = await world.key(tenant)
  const overlapping = await world.key(tenant)
  const grantId = await world.grant(userId)
  const granted = await world.token(userId, { grantId })
  const address = (token: string) => addressOf(token, id)
  const ends: [string, string, () => unknown][] = [
    [
      'rotated without overlap',
      await address(rotated),
      async () =>
        await world.call('identity.rotateApiKey', tenant.key, {
          apiKeyId: await world.keyId(rotated),
          overlapSeconds: 0,
        }),
    ],
    [
      'access ended',
      await address(granted),
      async () => await world.call('identity.revokeGrant', await world.token(userId), { grantId }),
    ],
    [
      'overlap over',
      await address(overlapping),
      async () => {
        const apiKeyId = await world.keyId(overlapping)
        await world.call('identity.rotateApiKey', tenant.key, { apiKeyId, overlapSeconds: 30 })
        assert.equal((await fetch(await address(overlapping))).status, 200)
        world.clock.ahead = 31_000
      },
    ],
    [
      'expired',
      await address(expiring),
      () => {
        world.clock.ahead = 61_000
      },
    ],
  ]
  const own = await address(tenant.key)
  try {
    for (const [how, url, end] of ends) {
      assert.equal((await fetch(url)).status, 200, how)
      await end()
      assert.deepEqual(await tagOf(await fetch(url)), [404, 'NotFound'], how)
    }
    assert.equal((await fetch(own)).status, 200)
  } finally {
    world.clock.ahead = 0
  }
})

test('if the bytes are lost, the client gets an error, and the log has the cause', async () => {
  const tenant = await world.tenant()
  const item = await addItem(tenant, newFile('lost.txt', 'lost'))
  const address = await addressOf(tenant.key, item.id)
  await rm(join(dataDir, 'media', tenant.organizationId), { recursive: true })
  assert.deepEqual(await tagOf(await fetch(address)), [500, 'InternalError'])
  assert(world.log.some(line => line.includes(item.sha256) && line.includes('missing')))
})

test('if some of the bytes are lost, the client gets an error before any are sent', async () => {
  const tenant = await world.tenant()
  const item = await addItem(tenant, newFile('short.txt', 'cut off in the middle'))
  const address = await addressOf(tenant.key, item.id)
  const { organizationId } = tenant
  await truncate(join(dataDir, 'media', organizationId, item.sha256.slice(0, 2), item.sha256), 8)
  for (const headers of [{}, { range: 'bytes=2-' }]) {
    const response = await fetch(address, { headers })
    assert.deepEqual(await tagOf(response), [500, 'InternalError'])
  }
  assert(world.log.some(line => line.includes(item.sha256) && line.includes('8 bytes instead of 21')))
})
