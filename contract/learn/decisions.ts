import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, list, named, nullable } from '../values.ts'
import { exampleQuestion, LearnLesson, LearnQuestion } from './content.ts'
import { actionTypes, algorithmIds, exampleDecision, PolicyDecision, RecordId } from './record.ts'
import { everyone, exampleIds } from './values.ts'

const nextStep = closed(
  {
    decision: PolicyDecision,
    question: nullable(LearnQuestion),
    lesson: nullable(LearnLesson),
  },
  { $id: 'LearnNextStep' },
)
export interface LearnNextStep extends Static<typeof nextStep> {}
export const LearnNextStep = named<LearnNextStep>(nextStep)

export const createLearnDecision = operation({
  id: 'learn.createLearnDecision',
  method: 'POST',
  path: '/v1/learn/sessions/{sessionId}/decisions',
  summary: 'Decide what comes next',
  description:
    'Decides what the student does next in this session, records why, and brings it: a question, a lesson, or neither where a break is due. A new student mostly gets a lesson first. A break is advice: the app says how long it is, and asking again goes on. A student gets the question without its answer. A question is answered by `learn.createLearnAttempt`; until then it stays what is next, and asking again brings the same decision. A session that has ended is a `Conflict`. Without an entitlement that runs it is `PaymentRequired`; where a guardian has withdrawn consent, `Forbidden`.',
  params: closed({ sessionId: Id }),
  response: LearnNextStep,
  status: 201,
  errors: ['BadRequest', 'PaymentRequired', 'Forbidden', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  about: 'sessionId',
  finds: true,
  callers: everyone,
  effect: 'mutate',
  featured: true,
  example: {
    request: { sessionId: exampleIds.sessionId },
    response: {
      decision: exampleDecision,
      question: { ...exampleQuestion, answer: null, explanation: null },
      lesson: null,
    },
  },
})

const reading = { method: 'GET', role: 'viewer', scope: 'learn:read', effect: 'read' } as const

export const getLearnPolicyDecisionLog = operation({
  id: 'learn.getLearnPolicyDecisionLog',
  nounVerb: 'decisions latest',
  path: '/v1/learn/policy/decisions/latest',
  summary: 'Get the latest decision',
  description:
    'The last decision about a student; without `studentId`, about any student that the caller sees. Where there is none, or no such student, it is `NotFound`.',
  ...reading,
  query: closed({ studentId: Type.Optional(RecordId) }),
  response: PolicyDecision,
  status: 200,
  errors: ['NotFound'],
  about: 'studentId',
  callers: everyone,
  example: { request: { studentId: exampleIds.studentId }, response: exampleDecision },
})

export const listLearnDecisions = operation({
  id: 'learn.listLearnDecisions',
  path: '/v1/learn/policy/decisions',
  summary: 'List decisions',
  description:
    'Every decision about the students that the caller sees, newest first: what there was to choose from, what spoke for it, and what was chosen with which probability. There is no name in them.',
  ...reading,
  ...list(PolicyDecision, 'PolicyDecisionPage', {
    sortBy: ['createdAt'],
    filters: {
      organizationId: 'id',
      studentId: 'id',
      sessionId: 'id',
      actionType: actionTypes,
      algorithmId: algorithmIds,
    },
  }),
  errors: ['BadRequest', 'NotFound'],
  callers: everyone,
  example: {
    request: { 'filter[studentId]': exampleIds.studentId, 'filter[actionType]': 'practice' },
    response: { data: [exampleDecision], total: 1, nextCursor: null, prevCursor: null },
  },
})

const about = {
  ...reading,
  params: closed({ decisionId: Id }),
  status: 200,
  errors: ['NotFound'],
  about: 'decisionId',
} as const

export const getLearnDecision = operation({
  id: 'learn.getLearnDecision',
  path: '/v1/learn/policy/decisions/{decisionId}',
  summary: 'Get a decision',
  description: 'One decision, as it was recorded.',
  ...about,
  response: PolicyDecision,
  callers: everyone,
  example: { request: { decisionId: exampleDecision.id }, response: exampleDecision },
})

const explanation = closed(
  { decisionId: Type.String(), explanation: Type.String({ description: 'Plain text.' }) },
  { $id: 'LearnDecisionExplanation' },
)
export interface LearnDecisionExplanation extends Static<typeof explanation> {}
export const LearnDecisionExplanation = named<LearnDecisionExplanation>(explanation)

export const explainLearnDecision = operation({
  id: 'learn.explainLearnDecision',
  path: '/v1/learn/policy/decisions/{decisionId}/explanation',
  summary: 'Explain a decision',
  description:
    'Why this came next: a paragraph in plain English for a parent, made from the record of the decision alone.',
  ...about,
  response: LearnDecisionExplanation,
  callers: everyone,
  featured: true,
  example: {
    request: { decisionId: exampleDecision.id },
    response: {
      decisionId: exampleDecision.id,
      explanation:
        'Next came practice of “Place value”, because it was known well before, has not been practised for a while, and is about to be forgotten; and another topic builds on it. There were 2 things to choose from, and this one had a chance of 98%. The strongest other choice was “Lesson: Place value”, with 3%.',
    },
  },
})

const reproduction = closed(
  {
    decisionId: Type.String(),
    identical: Type.Boolean({ description: 'Whether the same came out, to the last bit.' }),
    firstDifference: nullable(
      closed({
        path: Type.String({ description: 'Where in the record: `candidateScores.0.score`.' }),
        recorded: Type.Unknown(),
        computed: Type.Unknown(),
      }),
    ),
    algorithmId: Type.Enum(algorithmIds),
    algorithmVersion: Type.String(),
    modelVersion: Type.String(),
    contentVersion: Type.String(),
    seed: Type.Number({ description: 'From which chance was drawn.' }),
    draw: Type.Number({ description: 'What was drawn, from 0 to 1.' }),
    propensities: Type.Array(closed({ candidateId: Type.String(), propensity: Type.Number() }), {
      description: 'The probability of every candidate. All together are 1.',
    }),
  },
  { $id: 'LearnDecisionReproduction' },
)
export interface LearnDecisionReproduction extends Static<typeof reproduction> {}
export const LearnDecisionReproduction = named<LearnDecisionReproduction>(reproduction)

export const reproduceLearnDecision = operation({
  id: 'learn.reproduceLearnDecision',
  path: '/v1/learn/policy/decisions/{decisionId}/reproduction',
  summary: 'Compute a decision again',
  description:
    'Decides again from what was known then, with the same seed and the same versions, and says whether it comes out as it was recorded. Where it does not, `firstDifference` names the first place.',
  ...about,
  response: LearnDecisionReproduction,
  example: {
    request: { decisionId: exampleDecision.id },
    response: {
      decisionId: exampleDecision.id,
      identical: true,
      firstDifference: null,
      algorithmId: exampleDecision.algorithmId,
      algorithmVersion: exampleDecision.algorithmVersion,
      modelVersion: 'mastery-1',
      contentVersion: '2026.1',
      seed: 2_718_281_828,
      draw: 0.3141,
      propensities: [
        { candidateId: 'practice:maths.place-value', propensity: 0.975 },
        { candidateId: 'lesson:maths.place-value', propensity: 0.025 },
      ],
    },
  },
})
