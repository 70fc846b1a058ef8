import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Child, clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import { addReadyPicture, newFile, newUpload, png, sha256Of } from '../../../test/support/media/files.ts'
import { World } from '../../../test/support/world.ts'
import { NoSuchObject } from '../../objects/objects.ts'

const world = await World.create()
after(() => world.close())
const { objects } = world.server.app.parts

const erase = (token: string, { studentId }: Pick<Child, 'studentId'>) =>
  world.call('learn.eraseLearnStudent', token, { studentId })

const worksheet = 'Wren’s worksheet\n'

/** A file, a binned file, an upload and a picture of the family's team. */
async function addFiles(key: string, { organizationId, teamId }: Child) {
  const file = { organizationId, teamId, ...newFile('worksheet.txt', worksheet) }
  const add = async () => (await world.call('media.createMediaItem', key, file)).body.id
  const [ready, binned] = [await add(), await add()]
  await world.call('media.deleteMediaItem', key, { mediaItemId: binned })
  const upload = { organizationId, teamId, ...newUpload('later.txt') }
  const { body } = await world.call('media.createMediaUpload', key, upload)
  const picture = await addReadyPicture(world, { organizationId }, { teamId })
  return [ready, binned, body.mediaItemId, picture]
}

async function countRows(table: string, column: string, ids: readonly string[]): Promise<number> {
  const { rows } = await world.owner.query(`select from ${table} where ${column} = any ($1::uuid[])`, [ids])
  return rows.length
}

test('a family’s team, files and invitations end with its last child, and not before', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const { organizationId, teamId, parent } = child
  const tutorInviteEmail = 'tutor@family-end.example'
  const sister = await onboard(world, tenant.key, parent.email, { tutorInviteEmail })
  const items = await addFiles(tenant.key, child)
  const kept = { organizationId, ...newFile('kept.txt', 'of the organization\n') }
  const { body: other } = await world.call('media.createMediaItem', tenant.key, kept)

  assert.equal((await erase(parent.token, child)).status, 200)
  assert.equal(await countRows('media_items', 'id', items), 4)
  assert.equal(await countRows('teams', 'id', [teamId]), 1)

  assert.equal((await erase(parent.token, sister)).status, 200)
  for (const [table, column] of [
    ['media_items', 'id'],
    ['media_uploads', 'item_id'],
    ['media_renditions', 'item_id'],
  ] as const)
    assert.equal(await countRows(table, column, items), 0, table)
  for (const table of ['families', 'team_members'])
    assert.equal(await countRows(table, 'team_id', [teamId]), 0, table)
  assert.equal((await world.call('teams.getTeam', tenant.key, { teamId })).body._tag, 'NotFound')
  const { body: invitations } = await world.call('organizations.listInvitations', tenant.key, {})
  const tutor = invitations.data.find(({ email }) => email === tutorInviteEmail)
  assert.deepEqual([tutor?.status, tutor?.revokedByUserId], ['revoked', parent.userId])
  const { body: usage } = await world.call('media.getMediaUsage', tenant.key, { organizationId })
  assert.equal(usage.usedBytes, other.bytes)
  const filter = { 'filter[subjectId]': teamId }
  const { body: events } = await world.call('audit.listAuditEvents', tenant.key, filter)
  assert(events.data.some(({ operation }) => operation === 'learn.eraseLearnStudent'))
})

test('the bytes of an erased family’s files are removed from the storage', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const { organizationId } = child
  await addFiles(tenant.key, child)
  const keys = [sha256Of(worksheet), sha256Of(png)].map(sha256 => ({ organizationId, sha256 }))
  await erase(child.parent.token, child)
  for (const key of keys) (await objects.read(key)).destroy()
  const later = new Date(Date.now() + 2 * 3_600_000)
  await objects.removeUnused(later, 1_000)
  for (const key of keys) await assert.rejects(objects.read(key), NoSuchObject)
})

test('a family’s own organization keeps its team: the files are deleted, and the next child joins the same team', async () => {
  const child = await family(world)
  const { parent, organizationId, teamId } = child
  const items = await addFiles(parent.token, child)
  assert.equal((await erase(parent.token, child)).status, 200)
  assert.equal(await countRows('media_items', 'id', items), 0)
  const next = await onboard(world, parent.token, parent.email)
  assert.deepEqual([next.organizationId, next.teamId], [organizationId, teamId])
})

test('a parent who has left their own organization leaves no empty team behind', async () => {
  const child = await family(world)
  const { parent, organizationId, teamId } = child
  const other = await world.member({ organizationId }, 'admin')
  await world.call('members.leaveOrganization', parent.token, { organizationId })
  assert.equal((await erase(parent.token, child)).status, 200)
  assert.equal((await world.call('teams.getTeam', other.token, { teamId })).body._tag, 'NotFound')
})

test('a family whose last child was erased for inactivity ends too', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const items = await addFiles(tenant.key, child)
  await world.owner.query(
    `insert into learn_settings (organization_id, erase_inactive_days, updated_at) values ($1, 30, now())`,
    [tenant.organizationId],
  )
  const { rows } = await world.owner.query(
    `select erase_inactive_student($1, $2, gen_random_uuid(), now() + interval '31 days') as erased`,
    [child.studentId, Buffer.alloc(32)],
  )
  assert.deepEqual(rows, [{ erased: true }])
  assert.equal(await countRows('media_items', 'id', items), 0)
  assert.equal(await countRows('teams', 'id', [child.teamId]), 0)
})

test('if the last two children are erased at the same time, the family ends', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const sister = await onboard(world, tenant.key, child.parent.email)
  const answers = await world.callInOrder(
    'select from families where team_id = $1 for update',
    child.teamId,
    () => erase(child.parent.token, child),
    () => erase(child.parent.token, sister),
  )
  for (const { status } of answers) assert.equal(status, 200)
  assert.equal(await countRows('teams', 'id', [child.teamId]), 0)
})

test('if a child is added while the last other one is erased, both calls succeed', async () => {
  for (const isErasedFirst of [true, false]) {
    const tenant = await world.tenant()
    const child = await clientFamily(world, tenant)
    const add = async () => (await onboard(world, tenant.key, child.parent.email)).studentId
    const remove = async () => (await erase(child.parent.token, child)).status
    const answers = await world.callInOrder(
      'select from organizations where id = $1 for no key update',
      tenant.organizationId,
      (isErasedFirst ? remove : add) as () => Promise<unknown>,
      (isErasedFirst ? add : remove) as () => Promise<unknown>,
    )
    const [status, studentId] = isErasedFirst ? answers : answers.toReversed()
    assert.equal(status, 200)
    const { rows } = await world.owner.query(
      'select from students s join teams t on t.id = s.team_id where s.id = $1',
      [studentId],
    )
    assert.equal(rows.length, 1)
  }
})

test('a file that is added during the erasure is deleted too', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const [item = ''] = await addFiles(tenant.key, child)
  const writer = await world.owner.connect()
  await writer.query('begin')
  await writer.query(
    `insert into media_items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid()))).*
      from media_items i where id = $1`,
    [item],
  )
  const erasing = erase(child.parent.token, child)
  assert.equal(await Promise.race([erasing, new Promise(done => setTimeout(done, 300, 'waits'))]), 'waits')
  await writer.query('commit')
  writer.release()
  assert.equal((await erasing).status, 200)
  assert.equal(await countRows('media_items', 'team_id', [child.teamId]), 0)
})
