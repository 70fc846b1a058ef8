import { randomId } from '../../../../server/ids.ts'
import type { World } from '../../world.ts'
import { clientFamily } from '../family.ts'
import { type Outcome, oddKey } from './outcome.ts'

export const groupErrors = (world: World) => ({
  'learn.addLearnGroupStudents': {
    BadRequest: () => callOnGroup(world, 'learn.addLearnGroupStudents', {}, oddKey),
    NotFound: () => callOnGroup(world, 'learn.addLearnGroupStudents', { studentIds: [randomId()] }),
    Conflict: () => groupInFamily(world),
  },
  'learn.removeLearnGroupStudent': {
    BadRequest: () => callOnGroup(world, 'learn.removeLearnGroupStudent', {}, oddKey),
    NotFound: () => callOnGroup(world, 'learn.removeLearnGroupStudent', {}),
    Conflict: () => removeTwice(world),
  },
  'learn.getLearnGroupOverview': {
    NotFound: () => callOnGroup(world, 'learn.getLearnGroupOverview', { teamId: randomId() }),
  },
  'learn.createLearnGroupAssignments': {
    BadRequest: () => setForGroup(world, { topicId: 'maths.witchcraft' }),
    Forbidden: () => setForGroup(world, { mediaItemIds: [randomId()] }, { scopes: ['learn:write'] }),
    NotFound: () => setForGroup(world, { studentIds: [randomId()] }),
    Conflict: () => setTooMuch(world),
  },
})

/** On a group without students, with the id of a student who could be in it. */
async function callOnGroup(
  world: World,
  id: 'learn.addLearnGroupStudents' | 'learn.removeLearnGroupStudent' | 'learn.getLearnGroupOverview',
  input: object,
  headers: Record<string, string> = {},
): Outcome {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const { studentId } = await clientFamily(world, tenant)
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Tuesday group' })
  const whose = id.startsWith('learn.get') ? { organizationId } : { studentId }
  const students = id.startsWith('learn.add') ? { studentIds: [studentId] } : whose
  return await world.call(id, key, { teamId: team.id, ...students, ...input } as never, { headers })
}

async function groupInFamily(world: World): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  const { teamId } = await clientFamily(world, tenant)
  return await world.call('learn.addLearnGroupStudents', tenant.key, { teamId, studentIds: [studentId] })
}

/** With the idempotency key of another removal. */
async function removeTwice(world: World): Outcome {
  const tenant = await world.tenant()
  const { organizationId, key } = tenant
  const ids = [(await clientFamily(world, tenant)).studentId, (await clientFamily(world, tenant)).studentId]
  const { body: team } = await world.call('teams.createTeam', key, { organizationId, name: 'Tuesday group' })
  await world.call('learn.addLearnGroupStudents', key, { teamId: team.id, studentIds: ids })
  const remove = (studentId = '') =>
    world.call(
      'learn.removeLearnGroupStudent',
      key,
      { teamId: team.id, studentId },
      { headers: { 'idempotency-key': 'one' } },
    )
  await remove(ids[0])
  return await remove(ids[1])
}

async function setForGroup(world: World, input: object, keyOptions: { scopes?: string[] } = {}): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  return await world.call('learn.createLearnGroupAssignments', await world.key(tenant, keyOptions), {
    organizationId: tenant.organizationId,
    studentIds: [studentId],
    actionType: 'practice',
    topicId: 'maths.place-value',
    ...input,
  })
}

async function setTooMuch(world: World): Outcome {
  const tenant = await world.tenant()
  const { organizationId, userId } = tenant
  const { studentId } = await clientFamily(world, tenant)
  await world.owner.query(
    `insert into assignments (id, organization_id, student_id, assigned_by_user_id, action_type, topic_id, wanted, created_at)
      select uuidv7(), $1, $2, $3, 'practice', 'maths.place-value', 1, now() from generate_series(1, 50)`,
    [organizationId, studentId, userId],
  )
  return await world.call('learn.createLearnGroupAssignments', tenant.key, {
    organizationId,
    studentIds: [studentId],
    actionType: 'practice',
    topicId: 'maths.place-value',
  })
}
