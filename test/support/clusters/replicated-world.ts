import { setTimeout as sleep } from 'node:timers/promises'
import { seriesOf } from '../../../server/monitoring/count.ts'
import type { RunningServer } from '../../../server/start.ts'
import { World } from '../world.ts'
import { Cluster } from './cluster.ts'

/** A world on a database with a standby. Its own server reads only from the primary; the reader uses the standby too. */
export interface ReplicatedWorld {
  readonly world: World
  readonly reader: RunningServer
  readonly primary: Cluster
  readonly standby: Cluster
  /** The standby's address for the world's database. */
  readonly replicaUrl: string
  close(): Promise<void>
}

export async function createReplicatedWorld(): Promise<ReplicatedWorld> {
  const primary = await Cluster.create()
  const standby = await primary.copy()
  await primary.start()
  await standby.start()
  process.env.LEARN_TEST_DATABASE_URL = primary.url
  delete process.env.LEARN_TEST_TEMPLATE
  const world = await World.create()
  const url = new URL(standby.url)
  url.pathname = new URL(world.databaseUrl).pathname
  await untilItHas(standby, url.pathname.slice(1))
  const reader = await world.startAnotherServer({ databaseReplicaUrl: url.href }, undefined, {
    databasePatience: 1,
  })
  const close = async () => {
    await world.close()
    await primary.remove()
    await standby.remove()
  }
  return { world, reader, primary, standby, replicaUrl: url.href, close }
}

async function untilItHas(standby: Cluster, database: string): Promise<void> {
  const text = `select from pg_database where datname = '${database}'`
  while ((await standby.ask(text)).length === 0) await sleep(50)
}

export type Outcome = 'answered' | 'left_out' | 'behind' | 'lost' | 'conflict' | 'refused' | 'writes' | 'busy'

/** How long reads of this process have ended so far. */
export function standbyReads(): Record<Outcome, number> {
  const counts = { answered: 0, left_out: 0, behind: 0, lost: 0, conflict: 0, refused: 0, writes: 0, busy: 0 }
  for (const { labels, value } of seriesOf('learn_standby_reads_total'))
    counts[labels.outcome as Outcome] = value // The counter declares these labels.
  return counts
}

/** By how much they rise while something happens. */
export async function readsDuring(work: () => Promise<unknown>): Promise<Record<Outcome, number>> {
  const before = standbyReads()
  await work()
  const after = standbyReads()
  for (const [outcome, count] of Object.entries(before)) after[outcome as Outcome] -= count // Its own keys.
  return after
}
