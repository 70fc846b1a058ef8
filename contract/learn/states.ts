import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, named, Timestamp } from '../values.ts'
import { exampleDecision, masteryFields, ProjectionFreshness, studentStateFields } from './record.ts'
import { everyone, exampleIds } from './values.ts'

export const topicOrders = ['teaching', 'weakest'] as const
export const topicStandings = ['new', 'learning', 'secure', 'review'] as const

const state = closed(
  {
    ...studentStateFields,
    masteryByTopic: Type.Array(
      closed({
        ...masteryFields,
        attempts: Type.Number(),
        rightAnswers: Type.Number(),
        enoughEvidence: Type.Boolean({ description: 'Whether there are enough answers to trust the score.' }),
        low: Type.Number(),
        high: Type.Number({ description: 'The score lies between `low` and `high` 8 times out of 10.' }),
        standing: Type.Enum(topicStandings, {
          description:
            'new: not practised yet. learning: not certain yet. secure: known well. review: was secure, and may be fading.',
        }),
      }),
      {
        description:
          'Every topic that the student learns, in teaching order unless you ask for another. Topics that the organization hides are left out.',
      },
    ),
    projectionFreshness: ProjectionFreshness,
    attempts: Type.Number({ description: 'The number of answers in all topics.' }),
    rightAnswers: Type.Number({ description: 'The number of right answers in all topics.' }),
    modelVersion: Type.String({ description: 'The version of the model that computed the scores.' }),
    openMisconceptions: Type.Array(
      closed({
        topicId: Type.String(),
        name: Type.String({
          description: 'The name of the mistake, as attempts give it in `misconception`.',
        }),
        times: Type.Number({ description: 'How often the student has made it since it last went away.' }),
        madeAt: Timestamp,
        forStudent: Type.String({ description: 'A sentence for the student: what to do differently.' }),
        forParent: Type.String({ description: 'For a parent: what seems to go wrong, and how to help.' }),
      }),
      {
        description:
          'Known mistakes that the student has made lately, newest first, at most 60. A mistake goes away when the student correctly answers a question that could have shown it.',
      },
    ),
  },
  { $id: 'LearnStudentState' },
)
export interface LearnStudentState extends Static<typeof state> {}
export const LearnStudentState = named<LearnStudentState>(state)

/** The lowest score first. A topic with little or no evidence never looks weaker than one with enough. */
export function weakestFirst(
  topics: LearnStudentState['masteryByTopic'],
): LearnStudentState['masteryByTopic'] {
  const rank = ({ attempts, enoughEvidence }: (typeof topics)[number]) =>
    enoughEvidence ? 0 : attempts > 0 ? 1 : 2
  return topics.toSorted(
    (one, other) => rank(one) - rank(other) || (rank(one) === 2 ? 0 : one.score - other.score),
  )
}

export const exampleState: LearnStudentState = {
  ...exampleDecision.studentState,
  masteryByTopic: exampleDecision.studentState.masteryByTopic.map(topic => ({
    ...topic,
    attempts: 14,
    rightAnswers: 10,
    enoughEvidence: true,
    low: 0.53,
    high: 0.85,
    standing: 'learning',
  })),
  projectionFreshness: exampleDecision.projectionFreshness,
  attempts: 212,
  rightAnswers: 151,
  modelVersion: 'mastery-2',
  openMisconceptions: [
    {
      topicId: 'maths.place-value',
      name: 'one-place-too-far-right',
      times: 2,
      madeAt: '2026-01-31T09:24:10.000Z',
      forStudent:
        'Count the places from the right before you say what a digit is worth. You stopped one too soon.',
      forParent:
        'Reads a digit as one place smaller than it is. Write the column names above a number together.',
    },
  ],
}

export const getLearnStudentState = operation({
  id: 'learn.getLearnStudentState',
  path: '/v1/learn/students/{studentId}/state',
  summary: 'See how well a student knows each topic',
  description:
    'Returns a student’s current mastery of every topic: the predicted chance of a right answer, and the number of answers behind it. Without practice, scores fall over time.',
  method: 'GET',
  params: closed({ studentId: Id }),
  query: closed({
    order: Type.Optional(
      Type.Enum(topicOrders, {
        description:
          'teaching (the default): in the order in which they are taught. weakest: the lowest score first; topics with too few answers come after these, and topics without any last.',
      }),
    ),
  }),
  response: LearnStudentState,
  status: 200,
  about: 'studentId',
  role: 'viewer',
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
  errors: ['NotFound'],
  featured: true,
  example: { request: { studentId: exampleIds.studentId }, response: exampleState },
})
