import Type from 'typebox'
import { operation } from '../operation.ts'
import { closed, Deleted, Id } from '../values.ts'
import { exampleAssignment } from './assignments.ts'
import { exampleAttempt } from './attempts.ts'
import { exampleConsent, exampleWording, LearnConsent } from './consent.ts'
import { exampleQuestion } from './content.ts'
import { exampleEntitlement } from './entitlements.ts'
import { guardian } from './guardian.ts'
import { exampleNote } from './notes.ts'
import { exampleCredential, StudentCredential, Username } from './onboarding.ts'
import { examplePaper } from './papers.ts'
import { exampleDecision } from './record.ts'
import { exampleSession } from './sessions.ts'
import { exampleState } from './states.ts'
import { LearnStudentExport } from './student-export.ts'
import { exampleStudent } from './students.ts'
import { exampleIds, NewPin } from './values.ts'

const { studentId, userId, sessionId, decisionId } = exampleIds

export const resetLearnStudentPin = operation({
  id: 'learn.resetLearnStudentPin',
  method: 'POST',
  path: '/v1/learn/students/{studentId}/pin',
  summary: 'Set a new PIN for a student',
  description:
    'Sets a new PIN, signs the student out everywhere and lifts any lock caused by wrong PINs. Fails with `BadRequest` if the PIN is too easy to guess. Guardians can call this, and the people who teach the student under the same rules as `learn.createLearnSignInCards`; others get `Forbidden`.',
  ...guardian,
  body: closed({ pin: NewPin }, { $id: 'ResetLearnStudentPinRequest' }),
  response: StudentCredential,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'learn:write',
  effect: 'mutate',
  example: { request: { studentId, pin: '8152' }, response: exampleCredential },
})

export const updateLearnStudentUsername = operation({
  id: 'learn.updateLearnStudentUsername',
  method: 'PUT',
  path: '/v1/learn/students/{studentId}/username',
  summary: 'Change a student’s username',
  description:
    'Changes the name that a student signs in with, and signs them out everywhere. The PIN stays. Fails with `Conflict` if the name is taken. Only a guardian of the student can call this; others get `Forbidden`.',
  ...guardian,
  body: closed({ username: Username }, { $id: 'UpdateLearnStudentUsernameRequest' }),
  response: StudentCredential,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'learn:write',
  effect: 'mutate',
  example: { request: { studentId, username: exampleCredential.username }, response: exampleCredential },
})

export const updateLearnConsent = operation({
  id: 'learn.updateLearnConsent',
  nounVerb: 'students update-consent',
  method: 'PUT',
  path: '/v1/learn/students/{studentId}/consent',
  summary: 'Give or withdraw consent',
  description:
    'Gives or withdraws consent for the student to practise. If the consent stands on the organization’s word, giving it puts the guardian’s own word in its place. While consent is withdrawn, there are no sessions, decisions or answers, and replays leave the student out. Existing records stay until they are erased. Otherwise, repeating the current value changes nothing. Fails with `Conflict` if `wording` is not the current version. Only a guardian of the student can call this; others get `Forbidden`.',
  ...guardian,
  body: closed(
    {
      given: Type.Boolean(),
      wording: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 64,
          description:
            'The version of the text that the guardian has read, from `learn.getLearnConsentWording`. Without it, the current version is recorded.',
        }),
      ),
    },
    { $id: 'UpdateLearnConsentRequest' },
  ),
  response: LearnConsent,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
  scope: 'learn:write',
  effect: 'mutate',
  example: {
    request: { studentId, given: false },
    response: { ...exampleConsent, given: false, withdrawnAt: '2026-02-02T16:05:12.480Z' },
  },
})

export const exportLearnStudent = operation({
  id: 'learn.exportLearnStudent',
  method: 'GET',
  path: '/v1/learn/students/{studentId}/export',
  summary: 'Export a student’s data',
  description:
    'Returns everything recorded about a student, each list oldest first and each answer with its question. The PIN is not included; only its hash is stored. The response is streamed and can be long: if the connection breaks, it is not valid JSON. Only a guardian of the student can call this; others get `Forbidden`.',
  ...guardian,
  response: LearnStudentExport,
  errors: ['Forbidden', 'NotFound'],
  scope: 'learn:read',
  effect: 'read',
  transport: 'pieces',
  fromStandby: true,
  example: {
    request: { studentId },
    response: {
      exportedAt: '2026-02-02T16:05:12.480Z',
      student: exampleStudent,
      guardians: [{ userId, displayName: 'Alex Reed', createdAt: exampleStudent.createdAt }],
      consents: [
        {
          basis: 'guardian',
          wording: exampleWording,
          givenByUserId: userId,
          givenAt: exampleConsent.givenAt,
          confirmedByUserId: null,
          confirmedAt: null,
          withdrawnByUserId: null,
          withdrawnAt: null,
        },
      ],
      entitlement: exampleEntitlement,
      state: exampleState,
      groups: [{ teamId: exampleIds.teamId, name: 'Tuesday group', addedAt: '2026-01-31T09:30:00.000Z' }],
      notes: [{ ...exampleNote, sharedWithGuardians: true }],
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
          modelVersion: 'mastery-2',
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
      papers: [
        {
          id: examplePaper.id,
          examFamilyId: examplePaper.examFamilyId,
          yearGroup: examplePaper.yearGroup,
          subjectIds: examplePaper.subjectIds,
          seed: 1_720_032_783,
          contentVersion: '2026.1',
          startedAt: examplePaper.startedAt,
          endsAt: examplePaper.endsAt,
          submittedAt: examplePaper.submittedAt,
          questions: examplePaper.questions.map(({ marked, ...asked }) => ({
            ...asked,
            questionId: asked.question.questionId,
            correct: marked?.correct ?? null,
            misconception: marked?.misconception ?? null,
          })),
        },
      ],
      auditEvents: [
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
    'Permanently erases a student and everything recorded about them. With the last student of a family, the files of the family’s team are deleted too, and so is the team, unless it is in the family’s own organization. This can’t be undone, so export the data first if you want to keep it. Only a guardian of the student can call this; others get `Forbidden`.',
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

export const cancelLearnOnboarding = operation({
  id: 'learn.cancelLearnOnboarding',
  nounVerb: 'families cancel-onboarding',
  method: 'POST',
  path: '/v1/learn/students/{studentId}/onboarding/cancel',
  summary: 'Erase a student whose parent has not accepted',
  description:
    'Permanently erases a student who was added with an API key and whose parent has not accepted the invitation, for example because the address was wrong. If the family has no other student, its team and files are deleted and the parent’s invitation is revoked too. As soon as the student has a guardian, only the guardian can erase them, and this fails with `Conflict`.',
  params: closed({ studentId: Id }),
  response: Deleted,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'admin',
  scope: 'learn:write',
  about: 'studentId',
  effect: 'mutate',
  destructive: true,
  example: { request: { studentId }, response: { id: studentId, deletedAt: '2026-02-02T16:05:12.480Z' } },
})
