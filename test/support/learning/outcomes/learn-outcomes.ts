import type { World } from '../../world.ts'
import type { LearnOperationId } from '../learn-inputs.ts'
import { classErrors } from './classes.ts'
import { contentErrors } from './content.ts'
import { groupErrors } from './groups.ts'
import { onboardingErrors } from './onboarding.ts'
import type { Outcomes } from './outcome.ts'
import { practisingErrors } from './practising.ts'
import { replayErrors } from './replays.ts'
import { guardianErrors } from './rights.ts'
import { studentErrors } from './students.ts'
import { teachingErrors } from './teaching.ts'

/** Like the table in outcomes.test.ts, for the learn operations. A missing error does not compile. */
export const learnErrors = (world: World): Outcomes<LearnOperationId> => ({
  ...onboardingErrors(world),
  ...contentErrors(world),
  ...studentErrors(world),
  ...teachingErrors(world),
  ...groupErrors(world),
  ...classErrors(world),
  ...practisingErrors(world),
  ...replayErrors(world),
  ...guardianErrors(world),
})
