import Type, { type Static } from 'typebox'
import { exampleJob, Job, jobStates } from '../jobs.ts'
import { operation } from '../operation.ts'
import { closed, Id, list, Moment, named, nullable } from '../values.ts'
import { exampleDecision, PolicyDecision } from './record.ts'
import { exampleReplay } from './replay-example.ts'
import { LearnPolicyReplay, LearnReplayPolicy, replayRewards } from './replay-outcome.ts'
import { exampleIds } from './values.ts'

/** How many decisions a credit buys. */
export const decisionsPerCredit = 10_000

const open = { closedToClients: true, scope: 'learn:read', role: 'viewer', effect: 'read' } as const

export const createLearnPolicyReplay = operation({
  id: 'learn.createLearnPolicyReplay',
  method: 'POST',
  path: '/v1/learn/policy/replays',
  summary: 'Ask what another policy would have achieved',
  description:
    'Reads the decisions of an organization in a period, joins each with the reward that followed, and estimates what another policy would have achieved, from the probabilities that were logged; or refuses, where they say too little about it. Answers with a job, whose result is `{replayId, status}`; `learn.getLearnPolicyReplay` has the outcome, also as a page to read (`format=html`). It costs 1 credit for each started 10,000 decisions: `billing.createEstimate` says how many beforehand, and what was really read is charged, for a refusal too. No live decision is changed or added. A policy that can’t be followed, and a period without decisions, are a `BadRequest`.',
  body: closed(
    {
      organizationId: Id,
      policy: LearnReplayPolicy,
      reward: Type.Optional(
        Type.Enum([...replayRewards], {
          description:
            'Default next_attempt: whether the next answer on the decided topic, at least one day later, is right. mastery_gain: how much its mastery score gained within seven days.',
        }),
      ),
      from: Type.Optional({
        ...Moment,
        description:
          'Only decisions made then or later. ISO 8601 with a time zone. Default: from the first one.',
      }),
      until: Type.Optional({
        ...Moment,
        description: 'Only decisions made before. ISO 8601 with a time zone. Default, and latest: now.',
      }),
      seed: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 4_294_967_295,
          description:
            'From which children are drawn anew for the intervals: the same seed and the same log give the same outcome. Default 1.',
        }),
      ),
    },
    { $id: 'CreateLearnPolicyReplayRequest' },
  ),
  response: Job,
  result: 'learn.getLearnPolicyReplay',
  status: 202,
  errors: ['BadRequest', 'NotFound', 'Conflict', 'PaymentRequired'],
  role: 'member',
  scope: 'learn:write',
  about: 'organizationId',
  closedToClients: true,
  effect: 'paid',
  cost: { credits: 1, per: 'started 10,000 decisions' },
  example: {
    request: {
      organizationId: exampleReplay.organizationId,
      policy: exampleReplay.policy,
      from: '2025-09-01T00:00:00.000Z',
    },
    response: { ...exampleJob, id: exampleReplay.id, reservedCredits: 3 },
  },
})

export const listLearnPolicyReplays = operation({
  id: 'learn.listLearnPolicyReplays',
  method: 'GET',
  path: '/v1/learn/policy/replays',
  summary: 'List replays',
  description:
    'What other policies were asked about, how far each replay is and what came of it, newest first.',
  ...open,
  ...list(LearnPolicyReplay, 'LearnPolicyReplayPage', {
    sortBy: ['createdAt'],
    filters: { organizationId: 'id', state: jobStates },
  }),
  errors: ['BadRequest', 'NotFound'],
  example: {
    request: { 'filter[state]': 'succeeded' },
    response: { data: [exampleReplay], total: 1, nextCursor: null, prevCursor: null },
  },
})

const about = { params: closed({ replayId: Id }), about: 'replayId' } as const

export const getLearnPolicyReplay = operation({
  id: 'learn.getLearnPolicyReplay',
  method: 'GET',
  path: '/v1/learn/policy/replays/{replayId}',
  summary: 'Get a replay',
  description:
    'How far a replay is and, once it has succeeded, its outcome: the estimate with its interval, what was logged, every estimator, how well the log supports it, and groups of at least ten children. With `insufficient_support` there is no estimate, and `support.refusedFor` says why. With `format=html` it is a report with plots, in one page. A replay of fewer than ten children is gone once one of them is erased.',
  ...open,
  ...about,
  query: closed({
    format: Type.Optional(Type.Enum(['json', 'html'], { description: 'Default json.' })),
  }),
  response: LearnPolicyReplay,
  status: 200,
  errors: ['NotFound'],
  formats: ['html'],
  example: { request: { replayId: exampleReplay.id }, response: exampleReplay },
})

export const cancelLearnPolicyReplay = operation({
  id: 'learn.cancelLearnPolicyReplay',
  method: 'POST',
  path: '/v1/learn/policy/replays/{replayId}/cancel',
  summary: 'Cancel a replay',
  description:
    'Ends a replay that waits or is being worked on, at once. Nothing of it is kept and nothing is charged. One that has ended already is a `Conflict`.',
  ...about,
  response: LearnPolicyReplay,
  status: 200,
  errors: ['BadRequest', 'NotFound', 'Conflict'],
  role: 'member',
  scope: 'learn:write',
  closedToClients: true,
  effect: 'mutate',
  destructive: true,
  example: {
    request: { replayId: exampleReplay.id },
    response: {
      ...exampleReplay,
      state: 'canceled',
      progress: 0.4,
      message: 'Read 10,000 of 25,310 decisions',
      chargedCredits: 0,
      outcome: null,
      finishedAt: '2026-01-31T09:30:04.000Z',
    },
  },
})

/** What a replayed decision has beside its record. */
export const replayedFigures = {
  loggedCandidateId: Type.String({ description: 'What was chosen in the log.' }),
  loggedPropensity: Type.Number({ description: 'The probability with which it was.' }),
  weight: Type.Number({
    description: 'The probability with which this policy would have chosen that, by the logged one.',
  }),
  reward: nullable(Type.Number({ description: 'What the decision in the log led to, where that is known.' })),
}

const replayedDecision = closed(
  {
    id: Id,
    replayId: Id,
    decisionId: Type.String({ format: 'uuid', description: 'Of the decision in the log.' }),
    decision: PolicyDecision,
    ...replayedFigures,
    createdAt: Type.String({ description: 'When the decision in the log was made.' }),
  },
  { $id: 'LearnReplayedDecision' },
)
export interface LearnReplayedDecision extends Static<typeof replayedDecision> {}
export const LearnReplayedDecision = named<LearnReplayedDecision>(replayedDecision)

export const exampleReplayed: LearnReplayedDecision = {
  id: '019a0b1f-2000-7c3d-8e4f-5a6b7c8d9e0f',
  replayId: exampleReplay.id,
  decisionId: exampleIds.decisionId,
  decision: {
    ...exampleDecision,
    id: '019a0b1f-2000-7c3d-8e4f-5a6b7c8d9e0f',
    questionId: null,
    questionVersionId: null,
    algorithmId: 'offline_replay',
    propensity: 0.9,
  },
  loggedCandidateId: exampleDecision.selectedCandidateId,
  loggedPropensity: exampleDecision.propensity,
  weight: 0.923,
  reward: 1,
  createdAt: exampleDecision.createdAt,
}

export const listLearnPolicyReplayDecisions = operation({
  id: 'learn.listLearnPolicyReplayDecisions',
  method: 'GET',
  path: '/v1/learn/policy/replays/{replayId}/decisions',
  summary: 'List replayed decisions',
  description:
    'A sample of at most 200 decisions of a replay as its policy would have made them, with the same candidates and the same draw, newest first. Their `algorithmId` is `offline_replay`; no question was asked and none answered, so these fields are null. Scores are those of the shipped policy, with the weights that were asked for. They are in no other list, and go with the child and with the replay.',
  ...open,
  ...about,
  ...list(LearnReplayedDecision, 'LearnReplayedDecisionPage', {
    sortBy: ['createdAt'],
    filters: { studentId: 'id' },
  }),
  errors: ['BadRequest', 'NotFound'],
  example: {
    request: { replayId: exampleReplay.id },
    response: { data: [exampleReplayed], total: 1, nextCursor: null, prevCursor: null },
  },
})
