import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { closed, Id, list, named, nullable } from '../values.ts'
import { exampleQuestion, LearnLesson, LearnQuestion } from './content.ts'
import { exampleDecision, PolicyDecision } from './record.ts'
import { everyone, exampleIds } from './values.ts'
import { actionTypes, algorithmIds } from './words.ts'

const nextStep = closed(
  {
    decision: PolicyDecision,
    question: Type.Union([LearnQuestion, Type.Null()], { description: 'Null for a lesson or a break.' }),
    lesson: Type.Union([LearnLesson, Type.Null()], { description: 'Null for a question or a break.' }),
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
    'Chooses the student’s next step in the session, records the reasons and returns it: a question, a lesson or a break. A child new to a topic usually gets its lesson first. Answer a question with `learn.createLearnAttempt`; until then, every call returns the same decision. After a break the next call continues the session, unless the child has practised for 40 minutes, taken 60 steps or given six wrong answers in a row: then only breaks follow, until a new session starts. Students get questions without the answer. Fails with `Conflict` if the session has ended, with `PaymentRequired` if the student has no active entitlement, and with `Forbidden` if consent is withdrawn, or the organization requires a guardian’s own and does not have it.',
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
  practises: true,
  shortForAgents: { decision: 'learn.getLearnDecision' },
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
    'Returns the latest decision for a student or, without `studentId`, for any student you can see. Fails with `NotFound` if there is no such student or no decision yet.',
  ...reading,
  query: closed({ studentId: Type.Optional(Type.String({ maxLength: 2_048 })) }),
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
    'Lists the decisions for every student you can see, newest first. Each has its candidates, their scores and reasons, and the probability of the choice. Decisions contain no names.',
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
  description: 'Returns a decision as it was recorded.',
  ...about,
  response: PolicyDecision,
  callers: everyone,
  example: { request: { decisionId: exampleDecision.id }, response: exampleDecision },
})

const explanation = closed(
  {
    decisionId: Type.String(),
    explanation: Type.String({ description: 'For a parent or tutor. Plain text, with the student’s name.' }),
    forStudent: Type.String({ description: 'One or two short sentences for the student. Plain text.' }),
  },
  { $id: 'LearnDecisionExplanation' },
)
export interface LearnDecisionExplanation extends Static<typeof explanation> {}
export const LearnDecisionExplanation = named<LearnDecisionExplanation>(explanation)

export const explainLearnDecision = operation({
  id: 'learn.explainLearnDecision',
  path: '/v1/learn/policy/decisions/{decisionId}/explanation',
  summary: 'Explain a decision',
  description:
    'Explains why this step was chosen: in a short paragraph for a parent, and in a sentence or two for the student. Both are written from the record of the decision. The record contains no name, so the student’s name is looked up when you call this.',
  ...about,
  response: LearnDecisionExplanation,
  callers: everyone,
  featured: true,
  example: {
    request: { decisionId: exampleDecision.id },
    response: {
      decisionId: exampleDecision.id,
      explanation:
        'We chose practice on “Place value” because Robin knew it well but hasn’t practised it for a while and may be forgetting it, and other topics build on it. It was by far the more likely of 2 choices; the other was a lesson on “Place value”.',
      forStudent: 'You did well on these last week. Let’s see if you remember how.',
    },
  },
})

const reproduction = closed(
  {
    decisionId: Type.String(),
    identical: Type.Boolean({ description: 'Whether the result is exactly the same as the recorded one.' }),
    firstDifference: nullable(
      closed({
        path: Type.String({ description: 'The place in the record, such as `candidateScores.0.score`.' }),
        recorded: Type.Unknown({ description: 'The value in the record.' }),
        computed: Type.Unknown({ description: 'The value computed now.' }),
      }),
    ),
    algorithmId: Type.Enum(algorithmIds),
    algorithmVersion: Type.String(),
    modelVersion: Type.String(),
    contentVersion: Type.String(),
    seed: Type.Number({ description: 'The seed of the random draw.' }),
    draw: Type.Number({ description: 'The random number that was drawn, from 0 to 1.' }),
    propensities: Type.Array(closed({ candidateId: Type.String(), propensity: Type.Number() }), {
      description: 'The probability of every candidate. They add up to 1.',
    }),
  },
  { $id: 'LearnDecisionReproduction' },
)
export interface LearnDecisionReproduction extends Static<typeof reproduction> {}
export const LearnDecisionReproduction = named<LearnDecisionReproduction>(reproduction)

export const reproduceLearnDecision = operation({
  id: 'learn.reproduceLearnDecision',
  path: '/v1/learn/policy/decisions/{decisionId}/reproduction',
  summary: 'Reproduce a decision',
  description:
    'Computes the decision again from the recorded data, with the same seed and versions, and compares the result with the record. If they differ, `firstDifference` shows the first difference.',
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
      modelVersion: 'mastery-2',
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
