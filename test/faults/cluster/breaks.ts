import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fillDisk } from '../disk.ts'
import type { Day } from './day.ts'
import type { Node } from './node.ts'
import { Timeline } from './timeline.ts'

/** How long the network is cut, or a standby frozen, before the primary is lost. */
const awayMilliseconds = 2_500
const workMilliseconds = 3_000
/** Longer than Patroni's ttl, after which a primary without its leader key is replaced. */
const longerThanTtl = 28_000

type Say = (line: string) => void
export type Loss = 'plain' | 'after its network was cut' | 'after its standby froze'
export const losses = ['plain', 'after its network was cut', 'after its standby froze'] as const

/** Loses the primary's machine. Returns how long the API did not answer. Afterwards, the machine comes back. */
export async function losePrimary(
  day: Pick<Day, 'installation' | 'pulse'>,
  loss: Loss,
  say: Say,
  isSynchronous = true,
): Promise<number> {
  const { cluster, balancer } = day.installation
  const { primary, standby } = await cluster.whole(isSynchronous)
  await balancer.untilUp('servers', 3)
  await sleep(workMilliseconds) // Until there is something to lose.
  if (loss === 'after its network was cut') void primary.wire.hold(2 * awayMilliseconds)
  if (loss === 'after its standby froze') standby.freeze()
  if (loss !== 'plain') await sleep(awayMilliseconds)
  const timeline = new Timeline(balancer)
  const lost = Date.now()
  await primary.kill()
  primary.wire.cut() // Data on the way is lost too.
  standby.thaw()
  try {
    return await day.pulse.answersAgain(lost)
  } finally {
    primary.start()
    say(`  ${await timeline.end()}; ${day.pulse.failuresSince(lost)}`)
  }
}

/** Makes a standby the primary, as before maintenance. Returns the longest time without an answer. */
export async function switchOver({ installation, pulse }: Day, say: Say): Promise<number> {
  const { cluster, balancer } = installation
  const { primary, standby } = await cluster.whole()
  await balancer.untilUp('servers', 3)
  const timeline = new Timeline(balancer)
  const begun = Date.now()
  const told = await primary.tell('POST', '/switchover', { leader: primary.name, candidate: standby.name })
  assert.equal(told?.status, 200, `the switchover was refused: ${told?.body}`)
  await pulse.answersAgain(Date.now())
  say(`  ${await timeline.end()}; ${pulse.failuresSince(begun)}`)
  await cluster.whole()
  return pulse.longestPause(begun)
}

/** Does something, and returns the longest time without an answer meanwhile. */
async function pauseDuring(day: Day, work: () => Promise<unknown>): Promise<number> {
  const { cluster, balancer } = day.installation
  await cluster.whole()
  await balancer.untilUp('servers', 3)
  const begun = Date.now()
  await day.pulse.answersAgain(begun)
  await work()
  await day.pulse.answersAgain(Date.now())
  return day.pulse.longestPause(begun)
}

/** The synchronous standby stops for longer than the primary waits for it. */
export const freezeStandby = (day: Day) =>
  pauseDuring(day, async () => {
    const { standby } = await day.installation.cluster.whole()
    standby.freeze()
    await sleep(15_000)
    standby.thaw()
  })

/** All of etcd stops for longer than the leader's key lasts. */
export const loseEtcd = (day: Day) =>
  pauseDuring(day, async () => {
    const { etcd } = day.installation.cluster
    await etcd.leave()
    await sleep(longerThanTtl)
    await etcd.come()
  })

export const killServer = (day: Day) =>
  pauseDuring(day, async () => {
    const { servers, balancer } = day.installation
    await servers[1]?.server.kill({ kills: 0, killsAtStart: 0, stalls: 0 })
    await balancer.untilUp('servers', 3)
  })

/** The synchronous standby runs out of disk space for a while. Undefined without root, which is needed to give it a small disk. */
export async function fillStandby(day: Day): Promise<number | undefined> {
  const { standby } = await day.installation.cluster.whole()
  if (!standby.hasOwnDisk) return undefined
  return await pauseDuring(day, async () => {
    const empty = await fillDisk(standby.folder)
    try {
      await sleep(20_000)
    } finally {
      await empty()
    }
  })
}

/** Somebody promotes a standby by hand, so that a second PostgreSQL takes writes, without the leader key. */
export async function promotePretender(day: Day): Promise<readonly string[]> {
  const { cluster, balancer } = day.installation
  const { primary, other } = await cluster.whole()
  const watch = new Watch(async () => {
    const [claiming, routed] = [await cluster.claiming(), await balancer.up('postgresql')]
    return [
      ...(claiming.includes(other.name) ? [`${other.name} answered at /primary without the leader key`] : []),
      ...(routed.includes(other.name)
        ? [`haproxy sent writes to ${other.name}, which has no leader key`]
        : []),
    ]
  })
  other.control(['promote'])
  const wasPrimary = await untilIt(() => isWritable(other), 20_000)
  await sleep(10_000)
  const found = await watch.end()
  // Patroni has made it a standby again, but on a timeline of its own. The guide says to copy it again.
  await other.tell('POST', '/reinitialize', { force: true })
  const { primary: still } = await cluster.whole()
  return [
    ...found,
    ...(wasPrimary ? [] : [`${other.name} never was a second primary`]),
    ...(still === primary ? [] : [`${still.name} replaced ${primary.name}`]),
  ]
}

/** The primary's Patroni hangs, so that another node is promoted while the old PostgreSQL still takes writes. */
export async function hangPatroni(day: Day): Promise<readonly string[]> {
  const { cluster, balancer } = day.installation
  const { primary } = await cluster.whole()
  primary.freezePatroni()
  const next = await cluster.untilPrimaryIsNot(primary.name)
  const wereTwo = (await isWritable(primary)) && (await untilIt(() => isWritable(next), 10_000))
  await balancer.untilUp('postgresql', 1)
  const watch = new Watch(async () =>
    (await balancer.up('postgresql')).includes(primary.name)
      ? [`haproxy sent writes to ${primary.name}, which has lost the leader key`]
      : [],
  )
  await day.pulse.answersAgain(Date.now())
  primary.thaw()
  await cluster.whole()
  return [...(await watch.end()), ...(wereTwo ? [] : [`${primary.name} was no second primary`])]
}

/** Primary and synchronous standby are lost together, and the third node is behind: it must not become the primary. */
export async function leaveTheOneBehind(day: Day): Promise<readonly string[]> {
  const { cluster } = day.installation
  const { primary, standby, other } = await cluster.whole()
  other.freeze()
  await sleep(6_000) // It lacks the writes of this time.
  await Promise.all([primary.kill(), standby.kill()])
  primary.wire.cut()
  other.thaw()
  const found = new Set<string>()
  for (const end = Date.now() + longerThanTtl; Date.now() < end; await sleep(200))
    for (const name of await cluster.claiming())
      found.add(`${name} became the primary, although it is behind`)
  standby.start()
  primary.start()
  await cluster.whole()
  return [...found]
}

/** Checks again and again whether something is wrong. */
class Watch {
  readonly #found = new Set<string>()
  readonly #looking: Promise<void>
  #isOn = true

  constructor(look: () => Promise<readonly string[]>) {
    this.#looking = (async () => {
      for (; this.#isOn; await sleep(50)) for (const wrong of await look()) this.#found.add(wrong)
    })()
  }

  async end(): Promise<string[]> {
    this.#isOn = false
    await this.#looking
    return [...this.#found]
  }
}

async function untilIt(holds: () => Promise<boolean>, longestMilliseconds: number): Promise<boolean> {
  for (const end = Date.now() + longestMilliseconds; Date.now() < end; await sleep(50))
    if (await holds()) return true
  return false
}

/** Whether this PostgreSQL believes that it is the primary. */
async function isWritable({ url }: Node): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
