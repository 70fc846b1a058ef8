/** A process that has run this long did not fail because of its start. */
const soundMilliseconds = 10_000
const longestPauseMilliseconds = 30_000
const failuresInARow = 6

/** Decides how soon a process is replaced: at once, but later and later if its replacements also end quickly. */
export class Restarts {
  #failures = 0

  /** How long to wait before the next process, after one that ran for this long. */
  pauseAfter(milliseconds: number): number {
    this.#failures = milliseconds < soundMilliseconds ? this.#failures + 1 : 0
    if (this.#failures < 2) return 0
    return Math.min(longestPauseMilliseconds, 1_000 * 2 ** (this.#failures - 2))
  }

  /** Whether trying again is hopeless. */
  get isHopeless(): boolean {
    return this.#failures >= failuresInARow
  }
}
