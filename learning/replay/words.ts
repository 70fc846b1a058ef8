import { leastChildren } from './groups.ts'
import type { Estimate, Refusal, ReplayOutcome, ReplayReward } from './outcome.ts'

/** What a replay comes to, for a parent or a tutor. */

const rewardMeanings: Record<ReplayReward, string> = {
  next_attempt:
    'The reward of a decision is 1 where the next answer on its topic, given at least one day later, is right, and 0 where it is wrong.',
  mastery_gain:
    'The reward of a decision is how much the mastery score of its topic, from 0 to 1, has risen by the last answer within seven days.',
}

export const rewardMeaning = (reward: ReplayReward): string => rewardMeanings[reward]

export const claim =
  'This is about one step at a time, chosen among what was weighed then, with everything before and after it as it was; not about a whole course under this policy.'

export function summaryOf(outcome: ReplayOutcome, reward: ReplayReward): string {
  const { headline, difference, check, logged, decisions, children } = outcome
  if (!headline || !difference || !check || !logged) return refusal(outcome)
  const { value, spread, verb } = told[reward]
  const sentences = [
    `This policy would have ${verb(value(headline.value))} (95 % interval ${spread(headline)}).`,
    `In the log it was ${value(logged.value)}: ${compared(difference)}.`,
    `That comes from ${whole(decisions.judged)} decisions about ${counted(children, 'child', 'children')}${unknown(decisions)}.`,
  ]
  if (children < leastChildren) sentences.push('With so few children the interval is rough.')
  if (isOutside(check.value, headline) && isOutside(headline.value, check))
    sentences.push(
      `An estimate without a model gives ${value(check.value)} (${spread(check)}), which is far from it: trust neither.`,
    )
  return sentences.join(' ')
}

/** What is left out for want of a reward could be otherwise, so nobody is to think that it is in it. */
const unknown = ({ withoutReward }: ReplayOutcome['decisions']) =>
  withoutReward > 0 ? `; what came of ${whole(withoutReward)} more is not known` : ''

const percent = (share: number) => `${fixed(100 * share)} %`
const points = (share: number) => `${fixed(100 * share)} points of 100`

const told: Record<
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
    verb: value => `led to a right answer a day or more later in ${value} of the decisions`,
  },
  mastery_gain: {
    value: points,
    spread: ({ low, high }) => `${fixed(100 * low)} to ${fixed(100 * high)}`,
    verb: value => `raised the mastery of the decided topic by ${value} within seven days`,
  },
}

/** How the policy's value stands to the log's, in points. */
function compared({ value, low, high }: Estimate): string {
  const rounded = fixed(100 * Math.abs(value))
  const size = rounded === '0.0' ? 'under 0.1' : rounded
  if (low > 0) return `${size} points less (${fixed(100 * low)} to ${fixed(100 * high)})`
  if (high < 0) return `${size} points more (${fixed(-100 * high)} to ${fixed(-100 * low)})`
  return `a difference of ${fixed(100 * value)} points (${fixed(100 * low)} to ${fixed(100 * high)}), which chance alone may explain`
}

const isOutside = (value: number, { low, high }: Estimate) => value < low || value > high

function refusal({ support, decisions }: ReplayOutcome): string {
  if (decisions.judged === 0)
    return `None of the ${counted(decisions.read, 'decision', 'decisions')} could be judged: either a rule had decided, or nothing was answered in the time that the reward asks for. Choose an earlier or a longer period.`
  const { effectiveSample, leastEffectiveSample, meanWeight, unsupportedMass } = support
  const reasons: Record<Refusal, string> = {
    effective_sample: `Its ${whole(decisions.judged)} judged decisions are worth ${whole(effectiveSample)} by this policy itself, and ${whole(Math.ceil(leastEffectiveSample))} are needed: a longer period${decisions.judged < leastEffectiveSample ? ' or more children' : ', more children or a policy nearer to the shipped one'} would help.`,
    mean_weight: `The mean weight is ${exact(meanWeight)} and should be from 0.9 to 1.1: what this policy prefers was chosen, or answered afterwards, ${meanWeight < 1 ? 'more rarely' : 'more often'} than the logged chances say. A longer period or a policy nearer to the shipped one would help.`,
    unsupported_mass: `${exact(100 * unsupportedMass)} % of what this policy would choose could never have been chosen, and 1 % is the most: let it choose among what was weighed, for example by a share for “*”.`,
  }
  return [
    'The log says too little about this policy, and no estimate is given.',
    ...support.refusedFor.map(reason => reasons[reason]),
  ].join(' ')
}

const counted = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`

/** Thousands apart, the same on every machine. */
const whole = (value: number) => String(Math.floor(value)).replace(/\B(?=(\d{3})+$)/g, ',')

/** One digit, and no minus before nothing. */
const fixed = (value: number) =>
  value
    .toFixed(1)
    .replace(/^-(?=0\.0$)/, '')
    .replace('-', '−')

/** So that a figure just beyond a limit is not told as the limit. */
const exact = (value: number) => Number(value.toPrecision(5))
