import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Tenant, World } from './support/world.ts'

const world = await World.create({ databaseConnections: 6 }, undefined, { databasePatience: 1 })
after(() => world.close())

/** Locks a table against every reader while the work runs. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  const client = await world.owner.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  try {
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const listFiles = (key: string) => world.call('media.listMediaItems', key, {})
const listTeams = (key: string) => world.call('teams.listTeams', key, {})

async function timed<T>(work: Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const before = performance.now()
  const answer = await work
  return { answer, milliseconds: performance.now() - before }
}

test('a tenant whose reads hang leaves connections for the others, and gets 429 instead of 500', async () => {
  const [busy, other] = [await world.tenant(), await world.tenant()]
  const keys = [busy.key, await world.key(busy), await world.key(busy)]
  await Promise.all([...keys, other.key].map(listTeams))
  const { hung, others } = await whileLocked('media_items', async () => {
    const asked = Array.from({ length: 30 }, (_, at) => listFiles(keys[at % keys.length] ?? ''))
    const others = []
    for (let round = 0; round < 10; round++) others.push(await timed(listTeams(other.key)))
    return { hung: await Promise.all(asked), others }
  })
  for (const { answer, milliseconds } of others) {
    assert.equal(answer.status, 200)
    assert(milliseconds < 2_500, `the other tenant waited ${Math.round(milliseconds)} ms`)
  }
  for (const { status, body, headers } of hung) {
    assert.equal(status, 429, JSON.stringify(body))
    assert.match(headers.get('retry-after') ?? '', /^\d+$/)
  }
})

test('a person with many organizations has no larger share than another', async () => {
  const first = await world.tenant()
  const token = await world.token(first.userId)
  const keys = [first.key]
  for (const name of ['Two', 'Three', 'Four']) {
    const made = await world.call('organizations.createOrganization', token, { name })
    const organization: Tenant = { ...first, organizationId: (made.body as { id: string }).id }
    keys.push(await world.key(organization))
  }
  const other = await world.tenant()
  await Promise.all([...keys, other.key].map(listTeams))
  const quick = await whileLocked('media_items', async () => {
    const hung = keys.flatMap(key => [listFiles(key), listFiles(key), listFiles(key)])
    const quick = await timed(listTeams(other.key))
    await Promise.all(hung)
    return quick
  })
  assert.equal(quick.answer.status, 200)
  assert(quick.milliseconds < 2_500, `the other tenant waited ${Math.round(quick.milliseconds)} ms`)
})

test('a read that takes too long is stopped after 3 seconds, and the answer says what to do', async () => {
  const { key } = await world.tenant()
  const { answer, milliseconds } = await timed(whileLocked('media_items', () => listFiles(key)))
  assert.equal(answer.status, 429)
  assert.match((answer.body as unknown as { message: string }).message, /^This took too long/)
  assert.equal(answer.headers.get('retry-after'), '5')
  assert(milliseconds > 2_500 && milliseconds < 9_000, `${milliseconds} ms`)
  assert.equal((await listFiles(key)).status, 200)
})

test('if all connections are busy, the answer is 429 with Retry-After', async () => {
  const tenants = [await world.tenant(), await world.tenant(), await world.tenant()]
  const other = await world.tenant()
  await Promise.all([...tenants, other].map(({ key }) => listTeams(key)))
  // Changes wait for locks longer than reads may take.
  const client = await world.owner.connect()
  await client.query('begin')
  await client.query('select from organizations where id = any ($1) for update', [
    tenants.map(({ organizationId }) => organizationId),
  ])
  try {
    const changes = tenants.flatMap(({ key, organizationId }) =>
      ['One', 'Two'].map(name => world.call('teams.createTeam', key, { organizationId, name })),
    )
    const reads = await Promise.all(Array.from({ length: 3 }, () => listTeams(other.key)))
    for (const { status, headers, body } of [...reads, ...(await Promise.all(changes))]) {
      assert([200, 429].includes(status), JSON.stringify(body))
      if (status === 429) assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('all keys of an organization share a limit, and so do all programs of a person', async () => {
  const limited = await World.create({ requestsPerMinute: 3, togetherPerMinute: 4 })
  try {
    const [one, two] = [await limited.tenant(), await limited.tenant()]
    const ask = (key: string) => limited.call('organizations.listOrganizations', key, {})
    for (let request = 0; request < 3; request++) await ask(one.key)
    assert.equal((await ask(one.key)).status, 429, 'the key itself')
    const another = await limited.key(one)
    const last = await ask(another)
    assert.equal(last.status, 200, 'refused requests do not count')
    assert.match(last.headers.get('ratelimit') ?? '', /^"credential";r=2;t=\d+, "organization";r=0;t=\d+$/)
    const refused = await ask(another)
    assert.equal(refused.status, 429)
    assert.match(
      JSON.stringify(refused.body),
      /The API keys of this organization have made too many requests together/,
    )
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/)
    assert.equal((await ask(two.key)).status, 200)
    const own = await ask(await limited.token(one.userId))
    assert.equal(own.status, 200, 'a person is not one of the keys')
    assert.match(own.headers.get('ratelimit-policy') ?? '', /^"credential";q=3;w=60, "person";q=4;w=60$/)
  } finally {
    await limited.close()
  }
})

test('one organization can’t use all event streams', async () => {
  const tenant = await world.tenant()
  const jobId = await world.job(tenant)
  const other = await world.tenant()
  const otherJobId = await world.job(other)
  const open = async (key: string, id: string) => {
    const leaving = new AbortController()
    const response = await fetch(`${world.server.url}/v1/jobs/${id}/events`, {
      headers: { authorization: `Bearer ${key}` },
      signal: leaving.signal,
    })
    // The response is kept: without it, its stream ends with the next garbage collection.
    return { response, status: response.status, leave: () => leaving.abort() }
  }
  const people = [await world.member(tenant), await world.member(tenant), await world.member(tenant)]
  const tokens = people.map(({ token }) => token)
  const openMany = async (count: number) =>
    await Promise.all(Array.from({ length: count }, (_, at) => open(tokens[at % tokens.length] ?? '', jobId)))
  const opened = await openMany(40)
  const refused = await openMany(5)
  const outside = await open(other.key, otherJobId)
  for (const { leave } of [...opened, ...refused, outside]) leave()
  assert.deepEqual([...new Set(opened.map(({ status }) => status))], [200])
  assert.deepEqual([...new Set(refused.map(({ status }) => status))], [429])
  assert.equal(outside.status, 200)
})
