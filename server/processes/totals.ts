import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'
import { Metrics } from '../monitoring/metrics.ts'

type Series = MetricObjectWithValues<MetricValue<string>>

/** How values of Node's own metrics become one: the slowest process counts, and the server is as old as its supervisor. */
const ways: Readonly<Record<string, Series['aggregator']>> = { average: 'max', omit: 'first' }

/** The metrics of a server's processes together. */
export class Totals {
  readonly #own = new Metrics(async () => undefined)
  readonly #latest = new Map<number, Series[]>()
  #ended: Series[] = []

  /** Remembers what a process has measured until now. */
  note(process: number, series: readonly object[]): void {
    // They come from `Metrics.series` in a process of the same version.
    this.#latest.set(process, series as Series[])
  }

  /** Keeps what an ended process had counted, because a sum that falls would look like a restart of all of them. */
  async end(process: number): Promise<void> {
    const latest = this.#latest.get(process) ?? []
    // The types are names here, although prom-client declares an enum.
    const counted = latest.filter(({ type }) => ['counter', 'histogram'].includes(String(type)))
    const ended = await together([this.#ended, counted]).getMetricsAsJSON()
    this.#latest.delete(process)
    this.#ended = ended
  }

  async text(): Promise<string> {
    // What `Metrics.series` returns is prom-client's own.
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
