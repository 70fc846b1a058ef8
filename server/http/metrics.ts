import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../storage/database.ts'

/** Metrics for Prometheus. Labels are operations and statuses, never tenants or people. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests: Histogram
  readonly #bound = new Map<string, { observe(seconds: number): void }>()

  constructor(database: Database) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry }) // Event-loop lag, memory, garbage collection.
    this.#requests = new Histogram({
      name: 'learn_request_duration_seconds',
      help: 'Requests by operation and status.',
      labelNames: ['operation', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    })
    new Gauge({
      name: 'learn_database_connections',
      help: 'Pool connections by state, and requests waiting for one.',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'open' }, database.pool.totalCount)
        this.set({ state: 'idle' }, database.pool.idleCount)
        this.set({ state: 'waiting' }, database.waiting)
      },
    })
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

  get contentType(): string {
    return this.#registry.contentType
  }

  async text(): Promise<string> {
    return await this.#registry.metrics()
  }
}
