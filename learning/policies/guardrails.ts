import type { CandidateCode } from '@learn/contract/learn/words'
import type { ScorePart } from '../record.ts'
import type { View } from '../view.ts'
import type { Option } from './drafts.ts'

/** Limits of a session for a ten-year-old. */
export const longestMinutes = 40
export const longestSession = 60
const givingUp = 6

/** Set work comes first if it is available, whatever a tutor's rules say. Only a break comes before it. */
export function assignedOption({ assignment }: View, options: readonly Option[]): Option | undefined {
  if (!assignment) return undefined
  const id = `${assignment.actionType}:${assignment.targetId}`
  const option = options.find(
    ({ candidateId, reasonCodes }) => candidateId === id && !reasonCodes.some(isObstacle),
  )
  if (!option) return undefined
  const reasons = option.reasonCodes.filter(code => !code.startsWith('rule_'))
  return { ...option, eligible: true, reasonCodes: ['tutor_assigned', ...reasons] }
}

/** A tired child needs a break. Tests are never interrupted. */
export function breakIfTired({ session, constraints }: View): Option | undefined {
  const { type, minutes, position, wrongInARow } = session
  if (type === 'test' || type === 'mini-test' || !constraints.allowedActionTypes.includes('break'))
    return undefined
  if (minutes < longestMinutes && position < longestSession && wrongInARow < givingUp) return undefined
  return breakOption
}

export const isObstacle = (code: CandidateCode) => /^(excluded|ineligible)_/.test(code)

export const breakOption: Option = {
  candidateId: 'break:rest',
  targetId: 'rest',
  label: 'Break: a rest',
  eligible: true,
  reasonCodes: ['fatigue_guardrail'],
  actionType: 'break',
  parts: [{ component: 'guardrail', value: 1 }],
}

/** Without scores to trust, follows the exam's blueprint and avoids topics that were just practised. */
export function withoutProjection(option: Option, { topics, session }: View): Option {
  const topic = topics.find(({ topicId }) => topicId === option.targetId)
  const recent = session.recentTopicIds.filter(id => id === option.targetId).length
  const parts: ScorePart[] = [
    { component: 'blueprint', value: topic ? Math.min(3, topic.share * topics.length) : 0 },
    { component: 'variety', value: -0.5 * recent },
  ]
  const against = option.reasonCodes.filter(code => /^(excluded|ineligible|rule)_/.test(code))
  return { ...option, parts, reasonCodes: ['projection_fallback', 'blueprint_bucket', ...against] }
}
