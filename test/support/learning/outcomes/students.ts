import assert from 'node:assert/strict'
import { randomId } from '../../../../server/ids.ts'
import type { World } from '../../world.ts'
import { clientFamily, family } from '../family.ts'
import type { LearnOperationId } from '../learn-inputs.ts'
import { type Outcome, oddKey } from './outcome.ts'

export const studentErrors = (world: World) => ({
  'learn.listLearnStudents': listErrors(world, 'learn.listLearnStudents'),
  'learn.getLearnStudent': { NotFound: () => callOnNobody(world, 'learn.getLearnStudent') },
  'learn.updateLearnStudent': {
    BadRequest: () => callOnChild(world, 'learn.updateLearnStudent', { examFamilyId: 'unheard-of' }),
    Forbidden: () => callOnChild(world, 'learn.updateLearnStudent', { staffPinResets: true }),
    NotFound: () => callOnNobody(world, 'learn.updateLearnStudent'),
    Conflict: () =>
      callOnChildTwice(world, 'learn.updateLearnStudent', { avatarId: 'owl' }, { avatarId: 'cat' }),
  },
  'learn.updateLearnPreferences': {
    BadRequest: () => callOnChild(world, 'learn.updateLearnPreferences', {}, oddKey),
    NotFound: () => callOnNobody(world, 'learn.updateLearnPreferences'),
    Conflict: () =>
      callOnChildTwice(world, 'learn.updateLearnPreferences', { textSize: 'large' }, { textSize: 'largest' }),
  },
  'learn.getLearnMailPreferences': {},
  'learn.updateLearnMailPreferences': {
    BadRequest: () => choose(world, { timeZone: 'Europe/Ashgrove' }),
    Conflict: async () => {
      const { token } = await world.person()
      await choose(world, { weekly: true }, token)
      return await choose(world, { weekly: false }, token)
    },
  },
  'learn.getLearnStudentState': { NotFound: () => callOnNobody(world, 'learn.getLearnStudentState') },
  'learn.getLearnStudentProgress': {
    BadRequest: () => callOnChild(world, 'learn.getLearnStudentProgress', { from: '2026-02-30' }),
    NotFound: () => callOnNobody(world, 'learn.getLearnStudentProgress'),
  },
  'learn.getLearnStudentForecast': { NotFound: () => callOnNobody(world, 'learn.getLearnStudentForecast') },
  'learn.getLearnStudentSummary': {
    BadRequest: () => callOnChild(world, 'learn.getLearnStudentSummary', { day: '2026-02-30' }),
    NotFound: () => callOnNobody(world, 'learn.getLearnStudentSummary'),
  },
  'learn.getLearnStudentTrend': {
    BadRequest: () => callOnChild(world, 'learn.getLearnStudentTrend', { from: '2026-02-30' }),
    NotFound: () => callOnNobody(world, 'learn.getLearnStudentTrend'),
  },
  'learn.getLearnEntitlement': { NotFound: () => callOnNobody(world, 'learn.getLearnEntitlement') },
  'learn.updateLearnEntitlement': {
    BadRequest: () => callOnChild(world, 'learn.updateLearnEntitlement', { endsAt: '2000-01-01T00:00:00Z' }),
    Forbidden: () => setOwnPlan(world),
    NotFound: () => callOnNobody(world, 'learn.updateLearnEntitlement'),
    Conflict: () =>
      callOnChildTwice(world, 'learn.updateLearnEntitlement', { plan: 'year' }, { plan: 'month' }),
  },
})

/** Always with the same idempotency key. */
async function choose(
  world: World,
  choice: { weekly?: boolean; timeZone?: string },
  token?: string,
): Outcome {
  const headers = { 'idempotency-key': 'one' }
  const caller = token ?? (await world.person()).token
  return await world.call('learn.updateLearnMailPreferences', caller, choice, { headers })
}

/** With a key of the family's own organization. */
async function setOwnPlan(world: World): Outcome {
  const { organizationId, studentId, parent } = await family(world)
  const key = await world.key({ organizationId, userId: parent.userId })
  return await world.call('learn.updateLearnEntitlement', key, { studentId, plan: 'year' })
}

export function listErrors(
  world: World,
  id: 'learn.listLearnStudents' | 'learn.listLearnAssignments' | 'learn.listLearnNotes',
) {
  const ask = async (query: object) => {
    const { key } = await world.tenant()
    return await world.call(id, key, query)
  }
  return {
    BadRequest: () => ask({ sortBy: 'shoeSize' }),
    NotFound: () => ask({ 'filter[organizationId]': randomId() }),
  }
}

/** These calls fill in the student, which is why their casts are safe. */
export async function callOnNobody(world: World, id: LearnOperationId, input: object = {}): Outcome {
  const { key } = await world.tenant()
  return await world.call(id, key, { studentId: randomId(), ...input } as never)
}

export async function callOnChild(
  world: World,
  id: LearnOperationId,
  input: object,
  headers: Record<string, string> = {},
): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  return await world.call(id, tenant.key, { studentId, ...input } as never, { headers })
}

/** Uses the same idempotency key for another request. */
export async function callOnChildTwice(
  world: World,
  id: LearnOperationId,
  first: object,
  second: object,
): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  const headers = { 'idempotency-key': 'one' }
  const { status } = await world.call(id, tenant.key, { studentId, ...first } as never, { headers })
  assert(status < 300, 'the first call succeeds')
  return await world.call(id, tenant.key, { studentId, ...second } as never, { headers })
}
