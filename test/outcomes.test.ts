import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Contract, contract, type OperationId, operations } from '@learn/contract'
import { type ErrorKind, pathErrorKinds } from '@learn/contract/errors'
import type { Input, Operation } from '@learn/contract/operation'
import { makeApiKey } from '../server/identity/api-key.ts'
import type { Answer } from './client.ts'
import { World } from './world.ts'

const world = await World.create()
const limited = await World.create({ requestsPerMinute: 3 })
after(() => Promise.all([world.close(), limited.close()]))

type Outcome = Promise<Answer<{ _tag?: ErrorKind }>>

/** For each operation, how to get each error kind that it declares as its own. A missing one does not compile. */
const ownErrors: { [Id in OperationId]: Record<Contract[Id]['errors'][number], () => Outcome> } = {
  'organizations.listOrganizations': {
    BadRequest: () => asAdmin('organizations.listOrganizations', { sortBy: 'credits' }),
  },
  'organizations.createOrganization': {
    BadRequest: () =>
      asAdmin('organizations.createOrganization', { name: 'Ours' }, { 'idempotency-key': 'x'.repeat(256) }),
    Conflict: async () => {
      const { key } = await world.tenant()
      const headers = { 'idempotency-key': 'one' }
      await world.call('organizations.createOrganization', key, { name: 'First' }, { headers })
      return await world.call('organizations.createOrganization', key, { name: 'Other' }, { headers })
    },
  },
  'organizations.listInvitations': {
    BadRequest: () => asAdmin('organizations.listInvitations', { 'filter[status]': 'open' }),
  },
}

async function asAdmin<Id extends OperationId>(
  id: Id,
  input: Input<Contract[Id]>,
  headers: Record<string, string> = {},
): Outcome {
  const { key } = await world.tenant()
  return await world.call(id, key, input, { headers })
}

const valid = (id: OperationId) => contract[id].example.request as never

/** The kinds that the path itself gives: the same ways for every operation. */
const pathErrors: Record<(typeof pathErrorKinds)[number], (id: OperationId) => Outcome> = {
  HttpApiDecodeError: async id => {
    const { key } = await world.tenant()
    const operation: Operation = contract[id]
    return await world.request(`${operation.path}?unknown=1`, {
      method: operation.method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(operation.body && { body: JSON.stringify(operation.example.request) }),
    })
  },
  Unauthorized: id => world.call(id, undefined, valid(id)),
  Forbidden: async id => {
    const tenant = await world.tenant()
    return await world.call(id, await world.key(tenant, { scopes: [] }), valid(id))
  },
  TooManyRequests: async id => {
    const { key } = await limited.tenant()
    for (let request = 0; request < 3; request++) await limited.call(id, key, valid(id))
    return await limited.call(id, key, valid(id))
  },
  InternalError: async id => {
    const { key } = await world.tenant()
    const away = await world.anotherServer({ databaseConnections: 1 })
    await world.call(id, key, valid(id), { url: away.url }) // It knows the key now.
    await away.app.database.close()
    const answer = await world.call(id, key, valid(id), { url: away.url })
    await away.close().catch(() => undefined) // Its pool is closed already.
    return answer
  },
}

for (const { id, errors } of operations) {
  const operationId = id as OperationId
  const own = ownErrors[operationId] as Record<string, () => Outcome>
  for (const kind of errors) {
    test(`${id} gives ${kind}`, async () => {
      const { body } = await (own[kind]?.() ?? assert.fail(`no case for ${kind}`))
      assert.equal(body._tag, kind)
    })
  }
  for (const kind of pathErrorKinds) {
    test(`${id} gives ${kind}`, async () => {
      const { body } = await pathErrors[kind](operationId)
      assert.equal(body._tag, kind)
    })
  }
}

test('an error says what to do, and an internal one never shows its cause', async () => {
  const { body } = (await pathErrors.InternalError('organizations.listOrganizations')) as Answer<{
    message: string
  }>
  assert.equal(body.message, 'The server failed to answer. The request id finds the cause in its log.')
  assert(world.log.some(line => line.includes('operation failed') && line.includes('pool')))
})

test('a viewer reads organizations, and may not see invitations', async () => {
  const tenant = await world.tenant()
  const viewer = await world.key(tenant, { role: 'viewer' })
  assert.equal((await world.call('organizations.listOrganizations', viewer, {})).status, 200)
  const { body } = await world.call('organizations.listInvitations', viewer, {})
  assert.equal(body._tag, 'Forbidden')
  assert.match(body.message ?? '', /role admin/)
})

test('a list spans only the organizations in which the caller has the least role', async () => {
  const tenant = await world.tenant()
  await world.invitations(tenant, [{ email: 'hidden@example.org' }])
  const viewer = await world.key(tenant, { role: 'viewer' })
  const { body: created } = await world.call('organizations.createOrganization', viewer, { name: 'Own' })
  await world.invitations({ ...tenant, organizationId: created.id }, [{ email: 'seen@example.org' }])
  const { body } = await world.call('organizations.listInvitations', viewer, {})
  assert.deepEqual(
    body.data.map(({ email }) => email),
    ['seen@example.org'],
  )
  assert.equal(body.total, 1)
})

test('every response carries the request id that came, or a new one where it was no plain name', async () => {
  const { key } = await world.tenant()
  const ask = async (id: string) =>
    (
      await world.call('organizations.listOrganizations', key, {}, { headers: { 'x-request-id': id } })
    ).headers.get('x-request-id')
  assert.equal(await ask('my-request.1'), 'my-request.1')
  for (const odd of ['a b', 'x'.repeat(129), '<script>', '"'])
    assert.match((await ask(odd)) ?? '', /^[0-9a-f-]{36}$/)
})

test('rate limits are told with every answer, and count each credential by itself', async () => {
  const [one, two] = [await limited.tenant(), await limited.tenant()]
  const ask = async (key: string) => await limited.call('organizations.listOrganizations', key, {})
  const first = await ask(one.key)
  assert.equal(first.headers.get('ratelimit-policy'), '"credential";q=3;w=60')
  assert.match(first.headers.get('ratelimit') ?? '', /^"credential";r=2;t=(59|60)$/)
  await ask(one.key)
  await ask(one.key)
  const refused = await ask(one.key)
  assert.equal(refused.status, 429)
  assert.equal(refused.headers.get('ratelimit-policy'), '"credential";q=3;w=60')
  assert.match(refused.headers.get('ratelimit') ?? '', /^"credential";r=0;t=\d+$/)
  assert.equal(
    refused.headers.get('retry-after'),
    String((refused.body as { retryAfterSeconds?: number }).retryAfterSeconds),
  )
  assert.equal((await ask(two.key)).status, 200)
})

test('guesses from one address are limited, and no good key is refused for its neighbours', async () => {
  const world = await World.create({ requestsPerMinute: 20 })
  try {
    const answers: number[] = []
    for (let guess = 0; guess < 60; guess++) {
      const { status, headers } = await world.call('organizations.listOrganizations', makeApiKey(), {})
      assert.match(headers.get('ratelimit') ?? '', /^"address";r=\d+;t=\d+$/)
      answers.push(status)
    }
    assert.deepEqual([...new Set(answers)], [401, 429])
    assert.equal(answers.filter(status => status === 401).length, 20)
    const { key } = await world.tenant()
    assert.equal(
      (await world.call('organizations.listOrganizations', key, {})).status,
      200,
      'a key never seen before',
    )
  } finally {
    await world.close()
  }
})
