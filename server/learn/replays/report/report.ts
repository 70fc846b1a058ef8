import type {
  LearnPolicyReplay,
  LearnReplayEstimate,
  LearnReplayOutcome,
} from '@learn/contract/learn/replays/outcome'
import { documentHtml, styleFrom } from '../../../documents/document.ts'
import { amount, momentWords, pluralize } from '../../../documents/document-words.ts'
import { type Html, html } from '../../../documents/html.ts'
import {
  calibrationSection,
  estimatesSection,
  topicsSection,
  versionsSection,
  weightsSection,
  yearGroupsSection,
} from './sections.ts'
import { leftOutSection, supportSection } from './support.ts'
import {
  differenceSpan,
  estimatorWords,
  type Measure,
  measures,
  policyWords,
  refusalWords,
  verdict,
} from './words.ts'

const look = styleFrom(new URL('report.css', import.meta.url))
export const replayReportPolicy = look.policy

const title = 'What would another policy have achieved?'

/** A replay as a page to read, print and share. It shows no single child. */
export function replayReport(replay: LearnPolicyReplay): string {
  const { policy, outcome } = replay
  return documentHtml(
    look,
    `${title} · ${policyWords(policy)}`,
    html`<header>
<h1>${title}</h1>
<p class="lead">${policyWords(policy)}.</p>
<p class="note">${periodWords(replay)}</p>
</header>
${outcome ? renderFinished(replay, outcome) : renderUnfinished(replay)}${records(replay)}`,
  )
}

const periodWords = ({ from, until }: LearnPolicyReplay) =>
  from
    ? `Decisions from ${momentWords(from)} until ${momentWords(until)}.`
    : `All decisions until ${momentWords(until)}.`

function renderFinished(replay: LearnPolicyReplay, outcome: LearnReplayOutcome): Html {
  const measure = measures[replay.reward]
  return outcome.status === 'estimated' ? renderEstimated(outcome, measure) : renderRefused(outcome, measure)
}

const renderEstimated = (
  outcome: LearnReplayOutcome,
  measure: Measure,
) => html`<p class="verdict">${verdict(outcome, measure)}</p>
<p class="lead">${outcome.summary}</p>
${overview(outcome, measure)}${checkWords(outcome, measure)}${meaning(outcome)}${estimatesSection(outcome, measure)}${supportSection(outcome)}${weightsSection(outcome)}${calibrationSection(outcome, measure)}${topicsSection(outcome, measure)}${yearGroupsSection(outcome, measure)}${versionsSection(outcome, measure)}${leftOutSection(outcome)}`

function overview(
  { logged, headline, difference, children, decisions }: LearnReplayOutcome,
  measure: Measure,
): Html {
  const figures = [
    ['In the log', logged && measure.value(logged.value), logged && measure.span(logged)],
    ['This policy', headline && measure.value(headline.value), headline && measure.span(headline)],
    [
      'Difference',
      difference && measure.difference(difference.value),
      difference && differenceSpan(difference),
    ],
    ['Based on', pluralize(children, 'child', 'children'), `${amount(decisions.judged)} decisions`],
  ]
  return html`<dl class="overview">
${figures.map(
  ([name, value, span]) => html`<div><dt>${name}</dt><dd>${value}<small>${span}</small></dd></div>
`,
)}</dl>
<p class="note">Below each figure is its 95% interval, from resampling the children.</p>
`
}

/** The check needs no model. If neither value is in the other's interval, the reader must know first. */
function checkWords({ headline, check }: LearnReplayOutcome, measure: Measure): Html | null {
  if (!headline || !check) return null
  const { name } = estimatorWords.self_normalized_ips
  if (isWithin(headline.value, check) || isWithin(check.value, headline))
    return html`<p class="note">The check, ${name}, gives ${measure.value(check.value)} (${measure.span(check)}), which agrees.</p>
`
  return html`<p class="warning">The check, ${name}, gives ${measure.value(check.value)} (${measure.span(check)}), which does not agree. Don’t rely on either without looking further.</p>
`
}

const isWithin = (value: number, { low, high }: LearnReplayEstimate) => value >= low && value <= high

const meaning = ({ rewardMeaning, claim }: LearnReplayOutcome) => html`<section>
<h2>What this measures</h2>
<p>${rewardMeaning}</p>
<p>${claim}</p>
</section>
`

/** Shows no estimate at all: readers would take one for an answer, whatever the warnings. */
const renderRefused = (
  outcome: LearnReplayOutcome,
  measure: Measure,
) => html`<p class="verdict">Not enough data yet.</p>
<p class="lead">${outcome.summary}</p>
${outcome.decisions.judged > 0 ? renderReasons(outcome, measure) : null}${leftOutSection(outcome)}${meaning(outcome)}`

/** How far the log supports the policy. If nothing was judged, the policy is not the reason, and this is left out. */
const renderReasons = (outcome: LearnReplayOutcome, measure: Measure) => html`<section>
<h2>Why, and what would help</h2>
<ul class="help">
${outcome.support.refusedFor.map(
  refusal => html`<li><strong>${refusalWords[refusal].why}</strong> ${refusalWords[refusal].help}</li>
`,
)}</ul>
</section>
${supportSection(outcome)}${weightsSection(outcome)}${topicsSection(outcome, measure)}${versionsSection(outcome, measure)}`

const statusWords: Readonly<Record<LearnPolicyReplay['status'], string>> = {
  queued: 'This replay has not started yet.',
  running: 'This replay is still running.',
  succeeded: 'The outcome of this replay is no longer stored.',
  failed: 'This replay failed. Nothing was charged.',
  canceled: 'This replay was canceled. Nothing was charged.',
}

function renderUnfinished({ id, status, progress, message, error }: LearnPolicyReplay): Html {
  const isRunning = status === 'queued' || status === 'running'
  return html`<p class="verdict">${statusWords[status]}</p>
${error && html`<p class="lead">${error.message}</p>`}${
  isRunning &&
  html`<p class="lead">${amount(Math.floor(progress * 100))}% done${message && `: ${message}`}.</p>
<p class="note">This page does not refresh. Open it again when the job <code>${id}</code> has finished.</p>
`
}`
}

function records(replay: LearnPolicyReplay): Html {
  const { id, organizationId, policy, reward, outcome, chargedCredits, createdAt, finishedAt } = replay
  const lines: (readonly [string, Html | string | null])[] = [
    ['Replay', html`<code>${id}</code>`],
    ['Organization', html`<code>${organizationId}</code>`],
    ['Reward', html`<code>${reward}</code>`],
    ['Requested', momentWords(createdAt)],
    ['Finished', finishedAt && momentWords(finishedAt)],
    ['Charged', finishedAt && pluralize(chargedCredits, 'credit')],
    [
      'Computed by',
      outcome &&
        html`<code>${outcome.algorithmId}</code> ${outcome.algorithmVersion}, ${amount(outcome.resamplings)} resamples, seed ${outcome.seed}`,
    ],
  ]
  return html`<section class="records">
<h2>For your records</h2>
<dl>
${lines.map(
  ([name, value]) =>
    value &&
    html`<dt>${name}</dt><dd>${value}</dd>
`,
)}</dl>
<p class="note">The policy as JSON:</p>
<pre><code>${JSON.stringify(policy, null, 2)}</code></pre>
</section>
`
}
