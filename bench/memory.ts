import { bar, median } from './bars.ts'
import { get, load } from './load.ts'
import { residentMegabytes, startDatabase, startServer } from './processes.ts'
import { seedOrganizations } from './seed.ts'

const requests = 100_000
const step = 5_000

/** The server's resident memory during 100,000 requests for a page of 25 organizations. */
export async function run(): Promise<void> {
  const database = await startDatabase()
  const server = await startServer(database.url)
  try {
    const { rows } = await database.owner.query<{ id: string }>('select id from api_keys')
    await seedOrganizations(database.owner, { count: 50, keyId: rows[0]?.id ?? '', reached: 50 })
    const page = get('/v1/organizations', server.apiKey)
    const samples: number[] = []
    for (let done = 0; done < requests; done += step) {
      await load({
        port: server.port,
        connections: 32,
        milliseconds: 120_000,
        most: step,
        request: () => page,
      })
      samples.push(await residentMegabytes(server.process.pid ?? 0))
      console.log(
        `${(done + step).toLocaleString('en').padStart(8)} requests: ${samples.at(-1)?.toFixed(0)} MB`,
      )
    }
    const quarter = samples.length / 4
    const growth = median(samples.slice(-quarter)) / median(samples.slice(-2 * quarter, -quarter))
    bar('resident memory after 100,000 requests', samples.at(-1) ?? Number.NaN, { most: 200 }, ' MB')
    bar('memory in the last quarter against the quarter before', growth, { most: 1.05 })
  } finally {
    await server.stop()
    await database.stop()
  }
}
