import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, list, named, nullable, Timestamp } from '../values.ts'
import { actionTypes, RecordId, sessionTypes } from './record.ts'
import { everyone, exampleIds, SubjectIds } from './values.ts'

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
    endedAt: nullable(Type.String({ description: 'Null while it is open.' })),
    summary: closed({
      decisions: Type.Number(),
      attempts: Type.Number(),
      rightAnswers: Type.Number(),
      minutes: Type.Number({ description: 'From its start to its end, or to its last answer.' }),
      topics: Type.Array(
        closed({
          topicId: Type.String(),
          attempts: Type.Number(),
          rightAnswers: Type.Number(),
          scoreBefore: Type.Number({ description: 'Before the first answer of the session.' }),
          scoreAfter: Type.Number({ description: 'After the last one.' }),
        }),
        { description: 'The topics of which questions were answered.' },
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

/** How many candidates a session can leave out. */
export const mostExcludedCandidates = 200

export const createLearnSession = operation({
  id: 'learn.createLearnSession',
  method: 'POST',
  path: '/v1/learn/sessions',
  summary: 'Begin a session',
  description:
    'Begins a stretch of work for a student. Its type says what may come: `diagnostic` asks about one topic after another to find out what is known, `lesson` and `practice` teach and ask, `mini-test` and `test` only ask. None ends by itself: `learn.endLearnSession` ends it. Then `learn.createLearnDecision` says what comes next, again and again. Without `subjectIds`, or with none, it is about all subjects that the student learns, else about those of them; without `allowedActionTypes` all are allowed; `excludedCandidateIds` are not chosen. Where they leave nothing that its type could bring, only breaks come. An open session of the student is ended by it. Without an entitlement that runs it is `PaymentRequired`; where a guardian has withdrawn consent, `Forbidden`.',
  body: closed(
    {
      studentId: Id,
      sessionType: Type.Enum(sessionTypes),
      subjectIds: Type.Optional(SubjectIds),
      allowedActionTypes: Type.Optional(
        Type.Array(Type.Enum(actionTypes), { minItems: 1, maxItems: actionTypes.length }),
      ),
      excludedCandidateIds: Type.Optional(
        Type.Array(RecordId, {
          maxItems: mostExcludedCandidates,
          description: 'As decisions name them: `practice:maths.area`.',
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
    'The sessions of every student that the caller sees, newest first. A student sees its own, a `client` member those of its families.',
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
  description: 'One session, and what has come of it so far.',
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
    'Ends a session and sums it up. A question that is open stays unanswered, and counts for nothing. One that has ended already is a `Conflict`.',
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
