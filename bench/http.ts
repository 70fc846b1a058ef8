import { bar, median } from './bars.ts'
import { compare, type Pair } from './http/compare.ts'
import { openSite } from './http/site.ts'
import { measureWrites } from './http/writes.ts'
import { get, load } from './load.ts'
import { cpuSeconds, type ServerProcess } from './processes.ts'
import { createTokenLike } from './seed.ts'

const sliceMilliseconds = 150
const neighbours = 120
const connections = 16

/** Compares pages and changes with a bare server. PostgreSQL counts too, because the server makes it work. */
export async function run(): Promise<void> {
  const site = await openSite()
  const { database, server, keyId } = site
  try {
    for (const [name, pair] of Object.entries(site.pages)) {
      await sameBytes(pair)
      const { whole } = await compare(name, pair, database.owner)
      bar(`CPU efficiency with PostgreSQL against the bare server, ${name}`, whole, { least: 0.8 })
    }
    const token = await createTokenLike(database.owner, keyId)
    const ratio = await compareTokenWithKey(server, token, server.apiKey)
    bar('CPU efficiency of a token against a key, page of 25 organizations', ratio, { least: 0.97 })
    await measureWrites({ owner: database.owner, ...site })
  } finally {
    await site.close()
  }
}

/** Checks that both servers send the same response, so that the comparison is fair. */
async function sameBytes({ ours, theirs }: Pair): Promise<void> {
  const [mine, its] = await Promise.all(
    [ours, theirs].map(side => bodyOf(side.listener.port, side.request())),
  )
  if (mine !== its) throw new Error(`The servers' responses differ:\n${mine}\n${its}`)
}

async function bodyOf(port: number, request: string): Promise<string> {
  const path = request.split(' ')[1]
  const authorization = /Authorization: (.*)\r/.exec(request)?.[1] ?? ''
  return await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } })).text()
}

/**
 * The CPU of a request with a key, divided by that with a token. The difference is smaller than the noise of one slice, so
 * this takes the median ratio of many short neighbouring slices.
 */
async function compareTokenWithKey(server: ServerProcess, token: string, key: string): Promise<number> {
  const measure = async (secret: string) => {
    const pids = [server.process.pid ?? 0]
    const before = await cpuSeconds(pids)
    const { requests } = await load({
      port: server.port,
      connections,
      milliseconds: sliceMilliseconds,
      request: () => get('/v1/organizations', secret),
    })
    return ((await cpuSeconds(pids)) - before) / requests
  }
  const ratios: number[] = []
  for (let round = 0; round < neighbours; round++) {
    // Alternate which goes first.
    const first = await measure(round % 2 ? token : key)
    const second = await measure(round % 2 ? key : token)
    ratios.push(round % 2 ? second / first : first / second)
  }
  console.log(`\nCPU of a key against a token, page of 25 organizations: ${median(ratios).toFixed(3)}`)
  return median(ratios)
}
