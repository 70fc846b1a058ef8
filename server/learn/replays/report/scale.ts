import { places } from '../../../documents/document-words.ts'

/** From values to places along an axis, in per cent of its length. */
export interface Scale {
  readonly at: (value: number) => number
  readonly ticks: readonly number[]
}

/** An axis with all of these on it, and a margin at both ends. */
export function scaleOver(values: readonly number[], margin = 0.06): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  // Of a single value it must still be an axis.
  const span = high - low || Math.max(Math.abs(high) * 0.1, 0.01)
  const start = low - span * margin
  const end = high + span * margin
  const at = (value: number) => places(((value - start) / (end - start)) * 100)
  return { at, ticks: ticksBetween(low, high).filter(tick => at(tick) >= 2 && at(tick) <= 98) }
}

/** At most six round values from the low to the high one: steps of 1, 2 or 5 times a power of ten. */
export function ticksBetween(low: number, high: number): number[] {
  const span = high - low
  if (!(span > 0)) return [low]
  const power = 10 ** Math.floor(Math.log10(span / 5))
  const step = [1, 2, 5, 10].map(factor => factor * power).find(size => span / size <= 5) ?? span
  const first = Math.ceil(low / step - 1e-9)
  const last = Math.floor(high / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

/** The same from nothing up, the last at or above the most. */
export function ticksUpTo(most: number): number[] {
  const ticks = ticksBetween(0, most)
  const step = ticks[1] ?? most
  return (ticks.at(-1) ?? 0) < most ? [...ticks, (ticks.at(-1) ?? 0) + step] : ticks
}
