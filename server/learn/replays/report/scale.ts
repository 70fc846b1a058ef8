import { places } from '../../../documents/document-words.ts'

/** Maps values to positions along an axis, in percent of its length. */
export interface Scale {
  readonly at: (value: number) => number
  readonly ticks: readonly number[]
}

/** An axis that covers all values, with a margin at both ends. */
export function scaleOver(values: readonly number[], margin = 0.06): Scale {
  const low = Math.min(...values)
  const high = Math.max(...values)
  // A single value needs an axis too.
  const span = high - low || Math.max(Math.abs(high) * 0.1, 0.01)
  const start = low - span * margin
  const end = high + span * margin
  const at = (value: number) => places(((value - start) / (end - start)) * 100)
  return { at, ticks: ticksBetween(low, high).filter(tick => at(tick) >= 2 && at(tick) <= 98) }
}

/** At most six round values from low to high, in steps of 1, 2 or 5 times a power of ten. */
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

/** The same from 0, with the last at or above `most`. */
export function ticksUpTo(most: number): number[] {
  const ticks = ticksBetween(0, most)
  const step = ticks[1] ?? most
  return (ticks.at(-1) ?? 0) < most ? [...ticks, (ticks.at(-1) ?? 0) + step] : ticks
}
