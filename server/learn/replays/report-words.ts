import type {
  LearnPolicyReplay,
  LearnReplayEstimate,
  LearnReplayOutcome,
} from '@learn/contract/learn/replay-outcome'
import { amount, counted, withMinus } from '../../document-words.ts'

export type Estimator = LearnReplayOutcome['estimates'][number]['estimator']
type Refusal = LearnReplayOutcome['support']['refusedFor'][number]

/** How rewards of one kind are written. */
export interface Measure {
  readonly value: (value: number) => string
  /** Of two rewards, one less the other. */
  readonly difference: (value: number) => string
  readonly span: (estimate: LearnReplayEstimate) => string
  /** What an axis has under it. */
  readonly axis: string
}

const tenths = (value: number) => withMinus((value * 100).toFixed(1).replace(/^-0\.0$/, '0.0'))
const signedTenths = (value: number) => {
  const text = tenths(value)
  return value > 0 && text !== '0.0' ? `+${text}` : text
}
const points = (value: number) => `${signedTenths(value)} points`
/** The sign stays with its number where a line ends. */
export const percent = (value: number) => `${tenths(value)}\u00A0%`

export const measures: Readonly<Record<LearnPolicyReplay['reward'], Measure>> = {
  next_attempt: {
    value: percent,
    difference: points,
    span: ({ low, high }) => `${tenths(low)} to ${percent(high)}`,
    axis: 'Right answers, in per cent',
  },
  mastery_gain: {
    value: points,
    difference: points,
    span: ({ low, high }) => `${signedTenths(low)} to ${points(high)}`,
    axis: 'Gain of the mastery score, in points of 100',
  },
}

export const differenceSpan = ({ low, high }: LearnReplayEstimate) =>
  `${signedTenths(low)} to ${points(high)}`

/** A weight or an effective sample: as many digits as say something. */
export const figure = (value: number) =>
  Math.abs(value) >= 100 ? amount(Math.round(value)) : amount(Number(value.toPrecision(3)))

export const estimatorWords: Readonly<Record<Estimator, { name: string; meaning: string }>> = {
  ips: { name: 'IPS', meaning: 'Every reward counts by its weight.' },
  clipped_ips: { name: 'Clipped IPS', meaning: 'IPS with no weight above a limit.' },
  self_normalized_ips: {
    name: 'Self-normalized IPS',
    meaning: 'IPS divided by the mean weight. It needs no model, and is the check.',
  },
  sub_gaussian_ips: { name: 'Sub-Gaussian IPS', meaning: 'IPS with large weights made gently smaller.' },
  direct_method: {
    name: 'Direct method',
    meaning: 'What a model of the rewards foretells, right or wrong. Never a headline.',
  },
  doubly_robust: {
    name: 'Doubly robust',
    meaning: 'The model, set right by the weighted rewards. The headline.',
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
    meaning: 'Doubly robust, with large weights made smaller.',
  },
}

/** Why there is no estimate, and what would help. */
export const refusalWords: Readonly<Record<Refusal, { why: string; help: string }>> = {
  effective_sample: {
    why: 'Too few of the logged decisions are such as this policy would have made.',
    help: 'Replay a longer period or more children, or judge a policy nearer to the one that decided, whose temperature is 0.08 and whose floor is 0.05. lowest_mastery_first comes nearer by a higher floor, rules by a share for “highest_score”.',
  },
  mean_weight: {
    why: 'The weights do not come to about 1, as they must where the log could have chosen all that this policy would.',
    help: 'Replay a longer period, or judge a policy that puts less on what was hardly ever chosen.',
  },
  unsupported_mass: {
    why: 'This policy would choose what the log never could have.',
    help: 'In rules, let “offers” say what must be there for a rule to hold, and end with a share for “*”, which is whatever was there.',
  },
}

type Policy = LearnPolicyReplay['policy']

const kindWords: Readonly<Record<Exclude<Policy['kind'], 'rules'>, string>> = {
  shipped: 'The policy that decides here',
  lowest_mastery_first: 'What is known least comes first',
  uniform: 'All that was weighed has the same chance',
}

/** A policy in a line. What it says exactly stands in its JSON. */
export function policyWords({ kind, weights = {}, temperature, floor, rules = [] }: Policy): string {
  if (kind === 'rules') return `${counted(rules.length, 'rule')} of its own`
  const changes = [
    ...Object.entries(weights).map(([name, weight]) => `${name} × ${weight}`),
    ...(temperature === undefined ? [] : [`temperature ${temperature}`]),
    ...(floor === undefined ? [] : [`floor ${floor}`]),
  ]
  if (changes.length > 0) return `${kindWords[kind]}, with ${changes.join(', ')}`
  return kind === 'shipped' ? `${kindWords[kind]}, unchanged` : kindWords[kind]
}

/** What the difference says, before any figure. */
export function verdict({ difference }: LearnReplayOutcome, { difference: points }: Measure): string {
  if (!difference) return ''
  const { value, low, high } = difference
  if (low > 0) return `More than was achieved: ${points(value)}.`
  if (high < 0) return `Less than was achieved: ${points(value)}.`
  return 'No difference is shown: chance alone may explain what there is.'
}
