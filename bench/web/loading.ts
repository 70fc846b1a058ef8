import { bar, median } from '../bars.ts'
import { leaveQuestion, openMeasured, reachQuestion } from './child.ts'
import type { Counts } from './counts.ts'
import type { Site } from './site.ts'

/** 1.6 Mbit/s in both directions, and 150 ms for every round trip. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
}

/** How long a cheap tablet on a poor connection takes to show a question, if it has never been here. */
export async function measure(site: Site, { loads }: Counts): Promise<void> {
  const question = await leaveQuestion(site, await site.enrol())
  const paints: number[] = []
  for (let load = 0; load < loads; load++) {
    const { page, protocol } = await openMeasured(site, question.options)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', network)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(question.address)
    await reachQuestion(page)
    await page.waitForLoadState('networkidle')
    paints.push(Number(await page.evaluate('seen.largestPaint')) / 1_000)
    await page.context().close()
  }
  console.log(
    `  largest contentful paint of ${loads} loads: ${paints.map(one => one.toFixed(2)).join(', ')} s`,
  )
  bar('cold load of a question: largest contentful paint, median', median(paints), { most: 2.5 }, ' s')
}
