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
    answer: nullable(Type.String({ description: 'As it was given; null for “I don’t know”.' })),
    correct: Type.Boolean(),
    rightAnswer: Type.String(),
    explanation: Type.String({ description: 'The way to the answer, in Markdown.' }),
    misconception: nullable(
      Type.String({ description: 'The mistake that this answer is known for, where there is one.' }),
    ),
    milliseconds: nullable(Type.Number({ description: 'Time spent, where the caller told it.' })),
    answeredAt: Timestamp,
    mastery: closed(
      { before: Type.Number(), after: Type.Number() },
      {
        description:
          'Chance of a right answer to an average question of the topic, and what became of it. A right answer never lowers it and a wrong one never raises it; either may leave it as it was.',
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
  milliseconds: 18_400,
  answeredAt: '2026-01-31T09:30:18.520Z',
  mastery: { before: 0.71, after: 0.67 },
  createdAt: '2026-01-31T09:30:18.640Z',
}

/** In characters: what a child types is short. */
export const longestAnswer = 200
const anHour = 3_600_000

export const createLearnAttempt = operation({
  id: 'learn.createLearnAttempt',
  method: 'POST',
  path: '/v1/learn/attempts',
  summary: 'Answer a question',
  description:
    'Answers the question of a decision. The server grades it, counts it at once, and tells what was right and why. An answer is a letter where there are options, and else what was typed; null says “I don’t know”, which counts as wrong. Each question is answered once: a second answer is a `Conflict`, and so is one after the end of the session. A letter that is no option, an empty answer, a decision without a question, and an `answeredAt` in the future or before the decision, by more than the minute that clocks may differ, are a `BadRequest`. Where a guardian has withdrawn consent, it is `Forbidden`. Nothing is written of what is refused.',
  body: closed(
    {
      decisionId: Id,
      answer: nullable(
        Type.String({
          maxLength: longestAnswer,
          description: 'A capital letter of the options, or what was typed; null for “I don’t know”.',
        }),
      ),
      milliseconds: Type.Optional(
        Type.Integer({ minimum: 0, maximum: anHour, description: 'Time spent on it.' }),
      ),
      answeredAt: Type.Optional(
        Type.String({ ...Moment, description: 'ISO 8601 with a time zone. Now, if it is left out.' }),
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
    'What the students that the caller sees have answered, newest first. A student sees its own, a `client` member those of its families.',
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
