import Type, { type Static } from 'typebox'
import { exampleJob, Job, jobStatuses } from '../../jobs.ts'
import { operation } from '../../operation.ts'
import { closed, Id, list, Moment, named, nullable } from '../../values.ts'
import { exampleDecision, PolicyDecision } from '../record.ts'
import { exampleIds } from '../values.ts'
import { replayRewards } from '../words.ts'
import { exampleReplay } from './example.ts'
import { LearnPolicyReplay, LearnReplayPolicy } from './outcome.ts'

/** The number of decisions that one credit pays for. */
export const decisionsPerCredit = 10_000

const open = { closedToClients: true, scope: 'learn:read', role: 'viewer', effect: 'read' } as const

export const createLearnPolicyReplay = operation({
  id: 'learn.createLearnPolicyReplay',
  method: 'POST',
  path: '/v1/learn/policy/replays',
  summary: 'Replay with another policy',
  description:
    'Estimates how another policy would have done, from an organization’s logged decisions, their probabilities and the rewards that followed. If the log says too little about the policy, there is no estimate. Returns a job whose result is `{replayId, status}`; read the outcome with `learn.getLearnPolicyReplay`. It costs 1 credit per 10,000 decisions read, rounded up, even if there is no estimate. `billing.createEstimate` tells you the cost in advance. A replay never changes real decisions. Fails with `BadRequest` if the policy is not valid or the period has no decisions.',
  body: closed(
    {
      organizationId: Id,
      policy: LearnReplayPolicy,
      reward: Type.Optional(
        Type.Enum([...replayRewards], {
          description:
            'Default next_attempt: whether the next answer on the topic, at least one day later, is right. mastery_gain: how much the mastery of the topic rose within seven days.',
        }),
      ),
      from: Type.Optional({
        ...Moment,
        description:
          'The start of the period (inclusive). ISO 8601 time with a time zone. Default: the first decision.',
      }),
      until: Type.Optional({
        ...Moment,
        description:
          'The end of the period (exclusive), now at the latest. ISO 8601 time with a time zone. Default: now.',
      }),
      seed: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 4_294_967_295,
          description:
            'The seed for resampling children to compute the intervals. The same seed and log give the same outcome. Default 1.',
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
  cost: { credits: 1, per: '10,000 decisions, rounded up' },
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
  description: 'Lists replays with their policy, progress and outcome, newest first.',
  ...open,
  ...list(LearnPolicyReplay, 'LearnPolicyReplayPage', {
    sortBy: ['createdAt'],
    filters: { organizationId: 'id', status: jobStatuses },
  }),
  errors: ['BadRequest', 'NotFound'],
  fromStandby: true,
  example: {
    request: { 'filter[status]': 'succeeded' },
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
    'Returns the progress of a replay and, once it has succeeded, its outcome. If the outcome is `insufficient_support`, there is no estimate, and `support.refusedFor` says why. With `format=html` you get a report with plots. Figures for groups need at least ten children. If a child is erased, replays of fewer than ten children that include them are deleted.',
  ...open,
  ...about,
  query: closed({
    format: Type.Optional(
      Type.Enum(['json', 'html'], { description: 'The format of the response. Default json.' }),
    ),
  }),
  response: LearnPolicyReplay,
  status: 200,
  errors: ['NotFound'],
  formats: ['html'],
  fromStandby: true,
  example: { request: { replayId: exampleReplay.id }, response: exampleReplay },
})

export const cancelLearnPolicyReplay = operation({
  id: 'learn.cancelLearnPolicyReplay',
  method: 'POST',
  path: '/v1/learn/policy/replays/{replayId}/cancel',
  summary: 'Cancel a replay',
  description:
    'Stops a queued or running replay immediately. A canceled replay has no outcome and costs nothing. Fails with `Conflict` if the replay has already finished.',
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
      status: 'canceled',
      progress: 0.4,
      message: 'Read 10,000 of 25,310 decisions',
      chargedCredits: 0,
      outcome: null,
      finishedAt: '2026-01-31T09:30:04.000Z',
    },
  },
})

/** The fields of a replayed decision besides its record. */
export const replayedFigures = {
  loggedCandidateId: Type.String({ description: 'The candidate that was chosen in the log.' }),
  loggedPropensity: Type.Number({ description: 'The probability of that choice in the log.' }),
  weight: Type.Number({
    description: 'The probability of that choice under this policy, divided by the logged one.',
  }),
  reward: nullable(Type.Number({ description: 'The reward of the decision in the log. Null if unknown.' })),
}

const replayedDecision = closed(
  {
    id: Id,
    replayId: Id,
    decisionId: Type.String({ format: 'uuid', description: 'The decision in the log.' }),
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
    'Lists a sample of up to 200 decisions as the replayed policy would have made them, newest first. They use the same candidates and random draw as the logged decisions. Their `algorithmId` is `offline_replay`, and their question and attempt are null. Scores are those of the shipped policy with the weights of the replay. The sample appears in no other list, and is deleted with the child or the replay.',
  ...open,
  ...about,
  ...list(LearnReplayedDecision, 'LearnReplayedDecisionPage', {
    sortBy: ['createdAt'],
    filters: { studentId: 'id' },
  }),
  errors: ['BadRequest', 'NotFound'],
  fromStandby: true,
  example: {
    request: { replayId: exampleReplay.id },
    response: { data: [exampleReplayed], total: 1, nextCursor: null, prevCursor: null },
  },
})
