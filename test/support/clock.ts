/** A server's clock, which a test can put ahead of the real time, or behind it. */
export class Clock {
  /** Milliseconds. */
  ahead = 0

  readonly now = (): Date => new Date(Date.now() + this.ahead)
}
