import { type ActionType, actionTypes, sessionTypes } from '@learn/contract/learn/words'
import type { View } from '@learn/learning/view'
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
    score: fc.double({ min: 0, max: 1, noNaN: true }),
    best: fc.double({ min: 0, max: 1, noNaN: true }),
    attempts: fc.nat(50),
  })

/** Any state of a student when the next step is chosen. */
export const anyView: fc.Arbitrary<View> = fc.record({
  topics: fc.tuple(...several.map(anyTopic)).chain(all => fc.subarray(all)),
  session: fc.record({
    type: fc.constantFrom(...sessionTypes),
    position: fc.nat(70),
    minutes: fc.nat(50),
    wrongInARow: fc.nat(7),
    recentTopicIds: fc.array(fc.constantFrom(...several), { maxLength: 6 }),
    steps: fc.dictionary(fc.constantFrom(...several), fc.nat(5)),
  }),
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
})
