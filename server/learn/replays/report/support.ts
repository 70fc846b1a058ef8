import type { LearnReplayOutcome } from '@learn/contract/learn/replay-outcome'
import { type Cells, table } from '../../../documents/document.ts'
import { amount } from '../../../documents/document-words.ts'
import { type Html, html } from '../../../documents/html.ts'
import { figure, percent } from './words.ts'

/** What the log can carry, with the limits under which no estimate is given. */
export function supportSection({ support, decisions }: LearnReplayOutcome): Html {
  const { refusedFor } = support
  const held = (limit: string, refusal: (typeof refusedFor)[number]) =>
    refusedFor.includes(refusal) ? html`<strong class="unmet">✗ not met: ${limit}</strong>` : html`✓ ${limit}`
  const rows: Cells[] = [
    [
      'Effective sample',
      `${figure(support.effectiveSample)} of ${amount(decisions.judged)}`,
      held(`at least ${amount(Math.ceil(support.leastEffectiveSample))}`, 'effective_sample'),
      'As many decisions by this policy itself would say as much.',
    ],
    [
      'Mean weight',
      amount(Number(support.meanWeight.toFixed(3))),
      held('0.9 to 1.1', 'mean_weight'),
      '1 where the logged chances are right and cover this policy.',
    ],
    [
      'Without support',
      percent(support.unsupportedMass),
      held('at most 1 %', 'unsupported_mass'),
      `Of what this policy would choose, what could never have been. Some of it in ${percent(support.unsupportedDecisions)} of the decisions.`,
    ],
    ['Largest weight', figure(support.largestWeight), '', 'How much one decision counts at most.'],
    ['Reward known', percent(support.joinedShare), '', 'Of the decisions by chance.'],
    [
      'More was possible',
      percent(support.shortlistedShare),
      '',
      'Decisions in which more could have come next than the ten at most that were weighed. Policies are judged by these ten.',
    ],
  ]
  return html`<section>
<h2>What the log can carry</h2>
${table('words support', ['', 'Here', 'Limit', 'What it says'], rows)}</section>
`
}

/** Every decision of the period is in it once. */
export function leftOutSection({ decisions }: LearnReplayOutcome): Html {
  const rows: Cells[] = [
    ['Judged', amount(decisions.judged), 'By chance, and with a known reward.'],
    [
      'Assigned',
      amount(decisions.assigned),
      'Left out: a tutor had said what comes next, and no chance had a part in it.',
    ],
    ['Rested', amount(decisions.rested), 'Left out: a break was due.'],
    [
      'Nothing to choose',
      amount(decisions.withoutContent),
      'Left out: there was nothing that could come next.',
    ],
    [
      'Fallback',
      amount(decisions.fallback),
      'Left out: another policy had stood in, with chances of its own.',
    ],
    [
      'Reward unknown',
      amount(decisions.withoutReward),
      'Left out: nothing was answered in the time that the reward asks for.',
    ],
  ]
  return html`<section>
<h2>Which decisions are judged</h2>
${table('words left-out', ['', 'Decisions', 'Why'], rows, ['All that were read', amount(decisions.read), ''])}</section>
`
}
