import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clientFamily, family, onboard } from '../../../test/support/learning/family.ts'
import { type Person, World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

type Family = Awaited<ReturnType<typeof family>>

const viewersOf = async (token: string, studentId: string) =>
  (await world.call('learn.listLearnStudentViewers', token, { studentId })).body.data

const invite = (token: string, studentId: string, email: string, kind: 'guardian' | 'tutor') =>
  world.call('learn.inviteLearnStudentViewer', token, { studentId, email, kind })

const remove = (token: string, studentId: string, viewerId: string) =>
  world.call('learn.removeLearnStudentViewer', token, { studentId, viewerId })

async function tokenFor(email: string, mail = 1): Promise<string> {
  const mails = await world.waitForMails(email, mail)
  const newest = mails.findLast(({ text }) => text.includes('/auth/invitation?token='))
  return /token=(\S+)/.exec(newest?.text ?? '')?.[1] ?? ''
}

/** Invites a person, who accepts. */
async function join({ parent, studentId }: Family, kind: 'guardian' | 'tutor', person?: Person) {
  const joined = person ?? (await world.person())
  const before = (await world.waitForMails(joined.email, 0)).length
  assert.equal((await invite(parent.token, studentId, joined.email, kind)).status, 201)
  const token = await tokenFor(joined.email, before + 1)
  const { status, body } = await world.call('organizations.acceptInvitation', joined.token, { token })
  assert.equal(status, 200, JSON.stringify(body))
  const viewers = await viewersOf(parent.token, studentId)
  return { ...joined, viewerId: viewers.find(({ email }) => email === joined.email)?.id ?? '' }
}

const sees = async (token: string, studentId: string) =>
  (await world.call('learn.getLearnStudent', token, { studentId })).status === 200

test('a guardian sees who sees the child, and since when', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const { parent, studentId, teamId } = await clientFamily(world, tenant)
  const tutor = await world.member(tenant, 'member', 'client')
  await world.call('teams.addTeamMember', tenant.key, { teamId, memberId: tutor.memberId })
  await invite(parent.token, studentId, 'aunt@example.org', 'tutor')
  const viewers = await viewersOf(parent.token, studentId)
  assert.deepEqual(
    viewers.map(({ kind, name, email, invited, isYou, canRemove }) => [
      kind,
      name,
      email,
      invited,
      isYou,
      canRemove,
    ]),
    [
      ['guardian', 'Alex Reed', parent.email, false, true, false],
      ['tutor', null, tutor.email, false, false, true],
      ['organization', 'Ashgrove Tutors', null, false, false, false],
      ['tutor', null, 'aunt@example.org', true, false, true],
    ],
  )
  const own = await family(world)
  const alone = await viewersOf(own.parent.token, own.studentId)
  assert.deepEqual(
    alone.map(({ kind }) => kind),
    ['guardian'],
    'a family’s own organization is nobody else',
  )
})

test('an invited guardian gets the rights for the children of the guardian who invited them', async () => {
  const child = await family(world)
  const sister = await onboard(world, child.parent.token, child.parent.email)
  const other = await join(child, 'guardian')
  for (const { studentId } of [child, sister]) {
    const { body } = await world.call('learn.getLearnStudent', other.token, { studentId })
    assert.equal(body.youAreGuardian, true)
  }
  const { studentId } = child
  assert.equal((await world.call('learn.exportLearnStudent', other.token, { studentId })).status, 200)
  const mails = await world.waitForMails(child.parent.email)
  const notice = mails.find(({ subject }) => /another guardian/.test(subject))
  assert(notice?.text.startsWith(other.email))
  assert(!notice?.text.includes('Robin'))
})

test('people who are removed lose sight at once, and their invitations end', async () => {
  const child = await family(world)
  const { parent, studentId } = child
  for (const kind of ['tutor', 'guardian'] as const) {
    const other = await join(child, kind)
    assert(await sees(other.token, studentId))
    if (kind === 'guardian') await invite(other.token, studentId, 'friend@example.org', 'guardian')
    assert.equal((await remove(parent.token, studentId, other.viewerId)).status, 200)
    assert(!(await sees(other.token, studentId)))
    assert.equal((await world.call('learn.listLearnStudents', other.token, {})).body.total, 0)
    const update = { studentId, displayName: 'Mine' }
    assert.equal((await world.call('learn.updateLearnStudent', other.token, update)).body._tag, 'NotFound')
    assert.equal((await remove(parent.token, studentId, other.viewerId)).body._tag, 'NotFound')
    const mails = await world.waitForMails(other.email, 2)
    assert(mails.some(({ subject }) => /left a family/.test(subject)))
  }
  assert.deepEqual(
    (await viewersOf(parent.token, studentId)).map(({ email }) => email),
    [parent.email],
  )
})

test('a guardian can’t remove those who were guardians before them, or themselves', async () => {
  const child = await family(world)
  const { parent, studentId } = child
  const second = await join(child, 'guardian')
  const first = (await viewersOf(second.token, studentId)).find(({ email }) => email === parent.email)
  assert.equal(first?.canRemove, false)
  assert.equal((await remove(second.token, studentId, first?.id ?? '')).body._tag, 'Conflict')
  assert.equal((await remove(second.token, studentId, second.viewerId)).body._tag, 'Conflict')
  assert(await sees(parent.token, studentId))
  assert(await sees(second.token, studentId))
})

test('an invitation ends when the guardian who sent it is removed, is taken back, or is replaced by a newer link', async () => {
  const child = await family(world)
  const { parent, studentId } = child
  const guest = await world.person()
  await invite(parent.token, studentId, guest.email, 'tutor')
  const first = await tokenFor(guest.email)
  assert.equal((await invite(parent.token, studentId, guest.email, 'guardian')).status, 201)
  const newer = await tokenFor(guest.email, 2)
  assert.notEqual(newer, first)
  const accept = (token: string) => world.call('organizations.acceptInvitation', guest.token, { token })
  assert.equal((await accept(first)).body._tag, 'NotFound')
  const [pending] = (await viewersOf(parent.token, studentId)).filter(({ invited }) => invited)
  assert.equal(pending?.kind, 'guardian')
  assert.equal((await remove(parent.token, studentId, pending?.id ?? '')).status, 200)
  assert.equal((await accept(newer)).body._tag, 'Conflict')
  assert(!(await sees(guest.token, studentId)))
})

test('inviting says nothing about who belongs to the organization, and members can accept', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const { parent, studentId } = child
  const member = await world.member(tenant, 'member', 'client')
  await world.call('organizations.createInvitation', tenant.key, {
    organizationId: tenant.organizationId,
    email: 'invited.elsewhere@example.org',
    role: 'viewer',
  })
  for (const email of [member.email, 'invited.elsewhere@example.org', 'stranger@example.org']) {
    const { status, body } = await invite(parent.token, studentId, email, 'tutor')
    assert.deepEqual([status, body.email, body.invited], [201, email, true])
  }
  await world.waitForMails(member.email)
  const joined = await join(child, 'tutor', member)
  assert(await sees(joined.token, studentId))
  assert.equal((await invite(parent.token, studentId, member.email, 'tutor')).body._tag, 'Conflict')
  assert.equal((await invite(parent.token, studentId, parent.email, 'tutor')).body._tag, 'Conflict')
})

test('a family has at most five pending invitations', async () => {
  const { parent, studentId } = await family(world)
  for (let index = 0; index < 5; index++)
    assert.equal((await invite(parent.token, studentId, `guest${index}@example.org`, 'tutor')).status, 201)
  assert.equal((await invite(parent.token, studentId, 'guest5@example.org', 'tutor')).body._tag, 'Conflict')
  assert.equal((await invite(parent.token, studentId, 'guest0@example.org', 'tutor')).status, 201)
})

test('a guardian who has left the organization still decides who sees the child', async () => {
  const tenant = await world.tenant()
  const child = await clientFamily(world, tenant)
  const { parent, studentId, organizationId } = child
  await world.call('members.leaveOrganization', parent.token, { organizationId })
  const tutor = await join(child, 'tutor')
  assert(await sees(tutor.token, studentId))
  assert.equal((await remove(parent.token, studentId, tutor.viewerId)).status, 200)
  assert(!(await sees(tutor.token, studentId)))
})

test('a guardian of two families invites to one of them only', async () => {
  const parent = await world.person()
  const own = await onboard(world, parent.token, parent.email)
  const tenant = await world.tenant()
  const elsewhere = await onboard(world, tenant.key, parent.email)
  const token = await tokenFor(parent.email)
  await world.call('organizations.acceptInvitation', parent.token, { token })
  const other = await join({ ...elsewhere, parent }, 'guardian')
  assert(await sees(other.token, elsewhere.studentId))
  assert(!(await sees(other.token, own.studentId)))
  assert.equal((await viewersOf(parent.token, own.studentId)).length, 1)
})

test('a tutor who sees the child through a group is shown too, until the organization ends it', async () => {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const { parent, studentId } = await clientFamily(world, tenant)
  const tutor = await world.member(tenant, 'member', 'client')
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Tuesday group' })
  await world.call('teams.addTeamMember', key, { teamId: team.id, memberId: tutor.memberId })
  await world.call('learn.addLearnGroupStudents', key, { teamId: team.id, studentIds: [studentId] })
  const shown = async () =>
    (await viewersOf(parent.token, studentId)).filter(({ email }) => email === tutor.email)
  const [viewer] = await shown()
  assert.deepEqual([viewer?.kind, viewer?.canRemove], ['tutor', false])
  assert.equal((await remove(parent.token, studentId, viewer?.id ?? '')).status, 404)
  const invited = await world.call('learn.inviteLearnStudentViewer', parent.token, {
    studentId,
    email: tutor.email,
    kind: 'tutor',
  })
  assert.equal(invited.status, 201, 'the family can have them as its own tutor too')
  await remove(parent.token, studentId, invited.body.id)
  await world.call('learn.removeLearnGroupStudent', key, { teamId: team.id, studentId })
  assert.deepEqual(await shown(), [])
})
