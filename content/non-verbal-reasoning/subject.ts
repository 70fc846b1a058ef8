import type { Subject } from '../topic.ts'
import { reflection } from './reflection.ts'
import { rotation } from './rotation.ts'
import { symmetry } from './symmetry.ts'

export const nonVerbalReasoning: Subject = {
  id: 'non-verbal-reasoning',
  name: 'Non-verbal reasoning',
  subdomains: {
    patterns: 'Finding the rule',
    series: 'Series and grids',
    movement: 'Turning and mirroring',
    codes: 'Codes',
    space: 'Folding and solids',
  },
  topics: [rotation, reflection, symmetry],
}
