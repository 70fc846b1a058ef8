import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { subjectIds } from '@learn/content'
import { clientFamily, family } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'
import { isRunning } from './entitlements.ts'

const world = await World.create()
after(() => world.close())

const now = new Date('2026-03-01T12:00:00.000Z')
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()

test('an entitlement is active while it is trialing or active, has started and has not ended', () => {
  const open = { startsAt: at(-1), endsAt: null }
  for (const status of ['trialing', 'active'] as const) assert(isRunning({ ...open, status }, now), status)
  for (const status of ['paused', 'ended'] as const) assert(!isRunning({ ...open, status }, now), status)
  const status = 'active'
  assert(isRunning({ status, startsAt: at(0), endsAt: at(1) }, now), 'from the moment it starts')
  assert(!isRunning({ status, startsAt: at(1), endsAt: null }, now), 'not before')
  assert(!isRunning({ status, startsAt: at(-1), endsAt: at(0) }, now), 'not at the moment it ends')
  const started = { status, startsAt: '2026-03-01T12:30:00+01:00' } as const
  assert(isRunning({ ...started, endsAt: null }, now), 'times are compared, not their spelling')
})

async function child() {
  const tenant = await world.tenant()
  const { studentId, parent, token } = await clientFamily(world, tenant, { subjectIds: ['english'] })
  const read = async (by = tenant.key) =>
    (await world.call('learn.getLearnEntitlement', by, { studentId })).body
  const update = (change: object, by = tenant.key) =>
    world.call('learn.updateLearnEntitlement', by, { studentId, ...change })
  return { ...tenant, studentId, parent, token, read, update }
}

test('everybody who sees the child sees their entitlement', async () => {
  const { key, parent, token, read } = await child()
  const entitlement = await read(key)
  assert.deepEqual(
    { ...entitlement, startsAt: '', endsAt: '' },
    { plan: 'trial', status: 'trialing', startsAt: '', endsAt: '', subjectIds: ['english'] },
  )
  assert.deepEqual(await read(parent.token), entitlement)
  assert.deepEqual(await read(token), entitlement)
})

test('fields that are left out stay, and times are read in any time zone', async () => {
  const { update, read } = await child()
  const before = await read()
  const { body: bought, status } = await update({ plan: 'year', status: 'active' })
  assert.equal(status, 200)
  assert.deepEqual(bought, { ...before, plan: 'year', status: 'active' })
  const { body: moved } = await update({
    startsAt: '2026-01-31T10:00:00+01:00',
    endsAt: '2027-01-31T09:00:00.5Z',
  })
  const span = { startsAt: '2026-01-31T09:00:00.000Z', endsAt: '2027-01-31T09:00:00.500Z' }
  assert.deepEqual(moved, { ...bought, ...span })
  const { body: endless } = await update({ endsAt: null })
  assert.deepEqual(endless, { ...moved, endsAt: null })
  assert.deepEqual(await read(), endless)
})

test('no subjects means all of them, and one that is named twice counts once', async () => {
  const { update } = await child()
  assert.deepEqual((await update({ subjectIds: [] })).body.subjectIds, [...subjectIds])
  const { body } = await update({ subjectIds: ['english', 'maths', 'english'] })
  assert.deepEqual(body.subjectIds, ['maths', 'english'])
})

test('an end that is not after the start is refused, whichever of the two is changed', async () => {
  const { update, read } = await child()
  await update({ startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-02-01T00:00:00Z' })
  const before = await read()
  for (const change of [
    { endsAt: '2025-12-31T00:00:00Z' },
    { endsAt: '2026-01-01T00:00:00Z' },
    { startsAt: '2026-02-01T01:00:00+01:00' },
    { startsAt: '2026-03-01T00:00:00Z', endsAt: '2026-02-28T00:00:00Z' },
  ]) {
    const { body } = await update(change)
    assert.equal(body._tag, 'BadRequest', JSON.stringify(change))
    assert.match(body.message ?? '', /^endsAt \(.*\) must be later than startsAt \(.*\)/)
  }
  assert.deepEqual(await read(), before)
})

test('a trial of zero days can be changed without fixing its end', async () => {
  const { update, studentId } = await child()
  await world.owner.query('update entitlements set ends_at = starts_at where student_id = $1', [studentId])
  assert.equal((await update({ status: 'paused' })).status, 200)
})

test('invalid times, plans and statuses are refused', async () => {
  const { update, read } = await child()
  const before = await read()
  const cases: [object, string][] = [
    [{ startsAt: '2016-12-31T23:59:60Z' }, 'BadRequest'],
    [{ startsAt: '0000-01-01T00:00:00Z' }, 'BadRequest'],
    [{ endsAt: '9999-12-31T23:59:59-23:00' }, 'BadRequest'],
    [{ plan: 'two\nlines' }, 'BadRequest'],
    [{ startsAt: null }, 'HttpApiDecodeError'],
    [{ endsAt: '2026-02-30T00:00:00Z' }, 'HttpApiDecodeError'],
    [{ endsAt: '2026-02-01' }, 'HttpApiDecodeError'],
    [{ plan: '' }, 'HttpApiDecodeError'],
    [{ plan: 'x'.repeat(65) }, 'HttpApiDecodeError'],
    [{ plan: 'nul\0' }, 'HttpApiDecodeError'],
    [{ plan: '\ud800' }, 'HttpApiDecodeError'],
    [{ status: 'free' }, 'HttpApiDecodeError'],
    [{ subjectIds: ['latin'] }, 'HttpApiDecodeError'],
  ]
  for (const [change, kind] of cases)
    assert.equal((await update(change)).body._tag, kind, JSON.stringify(change))
  assert.deepEqual(await read(), before)
  assert.equal((await update({ plan: '😀'.repeat(64) })).status, 200)
})

test('only an administrator’s key can change an entitlement: no person, not even the parent in their own organization', async () => {
  const tenant = await child()
  const { update } = tenant
  const admin = await world.member(tenant, 'admin')
  const member = await world.key(tenant, { role: 'member' })
  for (const by of [admin.token, tenant.parent.token, tenant.token, member])
    assert.equal((await update({ plan: 'gift' }, by)).body._tag, 'Forbidden')
  const { parent, studentId } = await family(world)
  const own = await world.call('learn.updateLearnEntitlement', parent.token, { studentId, plan: 'gift' })
  assert.equal(own.body._tag, 'Forbidden')
  const { key: elsewhere } = await world.tenant()
  assert.equal((await update({ plan: 'gift' }, elsewhere)).body._tag, 'NotFound')
})

test('a change is in the audit log, and a refused one is not', async () => {
  const { update, key, studentId } = await child()
  const events = async () => {
    const { body } = await world.call('audit.listAuditEvents', key, { 'filter[subjectId]': studentId })
    return body.data.filter(({ operation }) => operation === 'learn.updateLearnEntitlement').length
  }
  await update({ endsAt: '2000-01-01T00:00:00Z' })
  assert.equal(await events(), 0)
  await update({ status: 'ended' })
  assert.equal(await events(), 1)
})

test('two changes at the same time on two servers are both kept', async () => {
  const { read, key, studentId } = await child()
  const other = await world.startAnotherServer()
  const [first, second] = await world
    .callInOrder(
      'select from entitlements where student_id = $1 for update',
      studentId,
      () => world.call('learn.updateLearnEntitlement', key, { studentId, plan: 'year' }),
      () =>
        world.call('learn.updateLearnEntitlement', key, { studentId, status: 'active' }, { url: other.url }),
    )
    .finally(() => other.close())
  assert.deepEqual([first.status, second.status], [200, 200])
  const { plan, status } = await read()
  assert.deepEqual([plan, status], ['year', 'active'])
})

test('a family’s own organization can’t set its own plan, with a key or after the parent has left', async () => {
  const { parent, studentId, organizationId } = await family(world)
  const { body: made } = await world.call('identity.createApiKey', parent.token, {
    organizationId,
    name: 'Free of charge',
    role: 'admin',
    scopes: ['learn:read', 'learn:write'],
  })
  const other = await world.member({ organizationId }, 'admin')
  const { body: second } = await world.call('identity.createApiKey', other.token, {
    organizationId,
    name: 'Of the other parent',
    role: 'admin',
    scopes: ['learn:write'],
  })
  const change = { studentId, plan: 'year', status: 'active' as const, endsAt: null }
  const refused = await world.call('learn.updateLearnEntitlement', made.secret, change)
  assert.equal(refused.body._tag, 'Forbidden')
  assert.match(refused.body.message ?? '', /operator/)
  await world.call('members.leaveOrganization', parent.token, { organizationId })
  const later = await world.call('learn.updateLearnEntitlement', second.secret, change)
  assert.equal(later.body._tag, 'Forbidden')
  const { body } = await world.call('learn.getLearnEntitlement', other.token, { studentId })
  assert.equal(body.plan, 'trial')
})
