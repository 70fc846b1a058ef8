import { bar } from '../bars.ts'
import { openMeasured, practise } from './child.ts'
import type { Counts } from './counts.ts'
import type { Site } from './site.ts'

const early = 20
/** Questions differ. The lightest of this many in a row shows what stays. */
const weighed = 10

/** What a page holds on to while a child practises for an hour. */
export async function measure(site: Site, { remembered }: Counts): Promise<void> {
  const pupil = await site.enrol()
  const { page, protocol } = await openMeasured(site)
  await site.signIn(page, pupil)
  await protocol.send('Performance.enable')
  const weigh = async () => {
    await protocol.send('HeapProfiler.collectGarbage')
    const { metrics } = await protocol.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1024 ** 2
  }
  const before: number[] = []
  const after: number[] = []
  await practise(site, page, pupil, remembered, async answered => {
    if (answered > early - weighed && answered <= early) before.push(await weigh())
    if (answered > remembered - weighed) after.push(await weigh())
  })
  const { nodes, documents, jsEventListeners } = await protocol.send('Memory.getDOMCounters')
  await page.context().close()
  const [first, last] = [Math.min(...before), Math.min(...after)]
  console.log(
    `  at the end ${nodes} nodes in ${documents} documents, with the pictures that the browser caches, and ${jsEventListeners} listeners`,
  )
  console.log(`  ${first.toFixed(2)} MB at first, ${last.toFixed(2)} MB at the end`)
  bar(`memory after ${remembered} questions against ${early}`, last / first, { most: 1.3 })
}
