import type { Statement } from '@learn/contract/statements'
import { type Cells, documentHtml, styleFrom, table } from '../documents/document.ts'
import { amount, change, momentWords } from '../documents/document-words.ts'
import { type Html, html } from '../documents/html.ts'
import { type Spend, spendByOperation, spendChart, sum } from './statement-chart.ts'
import {
  dayWords,
  isComplete,
  monthWords,
  movementWords,
  operationWords,
  percentOf,
} from './statement-words.ts'

const look = styleFrom(new URL('statement.css', import.meta.url))
export const statementPolicy = look.policy

/** A statement as a self-contained page to read, print and share. */
export function statementHtml(statement: Statement): string {
  const { organizationName, month, to } = statement
  const title = `Credits in ${monthWords(month)}`
  const span = isComplete(statement)
    ? 'The whole month, in UTC.'
    : `The month is not over yet. These figures are as of ${momentWords(to)}.`
  return documentHtml(
    look,
    `${title} · ${organizationName}`,
    html`<header>
<h1>${title}</h1>
<p class="for"><bdi>${organizationName}</bdi></p>
<p class="note">${span}</p>
</header>
${overview(statement)}${spendingSection(statement)}${movementsTable(statement)}${ledger(statement)}`,
  )
}

function overview({ openingCredits, closingCredits, movements }: Statement): Html {
  const figures = [
    ['Opening balance', amount(openingCredits)],
    ['Credits in', change(sum(movements.filter(({ credits }) => credits > 0)))],
    ['Credits out', change(sum(movements.filter(({ credits }) => credits < 0)))],
    ['Closing balance', amount(closingCredits)],
  ]
  return html`<dl class="overview">
${figures.map(
  ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>
`,
)}</dl>
`
}

function spendingSection(statement: Statement): Html {
  const spends = spendByOperation(statement.usage)
  const credits = sum(spends)
  return html`<section>
<h2>What the credits were spent on</h2>
${credits > 0 ? spendChart(statement) : html`<p>No credits were spent in ${monthWords(statement.month)}.</p>`}
${spends.length > 0 && operationsTable(spends, credits)}${spends.length > 0 && daysTable(statement)}</section>
`
}

function operationsTable(spends: readonly Spend[], total: number): Html {
  const calls = spends.reduce((before, spend) => before + spend.calls, 0)
  return table(
    'operations',
    ['Operation', 'Calls', 'Credits', 'Share'],
    spends.map(({ operation, calls, credits }) => [
      operationName(operation),
      amount(calls),
      amount(credits),
      percentOf(credits, total),
    ]),
    ['Total', amount(calls), amount(total), percentOf(total, total)],
  )
}

function operationName(operation: string): Html {
  const words = operationWords(operation)
  return words === operation ? html`${operation}` : html`${words} <code>${operation}</code>`
}

/** The chart's numbers, for readers who can't see the chart. */
function daysTable({ usage }: Statement): Html {
  const rows = usage.map(
    ({ day, operation, calls, credits }): Cells => [
      dayWords(day),
      operationWords(operation),
      amount(calls),
      amount(credits),
    ],
  )
  return html`<details>
<summary>Daily figures</summary>
${table('days', ['Day', 'Operation', 'Calls', 'Credits'], rows)}</details>
`
}

function movementsTable(statement: Statement): Html {
  const { month, to, openingCredits, closingCredits, movements } = statement
  const end = isComplete(statement) ? `At the end of ${monthWords(month)}` : `On ${momentWords(to)}`
  const rows = movements.map(
    ({ kind, entries, credits }): Cells => [movementWords[kind], amount(entries), change(credits)],
  )
  return html`<section>
<h2>Credits in and out</h2>
${table(
  'movements',
  ['What happened', 'Entries', 'Credits'],
  [[`At the start of ${monthWords(month)}`, '', amount(openingCredits)], ...rows],
  [end, '', amount(closingCredits)],
)}<p class="note">The opening and closing balances include credits reserved for work in progress, less any credits
owed.</p>
</section>
`
}

const ledger = ({ organizationId, head }: Statement) => html`<section class="records">
<h2>For your records</h2>
<dl>
<dt>Organization</dt><dd><code>${organizationId}</code></dd>
${
  head &&
  html`<dt>Last ledger entry</dt><dd>${head.number}</dd>
<dt>Its hash</dt><dd><code>${head.hash}</code></dd>
`
}</dl>
<p class="note">${
  head
    ? html`Save this number and hash. With them, <code>billing.verifyLedger</code> shows whether any entry up to
this one has been changed or removed.`
    : 'The ledger has no entries yet.'
}</p>
</section>
`
