import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Loaded before a server: writes into the file named after the question mark for how many milliseconds at most its loop was
 * kept from going round. For how long the thread waited for a processor of a busy machine is not the loop's fault.
 */
const file = decodeURIComponent(new URL(import.meta.url).search.slice(1))
let [worst, written] = [0, 0]
let last = clock()

/** In milliseconds, without the time in which others had the processor. */
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
