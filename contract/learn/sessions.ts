import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, list, named, nullable, Timestamp } from '../values.ts'
import { RecordId } from './record.ts'
import { everyone, exampleIds, SubjectIds } from './values.ts'
import { actionTypes, sessionTypes } from './words.ts'

const session = closed(
  {
    id: Id,
    organizationId: Id,
    studentId: Id,
    sessionType: Type.Enum(sessionTypes),
    subjectIds: SubjectIds,
    allowedActionTypes: Type.Array(Type.Enum(actionTypes)),
    excludedCandidateIds: Type.Array(Type.String()),
    startedAt: Timestamp,
    endedAt: nullable(Type.String({ description: 'Null while the session is open.' })),
    summary: closed({
      decisions: Type.Number(),
      attempts: Type.Number(),
      rightAnswers: Type.Number(),
      minutes: Type.Number({
        description: 'The time from the start to the end or, while the session is open, to the last answer.',
      }),
      topics: Type.Array(
        closed({
          topicId: Type.String(),
          attempts: Type.Number(),
          rightAnswers: Type.Number(),
          scoreBefore: Type.Number({
            description: 'The mastery score before the first answer of the session.',
          }),
          scoreAfter: Type.Number({ description: 'The mastery score after the last answer of the session.' }),
        }),
        { description: 'The topics that the student answered questions on.' },
      ),
    }),
  },
  { $id: 'LearnSession' },
)
export interface LearnSession extends Static<typeof session> {}
export const LearnSession = named<LearnSession>(session)

export const exampleSession: LearnSession = {
  id: exampleIds.sessionId,
  organizationId: exampleIds.organizationId,
  studentId: exampleIds.studentId,
  sessionType: 'practice',
  subjectIds: ['maths', 'english'],
  allowedActionTypes: ['lesson', 'practice', 'break'],
  excludedCandidateIds: [],
  startedAt: '2026-01-31T09:20:00.000Z',
  endedAt: null,
  summary: {
    decisions: 4,
    attempts: 3,
    rightAnswers: 2,
    minutes: 10,
    topics: [
      { topicId: 'maths.place-value', attempts: 3, rightAnswers: 2, scoreBefore: 0.68, scoreAfter: 0.71 },
    ],
  },
}

const newSession: LearnSession = {
  ...exampleSession,
  summary: { decisions: 0, attempts: 0, rightAnswers: 0, minutes: 0, topics: [] },
}

/** The number of candidates that a session can exclude. */
export const mostExcludedCandidates = 200

export const createLearnSession = operation({
  id: 'learn.createLearnSession',
  method: 'POST',
  path: '/v1/learn/sessions',
  summary: 'Start a session',
  description:
    'Starts a session for a student and ends any other open session of theirs. Call `learn.createLearnDecision` for each next step, and `learn.endLearnSession` at the end; sessions do not end automatically. If the subjects, action types and exclusions leave nothing to choose from, every decision is a break. Fails with `PaymentRequired` if the student has no active entitlement, and with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not have it.',
  body: closed(
    {
      studentId: Id,
      sessionType: Type.Enum(sessionTypes, {
        description:
          'diagnostic: questions on many topics, to find out what the student knows. lesson and practice: lessons and questions. mini-test and test: questions only.',
      }),
      subjectIds: Type.Optional(
        Type.Array(SubjectIds.items, {
          maxItems: 20,
          description:
            'The subjects to practise, out of those that the student learns. All of them by default or if empty.',
        }),
      ),
      allowedActionTypes: Type.Optional(
        Type.Array(Type.Enum(actionTypes), {
          minItems: 1,
          maxItems: actionTypes.length,
          description: 'Limits the session to these action types. Default: all.',
        }),
      ),
      excludedCandidateIds: Type.Optional(
        Type.Array(RecordId, {
          maxItems: mostExcludedCandidates,
          description: 'Candidates that must not be chosen, such as `practice:maths.area`.',
        }),
      ),
    },
    { $id: 'CreateLearnSessionRequest' },
  ),
  response: LearnSession,
  status: 201,
  errors: ['BadRequest', 'PaymentRequired', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  about: 'studentId',
  callers: everyone,
  effect: 'mutate',
  featured: true,
  example: {
    request: {
      studentId: exampleIds.studentId,
      sessionType: 'practice',
      allowedActionTypes: ['lesson', 'practice', 'break'],
    },
    response: newSession,
  },
})

export const listLearnSessions = operation({
  id: 'learn.listLearnSessions',
  method: 'GET',
  path: '/v1/learn/sessions',
  summary: 'List sessions',
  description:
    'Lists the sessions of every student you can see, newest first. Students see their own sessions, and `client` members those of their families.',
  ...list(LearnSession, 'LearnSessionPage', {
    sortBy: ['startedAt'],
    filters: { organizationId: 'id', studentId: 'id', sessionType: sessionTypes },
  }),
  errors: ['BadRequest', 'NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  callers: everyone,
  effect: 'read',
  featured: true,
  example: {
    request: { 'filter[studentId]': exampleIds.studentId, 'filter[sessionType]': 'practice' },
    response: { data: [exampleSession], total: 1, nextCursor: null, prevCursor: null },
  },
})

const about = {
  params: closed({ sessionId: Id }),
  response: LearnSession,
  status: 200,
  about: 'sessionId',
  callers: everyone,
} as const

export const getLearnSession = operation({
  id: 'learn.getLearnSession',
  method: 'GET',
  path: '/v1/learn/sessions/{sessionId}',
  summary: 'Get a session',
  description: 'Returns a session with a summary of its results so far.',
  ...about,
  errors: ['NotFound'],
  role: 'viewer',
  scope: 'learn:read',
  effect: 'read',
  example: { request: { sessionId: exampleSession.id }, response: exampleSession },
})

export const endLearnSession = operation({
  id: 'learn.endLearnSession',
  method: 'POST',
  path: '/v1/learn/sessions/{sessionId}/end',
  summary: 'End a session',
  description:
    'Ends a session and returns its summary. A question that is still open stays unanswered and does not count. Fails with `Conflict` if the session has already ended.',
  ...about,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  effect: 'mutate',
  featured: true,
  example: {
    request: { sessionId: exampleSession.id },
    response: { ...exampleSession, endedAt: '2026-01-31T09:30:10.000Z' },
  },
})
