import Type, { type Static } from 'typebox'
import { errorKinds } from '../errors.ts'
import { jobStates } from '../jobs.ts'
import { closed, Id, named, nullable, Timestamp } from '../values.ts'
import { sessionTypes } from './record.ts'
import { yearGroups } from './values.ts'

/** The words of a replay. What computes it has the same ones, and a test holds them equal. */

export const replayPolicyKinds = ['shipped', 'lowest_mastery_first', 'uniform', 'rules'] as const
export const replayRewards = ['next_attempt', 'mastery_gain'] as const
export const replayRefusals = ['effective_sample', 'mean_weight', 'unsupported_mass'] as const
export const scoreComponents = [
  'evidence',
  'exam',
  'uncertainty',
  'effort',
  'mastered',
  'foundation',
  'readiness',
  'review',
  'weakness',
  'blueprint',
  'balance',
  'variety',
  'confidence',
  'teaching',
  'mixing',
] as const
export const replayEstimators = [
  'ips',
  'clipped_ips',
  'self_normalized_ips',
  'sub_gaussian_ips',
  'direct_method',
  'doubly_robust',
  'self_normalized_doubly_robust',
  'switch_doubly_robust',
  'shrunk_doubly_robust',
] as const

const Pattern = Type.String({
  minLength: 1,
  maxLength: 128,
  description:
    'A candidate’s id, `practice:maths.place-value`, with `*` for any action (`*:maths.place-value`), any target (`practice:*`) or any topic of a subject (`practice:maths.*`), or `*` alone; or `lowest_mastery` or `highest_score`, which is one candidate.',
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
            'Where it holds: in such a session, and where something that matches `offers` was weighed. The last rule has none.',
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
          'What is chosen with which probability. They add up to 1. All that were weighed and match share one equally; where none does, it counts as mass without support.',
      },
    ),
  },
  { $id: 'LearnReplayRule' },
)

const policy = closed(
  {
    kind: Type.Enum([...replayPolicyKinds], {
      description:
        'shipped is the policy that decides here, with other weights, temperature or floor; lowest_mastery_first takes what is known least; uniform throws dice; rules are your own.',
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
          description:
            'For shipped: how much each part of a candidate’s score counts, by its name in `scoreBreakdown`. 1 is as it is, and what is not named stays so.',
        },
      ),
    ),
    temperature: Type.Optional(
      Type.Number({
        minimum: 0.001,
        maximum: 100,
        description: 'For shipped: how little a higher score counts. It is 0.08.',
      }),
    ),
    floor: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description:
          'For shipped and lowest_mastery_first: how much is shared out equally among all that could be chosen. shipped has 0.05, the other 0 unless you say so.',
      }),
    ),
    rules: Type.Optional(
      Type.Array(named<Static<typeof rule>>(rule), {
        minItems: 1,
        maxItems: 50,
        description: 'For rules: the first that holds is followed.',
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
  low: Type.Number({ description: 'The lower end of the 95 % interval, by drawing children anew.' }),
  high: Type.Number(),
}
const estimate = closed(estimateFields, { $id: 'LearnReplayEstimate' })
export interface LearnReplayEstimate extends Static<typeof estimate> {}
const Estimate = named<LearnReplayEstimate>(estimate)
const RefusedFor = Type.Array(Type.Enum([...replayRefusals]))

const outcome = closed(
  {
    status: Type.Enum(['estimated', 'insufficient_support'], {
      description:
        'insufficient_support: the log says too little about this policy, and no estimate is given. `support.refusedFor` says why.',
    }),
    summary: Type.String({ description: 'What came out, in a few sentences of plain English.' }),
    rewardMeaning: Type.String({ description: 'What the reward is.' }),
    claim: Type.String({ description: 'What the estimate is about, and what it is not about.' }),
    children: Type.Number({ description: 'Whose decisions are judged.' }),
    decisions: closed(
      {
        read: Type.Number({ description: 'All of the period: what is charged for.' }),
        judged: Type.Number({ description: 'By chance, and with a known reward.' }),
        assigned: Type.Number({ description: 'Left out: a tutor had assigned it.' }),
        rested: Type.Number({ description: 'Left out: a break was due.' }),
        withoutContent: Type.Number({ description: 'Left out: there was nothing to choose.' }),
        fallback: Type.Number({ description: 'Left out: decided by the fallback policy.' }),
        withoutReward: Type.Number({
          description: 'Left out: nothing was answered in the time that the reward asks for.',
        }),
      },
      { description: 'The others add up to `read`.' },
    ),
    logged: nullable(Estimate),
    headline: nullable(Estimate),
    difference: nullable(Estimate),
    check: nullable(Estimate),
    estimates: Type.Array(closed({ estimator: Type.Enum([...replayEstimators]), ...estimateFields })),
    support: closed({
      effectiveSample: Type.Number({
        description: 'As many decisions by this policy itself would say as much.',
      }),
      leastEffectiveSample: Type.Number({ description: 'With fewer, no estimate is given.' }),
      meanWeight: Type.Number({ description: 'About 1 where the propensities are right.' }),
      largestWeight: Type.Number(),
      unsupportedMass: Type.Number({
        description: 'How much of what this policy would choose could never have been chosen, from 0 to 1.',
      }),
      unsupportedDecisions: Share,
      joinedShare: Type.Number({ description: 'Of the decisions by chance, those with a known reward.' }),
      shortlistedShare: Type.Number({
        description: 'Decisions in which more was possible than the candidates that were weighed.',
      }),
      refusedFor: RefusedFor,
    }),
    weights: Type.Array(
      closed({ from: Type.Number(), to: nullable(Type.Number()), decisions: Type.Number() }),
      { description: 'How many decisions have which weight.' },
    ),
    calibration: Type.Array(
      closed({ predicted: Type.Number(), observed: Type.Number(), decisions: Type.Number() }),
      { description: 'How well the reward is foretold for children whom the model has not seen.' },
    ),
    topics: Type.Array(
      closed({
        topicId: Type.String(),
        children: Type.Number(),
        decisions: Type.Number(),
        loggedShare: Share,
        policyShare: Share,
        reward: Type.Number(),
      }),
      { description: 'Topics of at least ten children.' },
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
      { description: 'Year groups of at least ten children.' },
    ),
    seed: Type.Number({ description: 'From which children were drawn anew.' }),
    resamplings: Type.Number(),
    algorithmId: Type.Enum(['offline_replay']),
    algorithmVersion: Type.String(),
  },
  { $id: 'LearnReplayOutcome' },
)
export interface LearnReplayOutcome extends Static<typeof outcome> {}
export const LearnReplayOutcome = named<LearnReplayOutcome>(outcome)

const replay = closed(
  {
    id: Type.String({ format: 'uuid', description: 'That of its job, too.' }),
    organizationId: Id,
    policy: LearnReplayPolicy,
    reward: Type.Enum([...replayRewards]),
    from: nullable(Timestamp),
    until: Timestamp,
    state: Type.Enum(jobStates),
    progress: Share,
    message: nullable(Type.String({ description: 'What it is at, in words.' })),
    error: nullable(closed({ kind: Type.Enum(Object.keys(errorKinds)), message: Type.String() })),
    reservedCredits: Type.Number(),
    chargedCredits: Type.Number(),
    outcome: nullable(LearnReplayOutcome),
    createdBy: Id,
    createdAt: Timestamp,
    finishedAt: nullable(Timestamp),
  },
  { $id: 'LearnPolicyReplay' },
)
export interface LearnPolicyReplay extends Static<typeof replay> {}
export const LearnPolicyReplay = named<LearnPolicyReplay>(replay)
