import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { scopes } from '@learn/contract/operation'
import { settleDueCredits } from '../server/storage/credits.store.ts'
import { keyName } from '../server/storage/idempotency.ts'
import { assertLedger } from './support/ledger.ts'
import { callTrial, createWord, trialTable, trialUnusual, wordsOf } from './support/trial.ts'
import { type Tenant, World } from './support/world.ts'

const world = await World.create({}, undefined, trialUnusual)
const second = await world.startAnotherServer({}, undefined, trialUnusual)
after(async () => {
  await second.close()
  await world.close()
})
await world.owner.query(trialTable)

const servers = [world.server.url, second.url]

async function write(
  tenant: Tenant,
  word: string,
  { key, url = world.server.url, token = tenant.key }: { key?: string; url?: string; token?: string } = {},
) {
  const input = { organizationId: tenant.organizationId, word }
  return await callTrial(url, createWord, token, input, key ? { 'idempotency-key': key } : {})
}

async function rich(credits: number): Promise<Tenant> {
  const tenant = await world.tenant()
  if (credits > 0) await world.credits(tenant, credits)
  return tenant
}

const reservationsOf = async ({ key }: Tenant) => (await world.call('billing.listReservations', key, {})).body

const kindsOf = async (tenant: Tenant) => (await assertLedger(world, tenant)).map(({ kind }) => kind)

test('a paid call reserves its credits, takes effect and is charged, all under one request id', async () => {
  const tenant = await rich(12)
  const { status, body, headers } = await write(tenant, 'yes')
  assert.equal(status, 201)
  assert.equal(body.word, 'yes')
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post'])
  assert.deepEqual(await wordsOf(world, tenant.organizationId), ['yes'])
  const { data } = await reservationsOf(tenant)
  assert.deepEqual(
    data.map(({ status, credits, postedCredits, operation }) => ({
      status,
      credits,
      postedCredits,
      operation,
    })),
    [{ status: 'posted', credits: 5, postedCredits: 5, operation: 'trial.createWord' }],
  )
  const { body: events } = await world.call('audit.listAuditEvents', tenant.key, {})
  assert.equal(events.data[0]?.requestId, headers.get('x-request-id'))
  assert.equal(events.data[0]?.operation, 'trial.createWord')
  const { organizationId } = tenant
  const { body: usage } = await world.call('billing.getUsage', tenant.key, { organizationId })
  assert.deepEqual(usage.operations, [{ operation: 'trial.createWord', calls: 1, credits: 5 }])
})

test('a call without enough credits is refused, says how many are missing, and changes nothing', async () => {
  const tenant = await rich(4)
  const { status, body } = await write(tenant, 'yes')
  assert.equal(status, 402)
  assert.deepEqual(
    { ...body, message: '', requestId: '' },
    {
      _tag: 'PaymentRequired',
      message: '',
      requestId: '',
      requiredCredits: 5,
      availableCredits: 4,
      reservedCredits: 0,
      shortfall: 1,
    },
  )
  assert.equal(
    body.message,
    'This costs 5 credits, but the balance is 4. Ask this server’s operator for more.',
  )
  assert.deepEqual(await kindsOf(tenant), ['grant'])
  assert.equal((await reservationsOf(tenant)).total, 0)
  assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
})

for (const [word, tag] of [
  ['no', 'Conflict'],
  ['crash', 'InternalError'],
] as const) {
  test(`a call that ends as ${tag} releases its credits and leaves nothing behind`, async () => {
    const tenant = await rich(5)
    const { body } = await write(tenant, word, { key: 'k' })
    assert.equal(body._tag, tag)
    assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
    assert.deepEqual(await wordsOf(world, tenant.organizationId), [])
    assert.equal(
      (await write(tenant, 'yes', { key: 'another' })).status,
      201,
      'the credits can be spent again',
    )
    assert.equal(
      (await write(tenant, word, { key: 'k' })).status,
      402,
      'a failure is not stored as an answer',
    )
  })
}

test('a repeated request gets its first answer, is charged once, and needs no further credits', async () => {
  const tenant = await rich(5)
  const first = await write(tenant, 'yes', { key: 'k' })
  assert.equal(first.status, 201)
  for (const url of servers) {
    const again = await write(tenant, 'yes', { key: 'k', url })
    assert.equal(again.status, 201)
    assert.equal(again.headers.get('idempotency-replayed'), 'true')
    assert.deepEqual(again.body, first.body)
  }
  assert.equal((await write(tenant, 'other', { key: 'k' })).body._tag, 'Conflict')
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post'])
  assert.deepEqual(await wordsOf(world, tenant.organizationId), ['yes'])
})

test('the same request sent many times concurrently to two servers is done and charged once', async () => {
  for (let round = 0; round < 5; round++) {
    const tenant = await rich(5)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        write(tenant, 'yes', { key: 'k', url: servers[index % 2] ?? '' }),
      ),
    )
    const statuses = new Set(answers.map(({ status }) => status))
    assert(statuses.has(201))
    assert.deepEqual(
      [...statuses].filter(status => status !== 201 && status !== 409),
      [],
      'done or still in progress, but never short of credits or failed',
    )
    assert.deepEqual(await wordsOf(world, tenant.organizationId), ['yes'])
    const entries = await assertLedger(world, tenant)
    assert.equal(entries.filter(({ kind }) => kind === 'post').length, 1)
  }
})

test('of two different concurrent requests under one key, one is done and the other reserves nothing', async () => {
  for (let round = 0; round < 5; round++) {
    const tenant = await rich(100)
    const answers = await Promise.all(
      ['one', 'other'].map((word, index) => write(tenant, word, { key: 'k', url: servers[index] ?? '' })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    const entries = await assertLedger(world, tenant)
    assert.deepEqual([entries.at(-1)?.balance, entries.at(-1)?.reserved], [95, 0])
  }
})

test('two servers never spend the same credit', async () => {
  const tenant = await rich(36)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      write(tenant, `word ${index}`, { url: servers[index % 2] ?? '' }),
    ),
  )
  const done = answers.filter(({ status }) => status === 201)
  assert.equal(done.length, 7)
  assert(answers.every(({ status }) => status === 201 || status === 402))
  assert.equal((await wordsOf(world, tenant.organizationId)).length, 7)
  const entries = await assertLedger(world, tenant)
  assert.equal(entries.at(-1)?.balance, 1)
})

test('a retry after the server was lost takes over its reservation', async () => {
  const tenant = await rich(5)
  const { organizationId } = tenant
  const principalId = await world.keyId(tenant.key)
  // The lost server had reserved the credits and done nothing else.
  const input = { input: { organizationId, word: 'yes' }, scopes: [...scopes].sort() }
  const lost = { principalId, operation: createWord.id, key: 'k', input, now: new Date() }
  const request = keyName(world.server.app.secrets, lost)
  await world.owner.query(
    `select reserve_credits($1, $2, $3, $4, $5, 5, now(), now() + interval '15 minutes')`,
    [randomUUID(), organizationId, principalId, createWord.id, request],
  )
  assert.equal((await write(tenant, 'other')).status, 402, 'the credits are reserved')
  assert.equal((await write(tenant, 'yes', { key: 'k' })).status, 201)
  assert.equal((await reservationsOf(tenant)).total, 1)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'post'])
})

test('a retry that fails releases the lost server’s reservation', async () => {
  const tenant = await rich(5)
  const { organizationId } = tenant
  const principalId = await world.keyId(tenant.key)
  const input = { input: { organizationId, word: 'no' }, scopes: [...scopes].sort() }
  const lost = { principalId, operation: createWord.id, key: 'k', input, now: new Date() }
  await world.owner.query(
    `select reserve_credits($1, $2, $3, $4, $5, 5, now() - interval '14 minutes', now() + interval '1 minute')`,
    [randomUUID(), organizationId, principalId, createWord.id, keyName(world.server.app.secrets, lost)],
  )
  assert.equal((await write(tenant, 'no', { key: 'k' })).body._tag, 'Conflict')
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'void'])
})

test('a retry that takes over a reservation gets the full time', async () => {
  const tenant = await rich(5)
  const hold = async (at: string) => {
    const { rows } = await world.owner.query(
      `select id from reserve_credits($1, $2, $3, 'trial.createWord', 'name', 5, $4, $4::timestamptz + interval '15 minutes')`,
      [randomUUID(), tenant.organizationId, tenant.userId, at],
    )
    return rows[0].id
  }
  assert.equal(await hold('2026-01-01T00:00:00Z'), await hold('2026-01-01T00:14:00Z'))
  const { data } = await reservationsOf(tenant)
  assert.equal(data[0]?.expiresAt, '2026-01-01T00:29:00.000Z')
})

test('a lost server’s reservation expires, and the next call can use the credits', async () => {
  const tenant = await rich(5)
  await world.owner.query(
    `select reserve_credits($1, $2, $3, 'trial.createWord', null, 5, now() - interval '16 minutes', now() - interval '1 minute')`,
    [randomUUID(), tenant.organizationId, tenant.userId],
  )
  assert.equal((await write(tenant, 'yes')).status, 201)
  assert.deepEqual(await kindsOf(tenant), ['grant', 'reserve', 'expire', 'reserve', 'post'])
})

test('a suspended organization can’t spend credits, and neither can a credential without the scope', async () => {
  const tenant = await rich(50)
  const others = scopes.filter(scope => scope !== 'paid')
  const narrow = await world.key(tenant, { scopes: others })
  const { body: refused } = await write(tenant, 'yes', { token: narrow })
  assert.equal(refused.message, 'This API key does not have the scope paid.')
  const viewer = await world.key(tenant, { role: 'viewer' })
  assert.equal((await write(tenant, 'yes', { token: viewer })).body._tag, 'Forbidden')
  await world.owner.query(`update organizations set suspended_reason = 'Unpaid.' where id = $1`, [
    tenant.organizationId,
  ])
  assert.equal((await write(tenant, 'yes')).body._tag, 'Forbidden')
  assert.deepEqual(await kindsOf(tenant), ['grant'])
  const stranger = await rich(50)
  assert.equal((await write(tenant, 'yes', { token: stranger.key })).body._tag, 'NotFound')
})

test('a caller whose access has changed since it was cached is charged once', async () => {
  const tenant = await rich(50)
  for (const url of servers) assert.equal((await write(tenant, 'before', { url })).status, 201)
  await world.call('organizations.createOrganization', tenant.key, { name: 'Another' })
  for (const url of servers) assert.equal((await write(tenant, 'after', { url })).status, 201)
  assert.equal((await reservationsOf(tenant)).total, 4)
  const token = await world.key(tenant)
  assert.equal((await write(tenant, 'once', { token, url: second.url })).status, 201)
  await world.revoke(token)
  assert.equal((await write(tenant, 'never', { token, url: second.url })).status, 401)
  assert.equal((await reservationsOf(tenant)).total, 5)
  await assertLedger(world, tenant)
})

test('grants are spent by priority, then by expiry, and released credits return to their grant', async () => {
  const tenant = await world.tenant()
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  const bought = await world.credits(tenant, 10, { kind: 'purchase', priority: 40 })
  const later = await world.credits(tenant, 2, { kind: 'plan', priority: 10, expiresAt: inDays(20) })
  const sooner = await world.credits(tenant, 2, { kind: 'plan', priority: 10, expiresAt: inDays(10) })
  const balance = async () =>
    (await world.call('billing.getBalance', tenant.key, { organizationId: tenant.organizationId })).body
  const before = await balance()
  assert.deepEqual(
    before.grants.map(({ id }) => id),
    [sooner, later, bought],
  )
  assert.equal(before.nextExpiry?.credits, 2)
  await write(tenant, 'no')
  const { data } = await reservationsOf(tenant)
  assert.deepEqual(data[0]?.allocations, [
    { grantId: sooner, credits: 2 },
    { grantId: later, credits: 2 },
    { grantId: bought, credits: 1 },
  ])
  const after = await balance()
  assert.deepEqual({ ...after, head: null }, { ...before, head: null })
  await write(tenant, 'yes')
  assert.deepEqual(
    (await balance()).grants.map(({ id, availableCredits }) => [id, availableCredits]),
    [[bought, 9]],
  )
  await assertLedger(world, tenant)
})

test('the database refuses to change or delete an entry, or to add one that does not add up', async () => {
  const tenant = await rich(10)
  const { organizationId } = tenant
  for (const text of [
    'update credit_entries set credits = 11 where organization_id = $1',
    'delete from credit_entries where organization_id = $1',
  ])
    await assert.rejects(world.owner.query(text, [organizationId]), /cannot be changed or removed/)
  await assert.rejects(world.owner.query('truncate credit_entries'), /cannot be changed or removed/)
  const { rows } = await world.owner.query('select id from credit_grants where organization_id = $1', [
    organizationId,
  ])
  const insert = (kind: string, from: string, to: string, credits: number | string) =>
    world.owner.query(
      `insert into credit_entries (organization_id, kind, from_account, to_account, credits, grant_id, created_at)
        values ($1, $2, $3, $4, $5, $6, now())`,
      [organizationId, kind, from, to, credits, rows[0].id],
    )
  await assert.rejects(insert('grant', 'spent', 'available', 1), /check constraint/)
  await assert.rejects(insert('lapse', 'available', 'lapsed', 11), /check constraint/)
  await assert.rejects(insert('lapse', 'available', 'lapsed', -1), /check constraint/)
  await assert.rejects(insert('lapse', 'available', 'lapsed', '0.5'), /invalid input syntax/)
  await assert.rejects(insert('lapse', 'available', 'lapsed', '99999999999999999999'), /out of range/)
  for (const amount of [0, -5]) await assert.rejects(world.credits(tenant, amount), /check constraint/)
  assert.deepEqual(await kindsOf(tenant), ['grant'])
})

test('no request can write to the ledger directly or grant itself credits', async () => {
  const { rows } = await world.owner.query(
    `select relname, privilege from pg_class, unnest(array['insert', 'update', 'delete', 'truncate']) privilege
      where relname like 'credit%' and relkind = 'r' and has_table_privilege('learn_app', oid, privilege)`,
  )
  assert.deepEqual(rows, [])
  const { rows: functions } = await world.owner.query(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      and has_function_privilege('learn_app', oid, 'execute')
      and proname ~ 'grant|payment|put_credits|take_credits|hold_credits|settle_credits|release_reservation' order by 1`,
  )
  assert.deepEqual(functions, [])
  const { rows: columns } = await world.owner.query(
    `select attname from pg_attribute where attrelid = 'organizations'::regclass and attnum > 0
      and attname ~ 'credits|ledger' and has_column_privilege('learn_app', attrelid, attnum, 'update')`,
  )
  assert.deepEqual(columns, [])
})

test('another tenant’s credits can be neither reserved, charged nor released', async () => {
  const [mine, other] = [await rich(10), await rich(10)]
  const id = randomUUID()
  await world.owner.query(
    `select reserve_credits($1, $2, $3, 'trial.createWord', null, 5, now(), now() + interval '1 hour')`,
    [id, other.organizationId, other.userId],
  )
  const client = await world.owner.connect()
  try {
    const attempts = [
      [`select reserve_credits(gen_random_uuid(), $1, $1, 'x', null, 5, now(), now())`, other.organizationId],
      ['select post_reservation($1, 5, now())', id],
      ['select void_reservation($1, now())', id],
      [`select extend_reservation($1, now(), now() + interval '1 day')`, id],
      ['select close_credits($1, now())', other.organizationId],
    ]
    for (const [text = '', value] of attempts) {
      await client.query('begin')
      await client.query('set local role learn_app')
      await client.query(`select set_config('learn.organizations', $1, true)`, [`{${mine.organizationId}}`])
      await assert.rejects(client.query(text, [value]), /out of scope/, text)
      await client.query('rollback')
    }
  } finally {
    client.release()
  }
  assert.deepEqual(await kindsOf(other), ['grant', 'reserve'])
})

test('each step can be repeated, and an ended reservation stays ended', async () => {
  const tenant = await rich(20)
  const ask = async (text: string, values: unknown[]) =>
    (await world.owner.query<{ status: string; posted_credits: string }>(text, values)).rows[0]
  const reserve = (id: string) =>
    ask(
      `select * from reserve_credits($1, $2, $3, 'trial.createWord', null, 5, now(), now() + interval '1 hour')`,
      [id, tenant.organizationId, tenant.userId],
    )
  const post = (id: string, credits: number, at = new Date()) =>
    ask('select * from post_reservation($1, $2, $3)', [id, credits, at])
  const release = (id: string) => ask('select void_reservation($1, now()) as status', [id])
  const [posted, voided, late] = [randomUUID(), randomUUID(), randomUUID()]
  assert.equal((await reserve(posted))?.status, 'pending')
  assert.equal((await reserve(posted))?.status, 'pending')
  await assert.rejects(post(posted, 6), /6 credits were used, but only 5 are reserved/)
  await assert.rejects(post(posted, -1), /-1 credits were used/)
  assert.deepEqual(await post(posted, 3), { status: 'posted', posted_credits: '3' })
  assert.deepEqual(await post(posted, 5), { status: 'posted', posted_credits: '3' }, 'the first answer again')
  assert.equal((await release(posted))?.status, 'posted')
  assert.equal((await reserve(posted))?.status, 'posted')
  await reserve(voided)
  assert.equal((await release(voided))?.status, 'voided')
  assert.equal((await release(voided))?.status, 'voided')
  assert.equal((await post(voided, 5))?.status, 'voided')
  await reserve(late)
  const tooLate = new Date(Date.now() + 3_600_001)
  assert.deepEqual(await post(late, 5, tooLate), { status: 'expired', posted_credits: '0' })
  assert.equal((await post(late, 5))?.status, 'expired')
  const kinds = await kindsOf(tenant)
  assert.deepEqual(kinds, [
    'grant',
    ...['reserve', 'post', 'void'],
    ...['reserve', 'void'],
    ...['reserve', 'expire'],
  ])
  const { rows } = await world.owner.query('select credits_balance from organizations where id = $1', [
    tenant.organizationId,
  ])
  assert.equal(rows[0].credits_balance, '17')
})

test('the sweep settles what is due exactly once, on any number of servers', async () => {
  const tenants = await Promise.all(Array.from({ length: 6 }, () => rich(20)))
  for (const tenant of tenants) {
    await world.credits(tenant, 7, { expiresAt: new Date(Date.now() + 60_000) })
    for (let count = 0; count < 3; count++)
      await world.owner.query(
        `select reserve_credits($1, $2, $3, 'trial.createWord', null, 3, now(), now() + interval '1 minute')`,
        [randomUUID(), tenant.organizationId, tenant.userId],
      )
  }
  const later = new Date(Date.now() + 120_000)
  const sweep = ({ app }: typeof second) => settleDueCredits(app.payments.system, later, 1_000)
  await Promise.all([world.server, second, world.server, second].map(sweep))
  await sweep(second)
  for (const tenant of tenants) {
    const entries = await assertLedger(world, tenant)
    assert.equal(entries.filter(({ kind }) => kind === 'expire').length, 4, 'one reservation used two grants')
    assert.equal(entries.filter(({ kind }) => kind === 'lapse').length, 1)
    assert.equal(entries.at(-1)?.balance, 20)
  }
})

test('however many reservations are overdue, a call or a sweep settles a limited number', async () => {
  const tenant = await rich(605)
  for (let round = 0; round < 6; round++)
    await world.owner.query(
      `select reserve_credits(gen_random_uuid(), $1, $2, 'trial.createWord', null, 1, now(), now() + interval '1 hour')
        from generate_series(1, 100)`,
      [tenant.organizationId, tenant.userId],
    )
  await world.owner.query(`update credit_reservations set expires_at = now() where organization_id = $1`, [
    tenant.organizationId,
  ])
  const pending = async () =>
    (await world.call('billing.listReservations', tenant.key, { 'filter[status]': 'pending', limit: '1' }))
      .body.total
  assert.equal((await write(tenant, 'yes')).status, 201)
  assert.equal(await pending(), 400)
  assert.equal(await settleDueCredits(world.server.app.payments.system, new Date(), 1_000), 200)
  assert.equal(await pending(), 200)
  await settleDueCredits(world.server.app.payments.system, new Date(), 1_000)
  assert.equal((await assertLedger(world, tenant)).at(-1)?.balance, 600)
})
