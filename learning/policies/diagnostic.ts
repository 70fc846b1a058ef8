import type { ReasonCode, RuleCode } from '@learn/contract/learn/words'
import type { PastStep, TopicView } from '../view.ts'
import { enoughEvidence, finish, type Option, part } from './drafts.ts'
import type { Overview } from './overview.ts'
import { aims, hardest, stepNear } from './steps.ts'

/** A first session asks at most this many questions, over all subjects … */
const mostQuestions = 24
/** … and in one subject at most this many, … */
const mostOfSubject = 12
/** … or only until so many in a row were right at the hardest step, or wrong at the easiest. */
const plainlyStrong = 4
const plainlyWeak = 3

/** Every topic as a question of a first session, which finds out where to start in each subject. */
export function diagnosticOptions(overview: Overview): Option[] {
  const { topics, session, view } = overview
  const subjectOf = new Map(topics.map(({ topicId, subjectId }) => [topicId, subjectId]))
  const asked = Map.groupBy(
    session.latest.filter(({ step }) => step > 0),
    ({ topicId }) => subjectOf.get(topicId) ?? '',
  )
  const subjects = new Set(topics.map(({ subjectId }) => subjectId))
  const most = Math.min(mostOfSubject, Math.floor(mostQuestions / subjects.size))
  return topics.map(topic => {
    const before = asked.get(topic.subjectId) ?? []
    const step = nextStep(topic, before, view.year)
    const rules: RuleCode[] = isPlaced(before, most) ? ['rule_subject_placed'] : []
    const reasons: ReasonCode[] = ['diagnostic']
    if (topic.attempts < enoughEvidence) reasons.push('not_enough_evidence')
    const draft = {
      actionType: 'practice' as const,
      targetId: topic.topicId,
      name: topic.name,
      step,
      reasons,
      parts: [
        part('evidence', 1 / (1 + topic.attempts)),
        part('exam', 0.3 * overview.weight(topic)),
        part('uncertainty', topic.score * (1 - topic.score)),
        part('readiness', -0.5 * overview.unreadinessOf(topic)),
        part('balance', 0.5 * overview.owedTo(topic)),
        part('variety', -0.8 * (session.steps[topic.topicId] ?? 0) - 0.1 * overview.countRecent(topic)),
      ],
    }
    return finish(draft, overview, rules)
  })
}

/** The place in a subject is known well enough. `before` are its questions, newest first. */
function isPlaced(before: readonly PastStep[], most: number): boolean {
  if (before.length >= most) return true
  return (
    isRun(before, plainlyStrong, ({ right, step }) => right === true && step === hardest) ||
    isRun(before, plainlyWeak, ({ right, step }) => right === false && step === 1)
  )
}

const isRun = (before: readonly PastStep[], length: number, holds: (step: PastStep) => boolean) =>
  before.length >= length && before.slice(0, length).every(holds)

/**
 * The step nearest to the aim, at most one away from the last in the subject. Two right answers in a row lead one up; two
 * wrong ones lead one down, so that a weak child meets no wall.
 */
function nextStep(topic: TopicView, before: readonly PastStep[], year: number): number {
  const aimed = stepNear(topic, aims.diagnostic, year)
  const [last, previous] = before
  if (!last) return aimed
  const isSure = previous !== undefined && previous.right === last.right
  const least = isSure && last.right === true ? last.step + 1 : last.step - 1
  const most = isSure && last.right === false ? last.step - 1 : last.step + 1
  return Math.max(1, Math.min(hardest, Math.max(least, Math.min(most, aimed))))
}
