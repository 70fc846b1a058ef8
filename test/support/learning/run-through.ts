/** Runs an interruptible computation without interruption, and returns its result. */
export function runThrough<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
