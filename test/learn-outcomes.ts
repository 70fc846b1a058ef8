import type { Contract } from '@learn/contract'
import type { ErrorKind } from '@learn/contract/errors'
import type { Answer } from './client.ts'
import { newChild, onboard } from './family.ts'
import type { LearnOperationId } from './learn-inputs.ts'
import type { World } from './world.ts'

type Outcome = Promise<Answer<{ _tag?: ErrorKind }>>

/** The same as in outcomes.test.ts, for the learning surface. */
export const learnErrors = (
  world: World,
): { [Id in LearnOperationId]: Record<Contract[Id]['errors'][number], () => Outcome> } => ({
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
