import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Loaded before the server. Writes the longest time in milliseconds for which the event loop was blocked to the file named
 * after the question mark. Time spent waiting for a processor doesn't count.
 */
const file = decodeURIComponent(new URL(import.meta.url).search.slice(1))
let [worst, written] = [0, 0]
let last = clock()

/** Milliseconds, excluding the time this thread waited for a processor. */
function clock(): number {
  const [, waited = 0] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8')
    .split(' ')
    .map(Number)
  return performance.now() - waited / 1e6
}

setInterval(() => {
  const now = clock()
  worst = Math.max(worst, now - last)
  last = now
  if (worst <= written) return
  written = worst
  writeFileSync(file, worst.toFixed(1))
}, 1).unref()

process.on('SIGUSR2', () => {
  worst = written = 0
  writeFileSync(file, '0')
})
