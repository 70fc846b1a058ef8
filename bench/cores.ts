import { readFile } from 'node:fs/promises'
import { bar, median } from './bars.ts'
import { get, load } from './load.ts'
import { backends, cpuSeconds, type ServerProcess, startDatabase, startServer } from './processes.ts'
import { seedOrganizations } from './seed.ts'

const rounds = 5
const connections = 16
/** Each front compiles its code for itself, so measuring begins only afterwards. */
const warmingRequests = 4_000
const requests = 3_000

/**
 * Measures a page of 25 organizations, alternating between a server with one process and one with two. The load generator needs a
 * processor of the same machine, so on two cores the requests per second say little; the cost of a request says more.
 */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const one = await startServer(database.url)
  const two = await startServer(database.url, { LEARN_PROCESSES: '2' })
  try {
    const { rows } = await database.owner.query<{ id: string }>('select id from api_keys')
    await seedOrganizations(database.owner, { count: 50, keyId: rows[0]?.id ?? '', reached: 50 })
    console.log(`Memory of its own, idle: one process ${await memoryOf(one)}; two ${await memoryOf(two)}`)
    const page = get('/v1/organizations', one.apiKey)
    const measure = async (server: ServerProcess, most = requests): Promise<Figures> => {
      const pids = [...(await membersOf(server)), ...(await backends(database.owner, 'learn'))]
      const before = await cpuSeconds(pids)
      const slice = await load({
        port: server.port,
        connections,
        milliseconds: 120_000,
        most,
        request: () => page,
      })
      const milliseconds = ((await cpuSeconds(pids)) - before) * 1_000
      return { perSecond: slice.requests / slice.seconds, cost: milliseconds / slice.requests }
    }
    const figures: { one: Figures; two: Figures }[] = []
    await measure(one, warmingRequests)
    await measure(two, warmingRequests)
    for (let round = 0; round < rounds; round++) {
      const pair = { one: await measure(one), two: await measure(two) }
      figures.push(pair)
      console.log(`Round ${round + 1}: one process ${text(pair.one)}; two ${text(pair.two)}`)
    }
    const ratio = (of: keyof Figures) => median(figures.map(pair => pair.two[of] / pair.one[of]))
    console.log(
      `Memory of its own, after load: one process ${await memoryOf(one)}; two ${await memoryOf(two)}`,
    )
    bar('requests per second, two processes against one', ratio('perSecond'), { least: 1 })
    bar('CPU with PostgreSQL for each request, two processes against one', ratio('cost'), { most: 1.15 })
  } finally {
    await one.stop()
    await two.stop()
    await database.stop()
  }
}

interface Figures {
  readonly perSecond: number
  /** Milliseconds of CPU. */
  readonly cost: number
}

const text = ({ perSecond, cost }: Figures) => `${perSecond.toFixed(0)}/s at ${cost.toFixed(2)} ms of CPU`

/** The server's processes, its supervisor first. */
async function membersOf({ process: { pid = 0 } }: ServerProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return [pid, ...children.split(' ').filter(Boolean).map(Number)]
}

/** The memory of each process, including its part of shared memory. */
async function memoryOf(server: ServerProcess): Promise<string> {
  const each = await Promise.all(
    (await membersOf(server)).map(async pid => {
      const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
      return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024
    }),
  )
  return `${each.map(megabytes => megabytes.toFixed(0)).join(' + ')} MB`
}
