import assert from 'node:assert/strict'
import { type ClientRequest, request } from 'node:http'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newFile } from '../../test/support/media/files.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const text = 'notes\n'.repeat(50_000)

interface Sending {
  readonly request: ClientRequest
  readonly body: string
  readonly status: Promise<number | undefined>
}

/** A large request of which only the first bytes are sent. */
function begin({ organizationId, key }: Tenant, name: string): Sending {
  const body = JSON.stringify({ organizationId, ...newFile(name, text) })
  const sending = request(`${world.server.url}/v1/media/items`, {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  })
  const status = new Promise<number | undefined>(resolve => {
    sending.on('response', ({ statusCode }) => resolve(statusCode))
    sending.on('error', () => resolve(undefined))
  })
  sending.write(body.slice(0, 10))
  return { request: sending, body, status }
}

function finish({ request, body, status }: Sending): Promise<number | undefined> {
  request.end(body.slice(10))
  return status
}

const whichever = (status: Promise<number | undefined>) =>
  Promise.race([status, sleep(300, 'waiting', { ref: false })])

test('a person has eight large requests at a time, and the others wait unread', async () => {
  const busy = await world.tenant()
  const other = { ...busy, key: (await world.member(busy, 'member')).token }
  for (const { key } of [busy, other]) await world.call('organizations.listOrganizations', key, {}) // Both are known now.
  const eight = Array.from({ length: 8 }, (_, at) => begin(busy, `${at}.txt`))
  await sleep(200) // Until the server has begun to read them.
  const ninth = finish(begin(busy, 'ninth.txt'))
  assert.equal(await whichever(ninth), 'waiting')
  assert.equal(
    await finish(begin(other, 'other.txt')),
    201,
    'those of another person in the same organization do not',
  )
  const small = await world.call('organizations.listOrganizations', busy.key, {})
  assert.equal(small.status, 200, 'and small requests never wait for them')
  const [first, ...rest] = eight
  assert.equal(await finish(first ?? assert.fail()), 201)
  assert.equal(await ninth, 201)
  for (const { request } of rest) request.destroy()
  const again = Array.from({ length: 8 }, (_, at) => finish(begin(busy, `again ${at}.txt`)))
  assert.deepEqual(
    await Promise.all(again),
    Array(8).fill(201),
    'and those that are given up leave their place',
  )
})

test('one that leaves while it waits takes no place', async () => {
  const tenant = await world.tenant()
  await world.call('organizations.listOrganizations', tenant.key, {})
  const eight = Array.from({ length: 8 }, (_, at) => begin(tenant, `${at}.txt`))
  await sleep(200)
  const waiting = Array.from({ length: 20 }, (_, at) => begin(tenant, `left ${at}.txt`))
  await sleep(200)
  for (const { request } of [...waiting, ...eight]) request.destroy()
  const again = Array.from({ length: 8 }, (_, at) => finish(begin(tenant, `again ${at}.txt`)))
  assert.deepEqual(await Promise.all(again), Array(8).fill(201))
})

test('without a valid key, a large request is refused with 401 after its turn', async () => {
  const tenant = { ...(await world.tenant()), key: 'learn_sk_wrong' }
  assert.equal(await finish(begin(tenant, 'wrong.txt')), 401)
})
