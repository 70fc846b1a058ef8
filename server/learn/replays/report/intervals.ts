import type { LearnReplayEstimate } from '@learn/contract/learn/replays/outcome'
import { type Html, html } from '../../../documents/html.ts'
import { type Scale, scaleOver } from './scale.ts'
import type { Measure } from './words.ts'

/** The kinds of marks. They differ in shape, not only in colour. */
export type MarkKind = 'headline' | 'check' | 'other' | 'model' | 'log'

export interface Mark {
  readonly kind: MarkKind
  readonly estimate: LearnReplayEstimate
}

export interface IntervalRow {
  readonly label: string
  /** The value, shown at the right. */
  readonly words: string
  /** Hidden on narrow screens. */
  readonly aside?: string
  readonly strong?: boolean
  readonly marks: readonly Mark[]
}

interface IntervalPlot {
  readonly id: string
  readonly caption: string
  readonly description: string
  readonly rows: readonly IntervalRow[]
  /** Drawn as a line through all rows, with its interval as a band. */
  readonly logged?: LearnReplayEstimate
  readonly measure: Measure
}

const top = 24
const labelHeight = 24
const markHeight = 20
const rowGap = 8

const heightOf = ({ marks }: IntervalRow) => labelHeight + markHeight * marks.length + rowGap

/** Values with their intervals, one below the other on one axis. Text is not scaled, so it is readable on a phone. */
export function intervalPlot({ id, caption, description, rows, logged, measure }: IntervalPlot): Html {
  const estimates = [
    ...rows.flatMap(({ marks }) => marks.map(mark => mark.estimate)),
    ...(logged ? [logged] : []),
  ]
  const scale = scaleOver(estimates.flatMap(({ value, low, high }) => [value, low, high]))
  const bottom = rows.reduce((sum, row) => sum + heightOf(row), top)
  let y = top
  const drawn = rows.map(row => {
    const at = y
    y += heightOf(row)
    return drawRow(row, at, scale, measure)
  })
  return html`<figure>
<figcaption>${caption}. ${measure.axis}.</figcaption>
<svg class="plot" role="img" aria-labelledby="${id}-title ${id}-description" width="100%" height="${bottom + 26}">
<title id="${id}-title">${caption}</title>
<desc id="${id}-description">${description}</desc>
${logged && band(logged, scale, bottom)}${axis(scale, bottom)}${logged && line(logged, scale, bottom, measure)}${drawn}</svg>
</figure>
`
}

const band = ({ low, high }: LearnReplayEstimate, { at }: Scale, bottom: number) =>
  html`<rect class="band" x="${at(low)}%" y="${top}" width="${(at(high) - at(low)).toFixed(3)}%" height="${bottom - top}"/>
`

/** The label goes on the side with more room. */
function line({ value }: LearnReplayEstimate, { at }: Scale, bottom: number, measure: Measure): Html {
  const x = at(value)
  const anchor = x > 50 ? 'end' : 'start'
  return html`<line class="logged" x1="${x}%" x2="${x}%" y1="${top - 8}" y2="${bottom}"/>
<text class="tick" x="${x}%" y="12" dx="${x > 50 ? 4 : -4}" text-anchor="${anchor}">In the log: ${measure.value(value)}</text>
`
}

function axis({ ticks, at }: Scale, bottom: number): Html {
  return html`<line class="rule" x1="0" x2="100%" y1="${bottom}" y2="${bottom}"/>
${ticks.map(
  tick => html`<line class="rule" x1="${at(tick)}%" x2="${at(tick)}%" y1="${bottom}" y2="${bottom + 5}"/>
<text class="tick" x="${at(tick)}%" y="${bottom + 20}" text-anchor="middle">${tickWords(tick, ticks)}</text>
`,
)}`
}

/** As many digits as it takes to distinguish neighbouring ticks. */
export function tickWords(tick: number, ticks: readonly number[]): string {
  const step = ((ticks[1] ?? 1) - (ticks[0] ?? 0)) * 100
  const digits = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9))
  return (tick * 100).toFixed(Math.min(4, digits)).replace('-', '−')
}

function drawRow(row: IntervalRow, y: number, scale: Scale, measure: Measure): Html {
  const kind = row.strong ? 'label strong' : 'label'
  return html`<text class="${kind}" x="0" y="${y + 18}">${row.label}</text>
<text class="${kind}" x="100%" y="${y + 18}" text-anchor="end">${row.words}${row.aside && html`<tspan class="aside spare"> ${row.aside}</tspan>`}</text>
${row.marks.map((mark, index) => drawMark(mark, y + labelHeight + markHeight * (index + 0.5), scale, measure))}`
}

const shapes: Readonly<Record<MarkKind, string>> = {
  headline: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z',
  check: 'M-5 -5h10v10h-10z',
  other: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  model: 'M0 -6l6 6l-6 6l-6 -6z',
  log: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
}

/** A path can't be positioned in percent, but the svg element around it can. */
const drawMark = ({ kind, estimate }: Mark, y: number, { at }: Scale, measure: Measure): Html =>
  html`<g class="${kind}"><title>${measure.value(estimate.value)}, from ${measure.span(estimate)}</title>
<line x1="${at(estimate.low)}%" x2="${at(estimate.high)}%" y1="${y}" y2="${y}"/>
<svg class="mark" x="${at(estimate.value)}%" y="${y}" width="1" height="1"><path d="${shapes[kind]}"/></svg></g>
`

/** Explains the marks. */
export const legend = (items: readonly (readonly [kind: MarkKind, words: string])[]): Html =>
  html`<ul class="legend">
${items.map(
  ([
    kind,
    words,
  ]) => html`<li><svg width="18" height="18" aria-hidden="true"><g class="${kind}"><line x1="0" x2="18" y1="9" y2="9"/>
<svg class="mark" x="9" y="9" width="1" height="1"><path d="${shapes[kind]}"/></svg></g></svg><span>${words}</span></li>
`,
)}</ul>
`
