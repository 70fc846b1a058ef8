/** A server's clock, which a test can put ahead of real time, or behind it. */
export class Clock {
  /** In milliseconds. Negative if the clock is behind. */
  ahead = 0

  readonly now = (): Date => new Date(Date.now() + this.ahead)
}
