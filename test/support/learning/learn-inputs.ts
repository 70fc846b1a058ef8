import type { Contract, OperationId } from '@learn/contract'
import type { Input } from '@learn/contract/operation'
import type { PopulatedTenant } from '../populated-tenant.ts'
import { newChild } from './family.ts'

export type LearnOperationId = Extract<OperationId, `learn.${string}`>

/** Like operation-inputs.ts, for the learn operations. */
export const learnInputs: {
  readonly [Id in LearnOperationId]: (tenant: PopulatedTenant) => Input<Contract[Id]>
} = {
  'learn.completeLearnParentChildOnboarding': ({ parent }) => newChild(parent.email),
  'learn.cancelLearnOnboarding': ({ waiting }) => ({ studentId: waiting.studentId }),
  'learn.getLearnConsentWording': () => ({}),
  'learn.listLearnSubjects': () => ({}),
  'learn.listLearnExamFamilies': () => ({}),
  'learn.listLearnTopics': () => ({}),
  'learn.getLearnLesson': () => ({ topicId: 'maths.place-value' }),
  'learn.getLearnQuestion': () => ({ questionId: 'maths.place-value.digit-worth@1:3:7' }),
  'learn.listLearnTopicSettings': ({ organizationId }) => ({ organizationId }),
  'learn.updateLearnTopicSetting': ({ organizationId }) => ({
    organizationId,
    topicId: 'maths.place-value',
    hidden: true,
  }),
  'learn.getLearnSettings': ({ organizationId }) => ({ organizationId }),
  'learn.updateLearnSettings': ({ organizationId }) => ({ organizationId, eraseInactiveDays: 365 }),
  'learn.listLearnStudents': () => ({}),
  'learn.getLearnStudent': ({ student }) => ({ studentId: student.studentId }),
  'learn.updateLearnStudent': ({ student }) => ({ studentId: student.studentId, avatarId: 'owl' }),
  'learn.updateLearnPreferences': ({ student }) => ({ studentId: student.studentId, textSize: 'large' }),
  'learn.getLearnStudentState': ({ student }) => ({ studentId: student.studentId }),
  'learn.getLearnStudentProgress': ({ student }) => ({ studentId: student.studentId }),
  'learn.getLearnEntitlement': ({ student }) => ({ studentId: student.studentId }),
  'learn.updateLearnEntitlement': ({ student }) => ({ studentId: student.studentId, status: 'paused' }),
  'learn.createLearnAssignment': ({ student }) => ({
    studentId: student.studentId,
    actionType: 'practice',
    topicId: 'maths.place-value',
  }),
  'learn.listLearnAssignments': () => ({}),
  'learn.getLearnAssignment': ({ assignmentId }) => ({ assignmentId }),
  'learn.createLearnAssignmentDownload': ({ assignmentId, givenMediaItemId }) => ({
    assignmentId,
    mediaItemId: givenMediaItemId,
  }),
  'learn.cancelLearnAssignment': ({ assignmentId }) => ({ assignmentId }),
  'learn.createLearnSession': ({ student: { studentId } }) => ({ studentId, sessionType: 'diagnostic' }),
  'learn.listLearnSessions': () => ({}),
  'learn.getLearnSession': ({ sessionId }) => ({ sessionId }),
  'learn.endLearnSession': ({ sessionId }) => ({ sessionId }),
  'learn.createLearnDecision': ({ sessionId }) => ({ sessionId }),
  'learn.getLearnPolicyDecisionLog': ({ student: { studentId } }) => ({ studentId }),
  'learn.listLearnDecisions': () => ({}),
  'learn.getLearnDecision': ({ decisionId }) => ({ decisionId }),
  'learn.explainLearnDecision': ({ decisionId }) => ({ decisionId }),
  'learn.reproduceLearnDecision': ({ decisionId }) => ({ decisionId }),
  'learn.createLearnPolicyReplay': ({ organizationId }) => ({ organizationId, policy: { kind: 'uniform' } }),
  'learn.listLearnPolicyReplays': () => ({}),
  'learn.getLearnPolicyReplay': ({ replayId }) => ({ replayId }),
  'learn.cancelLearnPolicyReplay': ({ replayId }) => ({ replayId }),
  'learn.listLearnPolicyReplayDecisions': ({ replayId }) => ({ replayId }),
  'learn.createLearnAttempt': ({ openDecisionId }) => ({ decisionId: openDecisionId, answer: 'A' }),
  'learn.listLearnAttempts': () => ({}),
  'learn.createLearnPaper': ({ sister }) => ({ studentId: sister.studentId }),
  'learn.listLearnPapers': () => ({}),
  'learn.getLearnPaper': ({ paperId }) => ({ paperId }),
  'learn.saveLearnPaperAnswer': ({ paperId }) => ({ paperId, position: 1, answer: 'A' }),
  'learn.submitLearnPaper': ({ paperId }) => ({ paperId }),
  'learn.resetLearnStudentPin': ({ student }) => ({ studentId: student.studentId, pin: '8152' }),
  'learn.updateLearnConsent': ({ student }) => ({ studentId: student.studentId, given: false }),
  'learn.exportLearnStudent': ({ student }) => ({ studentId: student.studentId }),
  'learn.eraseLearnStudent': ({ student }) => ({ studentId: student.studentId }),
}
