import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MediaItem } from '@learn/contract/media/item'
import { newFile, newUpload, png, waitUntilReady } from '../../test/support/media/files.ts'
import { temporaryDirectory } from '../../test/support/processes.ts'
import { type Tenant, World } from '../../test/support/world.ts'
import { setMediaQuota } from '../operator/operator.ts'

const data = await temporaryDirectory()
const config = { mediaQuota: 100_000, dataDir: data.path }
const world = await World.create(config, undefined, { sweepTimes: { everyMilliseconds: 50 } })
after(async () => {
  await world.close()
  await data.remove()
})

const day = 24 * 60 * 60 * 1000

async function add({ organizationId, key }: Pick<Tenant, 'organizationId' | 'key'>, more: object = {}) {
  const answer = await world.call('media.createMediaItem', key, { organizationId, ...newFile(), ...more })
  assert.equal(answer.status, 201, answer.body.message)
  return answer.body
}

const usageOf = async ({ organizationId, key }: Tenant) =>
  (await world.call('media.getMediaUsage', key, { organizationId })).body

const list = async (token: string, query: object = {}) =>
  (await world.call('media.listMediaItems', token, query)).body

const names = ({ data }: { data: MediaItem[] }) => data.map(({ name }) => name)

/** A tenant with a team, a member in it and one outside it, and a client of each kind. */
async function tenantWithTeam() {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  const [inside, outside, client, stray] = [
    await world.member(tenant),
    await world.member(tenant),
    await world.member(tenant, 'member', 'client'),
    await world.member(tenant, 'member', 'client'),
  ]
  for (const { memberId } of [inside, client])
    await world.call('teams.addTeamMember', key, { teamId: team.id, memberId })
  return { ...tenant, teamId: team.id, inside, outside, client, stray }
}

test('a small file is stored with its details, and with what was found in it', async () => {
  const tenant = await world.tenant()
  const item = await add(tenant, {
    ...newFile('  cat.png ', png, 'image/PNG'),
    folder: 'animals/pets',
    tags: ['Cat', 'cat ', 'PET'],
    altText: 'A cat',
  })
  assert.deepEqual(
    { ...item, id: 1, sha256: 1, uploadedSha256: 1, createdAt: 1, updatedAt: 1 },
    {
      id: 1,
      organizationId: tenant.organizationId,
      teamId: null,
      name: 'cat.png',
      altText: 'A cat',
      tags: ['cat', 'pet'],
      folder: 'animals/pets',
      kind: 'image',
      mediaType: 'image/png',
      bytes: png.length,
      sha256: 1,
      uploadedSha256: 1,
      status: 'scanning',
      reason: null,
      width: null,
      height: null,
      preview: null,
      createdBy: await world.keyId(tenant.key),
      createdAt: 1,
      updatedAt: 1,
      deletedAt: null,
      purgeAt: null,
    },
  )
  const { status, width, height, sha256 } = await waitUntilReady(world, tenant.key, item.id)
  assert.deepEqual([status, width, height, sha256], ['ready', 1, 1, item.sha256])
})

test('a file that differs from its declaration is refused with a reason, and leaves nothing behind', async () => {
  const tenant = await world.tenant()
  const good = newFile()
  const refused: [object, RegExp][] = [
    [{ sha256: 'a'.repeat(64) }, /SHA-256 of the bytes does not match/],
    [{ data: good.data.slice(4) }, /SHA-256 of the bytes does not match/],
    [{ data: `${good.data.slice(0, 8)}\n${good.data.slice(8)}` }, /base64/],
    [{ data: '!!!!' }, /base64/],
    [newFile('a.png', '<!DOCTYPE html><script>alert(1)</script>', 'image/png'), /not image\/png/],
    [newFile('a.txt', '<!DOCTYPE html><script>alert(1)</script>'), /not text\/plain/],
    [newFile('a.html', 'a page', 'text/html'), /Files of type text\/html are not supported/],
    [{ folder: '../up' }, /folder/],
    [{ folder: 'a//b' }, /folder/],
    [{ folder: '/a' }, /folder/],
    [{ tags: ['two\nlines'] }, /tags/],
    [{ tags: ['  '] }, /tags/],
    [{ altText: 'a\u202eb' }, /altText/],
    ...['..', '.', ' ', '../a', 'a/b', 'a\\b', 'a\u0007b', 'a\u202egnp.exe', 'a\u200fb'].map(
      name => [{ name }, /name/] as [object, RegExp],
    ),
  ]
  for (const [wrong, sentence] of refused) {
    const input = { organizationId: tenant.organizationId, ...good, ...wrong }
    const { body } = await world.call('media.createMediaItem', tenant.key, input)
    assert.equal(body._tag, 'BadRequest', JSON.stringify(wrong))
    assert.match(body.message ?? '', sentence)
  }
  for (const name of ['a\0b', 'x'.repeat(300), '']) {
    const input = { organizationId: tenant.organizationId, ...good, name }
    const { body } = await world.call('media.createMediaItem', tenant.key, input)
    assert.equal(body._tag, 'HttpApiDecodeError', JSON.stringify(name))
  }
  assert.equal((await list(tenant.key)).total, 0)
  const left = await world.owner.query('select from media_objects where organization_id = $1', [
    tenant.organizationId,
  ])
  assert.equal(left.rowCount, 0)
  assert.equal((await usageOf(tenant)).usedBytes, 0)
})

test('a name of 255 characters outside the basic plane fits, and one more does not', async () => {
  const tenant = await world.tenant()
  assert.equal((await add(tenant, { name: '😀'.repeat(255) })).name, '😀'.repeat(255))
  const input = { organizationId: tenant.organizationId, ...newFile('😀'.repeat(256)) }
  assert.equal((await world.call('media.createMediaItem', tenant.key, input)).status, 400)
})

test('names in every language fit, and are found in upper and lower case', async () => {
  const tenant = await world.tenant()
  const given = ['École.txt', '👩‍🏫.txt', 'می‌خواهم.txt', '数学.txt']
  for (const name of given) assert.equal((await add(tenant, { name, tags: ['Größe'] })).name, name)
  const searchNames = async (search: string) => names(await list(tenant.key, { 'filter[search]': search }))
  assert.deepEqual(await searchNames('éCOLE'), ['École.txt'])
  assert.equal((await searchNames('GRÖSSE')).length, 0)
  assert.equal((await searchNames('GRÖßE')).length, 4)
  const [first] = (await list(tenant.key)).data
  await world.call('media.updateMediaItem', tenant.key, { mediaItemId: first?.id ?? '', name: 'Ägypten.txt' })
  assert.deepEqual(await searchNames('ägypten'), ['Ägypten.txt'])
  assert.deepEqual(await searchNames('数'), [])
})

test('a list is sorted, filtered and searched, and its total is exact', async () => {
  const tenant = await world.tenant()
  await add(tenant, { name: 'Zebra.txt', tags: ['animal'], folder: 'zoo' })
  await add(tenant, {
    ...newFile(
      'apple.txt',
      'an apple, red and round, is a good deal longer than what a picture of one dot takes',
      'text/plain',
    ),
  })
  await add(tenant, { ...newFile('cat.png', png, 'image/png'), tags: ['Animal', 'pet'] })
  const { data: all, total } = await list(tenant.key)
  assert.deepEqual([names({ data: all }), total], [['cat.png', 'apple.txt', 'Zebra.txt'], 3])
  const found: [object, string[]][] = [
    [{ sortBy: 'name', sortOrder: 'asc' }, ['Zebra.txt', 'apple.txt', 'cat.png']],
    [{ sortBy: 'bytes', sortOrder: 'asc' }, ['Zebra.txt', 'cat.png', 'apple.txt']],
    [{ 'filter[status]': 'ready', 'filter[kind]': 'document' }, ['apple.txt', 'Zebra.txt']],
    [{ 'filter[kind]': 'image' }, ['cat.png']],
    [{ 'filter[tag]': 'ANIMAL' }, ['cat.png', 'Zebra.txt']],
    [{ 'filter[folder]': 'zoo' }, ['Zebra.txt']],
    [{ 'filter[status]': 'failed' }, []],
    [{ 'filter[search]': 'EBR' }, ['Zebra.txt']],
    [{ 'filter[search]': 'pe' }, ['cat.png']],
    [{ 'filter[search]': '%' }, []],
    [{ 'filter[bin]': 'true' }, []],
  ]
  for (const [query, expected] of found) {
    const page = await list(tenant.key, query)
    assert.deepEqual([names(page), page.total], [expected, expected.length], JSON.stringify(query))
  }
  for (const sortBy of ['createdAt', 'name', 'bytes']) {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await list(tenant.key, { sortBy, limit: '1', ...(cursor && { cursor }) })
      seen.push(...names(page))
      cursor = page.nextCursor
    } while (cursor)
    assert.equal(new Set(seen).size, 3, sortBy)
  }
})

test('a team’s files are seen and changed by its members and by administrators, and hidden from others', async () => {
  const tenant = await tenantWithTeam()
  const { teamId, inside, outside, client, stray, organizationId } = tenant
  const { id: mediaItemId } = await add(tenant, { name: 'ours', teamId })
  await add(tenant, { name: 'everybody’s' })
  const listNames = async (token: string) => {
    const page = await list(token)
    assert.equal(page.total, page.data.length)
    return names(page)
  }
  assert.deepEqual(await listNames(tenant.key), ['everybody’s', 'ours'])
  assert.deepEqual(await listNames(inside.token), ['everybody’s', 'ours'])
  assert.deepEqual(await listNames(outside.token), ['everybody’s'])
  assert.deepEqual(await listNames(client.token), ['ours'])
  assert.deepEqual(await listNames(stray.token), [])
  for (const [token, found] of [
    [tenant.key, ['ours']],
    [inside.token, ['ours']],
    [outside.token, []],
  ] as const) {
    const page = await list(token, { 'filter[teamId]': teamId })
    assert.deepEqual([names(page), page.total], [found, found.length])
  }
  for (const { token } of [outside, stray]) {
    for (const id of ['media.getMediaItem', 'media.updateMediaItem', 'media.deleteMediaItem'] as const)
      assert.equal((await world.call(id, token, { mediaItemId })).body._tag, 'NotFound')
    const given = { organizationId, teamId, ...newFile() }
    assert.equal((await world.call('media.createMediaItem', token, given)).body._tag, 'NotFound')
  }
  for (const { token } of [inside, client]) {
    const { body } = await world.call('media.updateMediaItem', token, { mediaItemId, altText: 'x' })
    assert.deepEqual([body.altText, body.teamId], ['x', teamId])
  }
  const without = await world.call('media.updateMediaItem', client.token, { mediaItemId, teamId: null })
  assert.equal(without.body._tag, 'BadRequest', 'a client has nothing outside their teams')
  const { body } = await world.call('media.updateMediaItem', inside.token, { mediaItemId, teamId: null })
  assert.equal(body.teamId, null)
  assert.deepEqual(await listNames(outside.token), ['everybody’s', 'ours'])
  assert.deepEqual(await listNames(client.token), [])
})

test('a team of another organization gets no file, and a team with files is not deleted', async () => {
  const [mine, other] = [await tenantWithTeam(), await tenantWithTeam()]
  const { id: mediaItemId } = await add(mine, { teamId: mine.teamId })
  const moved = await world.call('media.updateMediaItem', mine.key, { mediaItemId, teamId: other.teamId })
  assert.equal(moved.body._tag, 'NotFound')
  const { teamId } = mine
  const { body } = await world.call('teams.deleteTeam', mine.key, { teamId })
  assert.deepEqual([body._tag, /still has files/.test(body.message ?? '')], ['Conflict', true])
  await world.call('media.purgeMediaItem', mine.key, { mediaItemId })
  assert.equal((await world.call('teams.deleteTeam', mine.key, { teamId })).status, 200)
})

test('fields left out of a change stay as they are', async () => {
  const tenant = await world.tenant()
  const item = await add(tenant, { tags: ['one'], folder: 'a', altText: 'b' })
  const mediaItemId = item.id
  const { body: same } = await world.call('media.updateMediaItem', tenant.key, { mediaItemId })
  assert.deepEqual({ ...same, updatedAt: item.updatedAt }, item)
  const { body } = await world.call('media.updateMediaItem', tenant.key, {
    mediaItemId,
    tags: [],
    folder: '',
  })
  assert.deepEqual([body.tags, body.folder, body.altText, body.name], [[], '', 'b', item.name])
})

test('the bin keeps a file for 30 days, in which it can be restored, and then it is gone', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const { id: mediaItemId, bytes } = await add(tenant)
  const { body: binned } = await world.call('media.deleteMediaItem', key, { mediaItemId })
  assert.equal(Date.parse(binned.purgeAt ?? '') - Date.parse(binned.deletedAt ?? ''), 30 * day)
  assert.equal((await list(key)).total, 0)
  assert.equal((await list(key, { 'filter[bin]': 'true' })).total, 1)
  assert.equal((await usageOf(tenant)).usedBytes, bytes)
  const { body: restored } = await world.call('media.restoreMediaItem', key, { mediaItemId })
  assert.deepEqual([restored.deletedAt, restored.purgeAt], [null, null])
  assert.equal((await list(key)).total, 1)
  await world.call('media.deleteMediaItem', key, { mediaItemId })
  world.clock.ahead = 30 * day + 1_000
  const fresh = await world.key(tenant)
  try {
    while ((await world.call('media.getMediaItem', fresh, { mediaItemId })).status === 200);
  } finally {
    world.clock.ahead = 0
  }
  assert.deepEqual((await usageOf(tenant)).byKind, [])
  assert.equal((await usageOf(tenant)).usedBytes, 0)
  const { rows } = await world.owner.query(
    'select actor_kind, operation from audit_events where organization_id = $1 and subject_id = $2 order by created_at desc limit 1',
    [organizationId, mediaItemId],
  )
  assert.deepEqual(rows, [{ actor_kind: 'operator', operation: 'media.purgeMediaItem' }])
})

test('a running server removes the bytes of purged files and of deleted organizations', async () => {
  const [tenant, deleted] = [await world.tenant(), await world.tenant('Deleted')]
  const { id: mediaItemId, sha256 } = await add(tenant)
  await add(deleted)
  const { organizationId } = deleted
  const folder = join(data.path, 'media', organizationId)
  const file = join(data.path, 'media', tenant.organizationId, sha256.slice(0, 2), sha256)
  await Promise.all([access(folder), access(file)])
  await world.call('organizations.deleteOrganization', deleted.key, {
    organizationId,
    confirmName: 'Deleted',
  })
  await world.call('media.purgeMediaItem', tenant.key, { mediaItemId })
  world.clock.ahead = 31 * 24 * 60 * 60 * 1000 // Until then, the deleted organization can be restored.
  try {
    for (const path of [folder, file])
      while (
        await access(path).then(
          () => true,
          () => false,
        )
      )
        await sleep(10)
  } finally {
    world.clock.ahead = 0
  }
})

test('the quota is exact, however many files arrive at the same time', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const text = 'x'.repeat(1_000)
  await world.runAsOperator(client => setMediaQuota(client, organizationId, 5_500))
  const second = await world.startAnotherServer({ mediaQuota: 100_000 })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      world.call(
        'media.createMediaItem',
        key,
        { organizationId, ...newFile(`${index}`, `${index}${text}`.slice(0, 1_000)) },
        { url: index % 2 ? second.url : world.server.url },
      ),
    ),
  )
  await second.close()
  assert.equal(answers.filter(({ status }) => status === 201).length, 5)
  const refused = answers.filter(({ status }) => status === 409)
  assert.equal(refused.length, 7)
  for (const { body } of refused)
    assert.match(body.message ?? '', /use 5000 of 5500 bytes, and this one has 1000/)
  const usage = { organizationId, usedBytes: 5_000, reservedBytes: 0, quotaBytes: 5_500, items: 5 }
  assert.deepEqual(await usageOf(tenant), {
    ...usage,
    byKind: [{ kind: 'document', items: 5, bytes: 5_000 }],
  })
  await world.runAsOperator(client => setMediaQuota(client, organizationId, 10))
  const late = { organizationId, ...newFile('late', 'a text that nobody has sent before') }
  assert.equal((await world.call('media.createMediaItem', key, late)).body._tag, 'Conflict')
  const { rowCount } = await world.owner.query('select from media_objects where sha256 = $1', [late.sha256])
  assert.equal(rowCount, 0, 'its bytes were not stored at all')
  const [first] = (await list(key)).data
  assert.equal(
    (await world.call('media.updateMediaItem', key, { mediaItemId: first?.id ?? '', name: 'y' })).status,
    200,
  )
  await world.call('media.purgeMediaItem', key, { mediaItemId: first?.id ?? '' })
  assert.equal((await usageOf(tenant)).usedBytes, 4_000)
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Team' })
  const client = await world.member(tenant, 'member', 'client')
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId: client.memberId })
  for (const id of ['media.createMediaItem', 'media.createMediaUpload'] as const) {
    const input = id === 'media.createMediaItem' ? late : { organizationId, ...newUpload() }
    const { body } = await world.call(id, client.token, { ...input, teamId: team.id } as never)
    assert.deepEqual(
      [body._tag, /\d/.test(body.message ?? '')],
      ['Conflict', false],
      'clients are not shown how full it is',
    )
  }
  await world.runAsOperator(client => setMediaQuota(client, organizationId, null))
  assert.equal((await usageOf(tenant)).quotaBytes, 100_000)
})

test('a request repeated with its idempotency key adds one file', async () => {
  const tenant = await world.tenant()
  const input = { organizationId: tenant.organizationId, ...newFile() }
  const headers = { 'idempotency-key': 'once' }
  const ask = async () => (await world.call('media.createMediaItem', tenant.key, input, { headers })).body.id
  assert.equal(await ask(), await ask())
  assert.equal((await list(tenant.key)).total, 1)
})

test('a search finds the same with its index as without, whatever is searched for', async () => {
  const tenant = await world.tenant()
  const neighbour = await world.tenant()
  const names = [
    'Äpfel und Öl',
    'zebra',
    'Zebrafish',
    'abcabcabd',
    'a%b_c',
    '数学',
    '数学练习',
    'x',
    'a\\\'b"c',
    '🦓🦓🦓',
  ]
  const tags = ['week-1', '数学', 'zeb']
  const insert = (organizationId: string, name: string, tag: string) =>
    world.owner.query(
      `insert into media_items (id, organization_id, name, alt_text, tags, folder, searched, kind, media_type, bytes,
          uploaded_bytes, uploaded_sha256, status, reason, created_by, created_at, updated_at)
        values ($1, $2, $3, '', $4, '', $5, 'document', 'text/plain', 1, 1, $6, 'failed', 'on purpose', $1, now(), now())`,
      [randomUUID(), organizationId, name, [tag], `${name.toLowerCase()}\n${tag}`, 'a'.repeat(64)],
    )
  for (const [at, name] of names.entries()) {
    await insert(tenant.organizationId, name.replaceAll(/[\\/]/g, '-'), tags[at % tags.length] ?? '')
    await insert(neighbour.organizationId, name.replaceAll(/[\\/]/g, '-'), 'elsewhere')
  }
  const { rows } = await world.owner.query<{ name: string; searched: string }>(
    'select name, searched from media_items where organization_id = $1',
    [tenant.organizationId],
  )
  const needles = [
    'z',
    'ze',
    'zeb',
    'ZEBRA',
    'abcabd',
    'cab',
    '%',
    'b_c',
    '数',
    '数学',
    '数学练',
    'öl',
    '🦓🦓',
    '\n数学',
    'elsewhere',
    'nothing like it',
  ]
  for (const needle of needles) {
    const { body } = await world.call('media.listMediaItems', tenant.key, { 'filter[search]': needle })
    const page = body as { data: { name: string }[]; total: number }
    const expected = rows.filter(({ searched }) => searched.includes(needle.toLowerCase()))
    assert.deepEqual(
      page.data.map(({ name }) => name).sort(),
      expected.map(({ name }) => name).sort(),
      needle,
    )
    assert.equal(page.total, expected.length, needle)
  }
})

test('a search in many files reads an index, and one that finds very many has an exact total', async () => {
  const tenant = await world.tenant()
  await world.owner.query(
    `insert into media_items (id, organization_id, name, alt_text, tags, folder, searched, kind, media_type, bytes,
        uploaded_bytes, uploaded_sha256, status, reason, created_by, created_at, updated_at)
      select uuidv7(), $1, 'file ' || n, '', '{}', '', 'file ' || n, 'document', 'text/plain', 1, 1, repeat('a', 64), 'failed',
        'on purpose', $1, now(), now() from generate_series(1, 2500) n`,
    [tenant.organizationId],
  )
  await world.owner.query('analyze media_items')
  const total = async (search: string) => {
    const { body } = await world.call('media.listMediaItems', tenant.key, { 'filter[search]': search })
    return (body as { total: number }).total
  }
  const uses = async () => {
    await world.owner.query('select pg_stat_force_next_flush()')
    const { rows } = await world.owner.query<{ scans: string }>(
      `select coalesce(sum(idx_scan), 0) as scans from pg_stat_user_indexes where indexrelname = 'media_items_by_trigram'`,
    )
    return Number(rows[0]?.scans)
  }
  const before = await uses()
  assert.equal(await total('FILE 2345'), 1)
  assert.equal(await total('file'), 2500)
  assert.equal(await total('fi'), 2500)
  assert.equal(await total('e 24'), 111)
  for (let tries = 0; (await uses()) === before; tries++) {
    assert(tries < 200, 'the index was never used')
    await sleep(50)
  }
})
