import Type, { type Static } from 'typebox'
import { closed, type Immutable, named, nullable } from '../values.ts'
import { exampleIds } from './values.ts'
import { actionTypes, algorithmIds, candidateCodes, reasonCodes, sessionTypes } from './words.ts'

/** An identifier in a record. */
export const RecordId = Type.String({ minLength: 1, maxLength: 128 })

const CandidateCodes = Type.Array(Type.Enum(candidateCodes), {
  description:
    'The reasons for or against the candidate, as codes. Those that begin with `rule_` are a tutor’s rules, which exclude it for this step.',
})

const candidate = closed(
  {
    candidateId: Type.String({
      description: 'The action type and the target, such as `practice:maths.area`.',
    }),
    targetId: Type.String({
      description: 'The topic or, for mixed review, the subject.',
    }),
    label: Type.String({ description: 'A short name for people.' }),
    eligible: Type.Boolean({ description: 'Whether the candidate could be chosen.' }),
    reasonCodes: CandidateCodes,
  },
  { $id: 'PolicyCandidate' },
)
export interface PolicyCandidate extends Immutable<Static<typeof candidate>> {}
export const PolicyCandidate = named<PolicyCandidate>(candidate)

const candidateScore = closed(
  {
    candidateId: Type.String(),
    score: Type.Number({ description: 'The exact sum of the values in `scoreBreakdown`.' }),
    reasonCodes: CandidateCodes,
    scoreBreakdown: Type.Array(
      closed({
        component: Type.String({ description: 'The name of the component, such as `review`.' }),
        value: Type.Number({ description: 'Positive if it speaks for the candidate, negative if against.' }),
      }),
    ),
  },
  { $id: 'PolicyCandidateScore' },
)
export interface PolicyCandidateScore extends Immutable<Static<typeof candidateScore>> {}
export const PolicyCandidateScore = named<PolicyCandidateScore>(candidateScore)

/** The mastery of a topic, in a decision's record and in a student's state. */
export const masteryFields = {
  topicId: Type.String(),
  score: Type.Number({
    description: 'The predicted chance, from 0 to 1, of a right answer to an average question on the topic.',
  }),
  lastPractisedAt: Type.String({ description: 'ISO 8601 time in UTC. Empty if never practised.' }),
}

export const studentStateFields = {
  studentId: Type.String(),
  learnerKey: Type.String({ description: 'The student’s pseudonym, used where names must not appear.' }),
  consecutiveCorrect: Type.Number({
    description: 'The number of right answers in a row, up to the last answer.',
  }),
  activeAssignmentId: Type.String({
    description: 'The assignment to do next. Empty if there is none. See `learn.getLearnAssignment`.',
  }),
}

export const ProjectionFreshness = closed({
  asOf: Type.String({ description: 'The time up to which answers are counted.' }),
  stale: Type.Boolean({ description: 'Whether the scores are too old to base a decision on.' }),
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
    selectedCandidateId: Type.String({ ...RecordId, description: 'The candidate that was chosen.' }),
    actionType: Type.Enum(actionTypes, { description: 'The kind of step that was chosen.' }),
    algorithmId: Type.Enum(algorithmIds, {
      description:
        'mastery_policy_v0: the policy. projection_fallback_v0: the fallback if mastery is stale. offline_replay: a replay.',
    }),
    algorithmVersion: Type.String(),
    propensity: Type.Number({
      description: 'The probability of the selected candidate. 1 if a rule decided.',
    }),
    candidates: Type.Array(PolicyCandidate, { description: 'All candidates that were considered.' }),
    studentState: closed({ ...studentStateFields, masteryByTopic: Type.Array(closed(masteryFields)) }),
    constraints: closed({
      allowedActionTypes: Type.Array(Type.Enum(actionTypes)),
      excludedCandidateIds: Type.Array(Type.String()),
      contentAvailable: Type.Boolean({ description: 'Whether any content was available.' }),
      requirePublishedContent: Type.Boolean({ description: 'Whether unpublished lessons were excluded.' }),
    }),
    reasonCodes: Type.Array(Type.Enum(reasonCodes), { description: 'The reasons for the choice, as codes.' }),
    candidateScores: Type.Array(PolicyCandidateScore),
    projectionFreshness: ProjectionFreshness,
    sessionId: RecordId,
    sessionType: Type.Enum(sessionTypes),
    positionInSession: Type.Number({ description: 'The number of earlier decisions in the session.' }),
    createdAt: Type.String({ minLength: 10, description: 'ISO 8601 time in UTC, with milliseconds.' }),
  },
  { $id: 'PolicyDecision' },
)
export interface PolicyDecision extends Immutable<Static<typeof policyDecision>> {}
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
