import { subjectIds } from '@learn/content'
import type { ActionType } from '@learn/contract/learn/words'
import type { Projection } from '@learn/learning/projection'
import type { PastStep } from '@learn/learning/view'
import type { ViewSource } from '../../server/learn/knowledge/view.ts'

/** As many as the server's view has. */
const recentSteps = 10

/** A simulated child in the middle of a practice session. */
export interface Practising {
  readonly known: Projection
  readonly lessonsSeen: ReadonlySet<string>
  readonly allowed: readonly ActionType[]
  /** The topics of this session's steps, newest first. */
  readonly visited: readonly string[]
  readonly wrongInARow: number
  readonly position: number
  readonly minutes: number
  readonly now: number
  /** The steps of this session, newest first, for policies that use them. */
  readonly latest?: readonly PastStep[]
  readonly lessonsThisWeek?: ReadonlySet<string>
  readonly mistakenTopics?: ReadonlySet<string>
}

/** What the server's `viewOf` needs. Fields that a new version of the view has are added here. */
export function practiceSource(child: Practising): ViewSource {
  const { known, lessonsSeen, allowed, visited, wrongInARow, position, minutes, now } = child
  const { latest = [], lessonsThisWeek = new Set(), mistakenTopics = new Set() } = child
  const steps: Record<string, number> = {}
  for (const topicId of visited) steps[topicId] = (steps[topicId] ?? 0) + 1
  const recentTopicIds = visited.slice(0, recentSteps)
  return {
    examFamilyId: 'gl',
    subjectIds,
    projection: known,
    now,
    settings: new Map(),
    lessonsSeen,
    lessonsThisWeek,
    mistakenTopics,
    session: { type: 'practice', position, minutes, wrongInARow, recentTopicIds, steps, latest },
    constraints: {
      allowedActionTypes: allowed,
      excludedCandidateIds: [],
      contentAvailable: true,
      requirePublishedContent: true,
    },
    assignment: null,
    stale: false,
    year: 5,
  }
}
