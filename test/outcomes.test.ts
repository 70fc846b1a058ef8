import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Contract, contract, type OperationId, operations } from '@learn/contract'
import { type ErrorKind, pathErrorKinds } from '@learn/contract/errors'
import type { Input, Operation } from '@learn/contract/operation'
import { makeApiKey } from '../server/identity/api-key.ts'
import { randomId } from '../server/ids.ts'
import { type Answer, requestOf } from './support/client.ts'
import { learnErrors } from './support/learning/outcomes/learn-outcomes.ts'
import { mediaErrors } from './support/media/media-outcomes.ts'
import { withStripe } from './support/money.ts'
import { StripeSimulator } from './support/stripe-simulator.ts'
import { trialUnusual } from './support/trial.ts'
import { World } from './support/world.ts'

const stripe = await StripeSimulator.start()
const world = await World.create(withStripe(stripe), undefined, trialUnusual)
const limited = await World.create({ requestsPerMinute: 3 })
after(async () => {
  await Promise.all([world.close(), limited.close()])
  await stripe.stop()
})

type Outcome = Promise<Answer<{ _tag?: ErrorKind }>>

/** For each operation, how to get each error kind that it declares as its own. A missing one does not compile. */
const ownErrors: { [Id in OperationId]: Record<Contract[Id]['errors'][number], () => Outcome> } = {
  'identity.getCaller': {},
  'identity.listApiKeys': listErrors('identity.listApiKeys'),
  'identity.createApiKey': {
    BadRequest: async () => {
      const tenant = await world.tenant()
      const key = await world.key(tenant, { scopes: ['keys:write'] })
      const { organizationId } = tenant
      return await world.call('identity.createApiKey', key, {
        organizationId,
        name: 'Wider',
        role: 'admin',
        scopes: ['audit:read'],
      })
    },
    NotFound: () => asAdmin('identity.createApiKey', valid('identity.createApiKey')),
    Conflict: async () => {
      const { key, organizationId } = await world.tenant()
      const common = { organizationId, role: 'viewer' as const, scopes: [] }
      const [first, second] = [
        { ...common, name: 'One' },
        { ...common, name: 'Other' },
      ]
      return await reusedKey('identity.createApiKey', key, first, second)
    },
  },
  'identity.rotateApiKey': {
    BadRequest: () => ofKey('identity.rotateApiKey', { overlapSeconds: 0 }, oddKey),
    NotFound: () => asAdmin('identity.rotateApiKey', valid('identity.rotateApiKey')),
    Conflict: () => ofKey('identity.rotateApiKey', { overlapSeconds: 0 }, {}, 'revoked'),
  },
  'identity.revokeApiKey': {
    BadRequest: () => ofKey('identity.revokeApiKey', {}, oddKey),
    NotFound: () => asAdmin('identity.revokeApiKey', valid('identity.revokeApiKey')),
    Conflict: () => ofKey('identity.revokeApiKey', {}, {}, 'revoked'),
  },
  'identity.listGrants': { BadRequest: () => asPerson('identity.listGrants', { sortBy: 'client' }) },
  'identity.revokeGrant': {
    BadRequest: () => asPerson('identity.revokeGrant', valid('identity.revokeGrant'), oddKey),
    NotFound: () => asPerson('identity.revokeGrant', valid('identity.revokeGrant')),
    Conflict: async () => {
      const { userId, token } = await world.person()
      const [one, other] = [await world.grant(userId), await world.grant(userId)]
      return await reusedKey('identity.revokeGrant', token, { grantId: one }, { grantId: other })
    },
  },
  'identity.listSessions': { BadRequest: () => asPerson('identity.listSessions', { limit: '0' }) },
  'identity.revokeSession': {
    BadRequest: () => asPerson('identity.revokeSession', valid('identity.revokeSession'), oddKey),
    NotFound: () => asPerson('identity.revokeSession', valid('identity.revokeSession')),
    Conflict: async () => {
      const { userId, token } = await world.person()
      const [one, other] = [await world.session(userId), await world.session(userId)]
      return await reusedKey('identity.revokeSession', token, { sessionId: one.id }, { sessionId: other.id })
    },
  },
  'identity.revokeAllSessions': {
    BadRequest: () => asPerson('identity.revokeAllSessions', {}, oddKey),
    Conflict: async () => {
      const { userId, token } = await world.person()
      await world.session(userId)
      const again = async () =>
        await world.call('identity.revokeAllSessions', token, {}, { headers: { 'idempotency-key': 'one' } })
      let meanwhile: Awaited<ReturnType<typeof again>> | undefined
      const first = await world.callAround('lock table web_sessions in share mode', again, async () => {
        meanwhile = await again()
      })
      assert.equal(first.status, 200)
      return meanwhile ?? first
    },
  },
  'identity.requestEmailChange': {
    BadRequest: () => asPerson('identity.requestEmailChange', { newEmail: 'a,b@example.org' }),
    Conflict: async () => {
      const { token } = await world.person()
      const headers = { 'idempotency-key': 'one' }
      await world.call('identity.requestEmailChange', token, { newEmail: 'one@example.org' }, { headers })
      return await world.call(
        'identity.requestEmailChange',
        token,
        { newEmail: 'two@example.org' },
        { headers },
      )
    },
  },
  'identity.closeAccount': {
    BadRequest: () => asPerson('identity.closeAccount', { confirmEmail: 'somebody.else@example.org' }),
    Conflict: async () => {
      const { token, email } = await world.person()
      await world.call('organizations.createOrganization', token, { name: 'Mine alone' })
      return await world.call('identity.closeAccount', token, { confirmEmail: email })
    },
  },
  'organizations.listOrganizations': {
    BadRequest: () => asAdmin('organizations.listOrganizations', { sortBy: 'credits' }),
  },
  'organizations.createOrganization': {
    BadRequest: () => asAdmin('organizations.createOrganization', { name: 'Ours' }, oddKey),
    Conflict: async () => {
      const { key } = await world.tenant()
      return await reusedKey('organizations.createOrganization', key, { name: 'First' }, { name: 'Other' })
    },
  },
  'organizations.getOrganization': {
    NotFound: () => asAdmin('organizations.getOrganization', valid('organizations.getOrganization')),
  },
  'organizations.updateOrganization': {
    BadRequest: () => inTenant('organizations.updateOrganization', { billingEmail: 'ада@example.org' }),
    NotFound: () => asAdmin('organizations.updateOrganization', valid('organizations.updateOrganization')),
    Conflict: () => inTenantTwice('organizations.updateOrganization', { name: 'One' }, { name: 'Two' }),
  },
  'organizations.updateOnboarding': {
    BadRequest: () => inTenant('organizations.updateOnboarding', { step: 'organization_profile' }),
    NotFound: () => asAdmin('organizations.updateOnboarding', valid('organizations.updateOnboarding')),
    Conflict: () => inTenant('organizations.updateOnboarding', { step: 'spend_cap' }),
  },
  'organizations.deleteOrganization': {
    BadRequest: () => inTenant('organizations.deleteOrganization', { confirmName: 'Another' }),
    NotFound: () => asAdmin('organizations.deleteOrganization', valid('organizations.deleteOrganization')),
    Conflict: async () => {
      const { key, userId } = await world.tenant()
      const token = await world.token(userId)
      const make = async () =>
        (await world.call('organizations.createOrganization', key, { name: 'Short-lived' })).body.id
      const input = (organizationId: string) => ({ organizationId, confirmName: 'Short-lived' })
      return await reusedKey(
        'organizations.deleteOrganization',
        token,
        input(await make()),
        input(await make()),
      )
    },
  },
  'members.listMembers': listErrors('members.listMembers'),
  'members.getMember': { NotFound: () => asAdmin('members.getMember', valid('members.getMember')) },
  'members.updateMember': {
    BadRequest: () => ofAdministrator('members.updateMember', { membershipType: 'client' }),
    NotFound: () => asAdmin('members.updateMember', valid('members.updateMember')),
    Conflict: () => ofAdministrator('members.updateMember', { role: 'viewer' }),
  },
  'members.removeMember': {
    BadRequest: () => ofAdministrator('members.removeMember', {}, oddKey),
    NotFound: () => asAdmin('members.removeMember', valid('members.removeMember')),
    Conflict: () => ofAdministrator('members.removeMember', {}),
  },
  'members.leaveOrganization': {
    BadRequest: () => inTenant('members.leaveOrganization', {}, oddKey),
    NotFound: () => asAdmin('members.leaveOrganization', valid('members.leaveOrganization')),
    Conflict: () => inTenant('members.leaveOrganization', {}),
  },
  'teams.listTeams': listErrors('teams.listTeams'),
  'teams.createTeam': {
    BadRequest: () => inTenant('teams.createTeam', { name: 'two\nlines' }),
    NotFound: () => asAdmin('teams.createTeam', valid('teams.createTeam')),
    Conflict: () => inTenantTwice('teams.createTeam', { name: 'One' }, { name: 'Two' }),
  },
  'teams.getTeam': { NotFound: () => asAdmin('teams.getTeam', valid('teams.getTeam')) },
  'teams.updateTeam': {
    BadRequest: () => ofTeam('teams.updateTeam', { name: 'two\nlines' }),
    NotFound: () => asAdmin('teams.updateTeam', valid('teams.updateTeam')),
    Conflict: async () => {
      const { key, teamId } = await tenantWithTeam()
      return await reusedKey('teams.updateTeam', key, { teamId, name: 'One' }, { teamId, name: 'Two' })
    },
  },
  'teams.deleteTeam': {
    BadRequest: () => ofTeam('teams.deleteTeam', {}, oddKey),
    NotFound: () => asAdmin('teams.deleteTeam', valid('teams.deleteTeam')),
    Conflict: async () => {
      const { key, teamId, organizationId } = await tenantWithTeam()
      const { body } = await world.call('teams.createTeam', key, { organizationId, name: 'Second' })
      return await reusedKey('teams.deleteTeam', key, { teamId }, { teamId: body.id })
    },
  },
  'teams.addTeamMember': {
    BadRequest: () => ofTeam('teams.addTeamMember', { memberId: randomId() }, oddKey),
    NotFound: () => asAdmin('teams.addTeamMember', valid('teams.addTeamMember')),
    Conflict: async () => {
      const { key, teamId, memberId } = await tenantWithTeam()
      await world.call('teams.addTeamMember', key, { teamId, memberId })
      return await world.call('teams.addTeamMember', key, { teamId, memberId })
    },
  },
  'teams.removeTeamMember': {
    BadRequest: () => ofTeam('teams.removeTeamMember', { memberId: randomId() }, oddKey),
    NotFound: () => ofTeam('teams.removeTeamMember', { memberId: randomId() }),
    Conflict: async () => {
      const { key, teamId, memberId } = await tenantWithTeam()
      await world.call('teams.addTeamMember', key, { teamId, memberId })
      const other = { teamId, memberId: randomId() }
      return await reusedKey('teams.removeTeamMember', key, { teamId, memberId }, other)
    },
  },
  'organizations.listInvitations': {
    BadRequest: () => asAdmin('organizations.listInvitations', { 'filter[status]': 'open' }),
  },
  'organizations.createInvitation': {
    BadRequest: () => invite({ email: 'a,b@example.org' }),
    NotFound: () => invite({ teamId: randomId() }),
    Conflict: async () => {
      const { key, organizationId } = await world.tenant()
      const input = { organizationId, role: 'member' } as const
      await world.call('organizations.createInvitation', key, { ...input, email: 'sam@example.org' })
      return await world.call('organizations.createInvitation', key, { ...input, email: 'SAM@Example.org' })
    },
  },
  'organizations.createInvitations': {
    BadRequest: () => inviteMany([{ email: 'one@example.org' }, { email: 'a\u202eb@example.org' }]),
    NotFound: () => inviteMany([{ email: 'one@example.org', teamId: randomId() }]),
    Conflict: () => inviteMany([{ email: 'one@example.org' }, { email: 'ONE@example.org' }]),
  },
  'organizations.getInvitation': {
    NotFound: () => asAdmin('organizations.getInvitation', valid('organizations.getInvitation')),
  },
  'organizations.resendInvitation': {
    BadRequest: () => ofInvitation('organizations.resendInvitation', 'pending', oddKey),
    NotFound: () => asAdmin('organizations.resendInvitation', valid('organizations.resendInvitation')),
    Conflict: () => ofInvitation('organizations.resendInvitation', 'revoked'),
  },
  'organizations.revokeInvitation': {
    BadRequest: () => ofInvitation('organizations.revokeInvitation', 'pending', oddKey),
    NotFound: () => asAdmin('organizations.revokeInvitation', valid('organizations.revokeInvitation')),
    Conflict: () => ofInvitation('organizations.revokeInvitation', 'accepted'),
  },
  'organizations.lookUpInvitation': {
    NotFound: () => asPerson('organizations.lookUpInvitation', valid('organizations.lookUpInvitation')),
  },
  'organizations.acceptInvitation': {
    BadRequest: () =>
      asPerson('organizations.acceptInvitation', valid('organizations.acceptInvitation'), oddKey),
    NotFound: () => asPerson('organizations.acceptInvitation', valid('organizations.acceptInvitation')),
    Conflict: async () => {
      const { key, organizationId } = await world.tenant()
      const { email, token } = await world.person()
      const input = { organizationId, email, role: 'member' } as const
      const { body } = await world.call('organizations.createInvitation', key, input)
      await world.call('organizations.acceptInvitation', token, { token: body.token })
      return await world.call('organizations.acceptInvitation', token, { token: body.token })
    },
  },
  'audit.listAuditEvents': listErrors('audit.listAuditEvents'),
  'billing.getBalance': { NotFound: () => asAdmin('billing.getBalance', valid('billing.getBalance')) },
  'billing.listLedgerEntries': listErrors('billing.listLedgerEntries'),
  'billing.verifyLedger': {
    BadRequest: () => inTenant('billing.verifyLedger', { headNumber: '1' }),
    NotFound: () => asAdmin('billing.verifyLedger', valid('billing.verifyLedger')),
  },
  'billing.listReservations': listErrors('billing.listReservations'),
  'billing.getUsage': {
    BadRequest: () => inTenant('billing.getUsage', { from: '2026-02-30' }),
    NotFound: () => asAdmin('billing.getUsage', valid('billing.getUsage')),
  },
  'billing.listPrices': {},
  'billing.createEstimate': {
    BadRequest: () => inTenant('billing.createEstimate', { operation: 'trial.createNothing', input: {} }),
    NotFound: () => asAdmin('billing.createEstimate', valid('billing.createEstimate')),
  },
  'billing.getStatement': {
    BadRequest: () => inTenant('billing.getStatement', { month: '9999-12' }),
    NotFound: () => asAdmin('billing.getStatement', valid('billing.getStatement')),
  },
  'billing.createTopUp': {
    BadRequest: () =>
      inTenant('billing.createTopUp', { credits: 100, returnUrl: 'https://elsewhere.example/' }),
    NotFound: () => asAdmin('billing.createTopUp', valid('billing.createTopUp')),
    Conflict: () => whereNothingIsSold('billing.createTopUp', { credits: 100 }),
  },
  'billing.updateAutoRecharge': {
    BadRequest: () => inTenant('billing.updateAutoRecharge', { enabled: false }, oddKey),
    NotFound: () => asAdmin('billing.updateAutoRecharge', valid('billing.updateAutoRecharge')),
    Conflict: () => inTenant('billing.updateAutoRecharge', { enabled: true, threshold: 1, amount: 1 }),
  },
  'billing.createSubscription': {
    BadRequest: () => inTenant('billing.createSubscription', { plan: 'another' }),
    NotFound: () => asAdmin('billing.createSubscription', valid('billing.createSubscription')),
    Conflict: () => whereNothingIsSold('billing.createSubscription', { plan: 'starter' }),
  },
  'billing.createPortalSession': {
    BadRequest: () => inTenant('billing.createPortalSession', { returnUrl: 'nowhere' }),
    NotFound: () => asAdmin('billing.createPortalSession', valid('billing.createPortalSession')),
    Conflict: () => inTenant('billing.createPortalSession', {}),
  },
  'jobs.listJobs': listErrors('jobs.listJobs'),
  'jobs.getJob': { NotFound: () => asAdmin('jobs.getJob', valid('jobs.getJob')) },
  'jobs.watchJob': { NotFound: () => asAdmin('jobs.watchJob', valid('jobs.watchJob')) },
  'jobs.cancelJob': {
    BadRequest: () => ofJob({}, oddKey),
    NotFound: () => asAdmin('jobs.cancelJob', valid('jobs.cancelJob')),
    Conflict: () => ofJob({ twice: true }),
  },
  ...learnErrors(world),
  ...mediaErrors(world),
}

/** An idempotency key that is too long. */
const oddKey = { 'idempotency-key': 'x'.repeat(256) }

async function asAdmin<Id extends OperationId>(
  id: Id,
  input: Input<Contract[Id]>,
  headers: Record<string, string> = {},
): Outcome {
  const { key } = await world.tenant()
  return await world.call(id, key, input, { headers })
}

async function asPerson<Id extends OperationId>(
  id: Id,
  input: Input<Contract[Id]>,
  headers: Record<string, string> = {},
): Outcome {
  const { token } = await world.person()
  return await world.call(id, token, input, { headers })
}

/** Uses the same idempotency key for another request. */
async function reusedKey<Id extends OperationId>(
  id: Id,
  token: string,
  first: Input<Contract[Id]>,
  second: Input<Contract[Id]>,
): Outcome {
  const headers = { 'idempotency-key': 'one' }
  const { status } = await world.call(id, token, first, { headers })
  assert(status < 300, 'the first call succeeds')
  return await world.call(id, token, second, { headers })
}

function listErrors(
  id:
    | 'identity.listApiKeys'
    | 'members.listMembers'
    | 'teams.listTeams'
    | 'audit.listAuditEvents'
    | 'billing.listLedgerEntries'
    | 'billing.listReservations'
    | 'jobs.listJobs',
) {
  return {
    BadRequest: () => asAdmin(id, { sortBy: 'shoeSize' }),
    NotFound: () => asAdmin(id, { 'filter[organizationId]': randomId() }),
  }
}

/** Calls with the organization, the team, the key and so on filled in, which is why the casts below are safe. */
async function inTenant(id: OperationId, input: object, headers: Record<string, string> = {}): Outcome {
  const { organizationId, userId } = await world.tenant()
  return await world.call(id, await world.token(userId), { organizationId, ...input } as never, { headers })
}

async function inTenantTwice(id: OperationId, first: object, second: object): Outcome {
  const { key, organizationId } = await world.tenant()
  return await reusedKey(
    id,
    key,
    { organizationId, ...first } as never,
    { organizationId, ...second } as never,
  )
}

/** On a server without a payment provider. */
async function whereNothingIsSold(id: OperationId, input: object): Outcome {
  const { key, organizationId } = await limited.tenant()
  return await limited.call(id, key, { organizationId, ...input } as never)
}

async function ofJob({ twice = false }, headers: Record<string, string> = {}): Outcome {
  const tenant = await world.tenant()
  const jobId = await world.job(tenant)
  if (twice) await world.call('jobs.cancelJob', tenant.key, { jobId })
  return await world.call('jobs.cancelJob', tenant.key, { jobId }, { headers })
}

async function ofKey(
  id: OperationId,
  input: object,
  headers: Record<string, string>,
  state: 'good' | 'revoked' = 'good',
): Outcome {
  const tenant = await world.tenant()
  const other = await world.key(tenant)
  if (state === 'revoked') await world.revoke(other)
  const apiKeyId = await world.keyId(other)
  return await world.call(id, tenant.key, { apiKeyId, ...input } as never, { headers })
}

async function ofAdministrator(
  id: OperationId,
  input: object,
  headers: Record<string, string> = {},
): Outcome {
  const { key, userId } = await world.tenant()
  const { body } = await world.call('members.listMembers', key, { 'filter[kind]': 'user' })
  const memberId = body.data.find(({ principalId }) => principalId === userId)?.id
  return await world.call(id, key, { memberId, ...input } as never, { headers })
}

async function tenantWithTeam() {
  const tenant = await world.tenant()
  const { memberId } = await world.member(tenant)
  const { organizationId } = tenant
  const { body } = await world.call('teams.createTeam', tenant.key, { organizationId, name: 'Team' })
  return { ...tenant, teamId: body.id, memberId }
}

async function ofTeam(id: OperationId, input: object, headers: Record<string, string> = {}): Outcome {
  const { key, teamId } = await tenantWithTeam()
  return await world.call(id, key, { teamId, ...input } as never, { headers })
}

const invite = (input: object) =>
  inTenant('organizations.createInvitation', { email: 'sam@example.org', role: 'member', ...input })

const inviteMany = (invitations: object[]) =>
  inTenant('organizations.createInvitations', {
    invitations: invitations.map(invitation => ({ role: 'member', ...invitation })),
  })

async function ofInvitation(
  id: OperationId,
  status: 'pending' | 'accepted' | 'revoked',
  headers: Record<string, string> = {},
): Outcome {
  const tenant = await world.tenant()
  const [invitationId] = await world.invitations(tenant, [{ status }])
  return await world.call(id, tenant.key, { invitationId } as never, { headers })
}

function valid(id: OperationId) {
  return contract[id].example.request as never
}

/** How to get the error kinds that every operation can give, in the same way for all. */
const pathErrors: Record<(typeof pathErrorKinds)[number], (id: OperationId) => Outcome> = {
  HttpApiDecodeError: async id => {
    const { callers = ['key'] }: Operation = contract[id]
    const { key, userId } = await world.tenant()
    const token = callers.includes('key') ? key : await world.token(userId)
    const { path, init } = requestOf(contract[id], token, valid(id))
    return await world.request(`${path}${path.includes('?') ? '&' : '?'}unknown=1`, init)
  },
  Unauthorized: id => world.call(id, undefined, valid(id)),
  Forbidden: async id => {
    const tenant = await world.tenant()
    return await world.call(id, await world.key(tenant, { scopes: [] }), valid(id))
  },
  TooManyRequests: async id => {
    const { key } = await limited.tenant()
    for (let request = 0; request < 3; request++) await limited.call(id, key, valid(id))
    return await limited.call(id, key, valid(id))
  },
  InternalError: async id => {
    shared ??= startWithoutDatabase()
    const { url, key } = await shared
    const known = await world.call(id, key, valid(id), { url })
    // An operation that doesn't use the database fails for a key that must be looked up.
    return known.status < 300 ? await world.call(id, makeApiKey(), valid(id), { url }) : known
  },
}

let shared: ReturnType<typeof startWithoutDatabase> | undefined

/** A server that has lost its database pool, but has cached this key. */
async function startWithoutDatabase() {
  const { key } = await world.tenant()
  const { app, url } = await world.startAnotherServer({ databaseConnections: 1 })
  await world.call('organizations.listOrganizations', key, {}, { url })
  await app.database.close()
  return { url, key }
}

for (const { id, errors } of operations) {
  const operationId = id as OperationId
  const own = ownErrors[operationId] as Record<string, () => Outcome>
  for (const kind of errors) {
    test(`${id} gives ${kind}`, async () => {
      const { body } = await (own[kind]?.() ?? assert.fail(`no case for ${kind}`))
      assert.equal(body._tag, kind)
    })
  }
  for (const kind of pathErrorKinds) {
    test(`${id} gives ${kind}`, async () => {
      const { body } = await pathErrors[kind](operationId)
      assert.equal(body._tag, kind)
    })
  }
}

test('an error says what to do, and an internal one never shows its cause', async () => {
  const { body } = (await pathErrors.InternalError('organizations.listOrganizations')) as Answer<{
    message: string
  }>
  assert.equal(
    body.message,
    'Something went wrong on the server. Give the operator this request id; the log has the cause.',
  )
  assert(world.log.some(line => line.includes('operation failed') && line.includes('pool')))
})

test('a viewer can read organizations but not invitations', async () => {
  const tenant = await world.tenant()
  const viewer = await world.key(tenant, { role: 'viewer' })
  assert.equal((await world.call('organizations.listOrganizations', viewer, {})).status, 200)
  const { body } = await world.call('organizations.listInvitations', viewer, {})
  assert.equal(body._tag, 'Forbidden')
  assert.match(body.message ?? '', /needs the admin role/)
})

test('a list covers only the organizations where the caller has the required role', async () => {
  const tenant = await world.tenant()
  await world.invitations(tenant, [{ email: 'hidden@example.org' }])
  const viewer = await world.key(tenant, { role: 'viewer' })
  const { body: created } = await world.call('organizations.createOrganization', viewer, { name: 'Own' })
  await world.invitations({ ...tenant, organizationId: created.id }, [{ email: 'seen@example.org' }])
  const { body } = await world.call('organizations.listInvitations', viewer, {})
  assert.deepEqual(
    body.data.map(({ email }) => email),
    ['seen@example.org'],
  )
  assert.equal(body.total, 1)
})

test('every response has the request’s id, or a new one if that was not a plain name', async () => {
  const { key } = await world.tenant()
  const ask = async (id: string) =>
    (
      await world.call('organizations.listOrganizations', key, {}, { headers: { 'x-request-id': id } })
    ).headers.get('x-request-id')
  assert.equal(await ask('my-request.1'), 'my-request.1')
  for (const odd of ['a b', 'x'.repeat(129), '<script>', '"'])
    assert.match((await ask(odd)) ?? '', /^[0-9a-f-]{36}$/)
})

test('every response shows the rate limit, which counts each credential separately', async () => {
  const [one, two] = [await limited.tenant(), await limited.tenant()]
  const ask = async (key: string) => await limited.call('organizations.listOrganizations', key, {})
  const first = await ask(one.key)
  assert.equal(first.headers.get('ratelimit-policy'), '"credential";q=3;w=60, "organization";q=15;w=60')
  assert.match(
    first.headers.get('ratelimit') ?? '',
    /^"credential";r=2;t=(59|60), "organization";r=14;t=(59|60)$/,
  )
  await ask(one.key)
  await ask(one.key)
  const refused = await ask(one.key)
  assert.equal(refused.status, 429)
  assert.equal(refused.headers.get('ratelimit-policy'), '"credential";q=3;w=60')
  assert.match(refused.headers.get('ratelimit') ?? '', /^"credential";r=0;t=\d+$/)
  assert.equal(
    refused.headers.get('retry-after'),
    String((refused.body as { retryAfterSeconds?: number }).retryAfterSeconds),
  )
  assert.equal((await ask(two.key)).status, 200)
})

test('guesses from one address are limited, without refusing valid keys from the same address', async () => {
  const world = await World.create({ requestsPerMinute: 20 })
  try {
    const answers: number[] = []
    for (let guess = 0; guess < 60; guess++) {
      const { status, headers } = await world.call('organizations.listOrganizations', makeApiKey(), {})
      assert.match(headers.get('ratelimit') ?? '', /^"address";r=\d+;t=\d+$/)
      answers.push(status)
    }
    assert.deepEqual([...new Set(answers)], [401, 429])
    assert.equal(answers.filter(status => status === 401).length, 20)
    const { key } = await world.tenant()
    assert.equal(
      (await world.call('organizations.listOrganizations', key, {})).status,
      200,
      'a key never seen before',
    )
  } finally {
    await world.close()
  }
})
