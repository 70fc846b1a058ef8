import type { ReasonCode } from '@learn/contract/learn/words'
import type { ExplainedDecision } from './explain.ts'

/** What the shorter form needs besides the reasons. */
export interface ToldDecision extends ExplainedDecision {
  /** When the child last practised the topic, in milliseconds; null if never. */
  readonly lastPractisedAt: number | null
  readonly decidedAt: number
}

const day = 86_400_000

/** Only the first that applies is used. */
const reasons: readonly (readonly [ReasonCode, string])[] = [
  ['diagnostic', 'This helps us find out where to start.'],
  ['mixed_review_ready', 'You know lots of topics now, so here is a mix of them.'],
  ['confidence_recovery', 'Some of these were tricky. Here is an easier one.'],
  ['not_enough_evidence', 'You have not done many of these yet. Have a go!'],
  ['prerequisite', 'Once you can do this, other topics get easier.'],
  ['weak_subdomain', 'A bit more practice will help you get better at this.'],
  ['exam_priority', 'This comes up a lot in your test.'],
  ['blueprint_bucket', 'It is time for one of these again.'],
]

/** One or two short sentences for the child. They don't name the child. */
export function explainToChild(decision: ToldDecision): string {
  const { actionType, reasonCodes } = decision
  if (actionType === 'break')
    return reasonCodes.includes('fatigue_guardrail')
      ? 'You have worked hard. Time for a break!'
      : 'That’s all for today. Well done!'
  if (reasonCodes.includes('tutor_assigned')) return 'This was set for you.'
  if (actionType === 'lesson') return 'First a short lesson. Then you can try it yourself.'
  if (isAboutMistake(decision)) return 'This one tripped you up before. Let’s see if you can do it now.'
  if (reasonCodes.includes('due_review')) return `${lastTime(decision)} Let’s see if you remember how.`
  const found = reasons.find(([code]) => reasonCodes.includes(code))
  return found ? found[1] : 'Here is a good one to try next.'
}

const isAboutMistake = ({ candidateScores, selectedCandidateId }: ToldDecision) =>
  candidateScores
    .find(({ candidateId }) => candidateId === selectedCandidateId)
    ?.scoreBreakdown.some(({ component, value }) => component === 'misconception' && value > 0) ?? false

function lastTime({ lastPractisedAt, decidedAt }: ToldDecision): string {
  const days = lastPractisedAt === null ? 0 : Math.floor((decidedAt - lastPractisedAt) / day)
  if (days < 2) return 'You have done well on these.'
  if (days < 7) return 'You did well on these a few days ago.'
  if (days < 14) return 'You did well on these last week.'
  return days < 60 ? 'You did well on these a few weeks ago.' : 'You did well on these a while ago.'
}
