import type { Contract } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { randomId } from '../../../../server/ids.ts'
import type { World } from '../../world.ts'
import { clientFamily, family, onboard } from '../family.ts'
import { type Outcome, oddKey } from './outcome.ts'

/** Like the table in outcomes.test.ts, for operations that only guardians may call. */
export const guardianErrors = (world: World) => ({
  'learn.resetLearnStudentPin': guardianOutcomes(world, 'learn.resetLearnStudentPin', { pin: '8152' }),
  'learn.updateLearnConsent': guardianOutcomes(world, 'learn.updateLearnConsent', { given: false }),
  'learn.exportLearnStudent': {
    Forbidden: () => callAsStranger(world, 'learn.exportLearnStudent', {}),
    NotFound: () => callOnNobody(world, 'learn.exportLearnStudent', {}),
  },
  'learn.eraseLearnStudent': guardianOutcomes(world, 'learn.eraseLearnStudent', {}),
  'learn.updateLearnStudentUsername': guardianOutcomes(world, 'learn.updateLearnStudentUsername', {
    username: `new-${randomId()}`,
  }),
  'learn.getLearnStudentErasure': {
    Forbidden: () => callAsStranger(world, 'learn.getLearnStudentErasure', {}),
    NotFound: () => callOnNobody(world, 'learn.getLearnStudentErasure', {}),
  },
  'learn.scheduleLearnStudentErasure': guardianOutcomes(world, 'learn.scheduleLearnStudentErasure', {
    confirmName: 'Robin',
  }),
  'learn.cancelLearnStudentErasure': guardianOutcomes(world, 'learn.cancelLearnStudentErasure', {}),
  'learn.listLearnStudentViewers': {
    Forbidden: () => callAsStranger(world, 'learn.listLearnStudentViewers', {}),
    NotFound: () => callOnNobody(world, 'learn.listLearnStudentViewers', {}),
  },
  'learn.inviteLearnStudentViewer': guardianOutcomes(world, 'learn.inviteLearnStudentViewer', {
    email: 'sam@example.org',
    kind: 'tutor',
  }),
  'learn.removeLearnStudentViewer': {
    ...guardianOutcomes(world, 'learn.removeLearnStudentViewer', { viewerId: randomId() }),
    Conflict: () => removeYourself(world),
  },
})

async function removeYourself(world: World): Outcome {
  const { parent, studentId } = await family(world)
  const { body } = await world.call('learn.listLearnStudentViewers', parent.token, { studentId })
  const viewerId = body.data.find(({ isYou }) => isYou)?.id ?? ''
  return await world.call('learn.removeLearnStudentViewer', parent.token, { studentId, viewerId })
}

type GuardianOperation =
  | 'learn.resetLearnStudentPin'
  | 'learn.updateLearnConsent'
  | 'learn.exportLearnStudent'
  | 'learn.eraseLearnStudent'
  | 'learn.updateLearnStudentUsername'
  | 'learn.getLearnStudentErasure'
  | 'learn.scheduleLearnStudentErasure'
  | 'learn.cancelLearnStudentErasure'
  | 'learn.listLearnStudentViewers'
  | 'learn.inviteLearnStudentViewer'
  | 'learn.removeLearnStudentViewer'
type InputWithoutStudent<Id extends GuardianOperation> = Omit<Input<Contract[Id]>, 'studentId'>

const withStudent = <Id extends GuardianOperation>(studentId: string, rest: InputWithoutStudent<Id>) =>
  // The rest and the student are the whole input, but the compiler can't undo Omit.
  ({ ...rest, studentId }) as unknown as Input<Contract[Id]>

async function callAsStranger<Id extends GuardianOperation>(
  world: World,
  id: Id,
  rest: InputWithoutStudent<Id>,
): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  return await world.call(id, await world.token(tenant.userId), withStudent(studentId, rest))
}

async function callOnNobody<Id extends GuardianOperation>(
  world: World,
  id: Id,
  rest: InputWithoutStudent<Id>,
): Outcome {
  const { parent } = await family(world)
  return await world.call(id, parent.token, withStudent(randomId(), rest))
}

/** The errors of an operation that only guardians may call. */
const guardianOutcomes = <Id extends GuardianOperation>(
  world: World,
  id: Id,
  rest: InputWithoutStudent<Id>,
) => ({
  BadRequest: async () => {
    const { parent, studentId } = await family(world)
    return await world.call(id, parent.token, withStudent(studentId, rest), { headers: oddKey })
  },
  Forbidden: () => callAsStranger(world, id, rest),
  NotFound: () => callOnNobody(world, id, rest),
  Conflict: async () => {
    const { parent, studentId } = await family(world)
    const sister = await onboard(world, parent.token, parent.email)
    const again = { headers: { 'idempotency-key': randomId() } }
    await world.call(id, parent.token, withStudent(studentId, rest), again)
    return await world.call(id, parent.token, withStudent(sister.studentId, rest), again)
  },
})
