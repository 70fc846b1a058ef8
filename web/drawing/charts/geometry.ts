/** Numbers become marks here. Nothing is drawn, so that a page, a mail and a test can use the same. */

export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Maps values from one range to another, both ways round. */
export const scaled =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    to === from ? start : start + ((value - from) / (to - from)) * (end - start)

export const percent = (share: number) => `${Math.round(100 * share)}%`

/** One decimal is finer than a pixel of any screen. */
const place = (value: number) => Math.round(value * 10) / 10

/** A share of right answers with its range, or null where there is none. */
export type Shares = { readonly value: number; readonly low: number; readonly high: number } | null

/** The lowest and highest of these, in whole tenths, at least three tenths apart and within 0 and 1. */
export function rangeOf(shares: readonly Shares[]): readonly [number, number] {
  const known = shares.filter(share => share !== null)
  if (known.length === 0) return [0, 1]
  let low = Math.floor(Math.min(...known.map(share => share.low)) * 10)
  let high = Math.ceil(Math.max(...known.map(share => share.high)) * 10)
  while (high - low < 3) {
    if (high < 10) high++
    if (high - low < 3 && low > 0) low--
  }
  return [Math.max(0, low) / 10, Math.min(10, high) / 10]
}

/** Lines to read values from: every tenth, or every fifth where tenths would crowd. */
export function shareTicks([low, high]: readonly [number, number]): number[] {
  const step = high - low > 0.45 ? 2 : 1
  const all: number[] = []
  for (let tenth = Math.ceil(low * 10); tenth <= high * 10 + 1e-9; tenth++)
    if (tenth % step === 0) all.push(tenth / 10)
  return all
}

export interface Line {
  readonly line: string
  /** One for each run of neighbouring points. */
  readonly bands: readonly string[]
  readonly dots: readonly { readonly x: number; readonly y: number; readonly at: number }[]
}

/** A line through the known points, with a band around it. Weeks without a value are passed over. */
export function lineWithBand(points: readonly Shares[], area: Area, range: readonly [number, number]): Line {
  const x = scaled([0, Math.max(1, points.length - 1)], [area.left, area.right])
  const y = scaled(range, [area.bottom, area.top])
  const known = points.flatMap((share, at) => (share ? [{ share, at }] : []))
  const path = (places: readonly (readonly [number, number])[]) =>
    places.map(([left, top], at) => `${at === 0 ? 'M' : 'L'}${place(left)} ${place(top)}`).join('')
  const upper = known.map(({ share, at }) => [x(at), y(share.high)] as const)
  const lower = known.map(({ share, at }) => [x(at), y(share.low)] as const)
  return {
    line: path(known.map(({ share, at }) => [x(at), y(share.value)])),
    bands: known.length > 1 ? [`${path([...upper, ...lower.reverse()])}Z`] : [],
    dots: known.map(({ share, at }) => ({ x: place(x(at)), y: place(y(share.value)), at })),
  }
}

export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Bars side by side, from 0 up. The highest value of all reaches the top, unless `least` is higher. */
export function barsOf(values: readonly number[], area: Area, least = 0): { bars: Bar[]; most: number } {
  const most = Math.max(least, ...values)
  const each = (area.right - area.left) / Math.max(1, values.length)
  const width = each * 0.64
  const height = scaled([0, most || 1], [0, area.bottom - area.top])
  const bars = values.map((value, at) => ({
    x: place(area.left + at * each + (each - width) / 2),
    y: place(area.bottom - height(value)),
    width: place(width),
    height: place(height(value)),
  }))
  return { bars, most }
}

/** Round numbers to read a height from: at most three above 0. */
export function roundTicks(most: number): number[] {
  const steps = [1, 2, 5, 10, 15, 20, 30, 60, 120, 240, 480]
  const step = steps.find(one => most / one <= 3) ?? Math.ceil(most / 3 / 600) * 600
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
}

export interface Week {
  /** Short, such as "9 Nov". */
  readonly name: string
  readonly shares: Shares
  /** Whether there were only a few answers in it. */
  readonly isThin: boolean
}

export interface Row {
  readonly id: string
  readonly name: string
  readonly shares: Shares
  /** Instead of a range. */
  readonly missing: string
}

export interface DayBar {
  /** One letter. */
  readonly letter: string
  /** In full, such as "Monday 9 November". */
  readonly name: string
  readonly minutes: number
  /** Whether it belongs to the week that is shown stronger. */
  readonly isLatest: boolean
}
