import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Deleted, Id, named, nullable, Timestamp } from '../values.ts'
import { exampleAssignment, LearnAssignment } from './assignments.ts'
import { exampleAttempt } from './attempts.ts'
import { exampleQuestion, LearnQuestion } from './content.ts'
import { exampleEntitlement, LearnEntitlement } from './entitlements.ts'
import { exampleCredential, StudentCredential } from './onboarding.ts'
import { actionTypes, algorithmIds, exampleDecision, sessionTypes } from './record.ts'
import { replayedFigures } from './replays.ts'
import { exampleSession } from './sessions.ts'
import {
  exampleConsent,
  exampleState,
  exampleStudent,
  LearnConsent,
  LearnStudent,
  LearnStudentState,
} from './students.ts'
import { exampleIds, Pin, SubjectIds } from './values.ts'

/** What concerns a child's account is its guardian's alone: it hangs on the link to the child, and on no role. */
const guardian = {
  params: closed({ studentId: Id }),
  status: 200,
  about: 'studentId',
  role: 'viewer',
  callers: ['user'],
} as const

const { studentId, userId, sessionId, decisionId } = exampleIds

export const resetLearnStudentPin = operation({
  id: 'learn.resetLearnStudentPin',
  method: 'POST',
  path: '/v1/learn/students/{studentId}/pin',
  summary: 'Give a student a new PIN',
  description:
    'Sets a new PIN, signs the student out everywhere, and lifts the locks that wrong tries have set. For a guardian of the student; for anybody else it is `Forbidden`.',
  ...guardian,
  body: closed({ pin: Pin }, { $id: 'ResetLearnStudentPinRequest' }),
  response: StudentCredential,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'learn:write',
  effect: 'mutate',
  destructive: true,
  example: { request: { studentId, pin: '8152' }, response: exampleCredential },
})

export const updateLearnConsent = operation({
  id: 'learn.updateLearnConsent',
  nounVerb: 'students update-consent',
  method: 'PUT',
  path: '/v1/learn/students/{studentId}/consent',
  summary: 'Give or withdraw consent',
  description:
    'Consent lets the student practise and be decided for. Once it is withdrawn there are no sessions, decisions and answers until it is given again; what is there stays until it is erased. Saying the same again changes nothing. For a guardian of the student; for anybody else it is `Forbidden`.',
  ...guardian,
  body: closed({ given: Type.Boolean() }, { $id: 'UpdateLearnConsentRequest' }),
  response: LearnConsent,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'learn:write',
  effect: 'mutate',
  example: {
    request: { studentId, given: false },
    response: { ...exampleConsent, given: false, withdrawnAt: '2026-02-02T16:05:12.480Z' },
  },
})

const ExportedSession = closed({
  id: Id,
  sessionType: Type.Enum(sessionTypes),
  subjectIds: SubjectIds,
  allowedActionTypes: Type.Array(Type.Enum(actionTypes)),
  excludedCandidateIds: Type.Array(Type.String()),
  decisions: Type.Number(),
  attempts: Type.Number(),
  rightAnswers: Type.Number(),
  wrongInARow: Type.Number({ description: 'Up to the last answer.' }),
  openDecisionId: nullable(Id),
  startedAt: Timestamp,
  endedAt: nullable(Timestamp),
})

const ExportedDecision = closed({
  id: Id,
  sessionId: Id,
  positionInSession: Type.Number({ description: 'Counts from 0.' }),
  actionType: Type.Enum(actionTypes),
  algorithmId: Type.Enum(algorithmIds),
  targetId: Type.String(),
  questionId: nullable(Type.String()),
  assignmentId: nullable(Id),
  attemptId: nullable(Id),
  deterministic: Type.Boolean({ description: 'That a rule decided, and chance had no part in it.' }),
  rule: nullable(Type.String({ description: 'Which one, by its reason code.' })),
  seed: Type.Number({ description: 'From which chance was drawn.' }),
  modelVersion: Type.String(),
  contentVersion: Type.String(),
  createdAt: Timestamp,
  record: Type.Unknown({
    description:
      'All that was recorded of it, in the words of a `PolicyDecision`: what there was to choose from, what spoke for it, and how likely each was.',
  }),
  view: Type.Unknown({ description: 'All that was known of the student then, from which it was decided.' }),
})

const ExportedReplayed = closed({
  id: Id,
  decisionId: Type.String({ format: 'uuid', description: 'Of the decision that was made.' }),
  record: Type.Unknown({
    description: 'What another policy would have decided, in the words of a `PolicyDecision`.',
  }),
  ...replayedFigures,
  createdAt: Timestamp,
})

const ExportedAttempt = closed({
  id: Id,
  number: Type.Number({ description: '1 for the first answer of the student.' }),
  sessionId: Id,
  decisionId: Id,
  topicId: Type.String(),
  questionId: Type.String(),
  question: nullable(LearnQuestion),
  difficulty: Type.Number(),
  answer: nullable(Type.String({ description: 'As it was given; null for “I don’t know”.' })),
  correct: Type.Boolean(),
  misconception: nullable(Type.String()),
  milliseconds: nullable(Type.Number()),
  mastery: closed({ before: Type.Number(), after: Type.Number() }),
  answeredAt: Timestamp,
  createdAt: Timestamp,
})

const ExportedDeed = closed({
  operation: Type.String(),
  subjectId: Id,
  address: nullable(Type.String({ description: 'The network address that it came from.' })),
  requestId: Type.String(),
  createdAt: Timestamp,
})

const studentExport = closed(
  {
    exportedAt: Timestamp,
    student: LearnStudent,
    guardians: Type.Array(closed({ userId: Id, displayName: Type.String(), createdAt: Timestamp })),
    consents: Type.Array(
      closed({
        wording: Type.String({ description: 'What was consented to, by the name of its wording.' }),
        givenByUserId: nullable(
          Type.String({
            format: 'uuid',
            description: 'The guardian; null where the organization said so for one.',
          }),
        ),
        givenAt: Timestamp,
        withdrawnByUserId: nullable(Id),
        withdrawnAt: nullable(Timestamp),
      }),
    ),
    entitlement: LearnEntitlement,
    state: LearnStudentState,
    lessonsSeen: Type.Array(closed({ topicId: Type.String(), seenAt: Timestamp })),
    assignments: Type.Array(LearnAssignment),
    sessions: Type.Array(ExportedSession),
    decisions: Type.Array(ExportedDecision),
    replayedDecisions: Type.Array(ExportedReplayed, {
      description: 'What other policies would have decided, as far as it was kept.',
    }),
    attempts: Type.Array(ExportedAttempt),
    deeds: Type.Array(ExportedDeed, {
      description: 'What the student itself did with its own token, as the audit log has it.',
    }),
  },
  { $id: 'LearnStudentExport' },
)
export interface LearnStudentExport extends Static<typeof studentExport> {}
export const LearnStudentExport = named<LearnStudentExport>(studentExport)

export const exportLearnStudent = operation({
  id: 'learn.exportLearnStudent',
  method: 'GET',
  path: '/v1/learn/students/{studentId}/export',
  summary: 'Export all that is known of a student',
  description:
    'Everything that is kept about a student, in one piece, each list oldest first; each answer comes with its question as it was asked. The PIN is kept in a form that nobody can read, and is not in it. It may be long, and is sent while it is read: one that breaks off is no JSON. For a guardian of the student; for anybody else it is `Forbidden`.',
  ...guardian,
  response: LearnStudentExport,
  errors: ['Forbidden', 'NotFound'],
  scope: 'learn:read',
  effect: 'read',
  transport: 'pieces',
  example: {
    request: { studentId },
    response: {
      exportedAt: '2026-02-02T16:05:12.480Z',
      student: exampleStudent,
      guardians: [{ userId, displayName: 'Alex Reed', createdAt: exampleStudent.createdAt }],
      consents: [
        {
          wording: 'learning-2026-1',
          givenByUserId: userId,
          givenAt: exampleConsent.givenAt,
          withdrawnByUserId: null,
          withdrawnAt: null,
        },
      ],
      entitlement: exampleEntitlement,
      state: exampleState,
      lessonsSeen: [{ topicId: exampleQuestion.topicId, seenAt: '2026-01-31T09:22:40.000Z' }],
      assignments: [exampleAssignment],
      sessions: [
        {
          id: sessionId,
          sessionType: exampleSession.sessionType,
          subjectIds: exampleSession.subjectIds,
          allowedActionTypes: exampleSession.allowedActionTypes,
          excludedCandidateIds: [],
          decisions: 4,
          attempts: 3,
          rightAnswers: 2,
          wrongInARow: 1,
          openDecisionId: null,
          startedAt: exampleSession.startedAt,
          endedAt: '2026-01-31T09:30:20.000Z',
        },
      ],
      decisions: [
        {
          id: decisionId,
          sessionId,
          positionInSession: exampleDecision.positionInSession,
          actionType: exampleDecision.actionType,
          algorithmId: exampleDecision.algorithmId,
          targetId: exampleQuestion.topicId,
          questionId: exampleQuestion.questionId,
          assignmentId: null,
          attemptId: exampleAttempt.id,
          deterministic: false,
          rule: null,
          seed: 2_718_281_828,
          modelVersion: 'mastery-1',
          contentVersion: '2026.1',
          createdAt: exampleDecision.createdAt,
          record: { selectedCandidateId: exampleDecision.selectedCandidateId, draw: 0.3141 },
          view: { stale: false },
        },
      ],
      replayedDecisions: [],
      attempts: [
        {
          id: exampleAttempt.id,
          number: 212,
          sessionId,
          decisionId,
          topicId: exampleAttempt.topicId,
          questionId: exampleAttempt.questionId,
          question: exampleQuestion,
          difficulty: 0,
          answer: exampleAttempt.answer,
          correct: exampleAttempt.correct,
          misconception: exampleAttempt.misconception,
          milliseconds: exampleAttempt.milliseconds,
          mastery: exampleAttempt.mastery,
          answeredAt: exampleAttempt.answeredAt,
          createdAt: exampleAttempt.createdAt,
        },
      ],
      deeds: [
        {
          operation: 'learn.createLearnAttempt',
          subjectId: exampleAttempt.id,
          address: '192.0.2.7',
          requestId: '019a0b1e-6000-7c3d-8e4f-5a6b7c8d9e0f',
          createdAt: exampleAttempt.createdAt,
        },
      ],
    },
  },
})

export const eraseLearnStudent = operation({
  id: 'learn.eraseLearnStudent',
  method: 'DELETE',
  path: '/v1/learn/students/{studentId}',
  summary: 'Erase a student',
  description:
    'Erases a student and all that is known of it, at once and for good; nobody can bring it back. Export it first where anything is to be kept. Other students are not touched. For a guardian of the student; for anybody else it is `Forbidden`.',
  ...guardian,
  response: Deleted,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'learn:write',
  effect: 'mutate',
  example: {
    request: { studentId },
    response: { id: studentId, deletedAt: '2026-02-02T16:05:12.480Z' },
  },
})
