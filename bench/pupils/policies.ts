import { decide } from '@learn/learning/policy'
import type { Policy } from './course.ts'

/** Ours, as it is shipped, in sessions of nothing but practice. */
export const ours: Policy = ({ views, random, position, recent, wrongInARow }) =>
  decide(
    {
      topics: views(),
      session: {
        type: 'practice',
        position,
        minutes: position,
        wrongInARow: Math.min(wrongInARow, 5),
        recentTopicIds: recent.slice(0, 5),
        steps: {},
      },
      constraints: {
        allowedActionTypes: ['practice'],
        excludedCandidateIds: [],
        contentAvailable: true,
        requirePublishedContent: true,
      },
      modes: ['options', 'typed'],
      assignment: null,
      stale: false,
    },
    random.int(0, 2 ** 32 - 1),
  ).targetId

/** All topics of the exam in teaching order, so many questions of each, and again from the first. */
export const fixed =
  (questions: number): Policy =>
  ({ views, attempts }) => {
    const asked = views().filter(({ share }) => share > 0)
    return asked[Math.floor(attempts / questions) % asked.length]?.topicId ?? ''
  }

/** What the same model holds for least known, of what the exam asks. */
export const lowestFirst: Policy = ({ views }) =>
  views()
    .filter(({ share }) => share > 0)
    .reduce((lowest, view) => (view.score < lowest.score ? view : lowest)).topicId

export const anyTopic: Policy = ({ views, random }) =>
  random.pick(views().filter(({ share }) => share > 0)).topicId
