import { bar, median } from '../bars.ts'
import { percentile } from '../load.ts'
import { openMeasured, practise } from './child.ts'
import type { Counts } from './counts.ts'
import type { Site } from './site.ts'

/**
 * From the tap on “Check” or “I don’t know” until the frame with the feedback is on screen, without the time between the
 * request's first byte out and the answer's last byte in. Everything that the browser and the page do counts.
 */
export async function measure(site: Site, { taps }: Counts): Promise<void> {
  const pupil = await site.enrol()
  const { page, protocol } = await openMeasured(site)
  await site.signIn(page, pupil)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await practise(site, page, pupil, taps)
  const measured = await page.evaluate<{ own: number; server: number }[]>(ownTimes)
  await page.context().close()
  if (measured.length !== taps) throw new Error(`${taps} taps, but ${measured.length} were measured`)
  const own = measured.map(one => one.own).sort((a, b) => a - b)
  console.log(
    `  tap to feedback, ${taps} times: median ${median(own).toFixed(0)} ms, longest ${own.at(-1)?.toFixed(0)} ms; and the server’s time, median ${median(measured.map(one => one.server)).toFixed(0)} ms`,
  )
  bar('tap to feedback without the server’s time, p95', percentile(own, 0.95), { most: 100 }, ' ms')
}

const ownTimes = `(() => {
  const requests = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/learn/attempts'))
  return seen.taps.map(({ tappedAt, paintedAt }) => {
    const sent = requests.filter(({ startTime }) => startTime >= tappedAt && startTime < paintedAt)
    const server = sent.reduce((sum, { requestStart, responseEnd }) => sum + responseEnd - requestStart, 0)
    return { own: paintedAt - tappedAt - server, server }
  })
})()`
