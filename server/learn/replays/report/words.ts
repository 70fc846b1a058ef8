import type {
  LearnPolicyReplay,
  LearnReplayEstimate,
  LearnReplayOutcome,
} from '@learn/contract/learn/replays/outcome'
import { amount, pluralize, withMinus } from '../../../documents/document-words.ts'

export type Estimator = LearnReplayOutcome['estimates'][number]['estimator']
type Refusal = LearnReplayOutcome['support']['refusedFor'][number]

/** How one kind of reward is written. */
export interface Measure {
  readonly value: (value: number) => string
  /** The difference between two rewards. */
  readonly difference: (value: number) => string
  readonly span: (estimate: LearnReplayEstimate) => string
  /** The label of an axis. */
  readonly axis: string
}

const tenths = (value: number) => withMinus((value * 100).toFixed(1).replace(/^-0\.0$/, '0.0'))
const signedTenths = (value: number) => {
  const text = tenths(value)
  return value > 0 && text !== '0.0' ? `+${text}` : text
}
const points = (value: number) => `${signedTenths(value)} points`
export const percent = (value: number) => `${tenths(value)}%`

export const measures: Readonly<Record<LearnPolicyReplay['reward'], Measure>> = {
  next_attempt: {
    value: percent,
    difference: points,
    span: ({ low, high }) => `${tenths(low)} to ${percent(high)}`,
    axis: 'Right answers, in %',
  },
  mastery_gain: {
    value: points,
    difference: points,
    span: ({ low, high }) => `${signedTenths(low)} to ${points(high)}`,
    axis: 'Gain in mastery, in points out of 100',
  },
}

export const differenceSpan = ({ low, high }: LearnReplayEstimate) =>
  `${signedTenths(low)} to ${points(high)}`

/** A weight or an effective sample, with three significant digits. */
export const figure = (value: number) =>
  Math.abs(value) >= 100 ? amount(Math.round(value)) : amount(Number(value.toPrecision(3)))

export const estimatorWords: Readonly<Record<Estimator, { name: string; meaning: string }>> = {
  ips: { name: 'IPS', meaning: 'Each reward is multiplied by its weight.' },
  clipped_ips: { name: 'Clipped IPS', meaning: 'IPS with weights capped at a limit.' },
  self_normalized_ips: {
    name: 'Self-normalized IPS',
    meaning: 'IPS divided by the mean weight. It needs no model and serves as the check.',
  },
  sub_gaussian_ips: { name: 'Sub-Gaussian IPS', meaning: 'IPS with large weights smoothly reduced.' },
  direct_method: {
    name: 'Direct method',
    meaning: 'What a model of the rewards predicts, right or wrong. Never the headline.',
  },
  doubly_robust: {
    name: 'Doubly robust',
    meaning: 'The model, corrected by the weighted rewards. The headline.',
  },
  self_normalized_doubly_robust: {
    name: 'Self-normalized doubly robust',
    meaning: 'Doubly robust, with its correction divided by the mean weight.',
  },
  switch_doubly_robust: {
    name: 'Switch doubly robust',
    meaning: 'Doubly robust, corrected only where weights are small.',
  },
  shrunk_doubly_robust: {
    name: 'Shrunk doubly robust',
    meaning: 'Doubly robust, with large weights reduced.',
  },
}

/** Why no estimate is given, and what would help. */
export const refusalWords: Readonly<Record<Refusal, { why: string; help: string }>> = {
  effective_sample: {
    why: 'Too few of the logged decisions are ones that this policy would have made.',
    help: 'Replay a longer period or more children, or a policy closer to the shipped one, which has temperature 0.08 and floor 0.05. To bring lowest_mastery_first closer, raise its floor; in rules, add a share for “highest_score”.',
  },
  mean_weight: {
    why: 'The mean weight is not close to 1, as it must be if the logged policy could have made all of this policy’s choices.',
    help: 'Replay a longer period, or a policy that relies less on steps that were hardly ever chosen.',
  },
  unsupported_mass: {
    why: 'This policy would choose steps that the logged policy could never have chosen.',
    help: 'In rules, use “offers” so that a rule applies only when its candidates were weighed, and end with a share for “*”, which matches every weighed candidate.',
  },
}

type Policy = LearnPolicyReplay['policy']

const kindWords: Readonly<Record<Exclude<Policy['kind'], 'rules'>, string>> = {
  shipped: 'The shipped policy',
  lowest_mastery_first: 'Lowest mastery first',
  uniform: 'The same chance for every weighed candidate',
}

/** A policy in one line. Its JSON has the details. */
export function policyWords({ kind, weights = {}, temperature, floor, rules = [] }: Policy): string {
  if (kind === 'rules') return `A policy of ${pluralize(rules.length, 'rule')}`
  const changes = [
    ...Object.entries(weights).map(([name, weight]) => `${name} × ${weight}`),
    ...(temperature === undefined ? [] : [`temperature ${temperature}`]),
    ...(floor === undefined ? [] : [`floor ${floor}`]),
  ]
  if (changes.length > 0) return `${kindWords[kind]}, with ${changes.join(', ')}`
  return kind === 'shipped' ? `${kindWords[kind]}, unchanged` : kindWords[kind]
}

/** The result in one sentence, before any figure. */
export function verdict({ difference }: LearnReplayOutcome, { difference: points }: Measure): string {
  if (!difference) return ''
  const { value, low, high } = difference
  if (low > 0) return `Better than the logged decisions: ${points(value)}.`
  if (high < 0) return `Worse than the logged decisions: ${points(value)}.`
  return 'No clear difference from the logged decisions: it may be chance.'
}
