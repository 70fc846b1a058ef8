import { writeFileSync } from 'node:fs'

/**
 * Loaded before a server: writes into the file named after the question mark for how many milliseconds its loop was kept by
 * one thing at most, by the thread's own CPU time, so that a busy machine does not count as a busy loop.
 */
const file = decodeURIComponent(new URL(import.meta.url).search.slice(1))
let worst = 0
let written = 0
let [at, used] = [performance.now(), cpu()]

function cpu(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

setInterval(() => {
  const [now, spent] = [performance.now(), cpu()]
  worst = Math.max(worst, Math.min(now - at, spent - used))
  if (worst > written) {
    written = worst
    writeFileSync(file, worst.toFixed(1))
  }
  ;[at, used] = [performance.now(), cpu()]
}, 1).unref()

process.on('SIGUSR2', () => {
  worst = written = 0
  writeFileSync(file, '0')
})
