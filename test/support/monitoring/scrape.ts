import { type GaugeSources, gaugeReader } from '../../../server/monitoring/gauges.ts'
import { Metrics } from '../../../server/monitoring/metrics.ts'
import type { World } from '../world.ts'

/** The samples of a page of metrics, by their name and labels. */
export function parseMetrics(text: string): Map<string, number> {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map(line => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

/** The metrics of a world's server, with readings of their own, so that a test need not wait until they are renewed. */
export function newMetrics({ server: { app }, dataDir }: World, other: Partial<GaugeSources> = {}): Metrics {
  // This pool has the worker's rights, too.
  const pools = {
    requests: app.database,
    identity: app.identity,
    counts: app.identity,
    worker: app.payments,
    payments: app.payments,
  }
  const jobs = Object.keys(app.surface.works)
  return new Metrics(
    gaugeReader({ pools, standbys: app.standbys, jobs, dataDir, backups: {}, now: app.now, ...other }),
  )
}

export const scrape = async (world: World, other: Partial<GaugeSources> = {}) =>
  parseMetrics(await newMetrics(world, other).text())

/** How much each counter rises while something happens; those that don't are left out. */
export async function risesDuring(
  world: World,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await scrape(world)
  await work()
  const rises = [...(await scrape(world))]
    .filter(([name]) => /^learn_\w+_total\b/.test(name))
    .map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
    .filter(([, rise]) => rise !== 0)
  return Object.fromEntries(rises)
}
