import type { Contract } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import { randomId } from '../../../../server/ids.ts'
import type { World } from '../../world.ts'
import { clientFamily, family, onboard } from '../family.ts'
import { type Outcome, oddKey } from './outcome.ts'

/** Like the table in outcomes.test.ts, for operations that only guardians may call. */
export const guardianErrors = (world: World) => ({
  'learn.resetLearnStudentPin': ofGuardian(world, 'learn.resetLearnStudentPin', { pin: '8152' }),
  'learn.updateLearnConsent': ofGuardian(world, 'learn.updateLearnConsent', { given: false }),
  'learn.exportLearnStudent': {
    Forbidden: () => asNoGuardian(world, 'learn.exportLearnStudent', {}),
    NotFound: () => ofNobody(world, 'learn.exportLearnStudent', {}),
  },
  'learn.eraseLearnStudent': ofGuardian(world, 'learn.eraseLearnStudent', {}),
})

type OfGuardian =
  | 'learn.resetLearnStudentPin'
  | 'learn.updateLearnConsent'
  | 'learn.exportLearnStudent'
  | 'learn.eraseLearnStudent'
type Rest<Id extends OfGuardian> = Omit<Input<Contract[Id]>, 'studentId'>

const about = <Id extends OfGuardian>(studentId: string, rest: Rest<Id>) =>
  // The rest and the student are the whole input, but the compiler can't undo Omit.
  ({ ...rest, studentId }) as unknown as Input<Contract[Id]>

async function asNoGuardian<Id extends OfGuardian>(world: World, id: Id, rest: Rest<Id>): Outcome {
  const tenant = await world.tenant()
  const { studentId } = await clientFamily(world, tenant)
  return await world.call(id, await world.token(tenant.userId), about(studentId, rest))
}

async function ofNobody<Id extends OfGuardian>(world: World, id: Id, rest: Rest<Id>): Outcome {
  const { parent } = await family(world)
  return await world.call(id, parent.token, about(randomId(), rest))
}

/** The errors of an operation that only guardians may call. */
const ofGuardian = <Id extends OfGuardian>(world: World, id: Id, rest: Rest<Id>) => ({
  BadRequest: async () => {
    const { parent, studentId } = await family(world)
    return await world.call(id, parent.token, about(studentId, rest), { headers: oddKey })
  },
  Forbidden: () => asNoGuardian(world, id, rest),
  NotFound: () => ofNobody(world, id, rest),
  Conflict: async () => {
    const { parent, studentId } = await family(world)
    const sister = await onboard(world, parent.token, parent.email)
    const again = { headers: { 'idempotency-key': randomId() } }
    await world.call(id, parent.token, about(studentId, rest), again)
    return await world.call(id, parent.token, about(sister.studentId, rest), again)
  },
})
