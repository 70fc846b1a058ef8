import type { ReasonCode } from '@learn/contract/learn/words'
import {
  daysSincePractice,
  type ExplainedDecision,
  isAboutMistake,
  isAboutSameText,
  isPlaced,
} from './explain.ts'

/** Only the first that applies is used. */
const reasons: readonly (readonly [ReasonCode, string])[] = [
  ['diagnostic', 'This helps us find out where to start.'],
  ['mixed_review_ready', 'You know lots of topics now, so here is a mix of them.'],
  ['confidence_recovery', 'Here is an easier one to try.'],
  ['not_enough_evidence', 'You have not done many of these yet. Have a go!'],
  ['prerequisite', 'Once you can do this, other topics get easier.'],
  ['weak_subdomain', 'A bit more practice will help you get better at this.'],
  ['exam_priority', 'This comes up a lot in your test.'],
  ['blueprint_bucket', 'This is one of the topics in your test.'],
]

/** One or two short sentences for the child. They don't name the child. */
export function explainToChild(decision: ExplainedDecision): string {
  const { actionType, reasonCodes } = decision
  if (actionType === 'break') {
    if (reasonCodes.includes('fatigue_guardrail')) return 'You have worked hard. Time for a break!'
    return isPlaced(decision)
      ? 'That’s all for today. Now we know where to start. Well done!'
      : 'That’s all for today. Well done!'
  }
  if (reasonCodes.includes('tutor_assigned')) return 'This was set for you.'
  if (actionType === 'lesson') return 'First a short lesson. Then you can try it yourself.'
  if (isAboutSameText(decision)) return 'Here is another question about the same text.'
  if (isAboutMistake(decision)) return 'One like this tripped you up before. Let’s see if you can do it now.'
  if (reasonCodes.includes('due_review')) return `You have done well on these. ${askAgain(decision)}`
  const found = reasons.find(([code]) => reasonCodes.includes(code))
  return found ? found[1] : 'Here is a good one to try next.'
}

function askAgain(decision: ExplainedDecision): string {
  const days = daysSincePractice(decision)
  if (days < 1) return 'Have another go!'
  return `${sinceLastTime(days)}Can you still do them?`
}

function sinceLastTime(days: number): string {
  if (days < 2) return ''
  if (days < 7) return 'It’s been a few days. '
  if (days < 14) return 'It’s been a week or so. '
  return days < 60 ? 'It’s been a few weeks. ' : 'It’s been a while. '
}
