import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { operations } from '@learn/contract'
import { assertLedger, entriesOf } from '../../test/support/ledger.ts'
import {
  callTrial,
  createBadge,
  createBook,
  createWord,
  trialTable,
  trialUnusual,
} from '../../test/support/trial.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const world = await World.create({}, undefined, trialUnusual)
after(() => world.close())
await world.owner.query(trialTable)

async function createRich(credits: number): Promise<Tenant> {
  const tenant = await world.tenant()
  await world.credits(tenant, credits)
  return tenant
}

const verify = async ({ key, organizationId }: Tenant, input: object = {}) =>
  (await world.call('billing.verifyLedger', key, { organizationId, ...input })).body

/** Tampers with the ledger as its owner could, past the rules of the database. */
async function forge(text: string, values: unknown[]): Promise<void> {
  const client = await world.owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table credit_entries disable trigger user')
    await client.query(text, values)
    await client.query('alter table credit_entries enable trigger user')
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('a new organization has an empty, intact ledger', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  const { body } = await world.call('billing.getBalance', key, { organizationId })
  assert.deepEqual(body, {
    organizationId,
    creditsBalance: 0,
    reservedCredits: 0,
    owedCredits: 0,
    grants: [],
    nextExpiry: null,
    head: null,
  })
  assert.deepEqual(await verify(tenant), {
    organizationId,
    intact: true,
    verifiedFrom: 1,
    verifiedTo: 0,
    nextFrom: null,
    firstBroken: null,
    head: null,
  })
})

test('a changed entry is found, whatever was changed', async () => {
  for (const change of [
    'credits = credits + 1',
    `operation = 'trial.createSomethingElse'`,
    `created_at = created_at - interval '1 day'`,
    'grant_id = gen_random_uuid()',
    'reserved = reserved + 1',
    `hash = sha256('another')`,
  ]) {
    const tenant = await createRich(100)
    for (let times = 0; times < 4; times++) await world.spend(tenant, 5)
    assert.equal((await verify(tenant)).intact, true)
    await forge(`update credit_entries set ${change} where organization_id = $1 and number = 5`, [
      tenant.organizationId,
    ])
    const found = await verify(tenant)
    assert.equal(found.intact, false, change)
    assert.deepEqual([found.firstBroken?.number, found.firstBroken?.reason], [5, 'hash'], change)
  }
})

test('a removed entry is found at the start, in the middle and at the end', async () => {
  for (const [first, last] of [
    [1, 1],
    [4, 4],
    [9, 9],
    [3, 6],
  ] as const) {
    const tenant = await createRich(100)
    for (let times = 0; times < 4; times++) await world.spend(tenant, 5)
    await forge('delete from credit_entries where organization_id = $1 and number between $2 and $3', [
      tenant.organizationId,
      first,
      last,
    ])
    for (const from of ['1', String(last + 1)]) {
      const { firstBroken } = await verify(tenant, { from })
      assert.deepEqual([firstBroken?.number, firstBroken?.reason], [first, 'missing'], `from ${from}`)
    }
  }
})

/** Rewrites the ledger from an entry on, so that its hashes are consistent again. */
async function rewrite({ organizationId }: Tenant, from: number): Promise<void> {
  await forge(`update credit_entries set payment_id = 'forged' where organization_id = $1 and number = $2`, [
    organizationId,
    from,
  ])
  const { rows } = await world.owner.query<{ last: string }>(
    'select max(number) as last from credit_entries where organization_id = $1',
    [organizationId],
  )
  for (let number = from; number <= Number(rows[0]?.last); number++)
    await forge(
      `update credit_entries e set hash = credit_entry_hash((select hash from credit_entries p
          where p.organization_id = e.organization_id and p.number = e.number - 1), e)
        where organization_id = $1 and number = $2`,
      [organizationId, number],
    )
}

test('a ledger rewritten as a whole is detected with a kept head', async () => {
  const tenant = await createRich(100)
  const { key, organizationId } = tenant
  for (let times = 0; times < 3; times++) await world.spend(tenant, 5)
  const { head } = (await world.call('billing.getBalance', key, { organizationId })).body
  assert(head)
  const kept = { headNumber: String(head.number), headHash: head.hash }
  await world.spend(tenant, 5)
  assert.equal((await verify(tenant, kept)).intact, true)
  await rewrite(tenant, 3)
  assert.equal((await verify(tenant)).intact, true, 'on its own it is consistent')
  const { firstBroken } = await verify(tenant, kept)
  assert.deepEqual([firstBroken?.number, firstBroken?.reason], [head.number, 'kept_head'])
  const beyond = await verify(tenant, { headNumber: '100', headHash: head.hash })
  assert.deepEqual([beyond.firstBroken?.number, beyond.firstBroken?.reason], [10, 'missing'])
})

test('balances that don’t match the entries are detected', async () => {
  const tenant = await createRich(100)
  await world.owner.query('update organizations set credits_balance = 1000000 where id = $1', [
    tenant.organizationId,
  ])
  const { intact, firstBroken } = await verify(tenant)
  assert.deepEqual([intact, firstBroken?.reason], [false, 'balance'])
})

test('verification can continue where it stopped, and half a head is refused', async () => {
  const tenant = await createRich(100)
  for (let times = 0; times < 4; times++) await world.spend(tenant, 5)
  const { verifiedFrom, verifiedTo, intact } = await verify(tenant, { from: '4' })
  assert.deepEqual([verifiedFrom, verifiedTo, intact], [4, 9, true])
  assert.equal((await verify(tenant, { from: '1000' })).intact, true)
  for (const input of [{ headNumber: '1' }, { headHash: 'a'.repeat(64) }])
    assert.equal(((await verify(tenant, input)) as { _tag?: string })._tag, 'BadRequest')
  for (const input of [{ from: '0' }, { from: '-1' }, { from: '1.5' }, { from: 'x' }, { headHash: 'zz' }])
    assert.equal(((await verify(tenant, input)) as { _tag?: string })._tag, 'HttpApiDecodeError')
})

test('entries can be listed by kind and by reservation', async () => {
  const tenant = await createRich(100)
  for (let times = 0; times < 3; times++) await world.spend(tenant, 5)
  const entries = await entriesOf(world, tenant)
  const list = async (filters: object) =>
    (await world.call('billing.listLedgerEntries', tenant.key, { ...filters })).body
  const posts = await list({ 'filter[kind]': 'post' })
  assert.equal(posts.total, 3)
  const reservationId = posts.data[0]?.reservationId ?? ''
  const both = await list({ 'filter[reservationId]': reservationId, limit: '1' })
  assert.equal(both.total, 2)
  assert.deepEqual(
    both.data.map(({ number }) => number),
    [7],
  )
  const next = await list({
    'filter[reservationId]': reservationId,
    limit: '1',
    cursor: both.nextCursor ?? '',
  })
  assert.deepEqual(next.data, [entries[5]])
  assert.equal((await list({ 'filter[reservationId]': randomUUID() })).total, 0)
})

test('usage is reported by operation and by day for the requested days', async () => {
  const tenant = await world.tenant()
  await world.credits(tenant, 100, { at: new Date('2026-01-01T00:00:00Z') })
  const { key, organizationId } = tenant
  const spend = async (operation: string, credits: number, at: string) => {
    const id = randomUUID()
    await world.owner.query(
      `select reserve_credits($1, $2, $3, $4, null, $5, $6, $6::timestamptz + interval '1 hour')`,
      [id, organizationId, tenant.userId, operation, credits, at],
    )
    await world.owner.query('select post_reservation($1, $2, $3)', [id, credits, at])
  }
  await spend('a.one', 3, '2026-01-30T23:59:59.999Z')
  await spend('a.one', 4, '2026-01-31T00:00:00.000Z')
  await spend('b.two', 9, '2026-01-31T12:00:00.000Z')
  await spend('a.one', 5, '2026-02-01T00:00:00.000Z')
  const usage = async (from: string, to: string) =>
    (await world.call('billing.getUsage', key, { organizationId, from, to })).body
  assert.deepEqual(await usage('2026-01-30', '2026-01-31'), {
    organizationId,
    from: '2026-01-30',
    to: '2026-01-31',
    calls: 3,
    credits: 16,
    operations: [
      { operation: 'b.two', calls: 1, credits: 9 },
      { operation: 'a.one', calls: 2, credits: 7 },
    ],
    days: [
      { day: '2026-01-30', operations: [{ operation: 'a.one', calls: 1, credits: 3 }] },
      {
        day: '2026-01-31',
        operations: [
          { operation: 'a.one', calls: 1, credits: 4 },
          { operation: 'b.two', calls: 1, credits: 9 },
        ],
      },
    ],
  })
  for (const [from, to] of [
    ['2026-02-01', '2026-01-01'],
    ['2024-01-01', '2026-01-01'],
    ['2026-02-30', '2026-03-01'],
  ] as const)
    assert.equal(((await usage(from, to)) as { _tag?: string })._tag, 'BadRequest')
  for (const from of ['yesterday', '2026-1-1', '', '0000-01-01', '0999-12-31'])
    assert.equal(((await usage(from, '2026-01-01')) as { _tag?: string })._tag, 'HttpApiDecodeError')
  const { body: recent } = await world.call('billing.getUsage', key, { organizationId })
  assert.equal(Date.parse(recent.to) - Date.parse(recent.from), 29 * 86_400_000)
})

test('a statement adds up in every format and from month to month', async () => {
  const tenant = await world.tenant('Ashgrove & Söhne')
  const { key, organizationId } = tenant
  const grantedAt = new Date('2026-01-15T00:00:00Z')
  await world.credits(tenant, 100, { at: grantedAt })
  await world.credits(tenant, 7, { at: grantedAt, expiresAt: new Date('2026-02-10T00:00:00Z'), priority: 40 })
  for (const [at, credits] of [
    ['2026-01-20T10:00:00Z', 5],
    ['2026-02-02T10:00:00Z', 6],
  ] as const) {
    const id = randomUUID()
    await world.owner.query(
      `select reserve_credits($1, $2, $3, 'trial.createWord', null, 10, $4, $4::timestamptz + interval '1 hour')`,
      [id, organizationId, tenant.userId, at],
    )
    await world.owner.query('select post_reservation($1, $2, $3)', [id, credits, at])
  }
  await world.owner.query(`select settle_due_credits('2026-02-10T00:00:01Z', 1000)`)
  const month = async (name: string) =>
    (await world.call('billing.getStatement', key, { organizationId, month: name })).body
  const [january, february, march] = [await month('2026-01'), await month('2026-02'), await month('2026-03')]
  assert.deepEqual(january.movements, [
    { kind: 'grant', credits: 107, entries: 2 },
    { kind: 'post', credits: -5, entries: 1 },
  ])
  assert.deepEqual(february.movements, [
    { kind: 'lapse', credits: -7, entries: 1 },
    { kind: 'post', credits: -6, entries: 1 },
  ])
  assert.deepEqual(february.usage, [
    { day: '2026-02-02', operation: 'trial.createWord', calls: 1, credits: 6 },
  ])
  for (const statement of [january, february, march]) {
    const sum = statement.movements.reduce((total, { credits }) => total + credits, 0)
    assert.equal(statement.openingCredits + sum, statement.closingCredits, statement.month)
  }
  assert.deepEqual(
    [january.openingCredits, january.closingCredits, february.openingCredits, march.closingCredits],
    [0, 102, 102, 89],
  )
  const { body: balance } = await world.call('billing.getBalance', key, { organizationId })
  assert.deepEqual(march.head, balance.head)
  const fetchStatement = async (format: string) => {
    const address = `${world.server.url}/v1/billing/statements/2026-02?organizationId=${organizationId}&format=${format}`
    return await fetch(address, { headers: { authorization: `Bearer ${key}` } })
  }
  const csv = await fetchStatement('csv')
  assert.equal(csv.headers.get('content-type'), 'text/csv; charset=utf-8')
  assert.match(await csv.text(), /Ashgrove & Söhne.*trial\.createWord,1,6/s)
  const html = await fetchStatement('html')
  assert.equal(html.headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(html.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/)
  assert.match(await html.text(), /^<!doctype html>.*Ashgrove &#38; Söhne.*<svg/is)
  assert.equal((await fetchStatement('json')).headers.get('content-type'), 'application/json')
  assert.equal((await fetchStatement('pdf')).status, 400)
  for (const name of ['2026-13', '2026', 'x', '0000-01', '0050-03'])
    assert.equal(((await month(name)) as { _tag?: string })._tag, 'HttpApiDecodeError')
  assert.equal(((await month('2999-01')) as { _tag?: string })._tag, 'BadRequest')
})

test('a statement adds up if calls that started before midnight are charged after it', async () => {
  const tenant = await world.tenant()
  const { key, organizationId } = tenant
  await world.credits(tenant, 100, { at: new Date('2026-01-15T00:00:00Z') })
  const hold = async (at: string) => {
    const id = randomUUID()
    await world.owner.query(
      `select reserve_credits($1, $2, $3, 'trial.createWord', null, 10, $4, $4::timestamptz + interval '1 hour')`,
      [id, organizationId, tenant.userId, at],
    )
    return id
  }
  const [before, after] = ['2026-01-31T23:59:59.900Z', '2026-02-01T00:00:00.100Z']
  const [first, next] = [await hold(before), await hold(after)]
  await world.owner.query('select post_reservation($1, 10, $2)', [next, after])
  await world.owner.query('select post_reservation($1, 10, $2)', [first, before])
  for (const month of ['2026-01', '2026-02']) {
    const { body } = await world.call('billing.getStatement', key, { organizationId, month })
    const sum = body.movements.reduce((total, { credits }) => total + credits, 0)
    assert.equal(body.openingCredits + sum, body.closingCredits, month)
  }
})

test('the statement of the current month ends now and says so', async () => {
  const tenant = await createRich(100)
  const { key, organizationId } = tenant
  await world.spend(tenant, 5)
  const month = new Date().toISOString().slice(0, 7)
  const { body } = await world.call('billing.getStatement', key, { organizationId, month })
  assert(Math.abs(Date.parse(body.to) - Date.now()) < 60_000, body.to)
  assert.equal(body.closingCredits, 95)
  assert.equal(body.usage.length, 1)
  const address = `${world.server.url}/v1/billing/statements/${month}?organizationId=${organizationId}&format=html`
  const html = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
  assert.match(await html.text(), /The month is not over/)
})

test('the price list matches the contract', async () => {
  const { key } = await world.tenant()
  const { body } = await world.call('billing.listPrices', key, {})
  const ofProduct = operations.flatMap(({ id, cost }) => (cost ? [id] : []))
  assert.deepEqual(
    body.data.map(({ operation }) => operation),
    [...ofProduct, createWord.id, createBadge.id, createBook.id],
  )
  assert.deepEqual(body.data.at(-1), {
    operation: 'trial.createBook',
    summary: 'Write a book',
    credits: 2,
    per: 'page',
  })
})

const estimate = async ({ key, organizationId }: Tenant, operation: string, input: object) =>
  (await world.call('billing.createEstimate', key, { organizationId, operation, input: { ...input } })).body

test('an estimate says what a call will cost and whether the balance suffices, and reserves nothing', async () => {
  const tenant = await createRich(30)
  const { organizationId, key } = tenant
  const book = { organizationId, pages: 15 }
  const expected = {
    organizationId,
    operation: 'trial.createBook',
    per: 'page',
    availableCredits: 30,
    reservedCredits: 0,
  }
  assert.deepEqual(await estimate(tenant, 'trial.createBook', book), {
    ...expected,
    units: 15,
    credits: 30,
    payable: true,
    shortfall: 0,
  })
  assert.deepEqual(await estimate(tenant, 'trial.createBook', { ...book, pages: 20 }), {
    ...expected,
    units: 20,
    credits: 40,
    payable: false,
    shortfall: 10,
  })
  assert.equal((await estimate(tenant, 'trial.createWord', { organizationId, word: 'a' })).credits, 5)
  const entries = await assertLedger(world, tenant)
  assert.equal(entries.length, 1)
  const { body: job } = await callTrial(world.server.url, createBook, key, book)
  assert.equal(job.reservedCredits, 30, 'as estimated')
})

test('an estimate for an unknown, free or malformed call is refused with a sentence', async () => {
  const tenant = await createRich(30)
  const { organizationId } = tenant
  const refusal = async (operation: string, input: object) =>
    (await estimate(tenant, operation, input)) as unknown as {
      _tag: string
      message: string
      issues?: unknown[]
    }
  assert.match(
    (await refusal('trial.createNothing', {})).message,
    /^The operation trial\.createNothing does not exist/,
  )
  assert.match((await refusal('constructor', {})).message, /^The operation constructor does not exist/)
  assert.match((await refusal('teams.createTeam', {})).message, /^teams\.createTeam is free/)
  const malformed = await refusal('trial.createBook', { organizationId, pages: -1, odd: true })
  assert.equal(malformed._tag, 'HttpApiDecodeError')
  assert.deepEqual(
    malformed.issues?.map(issue => (issue as { path: string[] }).path),
    [
      ['input', 'odd'],
      ['input', 'pages'],
    ],
  )
  assert.equal(
    (await refusal('trial.createBook', { organizationId, pages: 13 })).message,
    'Nobody writes thirteen pages.',
  )
  const elsewhere = await refusal('trial.createBook', { organizationId: randomUUID(), pages: 1 })
  assert.match(elsewhere.message, /^input\.organizationId must be the same as organizationId/)
})

test('a charge reads as little of a large ledger as of a new one, even before it has statistics', async () => {
  const fresh = await World.create()
  const client = await fresh.owner.connect()
  try {
    const tenant = await fresh.tenant()
    await fresh.credits(tenant, 1000)
    for (const table of ['credit_entries', 'credit_reservations'])
      await client.query(`alter table ${table} set (autovacuum_enabled = false)`) // It would collect statistics.
    const calls = 200
    for (let call = 0; call < calls; call++) {
      await client.query(
        `with held as (select r.id from reserve_credits(uuidv7(), $1, $1, 'some.operation', null, 1, now(), now() + interval '1 hour') r)
          select from held cross join lateral post_reservation(held.id, 1, now())`,
        [tenant.organizationId],
      )
    }
    await client.query('select pg_stat_force_next_flush()')
    const { rows } = await client.query<{ name: string; read: number }>(
      `select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_user_tables
        where relname in ('credit_entries', 'credit_reservations') order by relname`,
    )
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['credit_entries', 'credit_reservations'],
    )
    for (const { name, read } of rows) assert.ok(read < 12 * calls, `${read} rows of ${name} were read`)
  } finally {
    client.release()
    await fresh.close()
  }
})
