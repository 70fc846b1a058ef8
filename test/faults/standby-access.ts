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
export async function accessCases({ world, reader }: ReplicatedWorld): Promise<Record<string, AccessCase>> {
  const options = { url: reader.url }
  const succeed = async <T extends { status: number }>(answer: Promise<T>): Promise<T> => {
    const found = await answer
    assert(found.status < 300, JSON.stringify(found))
    return found
  }
  const change = <T extends { status: number }>(call: () => Promise<T>) => succeed(patiently(call))
  /** A busy machine has too few turns for everybody. */
  const patiently = async <T extends { status: number }>(call: () => Promise<T>): Promise<T> => {
    for (;;) {
      const found = await call()
      if (found.status !== 429) return found
      await sleep(500)
    }
  }
  const listAudit = (token: string, more: object = {}) =>
    patiently(() => world.call('audit.listAuditEvents', token, { limit: '1', ...more }, options))
  const overview = (token: string, organizationId: string) =>
    patiently(() => world.call('learn.getLearnGroupOverview', token, { organizationId }, options))
  const allows = ({ status }: { status: number }, refusals: readonly number[]) => {
    assert(status === 200 || refusals.includes(status), `unexpected status ${status}`)
    return status === 200
  }

  const team = async (): Promise<AccessCase> => {
    const tenant = await world.tenant()
    const { teamId, studentId } = await clientFamily(world, tenant)
    const { memberId, token } = await world.member(tenant, 'viewer', 'client')
    return {
      share: 10,
      give: () => change(() => world.call('teams.addTeamMember', tenant.key, { teamId, memberId })),
      end: () => change(() => world.call('teams.removeTeamMember', tenant.key, { teamId, memberId })),
      read: async () => {
        const { body } = await succeed(overview(token, tenant.organizationId))
        return body.students.some(student => student.studentId === studentId)
      },
    }
  }

  const consent = async (): Promise<AccessCase> => {
    const { parent, studentId } = await clientFamily(world, await world.tenant())
    const say = (given: boolean) =>
      change(() => world.call('learn.updateLearnConsent', parent.token, { studentId, given }))
    return {
      share: 1,
      give: () => say(true),
      end: () => say(false),
      read: async () => {
        const { body } = await succeed(
          patiently(() => world.call('learn.exportLearnStudent', parent.token, { studentId }, options)),
        )
        return body.consents.some(({ withdrawnAt }) => withdrawnAt === null)
      },
    }
  }

  const role = async (): Promise<AccessCase> => {
    const tenant = await world.tenant()
    const { memberId, token } = await world.member(tenant, 'viewer')
    const changeTo = (to: 'admin' | 'viewer') =>
      change(() => world.call('members.updateMember', tenant.key, { memberId, role: to }))
    return {
      share: 10,
      give: () => changeTo('admin'),
      end: () => changeTo('viewer'),
      read: async () => allows(await listAudit(token), [403]),
    }
  }

  const suspension = async (): Promise<AccessCase> => {
    const tenant = await world.tenant()
    const { token } = await world.member(tenant, 'viewer')
    const suspend = (reason: string | null) =>
      world.owner.query('update organizations set suspended_reason = $2 where id = $1', [
        tenant.organizationId,
        reason,
      ])
    return {
      share: 10,
      give: () => suspend(null),
      end: () => suspend('Not paid.'),
      read: async () => allows(await overview(token, tenant.organizationId), [403]),
    }
  }

  const key = async (): Promise<AccessCase> => {
    const tenant = await world.tenant()
    let secret = ''
    let apiKeyId = ''
    return {
      share: 10,
      give: async () => {
        const wanted = {
          organizationId: tenant.organizationId,
          name: 'Trial',
          role: 'admin',
          scopes: ['audit:read'],
        } as const
        const { body } = await succeed(
          world.call('identity.createApiKey', tenant.key, { ...wanted, scopes: [...wanted.scopes] }),
        )
        secret = body.secret
        apiKeyId = body.id
      },
      end: () => change(() => world.call('identity.revokeApiKey', tenant.key, { apiKeyId })),
      read: async () => allows(await listAudit(secret), [401]),
    }
  }

  const membership = async (): Promise<AccessCase> => {
    const tenant = await world.tenant()
    let member = { memberId: '', token: '' }
    return {
      share: 10,
      give: async () => {
        member = await world.member(tenant, 'viewer')
      },
      end: () => change(() => world.call('members.removeMember', tenant.key, { memberId: member.memberId })),
      read: async () => allows(await overview(member.token, tenant.organizationId), [404]),
    }
  }

  /** Not access, but the caller's own last change. */
  const ownWrite = async (): Promise<AccessCase> => {
    const tenant = await world.tenant()
    let teamId = ''
    return {
      share: 10,
      give: async () => {
        const { body } = await succeed(
          world.call('teams.createTeam', tenant.key, {
            organizationId: tenant.organizationId,
            name: 'Trial',
          }),
        )
        teamId = body.id
      },
      end: async () => {
        await change(() => world.call('teams.deleteTeam', tenant.key, { teamId }))
      },
      read: async () => {
        const { body } = await succeed(listAudit(tenant.key, { 'filter[subjectId]': teamId }))
        return body.data[0]?.operation === 'teams.createTeam'
      },
    }
  }
  return {
    'removed from a team': await team(),
    'consent withdrawn': await consent(),
    'role changed': await role(),
    'organization suspended': await suspension(),
    'key revoked': await key(),
    'membership ended': await membership(),
    'own last change': await ownWrite(),
  }
}
