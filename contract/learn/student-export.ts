import Type, { type Static } from 'typebox'
import { closed, Id, named, nullable, Timestamp } from '../values.ts'
import { LearnAssignment } from './assignments.ts'
import { LearnQuestion } from './content.ts'
import { LearnEntitlement } from './entitlements.ts'
import { LearnNote } from './notes.ts'
import { replayedFigures } from './replays/replays.ts'
import { LearnStudentState } from './states.ts'
import { LearnStudent } from './students.ts'
import { SubjectIds, yearGroups } from './values.ts'
import { actionTypes, algorithmIds, sessionTypes } from './words.ts'

const ExportedSession = closed({
  id: Id,
  sessionType: Type.Enum(sessionTypes),
  subjectIds: SubjectIds,
  allowedActionTypes: Type.Array(Type.Enum(actionTypes)),
  excludedCandidateIds: Type.Array(Type.String()),
  decisions: Type.Number(),
  attempts: Type.Number(),
  rightAnswers: Type.Number(),
  wrongInARow: Type.Number({ description: 'The number of wrong answers in a row, up to the last answer.' }),
  openDecisionId: nullable(Id),
  startedAt: Timestamp,
  endedAt: nullable(Timestamp),
})

const ExportedDecision = closed({
  id: Id,
  sessionId: Id,
  positionInSession: Type.Number({ description: 'The number of earlier decisions in the session.' }),
  actionType: Type.Enum(actionTypes),
  algorithmId: Type.Enum(algorithmIds),
  targetId: Type.String(),
  questionId: nullable(Type.String()),
  assignmentId: nullable(Id),
  attemptId: nullable(Id),
  deterministic: Type.Boolean({ description: 'Whether a rule decided, without a random draw.' }),
  rule: nullable(Type.String({ description: 'The reason code of the rule.' })),
  seed: Type.Number({ description: 'The seed of the random draw.' }),
  modelVersion: Type.String(),
  contentVersion: Type.String(),
  createdAt: Timestamp,
  record: Type.Unknown({
    description:
      'The rest of the record, with the fields of a `PolicyDecision`: the candidates with their scores and probabilities.',
  }),
  view: Type.Unknown({ description: 'The data about the student that the decision was based on.' }),
})

const ExportedReplayed = closed({
  id: Id,
  decisionId: Type.String({ format: 'uuid', description: 'The decision in the log.' }),
  record: Type.Unknown({
    description: 'What another policy would have chosen, with the fields of a `PolicyDecision`.',
  }),
  ...replayedFigures,
  createdAt: Timestamp,
})

const ExportedAttempt = closed({
  id: Id,
  number: Type.Number({ description: 'The number of the answer, from 1 for the student’s first.' }),
  sessionId: Id,
  decisionId: Id,
  topicId: Type.String(),
  questionId: Type.String(),
  question: nullable(LearnQuestion),
  difficulty: Type.Number(),
  answer: nullable(Type.String({ description: 'The student’s answer. Null for “I don’t know”.' })),
  correct: Type.Boolean(),
  misconception: nullable(Type.String()),
  milliseconds: nullable(Type.Number()),
  mastery: closed({ before: Type.Number(), after: Type.Number() }),
  answeredAt: Timestamp,
  createdAt: Timestamp,
})

const ExportedPaper = closed({
  id: Id,
  examFamilyId: Type.String(),
  yearGroup: Type.Enum(yearGroups),
  subjectIds: SubjectIds,
  seed: Type.Number({ description: 'The seed that the questions were drawn from.' }),
  contentVersion: Type.String(),
  startedAt: Timestamp,
  endsAt: Timestamp,
  submittedAt: nullable(Timestamp),
  questions: Type.Array(
    closed({
      position: Type.Number(),
      questionId: Type.String(),
      question: nullable(LearnQuestion),
      answer: nullable(Type.String()),
      flagged: Type.Boolean(),
      answeredAt: nullable(Timestamp),
      correct: nullable(Type.Boolean({ description: 'Null until the paper is handed in.' })),
      misconception: nullable(Type.String()),
    }),
  ),
})

const ExportedAuditEvent = closed({
  operation: Type.String(),
  subjectId: Id,
  address: nullable(Type.String({ description: 'The IP address of the request.' })),
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
        basis: Type.Enum(['guardian', 'organization'], {
          description:
            'On whose word it was first recorded. `confirmedAt` says whether a guardian has confirmed it since.',
        }),
        wording: Type.String({ description: 'The version of the consent text.' }),
        givenByUserId: nullable(
          Type.String({
            format: 'uuid',
            description: 'The guardian. Null if the organization recorded it for them.',
          }),
        ),
        givenAt: Timestamp,
        confirmedByUserId: nullable(
          Type.String({
            format: 'uuid',
            description: 'The guardian who confirmed a consent that the organization had recorded for them.',
          }),
        ),
        confirmedAt: nullable(Timestamp),
        withdrawnByUserId: nullable(Id),
        withdrawnAt: nullable(Timestamp),
      }),
    ),
    entitlement: LearnEntitlement,
    state: LearnStudentState,
    lessonsSeen: Type.Array(closed({ topicId: Type.String(), seenAt: Timestamp })),
    assignments: Type.Array(LearnAssignment),
    groups: Type.Array(closed({ teamId: Id, name: Type.String(), addedAt: Timestamp })),
    notes: Type.Array(LearnNote, { description: 'The notes that are shared with guardians.' }),
    sessions: Type.Array(ExportedSession),
    decisions: Type.Array(ExportedDecision),
    replayedDecisions: Type.Array(ExportedReplayed, {
      description: 'The sampled decisions of replays that concern the student.',
    }),
    attempts: Type.Array(ExportedAttempt),
    papers: Type.Array(ExportedPaper),
    auditEvents: Type.Array(ExportedAuditEvent, {
      description: 'The audit events of calls made with the student’s own token.',
    }),
  },
  { $id: 'LearnStudentExport' },
)
export interface LearnStudentExport extends Static<typeof studentExport> {}
export const LearnStudentExport = named<LearnStudentExport>(studentExport)
