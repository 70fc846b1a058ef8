/** How much the latest round counts in the average. */
const weight = 0.1
/** Long enough that slowing people down does not end as soon as it has helped. */
const lastingMilliseconds = 10_000

/** Notices that the thread or the machine is so busy that everything takes longer. */
export class Busyness {
  readonly #busyRoundMilliseconds: number
  #average = 0
  #isObserving = false
  #until = Number.NEGATIVE_INFINITY

  /** A round of the event loop takes far less than 1.5 ms unless the thread, or the machine, is busy. */
  constructor(busyRoundMilliseconds = 1.5) {
    this.#busyRoundMilliseconds = busyRoundMilliseconds
  }

  get isBusy(): boolean {
    return performance.now() < this.#until
  }

  /** Measures how long the current round of the event loop takes. */
  observe(): void {
    if (this.#isObserving) return
    this.#isObserving = true
    const begun = performance.now()
    setImmediate(() => {
      this.#isObserving = false
      const now = performance.now()
      this.#average += weight * (now - begun - this.#average)
      if (this.#average > this.#busyRoundMilliseconds) this.#until = now + lastingMilliseconds
    })
  }
}
