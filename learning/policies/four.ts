import type { View } from '../view.ts'
import { type Option, part } from './drafts.ts'
import type { Policy } from './drawing.ts'
import { assignedOption, breakIfTired, isObstacle } from './guardrails.ts'
import { optionsOfThree, restFromTopic, three } from './three.ts'

/** The fourth version is the third one, but a child who has read a long text gets all its questions. */
export const four: Policy = {
  version: '4',
  choosing: three.choosing,
  prepare(view) {
    const options = optionsOfThree(view)
    return {
      options,
      rule:
        breakIfTired(view) ??
        assignedOption(view, options) ??
        readOn(view, options) ??
        restFromTopic(options),
    }
  },
}

/** The next question about the text, whatever its topic and step: reading the text again would be a waste. */
function readOn({ session }: View, options: readonly Option[]): Option | undefined {
  const { reading } = session
  if (!reading) return undefined
  const option = options.find(
    ({ candidateId, reasonCodes }) =>
      candidateId === `practice:${reading.topicId}` && !reasonCodes.some(isObstacle),
  )
  if (!option) return undefined
  return {
    ...option,
    eligible: true,
    reasonCodes: ['blueprint_bucket'],
    parts: [part('reading', 1)],
    step: reading.step,
  }
}
