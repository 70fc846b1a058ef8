import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The server's clock while the demo's past is made. Everybody who practises on the same day has a time of their own, so
 * that they can work at once; background work and everyone else see the demo's day.
 */
export class DemoClock {
  #day: number
  readonly #own = new AsyncLocalStorage<{ at: number }>()

  constructor(start: number) {
    this.#day = start
  }

  readonly now = (): Date => new Date(this.#own.getStore()?.at ?? this.#day)

  /** Never goes back. */
  moveTo(time: number): void {
    this.#day = Math.max(this.#day, time)
  }

  /** Runs some work at its own time. `pass` lets minutes pass there. */
  async runAt<T>(time: number, work: (pass: (minutes: number) => void) => Promise<T>): Promise<T> {
    const own = { at: time }
    return await this.#own.run(own, () =>
      work(minutes => {
        own.at += Math.round(minutes * 60_000)
      }),
    )
  }
}
