import { after, beforeEach } from 'node:test'
import { inspect } from 'node:util'

/**
 * Ends a test file that still runs long after every one of its tests has timed out: a loop that waits for something that
 * never comes would keep the whole run waiting. Node's `--test-force-exit` is no substitute, because it also skips tests
 * that a file declares after an `await`.
 */
export const longestFileMinutes = 40

/** Closing servers takes seconds. What still runs after this, a failed test has probably left behind. */
const longestEndMinutes = Number(process.env.LEARN_TEST_END_MINUTES ?? 2)

if (process.env.NODE_TEST_CONTEXT !== undefined) {
  const stopIn = (minutes: number, reason: string) =>
    setTimeout(() => {
      const open = [...new Set(process.getActiveResourcesInfo())].join(', ')
      process.stderr.write(`This file was stopped ${minutes} minutes after ${reason}. Still open: ${open}.\n`)
      process.exit(1)
    }, minutes * 60_000).unref()
  stopIn(longestFileMinutes, 'its start')
  let ending: NodeJS.Timeout | undefined
  const startEnding = (reason: string) => {
    clearTimeout(ending)
    ending = stopIn(longestEndMinutes, reason)
  }
  after(() => startEnding('its last test'))
  process.on('uncaughtExceptionMonitor', error => startEnding(`this failure: ${inspect(error)}`))
  beforeEach(() => clearTimeout(ending)) // There are more tests after all.
}
