import Type, { type Static } from 'typebox'
import { closed, named, nullable } from '../values.ts'
import { exampleIds } from './values.ts'

/** The words of a decision's record. What decides has the same ones, and a test holds them equal. */

export const actionTypes = ['lesson', 'mini-test', 'test', 'practice', 'break'] as const
export const sessionTypes = ['diagnostic', 'lesson', 'mini-test', 'test', 'practice'] as const
export const algorithmIds = ['mastery_policy_v0', 'projection_fallback_v0', 'offline_replay'] as const
export const reasonCodes = [
  'due_review',
  'weak_subdomain',
  'exam_priority',
  'prerequisite',
  'mixed_review_ready',
  'confidence_recovery',
  'fatigue_guardrail',
  'blueprint_bucket',
  'tutor_assigned',
  'diagnostic',
  'projection_fallback',
  'content_fallback',
  'not_enough_evidence',
  'excluded_by_constraint',
  'ineligible_missing_content',
  'ineligible_wrong_answer_mode',
] as const

/** An identifier in a record: whoever reads one takes it as it is. */
export const RecordId = Type.String({ minLength: 1, maxLength: 128 })

const ReasonCodes = Type.Array(Type.Enum(reasonCodes))

const candidate = closed(
  {
    candidateId: Type.String({ description: 'The kind of action and its target: `practice:maths.area`.' }),
    targetId: Type.String({ description: 'A topic or, where topics are mixed, what they are mixed of.' }),
    label: Type.String({ description: 'What it is, in words.' }),
    eligible: Type.Boolean({ description: 'Whether it could be chosen.' }),
    reasonCodes: ReasonCodes,
  },
  { $id: 'PolicyCandidate' },
)
export interface PolicyCandidate extends Static<typeof candidate> {}
export const PolicyCandidate = named<PolicyCandidate>(candidate)

const candidateScore = closed(
  {
    candidateId: Type.String(),
    score: Type.Number({ description: 'The exact sum of its parts.' }),
    reasonCodes: ReasonCodes,
    scoreBreakdown: Type.Array(
      closed({
        component: Type.String({ description: 'What speaks for it or, below zero, against it.' }),
        value: Type.Number(),
      }),
    ),
  },
  { $id: 'PolicyCandidateScore' },
)
export interface PolicyCandidateScore extends Static<typeof candidateScore> {}
export const PolicyCandidateScore = named<PolicyCandidateScore>(candidateScore)

/** What is known of a topic, in a decision's record and in a student's state alike. */
export const masteryFields = {
  topicId: Type.String(),
  score: Type.Number({ description: 'Chance of a right answer to an average question of the topic.' }),
  lastPractisedAt: Type.String({ description: 'A timestamp; empty where it never was.' }),
}

export const studentStateFields = {
  studentId: Type.String(),
  learnerKey: Type.String({ description: 'Stands for the student where no name may be.' }),
  consecutiveCorrect: Type.Number({ description: 'Right answers in a row, up to the last one.' }),
  activeAssignmentId: Type.String({
    description:
      'What a tutor wants done next; empty where nothing is. `learn.getLearnAssignment` has its files.',
  }),
}

export const ProjectionFreshness = closed({
  asOf: Type.String({ description: 'The moment up to which answers are counted.' }),
  stale: Type.Boolean({ description: 'Whether it is too old to decide by.' }),
})

const policyDecision = closed(
  {
    id: RecordId,
    studentId: RecordId,
    learnerKey: RecordId,
    questionId: nullable(RecordId),
    questionVersionId: nullable(RecordId),
    attemptId: nullable(
      Type.String({ minLength: 1, maxLength: 128, description: 'Null until the question is answered.' }),
    ),
    selectedCandidateId: RecordId,
    actionType: Type.Enum(actionTypes),
    algorithmId: Type.Enum(algorithmIds),
    algorithmVersion: Type.String(),
    propensity: Type.Number({
      description: 'The probability with which the selected candidate was chosen; 1 where a rule decided.',
    }),
    candidates: Type.Array(PolicyCandidate),
    studentState: closed({ ...studentStateFields, masteryByTopic: Type.Array(closed(masteryFields)) }),
    constraints: closed({
      allowedActionTypes: Type.Array(Type.Enum(actionTypes)),
      excludedCandidateIds: Type.Array(Type.String()),
      contentAvailable: Type.Boolean({ description: 'Whether there was anything to show at all.' }),
      requirePublishedContent: Type.Boolean({ description: 'Whether withheld lessons were left out.' }),
    }),
    reasonCodes: ReasonCodes,
    candidateScores: Type.Array(PolicyCandidateScore),
    projectionFreshness: ProjectionFreshness,
    sessionId: RecordId,
    sessionType: Type.Enum(sessionTypes),
    positionInSession: Type.Number({ description: 'Counts from 0.' }),
    createdAt: Type.String({ minLength: 10, description: 'ISO 8601 in UTC with milliseconds.' }),
  },
  { $id: 'PolicyDecision' },
)
export interface PolicyDecision extends Static<typeof policyDecision> {}
export const PolicyDecision = named<PolicyDecision>(policyDecision)

export const exampleDecision: PolicyDecision = {
  id: exampleIds.decisionId,
  studentId: exampleIds.studentId,
  learnerKey: 'lk_7f3kq2vw9x',
  questionId: 'maths.place-value.digit-worth@1:3:7',
  questionVersionId: 'maths.place-value.digit-worth@1',
  attemptId: null,
  selectedCandidateId: 'practice:maths.place-value',
  actionType: 'practice',
  algorithmId: 'mastery_policy_v0',
  algorithmVersion: '1',
  propensity: 0.975,
  candidates: [
    {
      candidateId: 'practice:maths.place-value',
      targetId: 'maths.place-value',
      label: 'Practice: Place value',
      eligible: true,
      reasonCodes: ['due_review', 'prerequisite'],
    },
    {
      candidateId: 'lesson:maths.place-value',
      targetId: 'maths.place-value',
      label: 'Lesson: Place value',
      eligible: true,
      reasonCodes: ['prerequisite'],
    },
  ],
  studentState: {
    studentId: exampleIds.studentId,
    learnerKey: 'lk_7f3kq2vw9x',
    consecutiveCorrect: 2,
    activeAssignmentId: '',
    masteryByTopic: [
      { topicId: 'maths.place-value', score: 0.71, lastPractisedAt: '2026-01-24T16:02:11.000Z' },
    ],
  },
  constraints: {
    allowedActionTypes: ['lesson', 'practice', 'break'],
    excludedCandidateIds: [],
    contentAvailable: true,
    requirePublishedContent: true,
  },
  reasonCodes: ['due_review', 'prerequisite'],
  candidateScores: [
    {
      candidateId: 'practice:maths.place-value',
      score: 1.25,
      reasonCodes: ['due_review', 'prerequisite'],
      scoreBreakdown: [
        { component: 'foundation', value: 0.75 },
        { component: 'review', value: 0.5 },
      ],
    },
    {
      candidateId: 'lesson:maths.place-value',
      score: -1.25,
      reasonCodes: ['prerequisite'],
      scoreBreakdown: [
        { component: 'foundation', value: 0.75 },
        { component: 'teaching', value: -2 },
      ],
    },
  ],
  projectionFreshness: { asOf: '2026-01-31T09:30:00.000Z', stale: false },
  sessionId: exampleIds.sessionId,
  sessionType: 'practice',
  positionInSession: 3,
  createdAt: '2026-01-31T09:30:00.120Z',
}
