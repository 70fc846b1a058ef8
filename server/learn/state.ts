import type { LearnStudentState } from '@learn/contract/learn/students'
import { scoreOf } from '@learn/learning'
import { enoughEvidence } from '@learn/learning/candidates'
import { emptyProjection, type Projection, unpack } from '@learn/learning/projection'
import { model } from './model.ts'
import { outlineOf } from './outline.ts'
import type { KnownRow } from './students.store.ts'

/** What is known of a student at this moment, as far as the projection goes. */
export function stateOf(
  known: KnownRow,
  now: Date,
): Omit<LearnStudentState, 'studentId' | 'activeAssignmentId'> {
  const projection = projectionOf(known)
  const { overall } = projection.state
  return {
    learnerKey: known.learnerKey,
    consecutiveCorrect: Math.max(0, overall.streak),
    masteryByTopic: masteryByTopic(known, projection, now),
    projectionFreshness: { asOf: known.asOf ?? known.createdAt, stale: isStale(known) },
    attempts: overall.attempts,
    rightAnswers: overall.right,
    modelVersion: projection.modelVersion,
  }
}

/** It lacks an attempt, or another model than this server's has made it. */
export function isStale({
  attempts,
  projectedAttempts,
  modelVersion,
}: Pick<KnownRow, 'attempts' | 'projectedAttempts' | 'modelVersion'>): boolean {
  return (projectedAttempts ?? 0) < attempts || (modelVersion ?? model.version) !== model.version
}

/** One of another model may be of a form that this server can't read: then nothing is known until it is made again. */
function projectionOf({ state, modelVersion }: KnownRow): Projection {
  if (state === null) return emptyProjection(model)
  try {
    return unpack(state)
  } catch (error) {
    if (modelVersion === model.version) throw error
    return emptyProjection(model)
  }
}

function masteryByTopic(
  { examFamilyId, subjectIds, hiddenTopicIds }: KnownRow,
  { state: { overall, topics } }: Projection,
  now: Date,
): LearnStudentState['masteryByTopic'] {
  const practised = new Map(topics.map(topic => [topic.topicId, topic]))
  const hidden = new Set(hiddenTopicIds)
  const taught = outlineOf(examFamilyId, subjectIds).topics.filter(({ topicId }) => !hidden.has(topicId))
  return taught.map(({ topicId, guess }) => {
    const { score, evidence } = scoreOf(model, overall, practised.get(topicId), topicId, now.getTime(), guess)
    const { attempts, right, lastPractisedAt } = evidence
    return {
      topicId,
      score,
      lastPractisedAt: lastPractisedAt === null ? '' : new Date(lastPractisedAt).toISOString(),
      attempts,
      rightAnswers: right,
      enoughEvidence: attempts >= enoughEvidence,
    }
  })
}
