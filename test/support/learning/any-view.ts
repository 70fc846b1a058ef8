import { type ActionType, actionTypes, sessionTypes } from '@learn/contract/learn/words'
import type { PastStep, View } from '@learn/learning/view'
import fc from 'fast-check'

export const several = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

const anyTopic = (id: string) =>
  fc.record({
    topicId: fc.constant(id),
    name: fc.constant(`Topic ${id}`),
    subjectId: fc.constantFrom('maths', 'english'),
    subdomain: fc.constantFrom('number', 'shape'),
    prerequisites: fc.subarray(several.filter(other => other < id)),
    share: fc.double({ min: 0, max: 0.4, noNaN: true }),
    modes: fc.constantFrom(['options'], ['typed'], ['options', 'typed']),
    hidden: fc.boolean(),
    lessonExists: fc.boolean(),
    lessonPublished: fc.boolean(),
    lessonSeen: fc.boolean(),
    lessonThisWeek: fc.boolean(),
    mistaken: fc.boolean(),
    ease: fc.constant([1.1, 0.55, 0, -0.55, -1.1]),
    score: fc.double({ min: 0, max: 1, noNaN: true }),
    best: fc.double({ min: 0, max: 1, noNaN: true }),
    attempts: fc.nat(50),
  })

const anyStep: fc.Arbitrary<PastStep> = fc
  .record({
    topicId: fc.constantFrom(...several),
    actionType: fc.constantFrom('practice', 'practice', 'practice', 'lesson', 'break' as const),
    step: fc.integer({ min: 1, max: 5 }),
    right: fc.boolean(),
  })
  .map(
    ({ topicId, actionType, step, right }): PastStep =>
      actionType === 'practice'
        ? { topicId, actionType, step, right }
        : { topicId, actionType, step: 0, right: null },
  )

/** Any state of a student when the next step is chosen. */
export const anyView: fc.Arbitrary<View> = fc.record({
  topics: fc.tuple(...several.map(anyTopic)).chain(all => fc.subarray(all)),
  session: fc.record(
    {
      type: fc.constantFrom(...sessionTypes),
      position: fc.nat(70),
      minutes: fc.nat(50),
      wrongInARow: fc.nat(7),
      recentTopicIds: fc.array(fc.constantFrom(...several), { maxLength: 6 }),
      steps: fc.dictionary(fc.constantFrom(...several), fc.nat(5)),
      latest: fc.array(anyStep, { maxLength: 24 }),
      reading: fc.record({ topicId: fc.constantFrom(...several), step: fc.integer({ min: 1, max: 5 }) }),
    },
    { requiredKeys: ['type', 'position', 'minutes', 'wrongInARow', 'recentTopicIds', 'steps', 'latest'] },
  ),
  constraints: fc.record({
    allowedActionTypes: fc.subarray<ActionType>([...actionTypes]),
    excludedCandidateIds: fc.subarray(several.map(id => `practice:${id}`)),
    contentAvailable: fc.boolean(),
    requirePublishedContent: fc.boolean(),
  }),
  modes: fc.constantFrom(['options'], ['options', 'typed']),
  assignment: fc.option(
    fc.record({
      assignmentId: fc.constant('1'),
      actionType: fc.constantFrom(...actionTypes),
      targetId: fc.constantFrom(...several),
    }),
  ),
  stale: fc.boolean(),
  year: fc.constantFrom(4, 5, 6),
})
