import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Invitation } from '@learn/contract/invitations'
import type { Organization } from '@learn/contract/organizations'
import type { Page } from '@learn/contract/values'
import fc from 'fast-check'
import { type Tenant, World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

type Query = Record<string, string>

/** By code point, as the contract says. JavaScript compares UTF-16 units. */
const compareText = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

function sorted<Item extends { id: string }>(
  items: readonly Item[],
  sortBy: keyof Item,
  sortOrder: string,
): Item[] {
  const ascending = [...items].sort(
    (a, b) => compareText(String(a[sortBy]), String(b[sortBy])) || compareText(a.id, b.id),
  )
  return sortOrder === 'asc' ? ascending : ascending.reverse()
}

/** Follows nextCursor to the end, then prevCursor back to the start, and returns the pages of both directions. */
async function walk<Item>(get: (query: Query) => Promise<Page<Item>>, query: Query) {
  const forwards: Page<Item>[] = []
  let cursor: string | null = null
  do {
    const page: Page<Item> = await get({ ...query, ...(cursor && { cursor }) })
    forwards.push(page)
    cursor = page.nextCursor
  } while (cursor)
  const backwards: Page<Item>[] = []
  for (cursor = forwards.at(-1)?.prevCursor ?? null; cursor; ) {
    const page: Page<Item> = await get({ ...query, cursor })
    backwards.unshift(page)
    cursor = page.prevCursor
  }
  return { forwards, backwards }
}

async function assertExactly<Item extends { id: string }>(
  get: (query: Query) => Promise<Page<Item>>,
  query: Query,
  expected: readonly Item[],
) {
  const { forwards, backwards } = await walk(get, query)
  const ids = (pages: Page<Item>[]) => pages.flatMap(({ data }) => data.map(({ id }) => id))
  const all = expected.map(({ id }) => id)
  const limit = Number(query.limit ?? 25)
  assert.deepEqual(ids(forwards), all)
  assert.deepEqual(ids(backwards), all.slice(0, (forwards.length - 1) * limit))
  for (const page of [...forwards, ...backwards]) assert.equal(page.total, all.length)
  assert.equal(forwards[0]?.prevCursor, null)
  for (const page of forwards.slice(1)) assert.notEqual(page.prevCursor, null)
  for (const page of forwards.slice(0, -1)) assert.equal(page.data.length, limit)
  for (const page of backwards) assert.notEqual(page.nextCursor, null)
}

const invitationsOf =
  ({ key }: Tenant) =>
  async (query: Query): Promise<Page<Invitation>> => {
    const { status, body } = await world.call('organizations.listInvitations', key, query)
    assert.equal(status, 200)
    return body
  }

/** Few values, so that ties are common, and characters that collations order differently. */
const email = fc.stringMatching(/^[abz_~{0-]{1,3}$/).map(name => `${name}@example.org`)
const moments = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.001Z', '2026-06-01T12:00:00.100Z']
const moment = fc.constantFrom(...moments)
const invitation = fc.record({
  email,
  role: fc.constantFrom('admin', 'member', 'viewer'),
  status: fc.constantFrom('pending', 'accepted', 'revoked', 'expired'),
  createdAt: moment,
  expiresAt: fc.oneof(moment, fc.constantFrom('2126-01-01T00:00:00.000Z', '2126-01-01T00:00:00.010Z')),
})

/** An address can have one pending invitation, so any further ones become revoked. */
const onePending = (items: readonly Partial<Invitation>[]): Partial<Invitation>[] => {
  const pending = new Set<string | undefined>()
  return items.map(item => {
    if (item.status !== 'pending') return item
    if (pending.has(item.email)) return { ...item, status: 'revoked' }
    pending.add(item.email)
    return item
  })
}

const statusNow = (item: Pick<Invitation, 'status' | 'expiresAt'>) =>
  item.status === 'pending' && item.expiresAt <= new Date().toISOString() ? 'expired' : item.status

test('for any invitations, sort, filters and limit, the pages are exactly the sorted list, in both directions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(invitation, { maxLength: 23 }),
      fc.integer({ min: 1, max: 7 }),
      fc.constantFrom('createdAt', 'expiresAt', 'email', 'role'),
      fc.constantFrom('asc', 'desc'),
      fc.option(fc.constantFrom('pending', 'accepted', 'revoked', 'expired'), { nil: undefined }),
      fc.option(fc.constantFrom('admin', 'member', 'viewer'), { nil: undefined }),
      fc.integer({ min: 0, max: 2 }),
      async (given, limit, sortBy, sortOrder, status, role, more) => {
        const tenant = await world.tenant()
        const organizations = [tenant.organizationId]
        for (let index = 0; index < more; index++) {
          const { body } = await world.call('organizations.createOrganization', tenant.key, {
            name: `More ${index}`,
          })
          organizations.push(body.id)
        }
        const items: Invitation[] = []
        for (const [index, organizationId] of organizations.entries()) {
          const part = onePending(
            given.filter((_, place) => place % organizations.length === index) as Partial<Invitation>[],
          )
          const ids = await world.invitations({ ...tenant, organizationId }, part)
          items.push(...part.map((item, place) => ({ ...item, id: ids[place] }) as Invitation))
        }
        const matching = items.filter(
          item =>
            (status === undefined || statusNow(item) === status) &&
            (role === undefined || item.role === role),
        )
        const query = {
          limit: String(limit),
          sortBy,
          sortOrder,
          ...(status && { 'filter[status]': status }),
          ...(role && { 'filter[role]': role }),
        }
        await assertExactly(
          invitationsOf(tenant),
          query,
          sorted(matching, sortBy as keyof Invitation, sortOrder),
        )
      },
    ),
    { numRuns: 120, interruptAfterTimeLimit: 60_000 },
  )
})

test('for any organizations, sort and limit, the pages are exactly the sorted list, in both directions', async () => {
  const name = fc.stringMatching(/^[aAbZä😀\uffee ]{2,4}$/u)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ name, createdAt: moment, updatedAt: moment }), { maxLength: 15 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('createdAt', 'updatedAt', 'name'),
      fc.constantFrom('asc', 'desc'),
      async (given, limit, sortBy, sortOrder) => {
        const tenant = await world.tenant()
        await Promise.all(
          given.map(async item => {
            const { body } = await world.call('organizations.createOrganization', tenant.key, {
              name: item.name,
            })
            await world.owner.query(
              'update organizations set created_at = $2, updated_at = $3 where id = $1',
              [body.id, item.createdAt, item.updatedAt],
            )
          }),
        )
        const get = async (query: Query): Promise<Page<Organization>> =>
          (await world.call('organizations.listOrganizations', tenant.key, query)).body
        const { data } = await get({ limit: '100' })
        assert.equal(data.length, given.length + 1)
        const expected = sorted(data, sortBy as keyof Organization, sortOrder)
        await assertExactly(get, { limit: String(limit), sortBy, sortOrder }, expected)
      },
    ),
    { numRuns: 40, interruptAfterTimeLimit: 40_000 },
  )
})

const seconds = (count: number) =>
  Array.from({ length: count }, (_, index) => new Date(1_700_000_000_000 + index * 1000))

test('inserts and deletes between pages neither repeat nor hide other items', async () => {
  const tenant = await world.tenant()
  const ids = await world.invitations(
    tenant,
    seconds(40).map(at => ({ createdAt: at.toISOString() })),
  )
  const get = invitationsOf(tenant)
  const query = { limit: '10', sortOrder: 'asc' }
  const first = await get(query)
  // The item at the cursor is deleted with its neighbours, and new items appear on both sides.
  const gone = [ids[9], ids[3], ids[15]]
  await world.owner.query('delete from invitations where id = any ($1)', [gone])
  await world.invitations(tenant, [
    { createdAt: new Date(1_600_000_000_000).toISOString() },
    { createdAt: new Date(1_700_000_012_500).toISOString() },
  ])
  const second = await get({ ...query, cursor: first.nextCursor ?? '' })
  const rest = [...first.data, ...second.data].map(({ id }) => id)
  assert.equal(new Set(rest).size, 20)
  for (const id of ids.slice(10, 19)) if (!gone.includes(id)) assert(rest.includes(id))
  assert.equal(second.total, 39)
  const back = await get({ ...query, cursor: second.prevCursor ?? '' })
  assert.equal(back.data.length, 9, 'the new item at the start, and the eight items left of the first page')
  assert.equal(back.prevCursor, null)
})

test('a cursor still works when everything on its side is gone', async () => {
  for (const sortOrder of ['asc', 'desc']) {
    const tenant = await world.tenant()
    const ids = await world.invitations(
      tenant,
      seconds(6).map(at => ({ createdAt: at.toISOString() })),
    )
    const order = sortOrder === 'asc' ? ids : ids.toReversed()
    const get = invitationsOf(tenant)
    const first = await get({ limit: '3', sortOrder })
    await world.owner.query('delete from invitations where id = any ($1)', [order.slice(3)])
    const empty = await get({ limit: '3', sortOrder, cursor: first.nextCursor ?? '' })
    assert.deepEqual(
      { data: empty.data, next: empty.nextCursor, total: empty.total },
      { data: [], next: null, total: 3 },
    )
    const back = await get({ limit: '3', sortOrder, cursor: empty.prevCursor ?? '' })
    assert.deepEqual(
      back.data.map(({ id }) => id),
      order.slice(0, 3),
      'going back includes the item at the cursor itself',
    )
    await world.owner.query('delete from invitations where id = any ($1)', [order])
    const nothing = await get({ limit: '3', sortOrder, cursor: first.nextCursor ?? '' })
    assert.deepEqual(nothing, { data: [], total: 0, nextCursor: null, prevCursor: null })
  }
})

test('the limit is 25 by default and at most 100, and may have leading zeros', async () => {
  const tenant = await world.tenant()
  await world.invitations(
    tenant,
    seconds(120).map(at => ({ createdAt: at.toISOString() })),
  )
  const lengths = async (query: Query) => (await invitationsOf(tenant)(query)).data.length
  assert.equal(await lengths({}), 25)
  assert.equal(await lengths({ limit: '1' }), 1)
  assert.equal(await lengths({ limit: '007' }), 7)
  assert.equal(await lengths({ limit: '100' }), 100)
  assert.equal(await lengths({ limit: '101' }), 100)
  assert.equal(await lengths({ limit: '9'.repeat(300) }), 100)
})

test('a limit that is not a whole number of at least 1 is a bad request', async () => {
  const { key } = await world.tenant()
  for (const limit of ['0', '00', '-1', '1.5', '1e2', ' 5', '0x10', '', '५', 'ten']) {
    const { body } = await world.call('organizations.listInvitations', key, { limit })
    assert.equal(body._tag, 'BadRequest', limit)
    assert.match(body.message ?? '', /limit/)
  }
})

test('a cursor from another list, sort, order, filter or caller is a bad request, and so is a cut or made-up one', async () => {
  const tenant = await world.tenant()
  const other = await world.tenant()
  await world.invitations(
    tenant,
    seconds(5).map(at => ({ createdAt: at.toISOString() })),
  )
  await world.invitations(
    other,
    seconds(5).map(at => ({ createdAt: at.toISOString() })),
  )
  const { nextCursor } = await invitationsOf(tenant)({ limit: '2' })
  const cursor = nextCursor ?? ''
  const refused = async (
    key: string,
    query: Query,
    id: 'listInvitations' | 'listOrganizations' = 'listInvitations',
  ) => {
    const { body } = await world.call(`organizations.${id}`, key, query)
    assert.equal(body._tag, 'BadRequest', JSON.stringify(query))
    assert.match(body.message ?? '', /cursor/)
  }
  await refused(tenant.key, { cursor }, 'listOrganizations')
  await refused(tenant.key, { cursor, sortBy: 'email' })
  await refused(tenant.key, { cursor, sortOrder: 'asc' })
  await refused(tenant.key, { cursor, 'filter[status]': 'pending' })
  await refused(other.key, { cursor })
  await refused(tenant.key, { cursor: '' })
  await refused(tenant.key, { cursor: `${cursor}A` })
  await refused(tenant.key, { cursor: `${cursor}=` })
  for (let cut = 0; cut < cursor.length; cut += 7) await refused(tenant.key, { cursor: cursor.slice(0, cut) })
  for (let place = 0; place < cursor.length; place++) {
    const changed = cursor[place] === 'A' ? 'B' : 'A'
    await refused(tenant.key, { cursor: cursor.slice(0, place) + changed + cursor.slice(place + 1) })
  }
})

test('none of 10,000 random cursors is accepted', async () => {
  const { key } = await world.tenant()
  let taken = 0
  for (let batch = 0; batch < 100; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => {
        const cursor = Buffer.from(crypto.getRandomValues(new Uint8Array(20 + batch))).toString('base64url')
        return world.call('organizations.listInvitations', key, { cursor })
      }),
    )
    taken += answers.filter(({ status }) => status !== 400).length
  }
  assert.equal(taken, 0)
})
