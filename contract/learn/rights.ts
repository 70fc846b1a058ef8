import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Deleted, Id, named, nullable, Timestamp } from '../values.ts'
import { exampleAssignment, LearnAssignment } from './assignments.ts'
import { exampleAttempt, LearnAttempt } from './attempts.ts'
import { exampleEntitlement, LearnEntitlement } from './entitlements.ts'
import { exampleCredential, StudentCredential } from './onboarding.ts'
import { exampleDecision, PolicyDecision } from './record.ts'
import { exampleSession, LearnSession } from './sessions.ts'
import {
  exampleConsent,
  exampleState,
  exampleStudent,
  LearnConsent,
  LearnStudent,
  LearnStudentState,
} from './students.ts'
import { exampleIds, Pin } from './values.ts'

/** What concerns a child's account is its guardian's alone: it hangs on the link to the child, and on no role. */
const guardian = {
  params: closed({ studentId: Id }),
  status: 200,
  about: 'studentId',
  role: 'viewer',
  callers: ['user'],
} as const

const { studentId, userId } = exampleIds

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
  example: { request: { studentId, pin: '8152' }, response: exampleCredential },
})

export const updateLearnConsent = operation({
  id: 'learn.updateLearnConsent',
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

const studentExport = closed(
  {
    exportedAt: Timestamp,
    student: LearnStudent,
    guardians: Type.Array(closed({ userId: Id, displayName: Type.String(), createdAt: Timestamp })),
    consents: Type.Array(
      closed({
        wording: Type.String({ description: 'What was consented to, as it was worded.' }),
        givenByUserId: Id,
        givenAt: Timestamp,
        withdrawnByUserId: nullable(Id),
        withdrawnAt: nullable(Timestamp),
      }),
    ),
    entitlement: LearnEntitlement,
    state: LearnStudentState,
    lessonsSeen: Type.Array(closed({ topicId: Type.String(), seenAt: Timestamp })),
    assignments: Type.Array(LearnAssignment),
    sessions: Type.Array(LearnSession),
    decisions: Type.Array(PolicyDecision),
    attempts: Type.Array(LearnAttempt),
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
    'Everything that is kept about a student, in one piece, each list oldest first. The PIN is kept in a form that nobody can read, and is not in it. For a guardian of the student; for anybody else it is `Forbidden`.',
  ...guardian,
  response: LearnStudentExport,
  errors: ['Forbidden', 'NotFound'],
  scope: 'learn:read',
  effect: 'read',
  example: {
    request: { studentId },
    response: {
      exportedAt: '2026-02-02T16:05:12.480Z',
      student: exampleStudent,
      guardians: [{ userId, displayName: 'Alex Reed', createdAt: exampleStudent.createdAt }],
      consents: [
        {
          wording: 'I am a parent or guardian of this child, and agree that its answers are kept.',
          givenByUserId: userId,
          givenAt: exampleConsent.givenAt,
          withdrawnByUserId: null,
          withdrawnAt: null,
        },
      ],
      entitlement: exampleEntitlement,
      state: exampleState,
      lessonsSeen: [{ topicId: 'maths.place-value', seenAt: '2026-01-31T09:22:40.000Z' }],
      assignments: [exampleAssignment],
      sessions: [exampleSession],
      decisions: [{ ...exampleDecision, attemptId: exampleAttempt.id }],
      attempts: [exampleAttempt],
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
