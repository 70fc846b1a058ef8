/**
 * Ends a test file that still runs long after every one of its tests has timed out: a loop that waits for something that
 * never comes would keep the whole run waiting. Node's `--test-force-exit` is no substitute, because it also skips tests
 * that a file declares after an `await`.
 */
const longestFileMinutes = 40

if (process.env.NODE_TEST_CONTEXT !== undefined)
  setTimeout(() => {
    process.stderr.write(`This file was stopped after ${longestFileMinutes} minutes.\n`)
    process.exit(1)
  }, longestFileMinutes * 60_000).unref()
