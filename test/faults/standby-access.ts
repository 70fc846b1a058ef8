import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplicatedWorld } from '../support/clusters/replicated-world.ts'
import { clientFamily } from '../support/learning/family.ts'

/** Access that is given and ended on one server, and a read on the other that shows whether it is there. */
export interface AccessCase {
  /** Of all reads. An export takes much longer than a page. */
  readonly share: number
  readonly give: () => Promise<unknown>
  readonly end: () => Promise<unknown>
  readonly read: () => Promise<boolean>
}

/** Every way in which access ends. Each has an organization of its own, so that they don't wait for one another. */
export async function accessCases(replicated: ReplicatedWorld): Promise<Record<string, AccessCase>> {
  return {
    'removed from a team': await team(replicated),
    'consent withdrawn': await consent(replicated),
    'role changed': await role(replicated),
    'organization suspended': await suspension(replicated),
    'key revoked': await key(replicated),
    'membership ended': await membership(replicated),
    'own last change': await ownChange(replicated),
  }
}

type Answered = { readonly status: number }

/** A busy machine has too few turns for everybody. */
async function patiently<T extends Answered>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const found = await call()
    if (found.status !== 429) return found
    await sleep(500)
  }
}

async function succeed<T extends Answered>(call: () => Promise<T>): Promise<T> {
  const found = await patiently(call)
  assert(found.status < 300, JSON.stringify(found))
  return found
}

function allows({ status }: Answered, refusal: number): boolean {
  assert(status === 200 || status === refusal, `unexpected status ${status}`)
  return status === 200
}

const listAudit = ({ world, reader }: ReplicatedWorld, token: string, more: object = {}) =>
  patiently(() => world.call('audit.listAuditEvents', token, { limit: '1', ...more }, { url: reader.url }))

const overview = ({ world, reader }: ReplicatedWorld, token: string, organizationId: string) =>
  patiently(() => world.call('learn.getLearnGroupOverview', token, { organizationId }, { url: reader.url }))

async function team(replicated: ReplicatedWorld): Promise<AccessCase> {
  const { world } = replicated
  const tenant = await world.tenant()
  const { teamId, studentId } = await clientFamily(world, tenant)
  const { memberId, token } = await world.member(tenant, 'viewer', 'client')
  return {
    share: 10,
    give: () => succeed(() => world.call('teams.addTeamMember', tenant.key, { teamId, memberId })),
    end: () => succeed(() => world.call('teams.removeTeamMember', tenant.key, { teamId, memberId })),
    read: async () => {
      const { body } = await succeed(() => overview(replicated, token, tenant.organizationId))
      return body.students.some(student => student.studentId === studentId)
    },
  }
}

async function consent({ world, reader }: ReplicatedWorld): Promise<AccessCase> {
  const { parent, studentId } = await clientFamily(world, await world.tenant())
  const say = (given: boolean) =>
    succeed(() => world.call('learn.updateLearnConsent', parent.token, { studentId, given }))
  return {
    share: 1,
    give: () => say(true),
    end: () => say(false),
    read: async () => {
      const { body } = await succeed(() =>
        world.call('learn.exportLearnStudent', parent.token, { studentId }, { url: reader.url }),
      )
      return body.consents.some(({ withdrawnAt }) => withdrawnAt === null)
    },
  }
}

async function role(replicated: ReplicatedWorld): Promise<AccessCase> {
  const { world } = replicated
  const tenant = await world.tenant()
  const { memberId, token } = await world.member(tenant, 'viewer')
  const change = (to: 'admin' | 'viewer') =>
    succeed(() => world.call('members.updateMember', tenant.key, { memberId, role: to }))
  return {
    share: 10,
    give: () => change('admin'),
    end: () => change('viewer'),
    read: async () => allows(await listAudit(replicated, token), 403),
  }
}

async function suspension(replicated: ReplicatedWorld): Promise<AccessCase> {
  const { world } = replicated
  const { organizationId, ...tenant } = await world.tenant()
  const { token } = await world.member({ organizationId, ...tenant }, 'viewer')
  const suspend = (reason: string | null) =>
    world.owner.query('update organizations set suspended_reason = $2 where id = $1', [
      organizationId,
      reason,
    ])
  return {
    share: 10,
    give: () => suspend(null),
    end: () => suspend('Not paid.'),
    read: async () => allows(await overview(replicated, token, organizationId), 403),
  }
}

async function key(replicated: ReplicatedWorld): Promise<AccessCase> {
  const { world } = replicated
  const { organizationId, key } = await world.tenant()
  let made = { id: '', secret: '' }
  return {
    share: 10,
    give: async () => {
      const wanted = {
        organizationId,
        name: 'Trial',
        role: 'admin' as const,
        scopes: ['audit:read' as const],
      }
      made = (await succeed(() => world.call('identity.createApiKey', key, wanted))).body
    },
    end: () => succeed(() => world.call('identity.revokeApiKey', key, { apiKeyId: made.id })),
    read: async () => allows(await listAudit(replicated, made.secret), 401),
  }
}

async function membership(replicated: ReplicatedWorld): Promise<AccessCase> {
  const { world } = replicated
  const tenant = await world.tenant()
  let member = { memberId: '', token: '' }
  return {
    share: 10,
    give: async () => {
      member = await world.member(tenant, 'viewer')
    },
    end: () => succeed(() => world.call('members.removeMember', tenant.key, { memberId: member.memberId })),
    read: async () => allows(await overview(replicated, member.token, tenant.organizationId), 404),
  }
}

/** Not access, but whether callers see their own last change. */
async function ownChange(replicated: ReplicatedWorld): Promise<AccessCase> {
  const { world } = replicated
  const { organizationId, key } = await world.tenant()
  let teamId = ''
  return {
    share: 10,
    give: async () => {
      const wanted = { organizationId, name: 'Trial' }
      teamId = (await succeed(() => world.call('teams.createTeam', key, wanted))).body.id
    },
    end: () => succeed(() => world.call('teams.deleteTeam', key, { teamId })),
    read: async () => {
      const { body } = await succeed(() => listAudit(replicated, key, { 'filter[subjectId]': teamId }))
      return body.data[0]?.operation === 'teams.createTeam'
    },
  }
}
