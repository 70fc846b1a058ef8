import type { LearnReplayOutcome } from '@learn/contract/learn/replays/outcome'
import { places, pluralize } from '../../../documents/document-words.ts'
import { type Html, html } from '../../../documents/html.ts'
import { tickWords } from './intervals.ts'
import { scaleOver, ticksUpTo } from './scale.ts'
import { figure, type Measure, percent } from './words.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
const plotTop = 10

interface Plot {
  readonly id: string
  readonly kind: string
  readonly caption: string
  /** Describes its axes. */
  readonly axes: string
  readonly description: string
  readonly height: number
}

const plot = ({ id, kind, caption, axes, description, height }: Plot, drawn: Html) => html`<figure>
<figcaption>${caption}. ${axes}</figcaption>
<svg class="${kind}" role="img" aria-labelledby="${id}-title ${id}-description" width="100%" height="${height}">
<title id="${id}-title">${caption}</title>
<desc id="${id}-description">${description}</desc>
${drawn}</svg>
</figure>
`

export const weightWords = ({ from, to }: LearnReplayOutcome['weights'][number]) =>
  to === null ? `${figure(from)} or more` : `${figure(from)} to ${figure(to)}`

const barsHeight = 150

/** The number of decisions by weight. All columns have the same width, whatever their range. */
export function weightsPlot({ weights, support }: LearnReplayOutcome): Html {
  const most = Math.max(...weights.map(({ decisions }) => decisions), 1)
  const ticks = ticksUpTo(most)
  const highest = ticks.at(-1) ?? most
  const y = (decisions: number) => places(plotTop + barsHeight * (1 - decisions / highest))
  const slot = 100 / weights.length
  const rules = ticks.map(
    tick => html`<line class="rule" x1="0" x2="100%" y1="${y(tick)}" y2="${y(tick)}"/>
<text class="tick" x="-8" y="${y(tick)}" dy="0.35em" text-anchor="end">${compact.format(tick)}</text>
`,
  )
  const columns = weights.map(
    (
      bar,
      index,
    ) => html`<rect class="policy-bar" x="${places((index + 0.04) * slot)}%" y="${y(bar.decisions)}" width="${places(slot * 0.92)}%" height="${places((barsHeight * bar.decisions) / highest)}"><title>Weight ${weightWords(bar)}: ${pluralize(bar.decisions, 'decision')}</title></rect>
<text class="${index % 2 === 0 ? 'tick' : 'tick spare'}" x="${places(index * slot)}%" y="${plotTop + barsHeight + 18}" text-anchor="middle">${figure(bar.from)}</text>
`,
  )
  return plot(
    {
      id: 'weights',
      kind: 'plot with-axis',
      caption: 'Decisions by weight',
      axes: 'Horizontal: how much more likely this policy was to make the same choice. Vertical: decisions.',
      description: `A column for each range of weights. The mean weight is ${figure(support.meanWeight)} and the largest is ${figure(support.largestWeight)}. The table below has the same numbers.`,
      height: plotTop + barsHeight + 24,
    },
    html`${rules}${columns}`,
  )
}

const squareHeight = 280

/** Predicted against observed rewards. A perfect model is on the diagonal. */
export function calibrationPlot({ calibration }: LearnReplayOutcome, measure: Measure): Html {
  const { at, ticks } = scaleOver(
    calibration.flatMap(({ predicted, observed }) => [predicted, observed]),
    0.12,
  )
  const y = (value: number) => places(plotTop + squareHeight * (1 - at(value) / 100))
  const most = Math.max(...calibration.map(({ decisions }) => decisions), 1)
  const grid = ticks.map(
    tick => html`<line class="rule" x1="0" x2="100%" y1="${y(tick)}" y2="${y(tick)}"/>
<text class="tick" x="-8" y="${y(tick)}" dy="0.35em" text-anchor="end">${tickWords(tick, ticks)}</text>
<text class="tick" x="${at(tick)}%" y="${plotTop + squareHeight + 18}" text-anchor="middle">${tickWords(tick, ticks)}</text>
`,
  )
  const dots = calibration.map(
    ({ predicted, observed, decisions }) =>
      html`<circle class="dot" cx="${at(predicted)}%" cy="${y(observed)}" r="${places(3 + 8 * Math.sqrt(decisions / most))}"><title>Predicted ${measure.value(predicted)}, observed ${measure.value(observed)}: ${pluralize(decisions, 'decision')}</title></circle>
`,
  )
  const furthest = Math.max(...calibration.map(({ predicted, observed }) => Math.abs(predicted - observed)))
  return plot(
    {
      id: 'calibration',
      kind: 'plot with-axis square',
      caption: 'Predicted and observed rewards',
      axes: `Horizontal: predicted. Vertical: observed. ${measure.axis}.`,
      description: `A dot for about each tenth of the decisions, larger for more decisions, and a diagonal where a perfect model would have all dots. The furthest dot is ${percent(furthest)} off. The table below has the same numbers.`,
      height: plotTop + squareHeight + 24,
    },
    html`${grid}<line class="logged" x1="0" x2="100%" y1="${plotTop + squareHeight}" y2="${plotTop}"/>
${dots}`,
  )
}

type Topic = LearnReplayOutcome['topics'][number]
const topicHeight = 54
/** Leaves room for the number after the longest bar. */
const longestBar = 82

/** Each topic's share of the decisions, in the log and under this policy. */
export function topicsPlot(
  topics: readonly Topic[],
  caption: string,
  nameOf: (topicId: string) => string,
  measure: Measure,
): Html {
  const most = Math.max(...topics.flatMap(({ loggedShare, policyShare }) => [loggedShare, policyShare]), 1e-9)
  const bar = (kind: string, share: number, y: number) => {
    const width = places((share / most) * longestBar)
    return html`<rect class="${kind}" x="0" y="${y}" width="${width}%" height="10"/>
<text class="tick" x="${width}%" dx="6" y="${y + 9}">${percent(share)}</text>
`
  }
  const rows = topics.map((topic, index) => {
    const y = index * topicHeight
    return html`<text class="label" x="0" y="${y + 18}">${nameOf(topic.topicId)}</text>
<text class="aside" x="100%" y="${y + 18}" text-anchor="end">${measure.value(topic.reward)}<tspan class="spare"> in ${pluralize(topic.decisions, 'decision')}</tspan></text>
${bar('log-bar', topic.loggedShare, y + 25)}${bar('policy-bar', topic.policyShare, y + 38)}`
  })
  return html`${plot(
    {
      id: 'topics',
      kind: 'plot',
      caption,
      axes: 'On the right: the mean reward when the topic was chosen.',
      description: `Two bars for each topic: its share of the decisions in the log and under this policy. Next to them is the mean reward when the topic was chosen. The table below has the same numbers.`,
      height: topics.length * topicHeight,
    },
    html`${rows}`,
  )}<ul class="legend">
<li><svg width="18" height="10" aria-hidden="true"><rect class="log-bar" width="18" height="10"/></svg><span>in the log</span></li>
<li><svg width="18" height="10" aria-hidden="true"><rect class="policy-bar" width="18" height="10"/></svg><span>under this policy</span></li>
</ul>
`
}
