import type { LearnReplayOutcome } from '@learn/contract/learn/replays/outcome'
import { type Cells, table } from '../../../documents/document.ts'
import { amount } from '../../../documents/document-words.ts'
import { type Html, html } from '../../../documents/html.ts'
import { figure, percent } from './words.ts'

/** How far the log supports an estimate, with the limits that it must meet. */
export function supportSection({ support, decisions }: LearnReplayOutcome): Html {
  const { refusedFor } = support
  const limitHtml = (limit: string, refusal: (typeof refusedFor)[number]) =>
    refusedFor.includes(refusal) ? html`<strong class="unmet">✗ not met: ${limit}</strong>` : html`✓ ${limit}`
  const rows: Cells[] = [
    [
      'Effective sample',
      `${figure(support.effectiveSample)} of ${amount(decisions.judged)}`,
      limitHtml(`at least ${amount(Math.ceil(support.leastEffectiveSample))}`, 'effective_sample'),
      'The number of this policy’s own decisions that would be equally informative.',
    ],
    [
      'Mean weight',
      amount(Number(support.meanWeight.toFixed(3))),
      limitHtml('0.9 to 1.1', 'mean_weight'),
      'Close to 1 if the logged probabilities are right and cover this policy.',
    ],
    [
      'Without support',
      percent(support.unsupportedMass),
      limitHtml('at most 1%', 'unsupported_mass'),
      `The share of this policy’s choices that the logged policy could never have made. It affects ${percent(support.unsupportedDecisions)} of decisions.`,
    ],
    ['Largest weight', figure(support.largestWeight), '', 'The weight of the decision that counts most.'],
    ['Reward known', percent(support.joinedShare), '', 'The share of drawn decisions with a known reward.'],
    [
      'Shortlisted',
      percent(support.shortlistedShare),
      '',
      'The share of decisions with more than ten possible steps. Only the best ten were weighed, and policies are judged on these.',
    ],
  ]
  return html`<section>
<h2>How far the log supports an estimate</h2>
${table('words support', ['', 'Value', 'Limit', 'Meaning'], rows)}</section>
`
}

/** Counts every decision of the period once. */
export function leftOutSection({ decisions }: LearnReplayOutcome): Html {
  const rows: Cells[] = [
    ['Judged', amount(decisions.judged), 'Drawn at random, with a known reward.'],
    ['Assigned', amount(decisions.assigned), 'Left out: a tutor or parent had set the next step.'],
    ['Rested', amount(decisions.rested), 'Left out: a break was due.'],
    ['Nothing to choose', amount(decisions.withoutContent), 'Left out: no step was available.'],
    [
      'Fallback',
      amount(decisions.fallback),
      'Left out: the fallback policy chose, with its own probabilities.',
    ],
    ['Reward unknown', amount(decisions.withoutReward), 'Left out: no answer came in time for the reward.'],
  ]
  return html`<section>
<h2>Which decisions were judged</h2>
${table('words left-out', ['', 'Decisions', 'Why'], rows, ['All decisions read', amount(decisions.read), ''])}</section>
`
}
