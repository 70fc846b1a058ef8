/** A process that has lived so long had nothing wrong from the start. */
const soundMilliseconds = 10_000
const longestPauseMilliseconds = 30_000
const failuresInARow = 6

/** Decides how soon a process is replaced: at once, and ever later if one after another ends quickly. */
export class Restarts {
  #failures = 0

  /** How long to wait before the next one, after one that has lived so long. */
  pauseAfter(milliseconds: number): number {
    this.#failures = milliseconds < soundMilliseconds ? this.#failures + 1 : 0
    if (this.#failures < 2) return 0
    return Math.min(longestPauseMilliseconds, 1_000 * 2 ** (this.#failures - 2))
  }

  /** Whether another try makes no sense. */
  get isHopeless(): boolean {
    return this.#failures >= failuresInARow
  }
}
