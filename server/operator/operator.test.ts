import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'
import { OperatorError } from '../operator-error.ts'
import { listOrganizations, resumeOrganization, setSeats, suspendOrganization } from './operator.ts'
import { organizationTable } from './organization-table.ts'

const world = await World.create()
after(() => world.close())

const list = (characters: string) => world.runAsOperator(client => listOrganizations(client, characters))
const suspend = (id: string, reason: string) =>
  world.runAsOperator(client => suspendOrganization(client, id, reason))
const resume = (id: string) => world.runAsOperator(client => resumeOrganization(client, id))
const seat = (id: string, seats: number | null) => world.runAsOperator(client => setSeats(client, id, seats))

const readOrganization = async (id: string) =>
  (await world.owner.query('select suspended_reason, seats from organizations where id = $1', [id])).rows[0]
const listAuditEvents = async (id: string) =>
  (
    await world.owner.query(
      'select operation, actor_kind, subject_id from audit_events where organization_id = $1 order by operation',
      [id],
    )
  ).rows

test('an organization is found by part of its name or id, regardless of case, and by nothing else', async () => {
  const { organizationId } = await world.tenant('Ashgrove 100% Tutors_')
  await world.tenant('Birchwood')
  const searchNames = async (characters: string) => (await list(characters)).data.map(({ name }) => name)
  for (const characters of [
    'ashGROVE',
    '100% t',
    's_',
    organizationId,
    organizationId.toUpperCase().slice(20),
  ])
    assert.deepEqual(await searchNames(characters), ['Ashgrove 100% Tutors_'], characters)
  for (const characters of ['%grove', 'ashgrove_', 'Ashgrove\\', "'"])
    assert.deepEqual(await searchNames(characters), [], characters)
})

test('an organization is listed with its members, seats and reason for suspension; keys don’t count as members', async () => {
  const tenant = await world.tenant('Counted')
  await world.member(tenant, 'viewer')
  await world.key(tenant)
  await seat(tenant.organizationId, 7)
  await suspend(tenant.organizationId, 'Not paid.')
  const { data, total } = await list('Counted')
  assert.equal(total, 1)
  assert(data[0]?.createdAt instanceof Date)
  const { createdAt: _, ...rest } = data[0]
  assert.deepEqual(rest, {
    id: tenant.organizationId,
    name: 'Counted',
    members: 2,
    seats: 7,
    suspendedReason: 'Not paid.',
  })
})

test('the newest 50 organizations are listed, with the total', async () => {
  for (let index = 0; index < 51; index++) {
    await world.tenant(`Many ${index}`)
    await sleep(2) // So that no two begin in the same millisecond.
  }
  const { data, total } = await list('Many')
  assert.equal(total, 51)
  assert.deepEqual(
    data.map(({ name }) => name),
    Array.from({ length: 50 }, (_, index) => `Many ${50 - index}`),
  )
  const table = organizationTable({ data, total }, 'Many')
  assert.match(table, /\n\nThese are the newest 50 of 51\. Find others with --search/)
  assert.doesNotMatch(organizationTable({ data, total: 50 }, 'Many'), /newest/)
})

test('changes are reported and leave an audit event of the operator', async () => {
  const tenant = await world.tenant('Told')
  const { organizationId } = tenant
  await world.member(tenant)
  await world.invitations(tenant, [
    {},
    { expiresAt: new Date(Date.now() - 1_000).toISOString() },
    { status: 'revoked' },
  ])
  const before = { id: organizationId, name: 'Told' }
  assert.deepEqual(await suspend(organizationId, 'First.'), { ...before, suspendedReason: null })
  assert.deepEqual(await suspend(organizationId, 'Second.'), { ...before, suspendedReason: 'First.' })
  assert.deepEqual(await readOrganization(organizationId), { suspended_reason: 'Second.', seats: null })
  assert.deepEqual(await resume(organizationId), { ...before, suspendedReason: 'Second.' })
  assert.deepEqual(await readOrganization(organizationId), { suspended_reason: null, seats: null })
  const seated = await seat(organizationId.toUpperCase(), 1)
  assert.equal(seated.taken, 3, 'two people and one pending invitation')
  assert.deepEqual(await readOrganization(organizationId), { suspended_reason: null, seats: 1 })
  assert.equal((await seat(organizationId, null)).taken, 3)
  assert.deepEqual(await readOrganization(organizationId), { suspended_reason: null, seats: null })
  assert.deepEqual(
    await listAuditEvents(organizationId),
    ['operator.resume', 'operator.setSeats', 'operator.setSeats', 'operator.suspend', 'operator.suspend'].map(
      operation => ({ operation, actor_kind: 'operator', subject_id: organizationId }),
    ),
  )
})

test('administrators see the operator’s actions in their audit log, even while suspended', async () => {
  const { organizationId, key } = await world.tenant()
  await suspend(organizationId, 'Not paid.')
  const { body } = await world.call('audit.listAuditEvents', key, {})
  assert.deepEqual(
    body.data.map(({ operation, actorKind, principalId }) => ({ operation, actorKind, principalId })),
    [{ operation: 'operator.suspend', actorKind: 'operator', principalId: null }],
  )
})

test('nothing is changed without its audit event', async () => {
  const { organizationId } = await world.tenant()
  const forbid = `alter table audit_events add constraint broken check (operation not like 'operator.%') not valid`
  const asKept = { suspended_reason: 'Before.', seats: 4 }
  await suspend(organizationId, 'Before.')
  await seat(organizationId, 4)
  await world.owner.query(forbid)
  try {
    await assert.rejects(suspend(organizationId, 'After.'), /broken/)
    await assert.rejects(resume(organizationId), /broken/)
    await assert.rejects(seat(organizationId, 5), /broken/)
  } finally {
    await world.owner.query('alter table audit_events drop constraint broken')
  }
  assert.deepEqual(await readOrganization(organizationId), asKept)
  assert.equal((await listAuditEvents(organizationId)).length, 2)
})

test('an organization that does not exist or is not suspended is reported in a sentence', async () => {
  const id = randomId()
  const unknown = new OperatorError(
    `There is no organization ${id}. See npm run admin -- list-organizations.`,
  )
  await assert.rejects(suspend(id, 'Reason.'), unknown)
  await assert.rejects(resume(id), unknown)
  await assert.rejects(seat(id, 5), unknown)
  const { organizationId } = await world.tenant('Open')
  await assert.rejects(resume(organizationId), new OperatorError('"Open" is not suspended.'))
  assert.deepEqual(await listAuditEvents(organizationId), [])
})

test('an organization that has moved stays closed, and no other looks as if it had moved', async () => {
  const { organizationId } = await world.tenant()
  const suspend = (reason: string) =>
    world.runAsOperator(client => suspendOrganization(client, organizationId, reason))
  await assert.rejects(suspend('moved to another school'), /Word it differently/)
  await suspend('Not paid.')
  await world.owner.query('update organizations set suspended_reason = $2 where id = $1', [
    organizationId,
    'moved to https://two.example.org',
  ])
  // A resumed one would be in use in both installations.
  await assert.rejects(suspend('Not paid.'), /has moved to https:\/\/two\.example\.org/)
  await assert.rejects(
    world.runAsOperator(client => resumeOrganization(client, organizationId)),
    /has moved to https:\/\/two\.example\.org/,
  )
})
