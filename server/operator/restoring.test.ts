import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertLedger } from '../../test/support/ledger.ts'
import { newFile } from '../../test/support/media/files.ts'
import { organizationRows } from '../../test/support/organization-rows.ts'
import { type PopulatedTenant, populate } from '../../test/support/populated-tenant.ts'
import { finish } from '../../test/support/processes.ts'
import { testSecret, World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'

const world = await World.create()
after(() => world.close())

const admin = (...args: string[]) =>
  finish('server/admin.ts', { DATABASE_URL: world.databaseUrl, LEARN_SECRET: testSecret }, args)

async function deleteOrganization({ admin: { token }, organizationId, name }: PopulatedTenant) {
  const input = { organizationId, confirmName: name }
  assert.equal((await world.call('organizations.deleteOrganization', token, input)).status, 200)
}

test('a deleted organization is listed, and restored with everything but its credits and the secrets of its keys', async () => {
  const tenant = await populate(world)
  const { organizationId, name, student, parent, marker } = tenant
  const [before, other] = [await organizationRows(world, organizationId), await populate(world)]
  const others = await organizationRows(world, other.organizationId)
  await deleteOrganization(tenant)
  const listed = await admin('list-organizations', '--deleted', '--search', marker)
  const today = new Date().toISOString().slice(0, 10)
  assert.equal(
    listed.output,
    `id                                    deleted     name\n${organizationId}  ${today}  ${name}\n`,
  )
  const { code, output } = await admin('restore-organization', organizationId)
  assert.equal(code, 0, output)
  assert.match(
    output,
    new RegExp(`^Restored "${name}" \\(${organizationId}\\) as it was on ${today}, with \\d members`),
  )
  assert.match(
    output,
    /and 3 students\.\nIts credits are gone: give it new ones with grant\. Automatic recharging is off\. Its keys/,
  )

  const restored = await organizationRows(world, organizationId)
  const different = Object.keys(before).filter(
    table => JSON.stringify(before[table]) !== JSON.stringify(restored[table]),
  )
  const expected = [
    'api_key_secrets',
    'audit_event_counts',
    'audit_events',
    'credit_entries',
    'credit_grants',
    'organizations',
  ]
  assert.deepEqual(different.sort(), expected)
  assert.deepEqual(restored.api_key_secrets, [])
  assert.deepEqual(await organizationRows(world, other.organizationId), others)

  const { status } = await world.call('organizations.getOrganization', tenant.admin.token, { organizationId })
  assert.equal(status, 200)
  assert.equal((await world.call('identity.getCaller', tenant.key, {})).status, 401)
  const child = await world.call('learn.getLearnStudent', parent.token, { studentId: student.studentId })
  assert.equal(child.status, 200)
  const { body: events } = await world.call('audit.listAuditEvents', tenant.admin.token, {})
  assert.deepEqual(
    [events.data[0]?.operation, events.data[0]?.actorKind],
    ['operator.restoreOrganization', 'operator'],
  )
  assert.match(
    (await admin('list-organizations', '--deleted', '--search', marker)).output,
    /^No deleted organ/,
  )
})

test('a restored organization works: people add to it, its ledger continues, and it can be deleted again', async () => {
  const tenant = await populate(world)
  await deleteOrganization(tenant)
  await admin('restore-organization', tenant.organizationId)
  const { organizationId } = tenant
  const { token } = tenant.admin
  const invited = { organizationId, email: 'later@example.org', role: 'viewer' } as const
  assert.equal((await world.call('organizations.createInvitation', token, invited)).status, 201)
  const rotated = await world.call('identity.rotateApiKey', token, {
    apiKeyId: tenant.apiKeyId,
    overlapSeconds: 0,
  })
  assert.equal(rotated.status, 200, JSON.stringify(rotated.body))
  const file = { organizationId, ...newFile('after.txt') }
  assert.equal((await world.call('media.createMediaItem', token, file)).status, 201)
  const read = await world.call('media.getMediaItem', token, { mediaItemId: tenant.givenMediaItemId })
  assert.equal(read.body.status, 'ready')
  assert.match((await admin('grant', organizationId, '50')).output, /Its balance is now 50\./)
  await assertLedger(world, { ...tenant, key: token })
  await deleteOrganization(tenant)
  assert.equal((await admin('restore-organization', organizationId)).code, 0)
})

test('files of a deleted organization stay until it can no longer be restored', async () => {
  const tenant = await populate(world)
  await deleteOrganization(tenant)
  const due = async () =>
    (await world.owner.query('select find_deleted_with_media(1000) as id')).rows.map(({ id }) => id)
  assert(!(await due()).includes(tenant.organizationId))
  const forget = `select forget_deleted_organizations($1, 1000)`
  await world.owner.query(forget, [new Date(Date.now() + 29 * 86_400_000)])
  assert(!(await due()).includes(tenant.organizationId))
  await world.owner.query(forget, [new Date(Date.now() + 31 * 86_400_000)])
  assert((await due()).includes(tenant.organizationId))
  const { code, output } = await admin('restore-organization', tenant.organizationId)
  assert.equal(code, 1)
  assert.match(output, /^There is no deleted organization .* --deleted\. After 30 days,/)
})

test('a person who closes their account meanwhile is forgotten with the children of whom they are the only guardian', async () => {
  const tenant = await populate(world)
  const { parent, student, sister, organizationId, waiting } = tenant
  await deleteOrganization(tenant)
  const closed = await world.call('identity.closeAccount', parent.token, {
    confirmEmail: parent.email,
    deleteUnshared: true,
  })
  assert.equal(closed.status, 200, JSON.stringify(closed.body))
  const { rows } = await world.owner.query(
    `select table_name from deleted_rows where deleted_id = $1 and content::text ~ $2`,
    [organizationId, `${student.studentId}|${sister.studentId}`],
  )
  assert.deepEqual(
    rows.filter(({ table_name }) => table_name !== 'audit_events'),
    [],
  )
  const { output } = await admin('restore-organization', organizationId)
  assert.match(output, /and 1 student\./)
  const { rows: left } = await world.owner.query('select id from students where organization_id = $1', [
    organizationId,
  ])
  assert.deepEqual(left, [{ id: waiting.studentId }])
})

test('an organization without an administrator is not restored', async () => {
  const tenant = await world.tenant('Nobody’s')
  const token = await world.token(tenant.userId)
  const input = { organizationId: tenant.organizationId, confirmName: 'Nobody’s' }
  assert.equal((await world.call('organizations.deleteOrganization', token, input)).status, 200)
  await world.owner.query('delete from users where id = $1', [tenant.userId])
  const { code, output } = await admin('restore-organization', tenant.organizationId)
  assert.equal(code, 1)
  assert.match(output, /^None of the administrators of "Nobody’s" has an account any more/)
  const { rows } = await world.owner.query('select from organizations where id = $1', [tenant.organizationId])
  assert.deepEqual(rows, [])
})

test('an organization that is deleted with its only member’s account can’t be restored', async () => {
  const tenant = await world.tenant('Mine alone')
  const { rows } = await world.owner.query('select email from users where id = $1', [tenant.userId])
  const closed = await world.call('identity.closeAccount', await world.token(tenant.userId), {
    confirmEmail: rows[0].email,
    deleteUnshared: true,
  })
  assert.equal(closed.status, 200)
  assert.match((await admin('restore-organization', tenant.organizationId)).output, /^There is no deleted/)
})

test('nobody but the operator can read what is kept', async () => {
  const { rows } = await world.owner.query<{ allowed: boolean }>(
    `select has_table_privilege(r, t, 'select, insert, update, delete') as allowed
      from unnest(array['learn_app', 'learn_identity', 'learn_worker']) r,
        unnest(array['deleted_rows', 'deleted_organizations']) t`,
  )
  assert.equal(rows.length, 6)
  assert(rows.every(({ allowed }) => !allowed))
})

test('a wrong id is refused with a sentence', async () => {
  assert.match(
    (await admin('restore-organization', 'mine')).output,
    /^Usage: .*\nTo see the ids: .* --deleted\n$/,
  )
  const { code } = await admin('restore-organization', randomId())
  assert.equal(code, 1)
})

test('a restored organization is not charged for the credits that its deletion took', async () => {
  const tenant = await populate(world)
  const { organizationId } = tenant
  await world.owner.query(
    `update organizations set auto_recharge_threshold = 5, auto_recharge_amount = 100, auto_recharge_enabled = true where id = $1`,
    [organizationId],
  )
  await deleteOrganization(tenant)
  assert.equal((await admin('restore-organization', organizationId)).code, 0)
  assert.equal((await admin('grant', organizationId, '1')).code, 0)
  const { rows } = await world.owner.query(
    `select auto_recharge_enabled as "isOn", (select count(*)::int from recharges where organization_id = o.id and state = 'pending') as recharges
      from organizations o where id = $1`,
    [organizationId],
  )
  assert.deepEqual(rows, [{ isOn: false, recharges: 0 }])
})
