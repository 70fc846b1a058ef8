import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { bar, median } from '../bars.ts'
import { get, load, percentile } from '../load.ts'
import {
  backends,
  cpuSeconds,
  residentMegabytes,
  type ServerProcess,
  startDatabase,
  startServer,
} from '../processes.ts'
import { askForReplay, makeAsker, type ReplayCaller, replayOf, waitUntilEnded } from './client.ts'
import { copyLog } from './copying.ts'
import { seedLog } from './seed.ts'

const decisions = 1_000_000
const longCourses = 20
const longest = 10_000
const children = 2_000
const rounds = 3

/** Replays a million decisions through the API, against a plain COPY of the rows it reads. */
export async function measureMillion(): Promise<void> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  const { owner } = database
  try {
    console.log(`Seeding ${decisions.toLocaleString('en')} decisions of ${children} children …`)
    const asker = await makeAsker(owner, 1_000)
    await seedLog(owner, asker.organizationId, lengths())
    await warmUp(server, asker)
    const idle = await watchServer(server, () => sleep(3_000))
    const before = await residentMegabytes(server.process.pid ?? 0)
    const copies: number[] = []
    const replays: Replayed[] = []
    for (let round = 0; round < rounds; round++) {
      copies.push(await secondsOf(() => copyLog(owner, asker.organizationId)))
      replays.push(await runReplay(server, owner, asker))
      console.log(`  copied in ${copies.at(-1)?.toFixed(2)} s, replayed in ${replayText(replays.at(-1))}`)
    }
    console.log(`  /healthz before the replays: ${latencies(idle.latencies)}`)
    const seconds = median(replays.map(({ seconds }) => seconds))
    bar('time to replay 1,000,000 decisions, against their COPY', seconds / median(copies), { most: 3 })
    const peak = Math.max(...replays.map(({ peak }) => peak))
    bar('growth of server memory during a replay', peak - before, { most: 150 }, ' MB')
    bar('decisions read', Math.min(...replays.map(({ read }) => read)), { least: decisions })
    bar('error in the credits charged per replay', largestError(replays), { most: 0 })
  } finally {
    await server.stop()
    await database.stop()
  }
}

/** A server's memory grows during its first requests. */
async function warmUp({ port }: ServerProcess, { key }: ReplayCaller): Promise<void> {
  const request = () => get('/v1/learn/policy/replays', key)
  await load({ port, connections: 8, milliseconds: 60_000, most: 5_000, request })
}

/** A few children with very many decisions, and others with few to many: a million in total. */
function lengths(): number[] {
  const others = children - longCourses - 1
  const left = decisions - longCourses * longest
  const shares = Array.from({ length: others }, (_, at) =>
    Math.ceil((left * 1.99 * (at + 1)) / (others * (others + 1))),
  )
  const rest = left - shares.reduce((sum, share) => sum + share, 0)
  return [...Array<number>(longCourses).fill(longest), rest, ...shares]
}

const urlOf = ({ port }: ServerProcess) => `http://127.0.0.1:${port}`

interface Replayed {
  readonly seconds: number
  readonly peak: number
  readonly latencies: readonly number[]
  readonly server: number
  readonly database: number
  readonly read: number
  readonly charged: number
}

async function runReplay(server: ServerProcess, owner: pg.Client, asker: ReplayCaller): Promise<Replayed> {
  const url = urlOf(server)
  const pids = [server.process.pid ?? 0]
  const serving = await backends(owner, 'learn')
  const cpuUsed = async () => ({ server: await cpuSeconds(pids), database: await cpuSeconds(serving) })
  const before = await cpuUsed()
  let id = ''
  const { peak, latencies, seconds } = await watchServer(server, async () => {
    const job = await askForReplay(url, asker)
    id = job.id
    await waitUntilEnded(url, asker, job)
  })
  const after = await cpuUsed()
  const { outcome, chargedCredits, status, error } = await replayOf(url, asker, { id })
  if (!outcome) throw new Error(`The replay ended as ${status}: ${error?.message}`)
  const perDecision = (seconds: number) => (seconds / decisions) * 1e6
  return {
    seconds,
    peak,
    latencies,
    server: perDecision(after.server - before.server),
    database: perDecision(after.database - before.database),
    read: outcome.decisions.read,
    charged: chargedCredits,
  }
}

const largestError = (replays: readonly Replayed[]) =>
  Math.max(...replays.map(({ charged }) => Math.abs(charged - 100)))

const replayText = (replay: Replayed | undefined) =>
  replay
    ? `${replay.seconds.toFixed(2)} s; CPU per decision: server ${replay.server.toFixed(2)} µs, PostgreSQL ${replay.database.toFixed(2)} µs; peak memory ${replay.peak.toFixed(0)} MB; /healthz during it: ${latencies(replay.latencies)}`
    : ''

const latencies = (sorted: readonly number[]) =>
  `median ${percentile(sorted, 0.5).toFixed(1)} ms, longest ${percentile(sorted, 1).toFixed(1)} ms`

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

/** Times the work, and watches the server's peak memory and its response time for others. */
async function watchServer(server: ServerProcess, work: () => Promise<void>) {
  const latencies: number[] = []
  let peak = 0
  let isOver = false
  const probe = async () => {
    while (!isOver) {
      latencies.push(1_000 * (await secondsOf(async () => (await fetch(`${urlOf(server)}/healthz`)).text())))
      peak = Math.max(peak, await residentMegabytes(server.process.pid ?? 0))
      await sleep(20)
    }
  }
  const probing = probe()
  const seconds = await secondsOf(work).finally(() => {
    isOver = true
  })
  await probing
  return { seconds, peak, latencies: latencies.sort((a, b) => a - b) }
}
