import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clientFamily } from '../../test/support/learning/family.ts'
import { everyPage, tutorOf } from '../../test/support/learning/practising.ts'
import { newFile } from '../../test/support/media/files.ts'
import { type Tenant, World } from '../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

/** A file attached to assignments of two children from two families, twice for the first. */
async function attachTwice(tenant: Tenant, place: 'library' | 'first family' = 'library') {
  const { organizationId, key } = tenant
  const [one, two] = [await clientFamily(world, tenant), await clientFamily(world, tenant)]
  const teamId = place === 'library' ? null : one.teamId
  const { body: file } = await world.call('media.createMediaItem', key, {
    organizationId,
    teamId,
    ...newFile(),
  })
  const made = []
  for (const { studentId } of [one, two, one]) {
    const input = { studentId, actionType: 'practice', topicId: 'maths.place-value' } as const
    const { body } = await world.call('learn.createLearnAssignment', key, {
      ...input,
      mediaItemIds: [file.id],
    })
    made.unshift(body)
  }
  const uses = async (by: string, query: object = {}) =>
    await world.call('media.listMediaItemUses', by, { mediaItemId: file.id, ...query })
  return { ...tenant, one, two, file, made, uses }
}

test('the uses of a file are listed newest first, with filters and pages', async () => {
  const { key, one, file, made, uses } = await attachTwice(await world.tenant())
  const { status, body } = await uses(key)
  assert.equal(status, 200)
  const told = made.map(({ id, organizationId, studentId, topicId, status, createdAt }) => ({
    kind: 'assignment',
    id,
    organizationId,
    studentId,
    topicId,
    status,
    createdAt,
  }))
  assert.deepEqual(body, { data: told, total: 3, nextCursor: null, prevCursor: null })
  await world.call('learn.cancelLearnAssignment', key, { assignmentId: made[0]?.id ?? '' })
  const idsOf = async (query: object) => (await uses(key, query)).body.data.map(({ id }) => id)
  assert.deepEqual(await idsOf({ 'filter[status]': 'open' }), [made[1]?.id, made[2]?.id])
  assert.deepEqual(await idsOf({ 'filter[studentId]': one.studentId }), [made[0]?.id, made[2]?.id])
  const { nextCursor } = (await uses(key, { limit: '2' })).body
  assert.deepEqual(await idsOf({ limit: '2', cursor: nextCursor }), [made[2]?.id])
  const pages = await everyPage(query => uses(key, query), { sortOrder: 'asc' }, 3)
  assert.deepEqual(
    pages.map(({ id }) => id),
    made.map(({ id }) => id).reverse(),
  )
  const { body: unused } = await world.call('media.createMediaItem', key, {
    organizationId: file.organizationId,
    ...newFile('unused.txt'),
  })
  const none = await world.call('media.listMediaItemUses', key, { mediaItemId: unused.id })
  assert.deepEqual(none.body, { data: [], total: 0, nextCursor: null, prevCursor: null })
})

test('a caller who sees the file but not every child gets the uses of the children they see', async () => {
  const { key, one, two, made, uses } = await attachTwice(await world.tenant(), 'first family')
  const tutor = await tutorOf(world, key, one)
  for (const { token } of [one.parent, tutor]) {
    const { body } = await uses(token)
    assert.deepEqual([body.total, body.data.map(({ id }) => id)], [2, [made[0]?.id, made[2]?.id]])
    assert(!JSON.stringify(body).includes(two.studentId))
    assert.equal((await uses(token, { 'filter[studentId]': two.studentId })).body.total, 0)
  }
  assert.equal((await uses(two.parent.token)).body._tag, 'NotFound', 'the file is another family’s')
  assert.equal((await uses(one.token)).body._tag, 'Forbidden', 'the library is not for children')
})

test('an erased child is in no list of uses, and a purged file has none', async () => {
  const { key, one, file, made, uses } = await attachTwice(await world.tenant())
  await world.call('learn.eraseLearnStudent', one.parent.token, { studentId: one.studentId })
  const { body } = await uses(key)
  assert.deepEqual([body.total, body.data.map(({ id }) => id)], [1, [made[1]?.id]])
  await world.call('media.deleteMediaItem', key, { mediaItemId: file.id })
  assert.equal((await uses(key)).body.total, 1, 'it can still be restored')
  await world.call('media.purgeMediaItem', key, { mediaItemId: file.id })
  assert.equal((await uses(key)).body._tag, 'NotFound')
})
