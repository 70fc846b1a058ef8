import { Frame } from './frame.tsx'
import {
  type Area,
  barsOf,
  type DayBar,
  lineWithBand,
  percent,
  type Row,
  rangeOf,
  roundTicks,
  type Shares,
  scaled,
  shareTicks,
  type Week,
} from './geometry.ts'

const between = (shares: Shares) =>
  shares
    ? [percent(shares.value), `${percent(shares.low)} to ${percent(shares.high)}`]
    : ['too few answers', '']

/** Expected right answers, week by week, with a band where the truth lies 8 times out of 10. */
export function TrendChart({
  label,
  weeks,
  height = 190,
}: {
  label: string
  weeks: readonly Week[]
  height?: number
}) {
  const range = rangeOf(weeks.map(({ shares }) => shares))
  const draw = (width: number) => {
    const area: Area = { left: 38, right: width - 10, top: 10, bottom: height - 26 }
    const { line, bands, dots } = lineWithBand(
      weeks.map(({ shares }) => shares),
      area,
      range,
    )
    const y = scaled(range, [area.bottom, area.top])
    const x = scaled([0, Math.max(1, weeks.length - 1)], [area.left, area.right])
    return (
      <>
        {shareTicks(range).map(tick => (
          <g class="tick">
            <path d={`M${area.left} ${y(tick)}H${area.right}`} />
            <text x={area.left - 6} y={y(tick) + 4} text-anchor="end">
              {percent(tick)}
            </text>
          </g>
        ))}
        {bands.map(d => (
          <path class="band" d={d} />
        ))}
        <path class="line" d={line} />
        {dots.map(({ x, y, at }) => (
          <circle class="dot" cx={x} cy={y} r={4} data-thin={weeks[at]?.isThin ? '' : undefined} />
        ))}
        {namedWeeks(weeks.length, width).map(at => (
          <text
            class="tick"
            x={x(at)}
            y={height - 6}
            text-anchor={at === 0 ? 'start' : at === weeks.length - 1 ? 'end' : 'middle'}
          >
            {weeks[at]?.name}
          </text>
        ))}
      </>
    )
  }
  return (
    <Frame
      label={label}
      height={height}
      head={['Week from', 'Expected right', 'Likely between']}
      rows={weeks.map(({ name, shares }) => [name, ...between(shares)])}
      draw={draw}
    />
  )
}

/** As many weeks as have room for their names: always the first and the last. */
function namedWeeks(count: number, width: number): number[] {
  if (count < 2) return count === 1 ? [0] : []
  const most = Math.max(2, Math.min(count, Math.floor(width / 110)))
  return [...new Set(Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1))))]
}

const rowHeight = 34

/** A range for each row, with its middle. */
export function IntervalChart({ label, rows }: { label: string; rows: readonly Row[] }) {
  const range = rangeOf(rows.map(({ shares }) => shares))
  const height = rows.length * rowHeight + 24
  const draw = (width: number) => {
    const narrow = width < 420
    const area: Area = { left: narrow ? 8 : 158, right: width - 52, top: 0, bottom: height - 22 }
    const x = scaled(range, [area.left, area.right])
    return (
      <>
        {shareTicks(range).map(tick => (
          <g class="tick">
            <path d={`M${x(tick)} ${area.top}V${area.bottom}`} />
            <text x={x(tick)} y={height - 4} text-anchor="middle">
              {percent(tick)}
            </text>
          </g>
        ))}
        {rows.map(({ id, name, shares, missing }, at) => {
          const y = at * rowHeight + (narrow ? 24 : 18)
          return (
            <g data-subject={id}>
              <text class="name" x={narrow ? area.left : 0} y={narrow ? y - 11 : y + 4}>
                {name}
              </text>
              {shares ? (
                <>
                  <path class="range" d={`M${x(shares.low)} ${y}H${x(shares.high)}`} />
                  <path class="ends" d={`M${x(shares.low)} ${y - 6}v12M${x(shares.high)} ${y - 6}v12`} />
                  <circle class="middle" cx={x(shares.value)} cy={y} r={5} />
                  <text class="value" x={width} y={y + 4} text-anchor="end">
                    {percent(shares.value)}
                  </text>
                </>
              ) : (
                <text
                  class="missing"
                  x={narrow ? width : area.left}
                  y={y + 4}
                  text-anchor={narrow ? 'end' : 'start'}
                >
                  {missing}
                </text>
              )}
            </g>
          )
        })}
      </>
    )
  }
  return (
    <Frame
      label={label}
      height={height}
      head={['Subject', 'Expected right', 'Likely between']}
      rows={rows.map(({ name, shares }) => [name, ...between(shares)])}
      draw={draw}
    />
  )
}

/** Minutes of practice for each day. */
export function MinutesChart({ label, days }: { label: string; days: readonly DayBar[] }) {
  const height = 160
  const draw = (width: number) => {
    const area: Area = { left: 30, right: width, top: 10, bottom: height - 24 }
    const { bars, most } = barsOf(
      days.map(({ minutes }) => minutes),
      area,
      20,
    )
    const y = scaled([0, most], [area.bottom, area.top])
    return (
      <>
        {roundTicks(most).map(tick => (
          <g class="tick">
            <path d={`M${area.left} ${y(tick)}H${area.right}`} />
            <text x={area.left - 6} y={y(tick) + 4} text-anchor="end">
              {tick}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => (
          <>
            {bar.height > 0 && (
              <rect class="bar" rx={3} {...bar} data-latest={days[at]?.isLatest ? '' : undefined} />
            )}
            <text class="tick" x={bar.x + bar.width / 2} y={height - 6} text-anchor="middle">
              {days[at]?.letter}
            </text>
          </>
        ))}
      </>
    )
  }
  return (
    <Frame
      label={label}
      height={height}
      head={['Day', 'Minutes']}
      rows={days.map(({ name, minutes }) => [name, String(Math.round(minutes))])}
      draw={draw}
    />
  )
}
