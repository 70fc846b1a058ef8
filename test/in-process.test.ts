import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { contract } from '@learn/contract'
import { check } from '@learn/contract/checks/check'
import type { Operation } from '@learn/contract/operation'
import { Fault } from '../server/fault.ts'
import type { Call } from '../server/path/call.ts'
import { execute } from '../server/path/execute.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

/** Calls an operation without HTTP. */
const call = (
  operation: Operation,
  token: string | undefined,
  parts: { query?: object; body?: object },
): Call => ({
  operation,
  requestId: 'in-process',
  authorization: token && `Bearer ${token}`,
  audience: 'api',
  idempotencyKey: undefined,
  address: 'in process',
  input: () => ({ params: {}, query: parts.query ?? {}, body: parts.body }),
})

test('an operation called in process returns the same as over HTTP', async () => {
  const { key } = await world.tenant()
  const created = await execute(
    world.server.app,
    call(contract['organizations.createOrganization'], key, { body: { name: 'Made inside' } }),
  )
  assert(!(created.result instanceof Fault))
  assert.deepEqual(check(contract['organizations.createOrganization'].response, created.result.body), [])
  const inside = await execute(world.server.app, call(contract['organizations.listOrganizations'], key, {}))
  const { body } = await world.call('organizations.listOrganizations', key, {})
  assert(!(inside.result instanceof Fault))
  assert.deepEqual(inside.result.body, body)
})

test('a missing credential, bad input and a missing role are refused as over HTTP', async () => {
  const tenant = await world.tenant()
  const viewer = await world.key(tenant, { role: 'viewer' })
  const cases: [Call, string][] = [
    [call(contract['organizations.listOrganizations'], undefined, {}), 'Unauthorized'],
    [call(contract['organizations.createOrganization'], tenant.key, { body: {} }), 'HttpApiDecodeError'],
    [call(contract['organizations.listInvitations'], viewer, {}), 'Forbidden'],
    [call(contract['organizations.listInvitations'], tenant.key, { query: { limit: '0' } }), 'BadRequest'],
  ]
  for (const [asked, kind] of cases) {
    const { result } = await execute(world.server.app, asked)
    assert(result instanceof Fault)
    assert.equal(result.kind, kind)
  }
})
