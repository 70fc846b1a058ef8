/** How much the latest round counts in the average. */
const weight = 0.1
/** A longer round is noticed by everybody who waits for it, however short the others are. */
const longRoundMilliseconds = 5
/** So many busy rounds' time may be lost in long rounds, beyond their first milliseconds, in about a second. */
const mostLostRounds = 40
/** Long enough that slowing people down does not end as soon as it has helped. */
const lastingMilliseconds = 10_000

/** Notices that the thread or the machine is so busy that everything takes longer. */
export class Busyness {
  readonly #busyRoundMilliseconds: number
  #average = 0
  /** In long rounds. After each second, half of it is forgotten. */
  #lost = 0
  #lastRoundAt = 0
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
      const took = now - begun
      this.#average += weight * (took - this.#average)
      const kept = this.#lost * 0.5 ** ((now - this.#lastRoundAt) / 1_000)
      this.#lost = kept + Math.max(0, took - longRoundMilliseconds)
      this.#lastRoundAt = now
      if (
        this.#average > this.#busyRoundMilliseconds ||
        this.#lost > mostLostRounds * this.#busyRoundMilliseconds
      )
        this.#until = now + lastingMilliseconds
    })
  }
}
