import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import type { RunningServer } from '../server/start.ts'
import { World } from './support/world.ts'

const limit = 300
/** More than one process, so they count together. */
const several = { processes: 2, requestsPerMinute: limit, togetherPerMinute: limit * 2 }
const world = await World.create(several)
after(() => world.close())
const servers = [
  world.server,
  await world.startAnotherServer(several),
  await world.startAnotherServer(several),
]

const ask = async (token: string, { url }: RunningServer) => {
  const response = await fetch(`${url}/v1/organizations`, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  return response
}

const serverAt = (at: number) => servers[at % servers.length] ?? world.server

/** How many of so many requests are answered, over all servers in turn, some at a time. */
async function countAnswered(tokens: readonly string[], requests: number, atOnce: number): Promise<number> {
  let [sent, answered] = [0, 0]
  const loops = Array.from({ length: atOnce }, async () => {
    while (sent < requests) {
      const at = sent++
      const { status } = await ask(
        tokens[Math.floor(at / servers.length) % tokens.length] ?? '',
        serverAt(at),
      )
      if (status === 200) answered++
      else assert.equal(status, 429)
    }
  })
  await Promise.all(loops)
  return answered
}

function assertNear(t: TestContext, answered: number, expected: number): void {
  t.diagnostic(`${answered} answered`)
  assert(Math.abs(answered - expected) <= expected * 0.05, `${answered} answered instead of ${expected}`)
}

test('three servers in turn answer 300 requests of a key with a limit of 300', async t => {
  const { key } = await world.tenant()
  assertNear(t, await countAnswered([key], 400, 1), limit)
})

test('so they do if all requests arrive at once', async t => {
  const { key } = await world.tenant()
  assertNear(t, await countAnswered([key], 600, 600), limit)
})

test('so they do if one server after the other gets a burst', async t => {
  const { key } = await world.tenant()
  let answered = 0
  for (const server of servers) {
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await ask(key, server)).status),
    )
    answered += statuses.filter(status => status === 200).length
  }
  assertNear(t, answered, limit)
})

test('the keys of an organization share their limit on all servers', async t => {
  const tenant = await world.tenant()
  const keys = [tenant.key, await world.key(tenant), await world.key(tenant), await world.key(tenant)]
  assertNear(t, await countAnswered(keys, 800, 8), several.togetherPerMinute)
})

test('a caller with few requests costs no statement, and a busy one a statement for some of them', async () => {
  const { key } = await world.tenant()
  const statements = async () =>
    Number((await world.owner.query(`select count(*) from shared_windows`)).rows[0].count)
  const before = await statements()
  for (let at = 0; at < 9; at++) assert.equal((await ask(key, serverAt(at))).status, 200)
  assert.equal(await statements(), before)
  for (let at = 0; at < 9; at++) assert.equal((await ask(key, serverAt(at))).status, 200)
  assert((await statements()) > before)
})

test('every server shows the same end of a window, and all begin another then', async t => {
  const { key } = await world.tenant()
  assertNear(t, await countAnswered([key], limit + 100, 6), limit)
  world.clock.ahead += 30_000
  const ends = []
  for (const server of servers) {
    const { status, headers } = await ask(key, server)
    assert.equal(status, 429)
    assert.match(headers.get('ratelimit') ?? '', /^"credential";r=0;t=\d+/)
    ends.push(Number(headers.get('retry-after')))
  }
  for (const seconds of ends) assert(seconds <= 31 && seconds >= 10, `${ends}`)
  assert(Math.max(...ends) - Math.min(...ends) <= 2, `${ends}`)
  world.clock.ahead += 32_000
  assertNear(t, await countAnswered([key], 400, 6), limit)
})

test('guesses are counted exactly, and one that is taken back makes room everywhere', async () => {
  const limits = servers.map(({ app }) => app.rateLimits)
  const guess = (at: number, who: string) =>
    limits[at % limits.length]?.countGuess('trial', who, 20, world.clock.now())
  const allowed = async (who: string, guesses: number) =>
    (await Promise.all(Array.from({ length: guesses }, (_, at) => guess(at, who)))).filter(
      wait => wait === undefined,
    ).length
  assert.equal(await allowed('192.0.2.1', 90), 20, 'at once')
  let one = 0
  for (let at = 0; at < 60; at++) if ((await guess(at, '192.0.2.2')) === undefined) one++
  assert.equal(one, 20)
  assert.equal(await allowed('192.0.2.3', 20), 20)
  limits[1]?.takeBackGuess('trial', '192.0.2.3', world.clock.now())
  assert.equal(await guess(1, '192.0.2.3'), undefined)
  assert.notEqual(await guess(2, '192.0.2.3'), undefined)
})

/** What keeps the database from counting, and what ends that. */
const troubles = {
  'does not answer': async () => {
    const client = await world.owner.connect()
    await client.query('begin')
    await client.query('lock table shared_windows in access exclusive mode')
    return async () => {
      await client.query('rollback')
      client.release()
    }
  },
  refuses: async () => {
    await world.owner.query('revoke insert on shared_windows from learn_identity')
    return () => world.owner.query('grant insert on shared_windows to learn_identity')
  },
}

for (const [trouble, begin] of Object.entries(troubles))
  test(`while the database ${trouble}, each server limits requests alone, and nobody gets a 500`, async t => {
    const logged = (text: string) => world.log.filter(line => line.includes(text)).length
    const [alone, again] = [logged('limits requests alone'), logged('counts requests again')]
    const { key } = await world.tenant()
    const end = await begin()
    assertNear(t, await countAnswered([key], 1_200, 12), limit * servers.length)
    await end()
    assert.equal(logged('limits requests alone') - alone, servers.length)
    const before = performance.now()
    const other = await world.tenant()
    while (logged('counts requests again') - again < servers.length) {
      for (const server of servers) await ask(other.key, server)
      assert(performance.now() - before < 60_000)
    }
    assertNear(t, await countAnswered([(await world.tenant()).key], 400, 6), limit)
  })
