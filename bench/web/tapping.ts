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
  const measured = await page.evaluate<Tap[]>(readTaps)
  await page.context().close()
  if (measured.length !== taps) throw new Error(`${taps} taps, but ${measured.length} were measured`)
  for (const [part, words] of Object.entries(parts))
    console.log(
      `  ${median(measured.map(tap => tap[part as keyof Tap]))
        .toFixed(0)
        .padStart(4)} ms ${words}`,
    )
  const own = measured.map(({ sending, reading, painting }) => sending + reading + painting)
  own.sort((a, b) => a - b)
  console.log(`  ${own.at(-1)?.toFixed(0).padStart(4)} ms without the server’s time, longest of ${taps} taps`)
  bar('tap to feedback without the server’s time, p95', percentile(own, 0.95), { most: 100 }, ' ms')
}

/** Milliseconds. */
interface Tap {
  readonly sending: number
  readonly server: number
  readonly reading: number
  readonly painting: number
}

const parts: Record<keyof Tap, string> = {
  sending: 'from the tap to the request, median',
  server: 'from the request to the whole answer, which does not count',
  reading: 'from the answer to the new page',
  painting: 'until it is on screen',
}

const readTaps = `(() => {
  const requests = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/learn/attempts'))
  return seen.taps.flatMap(({ tappedAt, shownAt, paintedAt }) => {
    const sent = requests.filter(({ startTime }) => startTime >= tappedAt && startTime < paintedAt)
    if (sent.length !== 1) return []
    const [{ requestStart, responseEnd }] = sent
    return {
      sending: requestStart - tappedAt,
      server: responseEnd - requestStart,
      reading: shownAt - responseEnd,
      painting: paintedAt - shownAt,
    }
  })
})()`
