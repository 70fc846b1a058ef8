import { bar } from '../bars.ts'
import { openMeasured, practise } from './child.ts'
import type { Counts } from './counts.ts'
import type { Site } from './site.ts'

const early = 20

/** What a page holds on to while a child practises for an hour. */
export async function measure(site: Site, { remembered }: Counts): Promise<void> {
  const pupil = await site.enrol()
  const { page, protocol } = await openMeasured(site)
  await site.signIn(page, pupil)
  await protocol.send('Performance.enable')
  await protocol.send('HeapProfiler.enable')
  const weigh = async (answered: number) => {
    await protocol.send('HeapProfiler.collectGarbage')
    const { metrics } = await protocol.send('Performance.getMetrics')
    const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    const found = { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
    console.log(
      `  after ${answered} questions: ${(found.heap / 1024 ** 2).toFixed(2)} MB, ${found.nodes} nodes, ${found.listeners} listeners`,
    )
    return found
  }
  let before = { heap: Number.NaN, nodes: Number.NaN }
  await practise(site, page, pupil, remembered, async answered => {
    if (answered === early) before = await weigh(answered)
  })
  const after = await weigh(remembered)
  await page.context().close()
  bar(`memory after ${remembered} questions against ${early}`, after.heap / before.heap, { most: 1.3 })
  bar(`nodes of the page after ${remembered} questions against ${early}`, after.nodes / before.nodes, {
    most: 1.3,
  })
}
