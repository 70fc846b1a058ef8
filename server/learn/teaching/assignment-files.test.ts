import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clientFamily, onboard } from '../../../test/support/learning/family.ts'
import { begin, next, tutorOf } from '../../../test/support/learning/practising.ts'
import { school } from '../../../test/support/learning/school.ts'
import { newUpload, sha256Of } from '../../../test/support/media/files.ts'
import { World } from '../../../test/support/world.ts'
import { randomId } from '../../ids.ts'
import type { Queries } from '../../storage/database.ts'
import { uuidArray } from '../../storage/parameter.ts'
import { notCompared, organizationsLiteral } from '../../storage/scope.ts'
import { findAssignments } from './assignments.store.ts'

const world = await World.create()
after(() => world.close())

const statusOf = async (address: string) => (await fetch(address)).status

test('files are attached in order, each once, and shown with name, type and size wherever the assignment is', async () => {
  const { add, set, get, key, child, parent } = await school(world)
  const [one, two] = [await add('one.txt'), await add('two.txt')]
  const { status, body } = await set([two.id, one.id.toUpperCase(), two.id])
  assert.equal(status, 201)
  const told = ({ id, name, mediaType, bytes }: typeof one) => ({
    mediaItemId: id,
    name,
    mediaType,
    bytes,
    available: true,
  })
  assert.deepEqual(body.files, [told(two), told(one)])
  for (const by of [key, child.token, parent.token]) {
    assert.deepEqual((await get(body.id, by)).body, body)
    assert.deepEqual((await world.call('learn.listLearnAssignments', by, {})).body.data, [body])
  }
  const { body: exported } = await world.call('learn.exportLearnStudent', parent.token, {
    studentId: child.studentId,
  })
  assert.deepEqual(exported.assignments, [body])
  await world.call('media.updateMediaItem', key, { mediaItemId: one.id, name: 'renamed.txt' })
  assert.equal((await get(body.id, child.token)).body.files[1]?.name, 'renamed.txt')
})

test('a page of assignments takes one statement, however many files they have', async () => {
  const { add, set, organizationId, key } = await school(world)
  const files = await Promise.all(['1.txt', '2.txt', '3.txt'].map(name => add(name)))
  for (let count = 0; count < 3; count++) await set(files.map(({ id }) => id))
  const scope = {
    principalId: await world.keyId(key),
    versions: notCompared,
    organizations: organizationsLiteral([organizationId]),
  }
  const db = world.server.app.database.scoped(scope)
  let statements = 0
  const counting: Queries = {
    query: (...asked) => {
      statements++
      return db.query(...asked)
    },
  }
  const paging = { limit: 25, sortBy: 'createdAt', descending: true, filters: {}, position: undefined }
  const request = { ...paging, binding: '' }
  const { items } = await findAssignments(counting, uuidArray([organizationId]), request, [null])
  assert.deepEqual(
    items.map(item => item.files.length),
    [3, 3, 3],
  )
  assert.equal(statements, 1)
})

test('a child can get from the next step to the assignment’s files', async () => {
  const { add, set, get, child, addressOf } = await school(world)
  const file = await add('worksheet.txt')
  const { body: made } = await set([file.id])
  const session = await begin(world, child)
  const { decision } = await next(world, child, session.id)
  const { activeAssignmentId } = decision.studentState
  assert.equal(activeAssignmentId, made.id)
  const [given] = (await get(activeAssignmentId, child.token)).body.files
  assert(given)
  const response = await fetch(await addressOf(activeAssignmentId, given.mediaItemId, child.token))
  assert.equal(response.status, 200)
  assert.equal(sha256Of(Buffer.from(await response.arrayBuffer())), file.sha256)
  assert.match(response.headers.get('content-disposition') ?? '', /^attachment; filename="worksheet\.txt"/)
})

test('anyone who sees the assignment can download its files, and nothing else from the library', async () => {
  const mine = await school(world)
  const { organizationId, key, add, set, addressOf, child, parent } = mine
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Teachers' })
  const [ofAll, ofTeam, kept] = [await add('all.txt'), await add('team.txt', team.id), await add('kept.txt')]
  const { body: made } = await set([ofAll.id, ofTeam.id])
  const tutor = await tutorOf(world, key, child)
  const [member, viewer] = [await world.member(mine), await world.member(mine, 'viewer')]
  for (const { token } of [child, parent, tutor, member, viewer]) {
    for (const { id, name } of [ofAll, ofTeam]) {
      const response = await fetch(await addressOf(made.id, id, token))
      assert.equal(await response.text(), `the words of ${name}`)
    }
    assert.equal((await mine.download(made.id, kept.id, token)).body._tag, 'NotFound', 'it was not attached')
  }
  for (const { token } of [parent, tutor]) {
    assert.equal((await world.call('media.listMediaItems', token, {})).body.total, 0)
    for (const { id: mediaItemId } of [ofAll, ofTeam]) {
      assert.equal((await world.call('media.getMediaItem', token, { mediaItemId })).status, 404)
      assert.equal((await world.call('media.createMediaDownload', token, { mediaItemId })).status, 404)
    }
  }
  const asChild = await world.call('media.createMediaDownload', child.token, { mediaItemId: ofAll.id })
  assert.equal(asChild.body._tag, 'Forbidden', 'the library is not for children')
})

test('a person who can’t see the child finds neither the assignment nor its files', async () => {
  const [mine, elsewhere] = [await school(world), await school(world)]
  const file = await mine.add('worksheet.txt')
  const { body: made } = await mine.set([file.id])
  const sister = await onboard(world, mine.key, mine.parent.email)
  const other = await clientFamily(world, mine)
  const stranger = await world.member(mine, 'member', 'client')
  const strangers = [
    sister.token,
    other.token,
    other.parent.token,
    stranger.token,
    elsewhere.key,
    elsewhere.child.token,
  ]
  for (const by of strangers) {
    assert.equal((await mine.get(made.id, by)).body._tag, 'NotFound')
    assert.equal((await mine.download(made.id, file.id, by)).body._tag, 'NotFound')
  }
  const unscoped = await world.key(mine, { scopes: ['media:read', 'media:write'] })
  assert.equal((await mine.download(made.id, file.id, unscoped)).body._tag, 'Forbidden')
})

test('nobody can attach files that they can’t see, that can’t be downloaded, or without the scope', async () => {
  const [mine, elsewhere] = [await school(world), await school(world)]
  const { organizationId, key, add, set, child, parent } = mine
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Teachers' })
  const [ofAll, ofTeam, binned] = [await add('all.txt'), await add('team.txt', team.id), await add('bin.txt')]
  const ofFamily = await add('family.txt', child.teamId)
  await world.call('media.deleteMediaItem', key, { mediaItemId: binned.id })
  const upload = { organizationId, ...newUpload('uploading.txt') }
  const { body: uploading } = await world.call('media.createMediaUpload', key, upload)
  const foreign = await elsewhere.add('foreign.txt')
  const member = await world.member(mine)
  const withoutMedia = await world.key(mine, { scopes: ['learn:read', 'learn:write'] })
  const cases: [string, string, string, RegExp][] = [
    [key, randomId(), 'NotFound', /was not found in the media library/],
    [key, foreign.id, 'NotFound', /was not found in the media library/],
    [member.token, ofTeam.id, 'NotFound', /was not found in the media library/],
    [parent.token, ofAll.id, 'NotFound', /was not found in the media library/],
    [key, binned.id, 'Conflict', /in the bin/],
    [key, uploading.mediaItemId, 'Conflict', /it is uploading/],
    [withoutMedia, ofAll.id, 'Forbidden', /media:read/],
  ]
  for (const [by, id, kind, sentence] of cases) {
    const { body } = await set([id], by)
    assert.equal(body._tag, kind)
    assert.match(body.message ?? '', sentence)
  }
  assert.equal((await set([ofFamily.id, binned.id])).body._tag, 'Conflict')
  const tooMany = await set(Array.from({ length: 11 }, randomId))
  assert.equal(tooMany.body._tag, 'HttpApiDecodeError')
  assert.equal((await set(['worksheet'])).body._tag, 'HttpApiDecodeError')
  assert.equal(
    (await world.call('learn.listLearnAssignments', key, {})).body.total,
    0,
    'nothing is half done',
  )
  assert.equal((await set([ofFamily.id], parent.token)).status, 201, 'a parent can attach the family’s files')
  assert.equal((await set([], withoutMedia)).status, 201)
  const ten = await Promise.all(Array.from({ length: 10 }, (_, index) => add(`${index}.txt`)))
  assert.equal((await set(ten.map(({ id }) => id))).body.files.length, 10)
})

test('an assignment shows which of its files are gone, and their download URLs stop working', async () => {
  const { add, set, get, download, addressOf, key, child } = await school(world)
  const [kept, gone] = [await add('kept.txt'), await add('gone.txt')]
  const { body: made } = await set([gone.id, kept.id])
  const address = await addressOf(made.id, gone.id, child.token)
  const told = async () =>
    (await get(made.id, child.token)).body.files.map(({ name, available }) => [name, available])
  const downloadGone = async () => (await download(made.id, gone.id, child.token)).body
  const mediaItemId = gone.id
  await world.call('media.deleteMediaItem', key, { mediaItemId })
  assert.deepEqual(await told(), [
    ['gone.txt', false],
    ['kept.txt', true],
  ])
  assert.deepEqual([await statusOf(address), (await downloadGone())._tag], [404, 'Conflict'])
  await world.call('media.restoreMediaItem', key, { mediaItemId })
  assert.deepEqual([await statusOf(address), (await told())[0]], [200, ['gone.txt', true]])
  await world.call('media.purgeMediaItem', key, { mediaItemId })
  assert.deepEqual([await statusOf(address), (await downloadGone())._tag], [404, 'NotFound'])
  const { files } = (await get(made.id, child.token)).body
  assert.deepEqual(files[0], { mediaItemId, name: null, mediaType: null, bytes: null, available: false })
})

test('a canceled assignment withdraws its files; a completed one keeps them', async () => {
  const { add, set, get, download, addressOf, key, child } = await school(world)
  const file = await add('worksheet.txt')
  const [open, done] = [(await set([file.id])).body, (await set([file.id])).body]
  await world.owner.query(
    `update assignments set status = 'done', done = 1, closed_at = now() where id = $1`,
    [done.id],
  )
  const address = await addressOf(open.id, file.id, child.token)
  const { body } = await world.call('learn.cancelLearnAssignment', key, { assignmentId: open.id })
  assert.deepEqual(
    body.files.map(({ name, available }) => [name, available]),
    [['worksheet.txt', false]],
  )
  assert.deepEqual((await get(open.id, child.token)).body, body)
  assert.equal(await statusOf(address), 404)
  const refused = await download(open.id, file.id, child.token)
  assert.equal(refused.body._tag, 'Conflict')
  assert.match(refused.body.message ?? '', /canceled/)
  assert.equal(await statusOf(await addressOf(done.id, file.id, child.token)), 200)
})

test('a file that goes into the bin while it is being attached is either attached or refused', async () => {
  const { add, set, get, key } = await school(world)
  const file = await add('worksheet.txt')
  const bin = () => world.call('media.deleteMediaItem', key, { mediaItemId: file.id })
  const hold = 'select from media_items where id = $1 for update'
  const [given, binned] = await world.callInOrder(hold, file.id, () => set([file.id]), bin)
  assert.deepEqual([given.status, binned.status], [201, 200])
  assert.equal((await get(given.body.id)).body.files[0]?.available, false)
  await world.call('media.restoreMediaItem', key, { mediaItemId: file.id })
  const [first, refused] = await world.callInOrder(hold, file.id, bin, () => set([file.id]))
  assert.deepEqual([first.status, refused.body._tag], [200, 'Conflict'])
})
