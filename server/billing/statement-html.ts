import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Statement } from '@learn/contract/statements'
import { Html, html } from '../html.ts'
import { type Spend, spendByOperation, spendChart, sum } from './statement-chart.ts'
import {
  amount,
  change,
  dayWords,
  isComplete,
  momentWords,
  monthWords,
  movementWords,
  operationWords,
  share,
} from './statement-words.ts'

const style = readFileSync(new URL('statement.css', import.meta.url), 'utf8')

/** One style, known by its hash, and nothing else. It stands in the page and holds wherever that is sent. */
export const statementPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

/** A statement as a page to read, print and send on. It needs nothing else. */
export function statementHtml(statement: Statement): string {
  const { organizationName, month, to } = statement
  const title = `Credits in ${monthWords(month)}`
  const span = isComplete(statement)
    ? 'The whole month, in UTC.'
    : `The month is not over: this is how it stood on ${momentWords(to)}.`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${statementPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${organizationName}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<header>
<h1>${title}</h1>
<p class="for"><bdi>${organizationName}</bdi></p>
<p class="note">${span}</p>
</header>
${overview(statement)}${spending(statement)}${movementsTable(statement)}${ledger(statement)}</main>
</body>
</html>
`.text
}

function overview({ openingCredits, closingCredits, movements }: Statement): Html {
  const figures = [
    ['At the start', amount(openingCredits)],
    ['Came in', change(sum(movements.filter(({ credits }) => credits > 0)))],
    ['Went out', change(sum(movements.filter(({ credits }) => credits < 0)))],
    ['At the end', `= ${amount(closingCredits)}`],
  ]
  return html`<dl class="overview">
${figures.map(
  ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>
`,
)}</dl>
`
}

function spending(statement: Statement): Html {
  const spends = spendByOperation(statement.usage)
  const credits = sum(spends)
  return html`<section>
<h2>What the credits were spent on</h2>
${credits > 0 ? spendChart(statement) : html`<p>No credits were spent in ${monthWords(statement.month)}.</p>`}
${spends.length > 0 && operationsTable(spends, credits)}${spends.length > 0 && daysTable(statement)}</section>
`
}

type Cells = readonly [name: Html | string, ...values: string[]]

const headRow = (names: readonly string[]) =>
  html`<tr>${names.map(name => html`<th scope="col">${name}</th>`)}</tr>`
const row = ([name, ...values]: Cells) =>
  html`<tr><th scope="row">${name}</th>${values.map(value => html`<td>${value}</td>`)}</tr>
`

function table(kind: string, names: readonly string[], rows: readonly Cells[], last?: Cells): Html {
  return html`<table class="${kind}">
<thead>${headRow(names)}</thead>
<tbody>
${rows.map(row)}</tbody>
${last && html`<tfoot>${row(last)}</tfoot>`}</table>
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
      share(credits, total),
    ]),
    ['Together', amount(calls), amount(total), share(total, total)],
  )
}

function operationName(operation: string): Html {
  const words = operationWords(operation)
  return words === operation ? html`${operation}` : html`${words} <code>${operation}</code>`
}

/** What the chart shows, for those who can't see it. */
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
<summary>Every day in numbers</summary>
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
<h2>What came in and went out</h2>
${table(
  'movements',
  ['What happened', 'Entries', 'Credits'],
  [[`At the start of ${monthWords(month)}`, '', amount(openingCredits)], ...rows],
  [end, '', `= ${amount(closingCredits)}`],
)}<p class="note">The first and the last number count what could be spent and what was set aside for work
under way, less what was owed.</p>
</section>
`
}

const ledger = ({ organizationId, head }: Statement) => html`<section class="ledger">
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
    ? html`Keep this number and this hash: given to <code>billing.verifyLedger</code>, they show whether
any entry up to that one was changed or removed since.`
    : 'There is no entry in the ledger yet.'
}</p>
</section>
`
