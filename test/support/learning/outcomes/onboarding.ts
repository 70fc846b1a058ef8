import type { World } from '../../world.ts'
import { newChild, onboard } from '../family.ts'
import type { Outcomes } from './outcome.ts'

export const onboardingErrors = (world: World): Outcomes<'learn.completeLearnParentChildOnboarding'> => ({
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
