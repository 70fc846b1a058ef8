import { type ExamFamilyId, misconceptionOf } from '@learn/content'
import type { LearnStudentState } from '@learn/contract/learn/states'
import { scoreOf } from '@learn/learning'
import { enoughEvidence } from '@learn/learning/policies/drafts'
import { isDueForReview, isMastered, rangeOf } from '@learn/learning/policies/overview'
import type { Projection } from '@learn/learning/projection'
import { model } from './model.ts'
import { outlineOf } from './outline.ts'
import { readStoredProjection } from './stored-projection.ts'

/** A student's stored projection. Fields are null if nothing has been answered yet. */
export interface StateRow {
  readonly learnerKey: string
  readonly examFamilyId: ExamFamilyId
  readonly subjectIds: string[]
  readonly createdAt: string
  readonly attempts: number
  readonly projectedAttempts: number | null
  readonly projectionVersion: string | null
  readonly asOf: string | null
  readonly state: Buffer | null
  readonly changes: Buffer | null
  readonly hiddenTopicIds: string[]
  readonly openMistakes: OpenMistake[]
}

interface OpenMistake {
  readonly topicId: string
  readonly name: string
  readonly times: number
  readonly madeAt: string
}

/** A student's mastery and counts now, as far as the projection goes. */
export function stateOf(
  known: StateRow,
  now: Date,
): Omit<LearnStudentState, 'studentId' | 'activeAssignmentId'> {
  const { projection, stale } = readStoredProjection(known)
  const { overall } = projection.state
  return {
    learnerKey: known.learnerKey,
    consecutiveCorrect: Math.max(0, overall.streak),
    masteryByTopic: masteryByTopic(known, projection, now),
    projectionFreshness: { asOf: known.asOf ?? known.createdAt, stale },
    attempts: overall.attempts,
    rightAnswers: overall.right,
    modelVersion: projection.modelVersion,
    openMisconceptions: known.openMistakes.flatMap(describeMistake),
  }
}

/** Left out if the content no longer has the mistake. */
function describeMistake({ topicId, name, times, madeAt }: OpenMistake) {
  const said = misconceptionOf(topicId, name)
  const made = { topicId, name, times, madeAt: new Date(madeAt).toISOString() }
  return said ? [{ ...made, forStudent: said.child, forParent: said.parent }] : []
}

function masteryByTopic(
  { examFamilyId, subjectIds, hiddenTopicIds }: StateRow,
  { state: { overall, topics }, best }: Projection,
  now: Date,
): LearnStudentState['masteryByTopic'] {
  const practised = new Map(topics.map((topic, place) => [topic.topicId, { topic, best: best[place] ?? 0 }]))
  const hidden = new Set(hiddenTopicIds)
  const taught = outlineOf(examFamilyId, subjectIds).topics.filter(({ topicId }) => !hidden.has(topicId))
  return taught.map(({ topicId, guess }) => {
    const known = practised.get(topicId)
    const { score, evidence } = scoreOf(model, overall, known?.topic, topicId, now.getTime(), guess)
    const { attempts, right, lastPractisedAt } = evidence
    return {
      topicId,
      score,
      lastPractisedAt: lastPractisedAt === null ? '' : new Date(lastPractisedAt).toISOString(),
      attempts,
      rightAnswers: right,
      enoughEvidence: attempts >= enoughEvidence,
      ...rangeOf(score, attempts),
      standing: standingOf({ score, best: Math.max(score, known?.best ?? 0), attempts }),
    }
  })
}

/** As the policy sees it. */
function standingOf(
  topic: Parameters<typeof isDueForReview>[0],
): LearnStudentState['masteryByTopic'][number]['standing'] {
  if (topic.attempts === 0) return 'new'
  if (isMastered(topic)) return 'secure'
  return isDueForReview(topic) ? 'review' : 'learning'
}
