import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, list, Moment, named, nullable, Timestamp } from '../values.ts'
import { exampleQuestion } from './content.ts'
import { everyone, exampleIds } from './values.ts'

const attempt = closed(
  {
    id: Id,
    studentId: Id,
    sessionId: Id,
    decisionId: Id,
    questionId: Type.String(),
    questionVersionId: Type.String(),
    topicId: Type.String(),
    answer: nullable(Type.String({ description: 'The student’s answer. Null for “I don’t know”.' })),
    correct: Type.Boolean(),
    rightAnswer: Type.String(),
    explanation: Type.String({
      description: 'How to find the answer, in Markdown as in `LearnQuestion.stem`.',
    }),
    misconception: nullable(
      Type.String({ description: 'The typical mistake that leads to this answer, if there is one.' }),
    ),
    slip: nullable(
      Type.String({ description: 'A sentence for the student about the misconception: what to do instead.' }),
    ),
    milliseconds: nullable(Type.Number({ description: 'The time spent, if the client reported it.' })),
    answeredAt: Timestamp,
    mastery: closed(
      { before: Type.Number(), after: Type.Number() },
      {
        description:
          'The predicted chance of a right answer to an average question on the topic, before and after this answer. A right answer never lowers it, and a wrong answer never raises it.',
      },
    ),
    createdAt: Timestamp,
  },
  { $id: 'LearnAttempt' },
)
export interface LearnAttempt extends Static<typeof attempt> {}
export const LearnAttempt = named<LearnAttempt>(attempt)

export const exampleAttempt: LearnAttempt = {
  id: exampleIds.attemptId,
  studentId: exampleIds.studentId,
  sessionId: exampleIds.sessionId,
  decisionId: exampleIds.decisionId,
  questionId: exampleQuestion.questionId,
  questionVersionId: exampleQuestion.questionVersionId,
  topicId: exampleQuestion.topicId,
  answer: 'E',
  correct: false,
  rightAnswer: 'A',
  explanation: exampleQuestion.explanation ?? '',
  misconception: 'one-place-too-far-right',
  slip: 'Count the places from the right before you say what a digit is worth. You stopped one too soon.',
  milliseconds: 18_400,
  answeredAt: '2026-01-31T09:30:18.520Z',
  mastery: { before: 0.71, after: 0.67 },
  createdAt: '2026-01-31T09:30:18.640Z',
}

/** In characters. */
export const longestAnswer = 200
const anHour = 3_600_000

export const createLearnAttempt = operation({
  id: 'learn.createLearnAttempt',
  method: 'POST',
  path: '/v1/learn/attempts',
  summary: 'Answer a question',
  description:
    'Answers the question of a decision. The server marks the answer, updates the mastery immediately, and returns the right answer with an explanation. Fails with `Conflict` if the question has been answered or the session has ended. Fails with `BadRequest` if the decision has no question, the answer is empty or not one of the options, or `answeredAt` is more than a minute in the future or before the decision. Fails with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not have it.',
  body: closed(
    {
      decisionId: Id,
      answer: nullable(
        Type.String({
          maxLength: longestAnswer,
          description:
            'The capital letter of an option, or the typed text. Null for “I don’t know”, which counts as wrong.',
        }),
      ),
      milliseconds: Type.Optional(
        Type.Integer({ minimum: 0, maximum: anHour, description: 'The time spent on the question.' }),
      ),
      answeredAt: Type.Optional(
        Type.String({ ...Moment, description: 'ISO 8601 time with a time zone. Default: now.' }),
      ),
    },
    { $id: 'CreateLearnAttemptRequest' },
  ),
  response: LearnAttempt,
  status: 201,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  about: 'decisionId',
  finds: true,
  callers: everyone,
  effect: 'mutate',
  practises: true,
  featured: true,
  example: {
    request: { decisionId: exampleIds.decisionId, answer: 'E', milliseconds: 18_400 },
    response: exampleAttempt,
  },
})

export const listLearnAttempts = operation({
  id: 'learn.listLearnAttempts',
  method: 'GET',
  path: '/v1/learn/attempts',
  summary: 'List answers',
  description:
    'Lists the answers of every student you can see, newest first. Students see their own answers, and `client` members those of their families.',
  ...list(LearnAttempt, 'LearnAttemptPage', {
    sortBy: ['answeredAt'],
    filters: { organizationId: 'id', studentId: 'id', sessionId: 'id', topicId: 'text' },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
  featured: true,
  example: {
    request: { 'filter[studentId]': exampleIds.studentId, 'filter[topicId]': 'maths.place-value' },
    response: { data: [exampleAttempt], total: 1, nextCursor: null, prevCursor: null },
  },
})
