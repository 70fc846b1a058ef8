import Type, { type Static } from 'typebox'
import { type ErrorKind, errorKinds } from '../../errors.ts'
import { jobStatuses } from '../../jobs.ts'
import { closed, Id, named, nullable, Timestamp } from '../../values.ts'
import { yearGroups } from '../values.ts'
import {
  replayEstimators,
  replayPolicyKinds,
  replayRefusals,
  replayRewards,
  scoreComponents,
  sessionTypes,
} from '../words.ts'

const Pattern = Type.String({
  minLength: 1,
  maxLength: 128,
  description:
    'A candidate’s ID, such as `practice:maths.place-value`. Use `*` for any action (`*:maths.place-value`), any target (`practice:*`), any topic of a subject (`practice:maths.*`) or any candidate (`*`). `lowest_mastery` and `highest_score` each match one candidate.',
})

const rule = closed(
  {
    when: Type.Optional(
      closed(
        {
          sessionType: Type.Optional(Type.Enum([...sessionTypes])),
          offers: Type.Optional(Pattern),
        },
        {
          description:
            'When the rule applies: in sessions of this type, and if a considered candidate matches `offers`. The last rule must not have a condition.',
        },
      ),
    ),
    choose: Type.Array(
      closed({
        candidates: Pattern,
        probability: Type.Number({ minimum: 0, maximum: 1 }),
      }),
      {
        minItems: 1,
        maxItems: 50,
        description:
          'The candidates to choose, with probabilities that add up to 1. All considered candidates that match a pattern share its probability equally. If none matches, the probability counts as unsupported.',
      },
    ),
  },
  { $id: 'LearnReplayRule' },
)

const policy = closed(
  {
    kind: Type.Enum([...replayPolicyKinds], {
      description:
        'shipped: this server’s policy, with other weights, temperature or floor. lowest_mastery_first: the topic with the lowest mastery. uniform: a random choice. rules: your own rules.',
    }),
    weights: Type.Optional(
      closed(
        Object.fromEntries(
          scoreComponents.map(name => [name, Type.Optional(Type.Number({ minimum: -100, maximum: 100 }))]),
        ) as Record<
          (typeof scoreComponents)[number],
          ReturnType<typeof Type.Optional<ReturnType<typeof Type.Number>>>
        >,
        {
          description: 'For shipped: a factor for each component in `scoreBreakdown`. Default 1.',
        },
      ),
    ),
    temperature: Type.Optional(
      Type.Number({
        minimum: 0.001,
        maximum: 100,
        description: 'For shipped: higher values make the choice more random. Default 0.08.',
      }),
    ),
    floor: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'For shipped and lowest_mastery_first: the probability shared equally among all eligible candidates. Default 0.05 for shipped, 0 for lowest_mastery_first.',
      }),
    ),
    rules: Type.Optional(
      Type.Array(named<Static<typeof rule>>(rule), {
        minItems: 1,
        maxItems: 50,
        description: 'For rules: the first rule that applies decides.',
      }),
    ),
  },
  { $id: 'LearnReplayPolicy' },
)
export interface LearnReplayPolicy extends Static<typeof policy> {}
export const LearnReplayPolicy = named<LearnReplayPolicy>(policy)

const Share = Type.Number({ minimum: 0, maximum: 1 })
const estimateFields = {
  value: Type.Number(),
  low: Type.Number({ description: 'The lower end of the 95% interval, computed by resampling children.' }),
  high: Type.Number({ description: 'The upper end of the 95% interval.' }),
}
const estimate = closed(estimateFields, { $id: 'LearnReplayEstimate' })
export interface LearnReplayEstimate extends Static<typeof estimate> {}
const Estimate = named<LearnReplayEstimate>(estimate)
const RefusedFor = Type.Array(Type.Enum([...replayRefusals]), {
  description:
    'Why there is no estimate. effective_sample: too little data. mean_weight: the propensities look wrong. unsupported_mass: too many choices that the log can’t judge.',
})

const outcome = closed(
  {
    status: Type.Enum(['estimated', 'insufficient_support'], {
      description:
        'insufficient_support: the log says too little about this policy for an estimate. `support.refusedFor` says why.',
    }),
    summary: Type.String({ description: 'The result in a few sentences.' }),
    rewardMeaning: Type.String({ description: 'How the reward is defined.' }),
    claim: Type.String({ description: 'What the estimate covers and what it does not cover.' }),
    children: Type.Number({ description: 'The number of children in the estimate.' }),
    decisions: closed(
      {
        read: Type.Number({ description: 'All decisions in the period. These are charged.' }),
        judged: Type.Number({ description: 'Used for the estimate: drawn at random, with a known reward.' }),
        assigned: Type.Number({ description: 'Left out: set by a tutor or parent.' }),
        rested: Type.Number({ description: 'Left out: a break was due.' }),
        withoutContent: Type.Number({ description: 'Left out: there was nothing to choose from.' }),
        fallback: Type.Number({ description: 'Left out: made by the fallback policy.' }),
        withoutReward: Type.Number({
          description: 'Left out: no answer came in time for the reward.',
        }),
      },
      { description: 'The number of decisions. `read` is the sum of the others.' },
    ),
    logged: Type.Union([Estimate, Type.Null()], { description: 'The mean reward in the log.' }),
    headline: Type.Union([Estimate, Type.Null()], {
      description: 'The estimated mean reward under this policy (doubly robust).',
    }),
    difference: Type.Union([Estimate, Type.Null()], { description: '`headline` minus `logged`.' }),
    check: Type.Union([Estimate, Type.Null()], {
      description:
        'A second estimate that needs no model (self-normalized IPS). If it is far from `headline`, trust neither.',
    }),
    estimates: Type.Array(closed({ estimator: Type.Enum([...replayEstimators]), ...estimateFields })),
    support: closed({
      effectiveSample: Type.Number({
        description: 'The number of this policy’s own decisions that would be equally informative.',
      }),
      leastEffectiveSample: Type.Number({ description: 'Below this number, there is no estimate.' }),
      meanWeight: Type.Number({ description: 'About 1 if the logged propensities are right.' }),
      largestWeight: Type.Number(),
      unsupportedMass: Type.Number({
        description:
          'The share of this policy’s choices, from 0 to 1, that the logged policy could never make.',
      }),
      unsupportedDecisions: Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'The share of decisions that have such choices.',
      }),
      joinedShare: Type.Number({ description: 'The share of random decisions with a known reward.' }),
      shortlistedShare: Type.Number({
        description: 'The share of decisions with more possible candidates than were considered.',
      }),
      refusedFor: RefusedFor,
    }),
    weights: Type.Array(
      closed({ from: Type.Number(), to: nullable(Type.Number()), decisions: Type.Number() }),
      { description: 'A histogram of the weights.' },
    ),
    calibration: Type.Array(
      closed({ predicted: Type.Number(), observed: Type.Number(), decisions: Type.Number() }),
      { description: 'Predicted and observed rewards, for children that the model was not trained on.' },
    ),
    topics: Type.Array(
      closed({
        topicId: Type.String(),
        children: Type.Number(),
        decisions: Type.Number(),
        loggedShare: Type.Number({ minimum: 0, maximum: 1, description: 'The share of choices in the log.' }),
        policyShare: Type.Number({
          minimum: 0,
          maximum: 1,
          description: 'The share of choices under this policy.',
        }),
        reward: Type.Number({ description: 'The mean reward in the log.' }),
      }),
      { description: 'Topics with at least ten children.' },
    ),
    yearGroups: Type.Array(
      closed({
        yearGroup: Type.Enum([...yearGroups]),
        children: Type.Number(),
        decisions: Type.Number(),
        logged: Estimate,
        estimate: nullable(Estimate),
        refusedFor: RefusedFor,
      }),
      { description: 'Year groups with at least ten children.' },
    ),
    versions: Type.Array(
      closed({
        algorithmVersion: Type.String({ description: 'The `algorithmVersion` of the logged decisions.' }),
        children: Type.Number(),
        decisions: Type.Number(),
        logged: Estimate,
      }),
      {
        description:
          'The mean reward in the log under each version of the server’s policy that made decisions for at least ten children. A child whose version changed counts in each.',
      },
    ),
    seed: Type.Number({ description: 'The seed for resampling children.' }),
    resamplings: Type.Number({ description: 'How many times the children were resampled.' }),
    algorithmId: Type.Enum(['offline_replay']),
    algorithmVersion: Type.String(),
  },
  { $id: 'LearnReplayOutcome' },
)
export interface LearnReplayOutcome extends Static<typeof outcome> {}
export const LearnReplayOutcome = named<LearnReplayOutcome>(outcome)

const replay = closed(
  {
    id: Type.String({ format: 'uuid', description: 'The ID of the replay and of its job.' }),
    organizationId: Id,
    policy: LearnReplayPolicy,
    reward: Type.Enum([...replayRewards]),
    from: nullable(Timestamp),
    until: Timestamp,
    status: Type.Enum(jobStatuses),
    progress: Share,
    message: nullable(Type.String({ description: 'What the replay is doing now.' })),
    error: nullable(
      closed({ kind: Type.Enum(Object.keys(errorKinds) as ErrorKind[]), message: Type.String() }),
    ),
    reservedCredits: Type.Number({ description: 'The credits reserved for the replay.' }),
    chargedCredits: Type.Number({ description: 'The credits charged.' }),
    outcome: Type.Union([LearnReplayOutcome, Type.Null()], {
      description: 'Null until the replay has succeeded.',
    }),
    createdBy: Type.String({ format: 'uuid', description: 'The user or API key that started the replay.' }),
    createdAt: Timestamp,
    finishedAt: nullable(Timestamp),
  },
  { $id: 'LearnPolicyReplay' },
)
export interface LearnPolicyReplay extends Static<typeof replay> {}
export const LearnPolicyReplay = named<LearnPolicyReplay>(replay)
