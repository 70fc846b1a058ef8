import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { populate } from './support/populated-tenant.ts'
import { World } from './support/world.ts'

const world = await World.create()
after(() => world.close())

type Answers = readonly { status: number; body: { _tag?: string | undefined } }[]

/** Whatever the order was, no call may fail with an internal error. */
function assertDeclared(answers: Answers): void {
  const tags = answers.map(({ body }) => body._tag ?? 'success')
  assert(!tags.includes('InternalError'), tags.join(', '))
}

for (const [what, rounds] of Object.entries({ 'deleted organization': 12, 'deleted team': 12 })) {
  test(`changes concurrent with a ${what} happen before it or find nothing after it, and none fails`, async () => {
    for (let round = 0; round < rounds; round++) {
      const tenant = await populate(world)
      const { organizationId, key, name, admin, viewer, invited, invitation, otherTeamId } = tenant
      const another = await world.member(tenant, 'admin')
      const { token } = admin
      const invitationId = invitation.id
      const answers: Answers = await Promise.all([
        world.call('members.updateMember', token, { memberId: another.memberId, role: 'viewer' }),
        world.call('members.removeMember', token, { memberId: viewer.memberId }),
        world.call('members.leaveOrganization', token, { organizationId }),
        world.call('teams.deleteTeam', key, { teamId: otherTeamId }),
        world.call('organizations.acceptInvitation', invited.token, { token: invitation.token }),
        world.call('organizations.resendInvitation', key, { invitationId }),
        world.call('identity.rotateApiKey', key, { apiKeyId: tenant.apiKeyId, overlapSeconds: 0 }),
        world.call('organizations.updateOrganization', key, { organizationId, name: 'Renamed' }),
        world.call('teams.createTeam', key, { organizationId, name: 'Late' }),
        ...(what === 'deleted organization'
          ? [world.call('organizations.deleteOrganization', key, { organizationId, confirmName: name })]
          : []),
      ])
      assertDeclared(answers)
    }
  })
}

test('an invitation accepted while it is resent is either accepted, or its old link is invalid', async () => {
  for (let round = 0; round < 10; round++) {
    const { key, invitation, invited } = await populate(world)
    const invitationId = invitation.id
    const [accepted, resent] = await Promise.all([
      world.call('organizations.acceptInvitation', invited.token, { token: invitation.token }),
      world.call('organizations.resendInvitation', key, { invitationId }),
    ])
    assert.deepEqual(
      [accepted.body._tag, resent.body._tag],
      accepted.status === 200 ? [undefined, 'Conflict'] : ['NotFound', undefined],
    )
  }
})

test('an invitation accepted while it is revoked is either accepted or revoked, not both', async () => {
  for (let round = 0; round < 10; round++) {
    const { key, invitation, invited } = await populate(world)
    const [accepted, revoked] = await Promise.all([
      world.call('organizations.acceptInvitation', invited.token, { token: invitation.token }),
      world.call('organizations.revokeInvitation', key, { invitationId: invitation.id }),
    ])
    assert.deepEqual([accepted.status, revoked.status].sort(), [200, 409])
  }
})

test('when two callers delete an organization concurrently, one does and the other finds it gone', async () => {
  const { organizationId, name, admin, userId } = await populate(world)
  const input = { organizationId, confirmName: name }
  const answers = await Promise.all(
    [admin.token, await world.token(userId)].map(token =>
      world.call('organizations.deleteOrganization', token, input),
    ),
  )
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404])
})

test('of two concurrent batches with the same addresses in a different order, one succeeds and one is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const { key, organizationId } = await world.tenant()
    const invitations = Array.from({ length: 20 }, (_, index) => ({
      email: `guest${index}@example.org`,
      role: (['viewer', 'member', 'admin'] as const)[index % 3] ?? 'viewer',
    }))
    const invite = (
      invitations: Parameters<typeof world.call<'organizations.createInvitations'>>[2]['invitations'],
    ) => world.call('organizations.createInvitations', key, { organizationId, invitations })
    const answers = await Promise.all([invite(invitations), invite(invitations.toReversed())])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
    const { body } = await world.call('organizations.listInvitations', key, {})
    assert.equal(body.total, 20)
  }
})
