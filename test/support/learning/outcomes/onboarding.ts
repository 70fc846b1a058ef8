import { randomId } from '../../../../server/ids.ts'
import type { World } from '../../world.ts'
import { clientFamily, newChild, onboard } from '../family.ts'
import { type Outcomes, oddKey } from './outcome.ts'

export const onboardingErrors = (
  world: World,
): Outcomes<'learn.completeLearnParentChildOnboarding' | 'learn.cancelLearnOnboarding'> => ({
  'learn.cancelLearnOnboarding': {
    BadRequest: async () => {
      const { key } = await world.tenant()
      const { studentId } = await onboard(world, key, `${randomId()}@example.org`)
      return await world.call('learn.cancelLearnOnboarding', key, { studentId }, { headers: oddKey })
    },
    NotFound: async () => {
      const { key } = await world.tenant()
      return await world.call('learn.cancelLearnOnboarding', key, { studentId: randomId() })
    },
    Conflict: async () => {
      const tenant = await world.tenant()
      const { studentId } = await clientFamily(world, tenant)
      return await world.call('learn.cancelLearnOnboarding', tenant.key, { studentId })
    },
  },
  'learn.completeLearnParentChildOnboarding': {
    BadRequest: async () => {
      const { token, email } = await world.person()
      const child = newChild(email, { examFamilyId: 'unheard-of' })
      return await world.call('learn.completeLearnParentChildOnboarding', token, child)
    },
    Forbidden: async () => {
      const { token } = await world.person()
      const child = newChild('somebody.else@example.org')
      return await world.call('learn.completeLearnParentChildOnboarding', token, child)
    },
    Conflict: async () => {
      const { token, email } = await world.person()
      const { username } = await onboard(world, token, email)
      const child = newChild(email, { childUsername: username.toUpperCase() })
      return await world.call('learn.completeLearnParentChildOnboarding', token, child)
    },
  },
})
