import { topicById } from '@learn/content'
import type { LearnReplayOutcome } from '@learn/contract/learn/replays/outcome'
import { type Cells, table } from '../../../documents/document.ts'
import { amount, pluralize } from '../../../documents/document-words.ts'
import { type Html, html } from '../../../documents/html.ts'
import { type IntervalRow, intervalPlot, legend, type MarkKind } from './intervals.ts'
import { calibrationPlot, topicsPlot, weightsPlot, weightWords } from './plots.ts'
import { type Estimator, estimatorWords, type Measure, percent } from './words.ts'

/** A plot's numbers, for readers who can't see the plot. */
const detailsHtml = (summary: string, content: Html) => html`<details>
<summary>${summary}</summary>
${content}</details>
`

const kinds: Readonly<Partial<Record<Estimator, MarkKind>>> = {
  doubly_robust: 'headline',
  self_normalized_ips: 'check',
  direct_method: 'model',
}
const kindOf = (estimator: Estimator): MarkKind => kinds[estimator] ?? 'other'
const order: readonly MarkKind[] = ['headline', 'check', 'other', 'model']

export function estimatesSection({ estimates, logged }: LearnReplayOutcome, measure: Measure): Html | null {
  if (estimates.length === 0) return null
  const sorted = estimates.toSorted(
    (one, other) => order.indexOf(kindOf(one.estimator)) - order.indexOf(kindOf(other.estimator)),
  )
  const rows = sorted.map(({ estimator, ...estimate }): IntervalRow => {
    const kind = kindOf(estimator)
    return {
      label: estimatorWords[estimator].name,
      words: measure.value(estimate.value),
      aside: `(${measure.span(estimate)})`,
      strong: kind === 'headline',
      marks: [{ kind, estimate }],
    }
  })
  const cells = sorted.map(
    (estimate): Cells => [
      estimatorWords[estimate.estimator].name,
      measure.value(estimate.value),
      measure.span(estimate),
      estimatorWords[estimate.estimator].meaning,
    ],
  )
  const loggedWords = logged ? ` In the log: ${measure.value(logged.value)}.` : ''
  return html`<section>
<h2>The estimate, computed in several ways</h2>
${intervalPlot({
  id: 'estimates',
  caption: 'What this policy would have achieved, with 95% intervals',
  description: `${rows.map(({ label, marks }) => `${label}: ${marks.map(({ estimate }) => `${measure.value(estimate.value)}, ${measure.span(estimate)}`)}`).join('; ')}.${loggedWords}`,
  rows,
  ...(logged && { logged }),
  measure,
})}${legend([
  ['headline', 'the headline'],
  ['check', 'the check, which needs no model'],
  ['other', 'other estimators'],
  ['model', 'a model alone, which is not enough'],
])}${detailsHtml('The estimates in numbers', table('words estimates', ['Estimator', 'Estimate', '95% interval', 'What it is'], cells))}</section>
`
}

export function weightsSection(outcome: LearnReplayOutcome): Html | null {
  if (outcome.weights.length === 0) return null
  const cells = outcome.weights.map((bar): Cells => [weightWords(bar), amount(bar.decisions)])
  return html`<section>
<h2>How much each decision counts</h2>
<p>A decision counts more if this policy would have been more likely to make it than the policy that did. The further the
weights are from 1, the fewer decisions the estimate really rests on.</p>
${weightsPlot(outcome)}${detailsHtml('The weights in numbers', table('weights', ['Weight', 'Decisions'], cells))}</section>
`
}

export function calibrationSection(outcome: LearnReplayOutcome, measure: Measure): Html | null {
  if (outcome.calibration.length === 0) return null
  const cells = outcome.calibration.map(
    ({ predicted, observed, decisions }): Cells => [
      measure.value(predicted),
      measure.value(observed),
      amount(decisions),
    ],
  )
  return html`<section>
<h2>How well the model predicts</h2>
<p>Each reward was predicted by a model that had not seen that child. The weighted rewards correct its errors.</p>
${calibrationPlot(outcome, measure)}${detailsHtml('The calibration in numbers', table('calibration', ['Predicted', 'Observed', 'Decisions'], cells))}</section>
`
}

/** More topics are hard to read, so the plot shows those that would change most. */
const mostTopics = 12
const topicName = (topicId: string) => topicById(topicId)?.name ?? topicId

export function topicsSection({ topics }: LearnReplayOutcome, measure: Measure): Html | null {
  if (topics.length === 0) return null
  const changeOf = ({ loggedShare, policyShare }: (typeof topics)[number]) =>
    Math.abs(policyShare - loggedShare)
  const shown = topics.toSorted((one, other) => changeOf(other) - changeOf(one)).slice(0, mostTopics)
  const cells = topics.map(
    ({ topicId, children, decisions, loggedShare, policyShare, reward }): Cells => [
      topicName(topicId),
      amount(children),
      amount(decisions),
      measure.value(reward),
      percent(loggedShare),
      percent(policyShare),
    ],
  )
  const caption =
    topics.length > mostTopics
      ? `The ${mostTopics} of ${topics.length} topics whose share would change most`
      : 'The share of each topic'
  return html`<section>
<h2>By topic</h2>
<p>Topics that at least ten children practised.</p>
${topicsPlot(shown, caption, topicName, measure)}${detailsHtml(
  'The topics in numbers',
  table('topics', ['Topic', 'Children', 'Decisions', 'Reward', 'In the log', 'Policy'], cells),
)}</section>
`
}

export function yearGroupsSection({ yearGroups }: LearnReplayOutcome, measure: Measure): Html | null {
  if (yearGroups.length === 0) return null
  const rows = yearGroups.map(
    ({ yearGroup, children, logged, estimate }): IntervalRow => ({
      label: yearGroup,
      words: `${measure.value(logged.value)} → ${estimate ? measure.value(estimate.value) : 'not enough data'}`,
      aside: `(${pluralize(children, 'child', 'children')})`,
      marks: [
        { kind: 'log', estimate: logged },
        ...(estimate ? [{ kind: 'headline', estimate } as const] : []),
      ],
    }),
  )
  const cells = yearGroups.map(
    ({ yearGroup, children, logged, estimate }): Cells => [
      yearGroup,
      amount(children),
      `${measure.value(logged.value)} (${measure.span(logged)})`,
      estimate ? `${measure.value(estimate.value)} (${measure.span(estimate)})` : 'not enough data',
    ],
  )
  const names = ['Year group', 'Children', 'In the log', 'This policy']
  return html`<section>
<h2>By year group</h2>
<p>Year groups with at least ten children.</p>
${intervalPlot({
  id: 'year-groups',
  caption: 'The log, and what this policy would have achieved, with 95% intervals',
  description: `${cells.map(([name, , inLog, policy]) => `${name}: ${inLog} in the log, ${policy} under this policy`).join('; ')}.`,
  rows,
  measure,
})}${legend([
  ['log', 'in the log'],
  ['headline', 'this policy, doubly robust'],
])}${detailsHtml('The year groups in numbers', table('year-groups', names, cells))}</section>
`
}

/** Only if several versions decided: one alone is the log as a whole. */
export function versionsSection(
  { versions, logged: whole }: LearnReplayOutcome,
  measure: Measure,
): Html | null {
  if (versions.length < 2) return null
  const nameOf = (version: string) => `Version ${version}`
  const rows = versions.map(
    ({ algorithmVersion, children, logged }): IntervalRow => ({
      label: nameOf(algorithmVersion),
      words: measure.value(logged.value),
      aside: `(${pluralize(children, 'child', 'children')})`,
      marks: [{ kind: 'log', estimate: logged }],
    }),
  )
  const cells = versions.map(
    ({ algorithmVersion, children, decisions, logged }): Cells => [
      nameOf(algorithmVersion),
      amount(children),
      amount(decisions),
      `${measure.value(logged.value)} (${measure.span(logged)})`,
    ],
  )
  const names = ['Version', 'Children', 'Decisions', 'In the log']
  return html`<section>
<h2>By version of the server’s policy</h2>
<p>What the children achieved under each version, for versions with at least ten children. Chance decides which child gets
which version, so the groups can be compared if the share was the same throughout the period. If the intervals overlap, wait for
more decisions.</p>
${intervalPlot({
  id: 'versions',
  caption: 'The log under each version, with 95% intervals',
  description: `${cells.map(([name, , , inLog]) => `${name}: ${inLog}`).join('; ')}.`,
  rows,
  ...(whole && { logged: whole }),
  measure,
})}${detailsHtml('The versions in numbers', table('versions', names, cells))}</section>
`
}
