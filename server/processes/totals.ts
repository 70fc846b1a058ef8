import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import { Metrics } from '../monitoring/metrics.ts'

type Series = MetricObjectWithValues<MetricValue<string>>

/** How to combine Node's own metrics: the slowest process counts, and the server is as old as its supervisor. */
const ways: Readonly<Record<string, Series['aggregator']>> = { average: 'max', omit: 'first' }

/** The combined metrics of a server's processes. */
export class Totals {
  readonly #own = new Metrics(async () => undefined)
  readonly #latest = new Map<number, Series[]>()
  #ended: Series[] = []

  /** Remembers the latest values of a process. */
  note(process: number, series: readonly object[]): void {
    // Safe: they come from `Metrics.series` in a process of the same version.
    this.#latest.set(process, series as Series[])
  }

  /** Keeps the counts of an ended process, because a sum that falls would look like a restart of the whole server. */
  async end(process: number): Promise<void> {
    const latest = this.#latest.get(process) ?? []
    // The types are names here, although prom-client declares an enum.
    const counted = latest.filter(({ type }) => ['counter', 'histogram'].includes(String(type)))
    const ended = await together([this.#ended, counted]).getMetricsAsJSON()
    this.#latest.delete(process)
    this.#ended = ended
  }

  async text(): Promise<string> {
    // Safe: `Metrics.series` returns prom-client's own values.
    const own = (await this.#own.series()) as Series[]
    return await together([own, ...this.#latest.values(), this.#ended]).metrics()
  }
}

const together = (all: readonly Series[][]) =>
  AggregatorRegistry.aggregate(
    all.map(series =>
      series.map(one => ({ ...one, aggregator: ways[one.aggregator ?? ''] ?? one.aggregator })),
    ),
  )
