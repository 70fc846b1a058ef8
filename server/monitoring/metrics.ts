import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { seriesOf } from './count.ts'
import {
  counters,
  type GaugeLabels,
  type GaugeName,
  gauges,
  histograms,
  type Metric,
} from './declarations.ts'

/** Sets gauges. Those that are not set are not exported. */
export type SetGauge = <Name extends GaugeName>(name: Name, labels: GaugeLabels<Name>, value: number) => void

/** Metrics for Prometheus. Labels are operations, statuses and outcomes, never tenants or people. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests: Histogram
  readonly #bound = new Map<string, { observe(seconds: number): void }>()
  readonly #gauges = new Map<GaugeName, Gauge>()
  readonly #readGauges: (set: SetGauge) => Promise<void>

  constructor(readGauges: (set: SetGauge) => Promise<void>) {
    this.#readGauges = readGauges
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry }) // Event-loop lag, memory, garbage collection.
    const name = 'learn_request_duration_seconds'
    this.#requests = new Histogram({
      ...partsOf(name, histograms[name]),
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    })
    for (const [name, metric] of Object.entries(counters)) {
      new Counter({
        ...partsOf(name, metric),
        registers,
        collect() {
          this.reset()
          for (const { labels, value } of seriesOf(name)) this.inc(labels, value)
        },
      })
    }
    // Object.entries loses the type of the keys.
    for (const [name, metric] of Object.entries(gauges))
      this.#gauges.set(
        name as GaugeName,
        new Gauge({ ...partsOf(name, metric), aggregator: aggregatorOf(metric), registers }),
      )
  }

  count(operation: string, status: number, milliseconds: number): void {
    const name = `${operation} ${status}`
    let bound = this.#bound.get(name)
    if (bound === undefined) {
      bound = this.#requests.labels({ operation, status: String(status) })
      this.#bound.set(name, bound)
    }
    bound.observe(milliseconds / 1000)
  }

  async text(): Promise<string> {
    await this.#read()
    return await this.#registry.metrics()
  }

  /** Its values, to be added to those of other processes. */
  async series(): Promise<object[]> {
    await this.#read()
    return await this.#registry.getMetricsAsJSON()
  }

  async #read(): Promise<void> {
    for (const [name, gauge] of this.#gauges) {
      gauge.reset()
      // Resetting one without labels sets it to 0, as if that had been read.
      if (Object.keys(gauges[name].labels).length === 0) gauge.remove()
    }
    await this.#readGauges((name, labels, value) => this.#gauges.get(name)?.set(labels, value))
  }
}

const aggregatorOf = ({ addsUp }: Metric) => (addsUp ? 'sum' : 'max')

const partsOf = (name: string, { help, labels }: Metric) => ({ name, help, labelNames: Object.keys(labels) })
