import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import {
  acceptInvitation,
  clientFamily,
  family,
  newChild,
  onboard,
} from '../../../test/support/learning/family.ts'
import { mailsAbout } from '../../../test/support/mails-about.ts'
import { World } from '../../../test/support/world.ts'

const world = await World.create()
after(() => world.close())

const newEmail = () => `somebody.${randomBytes(6).toString('hex')}@example.org`

const joined = /can see your child/
const added = /child was added/

test('onboarding needs the scope for invitations only if it invites a tutor', async () => {
  const tenant = await world.tenant()
  const narrow = await world.key(tenant, { scopes: ['learn:write'] })
  const parent = await clientFamily(world, tenant)
  const child = newChild(parent.parent.email, { tutorInviteEmail: newEmail() })
  const { body } = await world.call('learn.completeLearnParentChildOnboarding', narrow, child)
  assert.equal(body._tag, 'Forbidden')
  assert.match(body.message ?? '', /invitations:write/)
  const { rows } = await world.owner.query(
    'select from invitations where organization_id = $1 and email = $2',
    [tenant.organizationId, child.tutorInviteEmail],
  )
  assert.equal(rows.length, 0)
  await onboard(world, narrow, parent.parent.email)
  const token = await world.token(parent.parent.userId, { scopes: ['learn:write'] })
  const own = await world.call('learn.completeLearnParentChildOnboarding', token, child)
  assert.equal(own.body._tag, 'Forbidden')
})

test('guardians get an email about every tutor who joins the family, however they join', async () => {
  const tenant = await world.tenant('Ashgrove & Sons')
  const { parent, teamId, organizationId } = await clientFamily(world, tenant)
  const [invited, known, direct] = [
    await world.person(),
    await world.member(tenant, 'member', 'client'),
    await world.member(tenant, 'member', 'client'),
  ]
  await world.call('organizations.createInvitation', tenant.key, {
    organizationId,
    email: invited.email,
    role: 'member',
    teamId,
    membershipType: 'client',
  })
  assert.equal(
    (await mailsAbout(world, parent.email, joined)).length,
    0,
    'an invitation alone shows nobody the child',
  )
  await acceptInvitation(world, tenant.key, invited)
  await onboard(world, tenant.key, parent.email, { tutorInviteEmail: known.email })
  await onboard(world, tenant.key, parent.email, { tutorInviteEmail: known.email })
  await world.call('teams.addTeamMember', tenant.key, { teamId, memberId: direct.memberId })
  const mails = await mailsAbout(world, parent.email, joined)
  for (const { email } of [invited, known, direct])
    assert.equal(mails.filter(({ text }) => text.startsWith(`${email} can now see`)).length, 1, email)
  assert.equal(mails.length, 3)
  for (const { subject, text } of mails) {
    assert(!/Ashgrove|Robin/.test(subject), subject)
    assert(text.includes('"Ashgrove & Sons"'))
    assert(!text.includes('Robin'))
  }
})

test('guardians get an email about every child that an organization adds, and none about what they do themselves', async () => {
  const tenant = await world.tenant('Ashgrove Tutors')
  const { parent } = await clientFamily(world, tenant)
  assert.equal((await mailsAbout(world, parent.email, added)).length, 0)
  await onboard(world, tenant.key, parent.email)
  const mails = await mailsAbout(world, parent.email, added)
  assert.equal(mails.length, 1)
  assert(!/Ashgrove|Robin/.test(mails[0]?.subject ?? ''))
  assert(!mails[0]?.text.includes('Robin'))
  const own = await family(world)
  await onboard(world, own.parent.token, own.parent.email)
  const member = await world.member(own, 'member', 'client')
  await world.call('teams.addTeamMember', own.parent.token, { teamId: own.teamId, memberId: member.memberId })
  assert.equal((await mailsAbout(world, own.parent.email, /./)).length, 0)
})

test('a guardian who has left the organization still gets these emails', async () => {
  const tenant = await world.tenant()
  const { parent, teamId, organizationId } = await clientFamily(world, tenant)
  await world.call('members.leaveOrganization', parent.token, { organizationId })
  const tutor = await world.member(tenant, 'member', 'client')
  await world.call('teams.addTeamMember', tenant.key, { teamId, memberId: tutor.memberId })
  assert.equal((await mailsAbout(world, parent.email, joined)).length, 1)
})

test('an address gets at most ten such emails a day, and the calls succeed all the same', async () => {
  const tenant = await world.tenant()
  const { parent, teamId } = await clientFamily(world, tenant)
  for (let index = 0; index < 12; index++) {
    const { memberId } = await world.member(tenant, 'member', 'client')
    assert.equal((await world.call('teams.addTeamMember', tenant.key, { teamId, memberId })).status, 201)
  }
  assert.equal((await mailsAbout(world, parent.email, joined)).length, 10)
})
