import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clientFamily } from '../../../test/support/learning/family.ts'
import { World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

async function classroom() {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const teacher = await world.member(tenant, 'member')
  const tutor = await world.member(tenant, 'member', 'client')
  await world.call('teams.addTeamMember', tenant.key, { teamId: child.teamId, memberId: tutor.memberId })
  const { studentId, parent } = child
  const write = async (by: string, text: string, sharedWithGuardians: boolean) => {
    const { status, body } = await world.call('learn.createLearnNote', by, {
      studentId,
      text,
      sharedWithGuardians,
    })
    assert.equal(status, 201, JSON.stringify(body))
    return body
  }
  const readBy = async (by: string) => {
    const { body } = await world.call('learn.listLearnNotes', by, { 'filter[studentId]': studentId })
    return body.data.map(({ text }) => text).sort()
  }
  return { ...tenant, child, studentId, parent, teacher, tutor, write, readBy }
}

test('guardians read what is shared with them, and nothing else', async () => {
  const { teacher, parent, tutor, child, write, readBy } = await classroom()
  await write(teacher.token, 'Between us', false)
  await write(teacher.token, 'For the family', true)
  assert.deepEqual(await readBy(teacher.token), ['Between us', 'For the family'])
  assert.deepEqual(await readBy(parent.token), ['For the family'])
  assert.deepEqual(await readBy(tutor.token), ['For the family'])
  const { status } = await world.call('learn.listLearnNotes', child.token, {})
  assert.equal(status, 403, 'a child reads no notes')
})

test('a tutor from outside sees their own private notes, and the parent does not', async () => {
  const { tutor, parent, teacher, write, readBy } = await classroom()
  await write(tutor.token, 'My own', false)
  assert.deepEqual(await readBy(tutor.token), ['My own'])
  assert.deepEqual(await readBy(parent.token), [])
  assert.deepEqual(await readBy(teacher.token), ['My own'])
})

test('sharing can be taken back', async () => {
  const { teacher, parent, write, readBy } = await classroom()
  const { id: noteId } = await write(teacher.token, 'Hasty', true)
  const { body } = await world.call('learn.updateLearnNote', teacher.token, {
    noteId,
    sharedWithGuardians: false,
  })
  assert.deepEqual([body.text, body.sharedWithGuardians], ['Hasty', false])
  assert.deepEqual(await readBy(parent.token), [])
})

test('colleagues correct each other’s notes; a client changes only their own', async () => {
  const { teacher, parent, tutor, write } = await classroom()
  const { id: noteId } = await write(teacher.token, 'Shared', true)
  for (const by of [parent.token, tutor.token])
    for (const operation of ['learn.updateLearnNote', 'learn.deleteLearnNote'] as const)
      assert.equal((await world.call(operation, by, { noteId } as never)).status, 403)
  const { id: own } = await write(parent.token, 'From home', true)
  assert.equal((await world.call('learn.deleteLearnNote', teacher.token, { noteId: own })).status, 200)
  assert.equal((await world.call('learn.deleteLearnNote', teacher.token, { noteId })).status, 200)
})

test('an export has the shared notes, and erasing a child deletes all of them', async () => {
  const { teacher, parent, studentId, write } = await classroom()
  await write(teacher.token, 'Between us', false)
  await write(teacher.token, 'For the family', true)
  const { body } = await world.call('learn.exportLearnStudent', parent.token, { studentId })
  assert.deepEqual(
    body.notes.map(({ text }) => text),
    ['For the family'],
  )
  const { status } = await world.call('learn.eraseLearnStudent', parent.token, { studentId })
  assert.equal(status, 200)
  const { rows } = await world.owner.query('select from learn_notes where student_id = $1', [studentId])
  assert.equal(rows.length, 0)
})
