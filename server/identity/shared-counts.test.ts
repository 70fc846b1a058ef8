import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { World } from '../../test/support/world.ts'
import { Database, type Queries } from '../storage/database.ts'
import { loginAs } from '../storage/logins.ts'
import { forgetExpired } from './expiry.store.ts'
import { RateLimits } from './rate-limit.ts'
import { SharedCounts } from './shared-counts.ts'

const world = await World.create()
const { secrets, log } = world.server.app
const database = new Database({
  login: loginAs('learn_identity', world.databaseUrl, secrets.databaseLogin),
  connections: 1,
  patience: 6,
})
after(async () => {
  await database.close()
  await world.close()
})

/** The keys of each statement, in the order in which they were sent. */
const statements: string[][] = []
const watched: Queries = {
  query: async (statement, values) => {
    const [keys] = values
    if (Array.isArray(keys)) statements.push(keys)
    return await database.system.query(statement, values)
  },
}
const { clock } = world
/** What another process of the same installation counts with. */
const newLimits = (db: Queries = database.system) =>
  new RateLimits(
    { each: 300, together: 1_500 },
    new SharedCounts({
      database: { system: db, isAway: false },
      secrets,
      log,
      now: clock.now,
      patience: 6,
    }),
  )

test('a tenant with 3,000 keys that are due does not delay the key of another', async () => {
  const limits = newLimits(watched)
  const guess = (who: string) => limits.countGuess('trial', who, 20, clock.now())
  const busy = Array.from({ length: 3_000 }, (_, at) => guess(`2001:db8:${(at + 1).toString(16)}::1`))
  const other = guess('192.0.2.7')
  const ended: string[] = []
  const all = Promise.all(busy).then(() => ended.push('busy'))
  await other.then(() => ended.push('other'))
  await all
  assert.deepEqual(ended, ['other', 'busy'])
  assert.equal(statements.length, 31)
  for (const keys of statements) {
    assert(keys.length <= 100)
    assert.equal(new Set(keys).size, keys.length)
  }
})

test('requests of a key that arrive meanwhile share the next report', async () => {
  const limits = newLimits(watched)
  statements.length = 0
  const waits = await Promise.all(
    Array.from({ length: 200 }, () => limits.countGuess('trial', '192.0.2.8', 100, clock.now())),
  )
  assert.equal(waits.filter(wait => wait === undefined).length, 100)
  assert(statements.length <= 2, `${statements.length} statements`)
})

test('a window lasts as long as it does where its first request was, and then begins again everywhere', async () => {
  const [one, other] = [newLimits(), newLimits()]
  const guess = (limits: RateLimits) => limits.countGuess('trial', '192.0.2.9', 1, clock.now())
  assert.equal(await guess(one), undefined)
  clock.ahead += 500_000
  const wait = (await guess(other)) ?? assert.fail('it is the second one')
  assert(wait > 60 && wait <= 100, `${wait}`)
  clock.ahead += 101_000
  assert.equal(await guess(other), undefined)
  assert.notEqual(await guess(one), undefined)
})

test('a clock that is turned back makes no window longer', async () => {
  const limits = newLimits()
  const guess = () => limits.countGuess('trial', '192.0.2.10', 1, clock.now())
  clock.ahead += 3_600_000
  assert.equal(await guess(), undefined)
  assert.notEqual(await guess(), undefined)
  clock.ahead -= 3_600_000
  assert.equal(await guess(), undefined)
  const wait = (await guess()) ?? assert.fail('it is the second one')
  assert(wait <= 600)
})

test('two processes that report the same keys in opposite orders never wait for each other', async () => {
  const [one, other] = [newLimits(), newLimits()]
  const keys = Array.from({ length: 90 }, (_, at) => `198.51.100.${at}`)
  for (let round = 0; round < 20; round++)
    await Promise.all([
      ...keys.map(key => one.countGuess('trial', key, 50, clock.now())),
      ...keys.toReversed().map(key => other.countGuess('trial', key, 50, clock.now())),
    ])
  const { rows } = await world.owner.query('select count(*) from shared_windows where count = 40')
  assert.equal(Number(rows[0].count), keys.length)
})

test('windows that have ended are forgotten, and no address is stored', async () => {
  const { rows } = await world.owner.query(`select encode(key, 'escape') as key from shared_windows`)
  assert(rows.length > 3_000)
  for (const { key } of rows) assert(!/192\.0|2001:db8|trial/.test(key))
  const later = new Date(clock.now().getTime() + 3_700_000)
  for (const forget of forgetExpired) while ((await forget(database.system, later, 1_000)) > 0);
  const { rowCount } = await world.owner.query('select from shared_windows')
  assert.equal(rowCount, 0)
})

test('counting writes nothing to the log of the database, and so waits for no standby', async () => {
  const limits = newLimits()
  const written = async () =>
    BigInt((await world.owner.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)).rows[0].bytes)
  const count = async () => {
    for (let at = 0; at < 300; at++) await limits.countGuess('trial', '192.0.2.11', 1_000, clock.now())
  }
  await count()
  // Other tests write to the same log, but not all the time.
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 20 && least >= 200; round++) {
    const before = await written()
    await count()
    least = Math.min(least, Number((await written()) - before) / 300)
  }
  // Each statement leaves only the commit of its transaction, which nobody waits for.
  assert(least < 200, `${least} bytes`)
})
