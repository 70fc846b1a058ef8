import type { ReplayRefusal, ReplayReward } from '@learn/contract/learn/words'
import { leastChildren } from './groups.ts'
import type { Estimate, ReplayOutcome } from './outcome.ts'

/** A replay's outcome in sentences, for a parent or tutor. */

const rewardMeanings: Record<ReplayReward, string> = {
  next_attempt:
    'The reward of a decision is 1 if the next answer on its topic, at least one day later, is right, and 0 if it is wrong.',
  mastery_gain:
    'The reward of a decision is how much the mastery of its topic, from 0 to 1, has risen by the last answer within seven days.',
}

export const rewardMeaning = (reward: ReplayReward): string => rewardMeanings[reward]

export const claim =
  'This estimate is about one step at a time, chosen from the candidates weighed at that moment, with everything before and after it unchanged. It does not say how a whole course under this policy would go.'

export function summaryOf(outcome: ReplayOutcome, reward: ReplayReward): string {
  const { headline, difference, check, logged, decisions, children } = outcome
  if (!headline || !difference || !check || !logged) return refusal(outcome)
  const { value, spread, verb } = phrases[reward]
  const sentences = [
    `This policy would have ${verb(value(headline.value))} (95% interval ${spread(headline)}).`,
    `The logged decisions reached ${value(logged.value)}: ${comparisonText(difference)}.`,
    `This is based on ${formatWhole(decisions.judged)} decisions about ${pluralize(children, 'child', 'children')}${unknownText(decisions)}.`,
  ]
  if (children < leastChildren) sentences.push('With so few children, the interval is only a rough guide.')
  if (isOutside(check.value, headline) && isOutside(headline.value, check))
    sentences.push(
      `An estimate without a model gives ${value(check.value)} (${spread(check)}), which is far from the first. Trust neither.`,
    )
  return sentences.join(' ')
}

/** Decisions without a known reward may differ, so the summary says that they are not included. */
const unknownText = ({ withoutReward }: ReplayOutcome['decisions']) =>
  withoutReward > 0 ? `; the outcome of ${formatWhole(withoutReward)} more is unknown` : ''

const percent = (share: number) => `${formatFixed(100 * share)}%`
const points = (share: number) => `${formatFixed(100 * share)} points out of 100`

const phrases: Record<
  ReplayReward,
  {
    readonly value: (share: number) => string
    readonly spread: (estimate: Estimate) => string
    readonly verb: (value: string) => string
  }
> = {
  next_attempt: {
    value: percent,
    spread: ({ low, high }) => `${percent(low)} to ${percent(high)}`,
    verb: value => `led to a right answer, at least a day later, in ${value} of decisions`,
  },
  mastery_gain: {
    value: points,
    spread: ({ low, high }) => `${formatFixed(100 * low)} to ${formatFixed(100 * high)}`,
    verb: value => `raised the mastery of the chosen topic by ${value} within seven days`,
  },
}

/** Compares the logged value with the policy's, in points. */
function comparisonText({ value, low, high }: Estimate): string {
  const rounded = formatFixed(100 * Math.abs(value))
  const size = rounded === '0.0' ? 'under 0.1' : rounded
  if (low > 0) return `${size} points less (${formatFixed(100 * low)} to ${formatFixed(100 * high)})`
  if (high < 0) return `${size} points more (${formatFixed(-100 * high)} to ${formatFixed(-100 * low)})`
  return `a difference of ${formatFixed(100 * value)} points (${formatFixed(100 * low)} to ${formatFixed(100 * high)}), which may be chance`
}

const isOutside = (value: number, { low, high }: Estimate) => value < low || value > high

function refusal({ support, decisions }: ReplayOutcome): string {
  if (decisions.judged === 0)
    return `None of the ${pluralize(decisions.read, 'decision', 'decisions')} could be judged: each was made by a fixed rule, or no answer came in time for the reward. A decision can be judged once the child has answered, a day or more later. Try again then, or choose a longer period.`
  const { effectiveSample, leastEffectiveSample, meanWeight, unsupportedMass } = support
  const reasons: Record<ReplayRefusal, string> = {
    effective_sample: `The ${formatWhole(decisions.judged)} judged decisions count as only ${formatWhole(effectiveSample)} made by this policy, and ${formatWhole(Math.ceil(leastEffectiveSample))} are needed. A longer period${decisions.judged < leastEffectiveSample ? ' or more children' : ', more children or a policy closer to the shipped one'} would help.`,
    mean_weight: `The mean weight is ${roundForLimit(meanWeight)} but should be between 0.9 and 1.1: this policy’s preferred steps were chosen, or answered afterwards, ${meanWeight < 1 ? 'less' : 'more'} often than the logged probabilities say. A longer period or a policy closer to the shipped one would help.`,
    unsupported_mass: `${roundForLimit(100 * unsupportedMass)}% of this policy’s choices could never have been made by the logged policy, and at most 1% is allowed. Let it choose among the weighed candidates, for example with a share for “*”.`,
  }
  return [
    'There is not enough data to estimate this policy.',
    ...support.refusedFor.map(reason => reasons[reason]),
  ].join(' ')
}

const pluralize = (count: number, one: string, many: string) =>
  `${formatWhole(count)} ${count === 1 ? one : many}`

/** With thousands separators, the same on every machine. */
const formatWhole = (value: number) => String(Math.floor(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** One decimal, and no minus sign before zero. */
const formatFixed = (value: number) =>
  value
    .toFixed(1)
    .replace(/^-(?=0\.0$)/, '')
    .replace('-', '−')

/** Enough digits that a figure just beyond a limit doesn't look like the limit. */
const roundForLimit = (value: number) => Number(value.toPrecision(5))
