import { actionTypes } from '@learn/contract/learn/words'
import { type Decision, decide } from '@learn/learning/policy'
import type { SessionView, TopicView, View } from '@learn/learning/view'
import { several } from './any-view.ts'

export const topic = (topicId: string, changes: Partial<TopicView> = {}): TopicView => ({
  topicId,
  name: topicId,
  subjectId: 'maths',
  subdomain: 'number',
  prerequisites: [],
  share: 0.1,
  modes: ['options'],
  hidden: false,
  lessonExists: true,
  lessonPublished: true,
  lessonSeen: true,
  lessonThisWeek: false,
  mistaken: false,
  ease: [1.1, 0.55, 0, -0.55, -1.1],
  score: 0.6,
  best: 0.6,
  attempts: 20,
  ...changes,
})

export const session = (changes: Partial<SessionView> = {}): SessionView => ({
  type: 'practice',
  position: 3,
  minutes: 5,
  wrongInARow: 0,
  recentTopicIds: [],
  steps: {},
  latest: [],
  ...changes,
})

export const view = (topics: readonly TopicView[], changes: Partial<View> = {}): View => ({
  topics,
  session: session(),
  constraints: {
    allowedActionTypes: [...actionTypes],
    excludedCandidateIds: [],
    contentAvailable: true,
    requirePublishedContent: true,
  },
  modes: ['options'],
  assignment: null,
  stale: false,
  year: 5,
  ...changes,
})

export const reasonsOf = ({ candidates }: Decision, id: string) =>
  candidates.find(({ candidateId }) => candidateId === id)?.reasonCodes ?? []

/** A decision among ten topics, some of them changed. */
export const decisionsWith = (
  changes: Record<string, Partial<TopicView>>,
  more: Partial<View> = {},
  version?: string,
) =>
  decide(
    view(
      several.map(id => topic(id, changes[id])),
      more,
    ),
    1,
    version,
  )
