import { decide } from '@learn/learning/policy'
import type { Policy } from './course.ts'

/** The shipped policy, limited to practice. */
export const shippedPolicy: Policy = ({ views, random, position, recent, latest, wrongInARow }) =>
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
        latest,
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
      year: 5,
    },
    random.int(0, 2 ** 32 - 1),
  ).targetId

/** Every topic of the exam in teaching order, with a fixed number of questions each, then again from the start. */
export const fixed =
  (questions: number): Policy =>
  ({ views, attempts }) => {
    const asked = views().filter(({ share }) => share > 0)
    return asked[Math.floor(attempts / questions) % asked.length]?.topicId ?? ''
  }

/** The exam topic with the lowest estimated mastery, according to the same model. */
export const lowestFirst: Policy = ({ views }) =>
  views()
    .filter(({ share }) => share > 0)
    .reduce((lowest, view) => (view.score < lowest.score ? view : lowest)).topicId

export const anyTopic: Policy = ({ views, random }) =>
  random.pick(views().filter(({ share }) => share > 0)).topicId
