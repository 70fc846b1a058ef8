import type pg from 'pg'
import { median } from '../bars.ts'
import { load, percentile } from '../load.ts'
import { backends, cpuSeconds, type ServerProcess } from '../processes.ts'

const rounds = 15
/** V8 compiles our path in the background, over many more requests than the bare server's few lines need. */
const warmingRequests = 10_000
const sliceMilliseconds = 700
const connections = 16

export type Listener = Omit<ServerProcess, 'apiKey'>

/** One of the two servers, and the requests to it. */
export interface Side {
  readonly listener: Listener
  /** The name of its connections to the database. */
  readonly application: 'learn' | 'limit'
  readonly request: () => string
  /** How many requests a slice has at most. Without it, a slice ends after its time. */
  readonly most?: number
  /** How many slices of `most` requests go before those that are measured. */
  readonly warmingSlices?: number
  /** Runs before each slice, and is not measured. */
  readonly prepare?: () => Promise<void>
}

export interface Pair {
  readonly ours: Side
  readonly theirs: Side
}

interface Figures {
  readonly throughput: number[]
  readonly p99: number[]
  /** Microseconds of CPU per request, for the server alone and with PostgreSQL. */
  readonly serverCpu: number[]
  readonly wholeCpu: number[]
}

const emptyFigures = (): Figures => ({ throughput: [], p99: [], serverCpu: [], wholeCpu: [] })

/** How much of the server's CPU the bare server needs for the same work, without and with PostgreSQL. */
export interface Efficiency {
  readonly server: number
  readonly whole: number
}

/** Warms both up, alternates short slices between Learn and the bare server, and compares the medians. */
export async function compare(name: string, { ours, theirs }: Pair, owner: pg.Client): Promise<Efficiency> {
  const figures = { learn: emptyFigures(), limit: emptyFigures() }
  for (const side of [ours, theirs]) await warm(owner, side)
  for (let round = 0; round < rounds; round++) {
    const turns = [
      [figures.learn, ours],
      [figures.limit, theirs],
    ] as const
    // Alternate which goes first, because the second finds warmer caches.
    for (const [into, side] of round % 2 === 0 ? turns : turns.toReversed())
      await measureSlice(owner, side, into)
  }
  console.log(`\n${name}: Learn | bare server | ratio (1.00 is as good as the bare server)`)
  row('  requests per second     ', figures, 'throughput', 'higher')
  row('  p99, ms                 ', figures, 'p99', 'lower')
  const server = row('  CPU per request, µs     ', figures, 'serverCpu', 'lower')
  const whole = row('  CPU with PostgreSQL, µs ', figures, 'wholeCpu', 'lower')
  return { server, whole }
}

async function warm(owner: pg.Client, side: Side): Promise<void> {
  const { most = warmingRequests, warmingSlices = 1 } = side
  for (let slice = 0; slice < warmingSlices; slice++)
    await measureSlice(owner, { ...side, most }, emptyFigures())
}

async function measureSlice(
  owner: pg.Client,
  { listener, application, request, most, prepare }: Side,
  into: Figures,
): Promise<void> {
  await prepare?.()
  const database = await backends(owner, application)
  const serverPid = [listener.process.pid ?? 0]
  const before = { server: await cpuSeconds(serverPid), database: await cpuSeconds(database) }
  const slice = await load({
    port: listener.port,
    connections,
    milliseconds: most ? 60_000 : sliceMilliseconds,
    ...(most && { most }),
    request,
  })
  const cpu = (await cpuSeconds(serverPid)) - before.server
  const whole = cpu + (await cpuSeconds(database)) - before.database
  into.throughput.push(slice.requests / slice.seconds)
  into.p99.push(percentile(slice.latencies, 0.99))
  into.serverCpu.push((cpu / slice.requests) * 1e6)
  into.wholeCpu.push((whole / slice.requests) * 1e6)
}

/** Above 1.00, Learn is better than the bare server. */
function row(
  label: string,
  figures: { learn: Figures; limit: Figures },
  of: keyof Figures,
  better: 'higher' | 'lower',
): number {
  const learn = median(figures.learn[of])
  const limit = median(figures.limit[of])
  const ratio = better === 'higher' ? learn / limit : limit / learn
  console.log(`${label} ${learn.toFixed(1)} | ${limit.toFixed(1)} | ${ratio.toFixed(2)}`)
  return ratio
}
