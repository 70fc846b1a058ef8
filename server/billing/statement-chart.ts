import type { Statement } from '@learn/contract/statements'
import { amount, places, pluralize } from '../documents/document-words.ts'
import { type Html, html } from '../documents/html.ts'
import { daysOf, dayWords, monthWords, operationWords } from './statement-words.ts'

export interface Spend {
  readonly operation: string
  readonly calls: number
  readonly credits: number
}

/** The credits spent on each operation, largest first. */
export function spendByOperation(usage: Statement['usage']): Spend[] {
  const spends = new Map<string, Spend>()
  for (const { operation, calls, credits } of usage) {
    const before = spends.get(operation)
    spends.set(operation, {
      operation,
      calls: calls + (before?.calls ?? 0),
      credits: credits + (before?.credits ?? 0),
    })
  }
  return [...spends.values()].sort((a, b) => b.credits - a.credits || (a.operation < b.operation ? -1 : 1))
}

const mostSeries = 8
const plotTop = 10
const plotHeight = 200
const height = plotTop + plotHeight + 28

/** Patterns on a tile of 8 × 8, so that the series differ even without colour. */
const marks = [
  '',
  'M-2 2l4-4M0 8l8-8M6 10l4-4',
  'M2 2h0M6 6h0',
  'M0 2h8M0 6h8',
  'M-2 6l4 4M0 0l8 8M6-2l4 4',
  'M4 0v8M0 4h8',
  'M2 0v8M6 0v8',
  'M0 8l8-8M0 0l8 8',
  'M4 4h0',
]

interface Series {
  readonly label: string
  readonly operations: ReadonlySet<string>
}

function seriesOf(spends: readonly Spend[]): Series[] {
  const paid = spends.filter(({ credits }) => credits > 0).map(({ operation }) => operation)
  const shown = paid.slice(0, mostSeries).map(operation => ({
    label: operationWords(operation),
    operations: new Set([operation]),
  }))
  const rest = paid.slice(mostSeries)
  if (rest.length === 0) return shown
  return [...shown, { label: pluralize(rest.length, 'other operation'), operations: new Set(rest) }]
}

/** Up to five steps of 1, 2 or 5 times a power of ten, with the last at or above `most`. */
export function ticksUpTo(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1)
  const step = [1, 2, 5, 10, 20].map(factor => factor * power).find(size => most / size <= 5) ?? most
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step)
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })

interface Plot {
  readonly days: readonly string[]
  readonly series: readonly Series[]
  /** The credits of each series, by day. */
  readonly stacks: readonly (readonly number[])[]
  readonly ticks: readonly number[]
  /** The credits at the top of the axis. */
  readonly top: number
}

/** The credits spent each day. Widths are in percent and text is not scaled, so it is readable on a phone. */
export function spendChart({ month, usage }: Statement): Html {
  const days = daysOf(month)
  const series = seriesOf(spendByOperation(usage))
  const stacks = days.map(day => {
    const ofDay = usage.filter(line => line.day === day)
    return series.map(({ operations }) => sum(ofDay.filter(({ operation }) => operations.has(operation))))
  })
  const totals = stacks.map(stack => stack.reduce((total, credits) => total + credits, 0))
  const most = Math.max(...totals)
  const busiest = days[totals.indexOf(most)] ?? ''
  const total = pluralize(sum(usage), 'credit')
  const ticks = ticksUpTo(most)
  const plot = { days, series, stacks, ticks, top: ticks.at(-1) ?? most }
  return html`<figure>
<figcaption>Credits spent each day in ${monthWords(month)}</figcaption>
<svg class="chart" role="img" aria-labelledby="chart-title chart-description" width="100%" height="${height}">
<title id="chart-title">Credits spent each day in ${monthWords(month)}</title>
<desc id="chart-description">A bar for each day, stacked by operation. ${total} in total.
The highest day was ${dayWords(busiest)}, with ${amount(most)}. The tables below have the same numbers.</desc>
<defs>
${series.map((_, index) => pattern(index + 1))}</defs>
${axes(plot)}${bars(plot)}</svg>
<ul class="legend">
${series.map(legendItem)}</ul>
</figure>
`
}

export const sum = (lines: readonly { credits: number }[]) =>
  lines.reduce((total, { credits }) => total + credits, 0)

const pattern = (
  number: number,
) => html`<pattern id="series-${number}" width="8" height="8" patternUnits="userSpaceOnUse">
<rect class="colour-${number}" width="8" height="8"/><path class="mark-${number}" d="${marks[number - 1]}"/>
</pattern>
`

const legendItem = (
  { label }: Series,
  index: number,
) => html`<li><svg width="18" height="18" aria-hidden="true">
<rect class="bar" width="18" height="18" fill="url(#series-${index + 1})"/></svg><span>${label}</span></li>
`

const yOf = (credits: number, top: number) => places(plotTop + plotHeight * (1 - credits / top))

/** The days that keep their number on narrow screens. */
const isKept = (day: number) => day === 1 || day % 5 === 0

function axes({ days, ticks, top }: Plot): Html {
  const lines = ticks.map(tick => {
    const y = yOf(tick, top)
    const label = top < 10_000 ? amount(tick) : compact.format(tick)
    return html`<line class="rule" x1="0" x2="100%" y1="${y}" y2="${y}"/>
<text class="tick" x="-8" y="${y}" dy="0.35em" text-anchor="end">${label}</text>
`
  })
  const numbers = days.map((_, index) => {
    const x = places(((index + 0.5) * 100) / days.length)
    const kind = isKept(index + 1) ? 'tick' : 'tick spare'
    return html`<text class="${kind}" x="${x}%" y="${height - 8}" text-anchor="middle">${index + 1}</text>
`
  })
  return html`${lines}${numbers}`
}

function bars({ days, series, stacks, top }: Plot): Html {
  const slot = 100 / days.length
  const width = places(slot * 0.76)
  const stacked = days.map((day, index) => {
    const x = places((index + 0.12) * slot)
    let reached = 0
    return series.map(({ label }, place) => {
      const credits = stacks[index]?.[place] ?? 0
      if (credits === 0) return null
      reached += credits
      const barHeight = places((plotHeight * credits) / top)
      return html`<rect class="bar" x="${x}%" y="${yOf(reached, top)}" width="${width}%" height="${barHeight}"
fill="url(#series-${place + 1})"><title>${dayWords(day)}: ${label}, ${pluralize(credits, 'credit')}</title></rect>
`
    })
  })
  return html`${stacked}`
}
