import { type CounterLabels, type CounterName, counters } from './declarations.ts'

interface Series {
  readonly labels: Readonly<Record<string, string>>
  value: number
}

/** By the values of their labels. Those with fixed labels exist from the start, so that the first failure is an increase from 0. */
const counted = new Map<string, Map<string, Series>>(
  Object.entries(counters).map(([name, { labels }]) => [name, startOf(labels)]),
)

function startOf(labels: Readonly<Record<string, readonly string[] | string>>): Map<string, Series> {
  let combinations: Record<string, string>[] = [{}]
  for (const [label, values] of Object.entries(labels)) {
    if (typeof values === 'string') return new Map()
    combinations = combinations.flatMap(known => values.map(value => ({ ...known, [label]: value })))
  }
  return new Map(combinations.map(known => [Object.values(known).join(' '), { labels: known, value: 0 }]))
}

/** Counts something that happened in this process. It costs less than a microsecond. */
export function count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>, by = 1): void {
  const all = counted.get(name)
  if (!all) return
  const given: Readonly<Record<string, string>> = labels
  const key = Object.keys(counters[name].labels)
    .map(label => given[label])
    .join(' ')
  const series = all.get(key)
  if (series) series.value += by
  else all.set(key, { labels: given, value: by })
}

/** Everything counted under this name. */
export const seriesOf = (name: string): Iterable<Readonly<Series>> => counted.get(name)?.values() ?? []
