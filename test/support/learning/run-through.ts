/** What a computation comes to that can be left and taken up again, without leaving it. */
export function runThrough<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
