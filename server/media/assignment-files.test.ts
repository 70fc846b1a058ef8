import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { studentScopes } from '@learn/contract/student-sign-in'
import { clientFamily, onboard } from '../../test/support/learning/family.ts'
import { tutorOf } from '../../test/support/learning/practising.ts'
import { school } from '../../test/support/learning/school.ts'
import { World } from '../../test/support/world.ts'
import { randomId } from '../ids.ts'
import { notCompared, organizationsLiteral } from '../storage/scope.ts'
import { statement } from '../storage/statement.ts'

const world = await World.create()
after(() => world.close())

const statusOf = async (address: string) => (await fetch(address)).status

test('a download URL stops working when its owner leaves the team or the organization, or the child is erased', async () => {
  const mine = await school(world)
  const { key, add, set, addressOf, child, parent, studentId } = mine
  const file = await add('worksheet.txt')
  const { body: made } = await set([file.id])
  const [tutor, member] = [await tutorOf(world, key, child), await world.member(mine)]
  const revoked = await world.key(mine)
  const of = (token: string) => addressOf(made.id, file.id, token)
  const addresses = await Promise.all([tutor.token, member.token, revoked, child.token, parent.token].map(of))
  const statuses = () => Promise.all(addresses.map(statusOf))
  assert.deepEqual(await statuses(), [200, 200, 200, 200, 200])
  const { teamId } = child
  await world.call('teams.removeTeamMember', key, { teamId, memberId: tutor.memberId })
  assert.deepEqual(await statuses(), [404, 200, 200, 200, 200])
  await world.call('members.removeMember', key, { memberId: member.memberId })
  await world.revoke(revoked)
  assert.deepEqual(await statuses(), [404, 404, 404, 200, 200])
  await world.call('learn.eraseLearnStudent', parent.token, { studentId })
  assert.deepEqual(await statuses(), [404, 404, 404, 404, 404])
  assert.equal((await world.call('media.getMediaItem', key, { mediaItemId: file.id })).status, 200)
  const { rows } = await world.owner.query('select from assignment_files where student_id = $1', [studentId])
  assert.deepEqual(rows, [])
})

test('a child’s download URL ends when the child signs out, and those of other devices stay', async () => {
  const { add, set, addressOf, child } = await school(world)
  const file = await add('worksheet.txt')
  const { body: made } = await set([file.id])
  const other = await world.token(child.studentId, { scopes: studentScopes })
  const addresses = await Promise.all([child.token, other].map(token => addressOf(made.id, file.id, token)))
  const statuses = () => Promise.all(addresses.map(statusOf))
  assert.deepEqual(await statuses(), [200, 200])
  const headers = { authorization: `Bearer ${child.token}` }
  const { status } = await fetch(`${world.server.url}/auth/student/sign-out`, { method: 'POST', headers })
  assert.equal(status, 200)
  assert.deepEqual(await statuses(), [404, 200])
})

test('a download URL is valid for five minutes, and then says how to get another', async () => {
  const { add, set, addressOf, child } = await school(world)
  const file = await add('worksheet.txt')
  const address = await addressOf((await set([file.id])).body.id, file.id, child.token)
  try {
    world.clock.ahead = 5 * 60 * 1000 + 1_000
    const response = await fetch(address)
    assert.equal(response.status, 403)
    assert.match(
      await response.text(),
      /has expired\. Get a new one with learn\.createLearnAssignmentDownload\./,
    )
  } finally {
    world.clock.ahead = 0
  }
})

test('while the organization is suspended, only its administrators get the files', async () => {
  const { organizationId, key, add, set, download, addressOf, child, parent } = await school(world)
  const file = await add('worksheet.txt')
  const { body: made } = await set([file.id])
  const tokens = [key, child.token, parent.token]
  const addresses = await Promise.all(tokens.map(by => addressOf(made.id, file.id, by)))
  await world.owner.query(`update organizations set suspended_reason = 'Not paid.' where id = $1`, [
    organizationId,
  ])
  assert.deepEqual(await Promise.all(addresses.map(statusOf)), [200, 404, 404])
  const asked = await Promise.all(tokens.map(by => download(made.id, file.id, by)))
  assert.deepEqual(
    asked.map(({ status }) => status),
    [200, 403, 403],
  )
})

test('a child’s download URL does not work for another child, or without its assignment', async () => {
  const { key, add, set, addressOf, child, parent } = await school(world)
  const file = await add('worksheet.txt')
  const { body: made } = await set([file.id])
  const { url } = world.server
  const of = async (token: string) => (await addressOf(made.id, file.id, token)).slice(`${url}/files/`.length)
  const [ofChild, ofKey] = [await of(child.token), await of(key)]
  const sister = await onboard(world, key, parent.email)
  const bytes = Buffer.from(ofChild, 'base64url')
  const withSister = Buffer.concat([
    Buffer.from(sister.studentId.replaceAll('-', ''), 'hex'),
    bytes.subarray(16),
  ])
  const withoutAssignment = Buffer.concat([bytes.subarray(0, 87), bytes.subarray(103)])
  const withKeysSignature = Buffer.concat([
    bytes.subarray(0, 103),
    Buffer.from(ofKey, 'base64url').subarray(103),
  ])
  for (const changed of [withSister, withoutAssignment, withKeysSignature])
    assert.equal(await statusOf(`${url}/files/${changed.toString('base64url')}`), 403)
  assert.equal(await statusOf(`${url}/files/${bytes.toString('base64url')}`), 200)
})

/** A file attached to assignments of two children from two families. */
async function attachTwice() {
  const mine = await school(world)
  const other = await clientFamily(world, mine)
  const file = await mine.add('worksheet.txt')
  const { body: first } = await mine.set([file.id])
  const { body: second } = await mine.set([file.id], mine.key, { studentId: other.studentId })
  return { ...mine, other, file, first, second }
}

const rowsOf = statement<{ student: string }>(
  'test_given',
  'select student_id as student from assignment_files',
)
const itemOf = statement<{ name: string }>(
  'test_media_given',
  'select (item).name from media_given(array[$1::uuid]) where media_item_id = $2',
)

test('the database itself shows attached files to those who see the child, and to nobody else', async () => {
  const mine = await attachTwice()
  const { organizationId, key, child, parent, other, file, first, second } = mine
  const elsewhere = await attachTwice()
  const tutor = await tutorOf(world, key, child)
  const stranger = await world.member(mine, 'member', 'client')
  const { database } = world.server.app
  const readAs = async (principalId: string, organization = organizationId) => {
    const scope = { principalId, versions: notCompared }
    const db = database.scoped({ ...scope, organizations: organizationsLiteral([organization]) })
    const countGiven = async ({ id }: typeof first) => (await db.query(itemOf, [id, file.id])).length
    return [(await db.query(rowsOf, [])).length, await countGiven(first), await countGiven(second)]
  }
  assert.deepEqual(await readAs(await world.keyId(key)), [2, 1, 1])
  for (const id of [tutor.userId, parent.userId, child.studentId])
    assert.deepEqual(await readAs(id), [1, 1, 0])
  assert.deepEqual(await readAs(other.studentId), [1, 0, 1])
  for (const id of [stranger.userId, elsewhere.userId, randomId()])
    assert.deepEqual(await readAs(id), [0, 0, 0])
  const inOther = await readAs(await world.keyId(elsewhere.key), elsewhere.organizationId)
  assert.deepEqual(inOther, [2, 0, 0], 'their own two, and no file of the first')
})

const give = statement<never>(
  'test_give',
  `insert into assignment_files (assignment_id, position, media_item_id, organization_id, student_id, created_at)
    values ($1, $2, $3, $4, $5, $6)`,
)

test('the database itself refuses to attach files that the caller can’t see, that aren’t ready, or with wrong details', async () => {
  const { organizationId, key, child, parent, other, file, first, add } = await attachTwice()
  const elsewhere = await school(world)
  const [fresh, binned, foreign] = [await add('fresh.txt'), await add('b.txt'), await elsewhere.add('c.txt')]
  await world.call('media.deleteMediaItem', key, { mediaItemId: binned.id })
  const right = {
    assignmentId: first.id,
    position: 2,
    mediaItemId: fresh.id,
    organizationId,
    studentId: child.studentId,
    createdAt: first.createdAt,
  }
  const insert = async (principalId: string, change: Partial<typeof right> = {}) => {
    const scope = {
      principalId,
      versions: notCompared,
      organizations: organizationsLiteral([organizationId]),
    }
    await world.server.app.database.transaction(scope, db =>
      db.query(give, Object.values({ ...right, ...change })),
    )
  }
  const admin = await world.keyId(key)
  const refusals: [string, Partial<typeof right>, string][] = [
    [parent.userId, {}, '42501'],
    [child.studentId, {}, '42501'],
    [admin, { mediaItemId: binned.id }, '42501'],
    [admin, { mediaItemId: foreign.id }, '42501'],
    [admin, { mediaItemId: randomId() }, '42501'],
    [admin, { studentId: other.studentId }, '42501'],
    [admin, { createdAt: '2020-01-01T00:00:00.000Z' }, '42501'],
    [admin, { organizationId: elsewhere.organizationId }, '42501'],
    [admin, { mediaItemId: file.id }, '23505'],
    [admin, { position: 1 }, '23505'],
    [admin, { position: 11 }, '23514'],
  ]
  for (const [by, change, code] of refusals)
    await assert.rejects(insert(by, change), { code }, JSON.stringify(change))
  await insert(admin)
  const { rows } = await world.owner.query<{ verbs: string[] }>(
    `select array(select verb from unnest(array['update', 'delete', 'truncate']) verb
      where has_table_privilege('learn_app', 'assignment_files', verb)) as verbs`,
  )
  assert.deepEqual(rows, [{ verbs: [] }], 'attached files can’t be changed')
})
